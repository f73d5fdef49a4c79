"""Numbers for learners, from the view alone: encoding 1.

For each kind (colour-major, 60 of them), PLANES numbers; then SCALARS numbers for the table. Seats
and camps are told relative to the viewer: 0 is oneself, 1 the next in turn order, and so on. A
spectator sees as seat 0 would, without a hand.

Planes: 0 own hand · 1-3 known in the hands of the next seats · 4-7 rows by camp · 8 in its pile ·
9 top of its pile · 10 unseen · 11 how recently it lay face up. Copies are divided by three.
Scalars: 0-3 phase play, draw, extra, over · 4 own turn · 5 deck · 6 stall · 7 rounds left ·
8-11 totals / 100 · 12-15 cards held / 10 · 16-21 colour just dropped · 22 extra cards left ·
23-33 Exploit lies there · 34-44 mine · 45-55 somebody else's.
"""

import numpy as np

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.games.cards.cards import around, unit
from cordee.games.cards.state import (
    COLOURS,
    EXPLOITS,
    EXPLOITS_DRAWN,
    EXTRA,
    KINDS,
    OVER,
    PLAYING,
    RANKS,
)

ENCODING = 1
SHARES = np.array([0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0], np.float32)  # copies, of three
PLANES = 12
SCALARS = 23 + 3 * EXPLOITS
OBSERVATION = KINDS * PLANES + SCALARS


@rule
def observe(t: Table, v: View, out: Numbers) -> None:
    """Writes OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(wide(v.seat), 0)
    for c in range(t.colours):
        observe_colour(t, v, me, c, out)
    observe_table(t, v, me, out)


@rule
def observe_colour(t: Table, v: View, me: int, c: int, out: Numbers) -> None:
    """The planes of one colour, without a branch on what lies where: in a batch each lane holds
    other cards, and guessing wrong costs a processor more than counting.

    A number is one card and lies in one place: a digit of its plane is set where it lies in a place
    whose plane has that digit, so that four sets of numbers tell the planes of all of them.
    """
    held0, held1 = held(t, v, me, 0, c), held(t, v, me, 1, c)
    held2, held3 = held(t, v, me, 2, c), held(t, v, me, 3, c)
    row0, row1 = laid(t, v, me, 0, c), laid(t, v, me, 1, c)
    row2, row3 = laid(t, v, me, 2, c), laid(t, v, me, 3, c)
    height = wide(v.heights[c])
    pile = wide(0)
    for place in range(height):
        pile += unit(wide(v.piles[c, place]))
    ranks = wide(t.ranks)
    lying = (held0 | held1 | held2 | held3 | row0 | row1 | row2 | row3 | pile) >> 2
    unseen = ((1 << (ranks - 1)) - 1) & ~lying
    planes = spread((held1 | held3 | row1 | row3) >> 2)
    planes |= spread(((held2 | held3 | row2 | row3) >> 2) | unseen) << 1
    planes |= spread((row0 | row1 | row2 | row3) >> 2) << 2
    planes |= spread((pile >> 2) | unseen) << 3
    base = c * RANKS * PLANES
    for number in range(ranks - 1):
        out[base + (number + 1) * PLANES + ((planes >> 4 * number) & 15)] = SHARES[1]
    wagers = wide(t.wagers) - (held0 & 3) - (held1 & 3) - (held2 & 3) - (held3 & 3)
    wagers -= (row0 & 3) + (row1 & 3) + (row2 & 3) + (row3 & 3) + (pile & 3)
    out[base] = SHARES[held0 & 3]
    out[base + 1] = SHARES[held1 & 3]
    out[base + 2] = SHARES[held2 & 3]
    out[base + 3] = SHARES[held3 & 3]
    out[base + 4] = SHARES[row0 & 3]
    out[base + 5] = SHARES[row1 & 3]
    out[base + 6] = SHARES[row2 & 3]
    out[base + 7] = SHARES[row3 & 3]
    out[base + 8] = SHARES[pile & 3]
    out[base + 10] = SHARES[wagers]
    if height:
        out[base + wide(v.piles[c, height - 1]) * PLANES + 9] = 1.0
    turn = 2 + wide(v.turn)  # read once: what is written might lie where it is read from
    for rank in range(ranks):
        seen = wide(v.seen[c * RANKS + rank])
        out[base + rank * PLANES + 11] = np.float32(min(seen, 1)) / np.float32(turn - seen)


@rule
def spread(bits: int) -> int:
    """Bit r becomes bit 4 r, for the sixteen lowest."""
    bits = (bits | (bits << 24)) & 0x000000FF000000FF
    bits = (bits | (bits << 12)) & 0x000F000F000F000F
    bits = (bits | (bits << 6)) & 0x0303030303030303
    return (bits | (bits << 3)) & 0x1111111111111111


@rule
def held(t: Table, v: View, me: int, step: int, c: int) -> int:
    """Cards of one colour that are known in the hand of the seat so many places further on."""
    if step >= t.seats:
        return wide(0)
    seat = around(me + step, wide(t.seats))
    return wide(v.hands[seat, c]) if v.open_hands[seat] else wide(v.known[seat, c])


@rule
def laid(t: Table, v: View, me: int, step: int, c: int) -> int:
    """The row of the camp so many places further on."""
    return wide(v.rows[around(me + step, wide(t.camps)), c]) if step < t.camps else wide(0)


@rule
def observe_table(t: Table, v: View, me: int, out: Numbers) -> None:
    """The scalars."""
    base = KINDS * PLANES
    if PLAYING <= v.phase <= EXTRA:
        out[base + wide(v.phase) - PLAYING] = 1.0
    elif v.phase == OVER:
        out[base + 3] = 1.0
    out[base + 4] = 1.0 if v.mover == me else 0.0
    out[base + 5] = v.left / 60.0
    out[base + 6] = v.stall / 40.0
    out[base + 7] = (wide(t.rounds) - v.chapter) / 9.0
    for step in range(t.camps):
        out[base + 8 + step] = v.totals[around(me + step, wide(t.camps))] / 100.0
    for step in range(t.seats):
        out[base + 12 + step] = v.held[around(me + step, wide(t.seats))] / 10.0
    if 0 <= v.dropped < COLOURS:
        out[base + 16 + wide(v.dropped)] = 1.0
    out[base + 22] = v.extra_left / 2.0
    for place in range(EXPLOITS_DRAWN):
        exploit = wide(v.exploits[place])
        if exploit >= 0:
            out[base + 23 + exploit] = 1.0
            if v.owners[place] >= 0:
                mine = v.owners[place] == around(me, wide(t.camps))
                out[base + 23 + EXPLOITS * (1 if mine else 2) + exploit] = 1.0
