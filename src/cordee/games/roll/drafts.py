"""§ 12: drafts. While several seats play at once, each sheet is also kept as it was before.

A seat plays on its own sheet. Everybody else sees the one kept here until all are done.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State
from cordee.games.roll.state import COLOURS, SEATS


@rule
def begin_draft(s: State, seat: int) -> None:
    """The seat's first move in this decision: its sheet is kept as it was."""
    if wide(s.started) >> seat & 1:
        return
    s.started |= 1 << seat
    for c in range(COLOURS):
        s.before_columns[seat, c] = s.columns[seat, c]
    s.before_artefacts[seat] = s.artefacts[seat]
    s.before_tops[seat] = s.tops[seat]
    s.before_refusals[seat] = s.refusals[seat]


@rule
def take_back_drafts(s: State) -> None:
    """Every sheet is again as it was before."""
    drafts = wide(s.started)
    while drafts:
        seat = lowest(drafts)
        drafts &= drafts - 1
        for c in range(COLOURS):
            s.columns[seat, c] = s.before_columns[seat, c]
        s.artefacts[seat] = s.before_artefacts[seat]
        s.tops[seat] = s.before_tops[seat]
        s.refusals[seat] = s.before_refusals[seat]
    clear_drafts(s)


@rule
def clear_drafts(s: State) -> None:
    """Nothing is kept: what lies there is what everybody sees."""
    drafts = wide(s.started)
    while drafts:
        seat = lowest(drafts)
        drafts &= drafts - 1
        s.before_artefacts[seat] = 0
        s.before_tops[seat] = 0
        s.before_refusals[seat] = 0
        for c in range(COLOURS):
            s.before_columns[seat, c] = 0
    s.started = 0
    s.accelerating = 0


@rule
def no_drafts(s: State) -> None:
    """The same for a record that may hold anything."""
    s.started = (1 << SEATS) - 1
    clear_drafts(s)
