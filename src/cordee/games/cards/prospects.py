"""What a row can still bring, and what one more turn is worth: the sums behind `greedy`.

A row is judged by the cards that can still come into it: those in hand for sure, unseen ones with
the chance that they arrive in time. The same sum serves for one's own rows and for the others',
whose hands are unknown save for what they took from piles.
"""

import math

import numpy as np

from cordee.core.compile import rule
from cordee.core.contract import Table, View
from cordee.games.cards.cards import size, values
from cordee.games.cards.state import WAGER_COPIES

NUMBERS = 0b11111111100  # the bits of the values 2 to 10
TOP_VALUE = 10
DEAREST_TURN = 40.0  # a 10 in a row with three wagers: no turn is worth more
PRICE_STEPS = 6  # halvings of that range

LOW = 1.0  # of the unseen cards below all that is held, those that are waited for
WAIT = 1.0  # an unseen card is this much less likely to be waited for, per held card above it
RIVAL = 0.74  # what is left of a chance in a colour that another camp has opened
CHANCE = 0.67  # of the unseen cards that come to us, those that can really be laid
THEIR_CHANCE = 0.89  # the same for the others
SWING_WAGER = 0.33  # how much each wager in hand adds to that
OPTION_TURNS = 14.0  # with fewer turns left, the option shrinks
OPTION = 7.0  # how far from zero the prospects of an unopened row still swing, in points
LATER_WAGER = 0.62  # share of the wagers that arrive before the row has its first number
BONUS_RAMP = 3.5  # cards short of (or over) the bonus at which it is out of reach (or certain)
STRETCH = 0.3  # turns gained by draws from piles, as a share of the turns left
CLOSED = 0.31  # gain from a card in a colour not yet opened, per point of its value
LEAK = 0.061  # share of the cards in other hands that will be thrown to us


@rule
def unseen_cards(t: Table, v: View, c: int) -> int:
    """The cards of a colour that this seat has not seen: face down or in other hands."""
    numbers = NUMBERS
    wager = WAGER_COPIES
    for seat in range(t.seats):
        cards = np.int64(v.hands[seat, c]) if seat == v.seat else np.int64(v.known[seat, c])
        numbers &= ~cards
        wager -= cards & 3
        cards = np.int64(v.rows[seat, c])  # by camp: those beyond the camps are empty
        numbers &= ~cards
        wager -= cards & 3
    for place in range(v.heights[c]):
        rank = np.int64(v.piles[c, place])
        if rank == 0:
            wager -= 1
        else:
            numbers &= ~(1 << (rank + 1))
    return numbers | wager


@rule
def held_cards(t: Table, v: View, camp: int, c: int) -> int:
    """The cards of a colour that a camp is known to hold: one's own hand, others' pick-ups."""
    cards = 0
    for seat in range(camp, np.int64(t.seats), np.int64(t.camps)):
        cards += np.int64(v.hands[seat, c]) if seat == v.seat else np.int64(v.known[seat, c])
    return cards


@rule
def unknown_cards(t: Table, v: View, camp: int) -> int:
    """How many cards a camp holds that this seat has not seen."""
    n = 0
    for seat in range(camp, np.int64(t.seats), np.int64(t.camps)):
        if seat != v.seat:
            n += np.int64(v.held[seat])
            for c in range(t.colours):
                n -= size(np.int64(v.known[seat, c]))
    return n


@rule
def turns_after(t: Table, v: View, camp: int, left: int) -> int:
    """Turns a camp still gets after the running one if `left` cards then lie face down."""
    n = np.int64(t.seats)
    turns = 0
    for seat in range(camp, n, np.int64(t.camps)):
        before = (seat - np.int64(v.seat) - 1) % n  # seats that move before it
        turns += max(0, (left - before + n - 1) // n)
    return turns


@rule
def arrival(t: Table, v: View, camp: int, left: int) -> float:
    """The chance that an unseen card comes to a camp early enough to be laid."""
    unknown = 0
    for other in range(np.int64(t.camps)):
        unknown += unknown_cards(t, v, other)
    total = np.int64(v.left) + unknown
    if total == 0:
        return 0.0
    mine = unknown_cards(t, v, camp)
    draws = turns_after(t, v, camp, left)
    usable = CHANCE
    if camp != np.int64(v.seat) % np.int64(t.camps):
        usable = THEIR_CHANCE
        if t.extra == 0:
            draws = max(0, draws - 1)  # the last card drawn is never laid
    arriving = mine + min(draws, np.int64(v.left)) + LEAK * (unknown - mine)
    return min(1.0, usable * arriving / total)


@rule
def colour_chance(t: Table, v: View, camp: int, c: int, chance: float) -> float:
    """The same for one colour: who has opened it holds more of it, and lets less of it go."""
    for other in range(np.int64(t.camps)):
        if other != camp and v.rows[other, c]:
            chance *= RIVAL
    return chance


@rule
def row_worth(
    t: Table, row: int, hand: int, unseen: int, chance: float, turns: float, price: float
) -> float:
    """Points a row is expected to end with.

    Each card still to be laid costs the `price` of a turn; not more than `turns` can be laid.
    A row not yet opened is a choice: bad prospects need not be gone for.
    """
    multiplier = 1 + (row & 3)
    later = 0.0  # wagers to come
    if row >> 2 == 0:
        later = min(turns, 1.0 * (hand & 3))
    room = turns - later
    length = size(row) + later
    total = values(row) - np.int64(t.contract) + 0.0
    cost = 0.0
    waiting = 1.0
    value = TOP_VALUE
    below = row | 3
    while below >> value == 0:
        arrives = 0.0
        if hand >> value & 1:
            arrives = 1.0
            waiting *= WAIT
        elif unseen >> value & 1:
            arrives = chance * waiting
            if hand >> 2 and (hand & ((1 << value) - 4)) == 0:
                arrives *= LOW
        if value * (multiplier + later) > price:
            arrives = min(arrives, room)
            room -= arrives
            total += arrives * value
            length += arrives
            cost += arrives * price
        value -= 1
    points = total * multiplier - cost
    if row >> 2 == 0 and total > 0.0:
        points += max(0.0, total - price) * later
        points += total * (unseen & 3) * chance * LATER_WAGER
    reach = (length - np.int64(t.bonus_cards)) / (2.0 * min(4.0, BONUS_RAMP)) + 0.5
    if length == size(row):
        reach = 1.0 if length >= t.bonus_cards else 0.0
    points += np.int64(t.bonus) * min(1.0, max(0.0, reach))
    if row:
        return points
    swing = option_swing(t, turns) * (1.0 + SWING_WAGER * later)
    return 0.5 * (points + math.sqrt(points * points + swing * swing))


@rule
def option_swing(t: Table, turns: float) -> float:
    """How far the prospects of an unopened row may still swing, in points."""
    return OPTION * min(1.0, turns / OPTION_TURNS)


@rule
def turn_price(t: Table, v: View, camp: int, chance: float, turns: float) -> float:
    """What one more turn would be worth to a camp: the best card it will not find time to lay.

    Zero as long as there are turns enough for all that is held or expected.
    """
    wanted = 0  # colours open, or promising enough to be opened
    for c in range(t.colours):
        row = np.int64(v.rows[camp, c])
        if row:
            wanted |= 1 << c
        else:
            hand = held_cards(t, v, camp, c)
            likely = colour_chance(t, v, camp, c, chance)
            worth = row_worth(t, row, hand, unseen_cards(t, v, c), likely, turns, 0.0)
            if worth > 0.5 * option_swing(t, turns):
                wanted |= 1 << c
    excess = cards_above(t, v, camp, wanted, chance, 0.0) - turns
    if excess <= 0.0:
        return 0.0
    low, high = 0.0, DEAREST_TURN
    for _ in range(PRICE_STEPS):
        price = 0.5 * (low + high)
        if cards_above(t, v, camp, wanted, chance, price) > turns:
            low = price
        else:
            high = price
    return min(1.0, excess) * 0.5 * (low + high)


@rule
def cards_above(t: Table, v: View, camp: int, wanted: int, chance: float, price: float) -> float:
    """Cards, held and expected, whose laying would bring a camp more than the price."""
    n = 0.0
    for c in range(t.colours):
        if wanted >> c & 1:
            row = np.int64(v.rows[camp, c])
            hand = held_cards(t, v, camp, c)
            unseen = unseen_cards(t, v, c)
            multiplier = 1 + (row & 3)
            if row == 0:
                multiplier += hand & 3
                n += hand & 3
            value = TOP_VALUE
            below = row | 3
            while below >> value == 0 and value * multiplier > price:
                n += 1.0 if hand >> value & 1 else chance * (unseen >> value & 1)
                value -= 1
    return n


@rule
def mean_gain(t: Table, v: View, camp: int, price: float) -> float:
    """What an unseen card brings a camp on average."""
    total = np.int64(v.left)
    for other in range(np.int64(t.camps)):
        total += unknown_cards(t, v, other)
    gain = 0.0
    for c in range(t.colours):
        row = np.int64(v.rows[camp, c])
        unseen = unseen_cards(t, v, c)
        weight = 1.0 + (row & 3) if row else CLOSED
        value = TOP_VALUE
        below = row | 3
        while below >> value == 0:
            if unseen >> value & 1:
                gain += max(0.0, weight * value - price)
            value -= 1
    return gain / max(1, total)
