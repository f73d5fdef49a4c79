"""One person at one table over a WebSocket: requests in, views out. Nothing is sent that the seat
in front of this screen may not know."""

import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection

from cordee.core.faults import CordeeError
from cordee.core.version import VERSION
from cordee.site import info, metrics, requests
from cordee.site import messages as m
from cordee.site.api.access import person_of
from cordee.site.clock import now
from cordee.site.faults import Refused, Unavailable
from cordee.site.hall import Hall, Live
from cordee.site.identity import Person
from cordee.site.limits import Bucket
from cordee.site.line import EXTENSION, Line
from cordee.site.service import Site
from cordee.site.table import Change, Table

PATH = "/ws/"
MESSAGES, MESSAGE_BURST = 40.0, 80.0  # a second
CHATS, CHAT_BURST = 1.0, 5.0
PATIENCE = 64_000  # bytes that may wait in a line before we hold back
MOST_WAITING = 100  # messages a client that does not read may owe us
POLICY = 1008  # close code

LOG = structlog.get_logger("sockets")
_decode = msgspec.json.Decoder(m.ClientMessage).decode
_encode = msgspec.json.encode


async def serve(site: Site, scope: Any, receive: Any, send: Any) -> None:
    """A socket, from its first byte to its last."""
    await receive()
    if not scope["path"].startswith(PATH) or not site.is_open:
        await send({"type": "websocket.close", "code": POLICY, "reason": "no-such-page"})
        return
    person = await person_of(ASGIConnection(scope), site.people)
    await send({"type": "websocket.accept"})
    line: Line = scope["extensions"][EXTENSION]
    socket = Socket(line, site.hall, person)
    with suppress(OSError):
        await socket.run(scope["path"].removeprefix(PATH), receive, send)


class Socket:
    """A screen at a table. `eyes` is the seat whose view it is sent."""

    def __init__(self, line: Line, hall: Hall, person: Person | None) -> None:
        self.player = None if person is None else person.id
        self.person = person
        self.name = "" if person is None else person.name
        self.hall = hall
        self.live: Live | None = None
        self.eyes: int | None = None
        self._chosen = False  # whether the screen is shared and says itself whom it shows
        self._line = line
        self._entries = 0  # lines of the journal that were sent
        self._said = 0  # the latest line of chat that was sent
        self._waiting: list[bytes | None] = []  # None: here the view is sent
        self._view: bytes | None = None  # the newest; an older one that still waits is dropped
        self._view_entries = 0
        self._is_answering = False  # what is told meanwhile goes with the answer
        self._messages = Bucket(MESSAGES, MESSAGE_BURST)
        self._chats = Bucket(CHATS, CHAT_BURST)
        self._ended: tuple[int, str] | None = None
        line.on_drain = self._flush

    # --- life ----------------------------------------------------------------------------------

    async def run(self, table: str, receive: Any, send: Any) -> None:
        """Until either side goes."""
        metrics.SOCKETS.inc()
        try:
            try:
                await self.hall.join(table, self, self._greet)
                await self._read(receive)
            except CordeeError as error:
                self._push(info.refusal(None, error))
                self.end(4404, "no-table")
            if self._ended is not None:
                code, why = self._ended
                self._line.write_now()
                await send({"type": "websocket.close", "code": code, "reason": why})
        finally:
            if self.live is not None:
                self.hall.leave(self.live, self)
            self._line.on_drain = None
            metrics.SOCKETS.dec()

    def end(self, code: int, why: str) -> None:
        """Says why, and closes."""
        if self._ended is None:
            metrics.CLOSED.labels(why).inc()
            self._push(m.Farewell(why))
            self._ended = (code, why)
            self._line.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    async def _read(self, receive: Any) -> None:
        while self._ended is None:
            incoming = await receive()
            if incoming["type"] == "websocket.disconnect":
                return
            if not self._messages.take():
                self.end(POLICY, "flood")
                return
            self._is_answering = True
            try:
                await self._take(incoming.get("text") or incoming.get("bytes") or b"")
            finally:
                self._is_answering = False
                self._flush()

    async def _take(self, raw: str | bytes) -> None:
        begun = time.perf_counter()
        id_: str | None = None
        try:
            message = _decode(raw)
            id_ = message.id
            if self.live is None:
                return
            if isinstance(message, m.Chat) and not self._chats.take():
                raise Refused("chat-too-fast")
            result = await requests.carry_out(self, message)
            assert self.live is not None
            version = self.live.table.version if self.live.table is not None else 0
            self._push(m.Done(id_, version, result))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self._push(info.refusal(id_, Refused("bad-message")))
        except Unavailable as error:
            self._push(info.refusal(id_, error, retry=True))
        except CordeeError as error:
            metrics.REFUSALS.labels(error.code).inc()
            self._push(info.refusal(id_, error))
        except Exception:
            LOG.exception("a request failed")
            self._push(info.refusal(id_, Refused("internal"), retry=True))
        metrics.ACK_SECONDS.observe(time.perf_counter() - begun)

    # --- telling -------------------------------------------------------------------------------

    def _greet(self, live: Live, table: Table) -> None:
        self.live = live
        name = "" if self.person is None else self.person.name
        self._push(m.Welcome(m.PROTOCOL, VERSION, self.player, name, now()))
        self.refresh(table, 0, 0)

    def refresh(self, table: Table, entries: int, chat: int) -> None:
        """Everything this screen may know, from these numbers on."""
        if self.player in table.removed:
            self.end(4403, "removed")
            return
        self._entries = min(entries, len(table.entries))
        self._look_from(table)
        self._push_table(table, {})
        lines = tuple(info.chat_line(said) for said in table.chat if said.n > chat)
        self._said = table.said
        if lines:
            self._push(m.ChatMessage(lines))
        self._push_view(table, {})

    def tell(self, live: Live, table: Table, change: Change, built: dict[Any, bytes]) -> None:
        """Called by the hall after what happened is durable."""
        if self.player in table.removed:
            self.end(4403, "removed")
            return
        if change.anew:
            self.refresh(table, self._entries, self._said)
            return
        if change.said is not None:
            self._said = change.said.n
            self._push(m.ChatMessage((info.chat_line(change.said),)))
        if change.people:
            self._look_from(table)
            self._push_table(table, built)
        if change.seats and (change.public or self.eyes in change.seats):
            self._push_view(table, built)

    def become_nobody(self) -> None:
        """Whose screen this was has been forgotten: it may only look on."""
        self.player, self.person, self.name = None, None, ""

    def shows(self, seat: int) -> bool:
        return self.eyes == seat

    def uncover(self, table: Table, seat: int | None) -> None:
        """Shows another seat of this person's."""
        if seat is not None and seat not in table.seats_of(self.player):
            raise Refused("not-your-seat", seat=seat + 1)
        self._chosen, self.eyes = True, seat
        self._entries = 0 if seat is not None else self._entries
        self._push_view(table, {})

    def _look_from(self, table: Table) -> None:
        """A person with one seat sees from it; one with several says from which."""
        own = table.seats_of(self.player)
        if self.eyes is not None and self.eyes not in own:
            self.eyes = None
        if not self._chosen and len(own) == 1:
            self.eyes = own[0]

    def _push_table(self, table: Table, built: dict[Any, bytes]) -> None:
        live = self.live
        online = set() if live is None else live.online()
        if self.player:
            online.add(self.player)
        watching = [] if live is None else live.watching()
        key = ("table", self.player if self.player in table.people() else None,
               self.player == table.opening.host)  # fmt: skip
        if key not in built:
            built[key] = _encode(info.table_info(table, self.player, online, watching))
        self._push_bytes(built[key])

    def _push_view(self, table: Table, built: dict[Any, bytes]) -> None:
        if table.match is None:
            return
        key = (self.eyes, self._entries)
        if key not in built:
            built[key] = info.view_message(table, self.eyes, self._entries)
        if self._view is None:
            self._waiting.append(None)
        self._view, self._view_entries = built[key], len(table.entries)
        self._flush()

    def _push(self, message: m.Message) -> None:
        self._push_bytes(_encode(message))

    def _push_bytes(self, message: bytes) -> None:
        self._waiting.append(message)
        self._flush()

    def _flush(self) -> None:
        """Sends what waits, in order, unless the line is full or an answer follows."""
        if self._is_answering:
            return
        if self._line.waiting > PATIENCE:
            if len(self._waiting) > MOST_WAITING and self._ended is None:
                metrics.CLOSED.labels("slow").inc()
                self._ended = (POLICY, "slow")
                self._line.transport.abort()
            return
        if self._waiting:
            view = self._view or b""
            messages = [view if message is None else message for message in self._waiting]
            if self._view is not None:
                self._view = None
                self._entries = self._view_entries
            self._waiting = []
            self._line.push(messages)
