"""Finished games step by step: what happened, and what each pair of eyes saw after it."""

import msgspec

from cordee import games
from cordee.core import record as record_
from cordee.core.faults import BadRecord
from cordee.core.match import Match
from cordee.core.printed import Printed
from cordee.core.witness import News
from cordee.site.info import NO_MOVES
from cordee.site.messages import JournalEntry


class Steps(msgspec.Struct, frozen=True):
    """A record's events in words; step 0 is the table as it was dealt."""

    id: str
    game: str
    players: list[str]
    options: dict[str, str]
    sides: tuple[tuple[int, ...], ...]
    entries: list[JournalEntry]


class Step(msgspec.Struct, frozen=True):
    """The views after so many events: a spectator's first, then each seat's."""

    n: int
    views: list[msgspec.Raw]


def steps(id_: str, text: str) -> Steps:
    """All events of a record."""
    replay = _open(text)
    match, entries = replay.match, list[JournalEntry]()
    witness = match.game.witness(match)
    while True:
        following = _next_move(replay)
        card = None if following is None else match.unnamed_card(*following)
        line = replay.step()
        if line is None:
            break
        news: tuple[News, ...] = ()
        if witness is not None and following is not None:
            news = witness.news()
        elif witness is not None:
            witness.taken_back()
        entries.append(_entry(len(entries) + 1, line, card, match, news))
    players = list(match.first_players)
    options = dict(replay.record.options)
    return Steps(id_, match.game.name, players, options, match.sides, entries)


def step(text: str, n: int) -> Step:
    """The table after n events, as everybody saw it."""
    replay = _open(text)
    for _ in range(n):
        if replay.step() is None:
            break
    eyes: list[int | None] = [None, *range(replay.match.seats)]
    return Step(n, [msgspec.Raw(replay.match.view(seat).json()) for seat in eyes])


def _open(text: str) -> record_.Replay:
    parsed = record_.parse(text)
    return record_.open_match(parsed, games[parsed.game])


def printed(text: str) -> dict[str, Printed]:
    """What is printed on the things of a record's table."""
    match = _open(text).match
    return match.game.printed(match.table)


def _next_move(replay: record_.Replay) -> tuple[int, str] | None:
    """The seat and the words of the move that `step` is about to play."""
    line = replay.following
    if line is None or not line[0].isdigit():
        return None
    seat, _, move = line.partition(" ")
    return int(seat), move


def _entry(
    n: int, line: str, card: str | None, match: Match, news: tuple[News, ...]
) -> JournalEntry:
    if line.startswith("!"):
        _, name, seat, *_ = line.split(" ", 3)
        if f"! {name}" not in NO_MOVES:
            raise BadRecord("record-bad-event", event=line)
        return JournalEntry(n, int(seat), "", NO_MOVES[f"! {name}"], {})
    seat, _, move = line.partition(" ")
    key, params = match.game.recount(move, card)
    return JournalEntry(n, int(seat), move, key, params, news)
