"""§ 5 to 10: what a pencil does on a sheet."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.roll.columns import filled, with_number, with_tick
from cordee.games.roll.state import BOXES, COLOURS, TRACK


@rule
def tick(s: State, seat: int, c: int) -> None:
    """§ 5: the round box of an untouched column."""
    s.columns[seat, c] = with_tick(wide(s.columns[seat, c]))


@rule
def fill_box(t: Table, s: State, seat: int, c: int, number: int) -> bool:
    """§ 6 to 8: the next box of a column; answers whether it is an acceleration box.

    A box that is both (only in other data) marks its artefact first.
    """
    column = with_number(wide(s.columns[seat, c]), number)
    s.columns[seat, c] = column
    box = filled(column)
    if wide(t.artefact_boxes[c]) >> box & 1:
        mark_artefact(s, seat)
    return wide(t.accelerations[c]) >> box & 1 == 1


@rule
def mark_artefact(s: State, seat: int) -> None:
    """§ 8: one more artefact on the right; nothing once all nine are marked."""
    if s.artefacts[seat] < TRACK:
        s.artefacts[seat] += 1


@rule
def mark_top(s: State, seat: int, c: int) -> None:
    """§ 9: the artefact above a full column, once."""
    s.tops[seat] |= 1 << c
    mark_artefact(s, seat)


@rule
def mark_refusal(s: State, seat: int) -> None:
    """§ 10: one more refusal; nothing once all nine are marked."""
    if s.refusals[seat] < TRACK:
        s.refusals[seat] += 1


@rule
def can_accelerate(s: State, seat: int) -> bool:
    """§ 7: whether any column can take an acceleration; if not, nothing is asked.

    The column just written in can, as long as an artefact is left: it has a free box, or, now that
    it is full, the artefact above it.
    """
    if s.artefacts[seat] < TRACK:
        return True
    for c in range(COLOURS):
        if filled(wide(s.columns[seat, c])) < BOXES:
            return True
    return False
