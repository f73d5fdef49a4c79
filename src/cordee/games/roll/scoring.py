"""§ 11, 14 to 16: bridges, what a sheet is worth, and who has won."""

from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, State, Table
from cordee.games.roll.columns import TICKED, filled, round_box
from cordee.games.roll.state import (
    ARTEFACTS,
    BRIDGE_BOX,
    COLOURS,
    COLUMNS,
    REFUSALS,
    TRACK,
)


@rule
def is_exhausted(s: State, seat: int) -> bool:
    """§ 13: all nine refusals are marked."""
    return wide(s.refusals[seat]) == TRACK


@entry
def crossed(s: State, seat: int) -> int:
    """§ 11: the columns whose bridge this seat has crossed, as bits."""
    columns = wide(0)
    for c in range(COLOURS):
        if filled(wide(s.columns[seat, c])) >= BRIDGE_BOX:
            columns |= 1 << c
    if s.artefacts[seat] >= BRIDGE_BOX:
        columns |= 1 << ARTEFACTS
    if s.refusals[seat] >= BRIDGE_BOX:
        columns |= 1 << REFUSALS
    return columns


@rule
def settle_bridges(t: Table, s: State) -> None:
    """§ 11: a bridge pays all who cross it in the first turn in which anybody does."""
    before = wide(s.bridged)
    now = before
    for seat in range(t.seats):
        columns = crossed(s, seat)
        s.bonus[seat] |= columns & ~before
        now |= columns
    s.bridged = now


@entry
def column_points(t: Table, column: int) -> int:
    """§ 14: by boxes filled, doubled with the round box; nothing for an untouched column."""
    if column == 0:
        return 0
    points = wide(t.box_points[filled(column)])
    return 2 * points if round_box(column) == TICKED else points


@entry
def bridges_paid(bonus: int) -> int:
    """How many bridges pay."""
    many = 0
    for c in range(COLUMNS):
        many += bonus >> c & 1
    return many


@entry
def seat_points(t: Table, s: State, seat: int) -> int:
    """§ 14 to 16: expeditions, artefacts, refusals and bridges."""
    points = wide(t.artefact_points[s.artefacts[seat]]) + wide(t.refusal_points[s.refusals[seat]])
    for c in range(COLOURS):
        points += column_points(t, wide(s.columns[seat, c]))
    return points + bridges_paid(wide(s.bonus[seat])) * wide(t.bridge_points)


@rule
def outcome(t: Table, s: State, out: Numbers) -> int:
    """Points and rank (from 1) of every seat; answers how the game ended. Equal totals share."""
    for seat in range(t.seats):
        out[seat, 0] = seat_points(t, s, seat)
    for seat in range(t.seats):
        rank = 1
        for other in range(t.seats):
            if out[other, 0] > out[seat, 0]:
                rank += 1
        out[seat, 1] = rank
    return wide(s.ended)
