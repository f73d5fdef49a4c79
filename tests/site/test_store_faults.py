"""The store fails: PostgreSQL goes and comes back, the disk is full. Nothing acknowledged is lost,
nobody is told what was not stored, and the same request goes through afterwards."""

import random
import resource
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.site.client import Guest, Screen, seat_all
from tests.site.load import Load
from tests.site.server import Postgres, Server


def test_postgresql_stops_and_starts_again_under_load(folder: Path, postgres: Postgres) -> None:
    server = Server(folder, postgres.new_database()).start()
    try:
        with Load(lambda: [server.url] * 2, pairs=4) as load:
            for _ in range(2):
                load.wait_for_more(30)
                postgres.stop()
                time.sleep(1.0)
                answer = httpx.get(f"{server.url}/api/tables", timeout=30)
                assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
                assert answer.headers["retry-after"] == "1"
                with Guest(server.url) as nobody:
                    answer = nobody.call("POST", "/api/me", json={"name": "Ada"})
                    assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
                before = load.acknowledged
                time.sleep(0.5)
                assert load.acknowledged == before, "nothing is acknowledged without a store"
                postgres.start()
            load.wait_for_more(40)
        load.check(server.database)
        assert {code for pair in load.pairs for code in pair.refusals} <= {
            "store-unavailable", "store-busy"
        }  # fmt: skip
        assert "Traceback" not in server.log
    finally:
        server.close()


def test_a_service_waits_for_no_database(folder: Path, postgres: Postgres) -> None:
    """Without its database it says so in a sentence and ends."""
    address = postgres.new_database().replace(str(postgres.port), "1")
    server = Server(folder, address)
    server.start(ready=False)
    try:
        assert server._process is not None
        assert server._process.wait(60) != 0
        assert "postgres@" not in server.log
    finally:
        server.close()


def test_a_full_disk_refuses_and_recovers(folder: Path) -> None:
    file = folder / "full.sqlite"
    server = Server(folder, f"sqlite:///{file}").start()
    try:
        with ExitStack() as stack:
            ada = stack.enter_context(Guest(server.url, "Ada"))
            bea = stack.enter_context(Guest(server.url, "Bea"))
            screens = [stack.enter_context(s) for s in seat_all(ada, [bea], "classic")]
            largest = max(path.stat().st_size for path in folder.glob("full.sqlite*"))
            _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest + 60_000, hard))
            mover, sent, refused = play_until_refused(screens)
            assert refused["code"] == "store-unavailable"
            assert refused["retry"]

            assert [message for screen in screens for message in screen.rest(0.1)] == []
            for screen in screens:  # nobody was told, and whoever asks is not told either
                screen.do("resume")
            assert mover.view["decision"] == sent["decision"]
            assert httpx.get(f"{server.url}/healthz").status_code == 200
            assert ada.table(mover.id)["status"] == "playing"
            answer = ada.call("POST", "/api/tables", json={"game": "duel", "seats": [{}, {}]})
            assert answer.status_code == 503

            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
            done = mover.do("move", **sent)
            for screen in screens:
                screen.catch_up(done["version"])
            ada.new_table("duel", "me", "open")
        assert "Traceback" not in server.log
    finally:
        server.close()


def play_until_refused(
    screens: list[Screen],
) -> tuple[Screen, dict[str, object], dict[str, object]]:
    rng = random.Random(1)
    for n in range(400):
        for screen in screens:
            screen.rest(0.0)
        mover = next(screen for screen in screens if screen.is_asked)
        sent = {"id": f"m{n}", "seat": mover.seat, "decision": mover.view["decision"],
                "move": rng.choice(mover.moves)}  # fmt: skip
        answer = mover.ask("move", **sent)
        if answer["type"] == "refused":
            return mover, sent, answer
        for screen in screens:
            screen.catch_up(answer["version"])
        time.sleep(0.03)
    raise AssertionError("the disk was never full")
