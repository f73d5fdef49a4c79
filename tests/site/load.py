"""People who play on whatever happens: they come back, send again what was not acknowledged, and
remember every acknowledgement, so that the store can be asked for it afterwards."""

import asyncio
import random
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import InvalidHandshake, WebSocketException

from cordee.site.store import log
from cordee.site.store.database import Database, read_url
from cordee.site.store.schema import EVENTS
from tests.site.client import Guest, Screen, number

PAUSE = 0.02  # seconds between moves at a table
LOST = (WebSocketException, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)


@dataclass
class Acknowledged:
    """A move that was said to be stored."""

    table: str
    seat: int
    decision: int
    move: str


@dataclass
class Pair:
    """Two people at one table after another, in a thread of their own."""

    urls: Callable[[], list[str]]  # where each of the two finds the service now
    game: str
    rng: random.Random
    acknowledged: list[Acknowledged] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    longest_wait: float = 0.0
    refusals: set[str] = field(default_factory=set)
    failure: str | None = None
    _pending: dict[str, Any] | None = None
    _cookies: list[str] = field(default_factory=list)
    _made: int = 0

    def run(self, until: threading.Event) -> None:
        try:
            while not until.is_set():
                try:
                    self._come_and_play(until)
                except LOST:
                    time.sleep(0.05)
        except Exception:
            self.failure = traceback.format_exc()

    def _come_and_play(self, until: threading.Event) -> None:
        guests = [Guest(url) for url in self.urls()]
        screens: list[Screen] = []
        try:
            self._arrive(guests)
            screens = [guest.join(self.tables[-1]) for guest in guests]
            self._sit(screens)
            while not until.is_set():
                self._move(screens)
                if any(screen.is_over for screen in screens):
                    self._pending = None
                    self.tables.append(self._new_table(guests[0]))
                    return
                time.sleep(PAUSE)
        finally:
            for screen in screens:
                screen.close()
            for guest in guests:
                guest.http.close()

    def _arrive(self, guests: list[Guest]) -> None:
        """The same two people every time."""
        if not self._cookies:
            for n, guest in enumerate(guests):
                answer = guest.call("POST", "/api/me", json={"name": f"P{n}"})
                if answer.status_code != 200:
                    raise OSError("not open yet")
            self._cookies = [guest.cookie for guest in guests]
        for guest, cookie in zip(guests, self._cookies, strict=True):
            guest.http.cookies.clear()
            guest.http.cookies.set("cordee", cookie)
        if not self.tables:
            self.tables.append(self._new_table(guests[0]))

    def _new_table(self, guest: Guest) -> str:
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = guest.call("POST", "/api/tables", json=body)
        if answer.status_code != 201:
            raise OSError(answer.text)
        table: str = answer.json()["id"]
        return table

    def _sit(self, screens: list[Screen]) -> None:
        for seat, screen in enumerate(screens):
            if screen.table["status"] == "waiting" and not screen.table["seats"][seat]["ready"]:
                self._ask(screen, {"type": "sit", "id": f"s{seat}", "seat": seat,
                                   "number": number()})  # fmt: skip
        for screen in screens:
            screen.wait_for(lambda s: s.view and s.table["status"] != "waiting")

    def _move(self, screens: list[Screen]) -> None:
        if self._pending is None:
            for screen in screens:
                screen.rest(0.0)
            asked = [screen for screen in screens if screen.is_asked]
            if not asked:
                screens[0].do("resume")
                screens[1].do("resume")
                return
            mover = self.rng.choice(asked)
            self._made += 1
            self._pending = {
                "type": "move", "id": f"m{self._made}", "seat": mover.seat,
                "decision": mover.view["decision"], "move": self.rng.choice(mover.moves),
            }  # fmt: skip
        sent = self._pending
        begun = time.monotonic()
        done = self._ask(screens[sent["seat"]], sent)
        self.longest_wait = max(self.longest_wait, time.monotonic() - begun)
        self.acknowledged.append(
            Acknowledged(screens[0].id, sent["seat"], sent["decision"], sent["move"])
        )
        self._pending = None
        for screen in screens:
            screen.catch_up(done["version"])

    def _ask(self, screen: Screen, sent: dict[str, Any]) -> dict[str, Any]:
        """Sends the very same request until it is done; only "try again" is a reason to."""
        fields = {name: value for name, value in sent.items() if name != "type"}
        while True:
            answer = screen.ask(sent["type"], **fields)
            if answer["type"] == "done":
                return answer
            self.refusals.add(answer["code"])
            assert answer["retry"], answer
            time.sleep(0.1)


class Load:
    """Several pairs at once."""

    def __init__(
        self, urls: Callable[[], list[str]], pairs: int = 4, games: tuple[str, ...] = ("classic",)
    ) -> None:
        self.pairs = [Pair(urls, games[n % len(games)], random.Random(n)) for n in range(pairs)]
        self._until = threading.Event()
        self._threads = [
            threading.Thread(target=pair.run, args=(self._until,), daemon=True)
            for pair in self.pairs
        ]

    def __enter__(self) -> "Load":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._until.set()
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive(), "a player hangs"
        for pair in self.pairs:
            assert pair.failure is None, pair.failure

    @property
    def acknowledged(self) -> int:
        return sum(len(pair.acknowledged) for pair in self.pairs)

    def wait_for_more(self, moves: int, seconds: float = 60.0) -> None:
        """Until some more moves were acknowledged."""
        wanted = self.acknowledged + moves
        late = time.monotonic() + seconds
        while self.acknowledged < wanted:
            assert time.monotonic() < late, f"only {self.acknowledged} of {wanted} moves"
            for pair in self.pairs:
                assert pair.failure is None, pair.failure
            time.sleep(0.02)

    def check(self, database: str) -> None:
        """Every acknowledged move is stored, once; every table loads, digest by digest."""
        asyncio.run(self._check(database))

    async def _check(self, address: str) -> None:
        database = Database(read_url(address))
        try:
            async with database.read() as connection:
                asked = select(EVENTS).where(EVENTS.c.kind == "move")
                stored = {
                    (row.table_id, row.seat, row.decision): row.body
                    for row in await connection.execute(asked)
                }
                digests = 0
                for pair in self.pairs:
                    for ack in pair.acknowledged:
                        assert stored.get((ack.table, ack.seat, ack.decision)) == ack.move
                    for id_ in pair.tables:
                        events = await log.events_after(connection, id_, 0)
                        assert [event.seq for event in events] == list(range(1, len(events) + 1))
                        digests += sum(event.digest is not None for event in events)
                        found = await log.load(connection, id_)  # refuses another digest
                        assert found is not None
                assert digests >= self.acknowledged
        finally:
            await database.close()
