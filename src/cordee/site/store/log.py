"""The log of events in the database: reading a table back, and the rows that make it."""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cordee.site import commands
from cordee.site import events as e
from cordee.site.store.schema import ARCHIVES, EVENTS, SEATS, TABLES
from cordee.site.table import Table

ADD_EVENT = insert(EVENTS)
SUM_UP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        status=bindparam("new_status"),
        seq=bindparam("new_seq"),
        changed=bindparam("new_changed"),
        owing=bindparam("new_owing"),
        due=bindparam("new_due"),
    )
)
CLEAR_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("of_table"))
ADD_SEAT = insert(SEATS)


def event_row(table: str, event: e.Event) -> dict[str, Any]:
    """An event as a row."""
    what = event.what
    return {
        "table_id": table,
        "seq": event.seq,
        "kind": str(what.__struct_config__.tag),
        "seat": getattr(what, "seat", None),
        "decision": what.decision if isinstance(what, e.Moved) else None,
        "by": event.by,
        "body": what.move if isinstance(what, e.Moved) else e.body(what),
        "move_id": event.move_id,
        "digest": event.digest,
        "at": event.at,
    }


def read_row(row: Any) -> e.Event:
    """An event from its row."""
    if row.kind == "move":
        what: e.Happening = e.Moved(row.seat, row.body, row.decision)
    else:
        what = e.read_body(row.body)
    return e.Event(
        seq=row.seq, at=row.at, by=row.by, what=what, move_id=row.move_id, digest=row.digest
    )


def summary(table: Table) -> dict[str, Any]:
    """What lists show of a table."""
    return {
        "table_id": table.id,
        "new_status": table.status,
        "new_seq": table.seq,
        "new_changed": table.changed_at,
        "new_owing": ",".join(str(seat) for seat in table.owing()),
        "new_due": due(table),
    }


def due(table: Table) -> int | None:
    """When a table wants to be looked at though nobody comes: a clock, or a bot that owes."""
    times = [commands.due(table)]
    if table.bots_to_ask():
        times.append(table.changed_at + 10_000)  # should its node be lost
    return min((time for time in times if time is not None), default=None)


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "seat": n, "player": s.player, "name": s.name, "bot": s.playing_bot}
        for n, s in enumerate(table.seats)
    ]


def table_row(table: Table) -> dict[str, Any]:
    """A new table."""
    opening = table.opening
    return {
        "id": table.id,
        "opening": msgspec.json.encode(opening).decode(),
        "created": table.created,
        "game": opening.game,
        "listed": opening.listed,
        "status": table.status,
        "seq": table.seq,
        "changed": table.changed_at,
        "owing": "",
        "due": None,
        "archived": False,
    }


async def load(connection: AsyncConnection, id_: str) -> tuple[Table, bool] | None:
    """A table as its events have made it, and whether these lie in the archive."""
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == id_))).one_or_none()
    if row is None:
        return None
    table = Table(id_, msgspec.json.decode(row.opening, type=e.Opening), row.created)
    for event in await events_after(connection, id_, 0, archived=row.archived):
        table.fold(event)
    return table, bool(row.archived)


async def events_after(
    connection: AsyncConnection, id_: str, seq: int, *, archived: bool = False
) -> list[e.Event]:
    """The events of a table that follow a number."""
    if archived:
        found = await connection.execute(
            select(ARCHIVES.c.events).where(ARCHIVES.c.table_id == id_)
        )
        blob = found.scalar_one_or_none()
        if blob is not None:
            return [event for event in unpack(blob) if event.seq > seq]
    asked = select(EVENTS).where(EVENTS.c.table_id == id_, EVENTS.c.seq > seq)
    rows = await connection.execute(asked.order_by(EVENTS.c.seq))
    return [read_row(row) for row in rows]


def pack(events: Iterable[e.Event]) -> bytes:
    """A log for the archive."""
    return zlib.compress(msgspec.json.encode(list(events)), 9)


def unpack(blob: bytes) -> list[e.Event]:
    return msgspec.json.decode(zlib.decompress(blob), type=list[e.Event])
