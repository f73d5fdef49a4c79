"""Tables: the lobby, making one, looking at one, and every request of the socket over HTTP."""

import io
from typing import Annotated

import segno
from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from cordee.core.printed import Printed
from cordee.site import messages as m
from cordee.site import openings
from cordee.site import visitor as visitors
from cordee.site.api.wire import MOST_PAGE, PAGE, Created, Cursor, Page, TableLine
from cordee.site.faults import Refused
from cordee.site.identity import Person
from cordee.site.info import table_info
from cordee.site.openings import NewTable
from cordee.site.service import Site
from cordee.site.store import lobby

Most = Annotated[int, Parameter(ge=1, le=MOST_PAGE)]
Seat = Annotated[int, Parameter(ge=0, le=7)]
Number = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Wait = Annotated[float, Parameter(ge=0, le=25, description="Seconds to wait for news")]
Status = Annotated[str, Parameter(pattern="^(waiting|playing|over)$")]
Game = Annotated[str, Parameter(max_length=32)]


class TablesController(Controller):
    """Whatever can be asked over the socket can be asked here, one request at a time."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/", summary="Tables that are open to all, the latest first")
    async def lobby(
        self,
        site: Site,
        game: Game | None = None,
        status: Status | None = None,
        cursor: Cursor | None = None,
        most: Most = PAGE,
    ) -> Page[TableLine]:
        return Page(*await lobby.listed(site.database, game, status, cursor, most))

    @post("/", summary="A new table; sit down with a number of your own to have it dealt")
    async def create(self, site: Site, guest: Person, visitor: str, data: NewTable) -> Created:
        if not site.makers.take(visitor):
            raise Refused("too-fast")
        table = await site.hall.create(openings.new(data, guest.id))
        return Created(table.id, table.opening.commitment, site.link_to(table.id))

    @get("/{table:str}", summary="A table and the people around it")
    async def one(self, site: Site, person: Person | None, table: str) -> m.TableInfo:
        live = await site.hall.get(table)
        found = await site.hall.read(table)
        player = None if person is None else person.id
        return table_info(found, player, live.online(), live.watching())

    @get("/{table:str}/code", media_type="image/svg+xml", summary="The table's link to scan")
    async def code(self, site: Site, table: str) -> Response[bytes]:
        await site.hall.get(table)
        drawn = io.BytesIO()
        segno.make(site.link_to(table), error="m").save(
            drawn, kind="svg", scale=8, border=2, dark="#221d17", light="#fffdf6"
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @get("/{table:str}/printed", summary="What is printed on the things of a running table")
    async def printed(self, site: Site, table: str) -> dict[str, Printed]:
        """By the ids that views use; games whose views say it all answer with nothing."""
        match = (await site.hall.read(table)).match
        return {} if match is None else match.game.printed(match.table)

    @get("/{table:str}/view", media_type=MediaType.JSON, summary="What a seat may know now",
         responses={200: ResponseSpec(m.ViewMessage, generate_examples=False,
                                      description="The view, as over the socket")})  # fmt: skip
    async def view(
        self,
        site: Site,
        person: Person | None,
        table: str,
        seat: Seat | None = None,
        entries: Number = 0,
        after: Number | None = None,
        wait: Wait = 0,
    ) -> Response[bytes]:
        """With `after` and `wait` the answer comes when the table's version is newer."""
        if after is not None and wait > 0:
            await visitors.wait(site.hall, person, table, seat, after, wait)
        raw = await visitors.look(site.hall, person, table, seat, entries)
        return Response(raw, media_type=MediaType.JSON)

    @post("/{table:str}/requests", status_code=200, summary="Any request of the socket")
    async def ask(
        self, site: Site, person: Person | None, visitor: str, table: str, data: m.ClientMessage
    ) -> m.Done:
        if not site.askers.take(visitor):
            raise Refused("too-fast")
        if isinstance(data, m.Chat) and not site.chatters.take(visitor):
            raise Refused("chat-too-fast")
        return await visitors.ask(site.hall, person, table, data)
