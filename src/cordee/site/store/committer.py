"""Group commit: what many tables want stored goes into one transaction, durable before visible.

While one transaction is being made durable the next ones gather; each is answered only after its
own. Nothing is given up for speed: a commit still waits for the disk.
"""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cordee.site import metrics
from cordee.site.faults import Conflict
from cordee.site.store.database import Database, unavailable
from cordee.site.store.writers import Writer, writer_for

MOST_AT_ONCE = 500
LOG = structlog.get_logger("committer")


@dataclass(slots=True)
class Write:
    """What one table wants stored, all or nothing."""

    table: str
    seq: int
    events: list[dict[str, Any]]
    summary: dict[str, Any]
    seats: list[dict[str, Any]] | None
    done: "asyncio.Future[None]" = field(init=False)  # made when it is given to the committer


class Committer:
    """Writes for all tables of this node. A table is in one transaction at a time."""

    def __init__(self, database: Database, node: str) -> None:
        self._writer: Writer = writer_for(database, node)
        self._waiting: list[Write] = []
        self._in_flight = 0
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._tasks = [
            asyncio.create_task(self._run(), name=f"committer {n}")
            for n in range(self._writer.at_once)
        ]

    async def stop(self) -> None:
        """What waits is still written."""
        while self._waiting or self._in_flight:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._writer.close()

    async def store(self, write: Write) -> None:
        """Returns once it is durable. Conflict: another node was faster."""
        write.done = self._loop.create_future()
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._wake.clear()
            if not batch:
                continue
            begun = time.perf_counter()
            self._in_flight += 1
            try:
                await self._write(batch)
            finally:
                self._in_flight -= 1
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
            metrics.COMMIT_SIZE.observe(len(batch))

    async def _write(self, batch: list[Write]) -> None:
        try:
            await self._writer.transaction(batch)
        except IntegrityError:
            # Somebody else wrote to one of these tables: find out to which, one by one.
            if len(batch) == 1:
                _settle(batch, Conflict("table-changed"))
                return
            for write in batch:
                await self._write([write])
        except (TimeoutError, SQLAlchemyError, OSError) as error:
            _settle(batch, unavailable(error))
        except Exception as error:  # whatever it is, the next batch is still written
            LOG.error("a transaction failed", kind=type(error).__name__)
            _settle(batch, unavailable(error))
        except BaseException as error:
            _settle(batch, unavailable(OSError(type(error).__name__)))
            raise
        else:
            _settle(batch, None)


def _settle(batch: list[Write], error: Exception | None) -> None:
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
