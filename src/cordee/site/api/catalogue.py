"""What can be played here: games, options, bots, words, rules pages."""

from litestar import Controller, MediaType, Response, get

from cordee import games, words
from cordee.bots import can_sit, every_name, read_name
from cordee.core import options as options_
from cordee.core.game import Game
from cordee.site.api.wire import GameInfo, OptionInfo
from cordee.site.faults import NotFound
from cordee.words import pages


class CatalogueController(Controller):
    path = "/api"
    tags = ["games"]  # noqa: RUF012

    @get("/games", summary="The games, their seats, options, variants and bots")
    async def games(self) -> list[GameInfo]:
        return [describe(game) for game in games.values()]

    @get("/bots", summary="The bots, by name")
    async def bots(self) -> list[str]:
        return every_name()

    @get("/words/{language:str}", media_type=MediaType.TEXT, summary="All words, as Fluent")
    async def words(self, language: str) -> Response[str]:
        if language not in words.LANGUAGES:
            raise NotFound("no-such-language", known=words.LANGUAGES)
        texts = [path.read_text("utf-8") for path in words.catalogue_files(language)]
        return Response("\n".join(texts), media_type="text/plain; charset=utf-8")

    @get("/rules/{game:str}/{language:str}", media_type=MediaType.TEXT, summary="A rules page")
    async def rules(self, game: str, language: str) -> Response[str]:
        if language not in words.LANGUAGES:
            raise NotFound("no-such-language", known=words.LANGUAGES)
        text = pages.page(games[game].name, language).markdown
        return Response(text, media_type="text/markdown; charset=utf-8")


def _is_at_home(bot: str, game: Game) -> bool:
    """Whether a bot plays the game as it is published."""
    return can_sit(read_name(bot), game, game.options(), game.seat_counts[0])


def describe(game: Game) -> GameInfo:
    defaults = options_.as_text(game.options())
    known = options_.offered(game.options_type)
    return GameInfo(
        name=game.name,
        seats=list(game.seat_counts),
        options=[_option(name, kind, defaults[name]) for name, kind in known.items()],
        variants={
            name: _changed(defaults, options_.as_text(game.options(name))) for name in game.variants
        },
        bots=[bot for bot in every_name() if _is_at_home(bot, game)],
        rules_version=game.rules_version,
    )


def _changed(defaults: dict[str, str], values: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in values.items() if value != defaults[name]}


def _option(name: str, kind: options_.Kind, default: str) -> OptionInfo:
    if isinstance(kind, options_.Whole):
        return OptionInfo(name, "whole", default, [], kind.least, kind.most, kind.none)
    if isinstance(kind, options_.Choice):
        return OptionInfo(name, "choice", default, [str(value) for value in kind.values])
    if isinstance(kind, options_.Switch):
        return OptionInfo(name, "switch", default, ["on", "off"])
    return OptionInfo(name, "seats", default, [], none="none")
