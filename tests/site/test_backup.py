"""Backup and restore between both stores; old tables put away and taken out again."""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cordee import games
from cordee.core.proof import prove
from cordee.core.record import parse
from cordee.site.store import archive
from cordee.site.store.database import Database, read_url
from tests.cli.conftest import Run
from tests.site.client import Guest, play, seat_all
from tests.site.server import Postgres, Server


def test_everything_moves_from_sqlite_to_postgresql_and_back(
    folder: Path, postgres: Postgres, tmp_path: Path, run: Run
) -> None:
    """A running game goes on at the new place, with the same cookies and the same cards."""
    places = [f"sqlite:///{tmp_path}/first.sqlite", postgres.new_database(),
              f"sqlite:///{tmp_path}/third.sqlite"]  # fmt: skip
    people: list[str] = []
    table = ""
    shown: dict[str, Any] = {}
    for step, place in enumerate(places):
        server = Server(folder, place).start()
        try:
            with ExitStack() as stack:
                if step == 0:
                    ada = stack.enter_context(Guest(server.url, "Ada"))
                    bea = stack.enter_context(Guest(server.url, "Bea"))
                    screens = seat_all(ada, [bea], "classic", options={"rounds": "1"})
                    people, table = [ada.cookie, bea.cookie], screens[0].id
                    screens[0].do("chat", text="See you at the other place")
                else:
                    screens = []
                    for cookie in people:
                        person = stack.enter_context(Guest(server.url))
                        person.http.cookies.set("cordee", cookie)
                        screens.append(person.join(table))
                        screens[-1].wait_for(lambda s: s.view)
                    assert screens[1].view["view"] == shown
                    assert screens[0].chat[0]["text"] == "See you at the other place"
                play(screens, random.Random(step), moves=10 if step < 2 else None)
                for screen in screens:
                    stack.enter_context(screen)
                screens[1].do("resume")
                shown = screens[1].view["view"]
                if step == 2:
                    text = screens[0].guest.get(f"/api/records/{table}/text").text
                    assert prove(parse(text), games["classic"]).holds
        finally:
            server.close()
        if step < 2:
            file = tmp_path / f"step{step}.zip"
            done = run("backup", str(file), "--database", place)
            assert done.code == 0, done.err
            again = run("backup", str(file), "--database", place)
            assert again.code != 0, "nothing is ever written over"
            done = run("restore", str(file), "--database", places[step + 1])
            assert done.code == 0, done.err
            full = run("restore", str(file), "--database", places[step + 1])
            assert full.code != 0, "only into an empty database"
            assert "Traceback" not in full.err + again.err


def test_what_is_no_backup_is_refused_with_a_sentence(tmp_path: Path, run: Run) -> None:
    (tmp_path / "not.zip").write_bytes(b"hello")
    database = f"sqlite:///{tmp_path}/x.sqlite"
    for file in ("not.zip", "missing.zip"):
        done = run("restore", str(tmp_path / file), "--database", database)
        assert done.code != 0
        assert "Traceback" not in done.err
        assert file in done.err


@pytest.mark.parametrize(
    ("store", "is_over"), [("sqlite", False), ("postgresql", True), ("postgresql", False)]
)
def test_an_old_table_is_packed_away_and_comes_back(
    request: pytest.FixtureRequest, store: str, is_over: bool
) -> None:
    either: Server = request.getfixturevalue(store)
    with Guest(either.url, "Ada") as ada, Guest(either.url, "Bea") as bea:
        host, other = seat_all(ada, [bea], "duel")
        play([host, other], random.Random(1), moves=8)
        if is_over:
            other.do("resign", seat=1)
        host.do("resume")
        shown = host.view["view"]
        host.close()
        other.close()

        async def pack() -> list[int]:
            database = Database(read_url(either.database))
            try:
                await archive.archive(database, host.id)
                async with database.read() as connection:
                    count = "SELECT count(*) FROM {} WHERE table_id = '{}'"
                    return [
                        (await connection.exec_driver_sql(count.format(name, host.id))).scalar_one()
                        for name in ("events", "archives")
                    ]
            finally:
                await database.close()

        assert asyncio.run(pack()) == [0, 1]
        either.stop()
        either.start()
        if is_over:
            assert parse(ada.get(f"/api/records/{host.id}/text").text).game == "duel"
        with ada.join(host.id) as again, bea.join(host.id) as two:
            again.wait_for(lambda s: s.view)
            assert again.view["view"] == shown
            if not is_over:
                two.wait_for(lambda s: s.view)
                assert play([again, two], random.Random(2), moves=4) == 4
