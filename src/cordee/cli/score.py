"""`cordee score`: the score pad for people with the box on the table."""

from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from cordee.cli.common import Voice, check_data, find_data, find_game, find_options, is_number
from cordee.core.datapack import Pack
from cordee.core.faults import BadSheet, CordeeError
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.score import Line, Score

ONE_ENTRY = (";", "|", ":")  # what separates entries: not inside the answer to one question


def score(
    voice: Voice, *, game: str, sheets: tuple[str, ...], seats: int | None, as_json: bool,
    data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    found, variant = find_game(game)
    options = find_options(found, variant, pairs)
    pack = find_data(data) or found.builtin_data()
    check_data(found, options, found.seat_counts[0], pack)
    pad = found.pad()
    if not sheets:
        seats = found.check_seats(seats or _ask_seats(voice, found, options), options)
        sheets = _ask_all(voice, found, options, seats, pack)
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
    together = len(found.sides(options, seats or found.seat_counts[0])) == 1
    for score in counted.players:
        show_score(voice, found, score, _title(voice, score, together=together))
    if not counted.winners:
        voice.print("score-unfinished")
    elif len(counted.players) > 1:
        who = voice.join([str(side + 1) for side in counted.winners])
        voice.print("score-winners", many=len(counted.winners), players=who)
        best = max(score.total for score in counted.players)
        if sum(score.total == best for score in counted.players) > len(counted.winners):
            voice.print(found.tie_sentence)
    return 0


def _title(voice: Voice, score: Score, *, together: bool) -> str:
    if together:
        return voice.say("score-together")
    key = "score-team" if len(score.seats) > 1 else "score-player"
    return voice.say(key, number=score.side + 1)


# --- asking ------------------------------------------------------------------------------------


def _ask_seats(voice: Voice, game: Game, options: Options) -> int:
    """How many play, where the game leaves a choice."""
    counts = [count for count in game.seat_counts if _fits(game, count, options)]
    while len(counts) > 1:
        answer = voice.ask(voice.say("score-ask-seats", known=tuple(counts)))
        if not answer:
            break
        if is_number(answer) and int(answer) in counts:
            return int(answer)
        voice.complain(
            voice.say("fault-bad-seats", game=game.name, seats=answer, known=tuple(counts))
        )
    return counts[0] if counts else game.seat_counts[0]


def _fits(game: Game, seats: int, options: Options) -> bool:
    try:
        game.check_seats(seats, options)
    except CordeeError:
        return False
    return True


def _ask_all(voice: Voice, game: Game, options: Options, seats: int, pack: Pack) -> tuple[str, ...]:
    """Every side's sheet, entry by entry, round by round; what clashes is asked again."""
    pad = game.pad()
    writers = pad.writers(game, options, seats)
    table = game.table(options, seats, pack)
    rounds = int(table.rounds) if pad.SEVERAL_ROUNDS else 1
    sheets = [""] * writers
    for chapter in range(rounds):
        for side in range(writers):
            _ask_side(voice, game, options, seats, pack, sheets, side)
        if chapter + 1 == rounds or not voice.ask(voice.say("score-ask-more")):
            break
        sheets = [f"{sheet} | " for sheet in sheets]
    while _mend(voice, game, options, seats, pack, sheets):
        pass
    return tuple(sheets)


def _mend(
    voice: Voice, game: Game, options: Options, seats: int, pack: Pack, sheets: list[str]
) -> bool:
    """Sheets that are each right but do not fit together: the entry in question is asked once
    more, of the players concerned; Enter leaves it as it was. Answers whether something changed.
    """
    pad, before = game.pad(), list(sheets)
    try:
        pad.count(game, options, seats, sheets, pack)
        return False
    except BadSheet as error:
        if error.code not in pad.ASKED_AGAIN:
            raise
        voice.complain(error.say(voice.language))
        key, players = pad.ASKED_AGAIN[error.code], error.params["players"]
    question = dict(pad.questions(game, options, game.table(options, seats, pack)))[key]
    for side in (int(player) - 1 for player in players):
        entries = [entry for entry in sheets[side].split("; ") if entry]
        rest = "".join(f"{entry}; " for entry in entries if not entry.startswith(f"{key}:"))
        sheets[side] = rest
        voice.complain(voice.say("score-player", number=side + 1))
        _ask_one(voice, game, options, seats, pack, sheets, side, key, question)
        if sheets[side] == rest:
            sheets[side] = before[side]
    return sheets != before


def _ask_side(
    voice: Voice, game: Game, options: Options, seats: int, pack: Pack, sheets: list[str], side: int
) -> None:
    """One side's round; should it not fit as a whole, it is asked again."""
    pad, before = game.pad(), sheets[side]
    while True:
        voice.complain(voice.say("score-player", number=side + 1))
        for key, question in pad.questions(game, options, game.table(options, seats, pack)):
            _ask_one(voice, game, options, seats, pack, sheets, side, key, question)
        try:
            pad.count(game, options, seats, sheets, pack)
        except BadSheet as error:
            if error.code not in pad.ASKED_AGAIN:
                voice.complain(f"  {error.say(voice.language)}")
                sheets[side] = before
                continue
        return


def _ask_one(
    voice: Voice, game: Game, options: Options, seats: int, pack: Pack, sheets: list[str],
    side: int, key: str, question: Any,
) -> None:  # fmt: skip
    """One entry of one side, until it is empty or fits all that was typed before."""
    while True:
        answer = voice.ask(f"  {question.say(voice.language)} ")
        if not answer:
            return
        try:
            if any(sign in answer for sign in ONE_ENTRY):
                raise BadSheet("sheet-one-row", entry=answer)
            tried = [*sheets]
            tried[side] = f"{sheets[side]}{key}: {answer}; "
            game.pad().count(game, options, seats, tried, pack)
        except BadSheet as error:
            if error.code not in (*game.pad().ONLY_WHEN_COMPLETE, *game.pad().ASKED_AGAIN):
                voice.complain(f"  {error.say(voice.language)}")
                continue
        sheets[side] = tried[side]
        return


# --- showing -----------------------------------------------------------------------------------


def show_score(voice: Voice, game: Game, score: Score, title: str) -> None:
    """The labelled lines of one side, as one would write them down."""
    table = Table(
        title=Text(title, "bold"), title_justify="left", box=None, show_header=False,
        padding=(0, 2),
    )  # fmt: skip
    for justify in ("left", "left", "right"):
        table.add_column(justify=justify)
    chapters = sorted({line.chapter for line in score.lines})
    camps = {line.camp for line in score.lines}
    for chapter in chapters:
        lines = [line for line in score.lines if line.chapter == chapter]
        if len(chapters) > 1:
            total = sum(line.points for line in lines)
            name = voice.say("score-round", number=chapter + 1, game=game.name)
            table.add_row(name, "", signed(total), style="underline")
        for line in lines:
            if line.points or line.formula != "0" or len(chapters) == 1:
                label = line_label(voice, game, line, several=len(camps) > 1)
                table.add_row(label, line.formula, signed(line.points))
    table.add_row(voice.say("score-total"), "", str(score.total), style="bold")
    voice.out.print(table)


def signed(points: int) -> str:
    """`+3`, `-5`, `0`."""
    return f"{points:+d}" if points else "0"


def line_label(voice: Voice, game: Game, line: Line, *, several: bool) -> str:
    """What a line is called; where a side has several camps, also whose it is."""
    label: str = game.screen().line_label(line, voice.language)
    if several and line.camp is not None:
        return f"{voice.say('score-player', number=line.camp + 1)} · {label}"
    return label
