"""Who asks, and how faults are answered."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from cordee import words
from cordee.core.faults import CordeeError, IllegalMove, StaleDecision, UnknownBot, UnknownGame
from cordee.site.api.wire import Fault
from cordee.site.faults import Conflict, NotFound, Refused, Unavailable
from cordee.site.identity import COOKIE, People, Person

LOG = structlog.get_logger("api")
LIMITED = {"who-are-you": 401, "only-the-host": 403, "not-your-seat": 403, "too-fast": 429,
           "foreign-origin": 403}  # fmt: skip


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], people: People
) -> Person | None:
    """The guest a cookie or a token stands for."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return await people.by_token(token.strip())
    return await people.by_cookie(connection.cookies.get(COOKIE))


def status_of(error: CordeeError) -> int:
    if isinstance(error, NotFound | UnknownGame | UnknownBot):
        return 404
    if isinstance(error, Unavailable):
        return 503
    if isinstance(error, Refused | Conflict | StaleDecision | IllegalMove):
        return LIMITED.get(error.code, 409)
    return 400


def fault(
    code: int, name: str, sentence: dict[str, str], section: int | None = None
) -> Response[Any]:
    headers = {"retry-after": "1"} if code in (429, 503) else {}
    return Response(Fault(name, sentence, section), status_code=code, headers=headers)


def answer_fault(_: Request[Any, Any, Any], error: CordeeError) -> Response[Any]:
    sentence = {language: error.say(language) for language in words.LANGUAGES}
    section = error.reason.section if isinstance(error, IllegalMove) else None
    return fault(status_of(error), error.code, sentence, section)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    known = {400: "bad-request", 404: "no-such-page", 405: "bad-method", 413: "too-large"}
    name = known.get(error.status_code, "bad-request")
    sentence = {lang: words.say(f"fault-{name}", lang) for lang in words.LANGUAGES}
    return fault(error.status_code, name, sentence)


def answer_depth(_: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """A body nested more deeply than anybody means."""
    sentence = {lang: words.say("fault-bad-request", lang) for lang in words.LANGUAGES}
    return fault(400, "bad-request", sentence)


def answer_any(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Nothing of what went wrong inside leaves the house."""
    LOG.error("a request failed", path=request.scope.get("path_template", ""), exc_info=error)
    sentence = {lang: words.say("fault-internal", lang) for lang in words.LANGUAGES}
    return fault(500, "internal", sentence)
