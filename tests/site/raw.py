"""A client that does not keep to the rules: bytes on a line, read or not."""

import base64
import os
import socket
import struct
from contextlib import suppress
from urllib.parse import urlsplit

from tests.site.client import Guest

TEXT = 0x81


class RawSocket:
    """A WebSocket by hand: answers no ping, and reads only when told to."""

    def __init__(self, guest: Guest, table: str, *, small: bool = False) -> None:
        address = urlsplit(guest.url)
        self.line = socket.socket()
        if small:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(20)
        self.line.connect((address.hostname, address.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = {
            "Host": address.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
            "Cookie": f"cordee={guest.cookie}", **guest.headers,
        }  # fmt: skip
        lines = [f"GET /ws/{table} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """A frame, masked with zeros."""
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", kind, 0x80 | 127, size)
        self.line.sendall(head + b"\0\0\0\0" + text)

    def is_cut(self) -> bool:
        """Reads all there is; whether the other side has closed."""
        with suppress(ConnectionResetError):
            while self.line.recv(1 << 16):
                pass
        return True

    def close(self) -> None:
        self.line.close()


def exchange(url: str, request: bytes) -> bytes:
    """Bytes to the service, and all that comes back."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=10) as line:
        line.sendall(request)
        answer = b""
        with suppress(TimeoutError, ConnectionResetError):
            line.settimeout(2)
            while part := line.recv(1 << 16):
                answer += part
        return answer
