"""The score pad over HTTP: what a sheet asks for, and what a filled one counts."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta

from cordee import games, words
from cordee.core.score import Score
from cordee.site.faults import Refused
from cordee.site.service import Site

MOST_SHEETS = 8
Seats = Annotated[int, Parameter(ge=1, le=8)]
Variant = Annotated[str, Parameter(max_length=32)]
Text = Annotated[str, Meta(max_length=2000)]


class PadQuestion(msgspec.Struct, frozen=True):
    """An entry of a sheet: its key, and how it is asked for."""

    key: str
    sentence: dict[str, str]


class Pad(msgspec.Struct, frozen=True):
    """An empty sheet: how many write one, over how many rounds at most, and what goes in."""

    game: str
    seats: int
    writers: int
    rounds: int
    questions: list[PadQuestion]


class Sheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Filled sheets, one text a writer, as `cordee score` reads them."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    texts: Annotated[list[Text], Meta(min_length=1, max_length=MOST_SHEETS)]
    variant: Annotated[str, Meta(max_length=32)] | None = None
    options: dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=64)]] = {}


class Counted(msgspec.Struct, frozen=True):
    """The score lines of each side and the winning sides."""

    players: tuple[Score, ...]
    winners: tuple[int, ...]


class PadController(Controller):
    path = "/api/pad"
    tags = ["score pad"]  # noqa: RUF012

    @get("/{game:str}", summary="What the sheet of a game asks for")
    async def sheet(
        self, game: str, seats: Seats | None = None, variant: Variant | None = None
    ) -> Pad:
        found = games[game]
        options = found.options(variant)
        count = found.check_seats(seats, options)
        table, pad = found.table(options, count, found.builtin_data()), found.pad()
        questions = [
            PadQuestion(key, {language: phrase.say(language) for language in words.LANGUAGES})
            for key, phrase in pad.questions(found, options, table)
        ]
        rounds = int(table.rounds) if pad.SEVERAL_ROUNDS else 1
        return Pad(found.name, count, pad.writers(found, options, count), rounds, questions)

    @post("/{game:str}", status_code=200, summary="Count filled sheets; what cannot be is refused")
    async def count(self, site: Site, visitor: str, game: str, data: Sheets) -> Counted:
        if not site.askers.take(visitor):
            raise Refused("too-fast")
        found = games[game]
        options = found.options(data.variant, **data.options)
        pack = found.builtin_data()
        counted = found.pad().count(found, options, data.seats, data.texts, pack)
        return Counted(counted.players, counted.winners)
