"""Opening the database: its address, its engine, its migrations."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cordee.core.faults import CordeeError
from cordee.site.faults import Unavailable

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x636F7264  # so that of several nodes one migrates


class BadDatabase(CordeeError, ValueError):
    """An address that names no database we know."""


def read_url(text: str) -> URL:
    """The address of a database, with the driver we use."""
    try:
        url = make_url(text)
        return url.set(drivername=DRIVERS[url.drivername])
    except (ArgumentError, KeyError):
        raise BadDatabase("bad-database", known=("sqlite:///FILE", "postgresql://…")) from None


def file_url(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


class Database:
    """An engine and what the rest needs of it."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        if self.is_sqlite:
            if url.database:
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine: AsyncEngine = create_async_engine(
                url, pool_size=4, max_overflow=0, pool_timeout=30, hide_parameters=True
            )
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            # The writer's own, used from one thread: a transaction is then one hop, not ten.
            self.writer: Engine = create_engine(
                url.set(drivername="sqlite"), pool_size=1, hide_parameters=True
            )
            event.listen(self.writer, "connect", _prepare_sqlite)
        else:
            self.engine = create_async_engine(
                url, pool_size=8, max_overflow=4, pool_pre_ping=True, pool_timeout=10,
                hide_parameters=True,
            )  # fmt: skip

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask with."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(error) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: durable when the block ends, or nothing has happened."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            if is_lost(error):
                raise unavailable(error) from error
            raise

    async def migrate(self) -> None:
        """Brings the database to this version's tables."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    await connection.exec_driver_sql(
                        f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"
                    )
                await connection.run_sync(_upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(error) from error

    async def close(self) -> None:
        await self.engine.dispose()
        if self.is_sqlite:
            self.writer.dispose()


def unavailable(error: Exception) -> Unavailable:
    """A fault of the store in our words; the library's own go to the log only."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return Unavailable("store-unavailable", kind=type(cause).__name__)


def is_lost(error: BaseException) -> bool:
    """Whether the store could not be reached, as opposed to having refused."""
    return isinstance(error, OperationalError | OSError | asyncio.TimeoutError | Unavailable) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def config() -> Config:
    """How Alembic finds the migrations."""
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    return found


def _upgrade(connection) -> None:  # type: ignore[no-untyped-def]
    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


def _prepare_sqlite(connection, record) -> None:  # type: ignore[no-untyped-def]  # noqa: ARG001
    """Durable commits, readers beside the writer, patience with a busy file."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
