"""New tables from what somebody asks for, checked before anything is stored."""

from typing import Annotated

import msgspec
from msgspec import Meta

from cordee import games
from cordee.bots import check_seat
from cordee.core import journal
from cordee.core import options as options_
from cordee.core.datapack import Pack
from cordee.core.fair import commitment_of
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.turn import Over
from cordee.core.version import VERSION
from cordee.site import deal
from cordee.site import events as e
from cordee.site.commands import person_name
from cordee.site.faults import Refused
from cordee.site.table import Table

LARGEST_DATA = 200_000  # characters of a given data pack
CLOCKS = (10, 7 * 24 * 3600)  # seconds a decision may have


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open` or `bot`. Several of `me` share one screen."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")] = "open"
    bot: Annotated[str, Meta(max_length=64)] | None = None
    name: Annotated[str, Meta(max_length=80)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[Wanted, ...], Meta(min_length=1, max_length=8)]
    variant: Annotated[str, Meta(max_length=32)] | None = None
    options: dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=64)]] = {}
    data: dict[str, str] | None = None
    listed: bool = False
    clock: int | None = None


def new(wanted: NewTable, host: str) -> e.Opening:
    """The opening of a table; what the game does not have is refused."""
    game = games[wanted.game]
    options = game.options(wanted.variant, **wanted.options)
    seats = game.check_seats(len(wanted.seats), options)
    pack = None
    if wanted.data is not None:
        if sum(len(text) for text in wanted.data.values()) > LARGEST_DATA:
            raise Refused("data-too-large", most=LARGEST_DATA)
        pack = Pack(wanted.data, builtin=False)
    game.table(options, seats, pack or game.builtin_data())
    if wanted.clock is not None and not CLOCKS[0] <= wanted.clock <= CLOCKS[1]:
        raise Refused("bad-clock", least=CLOCKS[0], most=CLOCKS[1])
    places = tuple(_place(seat, host, game, options, seats) for seat in wanted.seats)
    secret = deal.fresh_secret()
    return e.Opening(
        game=game.name,
        options=options_.as_text(options),
        data=None if pack is None else dict(pack.texts),
        seats=places,
        host=host,
        listed=wanted.listed,
        clock=wanted.clock,
        secret=secret,
        commitment=commitment_of(secret),
        previous=None,
        package=VERSION,
        rules=game.rules_version,
        stamp=(pack or game.builtin_data()).stamp,
        format=journal.FORMAT,
    )


def _place(seat: Wanted, host: str, game: Game, options: Options, seats: int) -> e.Place:
    if seat.kind == "bot":
        name = check_seat(seat.bot or "greedy", game, options, seats)
        return e.Place(bot=str(name))
    if seat.kind == "me":
        return e.Place(player=host, name=person_name(seat.name))
    return e.Place()


def again(table: Table, host: str, first: str) -> e.Opening:
    """The same people once more. `loser`: the last in the ranking begins."""
    if first not in ("rule", "loser"):
        raise Refused("bad-rematch")
    options = dict(table.opening.options)
    if first == "loser":
        options["first"] = str(_last_seat(table))
    places = tuple(
        e.Place(bot=seat.bot) if seat.bot else e.Place(player=seat.player, name=seat.name)
        for seat in table.seats
    )
    secret = deal.fresh_secret()
    return msgspec.structs.replace(
        table.opening,
        options=options,
        seats=places,
        host=host,
        secret=secret,
        commitment=commitment_of(secret),
        previous=table.id,
        package=VERSION,
    )


def linked(new_table: str) -> e.Rematched:
    return e.Rematched(new_table)


def _last_seat(table: Table) -> int:
    match = table.match
    assert match is not None and isinstance(match.turn, Over)
    worst = max(range(len(match.sides)), key=lambda side: match.turn.ranking[side])  # type: ignore[union-attr]
    return match.sides[worst][0]
