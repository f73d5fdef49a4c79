"""`cordee replay`: a record, step by step, with all cards or through one seat's eyes."""

from pathlib import Path

from cordee import games
from cordee.cli.common import Voice, prepare
from cordee.cli.score import show_score
from cordee.cli.session import display_names
from cordee.core.faults import BadRecord, BadSeats
from cordee.core.record import Record, open_match, parse
from cordee.core.turn import Over


def read_text(file: str) -> str:
    """The text of a record file."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise BadRecord("file-unreadable", file=file, problem=problem or "?") from None


def replay(
    voice: Voice,
    *,
    file: str,
    seat: int | None,
    step: bool | None,
    lang: str | None,  # noqa: ARG001
) -> int:
    record = parse(read_text(file))
    game = games[record.game]
    if seat is not None and seat >= record.seats:
        raise BadSeats("no-such-seat", seat=seat, last=str(record.seats - 1))
    if record.rules < game.rules_version:
        return _show_stored(voice, record)
    prepare(game, voice)
    steps = open_match(record, game)
    names = display_names(record.players, voice)
    pause = voice.out.is_terminal if step is None else step
    screen = game.screen()
    match = steps.match
    voice.out.print(screen.draw(match.view(seat), names, voice.language))
    while True:
        if pause and voice.out.input(voice.say("replay-prompt")).strip().lower() in ("q", "quit"):
            return 0
        line = steps.step()
        if line is None:
            break
        voice.out.print(line, markup=False)
        if pause:
            voice.out.print(screen.draw(match.view(seat), names, voice.language))
    steps.finish()
    if isinstance(match.turn, Over):
        for score in match.turn.scores:
            who = " + ".join(names[member] for member in score.seats)
            show_score(voice, game, score, who)
    else:
        voice.out.print(screen.draw(match.view(seat), names, voice.language))
        voice.print("replay-unfinished")
    return 0


def _show_stored(voice: Voice, record: Record) -> int:
    """A record made under rules that have been corrected since: shown, not judged again."""
    voice.print("replay-older-rules", game=record.game, rules=record.rules)
    for line in (*record.events, *record.result):
        voice.out.print(line, markup=False)
    return 0
