"""Shapes that the API answers with, shared by its parts."""

from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

Item = TypeVar("Item")

PAGE = 50
MOST_PAGE = 200

Cursor = Annotated[str, Meta(max_length=40, description="From the last page's `next`")]


class Page(msgspec.Struct, Generic[Item], frozen=True):
    """One page of a long list; `next` asks for the following one."""

    items: list[Item]
    next: str | None


class SeatLine(msgspec.Struct, frozen=True):
    """A seat in a list."""

    seat: int
    name: str
    bot: str | None
    taken: bool


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    options: dict[str, str]
    clock: int | None
    seats: list[SeatLine]
    your_turn: bool = False
    yours: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A refusal: a code, and the sentence in both languages."""

    code: str
    sentence: dict[str, str]
    section: int | None = None


class Created(msgspec.Struct, frozen=True):
    """A new table: its id, and the promise of a fair deal to be kept until the end."""

    id: str
    commitment: str
    link: str


class Me(msgspec.Struct, frozen=True):
    """The guest as they see themselves."""

    id: str
    name: str
    has_recovery: bool


class RecordLine(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    ended: int
    players: list[str]
    points: list[int]
    winners: list[int]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: how it is written, what it is unless chosen, what it can be."""

    name: str
    kind: str  # whole, choice, switch, seats
    default: str
    values: list[str]
    least: int | None = None
    most: int | None = None
    none: str | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    variants: dict[str, dict[str, str]]
    bots: list[str]
    rules_version: int


class Stats(msgspec.Struct, frozen=True):
    """A player's games of one kind."""

    game: str
    played: int
    won: int
    best: int
    mean: float
    rating: float | None
    rated: int


class PlayerInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    stats: list[Stats]


class RatingLine(msgspec.Struct, frozen=True):
    player: str
    name: str
    rating: float
    games: int


class RecordInfo(msgspec.Struct, frozen=True):
    """A record's page: everything that may be known once a game is over."""

    id: str
    game: str
    text: str
    players: list[str]
    result: Any
