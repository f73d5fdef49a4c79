"""`cordee backup` and `cordee restore`: everything the service keeps, in one file."""

import asyncio
from pathlib import Path

from sqlalchemy.engine import URL

from cordee.cli.common import Voice
from cordee.cli.saves import data_folder
from cordee.site.store import backup as backup_
from cordee.site.store.database import file_url, read_url


def backup(voice: Voice, *, file: str, database: str | None, lang: str | None) -> int:  # noqa: ARG001
    rows = asyncio.run(backup_.write(_url(database), Path(file)))
    voice.print("backup-done", rows=rows, file=file)
    return 0


def restore(voice: Voice, *, file: str, database: str | None, lang: str | None) -> int:  # noqa: ARG001
    rows = asyncio.run(backup_.read(_url(database), Path(file)))
    voice.print("restore-done", rows=rows, file=file)
    return 0


def _url(database: str | None) -> URL:
    return file_url(data_folder() / "site.sqlite") if database is None else read_url(database)
