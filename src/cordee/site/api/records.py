"""Finished games: lists, pages, downloads, imports. Running games are never told here."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from cordee.core.printed import Printed
from cordee.site import records, replays
from cordee.site.api.wire import MOST_PAGE, PAGE, Cursor, Page, RecordInfo, RecordLine
from cordee.site.faults import Refused
from cordee.site.identity import Person
from cordee.site.replays import Step, Steps
from cordee.site.service import Site
from cordee.site.store import results

Most = Annotated[int, Parameter(ge=1, le=MOST_PAGE)]
Number = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Game = Annotated[str, Parameter(max_length=32)]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to keep here."""

    text: Annotated[str, Meta(max_length=records.LARGEST)]


class Kept(msgspec.Struct, frozen=True):
    id: str


class RecordsController(Controller):
    path = "/api/records"
    tags = ["records"]  # noqa: RUF012

    @get("/", summary="Finished games open to all, or my own")
    async def finished(
        self,
        site: Site,
        person: Person | None,
        mine: bool = False,
        game: Game | None = None,
        cursor: Cursor | None = None,
        most: Most = PAGE,
    ) -> Page[RecordLine]:
        if mine and person is None:
            raise Refused("who-are-you")
        player = person.id if mine and person is not None else None
        return Page(*await results.finished(site.database, player, game, cursor, most))

    @get("/{record:str}", summary="A finished game, whole")
    async def one(self, site: Site, record: str) -> RecordInfo:
        return await records.find(site, record)

    @get("/{record:str}/text", media_type=MediaType.TEXT, summary="The record as a file")
    async def download(self, site: Site, record: str) -> Response[str]:
        found = await records.find(site, record)
        name = f'attachment; filename="{found.game}-{found.id}.cordee"'
        headers = {"content-disposition": name}
        return Response(found.text, media_type=MediaType.TEXT, headers=headers)

    @get("/{record:str}/steps", summary="What happened, event by event")
    async def steps(self, site: Site, visitor: str, record: str) -> Steps:
        if not site.askers.take(visitor):
            raise Refused("too-fast")
        found = await records.find(site, record)
        return await asyncio.to_thread(replays.steps, record, found.text)

    @get("/{record:str}/steps/{n:int}", summary="The table after so many events, for all eyes")
    async def step(self, site: Site, visitor: str, record: str, n: Number) -> Step:
        if not site.askers.take(visitor):
            raise Refused("too-fast")
        found = await records.find(site, record)
        return await asyncio.to_thread(replays.step, found.text, n)

    @get("/{record:str}/printed", summary="What is printed on the things of its table")
    async def printed(self, site: Site, visitor: str, record: str) -> dict[str, Printed]:
        if not site.askers.take(visitor):
            raise Refused("too-fast")
        found = await records.find(site, record)
        return await asyncio.to_thread(replays.printed, found.text)

    @post("/", summary="Keep a record here, to be shown and shared")
    async def keep(self, site: Site, guest: Person, visitor: str, data: Given) -> Kept:
        if not site.makers.take(visitor):
            raise Refused("too-fast")
        return Kept(await records.keep(site, guest, data.text))
