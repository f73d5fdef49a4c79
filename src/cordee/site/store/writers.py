"""How a batch becomes durable: a thread of its own on SQLite, one statement on PostgreSQL."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Engine, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cordee.site.store import log
from cordee.site.store.database import Database

if TYPE_CHECKING:
    from cordee.site.store.committer import Write

CHANNEL = "cordee"  # on which PostgreSQL tells the other nodes
NEWS_LENGTH = 7_900  # PostgreSQL takes 8,000 bytes
AT_ONCE = 2  # transactions PostgreSQL is given at the same time


class Writer(Protocol):
    """Makes a batch durable, all or nothing."""

    at_once: int

    async def transaction(self, batch: "Sequence[Write]") -> None: ...
    def close(self) -> None: ...


def writer_for(database: Database, node: str) -> Writer:
    if database.is_sqlite:
        return SqliteWriter(database.writer)
    return PostgresWriter(database.engine, node)


# The two statements of every move as SQLite takes them: it names parameters itself, so that nothing
# has to be put in order for each row.
ADD_EVENT, SUM_UP = (
    str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
    for statement in (log.ADD_EVENT, log.SUM_UP)
)


class SqliteWriter:
    """SQLite has one writer anyway: a whole transaction in one visit to its thread."""

    at_once = 1

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def transaction(self, batch: "Sequence[Write]") -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: "Sequence[Write]") -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(ADD_EVENT, [row for w in batch for row in w.events])
            connection.exec_driver_sql(SUM_UP, [w.summary for w in batch])
            seated = [w for w in batch if w.seats is not None]
            if seated:
                connection.execute(log.CLEAR_SEATS, [{"of_table": w.table} for w in seated])
                connection.execute(log.ADD_SEAT, [r for w in seated for r in w.seats or ()])

    def close(self) -> None:
        self._thread.shutdown(wait=True)


# A batch as columns: one round trip, and one statement is one transaction.
STORE = text("""
WITH added AS (
  INSERT INTO events (table_id, seq, kind, seat, decision, by, body, move_id, digest, at)
  SELECT * FROM unnest(
    CAST(:table_id AS text[]), CAST(:seq AS int[]), CAST(:kind AS text[]),
    CAST(:seat AS int[]), CAST(:decision AS int[]), CAST(:by AS text[]), CAST(:body AS text[]),
    CAST(:move_id AS text[]), CAST(:digest AS text[]), CAST(:at AS bigint[]))
), summed AS (
  UPDATE tables SET status = new.status, seq = new.seq, changed = new.changed,
    owing = new.owing, due = new.due
  FROM unnest(
    CAST(:of AS text[]), CAST(:new_status AS text[]), CAST(:new_seq AS int[]),
    CAST(:new_changed AS bigint[]), CAST(:new_owing AS text[]), CAST(:new_due AS bigint[])
  ) AS new (id, status, seq, changed, owing, due)
  WHERE tables.id = new.id
)
SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS told (news)
""")
EVENT_COLUMNS = ("table_id", "seq", "kind", "seat", "decision", "by", "body", "move_id", "digest",
                 "at")  # fmt: skip
SUMMARY_COLUMNS = ("new_status", "new_seq", "new_changed", "new_owing", "new_due")


class PostgresWriter:
    """The database arbitrates between nodes and tells them, in the transaction itself, which
    tables changed: name and number only, whoever hears it reads the rest."""

    at_once = AT_ONCE

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine = engine
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._node = node

    async def transaction(self, batch: "Sequence[Write]") -> None:
        seated = [w for w in batch if w.seats is not None]
        engine = self._engine if seated else self._alone
        async with engine.connect() as connection:
            await connection.execute(STORE, self._columns(batch))
            if seated:
                await self._seat(connection, seated)
                await connection.commit()

    async def _seat(self, connection: AsyncConnection, seated: "Sequence[Write]") -> None:
        await connection.execute(log.CLEAR_SEATS, [{"of_table": w.table} for w in seated])
        await connection.execute(log.ADD_SEAT, [r for w in seated for r in w.seats or ()])

    def _columns(self, batch: "Sequence[Write]") -> dict[str, Any]:
        rows = [row for w in batch for row in w.events]
        columns: dict[str, Any] = {name: [row[name] for row in rows] for name in EVENT_COLUMNS}
        columns |= {name: [w.summary[name] for w in batch] for name in SUMMARY_COLUMNS}
        columns["of"] = [w.table for w in batch]
        return columns | {"channel": CHANNEL, "news": self._news(batch)}

    def _news(self, batch: "Sequence[Write]") -> list[str]:
        told = [self._node]
        for write in batch:
            word = f" {write.table}:{write.seq}"
            if len(told[-1]) + len(word) > NEWS_LENGTH:
                told.append(self._node)
            told[-1] += word
        return told

    def close(self) -> None:
        """Its connections belong to the engine."""
