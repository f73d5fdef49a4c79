"""What followed from the moves of a match and everybody saw, in games whose moves do not say it."""

from typing import Protocol

import msgspec


class News(msgspec.Struct, frozen=True):
    """A sentence of the shared catalogue, in no language yet."""

    key: str
    params: dict[str, str] = {}
    things: dict[str, tuple[str, ...]] = {}  # parameters that are names printed in the data pack
    seat: int | None = None  # whose name the sentence says


class Witness(Protocol):
    """Stands beside a match; asked after each move what there is to tell."""

    def news(self) -> tuple[News, ...]:
        """What followed from the moves since it was last asked."""

    def taken_back(self) -> None:
        """The last moves were never made: all is as it lies there."""
