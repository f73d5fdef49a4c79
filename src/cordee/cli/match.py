"""`cordee match`: bots against each other on duplicate deals."""

from rich.table import Table

from cordee.cli.common import Voice, check_data, find_data, find_game, find_options, prepare
from cordee.cli.sim import compiling, progress_bar
from cordee.lab import arena

DEFAULT_DEALS = 100
SIGNED = "+0.00;-0.00"


def match(
    voice: Voice, *, bots: tuple[str, ...], game: str, deals: int | None, seats: int | None,
    seed: int | None,
    as_json: bool, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    deals, seed = deals or DEFAULT_DEALS, 1 if seed is None else seed
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    pack = find_data(data)
    seats = arena.seats_for(found, options, bots, seats)
    check_data(found, options, seats, pack)
    prepare(found, voice)
    with compiling(voice, found):
        arena.play(found, options, bots, 1, seats=seats, data=pack)
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
            bot.name, voice.number(100 * bot.win_rate, "0.0") + voice.say("percent"),
            voice.number(bot.margin, SIGNED),
            f"{voice.number(low, SIGNED)} … {voice.number(high, SIGNED)}",
            voice.number(bot.mean_score, SIGNED),
        )  # fmt: skip
    voice.out.print(table)
