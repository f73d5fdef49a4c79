"""Uvicorn's WebSocket with a way to send without a task: what is told to a table goes straight to
the operating system, several messages in one write. A line that does not drain is noticed."""

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


class Line(WebSocketsSansIOProtocol):
    """The server's end of a socket; the application finds it in its scope."""

    on_drain: Callable[[], None] | None = None

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
        """Sends texts, if there still is somebody."""
        if not self.is_open:
            return
        self.transport.write(b"".join(frame for text in messages for frame in _frame(text)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_drain is not None:
            self.on_drain()
