"""The store from inside: what it tells of a fault, and that one fault is not the next one's."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import SQLAlchemyError

from cordee.site.faults import Unavailable
from cordee.site.store.committer import Committer, Write
from cordee.site.store.database import Database, read_url
from cordee.site.store.schema import KEYS
from tests.site.client import Guest, play
from tests.site.server import Postgres, Server

Arrive = Callable[[str], Guest]


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_an_error_of_the_store_tells_no_secret(
    store: str, tmp_path: Path, postgres: Postgres
) -> None:
    address = f"sqlite:///{tmp_path}/x.sqlite" if store == "sqlite" else postgres.new_database()

    async def fail() -> str:
        database = Database(read_url(address))
        await database.migrate()
        row = {"name": "twice", "value": "s3cr3t"}
        try:
            for _ in range(2):
                async with database.write() as connection:
                    await connection.execute(insert(KEYS), row)
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await database.close()
        raise AssertionError("taken twice")

    assert "s3cr3t" not in asyncio.run(fail())


def test_a_connection_lost_in_the_middle_is_a_store_that_cannot_be_reached(
    postgres: Postgres,
) -> None:
    async def lose() -> None:
        database = Database(read_url(postgres.new_database()))
        await database.migrate()
        try:
            async with database.write() as connection:
                pid = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
                async with database.engine.connect() as other:
                    end = text("SELECT pg_terminate_backend(:pid)")
                    await other.execute(end, {"pid": pid})
                await asyncio.sleep(0.2)
                await connection.execute(insert(KEYS), {"name": "a", "value": "b"})
        finally:
            await database.close()

    with pytest.raises(Unavailable):
        asyncio.run(lose())


def test_a_transaction_that_fails_oddly_does_not_stop_the_next(tmp_path: Path) -> None:
    async def two() -> list[str]:
        database = Database(read_url(f"sqlite:///{tmp_path}/x.sqlite"))
        await database.migrate()
        committer = Committer(database, "node")
        committer.start()
        found = []
        for number in (2**70, 1):  # SQLite has no number like the first
            write = Write("t", 1, [row(number)], summary(), None)
            try:
                await asyncio.wait_for(committer.store(write), 5)
                found.append("stored")
            except Unavailable:
                found.append("refused")
        await committer.stop()
        await database.close()
        return found

    assert asyncio.run(two()) == ["refused", "stored"]


def row(at: int) -> dict[str, Any]:
    return {"table_id": "t", "seq": 1, "kind": "start", "seat": None, "decision": None, "by": None,
            "body": "{}", "move_id": None, "digest": None, "at": at}  # fmt: skip


def summary() -> dict[str, Any]:
    return {"table_id": "t", "new_status": "playing", "new_seq": 1, "new_changed": 1,
            "new_owing": "", "new_due": None}  # fmt: skip


def test_bots_that_wait_for_people_are_not_looked_after(sqlite: Server, guest: Arrive) -> None:
    """Where all choose at once; else such tables would fill the list of what is due for ever."""
    with ExitStack() as stack:
        ada, bea = guest("Ada"), guest("Bea")
        table = ada.new_table("roll", "me", "open", "greedy", "greedy", options={"first": "2"})
        screens = [stack.enter_context(person.join(table)) for person in (ada, bea)]
        for seat, screen in enumerate(screens):
            screen.sit(seat)
        for screen in screens:
            screen.wait_for(lambda s: s.is_asked)
        with sqlite3.connect(sqlite.log_file.parent / "site.sqlite") as database:
            asked = "SELECT owing, due FROM tables WHERE id = ?"
            owing, due = database.execute(asked, (table,)).fetchone()
        assert owing == "0,1,3"
        assert due is None
        assert play(screens, random.Random(1), moves=6) == 6, "and they move when people have"


def test_guests_cannot_be_made_without_end(postgresql: Server) -> None:
    with Guest(postgresql.url) as flood:
        codes = []
        for n in range(40):
            flood.http.cookies.clear()
            codes.append(flood.call("POST", "/api/me", json={"name": f"{n}"}).status_code)
        assert codes[:30] == [200] * 30
        assert codes[-1] == 429
