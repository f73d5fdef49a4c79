"""The rule-of-thumb player: what each action is worth in points, from what one seat may know.

It looks no move ahead. Each colour is judged by what its row can be expected to end with, before
and after the action; the difference is the worth of the action. See `prospects` for these sums.

- Laying a card turns hope into points, but gives up all that is lower. Holding it costs nothing
  until turns run short: then each turn has a price, the best card there will be no time for.
- Opening a row gives up the choice not to open it. Wagers go first where the row promises a gain.
- A discard costs what the card would have brought us, and what it brings those who can fetch it.
- A card from a pile is measured against the deck: an unknown card, which the others then miss.
  It also leaves the deck longer, which counts for whoever still has cards to lay at the end.
- In co-operation what the partner gains counts for us; otherwise what others gain counts against.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.cards.cards import copies, size, unit
from cordee.games.cards.exploits import (
    FIRST_END_EXPLOIT,
    FIVE_CARDS,
    MOST_ROWS,
    NOBODY,
    THREE_IN_SEQUENCE,
    THREE_ROWS,
    is_achieved,
    rows_begun,
)
from cordee.games.cards.prospects import (
    CLOSED,
    CLOSED_WAGER,
    STRETCH,
    arrival,
    colour_chance,
    held_cards,
    mean_gain,
    row_worth,
    turn_price,
    turns_after,
    unseen_cards,
)
from cordee.games.cards.scoring import row_points
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
)

SPITE = 1.3  # what a point for the other side costs us; shared out if there are several
GIFT_NOW = 0.8  # in co-operation: what a point is worth that the partner can fetch at once
GIFT_LATER = 0.3  # in co-operation: the same while the card is still in our hand
EAGER = 0.41  # for laying a card rather than holding it, all else equal
OPENING = 4.6  # for opening a row with a number: early rows grow longer than the sums say
OPENING_WAGER = 5.8  # for opening it with a wager
CROWD = 1.5  # against opening, per row already open: they share one hand
OPENING_TURNS = 8.0  # with fewer turns left, early is over
WANT_MIN = 0.74  # what a card must bring the others before they fetch it
DECK_GAIN = 0.87  # share of the mean gain that a card from the deck really brings us
DECK_DENY = 1.1  # the same for what it keeps from the others
BURY = 0.54  # chance that the top of a pile would have been fetched, had we not covered it
UNCOVER = 0.58  # chance that the card under the one we take is fetched next
TAKE_FEE = 0.09  # against a card from a pile, all else equal
STALL_FEE = 0.05  # the same, times the square of the turns without a card from the deck
STAY_TURNS = 20.0  # turns in which a hand is sure to be rid of a card (hand penalty)
MEAN_VALUE = 4.5  # of a card from the deck
ONE_MISSING, TWO_MISSING = 0.4, 0.15  # what an Exploit is worth with so many cards missing
LEAD_IN_ROWS = 0.35  # what a row does for the Exploit of most rows


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points, as seen by the seat to move."""
    for action in range(ACTIONS):
        out[action] = NEVER
    camps = wide(t.camps)
    me = wide(v.seat) % camps
    left = wide(v.left) - 1  # after this turn, if it ends with the deck
    if v.phase == EXTRA:
        out[PASS] = 0.0
    elif v.phase == DRAWING:
        out[DECK] = -staying(t, v) * MEAN_VALUE
    for step in range(camps):  # our own camp first: the others only add to what it wrote
        camp = (me + step) % camps
        turns = turns_after(t, v, camp, left) * (1.0 + STRETCH)
        turns += wide(t.extra) * (wide(t.seats) // camps)
        if v.phase == EXTRA:
            turns = wide(v.extra_left) - 1.0
        chance = arrival(t, v, camp, left)
        price = turn_price(t, v, camp, chance, turns)
        for c in range(wide(t.colours)):
            likely = colour_chance(t, v, camp, c, chance)
            if v.phase == DRAWING:
                value_take(t, v, camp, c, likely, turns, price, out)
            elif camp == me:
                value_cards(t, v, camp, c, likely, turns, price, out)
            elif v.phase != EXTRA:
                value_gifts(t, v, camp, c, likely, turns, price, out)
    if t.exploits and not t.auto_claim:
        value_claims(t, v, me, out)


@rule
def value_cards(
    t: Table, v: View, me: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """Our cards of one colour, laid or discarded, as far as we ourselves are concerned."""
    cards = wide(v.hands[v.seat, c])
    if cards == 0:
        return
    row, hand, unseen = wide(v.rows[me, c]), held_cards(t, v, me, c), unseen_cards(t, v, c)
    base = row_worth(t, row, hand, unseen, chance, turns, price)
    # Extra cards are compared with stopping here, all else with doing something elsewhere.
    instead = row_points(t, row) if v.phase == EXTRA else base
    buried = 0.0
    if v.heights[c]:
        top = unit(wide(v.piles[c, wide(v.heights[c]) - 1]))
        gain = row_worth(t, row, hand + top, unseen, chance, turns, price) - base
        buried = BURY * max(0.0, gain - DECK_GAIN * mean_gain(t, v, me, price))
    stay = staying(t, v)
    for rank in range(wide(t.ranks)):
        if copies(cards, rank) == 0:
            continue
        kind, card = c * RANKS + rank, unit(rank)
        relief = stay * (rank + 1) if rank else 0.0
        if v.phase != EXTRA:
            worth = row_worth(t, row, hand - card, unseen, chance, turns, price) - base
            out[DROP + kind] = worth + relief - buried
        if row >> (rank + 1 if rank else 2) == 0:
            worth = row_worth(t, row + card, hand - card, unseen, chance, turns, price) - instead
            worth += EAGER if row else opening(t, v, me, rank, turns)
            if t.exploits:
                worth += exploit_share(t, v, me, c, row + card) - exploit_share(t, v, me, c, row)
            out[PLAY + kind] = worth + relief


@rule
def opening(t: Table, v: View, me: int, rank: int, turns: float) -> float:
    """What speaks for one more row beyond what its cards promise."""
    if t.cooperation:  # there is no hurry: cards go round until they are where they belong
        return EAGER
    worth = (OPENING if rank else OPENING_WAGER) - CROWD * rows_begun(t, v, me)
    return worth * min(1.0, turns / OPENING_TURNS)


@rule
def staying(t: Table, v: View) -> float:
    """With the hand penalty: the chance that a card now in hand is still there at the end."""
    if not t.penalty:
        return 0.0
    turns = (wide(v.left) - 1) // wide(t.seats) + wide(t.extra)
    return max(0.0, 1.0 - turns / STAY_TURNS)


@rule
def sympathy(t: Table) -> float:
    """What a point for another camp is worth to us."""
    return GIFT_NOW if t.cooperation else -SPITE / (wide(t.camps) - 1)


@rule
def others_gain(
    t: Table, v: View, camp: int, c: int, rank: int, chance: float, turns: float, price: float
) -> float:
    """What a card within its reach would bring another camp."""
    row, hand = wide(v.rows[camp, c]), held_cards(t, v, camp, c)
    if row == 0 and hand == 0:  # it has shown no interest: a guess does
        worth = CLOSED * (rank + 1) if rank else CLOSED_WAGER
        return worth * min(1.0, turns / OPENING_TURNS) * colour_chance(t, v, camp, c, 1.0)
    unseen = unseen_cards(t, v, c)
    gain = row_worth(t, row, hand + unit(rank), unseen, chance, turns, price)
    gain -= row_worth(t, row, hand, unseen, chance, turns, price)
    return max(0.0, gain - WANT_MIN)


@rule
def value_gifts(
    t: Table, v: View, camp: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """Adds what our discards of one colour, or their cover, do to another camp."""
    cards = wide(v.hands[v.seat, c])
    if cards == 0:
        return
    buried = 0.0
    if v.heights[c]:
        top = wide(v.piles[c, wide(v.heights[c]) - 1])
        buried = BURY * others_gain(t, v, camp, c, top, chance, turns, price)
    for rank in range(wide(t.ranks)):
        if copies(cards, rank):
            kind = c * RANKS + rank
            gain = others_gain(t, v, camp, c, rank, chance, turns, price)
            out[DROP + kind] += sympathy(t) * (gain - buried)
            if t.cooperation:  # a card laid or given now can no longer be given later
                out[DROP + kind] -= GIFT_LATER * gain
                if out[PLAY + kind] > NEVER:
                    out[PLAY + kind] -= GIFT_LATER * gain


@rule
def value_take(
    t: Table, v: View, camp: int, c: int, chance: float, turns: float, price: float, out: Numbers
) -> None:
    """The top of one pile against a card from the deck, as one camp feels it."""
    height = wide(v.heights[c])
    if height == 0 or c == v.dropped:
        return
    rank = wide(v.piles[c, height - 1])
    left = wide(v.left)
    more = turns_after(t, v, camp, left) - turns_after(t, v, camp, left - 1)
    if camp == wide(v.seat) % wide(t.camps):
        row, unseen = wide(v.rows[camp, c]), unseen_cards(t, v, c)
        hand = held_cards(t, v, camp, c)
        worth = row_worth(t, row, hand + unit(rank), unseen, chance, turns + more, price)
        worth -= row_worth(t, row, hand, unseen, chance, turns, price)
        worth += more * price - DECK_GAIN * mean_gain(t, v, camp, price)
        worth -= TAKE_FEE + STALL_FEE * wide(v.stall) * wide(v.stall)
        out[TAKE + c] = worth - (staying(t, v) * (rank + 1) if rank else 0.0)
    else:
        gain = more * price - others_gain(t, v, camp, c, rank, chance, turns, price)
        if height > 1:
            under = wide(v.piles[c, height - 2])
            gain += UNCOVER * others_gain(t, v, camp, c, under, chance, turns, price)
        if turns >= 1.0:
            gain += DECK_DENY * mean_gain(t, v, camp, price)
        out[TAKE + c] += sympathy(t) * gain


@rule
def value_claims(t: Table, v: View, me: int, out: Numbers) -> None:
    """Claiming is free: worth its points on top of the best that can still be done after it."""
    best = NEVER
    for action in range(CLAIM):
        best = max(best, out[action])
    for place in range(EXPLOITS_DRAWN):
        exploit = wide(v.exploits[place])
        free = exploit < FIRST_END_EXPLOIT and v.owners[place] == NOBODY
        if free and is_achieved(t, v, me, exploit):
            out[CLAIM + place] = best + wide(t.exploit_points)


@rule
def exploit_share(t: Table, v: View, me: int, c: int, row: int) -> float:
    """What the Exploits still free are worth to us if our row of this colour is this one."""
    share = 0.0
    for place in range(EXPLOITS_DRAWN):
        if v.owners[place] != NOBODY:
            continue
        exploit = wide(v.exploits[place])
        missing = 3
        if exploit == c:
            missing = 3 - size(row)
        elif exploit == FIVE_CARDS:
            missing = 5 - size(row)
        elif exploit == THREE_ROWS:
            begun = rows_begun(t, v, me)
            missing = 3 - begun - (1 if row and v.rows[me, c] == 0 else 0)
        elif exploit == THREE_IN_SEQUENCE:
            numbers = row >> 2
            pairs = numbers & (numbers >> 1)
            if pairs:
                missing = 0 if pairs & (numbers >> 2) else 2
        elif exploit == MOST_ROWS and row:
            share += LEAD_IN_ROWS
        if missing <= 0:
            share += 1.0
        elif missing == 1:
            share += ONE_MISSING
        elif missing == 2:
            share += TWO_MISSING
    return share * wide(t.exploit_points)
