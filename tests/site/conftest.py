"""Servers for the tests: one with SQLite and one with PostgreSQL for most, others as needed."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import run as run  # a command typed in this process
from tests.site.client import Guest
from tests.site.server import HASTY, NO_CLIENT, Postgres, Server

QUICK = {"commands.SILENCE": 1500, "openings.CLOCKS": [1, 1_000_000]}


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """Thrown away at the end; the database's own user may enter it."""
    made = Path(tempfile.mkdtemp(prefix="cordee-site-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture(scope="session")
def sqlite(folder: Path) -> Iterator[Server]:
    """The service on SQLite, with little patience for silent players."""
    server = Server(folder, f"sqlite:///{folder}/site.sqlite", patches=QUICK | HASTY)
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(scope="session")
def plain(folder: Path) -> Iterator[Server]:
    """The service as it is where no client was built: with its own plain page."""
    server = Server(folder, f"sqlite:///{folder}/plain.sqlite", patches=NO_CLIENT)
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(scope="session")
def postgres(folder: Path) -> Iterator[Postgres]:
    place = folder / "postgres"
    place.mkdir()
    database = Postgres(place)
    try:
        yield database
    finally:
        database.stop()


@pytest.fixture(scope="session")
def postgresql(folder: Path, postgres: Postgres) -> Iterator[Server]:
    """The service on PostgreSQL, with its real limits for those who ask too much."""
    server = Server(folder, postgres.new_database(), patches=QUICK)
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """The service on each store."""
    server: Server = request.getfixturevalue(request.param)
    return server


@pytest.fixture
def guest(sqlite: Server) -> Iterator[Callable[[str], Guest]]:
    """Somebody new at the service on SQLite."""
    guests: list[Guest] = []

    def arrive(name: str) -> Guest:
        guests.append(Guest(sqlite.url, name))
        return guests[-1]

    yield arrive
    for each in guests:
        each.http.close()
