"""Deleting a person's data: what others played with stays, without the name and the words."""

import msgspec
from sqlalchemy import delete, or_, select, update

from cordee.site import commands
from cordee.site import events as e
from cordee.site.hall import Hall
from cordee.site.store import log
from cordee.site.store.database import Database
from cordee.site.store.schema import ARCHIVES, EVENTS, RECORDS, SEATS, TABLES
from cordee.site.table import PLAYING, WAITING, Table

BLANK = "…"  # what stands for words that were taken back


async def tables_of(database: Database, player: str) -> list[str]:
    """Every table that knows this player: by a seat, as its host, or by something said there."""
    asked = select(TABLES.c.id).where(
        or_(
            TABLES.c.opening.contains(player, autoescape=True),
            TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.player == player)),
            TABLES.c.id.in_(select(EVENTS.c.table_id).where(EVENTS.c.by == player)),
        )
    )
    async with database.read() as connection:
        found = set((await connection.execute(asked)).scalars())
        for row in await connection.execute(select(ARCHIVES)):
            if any(event.by == player for event in log.unpack(row.events)):
                found.add(row.table_id)
    return sorted(found)


async def leave(hall: Hall, id_: str, player: str) -> None:
    """The player's own tables close, seats are given up, and every node hears of it."""

    def make(table: Table) -> e.Happening | None:
        if table.status == WAITING and table.opening.host == player:
            return commands.close(table, player)
        for seat in table.seats_of(player):
            if table.status == WAITING:
                return commands.stand(table, player, seat)
            if table.status == PLAYING and table.seats[seat].stand_in is None:
                return commands.replace(table, player, seat)
        return None

    table = await hall.read(id_)
    for _ in range(1 + len(table.seats_of(player))):
        await hall.act(id_, player, make)
    await hall.act(id_, player, lambda table: e.Renamed(player, ""))


async def blank(database: Database, tables: list[str], player: str) -> None:
    """Takes names and words out of what is stored."""
    async with database.write() as connection:
        for id_ in tables:
            of_table = TABLES.c.id == id_
            row = (await connection.execute(select(TABLES.c.opening).where(of_table))).one()
            opening = _without(msgspec.json.decode(row.opening, type=e.Opening), player)
            told = {"opening": msgspec.json.encode(opening).decode()}
            await connection.execute(update(TABLES).where(of_table).values(told))
            named = EVENTS.c.kind.in_(["sat", "rename", "chat"]) & (EVENTS.c.table_id == id_)
            for row in (await connection.execute(select(EVENTS).where(named))).all():
                what = _nameless(e.read_body(row.body), player, row.by)
                if what is not None:
                    of_row = (EVENTS.c.table_id == id_) & (EVENTS.c.seq == row.seq)
                    body = update(EVENTS).where(of_row).values(body=e.body(what))
                    await connection.execute(body)
        mine = SEATS.c.player == player
        await connection.execute(update(SEATS).where(mine).values(name=""))
        await connection.execute(delete(RECORDS).where(RECORDS.c.by == player))


def _without(opening: e.Opening, player: str) -> e.Opening:
    seats = tuple(
        msgspec.structs.replace(place, name="") if place.player == player else place
        for place in opening.seats
    )
    return msgspec.structs.replace(opening, seats=seats)


def _nameless(what: e.Happening, player: str, by: str | None) -> e.Happening | None:
    """The event without the name or the words; None where there are none of this player's."""
    match what:
        case e.Sat() if what.player == player:
            return e.Sat(what.seat, what.player, "", what.number)
        case e.Renamed() if what.player == player:
            return e.Renamed(what.player, "")
        case e.Chatted() if by == player:
            return e.Chatted(BLANK)
    return None
