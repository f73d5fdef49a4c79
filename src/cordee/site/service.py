"""One node of the service: its parts, opened and closed together."""

import asyncio
import secrets
from typing import Any

import structlog
from sqlalchemy import select

from cordee.core.faults import CordeeError
from cordee.site import events as e
from cordee.site import forgetting
from cordee.site.bots import BotPool
from cordee.site.hall import Hall
from cordee.site.identity import People, Person
from cordee.site.keeper import Keeper
from cordee.site.limits import Buckets
from cordee.site.news import News
from cordee.site.settings import Settings
from cordee.site.store import results
from cordee.site.store.committer import Committer
from cordee.site.store.database import Database
from cordee.site.store.schema import SEATS, TABLES
from cordee.site.table import PLAYING, WAITING, Table
from cordee.site.warming import Warming

LOG = structlog.get_logger("service")


class Site:
    """Everything that handlers need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(4)
        self.database = Database(settings.database)
        self.committer = Committer(self.database, self.node)
        self.bots = BotPool(settings.bot_workers)
        self.hall = Hall(self.database, self.committer, self.bots)
        self.hall.on_over = self._settle
        self.people = People(self.database)
        self.keeper = Keeper(self.database, self.hall)
        self.news = None if self.database.is_sqlite else News(settings, self.hall, self.node)
        self.warming = Warming()
        self.is_open = False
        much = settings.generosity
        self.makers = Buckets(rate=1.0 * much, burst=30 * much)  # new tables and records
        self.askers = Buckets(rate=40.0 * much, burst=80 * much)
        self.chatters = Buckets(rate=1.0 * much, burst=5 * much)
        self.guesses = Buckets(rate=0.1 * much, burst=5 * much)  # recovery codes tried
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.database.migrate()
        await self.people.open()
        self.committer.start()
        self.keeper.start()
        if self.news is not None:
            self.news.start()
        self.warming.start()
        self.is_open = True

    async def close(self) -> None:
        """What was accepted is stored before the node goes."""
        self.is_open = False
        await self.warming.stop()
        await self.keeper.stop()
        if self.news is not None:
            await self.news.stop()
        await self.hall.stop()
        await self.committer.stop()
        self.bots.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()

    @property
    def is_ready(self) -> bool:
        return self.is_open and self.warming.is_done

    def link_to(self, table: str) -> str:
        return f"{self.settings.address}/table/{table}"

    def _settle(self, table: Table) -> None:
        task = asyncio.create_task(self._write_results(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_results(self, table: Table) -> None:
        try:
            await results.settle(self.database, table)
        except CordeeError as error:
            LOG.warning("results not written yet", table=table.id, code=error.code)

    # --- people at tables ----------------------------------------------------------------------

    async def rename_at_tables(self, person: Person) -> None:
        """Tables in progress call a person by the new name."""
        self.hall.rename(person.id, person.name)
        for id_ in await self._tables_of(person.id, WAITING, PLAYING):
            renamed = e.Renamed(person.id, person.name)
            await self.hall.act(id_, person.id, lambda table, what=renamed: what)  # type: ignore[misc]

    async def forget(self, person: Person) -> None:
        """Deletes a person's data: seats given up, words and names blanked, the identity void."""
        everywhere = await forgetting.tables_of(self.database, person.id)
        for id_ in everywhere:
            await forgetting.leave(self.hall, id_, person.id)
        await forgetting.blank(self.database, everywhere, person.id)
        await self.people.forget(person)
        self.hall.forget(person.id)
        for id_ in everywhere:
            self.hall.drop(id_)

    async def _tables_of(self, player: str, *statuses: str) -> list[str]:
        asked = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.player == player, TABLES.c.status.in_(statuses))
            .distinct()
        )
        async with self.database.read() as connection:
            return list((await connection.execute(asked)).scalars())
