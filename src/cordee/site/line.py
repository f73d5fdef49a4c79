"""Uvicorn's WebSocket with a way to send without a task: what is told to a table goes straight to
the operating system, several messages in one write. A line that does not drain is noticed."""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "cordee.line"


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
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_drain is not None:
            self.on_drain()
