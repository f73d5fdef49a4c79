"""The application: routes, what handlers are given, how faults are answered."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cordee.core.faults import CordeeError
from cordee.core.version import VERSION
from cordee.site import built, metrics, page, sockets
from cordee.site.api import access
from cordee.site.api.catalogue import CatalogueController
from cordee.site.api.pad import PadController
from cordee.site.api.people import PeopleController
from cordee.site.api.records import RecordsController
from cordee.site.api.tables import TablesController
from cordee.site.faults import Refused
from cordee.site.identity import Person
from cordee.site.security import Guard
from cordee.site.service import Site
from cordee.site.settings import Settings
from cordee.site.store import lobby

LARGEST_BODY = 3_000_000


def provide_site(state: State) -> Site:
    site: Site = state.site
    return site


async def provide_person(request: Request[Any, Any, Any], site: Site) -> Person | None:
    return await access.person_of(request, site.people)


def provide_guest(person: Person | None) -> Person:
    if person is None:
        raise Refused("who-are-you")
    return person


def provide_visitor(request: Request[Any, Any, Any], site: Site) -> str:
    """Who is counted for limits: the address, as the proxy tells it where there is one."""
    return visitor_of(request, site.settings)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    forwarded = connection.headers.get("x-forwarded-for", "")
    if settings.trust_proxy and forwarded:
        return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else ""


@get(
    [
        "/",
        *(f"/{name}" for name in built.PLACES),
        *(f"/{name}/{{rest:str}}" for name in built.PLACES),
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def front(site: Site, request: Request[Any, Any, Any]) -> Response[Any]:
    """The client, whatever its own address; a plain page where none was built."""
    if built.is_there():
        return built.index(request.headers.get("accept-encoding", ""))
    lines, _ = await lobby.listed(site.database, None, None, None, 50)
    return Response(page.front(site, lines), media_type="text/html; charset=utf-8")


@get(["/assets/{name:str}", *built.LOOSE], include_in_schema=False)
async def asset(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the built client."""
    return built.file(request.url.path, request.headers.get("accept-encoding", ""))


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(page.STYLE, media_type="text/css; charset=utf-8")


@get("/healthz", tags=["service"], summary="Whether this node is ready")
async def healthz(site: Site) -> Response[dict[str, Any]]:
    warming = site.warming
    told = {"ready": site.is_ready, "version": VERSION, "doing": warming.doing,
            "done": warming.done, "of": warming.steps}  # fmt: skip
    return Response(told, status_code=200 if site.is_ready else 503)


@get("/metrics", tags=["service"], summary="For Prometheus", media_type=MediaType.TEXT)
async def metrics_page() -> Response[bytes]:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """To somebody who follows a wrong link the client says that nothing is there."""
    is_page = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and is_page and built.is_there():
        page = built.index(request.headers.get("accept-encoding", ""))
        page.status_code = 404
        return page
    return access.answer_http(request, error)


def build(settings: Settings) -> Litestar:
    """The application of one node."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        site = app.state.site = Site(settings)
        await site.open()
        try:
            yield
        finally:
            await site.close()

    return Litestar(
        route_handlers=[
            front, asset, style, healthz, metrics_page, CatalogueController, PadController,
            PeopleController, TablesController, RecordsController,
        ],
        lifespan=[life],
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False),
        },
        exception_handlers={
            CordeeError: access.answer_fault,
            HTTPException: answer_http,
            RecursionError: access.answer_depth,
            Exception: access.answer_any,
        },
        openapi_config=OpenAPIConfig(
            title="Cordée", version=VERSION, path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )  # fmt: skip


def build_guarded(settings: Settings) -> Guard:
    """What a server runs."""
    app = build(settings)

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        await sockets.serve(app.state.site, scope, receive, send)

    return Guard(app, socket, settings.origins, is_secure=settings.is_secure)


def from_environment() -> Guard:
    """For worker processes."""
    return build_guarded(Settings.from_environment())
