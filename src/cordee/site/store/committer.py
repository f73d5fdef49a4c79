"""Group commit: what many tables want stored goes into one transaction, durable before visible.

While one transaction is being made durable the next ones gather; each is answered only after its
own. Nothing is given up for speed: a commit still waits for the disk.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from cordee.site import metrics
from cordee.site.faults import Conflict
from cordee.site.store import log
from cordee.site.store.database import Database, unavailable

MOST_AT_ONCE = 500
CHANNEL = "cordee"  # on which PostgreSQL tells the other nodes
NEWS_LENGTH = 7_900  # PostgreSQL takes 8,000 bytes


@dataclass(slots=True)
class Write:
    """What one table wants stored, all or nothing."""

    table: str
    seq: int
    events: list[dict[str, Any]]
    summary: dict[str, Any]
    seats: list[dict[str, Any]] | None
    done: "asyncio.Future[None]" = field(init=False)

    def __post_init__(self) -> None:
        self.done = asyncio.get_running_loop().create_future()


class Committer:
    """One task that writes for all tables of this node."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.on_loss: Callable[[], None] = lambda: None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """What waits is still written."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()

    async def store(self, write: Write) -> None:
        """Returns once it is durable. Conflict: another node was faster."""
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._wake.clear()
            begun = time.perf_counter()
            await self._write(batch)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
            metrics.COMMIT_SIZE.observe(len(batch))

    async def _write(self, batch: list[Write]) -> None:
        try:
            await self._transaction(batch)
        except IntegrityError:
            # Somebody else wrote to one of these tables: find out to which, one by one.
            if len(batch) == 1:
                _settle(batch, Conflict("table-changed"))
                return
            for write in batch:
                await self._write([write])
        except (TimeoutError, SQLAlchemyError, OSError) as error:
            _settle(batch, unavailable(error))
        except Exception as error:
            _settle(batch, unavailable(error))
            raise
        else:
            _settle(batch, None)

    async def _transaction(self, batch: list[Write]) -> None:
        async with self._database.engine.begin() as connection:
            await connection.execute(log.ADD_EVENT, [row for w in batch for row in w.events])
            await connection.execute(log.SUM_UP, [w.summary for w in batch])
            seated = [w for w in batch if w.seats is not None]
            if seated:
                await connection.execute(log.CLEAR_SEATS, [{"of_table": w.table} for w in seated])
                await connection.execute(log.ADD_SEAT, [r for w in seated for r in w.seats or ()])
            if not self._database.is_sqlite:
                await self._tell_nodes(connection, batch)

    async def _tell_nodes(self, connection: AsyncConnection, batch: list[Write]) -> None:
        """Table and number only: whoever hears it reads the rest from the database."""
        news = self._node
        for write in batch:
            word = f" {write.table}:{write.seq}"
            if len(news) + len(word) > NEWS_LENGTH:
                await _notify(connection, news)
                news = self._node
            news += word
        await _notify(connection, news)


async def _notify(connection: AsyncConnection, news: str) -> None:
    await connection.execute(text("SELECT pg_notify(:channel, :news)"),
                             {"channel": CHANNEL, "news": news})  # fmt: skip


def _settle(batch: list[Write], error: Exception | None) -> None:
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
