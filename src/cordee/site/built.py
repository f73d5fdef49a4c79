"""The built client: its page at each of its addresses, its files with the headers they deserve.

`client/` is built into the package's `client` folder, each file also compressed beside itself.
"""

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response

from cordee.site.faults import NotFound

FOLDER = Path(__file__).parents[1] / "client"
PLACES = ("play", "table", "replay", "learn", "rules", "pad", "games", "settings")
LOOSE = ("/manifest.webmanifest", "/sw.js", "/icon.svg", "/icon-192.png", "/icon-512.png",
         "/robots.txt")  # fmt: skip
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json",
         ".woff2": "font/woff2", ".css": "text/css", ".svg": "image/svg+xml"}  # fmt: skip


def is_there() -> bool:
    return (FOLDER / "index.html").is_file()


def index(accepted: str) -> Response[bytes]:
    """The client's one page."""
    return _answer("index.html", accepted, ASK_FIRST)


def file(path: str, accepted: str) -> Response[bytes]:
    """One of its files: those with a hash in their name never change."""
    name = path.lstrip("/")
    return _answer(name, accepted, FOREVER if name.startswith("assets/") else ASK_FIRST)


def _answer(name: str, accepted: str, caching: str) -> Response[bytes]:
    offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    for encoding, ending in ENCODINGS:
        if encoding in offered and (packed := _read(name + ending)) is not None:
            headers["content-encoding"] = encoding
            return Response(packed, media_type=kind, headers=headers)
    plain = _read(name)
    if plain is None:
        raise NotFound("no-such-page")
    return Response(plain, media_type=kind, headers=headers)


def _read(name: str) -> bytes | None:
    """The content of a file inside the folder; nothing outside it is ever read."""
    path = (FOLDER / name).resolve()
    if FOLDER.resolve() not in path.parents or not path.is_file():
        return None
    return _kept(path, path.stat().st_mtime_ns)


@cache
def _kept(path: Path, _changed: int) -> bytes:
    return path.read_bytes()
