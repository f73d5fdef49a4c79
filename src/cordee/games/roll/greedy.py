"""The rule-of-thumb player: what a move adds to the likely end of its columns, in points.

Expeditions are valued by the tables of `prospects`, artefacts by where the track is likely to end,
refusals by a plan: so many more of them by choice, and those that the dice will force anyway. A
pair of dice is then used if it is worth more than one of the planned refusals. The numbers below
were found by self-play.
"""

import math

from cordee.core.compile import rule, wide
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.roll.columns import TICKED, filled, last_number, round_box, with_number, with_tick
from cordee.games.roll.prospects import FIRST_TO_CROSS, FULL, PROSPECTS, TURNS
from cordee.games.roll.state import (
    ACCELERATE,
    ACTIONS,
    ARTEFACTS,
    BOXES,
    BRIDGE_BOX,
    COLOURS,
    NUMBERS,
    REFUSALS,
    REFUSE,
    STOP,
    TICK,
    TOP,
    TRACK,
    WRITE,
)

LENGTH = 33.0  # turns of a usual game
PER_MARK = 3.3  # turns that the last open bridge is away, for each mark its nearest seat lacks
LEAST_TURNS = 2.0
WHIM = 0.001  # between equals: another column comes first every turn and in every seat
TURN_WORTH = 0.9  # the price of a planned refusal: what the worst dice would have been worth
REFUSALS_A_TURN = 0.5  # how fast a plan of refusals can be carried out
FORCED = 3.8  # refusals a turn that the dice will force, by the chance that they would now
FORCED_ANYWAY = 0.02
FREEDOM = 4.7  # points that a turn loses in which nothing can be written
ARTEFACTS_A_TURN = 0.5
OPENING = 1.95  # what speaks for the first number of a column, early
CHAIN = 0.85  # what one more acceleration is worth at the end of a chain


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points; see the top of this file."""
    for action in range(ACTIONS):
        out[action] = NEVER
    out[STOP] = 0.0
    me = max(wide(v.seat), 0)
    turns = turns_left(t, v)
    if wide(v.accelerating) >> me & 1:
        for c in range(COLOURS):
            column = wide(v.columns[me, c])
            if filled(column) == BOXES:
                out[ACCELERATE + c] = artefact_gain(t, v, me, turns)
            else:
                number = max(last_number(column), 1)
                out[ACCELERATE + c] = box_worth(t, v, me, c, number, turns)
        return
    out[REFUSE] = refusal_gain(t, v, me, turns)
    for c in range(COLOURS):
        column = wide(v.columns[me, c])
        if wide(v.colours_left) >> c & 1 == 0:
            continue
        if column == 0:
            bridge = is_open(v, c, 0)
            gain = prospect(with_tick(0), bridge, turns) - prospect(column, bridge, turns)
            out[TICK + c] = gain + whim(v, me, c)
        for number in range(1, NUMBERS + 1):
            if filled(column) == BOXES:
                out[TOP + c * NUMBERS + number - 1] = artefact_gain(t, v, me, turns)
            elif number >= last_number(column):
                out[WRITE + c * NUMBERS + number - 1] = box_worth(t, v, me, c, number, turns)


@rule
def turns_left(t: Table, v: View) -> float:
    """How long the game may still last: as usual, unless its last bridges are near or far."""
    most = wide(0)
    for c in range(COLOURS + 2):
        if wide(v.bridged) >> c & 1:
            continue
        least = wide(BRIDGE_BOX)
        for seat in range(t.seats):
            if c == ARTEFACTS:
                marks = wide(v.artefacts[seat])
            elif c == REFUSALS:
                marks = wide(v.refusals[seat])
            else:
                marks = filled(wide(v.columns[seat, c]))
            least = min(least, BRIDGE_BOX - marks)
        most = max(most, least)
    usual = max(LENGTH - wide(v.turn), LEAST_TURNS)
    return min(usual, LEAST_TURNS + PER_MARK * most)


@rule
def is_open(v: View, c: int, boxes: int) -> int:
    """Whether a bridge may still pay a seat that is so far: nobody has crossed it yet."""
    return 1 if wide(v.bridged) >> c & 1 == 0 and boxes < BRIDGE_BOX else 0


@rule
def prospect(column: int, bridge: int, turns: float) -> float:
    """What a column is likely to end with."""
    ticked = 1 if round_box(column) == TICKED else 0
    left = wide(min(max(turns, 0.0), TURNS - 1.0))
    part = min(max(turns, 0.0), TURNS - 1.0) - left
    boxes, last = filled(column), last_number(column)
    if boxes == BOXES:
        return float(FULL[ticked, bridge])
    table = PROSPECTS  # named once: a kernel would hold a copy for every time
    now = float(table[ticked, bridge, left, boxes, last])
    return now + part * (float(table[ticked, bridge, left + 1, boxes, last]) - now)


@rule
def box_gain(t: Table, v: View, me: int, c: int, column: int, number: int, turns: float) -> float:
    """What the next box of a column adds, without the acceleration it may give."""
    before, boxes = is_open(v, c, filled(column)), filled(column) + 1
    gain = prospect(with_number(column, number), is_open(v, c, boxes), turns)
    gain -= prospect(column, before, turns)
    if before and boxes == BRIDGE_BOX:
        gain += wide(t.bridge_points)
    if wide(t.artefact_boxes[c]) >> boxes & 1:
        gain += artefact_gain(t, v, me, turns)
    if boxes == 1:
        gain += OPENING * turns / TURNS
    tighter = stuck(v, me, c, with_number(column, number)) - stuck(v, me, c, column)
    return gain - FREEDOM * turns * tighter + whim(v, me, c)


@rule
def box_worth(t: Table, v: View, me: int, c: int, number: int, turns: float) -> float:
    """The same with the best acceleration that can follow."""
    column = wide(v.columns[me, c])
    worth = box_gain(t, v, me, c, column, number, turns)
    if wide(t.accelerations[c]) >> (filled(column) + 1) & 1:
        best = 0.0
        for other in range(COLOURS):
            then = with_number(column, number) if other == c else wide(v.columns[me, other])
            if filled(then) == BOXES:
                gain = artefact_gain(t, v, me, turns) if can_top(v, me, other) else 0.0
            else:
                again = max(last_number(then), 1)
                gain = box_gain(t, v, me, other, then, again, turns)
                if wide(t.accelerations[other]) >> (filled(then) + 1) & 1:
                    gain += CHAIN
            best = max(best, gain)
        worth += best
    return worth


@rule
def whim(v: View, me: int, c: int) -> float:
    """No column is preferred for its place on the sheet."""
    return WHIM * ((c + wide(v.turn) + me) % COLOURS)


@rule
def can_top(v: View, me: int, c: int) -> bool:
    """Whether the artefact above a full column can still be marked."""
    return wide(v.tops[me]) >> c & 1 == 0 and v.artefacts[me] < TRACK


@rule
def artefact_gain(t: Table, v: View, me: int, turns: float) -> float:
    """What one more artefact adds to where the track is likely to end."""
    marks = wide(v.artefacts[me])
    if marks == TRACK:
        return 0.0
    more = ARTEFACTS_A_TURN * turns
    gain = track_points(t, marks + 1.0 + more) - track_points(t, marks + more)
    if wide(v.bridged) >> ARTEFACTS & 1 == 0:
        if marks + 1 == BRIDGE_BOX:
            gain += wide(t.bridge_points) * FIRST_TO_CROSS
        gain += wide(t.bridge_points) * FIRST_TO_CROSS / BRIDGE_BOX
    return gain


@rule
def track_points(t: Table, marks: float) -> float:
    """The artefact track at a place between two marks."""
    if marks >= TRACK:
        return float(wide(t.artefact_points[TRACK]))
    low = wide(marks)
    below, above = wide(t.artefact_points[low]), wide(t.artefact_points[low + 1])
    return below + (marks - low) * (above - below)


@rule
def stuck(v: View, me: int, c: int, column: int) -> float:
    """The chance that two colours and two numbers offer nothing to write, `c` being this column."""
    closed = 0.0
    for other in range(COLOURS):
        held = column if other == c else wide(v.columns[me, other])
        if filled(held) < BOXES:
            share = (max(last_number(held), 1) - 1.0) / NUMBERS
        elif can_top(v, me, other):
            share = (last_number(held) - 1.0) / NUMBERS
        else:
            share = 1.0
        closed += share * share / COLOURS
    return closed * closed


@rule
def refusal_plan(t: Table, v: View, marks: int, forced: float, turns: float) -> float:
    """The best end of the refusal track that can be planned from here, less what it costs.

    On top of what is planned come those that will be forced: Poisson with this mean.
    """
    best = -1000.0
    for more in range(TRACK - marks + 1):
        if more > turns * REFUSALS_A_TURN:
            break
        worth = -more * TURN_WORTH
        chance = math.exp(-forced)
        rest = 1.0
        for end in range(marks + more, TRACK):
            worth += chance * end_of_refusals(t, v, marks, end)
            rest -= chance
            chance *= forced / (end - marks - more + 1.0)
        worth += rest * end_of_refusals(t, v, marks, TRACK)
        best = max(best, worth)
    return best


@rule
def end_of_refusals(t: Table, v: View, marks: int, end: int) -> float:
    """Points of the refusal track at its end, with the share of a bridge that may still pay."""
    worth = float(wide(t.refusal_points[end]))
    if marks < BRIDGE_BOX <= end and wide(v.bridged) >> REFUSALS & 1 == 0:
        worth += wide(t.bridge_points) * FIRST_TO_CROSS
    return worth


@rule
def refusal_gain(t: Table, v: View, me: int, turns: float) -> float:
    """What one more refusal adds to the plan."""
    marks = wide(v.refusals[me])
    if marks == TRACK:
        return 0.0
    forced = FORCED * turns * stuck(v, me, -1, 0) + FORCED_ANYWAY * turns
    gain = refusal_plan(t, v, marks + 1, forced, turns) - refusal_plan(t, v, marks, forced, turns)
    if marks + 1 == BRIDGE_BOX and wide(v.bridged) >> REFUSALS & 1 == 0:
        gain += wide(t.bridge_points)
    return gain
