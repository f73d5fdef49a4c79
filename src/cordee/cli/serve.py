"""`cordee serve`: the tables on the web."""

import errno
import re
import socket
import threading
import time
import webbrowser
from io import StringIO

import segno

from cordee.cli.common import Voice
from cordee.cli.saves import data_folder
from cordee.core.faults import CordeeError
from cordee.site.settings import Settings
from cordee.site.store.database import file_url, read_url

ANY = "0.0.0.0"


class BadAddress(CordeeError, ValueError):
    """An address or port that cannot be used."""


def serve(
    voice: Voice, *, host: str, port: int, database: str | None, workers: int, open_page: bool,
    lan: bool, public_url: str | None, trust_proxy: bool, json_logs: bool,
    lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    from cordee.site.server import run

    if lan:
        host, public_url = ANY, public_url or f"http://{_lan_address()}:{port}"
    if public_url is not None and not re.fullmatch(r"https?://[^\s/?#]+/?", public_url):
        raise BadAddress("bad-public-url", url=public_url)
    settings = Settings(
        database=file_url(data_folder() / "site.sqlite")
        if database is None
        else read_url(database),
        host=host,
        port=port,
        public_url=public_url,
        workers=workers,
        trust_proxy=trust_proxy,
    )
    if workers > 1 and not settings.can_share:
        raise BadAddress("workers-on-sqlite")
    _check_free(host, port)
    voice.complain(voice.say("serve-at", url=settings.address))
    if lan:
        voice.complain(voice.say("serve-scan", url=settings.address))
        voice.complain(_code(settings.address))
    voice.complain(voice.say("serve-stop"))
    if open_page:
        threading.Thread(target=_open, args=(settings.address, host, port), daemon=True).start()
    run(settings, json_logs=json_logs)
    return 0


def _check_free(host: str, port: int) -> None:
    """A taken port is said in one sentence, before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise BadAddress("not-our-address", host=host) from None
            raise BadAddress("port-taken", port=str(port)) from None
        except OverflowError:
            raise BadAddress("port-taken", port=str(port)) from None


def _lan_address() -> str:
    """This machine's address in the local network. No packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            found = "127.0.0.1"
    if found.startswith("127."):
        raise BadAddress("no-lan")
    return found


def _code(text: str) -> str:
    """A code to scan, drawn with letters."""
    drawn = StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


def _open(address: str, host: str, port: int) -> None:
    """Opens the page once somebody answers there."""
    target = "127.0.0.1" if host == ANY else host
    for _ in range(200):
        try:
            with socket.create_connection((target, port), timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
