"""Old tables: their log is packed into one row, and unpacked again when somebody comes back."""

from sqlalchemy import delete, insert, select, update

from cordee.site.store import log
from cordee.site.store.database import Database
from cordee.site.store.schema import ARCHIVES, EVENTS, TABLES

OLD_AFTER = 30 * 24 * 3600 * 1000  # milliseconds without anything happening


async def old_tables(database: Database, before: int, most: int = 50) -> list[str]:
    """Tables that nothing has happened at since a time."""
    async with database.read() as connection:
        asked = select(TABLES.c.id).where(
            TABLES.c.changed < before, TABLES.c.archived.is_(False), TABLES.c.seq > 0
        )
        return list((await connection.execute(asked.limit(most))).scalars())


async def archive(database: Database, id_: str) -> None:
    """Packs a table's log. Whatever happens, it is in one place or the other."""
    async with database.write() as connection:
        events = await log.events_after(connection, id_, 0)
        if not events:
            return
        await connection.execute(insert(ARCHIVES), {"table_id": id_, "events": log.pack(events)})
        await connection.execute(delete(EVENTS).where(EVENTS.c.table_id == id_))
        await connection.execute(update(TABLES).where(TABLES.c.id == id_).values(archived=True))


async def restore(database: Database, id_: str) -> None:
    """Unpacks it."""
    async with database.write() as connection:
        found = await connection.execute(
            select(ARCHIVES.c.events).where(ARCHIVES.c.table_id == id_).with_for_update()
        )
        blob = found.scalar_one_or_none()
        if blob is None:
            return
        rows = [log.event_row(id_, event) for event in log.unpack(blob)]
        await connection.execute(insert(EVENTS), rows)
        await connection.execute(delete(ARCHIVES).where(ARCHIVES.c.table_id == id_))
        await connection.execute(update(TABLES).where(TABLES.c.id == id_).values(archived=False))
