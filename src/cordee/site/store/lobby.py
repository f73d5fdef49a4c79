"""Lists of tables: the lobby, my games, what is due, finished games."""

from typing import Any

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cordee.site.api.wire import SeatLine, TableLine
from cordee.site.events import Opening
from cordee.site.faults import Refused
from cordee.site.store.database import Database
from cordee.site.store.schema import SEATS, TABLES

SHOWN = (TABLES.c.id, TABLES.c.opening, TABLES.c.created, TABLES.c.game, TABLES.c.status,
         TABLES.c.changed, TABLES.c.owing)  # fmt: skip


async def listed(
    database: Database, game: str | None, status: str | None, cursor: str | None, most: int
) -> tuple[list[TableLine], str | None]:
    """Tables open to all, the latest first."""
    asked = select(*SHOWN).where(TABLES.c.listed.is_(True))
    asked = asked.where(TABLES.c.status.in_([status] if status else ["waiting", "playing"]))
    if game:
        asked = asked.where(TABLES.c.game == game)
    return await _page(database, asked, cursor, most, None)


async def of_player(
    database: Database, player: str, cursor: str | None, most: int, *, over: bool = False
) -> tuple[list[TableLine], str | None]:
    """A player's games, the latest first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
    statuses = ["over"] if over else ["waiting", "playing"]
    asked = select(*SHOWN).where(TABLES.c.id.in_(mine), TABLES.c.status.in_(statuses))
    return await _page(database, asked, cursor, most, player)


async def due_before(database: Database, time: int, most: int = 100) -> list[str]:
    """Tables that should be looked after."""
    asked = select(TABLES.c.id).where(TABLES.c.due <= time, TABLES.c.status == "playing")
    async with database.read() as connection:
        return list((await connection.execute(asked.order_by(TABLES.c.due).limit(most))).scalars())


async def summary_of(database: Database, ids: list[str], player: str | None) -> list[TableLine]:
    async with database.read() as connection:
        rows = (await connection.execute(select(*SHOWN).where(TABLES.c.id.in_(ids)))).all()
        return await _lines(connection, rows, player)


async def _page(
    database: Database, asked: Any, cursor: str | None, most: int, player: str | None
) -> tuple[list[TableLine], str | None]:
    if cursor:
        changed, id_ = read_cursor(cursor)
        asked = asked.where(
            or_(TABLES.c.changed < changed, and_(TABLES.c.changed == changed, TABLES.c.id > id_))
        )
    asked = asked.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most + 1)
    async with database.read() as connection:
        rows = (await connection.execute(asked)).all()
        lines = await _lines(connection, rows[:most], player)
    last = rows[most - 1] if len(rows) > most else None
    return lines, None if last is None else f"{last.changed}.{last.id}"


def read_cursor(cursor: str) -> tuple[int, str]:
    """Where a page begins, from what the last one answered."""
    number, dot, id_ = cursor.partition(".")
    if not dot or not (number.isascii() and number.isdigit()) or len(number) > 15:
        raise Refused("bad-cursor")
    return int(number), id_


async def _lines(connection: AsyncConnection, rows: Any, player: str | None) -> list[TableLine]:
    ids = [row.id for row in rows]
    asked = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    seats: dict[str, list[Any]] = {}
    for seat in (await connection.execute(asked)).all() if ids else ():
        seats.setdefault(seat.table_id, []).append(seat)
    lines = []
    for row in rows:
        opening = msgspec.json.decode(row.opening, type=Opening)
        owing = {int(seat) for seat in row.owing.split(",") if seat}
        own = {s.seat for s in seats.get(row.id, ()) if player and s.player == player}
        lines.append(
            TableLine(
                id=row.id,
                game=row.game,
                status=row.status,
                created=row.created,
                changed=row.changed,
                options=opening.options,
                clock=opening.clock,
                seats=[
                    SeatLine(s.seat, s.name, s.bot, s.player is not None or s.bot is not None)
                    for s in seats.get(row.id, ())
                ],
                your_turn=bool(owing & own),
                yours=bool(own),
            )
        )
    return lines
