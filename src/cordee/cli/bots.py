"""`cordee bots`: who can take a seat, and what each is worth."""

from rich.table import Table

from cordee import games
from cordee.bots import every_name
from cordee.cli.common import Voice
from cordee.lab import ratings


def bots(voice: Voice, *, as_json: bool, lang: str | None) -> int:  # noqa: ARG001
    known = ratings.known()
    if as_json:
        voice.json({bot: _of(bot, known) for bot in every_name()})
        return 0
    table = Table(box=None)
    table.add_column(voice.say("match-bot"))
    for name in games:
        table.add_column(name, justify="right")
    for bot in every_name():
        found = _of(bot, known)
        row = [voice.number(found[name], "0") if name in found else "–" for name in games]
        table.add_row(bot, *row)
    voice.out.print(table)
    voice.print("bots-told")
    return 0


def _of(bot: str, known: dict[str, ratings.Kept]) -> dict[str, float]:
    return {
        game: kept.bots[bot].rating
        for game, kept in known.items()
        if game in games and bot in kept.bots
    }
