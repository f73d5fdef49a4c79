"""What people may do at a table, and when: a request becomes an event, or is refused.

Each function looks at the table and answers what would happen; the hall then folds and stores it.
Legality of moves is not decided here: the match does that when the event is folded.
"""

import re

from cordee import games
from cordee.bots import check_seat, read_name
from cordee.core.match import clean_name
from cordee.site import deal
from cordee.site import events as e
from cordee.site.faults import Refused
from cordee.site.table import CLOSED, OVER, PLAYING, WAITING, Seat, Table

LONGEST_NAME = 32
LONGEST_CHAT = 500
SILENCE = 20_000  # milliseconds in which an absent player may still object to being replaced
STAND_IN = "greedy"  # the bot that plays for somebody absent


def person_name(text: str) -> str:
    """A player's name as everybody sees it; empty when nothing of it can be shown."""
    return clean_name(text)[:LONGEST_NAME].strip()


# --- before the match ----------------------------------------------------------------------------


def sit(table: Table, by: str, seat: int, name: str, number: str) -> e.Sat:
    """Takes a free seat, or one kept for this player, and adds a number to the deal."""
    _need(table.status == WAITING, "table-has-begun")
    place = _seat(table, seat)
    _need(place.bot is None and place.number is None, "seat-taken", seat=seat + 1)
    is_kept = place.player == by
    _need(place.player is None or is_kept, "seat-taken", seat=seat + 1)
    _need(is_kept or not table.locked, "table-locked")
    _need(by not in table.removed, "removed-from-table")
    _need(deal.is_number(number), "bad-deal-number")
    return e.Sat(seat, by, place.name or person_name(name), number)


def stand(table: Table, by: str, seat: int) -> e.Stood:
    """Gives a seat up before the match; the host may also clear a bot's."""
    _need(table.status == WAITING, "table-has-begun")
    place = _seat(table, seat)
    is_host = by == table.opening.host
    _need(place.player == by or (is_host and place.bot is not None), "not-your-seat", seat=seat + 1)
    return e.Stood(seat)


def seat_bot(table: Table, by: str, seat: int, bot: str) -> e.BotSat:
    """The host gives an open seat to a bot."""
    _need_host(table, by)
    _need(table.status == WAITING, "table-has-begun")
    place = _seat(table, seat)
    _need(place.player is None or place.number is None, "seat-taken", seat=seat + 1)
    game = games[table.opening.game]
    options = game.options(**table.opening.options)
    return e.BotSat(seat, str(check_seat(bot, game, options, len(table.seats))))


def close(table: Table, by: str) -> e.Closed:
    _need_host(table, by)
    _need(table.status == WAITING, "table-has-begun")
    return e.Closed()


def lock(table: Table, by: str, *, locked: bool) -> e.Locked:
    _need_host(table, by)
    return e.Locked(locked)


def remove(table: Table, by: str, player: str) -> e.Removed:
    """Sends a guest away; a player of a running match is replaced by consent instead."""
    _need_host(table, by)
    _need(player != by, "remove-oneself")
    _need(table.status == WAITING or not table.seats_of(player), "remove-player")
    return e.Removed(player)


# --- during the match ----------------------------------------------------------------------------


def move(table: Table, by: str, seat: int, words: str, decision: int | None) -> e.Moved:
    _need_own(table, by, seat)
    _need(table.status != WAITING, "table-not-begun")
    _need(table.status != OVER, "match-is-over")
    _need(table.seats[seat].stand_in is None, "bot-plays-here", seat=seat + 1)
    is_asked = table.match is not None and table.match.decision(seat) is not None
    _need(decision is not None or not is_asked, "decision-missing")
    return e.Moved(seat, words, decision)


def resign(table: Table, by: str, seat: int) -> e.Resigned:
    _need_own(table, by, seat)
    _need(table.status == PLAYING, "match-is-over")
    return e.Resigned(seat)


def undo(table: Table, by: str, seat: int) -> e.Undone | e.Proposed:
    """Taken back at once where it concerns nobody else; else the others are asked."""
    _need_own(table, by, seat)
    match = table.match
    _need(match is not None and table.status == PLAYING, "match-is-over")
    assert match is not None
    _need(match.can_undo(seat, consent=True), "cannot-undo")
    alone = table.people() == [by] or match.has_draft(seat)
    return e.Undone(seat) if alone else _propose(table, "undo", seat)


def replace(table: Table, by: str, seat: int) -> e.Replaced | e.Proposed:
    """A bot for oneself, at once; for somebody else the others are asked."""
    _need(table.status == PLAYING, "match-is-over")
    place = _seat(table, seat)
    _need(place.player is not None and place.stand_in is None, "bot-plays-here", seat=seat + 1)
    if place.player == by:
        return e.Replaced(seat, str(read_name(STAND_IN)), "left")
    _need(bool(table.seats_of(by)), "not-at-the-table")
    return _propose(table, "replace", seat)


def hand_back(table: Table, by: str, seat: int) -> e.HandedBack:
    _need_own(table, by, seat)
    _need(table.status == PLAYING, "match-is-over")
    _need(table.seats[seat].stand_in is not None, "no-bot-here", seat=seat + 1)
    return e.HandedBack(seat)


def answer(table: Table, by: str, *, agrees: bool) -> e.Answered:
    _need(table.proposal is not None, "nothing-proposed")
    _need(bool(table.seats_of(by)), "not-at-the-table")
    return e.Answered(agrees)


def chat(table: Table, by: str, text: str) -> e.Chatted:
    _need(by not in table.removed, "removed-from-table")
    said = re.sub(r"\s+", " ", "".join(c if c.isprintable() else " " for c in text)).strip()
    _need(bool(said), "chat-empty")
    _need(len(said) <= LONGEST_CHAT, "chat-too-long", most=LONGEST_CHAT)
    return e.Chatted(said)


# --- what follows by itself ----------------------------------------------------------------------


def consequence(table: Table, now: int) -> e.Happening | None:
    """What the table does without being asked: deal, carry out what is agreed, mind the clock."""
    if table.is_ready():
        return e.Started()
    if table.proposal is not None and _is_agreed(table, now):
        seat = table.proposal.seat
        if table.proposal.what == "undo":
            return e.Undone(seat)
        return e.Replaced(seat, str(read_name(STAND_IN)), "agreed")
    deadline = table.deadline()
    if deadline is not None and now >= deadline:
        late = next(n for n in table.owing() if table.seats[n].playing_bot is None)
        return e.Replaced(late, str(read_name(STAND_IN)), "clock")
    return None


def due(table: Table) -> int | None:
    """When `consequence` may next have something to say, if nobody does anything."""
    times = [table.deadline()]
    if table.proposal is not None and table.proposal.what == "replace":
        times.append(table.proposal.at + SILENCE)
    return min((time for time in times if time is not None), default=None)


def _is_agreed(table: Table, now: int) -> bool:
    proposal = table.proposal
    assert proposal is not None
    missing = set(table.people()) - proposal.agreed
    if proposal.what == "replace" and now >= proposal.at + SILENCE:
        missing.discard(table.seats[proposal.seat].player or "")
    # A bot that plays for somebody does not mind.
    missing -= {seat.player for seat in table.seats if seat.stand_in is not None and seat.player}
    return not missing


def _propose(table: Table, what: str, seat: int) -> e.Proposed:
    _need(table.proposal is None, "already-proposed")
    return e.Proposed(what, seat)


def _seat(table: Table, seat: int) -> Seat:
    _need(0 <= seat < len(table.seats), "no-such-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def _need_own(table: Table, by: str, seat: int) -> None:
    _need(_seat(table, seat).player == by, "not-your-seat", seat=seat + 1)


def _need_host(table: Table, by: str) -> None:
    _need(table.opening.host == by, "only-the-host")
    _need(table.status != CLOSED, "table-closed")


def _need(holds: bool, code: str, **params: object) -> None:
    if not holds:
        raise Refused(code, **params)
