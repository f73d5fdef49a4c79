"""Guests: who I am, my name, my recovery code, my tokens, my games, my data."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta

from cordee import games
from cordee.site.api.wire import (
    MOST_PAGE,
    PAGE,
    Cursor,
    Me,
    Page,
    PlayerInfo,
    RatingLine,
    TableLine,
)
from cordee.site.faults import Refused
from cordee.site.identity import COOKIE, COOKIE_AGE, Person
from cordee.site.service import Site
from cordee.site.store import lobby, results

Most = Annotated[int, Parameter(ge=1, le=MOST_PAGE)]
Name = Annotated[str, Meta(max_length=80)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)]


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Name = ""


class Shown(msgspec.Struct, frozen=True):
    """A secret that is shown once."""

    value: str


class PeopleController(Controller):
    """Guests need no account."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @post("/me", status_code=200, summary="Be somebody: the guest of the cookie, or a new one")
    async def arrive(
        self, site: Site, person: Person | None, visitor: str, data: NewName
    ) -> Response[Me]:
        if person is None and not site.makers.take(visitor):
            raise Refused("too-fast")
        guest = person or await site.people.create(data.name)
        return _welcome(site, guest)

    @get("/me", summary="Who I am")
    async def me(self, guest: Person) -> Me:
        return _me(guest)

    @put("/me", summary="Change my name, at running tables too")
    async def rename(self, site: Site, guest: Person, data: NewName) -> Me:
        renamed = await site.people.rename(guest, data.name)
        await site.rename_at_tables(renamed)
        return _me(renamed)

    @delete("/me", status_code=204, summary="Delete my data; games stay without my name")
    async def forget(self, site: Site, guest: Person) -> Response[None]:
        await site.forget(guest)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @post("/me/recovery", status_code=200, summary="A code to take my seats to another device")
    async def recovery(self, site: Site, guest: Person) -> Shown:
        return Shown(await site.people.new_recovery(guest))

    @post("/me/recover", status_code=200, summary="Be the guest whose recovery code this is")
    async def recover(self, site: Site, visitor: str, data: Code) -> Response[Me]:
        if not site.guesses.take(visitor):
            raise Refused("too-fast")
        return _welcome(site, await site.people.recover(data.code))

    @post("/me/tokens", status_code=201, summary="A token for a script that plays for me")
    async def token(self, site: Site, guest: Person, data: Label) -> Shown:
        return Shown(await site.people.new_token(guest, data.label))

    @delete("/me/tokens", status_code=204, summary="Make all my tokens void")
    async def no_tokens(self, site: Site, guest: Person) -> None:
        await site.people.drop_tokens(guest)

    @get("/me/games", summary="My games, those with my turn marked")
    async def my_games(
        self, site: Site, guest: Person, cursor: Cursor | None = None, most: Most = PAGE
    ) -> Page[TableLine]:
        return Page(*await lobby.of_player(site.database, guest.id, cursor, most))

    @get("/players/{player:str}", summary="A player's statistics and ratings")
    async def player(self, site: Site, player: str) -> PlayerInfo:
        return await results.player_info(site.database, player)

    @get("/ratings/{game:str}", summary="The ladder of a game, between people")
    async def ratings(
        self, site: Site, game: str, cursor: Cursor | None = None, most: Most = PAGE
    ) -> Page[RatingLine]:
        return Page(*await results.best_rated(site.database, games[game].name, cursor, most))


def _me(guest: Person) -> Me:
    return Me(guest.id, guest.name, guest.has_recovery)


def _welcome(site: Site, guest: Person) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE, value=site.people.cookie_for(guest), max_age=COOKIE_AGE, httponly=True,
        secure=site.settings.is_secure, samesite="lax", path="/",
    )  # fmt: skip
    return Response(_me(guest), cookies=[cookie])
