"""What a round and the artefacts are worth, and who has won: § 12 to 15 of the rules page."""

from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, State, Table
from cordee.games.board.state import COLOURS, NOBODY, SCALE

LEADER = 2  # what the leader multiplies by


@entry
def path_points(t: Table, step: int, is_leader: bool) -> int:
    """§ 12: the value of the square a pawn stands on, doubled for the leader. Nothing for none."""
    if step == 0:
        return 0
    points = wide(t.steps[step - 1])
    return points * LEADER if is_leader else points


@rule
def round_points(t: Table, s: State, seat: int) -> int:
    """§ 12: everything a seat gets in this round before any floor: tiles taken, and all paths."""
    points = wide(s.tile_points[seat])
    for c in range(COLOURS):
        points += path_points(t, wide(s.pawns[seat, c]), s.leader[seat] == c)
    return points


@entry
def artefact_points(t: Table, artefacts: int) -> int:
    """§ 14, 15: the large scale after three rounds, the small one after the short game."""
    return wide(t.scale[min(artefacts, SCALE - 1)])


@entry
def floored(points: int) -> int:
    """§ 12: nobody has less than nothing."""
    return max(0, points)


@rule
def score_round(t: Table, s: State) -> None:
    """§ 12, 14: every seat writes its points down, and exchanges its artefact tiles."""
    for seat in range(t.seats):
        before = wide(s.totals[seat])
        total = floored(before + round_points(t, s, seat))
        s.artefacts[seat] += s.finds[seat]
        s.finds[seat] = 0
        if s.chapter + 1 == t.rounds:
            total += artefact_points(t, wide(s.artefacts[seat]))
            if t.final_floor:
                total = floored(total)
        s.points[seat] = total - before
        s.totals[seat] = total


@rule
def next_starter(t: Table, s: State) -> int:
    """§ 13: the seat after the one that last advanced a pawn; after the last starter if nobody."""
    last = wide(s.starter if s.walker == NOBODY else s.walker)
    return (last + 1) % wide(t.seats)


@rule
def outcome(t: Table, s: State, out: Numbers) -> int:
    """§ 14: points and rank (from 1) of every seat; answers how the last round ended."""
    for seat in range(t.seats):
        rank = 1
        for other in range(t.seats):
            if other != seat and is_ahead(s, other, seat):
                rank += 1
        out[seat, 0] = s.totals[seat]
        out[seat, 1] = rank
    return wide(s.ended)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """§ 14: more points; on a tie, more artefacts."""
    if s.totals[seat] == s.totals[other]:
        return bool(s.artefacts[seat] > s.artefacts[other])
    return bool(s.totals[seat] > s.totals[other])
