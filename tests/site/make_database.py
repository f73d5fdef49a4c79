"""Makes the database of this version that later versions must be able to open:

python -m tests.site.make_database

Run once for each release, and again only while that version is not yet released.
"""

import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from cordee import games
from cordee.core.version import VERSION
from tests.site.client import Guest, Screen, play, seat_all
from tests.site.server import Server

FOLDER = Path(__file__).parent / "databases"


def make(server: Server) -> dict[str, Any]:
    """A running and a finished game of every kind, an open table, and who plays there."""
    ada, bea = Guest(server.url, "Ada"), Guest(server.url, "Bea")
    running, finished = {}, []
    for n, name in enumerate(games):
        screens = seat_all(ada, [bea], name)
        screens[0].do("chat", text="Until tomorrow!")
        play(screens, random.Random(n), moves=9)
        for screen in screens:
            screen.do("resume")
        running[screens[0].id] = [shown(screen) for screen in screens]
        over = seat_all(ada, [bea], name)
        play(over, random.Random(n), moves=5)
        over[1].do("resign", seat=1)
        over[0].wait_for(lambda s: s.is_over)
        finished.append(over[0].id)
        for screen in [*screens, *over]:
            screen.close()
    open_one = ada.new_table("duel", "me", "open", listed=True)
    return {"cookies": [ada.cookie, bea.cookie], "running": running, "finished": finished,
            "open": open_one, "token": ada.post("/api/me/tokens").json()["value"]}  # fmt: skip


def shown(screen: Screen) -> dict[str, Any]:
    """What a later version must still show of a view; it may show more."""
    return {name: screen.view["view"][name] for name in ("seat", "decision", "turn", "moves")}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "site.sqlite"
        server = Server(Path(folder), f"sqlite:///{file}").start()
        try:
            facts = make(server)
        finally:
            server.close()
        target = FOLDER / f"{VERSION}.sqlite"
        target.unlink(missing_ok=True)
        with sqlite3.connect(file) as database:
            database.execute("VACUUM INTO ?", (str(target),))
    (FOLDER / f"{VERSION}.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
