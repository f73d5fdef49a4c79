"""`cordee match`: bots against each other on duplicate deals."""

from rich.table import Table

from cordee.cli.common import Voice, check_data, find_data, find_game, find_options, prepare
from cordee.cli.sim import progress_bar
from cordee.lab import arena


def match(
    voice: Voice, *, bots: tuple[str, ...], game: str, deals: int, seats: int | None, seed: int,
    as_json: bool, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    pack = find_data(data)
    seats = arena.seats_for(found, options, bots, seats)
    check_data(found, options, seats, pack)
    prepare(found, voice)
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.say("match-playing"), total=deals)
        result = arena.play(
            found, options, bots, deals, seats=seats, seed=seed, data=pack,
            tell=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    if as_json:
        voice.json(result)
    else:
        _show(voice, result, deals)
    return 0


def _show(voice: Voice, result: arena.MatchResult, deals: int) -> None:
    voice.print("match-played", games=result.games, deals=deals)
    table = Table(box=None)
    for key in ("match-bot", "match-wins", "match-margin", "match-range", "match-score"):
        table.add_column(voice.say(key), justify="left" if key == "match-bot" else "right")
    for bot in result.bots:
        low, high = bot.margin_ci
        table.add_row(
            bot.name, f"{bot.win_rate:.1%}", f"{bot.margin:+.2f}", f"{low:+.2f} … {high:+.2f}",
            f"{bot.mean_score:+.2f}",
        )  # fmt: skip
    voice.out.print(table)
