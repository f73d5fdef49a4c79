"""News between nodes: PostgreSQL tells which tables changed, each node reads the rest itself."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg
import structlog

from cordee.site.hall import Hall
from cordee.site.settings import Settings
from cordee.site.store.writers import CHANNEL

AGAIN_AFTER = 1.0  # seconds before a lost line is tried anew
LOG = structlog.get_logger("news")


class News:
    """Listens for the other nodes; whatever a broken line kept from us is read afterwards."""

    def __init__(self, settings: Settings, hall: Hall, node: str) -> None:
        self._url = settings.database.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._hall = hall
        self._node = node
        self._heard: asyncio.Queue[list[tuple[str, int]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        is_first = True
        while True:
            try:
                line = await asyncpg.connect(self._url, timeout=10)
                try:
                    lost = asyncio.Event()
                    line.add_termination_listener(partial(_tell, lost))
                    await line.add_listener(CHANNEL, self._hear)
                    if not is_first:
                        await self._hall.catch_up_all()
                    is_first = False
                    await lost.wait()
                finally:
                    with suppress(Exception):
                        await line.close(timeout=1)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                LOG.warning("no news from the database")
            await asyncio.sleep(AGAIN_AFTER)

    def _hear(self, _line: Any, _pid: int, _channel: str, payload: str) -> None:
        node, *words = payload.split(" ")
        if node == self._node:
            return
        news = []
        for word in words:
            id_, _, seq = word.partition(":")
            news.append((id_, int(seq)))
        self._heard.put_nowait(news)

    async def _pass_on(self) -> None:
        while True:
            await self._hall.hear(await self._heard.get())


def _tell(lost: asyncio.Event, _line: Any) -> None:
    lost.set()
