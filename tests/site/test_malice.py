"""An evil client: other people's seats, forged papers, floods, tricks. Nothing breaks or leaks."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.site.client import Guest, Screen, number, play, seat_all
from tests.site.raw import RawSocket, exchange
from tests.site.server import Server

Arrive = Callable[[str], Guest]
HEADERS = {
    "content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy",
}  # fmt: skip


@pytest.fixture
def table(postgresql: Server) -> Iterator[tuple[Screen, Screen]]:
    """Two people in a running game, on the service with its real limits."""
    with Guest(postgresql.url, "Ada") as ada, Guest(postgresql.url, "Bea") as bea:
        host, other = seat_all(ada, [bea], "duel")
        with host, other:
            yield host, other
            play([host, other], random.Random(1), moves=2)  # whatever was tried, they play on


# --- papers --------------------------------------------------------------------------------------


def test_nobody_moves_for_somebody_else(table: tuple[Screen, Screen]) -> None:
    host, other = table
    mover, idle = (host, other) if host.is_asked else (other, host)
    asked = {"seat": mover.seat, "decision": mover.view["decision"], "move": mover.moves[0]}
    assert idle.refused("move", **asked) == "not-your-seat"
    for kind in ("undo", "resign", "back", "hint", "stand"):
        assert idle.ask(kind, seat=mover.seat)["type"] == "refused"
    for params in ({"seat": mover.seat}, {"seat": mover.seat, "after": 0, "wait": 1}):
        answer = idle.guest.call("GET", f"/api/tables/{host.id}/view", params=params)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_forged_and_outdated_papers_are_nobodys(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    cookie = host.guest.cookie
    body, _, signature = cookie.rpartition(".")
    url = host.guest.url
    forged = [
        f"{body}.{signature[:-1]}", f"{body}x.{signature}", body, f".{signature}", "", "x" * 600,
        cookie.upper(), "null", "[]", f"{cookie}.{signature}",
    ]  # fmt: skip
    for paper in forged:
        with Guest(url) as thief:
            thief.http.cookies.set("cordee", paper)
            assert thief.call("GET", "/api/me").status_code == 401, paper
            with thief.join(host.id) as screen:
                screen.wait_for(lambda s: s.view)
                assert screen.messages[0]["player"] is None
                assert screen.view["seat"] is None
    for token in ("x", "x y", "cordee_" + "x" * 32, host.guest.id):
        with Guest(url, token=token) as thief:
            assert thief.call("GET", "/api/me").status_code == 401
    with Guest(url) as thief:
        thief.http.headers["Authorization"] = "Basic YWRtaW46YWRtaW4="
        assert thief.call("GET", "/api/me").status_code == 401


def test_a_bad_token_is_not_excused_by_a_cookie(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    answer = host.guest.call("GET", "/api/me", headers={"Authorization": "Bearer cordee_wrong"})
    assert answer.status_code == 401


# --- sockets -------------------------------------------------------------------------------------

MALFORMED: list[Any] = [
    "", "{", "[]", "null", "0", '"move"', "{}", '{"type":"move"}', '{"type":"nothing","id":"1"}',
    '{"type":"ping"}', '{"type":"ping","id":""}', '{"type":"ping","id":null}',
    '{"type":"ping","id":"1","more":1}', '{"type":"ping","id":"' + "x" * 65 + '"}',
    '{"type":"ping","id":"\\u0000"}', '{"type":"ping","id":"\\ud800"}',
    '{"type":"chat","id":"1","text":null}', '{"type":"chat","id":"1","text":"' + "x" * 2001 + '"}',
    '{"type":"sit","id":"1","seat":-1,"number":""}', '{"type":"sit","id":"1","seat":1e99}',
    '{"type":"move","id":"1","seat":0,"decision":1.5,"move":"deck"}',
    '{"type":"move","id":"1","seat":true,"decision":1,"move":"deck"}',
    "[" * 8000, '{"a":' * 3000, '{"type":"why","id":"1","seat":0,"move":' + "[" * 5000,
    b"\xff\xfe", b"\x00" * 100,
]  # fmt: skip


def test_malformed_messages_are_refused_and_the_line_stays(table: tuple[Screen, Screen]) -> None:
    host, other = table
    for sent in MALFORMED:
        host.socket.send(sent)
        answer = host.until(lambda m: m["type"] == "refused")
        assert answer["code"] == "bad-message", sent
    host.do("ping")
    assert not any(m["type"] == "refused" for m in other.rest(0.1))


def test_odd_ids_disturb_nobody_else(postgresql: Server) -> None:
    """What cannot be stored is refused before it meets the moves of others."""
    with Guest(postgresql.url, "Eve") as eve:
        table = eve.new_table("duel", "me", "open")
        with eve.join(table) as screen:
            for id_ in ("\0", "x" * 41, "é", "a b", "😀"):
                answer = eve.call("POST", f"/api/tables/{table}/requests", json={
                    "type": "chat", "id": id_, "text": "hello"})  # fmt: skip
                assert answer.status_code == 400, id_
            screen.do("chat", id="x" * 40, text="hello")
            screen.do("chat", text="nul \0 and \u202e override")
            screen.wait_for(lambda s: len(s.chat) == 2)
            assert "\0" not in screen.chat[1]["text"]


def test_a_flood_is_closed(table: tuple[Screen, Screen], postgresql: Server) -> None:
    host, _ = table
    with Guest(postgresql.url, "Eve") as eve:
        screen = eve.join(host.id)
        for n in range(200):
            try:
                screen.send("ping", id=f"{n}")
            except Exception:
                break
        assert screen.closed() == (1008, "flood")
        assert screen.messages[-1] == {"type": "bye", "why": "flood"}
        assert sum(m["type"] == "done" for m in screen.messages) < 150
        with eve.join(host.id) as again:
            again.do("ping")
    host.do("ping")


def test_chat_is_limited(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    said = [host.ask("chat", text=f"word {n}")["type"] for n in range(8)]
    assert said[:5] == ["done"] * 5
    assert "refused" in said[5:]
    assert host.refused("chat", text="again") == "chat-too-fast"
    for n in range(9):
        answer = host.guest.call("POST", f"/api/tables/{host.id}/requests", json={
            "type": "chat", "id": f"h{n}", "text": "over HTTP"})  # fmt: skip
    assert answer.json()["code"] == "chat-too-fast"


def test_empty_and_endless_chat_is_refused(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        assert host.refused("chat", text=" \n\t ") == "chat-empty"
        assert host.refused("chat", text="x" * 501) == "chat-too-long"
        host.do("chat", text="a\nb\tc")
        host.wait_for(lambda s: s.chat)
        assert host.chat[-1]["text"] == "a b c"


def test_an_oversized_message_is_closed(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    with host.guest.join(host.id) as screen:
        screen.send("chat", text="x" * 20_000)
        assert screen.closed()[0] == 1009


def test_broken_frames_are_closed(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    for bad in (b"\xff\xff\xff\xff", b"\x81\x05hello", b"\x83\x80\0\0\0\0"):
        line = RawSocket(host.guest, host.id)
        line.line.sendall(bad)
        assert line.is_cut()
        line.close()
    host.do("ping")


def test_a_socket_at_no_table_is_told_so(postgresql: Server) -> None:
    with Guest(postgresql.url, "Eve") as eve:
        for table in ("nowhere", "%2e%2e", "a" * 500, "%27;%20drop%20table%20events;%20--"):
            with eve.join(table) as screen:
                assert screen.closed() == (4404, "no-table")
                assert screen.messages[0]["code"] == "no-such-table"
        with pytest.raises(InvalidStatus):
            eve.join("x%00")


# --- origins and headers -------------------------------------------------------------------------

FOREIGN = ["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:1",
           "http://127.0.0.1.evil.example", "file://"]  # fmt: skip


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_cannot_act_in_our_name(table: tuple[Screen, Screen], origin: str) -> None:
    host, _ = table
    for method, path in [("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/me")]:
        answer = host.guest.call(method, path, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert set(answer.headers) >= HEADERS
    with pytest.raises(InvalidStatus) as refused:
        host.guest.join(host.id, Origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_may(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    port = host.guest.url.rpartition(":")[2]
    for origin in (f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
        answer = host.guest.call("PUT", "/api/me", json={"name": "Ada"}, headers={"Origin": origin})
        assert answer.status_code == 200
        with host.guest.join(host.id, Origin=origin) as screen:
            screen.do("ping")


ANSWERS = [
    ("GET", "/", 200), ("GET", "/style.css", 200), ("GET", "/healthz", 200),
    ("GET", "/metrics", 200), ("GET", "/api/games", 200), ("GET", "/api/nothing", 404),
    ("GET", "/nothing", 404), ("GET", "/api/tables/nowhere", 404), ("GET", "/api/me", 401),
    ("POST", "/api/games", 405), ("TRACE", "/", 405), ("POST", "/api/tables", 401),
    ("GET", "/api/tables?most=0", 400), ("GET", "/api/words/xx", 404),
    ("GET", "/api/rules/chess/fr", 404), ("GET", "/api/tables/%00", 400),
    ("GET", "/api/tables?game=%00", 400), ("GET", "/api/docs/openapi.json", 200),
    ("GET", "/../../../../etc/passwd", 404), ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
    ("GET", "/api/words/..%2f..%2fsite", 404), ("GET", "/api/rules/..%2f/fr", 404),
    ("GET", "/ws/nowhere", 404), ("GET", "/api/tables?cursor=x.y", 409),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_is_guarded(postgresql: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, postgresql.url + path, json={} if method == "POST" else None)
    assert answer.status_code == status
    assert set(answer.headers) >= HEADERS
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert b"Traceback" not in answer.content
    assert b"site-packages" not in answer.content
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert set(answer.json()["sentence"]) == {"fr", "en"}


BODIES = [b"", b"{", b"[" * 100_000, b'{"a":' * 50_000, b"\xff", b"null", b'"x"', b"[]", b"{}",
          b'{"game":"duel","seats":' + b"[" * 5000, b'{"name":"\\ud800"}', b'{"name":"\\u0000"}',
          b"a=b", b'{"name":1}', b"x" * 3_100_000]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_no_body_breaks_the_service(table: tuple[Screen, Screen], body: bytes) -> None:
    host, _ = table
    paths = ["/api/me", "/api/tables", "/api/records", "/api/me/recover",
             f"/api/tables/{host.id}/requests"]  # fmt: skip
    for path in paths:
        for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "x"):
            answer = host.guest.call("POST", path, content=body, headers={"Content-Type": kind})
            assert answer.status_code < 500, (path, kind, answer.text)
            assert b"Traceback" not in answer.content


def test_odd_requests_are_answered_plainly(table: tuple[Screen, Screen]) -> None:
    host, _ = table
    url = host.guest.url
    odd = [
        b"GET / HTTP/1.1\r\n\r\n", b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil\r\n"
        b"Connection: close\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
        b"Connection: close\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 100_000 + b"\r\n\r\n",
    ]  # fmt: skip
    for request in odd:
        answer = exchange(url, request)
        assert b" 500 " not in answer.split(b"\r\n")[0]
        assert b"Traceback" not in answer
        assert b"evil" not in answer
    host.do("ping")


def test_no_program_is_run_for_a_visitor(postgresql: Server) -> None:
    """`exec:PATH` is a bot of the command line only."""
    with Guest(postgresql.url, "Eve") as eve:
        open_one = eve.new_table("duel", "me", "open")
        for bot in ("exec:/bin/sh", "exec:", "greedy:../../x", "greedy@99", "__class__"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = eve.call("POST", "/api/tables", json={"game": "duel", "seats": seats})
            assert answer.status_code in (400, 404), bot
            with eve.join(open_one) as screen:
                assert screen.ask("bot", seat=1, bot=bot)["type"] == "refused"


# --- scripts in words ----------------------------------------------------------------------------

SCRIPT = "<script>alert(1)</script>"


def test_scripts_in_names_and_chat_stay_words(plain: Server) -> None:
    eve = Guest(plain.url, SCRIPT)
    table = eve.new_table("duel", "me", "open", listed=True)
    with eve.join(table) as screen:
        screen.sit(0, name=SCRIPT)
        screen.do("chat", text=SCRIPT)
        screen.wait_for(lambda s: s.chat)
        assert screen.chat[0]["text"] == SCRIPT, "the words are kept; a page shows them as words"
        answer = httpx.get(plain.url)
        assert "<script" not in answer.text
        assert "&lt;script&gt;" in answer.text
        assert eve.get(f"/api/tables/{table}").headers["content-type"] == "application/json"


def test_too_many_tables_from_one_place_are_refused(folder: Path, tmp_path: Path) -> None:
    """At a service of its own. Thirty at once: Eve's own name is the first of them."""
    with (
        closing(Server(folder, f"sqlite:///{tmp_path}/limits.sqlite", patches={})) as fresh,
        Guest(fresh.start().url, "Eve") as eve,
    ):
        codes = [
            eve.call("POST", "/api/tables", json={"game": "duel", "seats": [{}, {}]}).status_code
            for _ in range(40)
        ]
    assert codes[:29] == [201] * 29
    assert codes[-1] == 429


def test_nothing_of_all_this_broke_anything_inside(postgresql: Server) -> None:
    """The last of this file: the log of the service has no failure in it."""
    lines = [json.loads(line) for line in postgresql.log.splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert "Traceback" not in postgresql.log
    assert number() not in postgresql.log
