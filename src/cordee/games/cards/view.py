"""What a seat can know, written field by field: the only way out of a state."""

from cordee.core.compile import rule
from cordee.core.contract import State, Table, View
from cordee.games.cards.exploits import LOWEST_HAND
from cordee.games.cards.state import (
    COLOURS,
    EXPLOITS_DRAWN,
    KINDS,
    OVER,
    PILE_CARDS,
    SCORED,
    SEATS,
)


@rule
def look(t: Table, s: State, seat: int, v: View) -> None:
    """The view of a seat (-1: a spectator): the open table, and the hands it may see."""
    v.seat = seat
    v.chapter = s.chapter
    copy_open(s, v)
    everybody = are_hands_open(t, s)
    for other in range(SEATS):
        may_see = other < t.seats and (everybody or other == seat)
        v.open_hands[other] = may_see
        for c in range(COLOURS):
            v.hands[other, c] = s.hands[other, c] if may_see else 0


@rule
def are_hands_open(t: Table, s: State) -> bool:
    """§ 20: all hands are shown once the match is over, and when a round was scored on them."""
    if s.phase == OVER:
        return True
    if s.phase != SCORED:
        return False
    if t.penalty:
        return True
    for place in range(EXPLOITS_DRAWN):
        if s.exploits[place] == LOWEST_HAND:
            return True
    return False


@rule
def copy_open(source: State, target: State) -> None:
    """Everything public, from a state to a view or back."""
    target.phase = source.phase
    target.mover = source.mover
    target.starter = source.starter
    target.ended = source.ended
    target.turn = source.turn
    target.stall = source.stall
    target.left = source.left
    target.receiver = source.receiver
    target.dropped = source.dropped
    target.extra_left = source.extra_left
    target.extra_seats = source.extra_seats
    for seat in range(SEATS):
        target.held[seat] = source.held[seat]
        target.totals[seat] = source.totals[seat]
        target.points[seat] = source.points[seat]
        target.begun_by[seat] = source.begun_by[seat]
        for c in range(COLOURS):
            target.known[seat, c] = source.known[seat, c]
            target.rows[seat, c] = source.rows[seat, c]
    for c in range(COLOURS):
        target.heights[c] = source.heights[c]
        for place in range(PILE_CARDS):
            target.piles[c, place] = source.piles[c, place]
    for kind in range(KINDS):
        target.seen[kind] = source.seen[kind]
    for place in range(EXPLOITS_DRAWN):
        target.exploits[place] = source.exploits[place]
        target.owners[place] = source.owners[place]
