"""The rule-of-thumb player."""

import numpy as np

from cordee.core.compile import rule
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.cards.cards import copies, size, unit
from cordee.games.cards.exploits import (
    FIRST_END_EXPLOIT,
    FIVE_CARDS,
    MOST_ROWS,
    NOBODY,
    THREE_IN_SEQUENCE,
    THREE_ROWS,
)  # fmt: skip
from cordee.games.cards.prospects import (
    CLOSED,
    STRETCH,
    arrival,
    colour_chance,
    held_cards,
    mean_gain,
    row_worth,
    turn_price,
    turns_after,
    unseen_cards,
)  # fmt: skip
from cordee.games.cards.state import (
    ACTIONS,
    CLAIM,
    DECK,
    DRAWING,
    DROP,
    EXPLOITS_DRAWN,
    EXTRA,
    PASS,
    PLAY,
    RANKS,
    TAKE,
)  # fmt: skip

SPITE = 1.3  # a point for the other side against a point of one's own
OPENING_WAGER = 5.8
CROWD = 1.5  # what each row already open costs the opening of another
CLOSED_WAGER = 1.9
OPENING = 4.6  # the same for the first card of a row
EAGER = 0.41  # laying a card rather than holding it, all else equal
TAKE_FEE = 0.089
DECK_GAIN = 0.87  # share of the mean gain that a card from the deck really brings
DECK_DENY = 1.1  # the same for what it keeps from the others
OPENING_TURNS = 8.0
WANT_MIN = 0.74  # the same for the others
BURY = 0.54  # chance that a card on a pile would have been fetched, had it not been covered
UNCOVER = 0.58  # chance that the card under a taken one is fetched next
STALL_FEE = 0.05  # per turn without a card from the deck: what makes taking dearer
GIFT_LATER = 0.3
GIFT_NOW = 0.8
STAY_TURNS = 10.0  # with more turns than this, no card of the hand is sure to stay there
MEAN_VALUE = 4.5  # of a card from the deck
ONE_MISSING, TWO_MISSING = 0.4, 0.15  # what an Exploit is worth already, as a share
LEAD_IN_ROWS = 0.35


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points; see the top of this file."""
    for action in range(ACTIONS):
        out[action] = NEVER
    if v.phase == EXTRA:
        out[PASS] = 0.0
    me = np.int64(v.seat) % np.int64(t.camps)
    left = np.int64(v.left) - 1  # after this turn, if it ends with the deck
    for step in range(np.int64(t.camps)):
        camp = (me + step) % np.int64(t.camps)
        turns = turns_after(t, v, camp, left) * (1.0 + STRETCH)
        turns += np.int64(t.extra) * (np.int64(t.seats) // np.int64(t.camps))
        if v.phase == EXTRA:
            turns = np.int64(v.extra_left) - 1.0
        chance = arrival(t, v, camp, left)
        price = turn_price(t, v, camp, chance, turns)
        for c in range(np.int64(t.colours)):
            if v.phase == DRAWING:
                value_take(t, v, camp, c, chance, turns, price, out)
            elif camp == me:
                value_cards(t, v, camp, c, chance, turns, price, out)
            elif v.phase != EXTRA:
                weigh_cards(t, v, camp, c, chance, turns, price, out)
    if v.phase == DRAWING:
        out[DECK] = -staying(t, v) * MEAN_VALUE
    if t.exploits and v.phase != EXTRA:
        best = NEVER
        for action in range(CLAIM):
            best = max(best, out[action])
        for place in range(EXPLOITS_DRAWN):
            if v.exploits[place] < FIRST_END_EXPLOIT and v.owners[place] == NOBODY:
                out[CLAIM + place] = best + np.int64(t.exploit_points)


@rule
def staying(t: Table, v: View) -> float:
    """With the hand penalty: the chance that a card now in hand is still there at the end."""
    if not t.penalty:
        return 0.0
    turns = (np.int64(v.left) - 1) // np.int64(t.seats) + np.int64(t.extra)
    return max(0.0, 1.0 - turns / STAY_TURNS)


@rule
def rows_open(t: Table, v: View, camp: int) -> int:
    """How many rows a camp has opened."""
    n = 0
    for c in range(np.int64(t.colours)):
        if v.rows[camp, c]:
            n += 1
    return n


@rule
def opening(t: Table, v: View, camp: int, rank: int, turns: float) -> float:
    """What speaks for opening one more row."""
    bonus = OPENING if rank else OPENING_WAGER
    return (bonus - CROWD * rows_open(t, v, camp)) * min(1.0, turns / OPENING_TURNS)


@rule
def sympathy(t: Table) -> float:
    """What a point for another camp is worth to us."""
    if t.cooperation:
        return GIFT_NOW
    return -SPITE / (np.int64(t.camps) - 1)


@rule
def others_gain(
    t: Table,
    v: View,
    camp: int,
    c: int,
    rank: int,
    unseen: int,
    chance: float,
    turns: float,
    price: float,
) -> float:
    """What a card put within its reach would bring another camp."""
    row, hand = np.int64(v.rows[camp, c]), held_cards(t, v, camp, c)
    if row == 0 and hand == 0:
        worth = CLOSED * (rank + 1) if rank else CLOSED_WAGER
        return worth * min(1.0, turns / OPENING_TURNS) * colour_chance(t, v, camp, c, 1.0)
    more = row_worth(t, row, hand + unit(rank), unseen, chance, turns, price)
    return max(0.0, more - row_worth(t, row, hand, unseen, chance, turns, price) - WANT_MIN)


@rule
def value_cards(
    t: Table, v: View, camp: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """Lays and discards of one colour, as our camp feels them."""
    seat = np.int64(v.seat)
    cards = np.int64(v.hands[seat, c])
    if cards == 0:
        return
    row, hand, unseen = np.int64(v.rows[camp, c]), held_cards(t, v, camp, c), unseen_cards(t, v, c)
    chance = colour_chance(t, v, camp, c, chance)
    base = row_worth(t, row, hand, unseen, chance, turns, price)
    buried = 0.0
    if v.heights[c]:
        top = unit(np.int64(v.piles[c, np.int64(v.heights[c]) - 1]))
        gain = row_worth(t, row, hand + top, unseen, chance, turns, price) - base
        buried = BURY * max(0.0, gain - DECK_GAIN * mean_gain(t, v, camp, price))
    stay = staying(t, v)
    nothing = base  # what doing nothing with this colour is worth
    if v.phase == EXTRA:
        nothing = row_worth(t, row, 0, 0, 0.0, 0.0, 0.0)
    for rank in range(np.int64(t.ranks)):
        if copies(cards, rank) == 0:
            continue
        card = unit(rank)
        value = 0 if rank == 0 else rank + 1
        kind = c * RANKS + rank
        relief = stay * value
        worth = row_worth(t, row, hand - card, unseen, chance, turns, price) - base
        out[DROP + kind] = worth + relief - buried
        if row >> (2 if rank == 0 else value) == 0:
            worth = row_worth(t, row + card, hand - card, unseen, chance, turns, price)
            worth += relief - nothing
            worth += EAGER if row else opening(t, v, camp, rank, turns)
            if t.exploits:
                worth += exploit_share(t, v, camp, c, row + card)
                worth -= exploit_share(t, v, camp, c, row)
            out[PLAY + kind] = worth


@rule
def weigh_cards(
    t: Table, v: View, camp: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """Adds what discards of one colour do to another camp."""
    cards = np.int64(v.hands[np.int64(v.seat), c])
    if cards == 0:
        return
    unseen = unseen_cards(t, v, c)
    chance = colour_chance(t, v, camp, c, chance)
    buried = 0.0
    if v.heights[c]:
        rank = np.int64(v.piles[c, np.int64(v.heights[c]) - 1])
        buried = BURY * others_gain(t, v, camp, c, rank, unseen, chance, turns, price)
    for rank in range(np.int64(t.ranks)):
        if copies(cards, rank):
            kind = c * RANKS + rank
            gain = others_gain(t, v, camp, c, rank, unseen, chance, turns, price)
            out[DROP + kind] += sympathy(t) * (gain - buried)
            if t.cooperation:
                out[PLAY + kind] -= GIFT_LATER * gain
                out[DROP + kind] -= GIFT_LATER * gain


@rule
def value_take(
    t: Table, v: View, camp: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """The top of one pile against the deck, as one camp feels it; our own camp comes first."""
    height = np.int64(v.heights[c])
    if height == 0 or c == v.dropped:
        return
    rank = np.int64(v.piles[c, height - 1])
    value = 0 if rank == 0 else rank + 1
    left = np.int64(v.left)
    unseen = unseen_cards(t, v, c)
    chance = colour_chance(t, v, camp, c, chance)
    # A card from a pile leaves the deck longer: who gets one more turn by that?
    more = turns_after(t, v, camp, left) - turns_after(t, v, camp, left - 1)
    longer = more * price
    if camp == np.int64(v.seat) % np.int64(t.camps):
        row, hand = np.int64(v.rows[camp, c]), held_cards(t, v, camp, c)
        gain = row_worth(t, row, hand + unit(rank), unseen, chance, turns + more, price)
        gain -= row_worth(t, row, hand, unseen, chance, turns, price)
        worth = gain + longer - TAKE_FEE
        worth -= DECK_GAIN * mean_gain(t, v, camp, price)
        worth -= STALL_FEE * np.int64(v.stall) * np.int64(v.stall)
        out[TAKE + c] = worth - staying(t, v) * value
    else:
        missed = others_gain(t, v, camp, c, rank, unseen, chance, turns, price)
        under = 0.0
        deny = DECK_DENY * mean_gain(t, v, camp, price) if turns >= 1.0 else 0.0
        if height > 1:
            rank = np.int64(v.piles[c, height - 2])
            under = UNCOVER * others_gain(t, v, camp, c, rank, unseen, chance, turns, price)
        out[TAKE + c] += sympathy(t) * (longer + under - missed + deny)


@rule
def exploit_share(t: Table, v: View, me: int, c: int, row: int) -> float:
    """What the Exploits still free are worth to us if the row of this colour is this one."""
    share = 0.0
    for place in range(EXPLOITS_DRAWN):
        if v.owners[place] != NOBODY:
            continue
        exploit = np.int64(v.exploits[place])
        missing = 9
        if exploit == c:
            missing = 3 - size(row)
        elif exploit == FIVE_CARDS:
            missing = 5 - size(row)
        elif exploit == THREE_ROWS:
            missing = 3
            for other in range(t.colours):
                if row if other == c else np.int64(v.rows[me, other]):
                    missing -= 1
        elif exploit == THREE_IN_SEQUENCE:
            numbers = row >> 2
            if numbers & (numbers >> 1) & (numbers >> 2):
                missing = 0
            elif numbers & (numbers >> 1):
                missing = 2
        elif exploit == MOST_ROWS and row:
            share += LEAD_IN_ROWS
        if missing <= 0:
            share += 1.0
        elif missing == 1:
            share += ONE_MISSING
        elif missing == 2:
            share += TWO_MISSING
    return share * np.int64(t.exploit_points)
