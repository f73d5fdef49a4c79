"""The tables of the database: migrations and description agree; old databases open and go on."""

import asyncio
import json
import random
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from cordee import games
from cordee.core.proof import prove
from cordee.core.record import parse
from cordee.core.version import VERSION
from cordee.site.store import database as database_
from cordee.site.store.database import Database, read_url
from cordee.site.store.schema import METADATA
from tests.site.client import Guest, play
from tests.site.make_database import FOLDER, shown
from tests.site.server import Postgres, Server

OLD = sorted(FOLDER.glob("*.sqlite"))


async def differences(address: str) -> tuple[list[Any], set[str]]:
    """How a migrated database differs from what the schema says, and its tables."""
    database = Database(read_url(address))
    try:
        await database.migrate()
        await database.migrate()  # again: nothing to do
        async with database.engine.connect() as connection:
            return await connection.run_sync(_compare)
    finally:
        await database.close()


def _compare(connection: Connection) -> tuple[list[Any], set[str]]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA), set(inspect(connection).get_table_names())


def test_migrations_build_the_schema_on_sqlite(tmp_path: Path) -> None:
    found, tables = asyncio.run(differences(f"sqlite:///{tmp_path}/new.sqlite"))
    assert found == []
    assert tables == set(METADATA.tables) | {"alembic_version"}


def test_migrations_build_the_schema_on_postgresql(postgres: Postgres) -> None:
    found, tables = asyncio.run(differences(postgres.new_database()))
    assert found == []
    assert tables == set(METADATA.tables) | {"alembic_version"}


def test_a_difference_would_be_seen(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/new.sqlite"
    asyncio.run(differences(address))

    async def spoil() -> None:
        database = Database(read_url(address))
        async with database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE events ADD COLUMN extra TEXT")
        await database.close()

    asyncio.run(spoil())
    assert asyncio.run(differences(address))[0]


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_migrations_can_be_taken_back(store: str, tmp_path: Path, postgres: Postgres) -> None:
    address = f"sqlite:///{tmp_path}/x.sqlite" if store == "sqlite" else postgres.new_database()

    def back(connection: Connection) -> set[str]:
        config = database_.config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return set(inspect(connection).get_table_names())

    async def there_and_back() -> set[str]:
        database = Database(read_url(address))
        try:
            await database.migrate()
            async with database.engine.begin() as connection:
                return await connection.run_sync(back)
        finally:
            await database.close()

    assert asyncio.run(there_and_back()) == {"alembic_version"}


def test_a_database_of_this_version_is_kept() -> None:
    assert FOLDER / f"{VERSION}.sqlite" in OLD


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_an_old_database_is_opened_and_its_games_go_on(
    old: Path, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / old.name
    shutil.copy(old, file)
    facts = json.loads(old.with_suffix(".json").read_text("utf-8"))
    server = Server(folder, f"sqlite:///{file}").start()
    try:
        with ExitStack() as stack:
            people = [stack.enter_context(Guest(server.url)) for _ in facts["cookies"]]
            for person, cookie in zip(people, facts["cookies"], strict=True):
                person.http.cookies.set("cordee", cookie)
            assert people[0].get("/api/me").json()["name"] == "Ada"
            listed = people[0].get("/api/tables").json()["items"]
            assert facts["open"] in {line["id"] for line in listed}
            for table, views in facts["running"].items():
                screens = [stack.enter_context(person.join(table)) for person in people]
                for screen, view in zip(screens, views, strict=True):
                    screen.wait_for(lambda s: s.view)
                    assert shown(screen) == view
                assert screens[0].chat[0]["text"] == "Until tomorrow!"
                assert play(screens, random.Random(1), moves=6) == 6
            for table in facts["finished"]:
                text = people[0].get(f"/api/records/{table}/text").text
                record = parse(text)
                assert prove(record, games[record.game]).holds
        with Guest(server.url, token=facts["token"]) as script:
            assert script.get("/api/me").json()["name"] == "Ada"
    finally:
        server.close()
