"""`cordee ladder`: all bots of a game against each other, with ratings."""

from pathlib import Path

from rich.table import Table

from cordee.bots import can_sit, every_name, read_name
from cordee.cli.common import Voice, check_data, find_data, find_game, find_options, prepare
from cordee.cli.match import warm_up
from cordee.cli.sim import compiling, progress_bar
from cordee.core.faults import BadRecord, os_problem
from cordee.lab import plot, ratings
from cordee.lab.arena import shared_between
from cordee.lab.cluster import on_ray
from cordee.lab.ladder import Ladder, climb

DEFAULT_DEALS = 20


def ladder(
    voice: Voice, *, bots: tuple[str, ...], game: str, deals: int | None, seats: int | None,
    seed: int | None, threads: int | None, svg: str | None, keep: str | None, ray: str | None,
    as_json: bool, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    seats = found.check_seats(seats, options)
    pack = find_data(data)
    check_data(found, options, seats, pack)
    able = [bot for bot in every_name() if can_sit(read_name(bot), found, options, seats)]
    names = bots or tuple(able)
    run = shared_between(threads or 1, names) if ray is None else on_ray(ray or None, threads)
    prepare(found, voice)
    with compiling(voice, found):
        for bot in names:
            warm_up(found, options, [bot], seats, pack)
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.say("match-playing"), total=None)
        result = climb(
            found, options, names, deals or DEFAULT_DEALS, seats=seats,
            seed=1 if seed is None else seed, data=pack, run=run,
            tell=lambda done, of: bar.update(task, completed=done, total=of),
        )  # fmt: skip
    if svg is not None:
        title = voice.say("ladder-title", game=game, seats=seats, deals=result.deals)
        _write(svg, plot.svg(result, title))
    if keep is not None:
        _write(keep, ratings.merged(Path(keep), result))
    if as_json:
        voice.json(result)
    else:
        _show(voice, result)
    return 0


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        raise BadRecord("file-unwritable", file=file, problem=os_problem(error)) from None


def _show(voice: Voice, result: Ladder) -> None:
    table = Table(box=None)
    for key in ("match-bot", "ladder-rating", "ladder-doubt", "ladder-games"):
        table.add_column(voice.say(key), justify="left" if key == "match-bot" else "right")
    for one in result.bots:
        table.add_row(
            one.bot, voice.number(one.rating, "0"), f"± {voice.number(one.doubt, '0')}",
            voice.number(one.games, "0"),
        )  # fmt: skip
    voice.out.print(table)
