"""`cordee match`: bots against each other on duplicate deals."""

from collections.abc import Iterable
from pathlib import Path

from rich.table import Table

from cordee.bots import read_name
from cordee.cli.common import Voice, check_data, find_data, find_game, find_options, prepare
from cordee.cli.sim import compiling, progress_bar
from cordee.core.datapack import Pack
from cordee.core.faults import BadRecord, os_problem
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.lab import arena

DEFAULT_DEALS = 100
SIGNED = "+0.00;-0.00"


def match(
    voice: Voice, *, bots: tuple[str, ...], game: str, deals: int | None, seats: int | None,
    seed: int | None, threads: int | None, records: str | None,
    as_json: bool, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    deals, seed = deals or DEFAULT_DEALS, 1 if seed is None else seed
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    pack = find_data(data)
    seats = arena.seats_for(found, options, bots, seats)
    check_data(found, options, seats, pack)
    folder = None if records is None else find_folder(records)
    prepare(found, voice)
    with compiling(voice, found):
        warm_up(found, options, bots, seats, pack)
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.say("match-playing"), total=deals)
        result = arena.play(
            found, options, bots, deals, seats=seats, seed=seed, data=pack,
            workers=threads or 1, records=folder,
            tell=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    if as_json:
        voice.json(result)
    else:
        _show(voice, result, deals)
    return 0


def warm_up(
    game: Game, options: Options, bots: Iterable[str], seats: int, pack: Pack | None
) -> None:
    """Compiles what these bots need; programs of one's own are not started for it."""
    known = [bot for bot in bots if not read_name(bot, programs=True).path]
    if known:
        arena.play(game, options, known, 1, seats=seats, data=pack)


def find_folder(text: str) -> Path:
    """A folder for records, made where it is missing."""
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord("file-unwritable", file=text, problem=os_problem(error)) from None
    return folder


def _show(voice: Voice, result: arena.MatchResult, deals: int) -> None:
    voice.print("match-played", games=result.games, deals=deals)
    table = Table(box=None)
    for key in ("match-bot", "match-wins", "match-margin", "match-range", "match-score"):
        table.add_column(voice.say(key), justify="left" if key == "match-bot" else "right")
    for bot in result.bots:
        low, high = bot.margin_ci
        table.add_row(
            bot.name, voice.number(100 * bot.win_rate, "0.0") + voice.say("percent"),
            voice.number(bot.margin, SIGNED),
            f"{voice.number(low, SIGNED)} … {voice.number(high, SIGNED)}",
            voice.number(bot.mean_score, SIGNED),
        )  # fmt: skip
    voice.out.print(table)
