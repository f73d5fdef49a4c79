"""`cordee sim`: random games at full speed."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.status import Status
from rich.table import Table

from cordee.cli.common import Voice, check_data, find_data, find_game, find_options
from cordee.core.game import Game
from cordee.lab.batch.device import DEVICES
from cordee.lab.batch.device import check as check_device
from cordee.lab.simulate import Simulation, simulate

DEFAULT_GAMES = 10_000


def sim(
    voice: Voice, *, game: str, many: int | None, seats: int | None, seed: int | None,
    device: str | None, threads: int | None,
    as_json: bool, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    many, seed = many or DEFAULT_GAMES, 1 if seed is None else seed
    device, threads = device or DEVICES[0], threads or 1
    check_device(device)
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    seats = found.check_seats(seats, options)
    pack = find_data(data)
    check_data(found, options, seats, pack)
    with compiling(voice, found):  # only what plays by itself: nobody looks, nobody is advised
        simulate(found, options, seats, 1, data=pack, device=device)
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.say("sim-playing"), total=many)
        result = simulate(
            found, options, seats, many, seed=seed, data=pack, device=device, threads=threads,
            tell=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    if as_json:
        voice.json(result)
    else:
        _show(voice, result)
    return 0


def compiling(voice: Voice, game: Game) -> Status:
    """Says that something is compiled, should it take a while."""
    return voice.err.status(voice.say("compiling", game=game.name))


def progress_bar(voice: Voice) -> Progress:
    """Progress on standard error, gone when done."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=voice.err, transient=True,
    )  # fmt: skip


def _show(voice: Voice, result: Simulation) -> None:
    speed = round(result.moves_per_second)
    voice.print("sim-speed", games=result.games, moves=result.moves, speed=speed)
    if result.device == "cpu":
        voice.print("sim-on-cpu", threads=result.threads)
    else:
        voice.print("sim-on-gpu", device=result.device)
    voice.print(
        "sim-length",
        mean=round(result.mean_length, 1),
        shortest=result.shortest,
        longest=result.longest,
    )
    table = Table(box=None)
    for key in ("sim-side", "sim-mean", "sim-spread"):
        table.add_column(voice.say(key), justify="right")
    for side, (mean, spread) in enumerate(
        zip(result.mean_scores, result.score_spread, strict=True)
    ):
        table.add_row(str(side), voice.number(mean, "+0.00;-0.00"), voice.number(spread, "0.00"))
    voice.out.print(table)
