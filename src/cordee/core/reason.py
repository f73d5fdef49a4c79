"""Why a move is refused: a code, the § of the rules page, and a sentence in both languages."""

from typing import Any

import msgspec

from cordee import words


class Reason(msgspec.Struct, frozen=True):
    """A refusal, stated once. That a move is legal is the absence of one."""

    code: str
    section: int
    params: dict[str, Any] = {}

    def say(self, language: str) -> str:
        return words.say(f"reason-{self.code}", language, **self.params)

    @property
    def fr(self) -> str:
        return self.say("fr")

    @property
    def en(self) -> str:
        return self.say("en")
