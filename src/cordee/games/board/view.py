"""What a seat can know, written field by field: the only way out of a state."""

from cordee.core.compile import rule
from cordee.core.contract import State, Table, View
from cordee.games.board.state import COLOURS, KINDS, OVER, PILE_CARDS, SEATS, STEPS


@rule
def look(t: Table, s: State, seat: int, v: View) -> None:
    """The view of a seat (-1: a spectator): the open table, and the hands it may see."""
    v.seat = seat
    v.chapter = s.chapter
    copy_open(s, v)
    for other in range(SEATS):
        may_see = other < t.seats and (s.phase == OVER or other == seat)
        v.open_hands[other] = may_see
        for c in range(COLOURS):
            v.hands[other, c] = s.hands[other, c] if may_see else 0


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
    target.opening = source.opening
    target.walker = source.walker
    target.crossed = source.crossed
    target.laid = source.laid
    for seat in range(SEATS):
        target.held[seat] = source.held[seat]
        target.leader[seat] = source.leader[seat]
        target.finds[seat] = source.finds[seat]
        target.artefacts[seat] = source.artefacts[seat]
        target.tile_points[seat] = source.tile_points[seat]
        target.totals[seat] = source.totals[seat]
        target.points[seat] = source.points[seat]
        for c in range(COLOURS):
            target.known[seat, c] = source.known[seat, c]
            target.rows[seat, c] = source.rows[seat, c]
            target.last[seat, c] = source.last[seat, c]
            target.heading[seat, c] = source.heading[seat, c]
            target.pawns[seat, c] = source.pawns[seat, c]
    for c in range(COLOURS):
        target.heights[c] = source.heights[c]
        for place in range(PILE_CARDS):
            target.piles[c, place] = source.piles[c, place]
        for step in range(STEPS):
            target.tiles[c, step] = source.tiles[c, step]
    for kind in range(KINDS):
        target.seen[kind] = source.seen[kind]
