"""Numbers for learners, from the view alone: encoding 1.

Seats are told relative to the viewer: 0 is oneself, 1 the next in turn order, and so on; there are
always SEATS of them, empty ones all zeros. A spectator sees as seat 0 would.

For each seat, COLOURS times EXPEDITION numbers: 0 untouched · 1 ticked · 2 struck · 3 boxes / 9 ·
4 last number / 10 · 5 full · 6 artefact on top marked · 7 next box accelerates · 8 next box has an
artefact · 9 bridge pays. Then SEAT numbers: 0 sits there · 1 artefacts / 9 · 2 refusals / 9 ·
3 artefact bridge pays · 4 refusal bridge pays · 5 done · 6 rolls · 7 is asked and plays alone.
Then TABLE_NUMBERS: 0-5 colours that can be chosen · 6-15 numbers that can be chosen, 1 to 10 ·
16-21 the roller's colour · 22-31 its number · 32-39 bridges crossed by anybody · 40 turn / 75 ·
41 in order · 42 alone · 43 together · 44 over · 45 accelerating.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.games.roll.columns import filled, last_number, round_box
from cordee.games.roll.state import (
    ALONE,
    ARTEFACTS,
    BOXES,
    COLOURS,
    COLUMNS,
    MOST_TURNS,
    NUMBERS,
    OVER,
    REFUSALS,
    SEATS,
    TOGETHER,
    TRACK,
)

ENCODING = 1
EXPEDITION = 10
SEAT = 8
SHEET = COLOURS * EXPEDITION + SEAT
TABLE_NUMBERS = 46
OBSERVATION = SEATS * SHEET + TABLE_NUMBERS


@rule
def observe(t: Table, v: View, out: Numbers) -> None:
    """Writes OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(wide(v.seat), 0)
    for step in range(t.seats):
        observe_seat(t, v, (me + step) % wide(t.seats), step * SHEET, out)
    observe_table(v, SEATS * SHEET, out)


@rule
def observe_seat(t: Table, v: View, seat: int, base: int, out: Numbers) -> None:
    """One sheet as this view has it."""
    for c in range(COLOURS):
        column = wide(v.columns[seat, c])
        boxes = filled(column)
        at = base + c * EXPEDITION
        out[at + round_box(column)] = 1.0
        out[at + 3] = boxes / BOXES
        out[at + 4] = last_number(column) / NUMBERS
        out[at + 5] = 1.0 if boxes == BOXES else 0.0
        out[at + 6] = wide(v.tops[seat]) >> c & 1
        out[at + 7] = wide(t.accelerations[c]) >> (boxes + 1) & 1
        out[at + 8] = wide(t.artefact_boxes[c]) >> (boxes + 1) & 1
        out[at + 9] = wide(v.bonus[seat]) >> c & 1
    at = base + COLOURS * EXPEDITION
    out[at] = 1.0
    out[at + 1] = wide(v.artefacts[seat]) / TRACK
    out[at + 2] = wide(v.refusals[seat]) / TRACK
    out[at + 3] = wide(v.bonus[seat]) >> ARTEFACTS & 1
    out[at + 4] = wide(v.bonus[seat]) >> REFUSALS & 1
    out[at + 5] = wide(v.done) >> seat & 1
    out[at + 6] = 1.0 if v.roller == seat else 0.0
    out[at + 7] = 1.0 if v.phase == ALONE and v.mover == seat else 0.0


@rule
def observe_table(v: View, base: int, out: Numbers) -> None:
    """Dice, bridges and where the turn stands."""
    for c in range(COLOURS):
        out[base + c] = wide(v.colours_left) >> c & 1
    for number in range(1, NUMBERS + 1):
        out[base + 5 + number] = wide(v.numbers_left) >> number & 1
    if v.taken_colour >= 0:
        out[base + 16 + wide(v.taken_colour)] = 1.0
        out[base + 22 + (wide(v.taken_number) + NUMBERS - 1) % NUMBERS] = 1.0
    for c in range(COLUMNS):
        out[base + 32 + c] = wide(v.bridged) >> c & 1
    out[base + 40] = wide(v.turn) / MOST_TURNS
    out[base + 41] = 1.0 if v.in_order else 0.0
    out[base + 42] = 1.0 if v.phase == ALONE else 0.0
    out[base + 43] = 1.0 if v.phase == TOGETHER else 0.0
    out[base + 44] = 1.0 if v.phase == OVER else 0.0
    out[base + 45] = 1.0 if v.accelerating else 0.0
