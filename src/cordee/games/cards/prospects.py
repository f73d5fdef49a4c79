"""What rows can still bring, and what cards and turns are worth: the sums behind `greedy`.

A row is judged by the cards that can still come into it: those in hand for sure, unseen ones with
the chance that they arrive in time. The same sums serve for one's own rows and for the others',
whose hands are unknown save for what they took from piles. A team is one camp with one set of rows.

The numbers below were found by letting versions of the player meet over thousands of deals.
"""

import math

from cordee.core.compile import rule, wide
from cordee.core.contract import Table, View
from cordee.games.cards.cards import size, values

NUMBERS = 0b11111111100  # the bits of the values 2 to 10
TOP_VALUE = 10
DEAREST_TURN = 40.0  # a 10 in a row with three wagers: no turn is worth more
PRICE_STEPS = 6  # how often that range is halved when the price of a turn is sought

CHANCE = 0.67  # of the unseen cards that come to us, the share that fits when it comes
THEIR_CHANCE = 0.89  # the same for the others, as we had better assume it
RIVAL = 0.74  # what is left of a chance in a colour that another camp has opened
LEAK = 0.061  # share of the cards in other hands that will be thrown our way
STRETCH = 0.3  # turns gained because cards are also taken from piles, per turn left
OPTION = 7.0  # how far the prospects of a row not yet opened can still swing, in points
OPTION_TURNS = 14.0  # with fewer turns left they swing less
OPTION_WAGER = 0.33  # how much more per wager in hand
LATER_WAGER = 0.62  # of the wagers that will arrive, the share that precedes the first number
BONUS_RAMP = 3.5  # cards short of the bonus at which it is out of reach; as many over: certain
CLOSED = 0.31  # what a number is worth, per point, in a colour not yet opened
CLOSED_WAGER = 1.9  # what a wager is worth there


@rule
def unseen_cards(t: Table, v: View, c: int) -> int:
    """The cards of a colour that this seat has not seen: face down or in other hands."""
    numbers = NUMBERS & ((2 << wide(t.ranks)) - 1)
    wagers = wide(t.wagers)
    for seat in range(t.seats):
        cards = wide(v.hands[seat, c]) if seat == v.seat else wide(v.known[seat, c])
        row = wide(v.rows[seat, c])  # of a camp: rows beyond the camps are empty
        numbers &= ~(cards | row)
        wagers -= (cards & 3) + (row & 3)
    for place in range(v.heights[c]):
        rank = wide(v.piles[c, place])
        if rank == 0:
            wagers -= 1
        else:
            numbers &= ~(1 << (rank + 1))
    return numbers | wagers


@rule
def held_cards(t: Table, v: View, camp: int, c: int) -> int:
    """The cards of a colour that a camp is known to hold: our own hand, others' pick-ups."""
    cards = 0
    for seat in range(camp, wide(t.seats), wide(t.camps)):
        cards += wide(v.hands[seat, c]) if seat == v.seat else wide(v.known[seat, c])
    return cards


@rule
def unknown_cards(t: Table, v: View, camp: int) -> int:
    """How many cards a camp holds that this seat has not seen."""
    n = 0
    for seat in range(camp, wide(t.seats), wide(t.camps)):
        if seat != v.seat:
            n += wide(v.held[seat])
            for c in range(t.colours):
                n -= size(wide(v.known[seat, c]))
    return n


@rule
def unseen_count(t: Table, v: View) -> int:
    """How many cards this seat has not seen, in the deck and in all other hands."""
    n = wide(v.left)
    for camp in range(wide(t.camps)):
        n += unknown_cards(t, v, camp)
    return n


@rule
def turns_after(t: Table, v: View, camp: int, left: int) -> int:
    """Turns a camp still gets after the running one if `left` cards then lie face down."""
    seats = wide(t.seats)
    turns = 0
    for seat in range(camp, seats, wide(t.camps)):
        before = (seat - wide(v.seat) - 1) % seats  # seats that move before it
        turns += max(0, (left - before + seats - 1) // seats)
    return turns


@rule
def arrival(t: Table, v: View, camp: int, left: int) -> float:
    """The chance that an unseen card comes to a camp in time and still fits its row."""
    unseen = unseen_count(t, v)
    if unseen == 0:
        return 0.0
    inside = unknown_cards(t, v, camp)
    draws = turns_after(t, v, camp, left)
    share = CHANCE
    if camp != wide(v.seat) % wide(t.camps):
        share = THEIR_CHANCE
        if t.extra == 0:
            draws = max(0, draws - 1)  # the card of their last draw is never laid
    outside = unseen - wide(v.left) - inside
    arriving = inside + min(draws, wide(v.left)) + LEAK * outside
    return min(1.0, share * arriving / unseen)


@rule
def colour_chance(t: Table, v: View, camp: int, c: int, chance: float) -> float:
    """The same for one colour: who else has opened it holds more of it and lets less of it go."""
    for other in range(wide(t.camps)):
        if other != camp and v.rows[other, c]:
            chance *= RIVAL
    return chance


@rule
def row_worth(
    t: Table, row: int, hand: int, unseen: int, chance: float, turns: float, price: float
) -> float:
    """Points a row can be expected to end with.

    Each card still to be laid costs the `price` of a turn; no more than `turns` can be laid, so
    the highest are counted first. A row not yet opened is a choice: its worth is never negative.
    """
    multiplier = 1 + (row & 3)
    later = 0.0  # wagers still to be laid
    if row >> 2 == 0:
        later = min(turns, 1.0 * (hand & 3))
    room = turns - later
    length = size(row) + later
    total = values(row) - wide(t.contract) + 0.0
    cost = 0.0
    value = TOP_VALUE
    below = row | 3
    while below >> value == 0:
        if value * (multiplier + later) > price:
            arrives = 1.0 if hand >> value & 1 else chance * (unseen >> value & 1)
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
    over = length - wide(t.bonus_cards)
    if length > size(row):  # more may come, or less: the bonus grows with the length to expect
        points += wide(t.bonus) * min(1.0, max(0.0, 0.5 + over / (2.0 * BONUS_RAMP)))
    elif over >= 0:
        points += wide(t.bonus)
    if row:
        return points
    swing = option_swing(t, turns) * (1.0 + OPTION_WAGER * later)
    return 0.5 * (points + math.sqrt(points * points + swing * swing))


@rule
def option_swing(t: Table, turns: float) -> float:
    """How far the prospects of a row not yet opened can still swing, in points."""
    return OPTION * min(1.0, turns / OPTION_TURNS)


@rule
def turn_price(t: Table, v: View, camp: int, chance: float, turns: float) -> float:
    """What one more turn is worth to a camp: the best card it will not find the time to lay.

    Zero as long as there are turns enough for all that is held or expected.
    """
    wanted = 0  # colours that are open, or promising enough to be opened
    for c in range(t.colours):
        row = wide(v.rows[camp, c])
        if row == 0:
            hand, likely = held_cards(t, v, camp, c), colour_chance(t, v, camp, c, chance)
            worth = row_worth(t, row, hand, unseen_cards(t, v, c), likely, turns, 0.0)
            if worth <= 0.5 * option_swing(t, turns):
                continue
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
    """Cards, held and expected, that would each bring a camp more than the price if laid."""
    n = 0.0
    for c in range(t.colours):
        if wanted >> c & 1:
            row, hand = wide(v.rows[camp, c]), held_cards(t, v, camp, c)
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
    """What the next unseen card would bring a camp on average."""
    gain = 0.0
    for c in range(t.colours):
        row, unseen = wide(v.rows[camp, c]), unseen_cards(t, v, c)
        weight = 1.0 + (row & 3) if row else CLOSED
        value = TOP_VALUE
        below = row | 3
        while below >> value == 0:
            if unseen >> value & 1:
                gain += max(0.0, weight * value - price)
            value -= 1
    return gain / max(1, unseen_count(t, v))
