"""`cordee score`: the score pad for people with the box on the table."""

from typing import Any

import msgspec
from rich.table import Table

from cordee.cli.common import Voice, find_data, find_game, find_options
from cordee.core.faults import BadSheet
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.score import Line, Score


def score(
    voice: Voice, *, game: str, sheets: tuple[str, ...], seats: int | None, as_json: bool,
    data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    pack = find_data(data) or found.builtin_data()
    pad = found.pad()
    if not sheets:
        seats = found.check_seats(seats, options)
        table = found.table(options, seats, pack)
        sheets = tuple(
            _ask(voice, found, options, table, side) for side in _asked_sides(found, options, seats)
        )
    counted = pad.count(found, options, seats, sheets, pack)
    if as_json:
        voice.json(
            {
                "players": [
                    {"total": score.total, "lines": [msgspec.to_builtins(x) for x in score.lines]}
                    for score in counted.players
                ],
                "winners": counted.winners,
            }
        )
        return 0
    for score in counted.players:
        show_score(voice, found, score, voice.say("score-player", number=score.side + 1))
    if len(counted.players) > 1:
        who = tuple(str(side + 1) for side in counted.winners)
        voice.print("score-winners", many=len(who), players=who)
        if _was_tie_broken(counted):
            voice.print(found.tie_sentence)
    return 0


def _was_tie_broken(counted: Any) -> bool:
    best = max(score.total for score in counted.players)
    tied = [score for score in counted.players if score.total == best]
    return len(tied) > len(counted.winners)


def _asked_sides(game: Game, options: Options, seats: int) -> range:
    """The sides that write a sheet: co-operating players each write their own."""
    sides = game.sides(options, seats)
    return range(max(len(sides), 2) if seats == 2 else len(sides))


def _ask(voice: Voice, game: Game, options: Options, table: Any, side: int) -> str:
    """One side's sheet, entry by entry; a bad one is explained and asked again."""
    voice.print("score-player", number=side + 1)
    entries = []
    pad = game.pad()
    for key, question in pad.questions(game, options, table):
        while True:
            answer = voice.out.input(f"  {question.say(voice.language)} ").strip()
            if not answer:
                break
            entry = f"{key}: {answer}"
            try:
                pad.read(game, options, table, entry)
            except BadSheet as error:
                voice.err.print(f"  {error.say(voice.language)}", markup=False)
                continue
            entries.append(entry)
            break
    return "; ".join(entries)


def show_score(voice: Voice, game: Game, score: Score, title: str) -> None:
    """The labelled lines of one side, as one would write them down."""
    table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 2))
    table.add_column(justify="left")
    table.add_column(justify="left")
    table.add_column(justify="right")
    chapters = {line.chapter for line in score.lines}
    for line in score.lines:
        label = line_label(voice, game, line, several=len(chapters) > 1)
        table.add_row(label, line.formula, f"{line.points:+d}" if line.points else "0")
    table.add_row(voice.say("score-total"), "", str(score.total), style="bold")
    voice.out.print(table)


def line_label(voice: Voice, game: Game, line: Line, *, several: bool) -> str:
    """What a line is called: the colour of a row, or a code's own words."""
    screen = game.screen()
    label: str = screen.line_label(line, voice.language)
    return f"{voice.say('score-round', number=line.chapter + 1)} · {label}" if several else label
