"""Headers on every answer, and the check of where a request comes from."""

from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Send

from cordee import words

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
HARMLESS = ("GET", "HEAD", "OPTIONS")
FORBIDDEN = (
    b'{"code":"foreign-origin","sentence":{'
    b'"fr":"Cette requ\xc3\xaate vient d\'un autre site.",'
    b'"en":"This request comes from another site."},"section":null}'
)
BAD = msgspec.json.encode(
    {
        "code": "bad-request",
        "sentence": {lang: words.say("fault-bad-request", lang) for lang in words.LANGUAGES},
        "section": None,
    }
)


class Guard:
    """Around the whole application, sockets included."""

    def __init__(
        self, app: ASGIApp, sockets: ASGIApp, origins: frozenset[str], *, is_secure: bool
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = origins
        self._headers = list(HEADERS)
        if is_secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if self._is_foreign(scope):
            await self._refuse(scope, receive, send, 403, FORBIDDEN)
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # no name of anything has it
            await self._refuse(scope, receive, send, 400, BAD)
            return

        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                is_private = scope["path"].startswith("/api")
                own = [(b"cache-control", b"no-store")] if is_private else []
                message["headers"] = [*message["headers"], *self._headers, *own]
            await send(message)

        await self._app(scope, receive, guarded)

    def _is_foreign(self, scope: Any) -> bool:
        """Whether a browser was sent here by another site."""
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return False
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        return any(origin not in self._origins for origin in origins)

    async def _refuse(
        self, scope: Any, receive: Receive, send: Send, status: int, body: bytes
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            return
        plain = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        headers = [*plain, *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
