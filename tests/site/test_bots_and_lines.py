"""A bot worker dies, a client does not read, the service dies and its workers with it."""

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.site.client import Guest, play, seat_all
from tests.site.raw import RawSocket
from tests.site.server import HASTY, Server

CHATTY = HASTY | {"sockets.CHATS": 1000, "sockets.CHAT_BURST": 1000}


@pytest.fixture(scope="module")
def own(folder: Path) -> Iterator[Server]:
    """A service of our own, to be treated badly."""
    server = Server(folder, f"sqlite:///{folder}/lines.sqlite", patches=CHATTY)
    try:
        yield server.start()
    finally:
        server.close()


def metric(server: Server, name: str) -> float:
    for line in httpx.get(f"{server.url}/metrics", timeout=10).text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def test_a_bot_worker_dies_and_the_game_goes_on(own: Server) -> None:
    with Guest(own.url, "Ada") as ada:
        table = ada.new_table("classic", "me", "greedy", options={"rounds": "1"})
        with ada.join(table) as screen:
            screen.sit(0)
            deaths = 0
            while not screen.is_over:
                play([screen], random.Random(deaths), moves=4)
                if deaths < 3:
                    workers = own.bot_workers()
                    assert workers
                    for pid in workers:
                        os.kill(pid, signal.SIGKILL)
                    deaths += 1
            assert metric(own, "cordee_bot_worker_deaths_total") >= 1
            assert "Traceback" not in own.log


def test_a_client_that_does_not_read_delays_nobody_and_is_closed(own: Server) -> None:
    with Guest(own.url, "Ada") as ada, Guest(own.url, "Bea") as bea, Guest(own.url) as eve:
        screens = seat_all(ada, [bea], "classic")
        for n in range(60):
            screens[0].do("chat", text=f"{n} " + "x" * 480)
        open_before = metric(own, "cordee_sockets")
        slow = [RawSocket(eve, screens[0].id, small=True) for _ in range(3)]
        assert metric(own, "cordee_sockets") == open_before + 3
        waits = []
        late = time.monotonic() + 40
        rng = random.Random(1)
        while metric(own, "cordee_sockets") > open_before:
            assert time.monotonic() < late, "still not closed"
            for line in slow:  # each asks for everything again and again, and reads nothing
                try:
                    for n in range(10):
                        line.send(b'{"type":"resume","id":"%d"}' % n)
                except OSError:
                    continue
            begun = time.monotonic()
            play(screens, rng, moves=1)
            waits.append(time.monotonic() - begun)
            if any(screen.is_over for screen in screens):
                break
        assert metric(own, 'cordee_sockets_closed_total{why="slow"}') >= 3
        assert sorted(waits)[len(waits) // 2] < 0.5
        assert max(waits) < 3
        for line in slow:
            assert line.is_cut()
            line.close()
        for screen in screens:
            screen.do("ping")
            screen.close()


def test_the_workers_die_with_the_service(own: Server) -> None:
    """Killed, it can end nobody itself; its workers notice."""
    with Guest(own.url, "Ada") as ada:
        table = ada.new_table("duel", "greedy", "greedy")
        with ada.join(table) as screen:
            screen.wait_for(lambda s: s.is_over, 30)
    workers = own.bot_workers()
    assert workers
    own.kill()
    late = time.monotonic() + 10
    while any(is_alive(pid) for pid in workers):
        assert time.monotonic() < late, "a worker outlives its service"
        time.sleep(0.1)
    own.start()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
