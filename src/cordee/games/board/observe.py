"""Numbers for learners, from the view alone: encoding 1.

For each kind (colour-major, 55 of them), PLANES numbers; for each seat and colour, WALKS numbers;
for each square, TILE_SORTS numbers; then SCALARS numbers for the table. Seats are told relative to
the viewer: 0 is oneself, 1 the next in turn order, and so on. A spectator sees as seat 0 would,
without a hand.

Planes: 0 own hand · 1-3 known in the hands of the next seats · 4-7 rows by seat · 8 in its pile ·
9 top of its pile · 10 unseen · 11 how recently it lay face up. Copies are divided by two.
Walks: 0 step / 9 · 1 the leader · 2 value on top of the row, plus one, / 11 · 3 heading.
Tiles: 0 artefact · 1 step · 2 points / 15.
Scalars: 0-3 phase play, start, advance, draw · 4 over · 5 own turn · 6 deck / 100 · 7 stall / 40 ·
8 rounds left / 3 · 9 crossings left / 5 · 10-13 totals / 100 · 14-17 cards held / 10 ·
18-21 artefacts and artefact tiles / 10 · 22-25 points of tiles / 50 · 26-30 colour just dropped ·
31-35 colour being opened.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.games.board.cards import copies
from cordee.games.board.state import (
    ARTEFACT,
    COLOURS,
    COPIES,
    KINDS,
    OVER,
    PLAYING,
    SCORED,
    SEATS,
    SQUARES,
    STEP_ON,
    STEPS,
    VALUES,
)

ENCODING = 1
PLANES, WALKS, TILE_SORTS, SCALARS = 12, 4, 3, 36
FIRST_WALK = KINDS * PLANES
FIRST_TILE = FIRST_WALK + SEATS * COLOURS * WALKS
FIRST_SCALAR = FIRST_TILE + SQUARES * TILE_SORTS
OBSERVATION = FIRST_SCALAR + SCALARS


@rule
def observe(t: Table, v: View, out: Numbers) -> None:
    """Writes OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(wide(v.seat), 0)
    for c in range(COLOURS):
        for value in range(VALUES):
            observe_kind(t, v, me, c, value, out)
        observe_path(t, v, me, c, out)
    observe_table(t, v, me, out)


@rule
def observe_kind(t: Table, v: View, me: int, c: int, value: int, out: Numbers) -> None:
    """The planes of one kind."""
    kind = c * VALUES + value
    base = kind * PLANES
    unseen = COPIES
    for step in range(t.seats):
        seat = (me + step) % t.seats
        cards = v.hands[seat, c] if v.open_hands[seat] else v.known[seat, c]
        held = copies(wide(cards), value)
        laid = copies(wide(v.rows[seat, c]), value)
        out[base + step] = held / 2.0
        out[base + SEATS + step] = laid / 2.0
        unseen -= held + laid
    height = wide(v.heights[c])
    for place in range(height):
        if v.piles[c, place] == value:
            out[base + 8] += 0.5
            unseen -= 1
    if height and v.piles[c, height - 1] == value:
        out[base + 9] = 1.0
    out[base + 10] = unseen / 2.0
    seen = wide(v.seen[kind])
    if seen:
        out[base + 11] = 1.0 / (2.0 + wide(v.turn) - seen)


@rule
def observe_path(t: Table, v: View, me: int, c: int, out: Numbers) -> None:
    """The pawns of one path, and its tiles."""
    for step in range(t.seats):
        seat = (me + step) % t.seats
        base = FIRST_WALK + (step * COLOURS + c) * WALKS
        out[base] = v.pawns[seat, c] / 9.0
        out[base + 1] = 1.0 if v.leader[seat] == c else 0.0
        out[base + 2] = (wide(v.last[seat, c]) + 1) / 11.0
        out[base + 3] = wide(v.heading[seat, c])
    for step in range(STEPS):
        tile = wide(v.tiles[c, step])
        base = FIRST_TILE + (c * STEPS + step) * TILE_SORTS
        out[base] = 1.0 if tile == ARTEFACT else 0.0
        out[base + 1] = 1.0 if tile == STEP_ON else 0.0
        out[base + 2] = tile / 15.0 if tile > 0 else 0.0


@rule
def observe_table(t: Table, v: View, me: int, out: Numbers) -> None:
    """The scalars."""
    base = FIRST_SCALAR
    if PLAYING <= v.phase < SCORED:
        out[base + wide(v.phase) - PLAYING] = 1.0
    out[base + 4] = 1.0 if v.phase == OVER else 0.0
    out[base + 5] = 1.0 if v.mover == me else 0.0
    out[base + 6] = v.left / 100.0
    out[base + 7] = v.stall / 40.0
    out[base + 8] = (wide(t.rounds) - v.chapter) / 3.0
    out[base + 9] = (wide(t.crossings) - v.crossed) / 5.0
    for step in range(t.seats):
        seat = (me + step) % t.seats
        out[base + 10 + step] = v.totals[seat] / 100.0
        out[base + 14 + step] = v.held[seat] / 10.0
        out[base + 18 + step] = (wide(v.artefacts[seat]) + wide(v.finds[seat])) / 10.0
        out[base + 22 + step] = v.tile_points[seat] / 50.0
    if v.dropped >= 0:
        out[base + 26 + wide(v.dropped)] = 1.0
    if v.opening >= 0:
        out[base + 31 + wide(v.opening)] = 1.0
