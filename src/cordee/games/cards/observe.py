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

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.games.cards.cards import copies
from cordee.games.cards.state import (
    COLOURS,
    EXPLOITS,
    EXPLOITS_DRAWN,
    EXTRA,
    KINDS,
    OVER,
    PLAYING,
    RANKS,
    SEATS,
)

ENCODING = 1
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
        for rank in range(t.ranks):
            observe_kind(t, v, me, c, rank, out)
    observe_table(t, v, me, out)


@rule
def observe_kind(t: Table, v: View, me: int, c: int, rank: int, out: Numbers) -> None:
    """The planes of one kind."""
    base = (c * RANKS + rank) * PLANES
    unseen = wide(t.wagers) if rank == 0 else 1
    for step in range(t.seats):
        seat = (me + step) % t.seats
        cards = v.hands[seat, c] if v.open_hands[seat] else v.known[seat, c]
        held = copies(wide(cards), rank)
        out[base + step] = held / 3.0
        unseen -= held
    for step in range(t.camps):
        camp = (me + step) % t.camps
        laid = copies(wide(v.rows[camp, c]), rank)
        out[base + SEATS + step] = laid / 3.0
        unseen -= laid
    height = wide(v.heights[c])
    for place in range(height):
        if v.piles[c, place] == rank:
            out[base + 8] += 1.0 / 3.0
            unseen -= 1
    if height and v.piles[c, height - 1] == rank:
        out[base + 9] = 1.0
    out[base + 10] = unseen / 3.0
    seen = wide(v.seen[c * RANKS + rank])
    if seen:
        out[base + 11] = 1.0 / (2.0 + wide(v.turn) - seen)


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
        out[base + 8 + step] = v.totals[(me + step) % t.camps] / 100.0
    for step in range(t.seats):
        out[base + 12 + step] = v.held[(me + step) % t.seats] / 10.0
    if 0 <= v.dropped < COLOURS:
        out[base + 16 + wide(v.dropped)] = 1.0
    out[base + 22] = v.extra_left / 2.0
    for place in range(EXPLOITS_DRAWN):
        exploit = wide(v.exploits[place])
        if exploit >= 0:
            out[base + 23 + exploit] = 1.0
            if v.owners[place] >= 0:
                mine = v.owners[place] == me % t.camps
                out[base + 23 + EXPLOITS * (1 if mine else 2) + exploit] = 1.0
