"""`kill -9` of the service under load, on either store: nothing acknowledged is lost."""

import random
import time
from pathlib import Path

import pytest

from tests.site.load import Load
from tests.site.server import Postgres, Server


def kill_often(server: Server, kills: int) -> None:
    rng = random.Random(kills)
    with Load(lambda: [server.url] * 2, pairs=5, games=("classic", "duel", "roll")) as load:
        for _ in range(kills):
            load.wait_for_more(20)
            time.sleep(rng.random() * 0.3)
            server.kill()
            server.start()
        load.wait_for_more(50)
    assert server.stop() in (0, -15)
    load.check(server.database)
    assert load.acknowledged >= 20 * kills


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.long)], ids=["3", "50"])
class TestKills:
    def test_nothing_is_lost_on_sqlite(self, folder: Path, kills: int) -> None:
        server = Server(folder, f"sqlite:///{folder}/kills{kills}.sqlite")
        try:
            kill_often(server.start(), kills)
        finally:
            server.close()

    def test_nothing_is_lost_on_postgresql(
        self, folder: Path, postgres: Postgres, kills: int
    ) -> None:
        server = Server(folder, postgres.new_database())
        try:
            kill_often(server.start(), kills)
        finally:
            server.close()
