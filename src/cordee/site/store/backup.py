"""A backup: one zip file with a table of the database each, readable into either store."""

import base64
import os
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from cordee.core.faults import BadRecord, os_problem
from cordee.core.version import VERSION
from cordee.site.faults import Refused
from cordee.site.store.database import Database
from cordee.site.store.schema import METADATA

FORMAT = 1
AT_ONCE = 1000


async def write(url: URL, path: Path) -> int:
    """Writes a backup of one moment; answers how many rows. A crash leaves no half of a file."""
    if path.exists():
        raise Refused("backup-exists", file=str(path))
    database = Database(url)
    rows = 0
    try:
        await database.migrate()
        handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=path.name)
        os.close(handle)
        try:
            with zipfile.ZipFile(name, "w", zipfile.ZIP_DEFLATED) as archive:
                head = {"format": FORMAT, "cordee": VERSION}
                archive.writestr("cordee.json", msgspec.json.encode(head))
                async with database.read() as connection:
                    if not database.is_sqlite:
                        await connection.exec_driver_sql(
                            "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
                        )
                    for table in METADATA.sorted_tables:
                        lines = [_line(row) for row in await connection.execute(select(table))]
                        archive.writestr(f"{table.name}.jsonl", b"\n".join(lines))
                        rows += len(lines)
            Path(name).rename(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadRecord("file-unwritable", file=str(path), problem=os_problem(error)) from None
    finally:
        await database.close()
    return rows


async def read(url: URL, path: Path) -> int:
    """Reads a backup into an empty database, all or nothing."""
    database = Database(url)
    try:
        await database.migrate()
        with zipfile.ZipFile(path) as archive:
            head = msgspec.json.decode(archive.read("cordee.json"))
            if head.get("format") != FORMAT:
                raise Refused("not-a-backup", file=str(path))
            async with database.write() as connection:
                await _check_empty(connection)
                rows = 0
                for table in METADATA.sorted_tables:
                    lines = archive.read(f"{table.name}.jsonl").splitlines()
                    for start in range(0, len(lines), AT_ONCE):
                        part = [_row(table, line) for line in lines[start : start + AT_ONCE]]
                        await connection.execute(insert(table), part)
                    rows += len(lines)
        return rows
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError):
        raise Refused("not-a-backup", file=str(path)) from None
    except OSError as error:
        raise BadRecord("file-unreadable", file=str(path), problem=os_problem(error)) from None
    finally:
        await database.close()


async def _check_empty(connection: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        count = await connection.execute(select(func.count()).select_from(table))
        if count.scalar_one():
            raise Refused("restore-not-empty")


def _line(row: Any) -> bytes:
    return msgspec.json.encode(dict(row._mapping))


def _row(table: Any, line: bytes) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.json.decode(line)
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            row[column.name] = base64.b64decode(row[column.name])
    return row
