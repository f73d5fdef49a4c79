"""What a path can still bring: the sums behind `greedy`.

A path is judged by the cards that can still come into its row: those in hand for sure, unseen ones
with the chance that they arrive in time. From them follows how far its pawn is expected to come,
and what lies there: points, and the tiles on the way.
"""

import math

from cordee.core.compile import rule, wide
from cordee.core.contract import Table, View
from cordee.games.board.cards import TWOS, size, unit
from cordee.games.board.state import (
    ARTEFACT,
    COLOURS,
    FALLING,
    KINDS,
    OPEN,
    SCALE,
    STEP_ON,
    STEPS,
    VALUES,
)

PACE = 0.35  # steps of the pawns nearest to a bridge, a single turn
ARRIVES = 0.53  # of the unseen cards that come to us, those that can really be laid
OPTION = 28.0  # how far from zero the prospects of an unstarted path still swing, in points
OPTION_TURNS = 14.0  # with fewer turns left, the option shrinks
STEP_TILE = 14.7  # what a step tile is worth
FUTURE_TILE = 0.6  # of a tile further on, what is left when we come there
RANGE = 3  # artefacts ahead over which the scale is smoothed


@rule
def unseen_cards(t: Table, v: View, c: int) -> int:
    """The cards of a colour that this seat has not seen: face down, removed or in other hands."""
    cards = TWOS
    for seat in range(wide(t.seats)):
        cards -= wide(v.hands[seat, c]) if seat == v.seat else wide(v.known[seat, c])
        cards -= wide(v.rows[seat, c])
    for place in range(wide(v.heights[c])):
        cards -= unit(wide(v.piles[c, place]))
    return cards


@rule
def unseen_total(t: Table, v: View) -> int:
    """How many cards this seat has not seen."""
    total = 2 * KINDS
    for c in range(COLOURS):
        total -= 2 * VALUES - size(unseen_cards(t, v, c))
    return total


@rule
def turns_left(t: Table, v: View) -> float:
    """Turns a seat still gets: until the deck is out, or until enough pawns have crossed."""
    seats = wide(t.seats)
    by_deck = (wide(v.left) - 1.0) / seats
    needed = wide(t.crossings) - wide(v.crossed)
    bridge = wide(t.bridge)
    steps = 0.0
    distance = 1
    while needed > 0 and distance <= bridge:
        for seat in range(seats):
            for c in range(COLOURS):
                if needed > 0 and v.pawns[seat, c] == bridge + 1 - distance:
                    needed -= 1
                    steps += distance
        distance += 1
    steps += needed * (bridge + 1.0)
    return max(0.0, min(by_deck, steps / (PACE * seats)))


@rule
def playable(t: Table, cards: int, last: int, heading: int) -> int:
    """Those of a set of cards that a row can still take, at best."""
    up = (cards >> (2 * last)) << (2 * last)
    down = cards & ((1 << (2 * last + 2)) - 1)
    if heading == FALLING:
        return down
    if t.either and heading == OPEN and size(down) > size(up):
        return down
    return up


@rule
def cards_ahead(t: Table, last: int, heading: int, hand: int, unseen: int, chance: float) -> float:
    """How many more cards a row is expected to get."""
    if last < 0:
        if hand == 0:
            return chance * size(unseen) * 0.5
        last = 0
        while (hand >> (2 * last)) & 3 == 0:
            last += 1
    sure = playable(t, hand, last, heading)
    return size(sure) + chance * size(playable(t, unseen, last, heading))


@rule
def at_step(t: Table, step: float) -> float:
    """The points of a pawn that comes this far, between two squares in proportion."""
    if step <= 1.0:
        return step * wide(t.steps[0])
    low = wide(step)
    if low >= STEPS:
        return wide(t.steps[STEPS - 1]) + 0.0
    share = step - low
    return (1.0 - share) * wide(t.steps[low - 1]) + share * wide(t.steps[low])


@rule
def artefact_worth(t: Table, v: View, seat: int) -> float:
    """What one more artefact is worth, smoothed over the jumps of the scale."""
    have = min(wide(v.artefacts[seat]) + wide(v.finds[seat]), SCALE - 1)
    ahead = min(have + RANGE, SCALE - 1)
    return (wide(t.scale[ahead]) - wide(t.scale[have])) / RANGE


@rule
def tile_worth(v: View, c: int, step: int, artefact: float) -> float:
    """What the tile on a square is worth to whoever comes there."""
    tile = wide(v.tiles[c, step - 1])
    if tile == ARTEFACT:
        return artefact
    return STEP_TILE if tile == STEP_ON else tile + 0.0


@rule
def tiles_ahead(v: View, c: int, step: int, goal: float, artefact: float) -> float:
    """What the tiles between a pawn and where it is expected to come are worth."""
    worth = 0.0
    place = step + 1
    while place <= STEPS and place - 1.0 < goal:
        worth += min(1.0, goal - (place - 1.0)) * tile_worth(v, c, place, artefact)
        place += 1
    return FUTURE_TILE * worth


@rule
def path_worth(
    t: Table, v: View, c: int, step: int, factor: float, ahead: float, artefact: float, turns: float
) -> float:
    """Points a path is expected to end with, if its row gets this many more cards.

    A path not yet started is a choice: bad prospects need not be gone for.
    """
    goal = min(step + ahead, STEPS + 0.0)
    worth = factor * at_step(t, goal) + tiles_ahead(v, c, step, goal, artefact)
    if step:
        return worth
    swing = OPTION * min(1.0, turns / OPTION_TURNS)
    return 0.5 * (worth + math.sqrt(worth * worth + swing * swing))
