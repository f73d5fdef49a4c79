"""What can go wrong, one exception per kind of fault. Each says what was tried and expected.

The sentence is `fault-<code>` of the catalogues, in whichever language is asked for.
"""

from typing import Any

from cordee import words
from cordee.core.reason import Reason


class CordeeError(Exception):
    """A fault with a code, its parameters and a sentence in every language."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def say(self, language: str) -> str:
        return words.say(f"fault-{self.code}", language, **self.params)

    def __str__(self) -> str:
        return self.say(words.default_language())


def os_problem(error: OSError | UnicodeDecodeError) -> words.Phrase:
    """Why a file cannot be read or written, in words of our own."""
    known = {
        FileNotFoundError: "problem-not-found",
        PermissionError: "problem-permission",
        IsADirectoryError: "problem-folder",
        NotADirectoryError: "problem-no-folder",
        FileExistsError: "problem-exists",
        UnicodeDecodeError: "problem-not-text",
    }
    return words.Phrase(known.get(type(error), "problem-other"), {"detail": str(error)})


class UnknownGame(CordeeError, LookupError):
    """No game of that name."""


class UnknownVariant(CordeeError, LookupError):
    """No variant of that name in this game."""


class BadOption(CordeeError, ValueError):
    """An option that does not exist, or a value it cannot have."""


class BadSeats(CordeeError, ValueError):
    """A number of seats the game does not have, or a seat that is not at the table."""


class BadSeed(CordeeError, ValueError):
    """A seed that is not a whole number of at most 128 bits."""


class BadNotation(CordeeError, ValueError):
    """Words that are no move of this game."""


class StaleDecision(CordeeError):
    """A move that answers a decision which is no longer open."""


class CannotUndo(CordeeError):
    """Nothing of this seat's can be taken back."""


class MatchIsOver(CordeeError):
    """Something that only a match in progress allows."""


class BadRecord(CordeeError, ValueError):
    """A record that was cut short, edited, made by a newer version, or never was one."""


class BadData(CordeeError, ValueError):
    """A data pack with a wrong or missing entry."""


class BadSheet(CordeeError, ValueError):
    """A score sheet that no legal play could make."""


class UnknownBot(CordeeError, LookupError):
    """No bot of that name, level or version."""


class BotFailed(CordeeError):
    """A program that took a seat has crashed, was too slow or broke the rules: it forfeits."""


class NoDevice(CordeeError, LookupError):
    """A device that is not there, or that nothing installed can drive."""


class IllegalMove(CordeeError):
    """A move the rules refuse; `reason` says why. Nothing has changed."""

    def __init__(self, seat: int, move: str, reason: Reason) -> None:
        super().__init__("illegal-move", seat=seat, move=move)
        self.reason = reason

    def say(self, language: str) -> str:
        return words.say(
            "fault-illegal-move",
            language,
            move=self.params["move"],
            reason=self.reason.say(language),
            section=self.reason.section,
        )
