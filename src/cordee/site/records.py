"""Records of finished games: written from the log, or brought by somebody and checked."""

import asyncio

from sqlalchemy import insert, select

from cordee import games
from cordee.core import record as record_
from cordee.core.faults import BadRecord
from cordee.core.proof import prove
from cordee.core.turn import Over
from cordee.site.api.wire import RecordInfo
from cordee.site.clock import now
from cordee.site.faults import NotFound, Refused
from cordee.site.hall import new_id
from cordee.site.identity import Person
from cordee.site.service import Site
from cordee.site.store import log
from cordee.site.store.schema import RECORDS
from cordee.site.table import OVER

LARGEST = 2_000_000  # characters


async def find(site: Site, id_: str) -> RecordInfo:
    """A finished game; running ones are not to be found."""
    async with site.database.read() as connection:
        asked = select(RECORDS).where(RECORDS.c.id == id_)
        row = (await connection.execute(asked)).one_or_none()
        found = None if row is not None else await log.load(connection, id_)
    if row is not None:
        return await asyncio.to_thread(_read, id_, row.text)
    if found is None or found[0].status != OVER:
        raise NotFound("no-such-record", record=id_)
    match = found[0].match
    assert match is not None and isinstance(match.turn, Over)
    return RecordInfo(id_, match.game.name, match.record(), list(match.first_players), match.turn)


async def keep(site: Site, guest: Person, text: str) -> str:
    """Stores a record that replays to a finished game and keeps what it promises."""
    info = await asyncio.to_thread(_prove, text)
    id_ = new_id()
    row = {"id": id_, "game": info.game, "text": text, "by": guest.id, "created": now()}
    async with site.database.write() as connection:
        await connection.execute(insert(RECORDS), row)
    return id_


def _prove(text: str) -> RecordInfo:
    info = _read("", text)
    if not prove(record_.parse(text), games[info.game]).holds:
        raise BadRecord("record-other-state", game=info.game)
    if "\0" in text:  # no database keeps it
        raise BadRecord("record-broken")
    return info


def _read(id_: str, text: str) -> RecordInfo:
    parsed = record_.parse(text)
    match = record_.replay(parsed, games[parsed.game])
    if not isinstance(match.turn, Over):
        raise Refused("record-not-over")
    return RecordInfo(id_, match.game.name, text, list(match.first_players), match.turn)
