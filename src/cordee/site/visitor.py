"""Somebody who asks over HTTP: the same requests as over a socket, one at a time."""

import asyncio
from contextlib import suppress
from typing import Any

from cordee.site import info, requests
from cordee.site import messages as m
from cordee.site.faults import Refused
from cordee.site.hall import Hall, Live
from cordee.site.identity import Person
from cordee.site.table import Change, Table

LONGEST_WAIT = 25.0  # seconds


class Visitor:
    """A person at a table without a socket."""

    def __init__(self, hall: Hall, person: Person | None, live: Live) -> None:
        self.hall = hall
        self.person = person
        self.player = None if person is None else person.id
        self.live: Live | None = live

    def shows(self, seat: int) -> bool:
        """Whether this seat's cards may be put before this person."""
        return True

    def refresh(self, table: Table, entries: int, chat: int) -> None:
        raise Refused("socket-only")

    def uncover(self, table: Table, seat: int | None) -> None:
        raise Refused("socket-only")


async def ask(hall: Hall, person: Person | None, id_: str, message: m.ClientMessage) -> m.Done:
    """Carries a request out."""
    live = await hall.get(id_)
    result = await requests.carry_out(Visitor(hall, person, live), message)
    table = await hall.read(id_)
    return m.Done(message.id, table.version, result)


async def look(hall: Hall, person: Person | None, id_: str, seat: int | None, told: int) -> bytes:
    """A seat's view now; only its owner may ask for it."""
    live = await hall.get(id_)
    async with live.lock:
        table = await hall.ensure(live)
        if person is not None and person.id in table.removed:
            raise Refused("removed-from-table")
        if seat is not None and (person is None or seat not in table.seats_of(person.id)):
            raise Refused("not-your-seat", seat=seat + 1)
        if table.match is None:
            raise Refused("table-not-begun")
        return info.view_message(table, seat, told)


class _Ear:
    """Listens until something that everybody may see, or this seat's view, has changed."""

    def __init__(self, person: Person | None, seat: int | None) -> None:
        self.player = None if person is None else person.id
        self.name = "" if person is None else person.name
        self._seat = seat
        self.heard = asyncio.Event()

    def tell(self, live: Live, table: Table, change: Change, built: dict[Any, bytes]) -> None:
        if change.public or self._seat in change.seats:
            self.heard.set()

    def become_nobody(self) -> None:
        self.player, self.name = None, ""


async def wait(
    hall: Hall, person: Person | None, id_: str, seat: int | None, after: int, seconds: float
) -> None:
    """Returns when the table has a newer version than `after`, or when the time is over."""
    ear = _Ear(person, seat)
    versions: list[int] = []
    live = await hall.join(id_, ear, lambda _, table: versions.append(table.version))
    try:
        if versions[0] <= after:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(ear.heard.wait(), min(seconds, LONGEST_WAIT))
    finally:
        hall.leave(live, ear)
