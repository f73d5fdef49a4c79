"""Options of a table: a frozen value whose defaults are the published rules.

A game declares a Struct whose fields carry their kind: `rounds: Annotated[int, Whole(1, 9)] = 3`.
Values come as Python values or as text (`--option rounds=1`) and go back to the same text.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from cordee.core.faults import BadOption
from cordee.words import Phrase


class Kind(Protocol):
    """What an option can be: read from text or a value, written back, described."""

    def read(self, value: object) -> Any: ...
    def write(self, value: Any) -> str: ...
    def expected(self) -> Phrase: ...


class Whole:
    """A whole number in a range; `none`, where given, is a word that stands for no number."""

    def __init__(self, least: int, most: int, *, none: str | None = None) -> None:
        self.least, self.most, self.none = least, most, none

    def read(self, value: object) -> int | None:
        if self.none is not None and (value is None or str(value).lower() == self.none):
            return None
        if isinstance(value, bool):
            raise ValueError
        number = int(str(value))
        if not self.least <= number <= self.most:
            raise ValueError
        return number

    def write(self, value: int | None) -> str:
        return str(self.none) if value is None else str(value)

    def expected(self) -> Phrase:
        range_ = {"least": str(self.least), "most": str(self.most)}
        if self.none is None:
            return Phrase("expected-whole", range_)
        return Phrase("expected-whole-or", range_ | {"none": self.none})


class Choice:
    """One of a few values."""

    def __init__(self, *values: int | str) -> None:
        self.values = values

    def read(self, value: object) -> int | str:
        for known in self.values:
            if str(known) == str(value).lower() and not isinstance(value, bool):
                return known
        raise ValueError

    def write(self, value: int | str) -> str:
        return str(value)

    def expected(self) -> Phrase:
        return Phrase("expected-choice", {"values": self.values})


class Switch:
    """On or off."""

    WORDS: ClassVar = {"on": True, "true": True, "yes": True, "1": True,
             "off": False, "false": False, "no": False, "0": False}  # fmt: skip

    def read(self, value: object) -> bool:
        try:
            return self.WORDS[str(value).lower()]
        except KeyError:
            raise ValueError from None

    def write(self, value: bool) -> str:
        return "on" if value else "off"

    def expected(self) -> Phrase:
        return Phrase("expected-switch")


class Hidden(Switch):
    """A switch for research: no list offers it, and only a table that has it on tells of it."""


class SeatOrder:
    """Seats in an order, or none."""

    def read(self, value: object) -> tuple[int, ...] | None:
        if value is None or str(value).lower() == "none":
            return None
        parts = value.split(",") if isinstance(value, str) else value
        order = tuple(int(str(part)) for part in parts)  # type: ignore[attr-defined]
        if sorted(order) != list(range(len(order))):
            raise ValueError
        return order

    def write(self, value: tuple[int, ...] | None) -> str:
        return "none" if value is None else ",".join(str(seat) for seat in value)

    def expected(self) -> Phrase:
        return Phrase("expected-seat-order")


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What every game has. A game's own options extend it."""

    first: Annotated[int | None, Whole(0, 7, none="random")] = None
    memory_aid: Annotated[bool, Switch()] = True
    ages: Annotated[tuple[int, ...] | None, SeatOrder()] = None

    def __post_init__(self) -> None:
        """A value that is no value of its option is refused however the options are made."""
        for name, kind in kinds(type(self)).items():
            value = getattr(self, name)
            if not _fits(kind, value):
                raise BadOption("bad-option", option=name, value=value, expected=kind.expected())


def _fits(kind: Kind, value: object) -> bool:
    try:
        read = kind.read(value)
    except (ValueError, TypeError):
        return False
    return bool(read == value) and type(read) is type(value)


Own = TypeVar("Own", bound=Options)


@cache
def kinds(options: type[Options]) -> Mapping[str, Kind]:
    """The options of a game in the order of its declaration."""
    hints = get_type_hints(options, include_extras=True)
    return {name: get_args(hints[name])[1] for name in options.__struct_fields__}


def offered(options: type[Options]) -> Mapping[str, Kind]:
    """The options that people are asked about."""
    return {name: kind for name, kind in kinds(options).items() if not isinstance(kind, Hidden)}


def make(options: type[Own], game: str, values: Mapping[str, object]) -> Own:
    """Options from names and values; a name or value that does not exist is refused."""
    known = kinds(options)
    read = {}
    for name, value in values.items():
        if name not in known:
            offered_ = tuple(offered(options))
            raise BadOption("unknown-option", game=game, option=name, known=offered_)
        try:
            read[name] = known[name].read(value)
        except (ValueError, TypeError):
            raise BadOption(
                "bad-option", option=name, value=value, expected=known[name].expected()
            ) from None
    return options(**read)


def as_text(options: Options) -> dict[str, str]:
    """Every option as the text that reads back to it."""
    return {
        name: kind.write(getattr(options, name))
        for name, kind in kinds(type(options)).items()
        if not isinstance(kind, Hidden) or getattr(options, name)
    }
