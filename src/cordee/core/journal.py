"""What happened, line by line, and the text of a record.

cordee record 1
game classic
...                      versions, seats, options, players, data
moves
~ deck r7 b3 ...         luck, as it happened
0 play r7                a seat's move
! undo 0                 what is no move: undo, resign, seat (another player takes over)
result                   once over: how, who won, the totals
...
end 6f1c...              a checksum of all lines above
"""

import hashlib
from typing import TYPE_CHECKING, Protocol

from cordee.core import options as options_
from cordee.core.fair import as_lines
from cordee.core.turn import Over
from cordee.core.version import VERSION

if TYPE_CHECKING:
    from cordee.core.match import Match

FORMAT = 1
TITLE = "cordee record"


class Luck(Protocol):
    """Answers a pending chance: from a seed, from a record, or from a chance node."""

    def draw(self, match: "Match", source: int, size: int) -> int: ...


class Journal:
    """The events of a match in order. Moves of a secret decision wait for the reveal."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.opening: list[str] | None = None  # what the record begins with, once written
        self._luck: str | None = None  # the source of the line being written
        self._secret: list[tuple[int, str]] = []

    @property
    def seq(self) -> int:
        return len(self.lines)

    def move(self, seat: int, text: str, *, secret: bool) -> None:
        if secret:
            self._secret.append((seat, text))
        else:
            self._write(f"{seat} {text}")

    def chance(self, source: str, word: str) -> None:
        """Draws of one source that follow each other share a line."""
        if self._luck == source:
            self.lines[-1] += f" {word}"
        else:
            self._write(f"~ {source} {word}")
            self._luck = source

    def event(self, name: str, seat: int, detail: str = "") -> None:
        """What is no move. Moves that wait for a reveal go on waiting, and will stand after it."""
        self._write(f"! {name} {seat} {detail}".rstrip())

    def reveal(self) -> None:
        """A secret decision is done: its moves join the journal in the order of the seats."""
        for line in self._in_seat_order():
            self._write(line)
        self._secret.clear()

    @property
    def has_secrets(self) -> bool:
        """Whether moves wait for a reveal."""
        return bool(self._secret)

    @property
    def secrets(self) -> list[tuple[int, str]]:
        """The moves that wait for a reveal, as they were made."""
        return self._secret

    def drop_last_of(self, seat: int) -> bool:
        """A seat's latest move of a secret decision was never made; False where there is none."""
        for place in reversed(range(len(self._secret))):
            if self._secret[place][0] == seat:
                del self._secret[place]
                return True
        return False

    def drop_secrets(self) -> None:
        """A secret decision was never asked: what was done in it so far is gone."""
        self._secret.clear()

    def take_back(self) -> None:
        """A secret decision is broken off: only its last move, which did that, is told."""
        del self._secret[:-1]

    def all_lines(self) -> list[str]:
        """Every event, secret ones included."""
        return self.lines + self._in_seat_order()

    def _in_seat_order(self) -> list[str]:
        ordered = sorted(self._secret, key=lambda entry: entry[0])
        return [f"{seat} {text}" for seat, text in ordered]

    def _write(self, line: str) -> None:
        self.lines.append(line)
        self._luck = None


def write(match: "Match", *, with_seed: bool) -> str:
    """The record of a match as it stands."""
    lines = [*_opening(match, with_seed=with_seed), "moves", *match.journal.all_lines()]
    if isinstance(match.turn, Over):
        lines += ["result", f"over {match.turn.reason}"]
        lines.append("winners " + " ".join(str(seat) for seat in match.turn.winners))
        for score in match.turn.scores:
            lines.append(
                f"side {score.side} rank {match.turn.ranking[score.side]} total {score.total}"
            )
    lines.append(f"digest {match.digest()}")
    return sealed(lines)


def sealed(lines: list[str]) -> str:
    """Lines as the text of a record, with the checksum that shows edits and cuts."""
    text = "\n".join(lines) + "\n"
    return f"{text}end {checksum(text)}\n"


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _opening(match: "Match", *, with_seed: bool) -> list[str]:
    if match.journal.opening is None:
        match.journal.opening = _fixed_opening(match)
    if not with_seed:
        return match.journal.opening
    proof = as_lines(match.fair) if match.fair else []
    return [*match.journal.opening, *proof, f"seed {match.seed:x}"]


def _fixed_opening(match: "Match") -> list[str]:
    lines = [
        f"{TITLE} {FORMAT}",
        f"cordee {VERSION}",
        f"game {match.game.name}",
        f"rules {match.game.rules_version}",
        f"seats {match.seats}",
    ]
    lines += [f"option {name}={text}" for name, text in options_.as_text(match.options).items()]
    lines += [f"player {seat} {name}".rstrip() for seat, name in enumerate(match.first_players)]
    if match.data.builtin:
        lines.append(f"data builtin {match.data.stamp}")
    else:
        lines.append(f"data given {match.data.stamp}")
        for name, text in sorted(match.data.texts.items()):
            lines.append(f"file {name}")
            lines += [f"| {line}" for line in text.split("\n")]
    return lines
