"""The hall: tables in memory, one request at a time each, stored before anybody is told."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import structlog

from cordee.core.faults import CordeeError
from cordee.site import commands, metrics
from cordee.site import events as e
from cordee.site.bots import BotPool, Question
from cordee.site.clock import now
from cordee.site.faults import Conflict, NotFound, Unavailable
from cordee.site.store import archive, log
from cordee.site.store.committer import Committer, Write
from cordee.site.store.database import Database
from cordee.site.store.schema import TABLES
from cordee.site.table import OVER, Change, Table

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that reads as another
ID_LENGTH = 10
TRIES = 4  # when other nodes write to the same table
MOST_IN_MEMORY = 20_000
SEATED = e.Sat | e.Stood | e.BotSat | e.Removed | e.Replaced | e.HandedBack | e.Renamed

LOG = structlog.get_logger("hall")


class Listener(Protocol):
    """Somebody at a table: a socket, as the hall sees it."""

    player: str | None
    name: str

    def tell(self, live: "Live", table: Table, change: Change, built: dict[Any, bytes]) -> None: ...
    def become_nobody(self) -> None: ...


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory, and who listens to it on this node."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: set[int] = field(default_factory=set)  # seats whose bot has been asked

    def online(self) -> set[str]:
        return {listener.player for listener in self.listeners if listener.player}

    def watching(self) -> list[tuple[str | None, str]]:
        """Who looks on without a seat, by id and name; one without an id is nobody's guest."""
        seated = [] if self.table is None else self.table.people()
        found = [(one.player, one.name) for one in self.listeners if one.player not in seated]
        return sorted(found, key=lambda one: (one[0] is None, one[1], one[0] or ""))


class Hall:
    """All tables of this node. The database decides between nodes."""

    def __init__(self, database: Database, committer: Committer, bots: BotPool) -> None:
        self.database = database
        self._committer = committer
        self.bots = bots
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_over: Callable[[Table], None] = lambda table: None

    # --- tables --------------------------------------------------------------------------------

    async def create(self, opening: e.Opening) -> Table:
        """A new table, stored with its promise of a fair deal."""
        table = Table(new_id(), opening, now())
        async with self.database.write() as connection:
            await connection.execute(TABLES.insert(), [log.table_row(table)])
            await connection.execute(log.ADD_SEAT, log.seat_rows(table))
        live = self._live[table.id] = Live(table.id, table)
        self._forget_some()
        metrics.TABLES.set(len(self._live))
        if table.is_ready():  # only bots: nobody has to come first
            await self.look_after(live.id)
        return table

    async def get(self, id_: str) -> Live:
        """A table that is in memory from now on."""
        live = self._live.get(id_)
        if live is None:
            live = self._live[id_] = Live(id_)
            metrics.TABLES.set(len(self._live))
        self._live.move_to_end(id_)
        if live.table is None:
            try:
                async with live.lock:
                    await self.ensure(live)
            except BaseException:
                if live.table is None and not live.listeners:
                    self._live.pop(id_, None)
                raise
            self._forget_some()
            self._ask_bots(live)
        return live

    async def read(self, id_: str) -> Table:
        """A table as it is stored, to be looked at."""
        live = await self.get(id_)
        async with live.lock:
            return await self.ensure(live)

    async def ensure(self, live: Live) -> Table:
        if live.table is None:
            async with self.database.read() as connection:
                found = await log.load(connection, live.id)
            if found is None:
                raise NotFound("no-such-table", table=live.id)
            live.table, is_archived = found
            if is_archived:
                await archive.restore(self.database, live.id)
            self._tell(live, live.table, [Change(anew=True)])
        return live.table

    # --- acting --------------------------------------------------------------------------------

    async def act(
        self,
        id_: str,
        by: str | None,
        make: Callable[[Table], e.Happening | None],
        request: str | None = None,
    ) -> Table:
        """Something happens at a table: refused, or stored and then told. `make` says what.

        A request that was carried out before is only acknowledged again.
        """
        live = await self.get(id_)
        key = None if request is None else f"{by}:{request}"
        async with live.lock:
            for attempt in range(TRIES):
                table = await self.ensure(live)
                if key is not None and key in table.done_ids:
                    return table
                try:
                    await self._happen(live, table, by, make, key)
                    break
                except Conflict:
                    if attempt == TRIES - 1:
                        raise Unavailable("store-busy") from None
        self._ask_bots(live)
        return table

    async def _happen(
        self,
        live: Live,
        table: Table,
        by: str | None,
        make: Callable[[Table], e.Happening | None],
        key: str | None,
    ) -> None:
        happening = make(table)
        if happening is None:
            return
        was = table.status
        events, changes = [], []
        try:
            while happening is not None:
                event, change = _fold(table, happening, by, key)
                events.append(event)
                changes.append(change)
                happening, by, key = commands.consequence(table, event.at), None, None
        except CordeeError:
            if events:  # the first part happened in memory only
                live.table = None
            raise
        except BaseException:
            live.table = None
            raise
        write = Write(
            table.id,
            table.seq,
            [log.event_row(table.id, event) for event in events],
            log.summary(table),
            log.seat_rows(table) if any(isinstance(x.what, SEATED) for x in events) else None,
        )
        try:
            await self._committer.store(write)
        except BaseException:
            live.table = None  # read again before anybody sees it: it may hold what was not stored
            raise
        for event in events:
            if isinstance(event.what, e.Moved):
                metrics.moves_of(table.game_name).inc()
        self._tell(live, table, changes)
        if table.status == OVER != was:
            self.on_over(table)

    def _tell(
        self, live: Live, table: Table, changes: Iterable[Change], but: Listener | None = None
    ) -> None:
        for change in changes:
            built: dict[Any, bytes] = {}  # what several listeners are told is put together once
            for listener in tuple(live.listeners):
                if listener is not but:
                    listener.tell(live, table, change, built)

    async def look_after(self, id_: str) -> None:
        """Does what is due at a table: a clock, an agreement, a bot that owes a move."""
        try:
            await self.act(id_, None, lambda table: commands.consequence(table, now()))
        except CordeeError as error:
            LOG.info("not looked after", table=id_, code=error.code)

    def due_now(self) -> list[str]:
        """Tables in memory whose time has come."""
        late = now()
        found = []
        for live in self._live.values():
            time = None if live.table is None else commands.due(live.table)
            if time is not None and time <= late:
                found.append(live.id)
        return found

    # --- listening -----------------------------------------------------------------------------

    async def join(
        self, id_: str, listener: Listener, greet: Callable[[Live, Table], None]
    ) -> Live:
        """From now on this listener hears what happens; `greet` first tells how things stand."""
        live = await self.get(id_)
        async with live.lock:
            table = await self.ensure(live)
            live.listeners.add(listener)
            greet(live, table)
            self._tell(live, table, [Change(public=False)], but=listener)  # somebody is here
        self._ask_bots(live)
        return live

    def leave(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        if live.listeners:
            self._spawn(self._tell_who_is_left(live))

    async def _tell_who_is_left(self, live: Live) -> None:
        async with live.lock:  # what is being stored just now is not told before it is
            if live.table is not None:
                self._tell(live, live.table, [Change(public=False)])

    async def hear(self, news: Iterable[tuple[str, int]]) -> None:
        """Another node wrote to these tables; those in memory here catch up."""
        for id_, seq in news:
            live = self._live.get(id_)
            if live is not None and (live.table is None or live.table.seq < seq):
                try:
                    await self.catch_up(live)
                except CordeeError as error:
                    LOG.warning("not caught up", table=id_, code=error.code)

    async def catch_up(self, live: Live) -> None:
        """Reads what others have stored and tells it here."""
        if not live.listeners:
            async with live.lock:
                live.table = None
            return
        async with live.lock:
            table = live.table
            if table is None:
                await self.ensure(live)
                return
            async with self.database.read() as connection:
                events = await log.events_after(connection, live.id, table.seq)
            try:
                changes = [table.fold(event) for event in events]
            except CordeeError:
                live.table = None
                raise
            self._tell(live, table, changes)

    async def catch_up_all(self) -> None:
        """After news may have been missed."""
        for live in list(self._live.values()):
            try:
                await self.catch_up(live)
            except CordeeError as error:
                LOG.warning("not caught up", table=live.id, code=error.code)

    # --- bots ----------------------------------------------------------------------------------

    def _ask_bots(self, live: Live) -> None:
        table = live.table
        if table is None or live.lock.locked():
            return  # whoever holds it asks when done
        for seat, bot in table.bots_to_ask():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._bot_moves(live, seat, bot))

    async def _bot_moves(self, live: Live, seat: int, bot: str) -> None:
        try:
            async with live.lock:
                table = await self.ensure(live)
                match = table.match
                if match is None or seat not in table.owing():
                    return
                question = Question.about(match, seat, bot, table.opening.secret)
                decision = match.decision(seat)
            words = await self.bots.choose(question)

            def make(table: Table) -> e.Happening | None:
                match = table.match
                is_asked = match is not None and match.decision(seat) == decision
                if not is_asked or table.seats[seat].playing_bot != bot:
                    return None
                assert decision is not None
                return e.Moved(seat, words, decision)

            live.thinking.discard(seat)
            await self.act(live.id, None, make)
        except CordeeError as error:
            LOG.warning("bot without a move", table=live.id, seat=seat, code=error.code)
        finally:
            live.thinking.discard(seat)

    # --- inside --------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget_some(self) -> None:
        """Tables nobody listens to leave the memory, the longest unused first."""
        if len(self._live) <= MOST_IN_MEMORY:
            return
        for id_, live in list(self._live.items()):
            if len(self._live) <= MOST_IN_MEMORY:
                return
            if not live.listeners and not live.lock.locked() and not live.thinking:
                del self._live[id_]

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def has_listeners(self, id_: str) -> bool:
        live = self._live.get(id_)
        return live is not None and bool(live.listeners)

    def rename(self, player: str, name: str) -> None:
        """Those who look on are called by their new name, too."""
        for live, screens in self._screens_of(player):
            for screen in screens:
                screen.name = name
            self._tell_who_looks_on(live, player)

    def forget(self, player: str) -> None:
        """The screens of somebody who wants to be forgotten go on as anybody's."""
        for live, screens in self._screens_of(player):
            for screen in screens:
                screen.become_nobody()
            self._tell_who_looks_on(live, player)

    def _screens_of(self, player: str) -> list[tuple[Live, list[Listener]]]:
        found = [
            (live, [one for one in live.listeners if one.player == player])
            for live in self._live.values()
        ]
        return [(live, screens) for live, screens in found if screens]

    def _tell_who_looks_on(self, live: Live, player: str) -> None:
        """Those at a table are told by its events; one who only looks on leaves none."""
        if live.table is not None and player not in live.table.people():
            self._tell(live, live.table, [Change()])

    def drop(self, id_: str) -> None:
        """The table is read anew when somebody next asks for it."""
        live = self._live.get(id_)
        if live is None:
            return
        if live.listeners:
            live.table = None
        else:
            del self._live[id_]

    def all_live(self) -> list[Live]:
        return list(self._live.values())


def _fold(
    table: Table, happening: e.Happening, by: str | None, key: str | None
) -> tuple[e.Event, Change]:
    event = e.Event(seq=table.seq + 1, at=now(), by=by, what=happening, move_id=key)
    change = table.fold(event)
    if table.match is not None and not isinstance(happening, e.Chatted):
        event = msgspec.structs.replace(event, digest=table.match.digest())
    return event, change


def new_id() -> str:
    """The name of a table: short enough to be read out, too long to be guessed."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
