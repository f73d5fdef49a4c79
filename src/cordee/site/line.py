"""Uvicorn's WebSocket with a way to send without a task: several messages go in one write, and all
lines that have something to say write one right after the other. A line that does not drain is
noticed.

A write that wakes a sleeping reader costs several times what the next ones cost while it is awake:
so what a batch of commits has to tell is put together first, and then written at one go.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "cordee.line"


def _frame(text: bytes) -> tuple[bytes, bytes]:
    """A text frame of a server (RFC 6455 §5.2): final, not masked."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)), text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big"), text
    return b"\x81\x7f" + length.to_bytes(8, "big"), text


class Outbox:
    """The lines of an event loop that have something to write before it waits again."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def add(self, line: "Line") -> None:
        if not self._lines or line.loop is not self._loop:
            self._loop = line.loop
            line.loop.call_soon(self._write_all)
        self._lines.append(line)

    def _write_all(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.write_now()


OUTBOX = Outbox()


class Line(WebSocketsSansIOProtocol):
    """The server's end of a socket; the application finds it in its scope."""

    on_drain: Callable[[], None] | None = None
    _unwritten: bytes = b""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def waiting(self) -> int:
        """Bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def push(self, messages: Sequence[bytes]) -> None:
        """Sends texts, if there still is somebody, as soon as everybody's are put together."""
        if not self.is_open:
            return
        if not self._unwritten:
            OUTBOX.add(self)
        self._unwritten += b"".join(frame for text in messages for frame in _frame(text))

    def write_now(self) -> None:
        """Writes what was pushed: before a close, without waiting for the others."""
        unwritten, self._unwritten = self._unwritten, b""
        if unwritten and self.is_open:
            self.transport.write(unwritten)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_drain is not None:
            self.on_drain()
