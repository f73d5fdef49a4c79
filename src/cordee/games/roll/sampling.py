"""A state that fits a view: drafts nobody has shown yet are played at random."""

import numpy as np

from cordee.core.chance import nth
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.roll.choices import check
from cordee.games.roll.drafts import no_drafts
from cordee.games.roll.reasons import OK
from cordee.games.roll.rules import apply
from cordee.games.roll.state import COLOURS, IN_ORDER, OPEN, PRIVATE, SEATS, TOGETHER
from cordee.games.roll.view import copy_open


@rule
def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    """Fills `s` with what this seat holds possible; depends on the view and seed alone.

    Of the others, those who are done get a draft at random; the rest have not begun theirs.
    """
    s.chance_source = 0
    s.chance_size = 0
    s.chapter = v.chapter
    s.secret = PRIVATE if v.phase == TOGETHER else OPEN
    copy_open(v, s)
    no_drafts(s)
    for seat in range(SEATS):
        s.artefacts[seat] = v.artefacts[seat]
        s.tops[seat] = v.tops[seat]
        s.refusals[seat] = v.refusals[seat]
        for c in range(COLOURS):
            s.columns[seat, c] = v.columns[seat, c]
    s.accelerating = v.accelerating
    s.started = v.started
    me = wide(v.seat)
    if wide(v.started):
        s.before_artefacts[me] = v.own_artefacts
        s.before_tops[me] = v.own_tops
        s.before_refusals[me] = v.own_refusals
        for c in range(COLOURS):
            s.before_columns[me, c] = v.own_columns[c]
    if v.phase == TOGETHER:
        drawn = wide(0)
        for seat in range(t.seats):
            if seat != me and seat != v.roller and wide(v.done) >> seat & 1:
                drawn = play_draft(t, s, seat, seed, drawn)


@rule
def play_draft(t: Table, s: State, seat: int, seed: np.uint64, drawn: int) -> int:
    """One seat plays its part at random; answers how many draws have been made by then."""
    s.done &= ~(1 << seat)
    while wide(s.done) >> seat & 1 == 0:
        many = 0
        for action in range(IN_ORDER):
            if check(t, s, seat, action) == OK:
                many += 1
        left = nth(seed, drawn, many)
        drawn += 1
        for action in range(IN_ORDER):
            if check(t, s, seat, action) == OK:
                if left == 0:
                    apply(t, s, seat, action)
                    break
                left -= 1
    return drawn
