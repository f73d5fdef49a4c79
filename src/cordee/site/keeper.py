"""What has to be done though nobody asks: clocks, lost bots, results, old tables."""

import asyncio
import time

import structlog

from cordee.core.faults import CordeeError
from cordee.site.clock import now
from cordee.site.hall import Hall
from cordee.site.store import archive, lobby, results
from cordee.site.store.database import Database

SOON, OFTEN, SELDOM = 1.0, 5.0, 600.0  # seconds between rounds
LOG = structlog.get_logger("keeper")


class Keeper:
    """Goes round. What one node leaves undone another finds in the database."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database = database
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._rounds(SOON, self.mind_clocks)),
            asyncio.create_task(self._rounds(OFTEN, self.find_lost)),
            asyncio.create_task(self._rounds(SELDOM, self.put_away)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rounds(self, pause: float, work) -> None:  # type: ignore[no-untyped-def]
        while True:
            await asyncio.sleep(pause)
            begun = time.monotonic()
            try:
                await work()
            except CordeeError as error:
                LOG.warning("a round was cut short", work=work.__name__, code=error.code)
            except Exception:
                LOG.exception("a round failed", work=work.__name__)
            if time.monotonic() - begun > pause:
                LOG.info("a long round", work=work.__name__)

    async def mind_clocks(self) -> None:
        for id_ in self._hall.due_now():
            await self._hall.look_after(id_)

    async def find_lost(self) -> None:
        """Tables whose time came while nobody had them in memory, and results never written."""
        for id_ in await lobby.due_before(self._database, now()):
            await self._hall.look_after(id_)
        for id_ in await results.unsettled(self._database):
            await results.settle(self._database, await self._hall.read(id_))

    async def put_away(self) -> None:
        for id_ in await archive.old_tables(self._database, now() - archive.OLD_AFTER):
            if not self._hall.has_listeners(id_):
                self._hall.drop(id_)
                await archive.archive(self._database, id_)
