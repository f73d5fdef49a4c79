"""The rule-of-thumb player: starts low, puts its leader on its best path, counts bridges.

Every action is worth what it changes in the expected end of the round: see `prospects`.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.board.cards import copies, unit
from cordee.games.board.prospects import (
    ARRIVES,
    artefact_worth,
    at_step,
    cards_ahead,
    path_worth,
    tile_worth,
    turns_left,
    unseen_cards,
    unseen_total,
)
from cordee.games.board.state import (
    ACTIONS,
    ADVANCE,
    ADVANCING,
    COLOURS,
    DECK,
    DECLINE,
    DRAWING,
    DROP,
    FALLING,
    OPEN,
    PLAY,
    PLAYING,
    RISING,
    START_EXPLORER,
    START_LEADER,
    STARTING,
    STEPS,
    TAKE,
    VALUES,
)

EAGER = 4.0  # laying a card rather than discarding one, all else equal
OPENING = 1.9  # what speaks for starting one more path
GIFT = 0.57  # a point for the next seat against a point of one's own
LATER = 0.17  # the same for the seats after it
GAP = 0.08  # a card is this much less welcome per value that it skips
LOW_CARD = 4.8  # what a 0 is worth to somebody who has not started its colour; a 4 nothing
DECK_GAIN = 1.3  # an unseen card keeps more choices open than its mean gain tells
TAKE_FEE = 0.3
STALL_FEE = 0.047  # per turn without a card from the deck, squared: what makes taking dearer
LEADER_LATER = 0.43  # what the leader may still find on another path, as a share
LEADER_LEAST = 3.3  # with less in sight the leader waits
THEIR_GAIN = 13.0  # what a turn brings another seat
SPITE = 0.53  # a point of the others against a point of one's own


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points."""
    for action in range(ACTIONS):
        out[action] = NEVER
    me = wide(v.seat)
    turns = turns_left(t, v)
    total = unseen_total(t, v)
    chance = min(1.0, ARRIVES * turns / max(1, total))
    artefact = artefact_worth(t, v, me)
    pace = share_of_turns(t, v, me, chance, turns)
    if v.phase == DRAWING:
        value_draws(t, v, me, chance, pace, artefact, turns, total, out)
    elif v.phase == STARTING:
        value_pawns(t, v, me, chance, pace, out)
    elif v.phase == ADVANCING:
        out[DECLINE] = 0.0
        for c in range(COLOURS):
            if 0 < v.pawns[me, c] < STEPS:
                out[ADVANCE + c] = step_worth(t, v, me, c, chance, pace, artefact, turns)
    elif v.phase == PLAYING:
        for c in range(COLOURS):
            value_cards(t, v, me, c, chance, pace, artefact, turns, out)


@rule
def share_of_turns(t: Table, v: View, me: int, chance: float, turns: float) -> float:
    """Of the cards we hope to lay, those that we find the time for."""
    wanted = 0.0
    for c in range(COLOURS):
        ahead = ahead_of(t, v, me, c, wide(v.hands[me, c]), chance, 1.0)
        if v.pawns[me, c]:
            wanted += min(ahead, STEPS - wide(v.pawns[me, c]) + 0.0)
        elif at_step(t, min(ahead, STEPS + 0.0)) > 0.0:
            wanted += ahead
    return min(1.0, turns / max(1.0, wanted))


@rule
def ahead_of(t: Table, v: View, me: int, c: int, hand: int, chance: float, pace: float) -> float:
    """Steps we hope to make on a path with this hand."""
    last, heading = wide(v.last[me, c]), wide(v.heading[me, c])
    return pace * cards_ahead(t, last, heading, hand, unseen_cards(t, v, c), chance)


@rule
def factor_of(v: View, me: int, c: int) -> float:
    """What a path's points are multiplied by."""
    return 2.0 if v.leader[me] == c else 1.0


@rule
def worth_with(
    t: Table, v: View, me: int, c: int, hand: int,
    chance: float, pace: float, artefact: float, turns: float,
) -> float:  # fmt: skip
    """What a path is worth to us with this hand."""
    ahead = ahead_of(t, v, me, c, hand, chance, pace)
    step = wide(v.pawns[me, c])
    return path_worth(t, v, c, step, factor_of(v, me, c), ahead, artefact, turns)


@rule
def does_end_round(t: Table, v: View, step: int) -> bool:
    """Whether a pawn that comes to this step ends the round."""
    return bool(step == t.bridge + 1 and v.crossed + 1 >= t.crossings)


@rule
def end_worth(
    t: Table, v: View, me: int, c: int, chance: float, pace: float, artefact: float, turns: float
) -> float:
    """What it changes if our pawn of this colour takes the step that ends the round."""
    worth = 0.0
    for other in range(COLOURS):
        step = wide(v.pawns[me, other])
        hand = wide(v.hands[me, other])
        worth -= worth_with(t, v, me, other, hand, chance, pace, artefact, turns)
        if other == c:
            step += 1
        if step:
            worth += factor_of(v, me, other) * wide(t.steps[step - 1])
    return worth + SPITE * THEIR_GAIN * turns


@rule
def step_worth(
    t: Table, v: View, me: int, c: int, chance: float, pace: float, artefact: float, turns: float
) -> float:
    """What one step of a pawn is worth without a card."""
    step = wide(v.pawns[me, c]) + 1
    if does_end_round(t, v, step):
        return end_worth(t, v, me, c, chance, pace, artefact, turns)
    ahead = ahead_of(t, v, me, c, wide(v.hands[me, c]), chance, pace)
    factor = factor_of(v, me, c)
    after = path_worth(t, v, c, step, factor, ahead, artefact, turns)
    before = path_worth(t, v, c, step - 1, factor, ahead, artefact, turns)
    return after - before + tile_worth(v, c, step, artefact)


@rule
def value_cards(
    t: Table, v: View, me: int, c: int,
    chance: float, pace: float, artefact: float, turns: float, out: Numbers,
) -> None:  # fmt: skip
    """Lays and discards of one colour."""
    hand = wide(v.hands[me, c])
    base = worth_with(t, v, me, c, hand, chance, pace, artefact, turns)
    for value in range(VALUES):
        if copies(hand, value):
            kind = c * VALUES + value
            rest = hand - unit(value)
            without = worth_with(t, v, me, c, rest, chance, pace, artefact, turns)
            out[DROP + kind] = without - base - gifts(t, v, me, c, value)
            out[PLAY + kind] = lay_worth(
                t, v, me, c, value, rest, base, chance, pace, artefact, turns
            )


@rule
def lay_worth(
    t: Table, v: View, me: int, c: int, value: int, rest: int, base: float,
    chance: float, pace: float, artefact: float, turns: float,
) -> float:  # fmt: skip
    """What laying a card of our hand changes."""
    step = wide(v.pawns[me, c])
    if step == STEPS:
        best = 0.0
        for other in range(COLOURS):
            if 0 < v.pawns[me, other] < STEPS:
                best = max(best, step_worth(t, v, me, other, chance, pace, artefact, turns))
        return best + EAGER
    if does_end_round(t, v, step + 1):
        return end_worth(t, v, me, c, chance, pace, artefact, turns)
    last, heading = wide(v.last[me, c]), wide(v.heading[me, c])
    if step and heading == OPEN and value != last:
        heading = RISING if value > last else FALLING
    ahead = pace * cards_ahead(t, value, heading, rest, unseen_cards(t, v, c), chance)
    after = path_worth(t, v, c, step + 1, factor_of(v, me, c), ahead, artefact, turns)
    worth = after - base + tile_worth(v, c, step + 1, artefact) + EAGER
    return worth if step else worth + OPENING


@rule
def gifts(t: Table, v: View, me: int, c: int, value: int) -> float:
    """What a discard gives the others, less what it covers."""
    worth = 0.0
    seats = wide(t.seats)
    for away in range(1, seats):
        seat = (me + away) % seats
        gain = welcome(t, v, seat, c, value)
        if v.heights[c]:
            gain -= welcome(t, v, seat, c, wide(v.piles[c, wide(v.heights[c]) - 1]))
        worth += (GIFT if away == 1 else LATER) * gain
    return worth


@rule
def welcome(t: Table, v: View, seat: int, c: int, value: int) -> float:
    """What a card on a pile is worth to another seat."""
    step, last = wide(v.pawns[seat, c]), wide(v.last[seat, c])
    if step == 0:
        return max(0.0, LOW_CARD * (4.0 - value) / 4.0)
    if step == STEPS:
        return 0.0
    gap = value - last
    if v.heading[seat, c] == FALLING or (t.either and v.heading[seat, c] == OPEN and gap < 0):
        gap = -gap
    if gap < 0:
        return 0.0
    factor = factor_of(v, seat, c)
    gain = factor * (wide(t.steps[step]) - wide(t.steps[step - 1]))
    return max(0.0, gain * (1.0 - GAP * gap))


@rule
def value_draws(
    t: Table, v: View, me: int, chance: float, pace: float, artefact: float, turns: float,
    total: int, out: Numbers,
) -> None:  # fmt: skip
    """The tops of the piles against an unseen card."""
    mean = 0.0
    for c in range(COLOURS):
        hand = wide(v.hands[me, c])
        unseen = unseen_cards(t, v, c)
        base = worth_with(t, v, me, c, hand, chance, pace, artefact, turns)
        for value in range(VALUES):
            many = copies(unseen, value)
            if many:
                more = worth_with(t, v, me, c, hand + unit(value), chance, pace, artefact, turns)
                mean += many * max(0.0, more - base) / max(1, total)
        if v.heights[c]:
            top = wide(v.piles[c, wide(v.heights[c]) - 1])
            more = worth_with(t, v, me, c, hand + unit(top), chance, pace, artefact, turns)
            worth = more - base + GIFT * welcome(t, v, (me + 1) % wide(t.seats), c, top)
            out[TAKE + c] = worth - TAKE_FEE - STALL_FEE * wide(v.stall) * wide(v.stall)
    out[DECK] = DECK_GAIN * mean


@rule
def value_pawns(t: Table, v: View, me: int, chance: float, pace: float, out: Numbers) -> None:
    """The leader here, against what it may still find elsewhere."""
    c = wide(v.opening)
    ahead = ahead_of(t, v, me, c, wide(v.hands[me, c]), chance, pace)
    here = at_step(t, min(1.0 + ahead, STEPS + 0.0))
    elsewhere = LEADER_LEAST
    for other in range(COLOURS):
        if other != c and v.pawns[me, other] == 0:
            ahead = ahead_of(t, v, me, other, wide(v.hands[me, other]), chance, pace)
            elsewhere = max(elsewhere, LEADER_LATER * at_step(t, min(ahead, STEPS + 0.0)))
    out[START_LEADER] = here - elsewhere
    out[START_EXPLORER] = 0.0
