"""`cordee replay`: a record, step by step, through a spectator's eyes or one seat's."""

from pathlib import Path

from cordee import games
from cordee.cli import recall
from cordee.cli.common import Voice, prepare
from cordee.cli.ending import show_end
from cordee.cli.session import display_names
from cordee.core.faults import BadRecord, BadSeats, os_problem
from cordee.core.record import Record, open_match, parse
from cordee.core.turn import Over


def read_text(file: str) -> str:
    """The text of a record file."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("file-unreadable", file=file, problem=os_problem(error)) from None


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
    seen = recall.Bystander(match)
    voice.out.print(screen.draw(match.view(seat), names, voice.language))
    while True:
        if pause and voice.ask(voice.say("replay-prompt")).lower() in ("q", "quit"):
            return 0
        before = recall.eyes_before_line(match, str(steps.following))
        line = steps.step()
        if line is None:
            break
        told = [_in_words(voice, screen, line, names, before)]
        if line[0].isdigit():
            told += seen.sentences(names, voice.language)
        else:
            seen.taken_back()
        for sentence in filter(None, told):
            voice.tell(sentence)
        if pause and not match.is_over:
            voice.out.print(screen.draw(match.view(seat), names, voice.language))
    steps.finish()
    voice.out.print(screen.draw(match.view(seat), names, voice.language))
    if isinstance(match.turn, Over):
        show_end(voice, match, names)
    else:
        voice.print("replay-unfinished")
    return 0


def _in_words(voice: Voice, screen: object, line: str, names: list[str], before: object) -> str:
    """A move as it is told at the table; what is no move as the record has it."""
    if not line[0].isdigit():
        return line
    who, _, move = line.partition(" ")
    sentence: str = screen.describe(move, names[int(who)], before, voice.language)  # type: ignore[attr-defined]
    return sentence


def _show_stored(voice: Voice, record: Record) -> int:
    """A record made under rules that have been corrected since: shown, not judged again."""
    voice.print("replay-older-rules", game=record.game, rules=record.rules)
    for line in (*record.events, *record.result):
        voice.tell(line)
    return 0
