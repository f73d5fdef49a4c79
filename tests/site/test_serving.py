"""`cordee serve` itself: what it refuses, and what it says until it is ready."""

import os
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.conftest import Run
from tests.site.server import NO_CLIENT, Server


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--workers", "2"), "PostgreSQL"),
        (("--database", "mysql://x"), "sqlite:///FILE"),
        (("--public-url", "example.org"), "example.org"),
        (("--port", "0"), "--port"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    run: Run, arguments: tuple[str, ...], told: str
) -> None:
    answer = run("serve", *arguments)
    assert answer.code != 0
    assert told in answer.err
    assert "Traceback" not in answer.err


def test_a_taken_port_is_said(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = run("serve", "--port", port)
    assert answer.code != 0
    assert port in answer.err


def test_it_is_not_ready_before_every_game_is_compiled(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache: health says no, the page says how far it is."""
    monkeypatch.setitem(os.environ, "CORDEE_CACHE", str(tmp_path / "cold"))
    server = Server(folder, f"sqlite:///{tmp_path}/cold.sqlite", patches=NO_CLIENT)
    server.start(ready=False)
    try:
        late = time.monotonic() + 60
        told: dict[str, Any] = {}
        while not told.get("of"):
            assert time.monotonic() < late
            time.sleep(0.1)
            try:
                answer = httpx.get(f"{server.url}/healthz", timeout=5)
            except httpx.HTTPError:
                continue
            assert answer.status_code == 503
            told = answer.json()
        assert not told["ready"]
        assert 0 < told["done"] <= told["of"]
        assert told["doing"]
        assert told["doing"].split()[0] in httpx.get(server.url, timeout=10).text
        assert "compiling" in server.log
    finally:
        server.kill()
        server.close()


def test_links_lead_to_where_people_reach_it(folder: Path, tmp_path: Path) -> None:
    """Behind a proxy with TLS: its address in links and origins, the cookie for TLS only."""
    arguments = ("--public-url", "https://games.example.org/")
    server = Server(folder, f"sqlite:///{tmp_path}/public.sqlite", arguments=arguments).start()
    try:
        with httpx.Client(base_url=server.url) as http:
            answer = http.post("/api/me", json={"name": "Ada"})
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "max-age" in answer.headers["strict-transport-security"]
            cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
            own = {"origin": "https://games.example.org"} | cookie
            seats = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = http.post("/api/tables", json=seats, headers=own)
            assert made.json()["link"].startswith("https://games.example.org/table/")
            other = {"origin": "http://games.example.org"} | cookie
            assert http.post("/api/tables", json=seats, headers=other).status_code == 403
    finally:
        server.close()
