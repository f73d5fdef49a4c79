"""A state that fits a view: cards nobody showed are dealt at random to hands and bag.

Hands are no fair sample of the unseen cards. Who has begun a row keeps its high cards, useless ones
go first, and nobody likes to throw a card that the next player can use. ODDS says how much more
likely a card is in a hand, found by counting hands of players by rule of thumb.
"""

import numpy as np

from cordee.core.chance import nth
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.cards.cards import camp_of, copies, size, unit
from cordee.games.cards.reasons import OK
from cordee.games.cards.rules import check_row
from cordee.games.cards.state import COLOURS, RANKS, SEATS
from cordee.games.cards.view import copy_open

# What a card can still do in a row.
UNOPENED, FITS, TOO_LATE = range(3)
SURE = 32  # the odds by which a card is taken whenever it is drawn
# ODDS[in the holder's row, in the viewer's row, wager / 2-5 / 6-8 / 9-10]
ODDS = np.array(
    [
        [[15, 20, 22, 24], [16, 22, 28, 27], [11, 13, 18, 24]],
        [[5, 22, 29, 32], [16, 21, 30, 31], [4, 11, 19, 25]],
        [[9, 10, 10, 16], [8, 17, 13, 19], [8, 12, 12, 16]],
    ],
    np.int8,
)


@rule
def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    """Fills `s` with a deal that this seat holds possible; depends on the view and seed alone."""
    s.chance_source = 0
    s.chance_size = 0
    s.chapter = v.chapter
    s.secret = 0
    copy_open(v, s)
    for seat in range(SEATS):
        for c in range(COLOURS):
            s.hands[seat, c] = v.hands[seat, c] if v.open_hands[seat] else v.known[seat, c]
    unseen = gather_unseen(t, s)
    drawn = 0
    for seat in range(t.seats):
        for _ in range(wide(s.held[seat]) - cards_in(s, seat)):
            place = nth(seed, drawn, unseen)
            while nth(seed, drawn + 1, SURE) >= odds(t, v, seat, wide(s.bag[place])):
                drawn += 2
                place = nth(seed, drawn, unseen)
            drawn += 2
            unseen -= 1
            kind = wide(s.bag[place])
            s.bag[place] = s.bag[unseen]
            s.bag[unseen] = -1
            s.hands[seat, kind // RANKS] += unit(kind % RANKS)


@rule
def odds(t: Table, v: View, seat: int, kind: int) -> int:
    """How likely an unseen card is in this hand, of SURE; in co-operation nobody has counted."""
    if t.cooperation or v.seat < 0:
        return SURE
    c, rank = kind // RANKS, kind % RANKS
    theirs = use(wide(v.rows[camp_of(t, seat), c]), rank)
    ours = use(wide(v.rows[camp_of(t, wide(v.seat)), c]), rank)
    group = 0 if rank == 0 else 1 if rank < 5 else 2 if rank < 8 else 3
    return wide(ODDS[theirs, ours, group])


@rule
def use(row: int, rank: int) -> int:
    """What a card can still do in a row."""
    if row == 0:
        return UNOPENED
    return FITS if check_row(row, rank) == OK else TOO_LATE


@rule
def cards_in(s: State, seat: int) -> int:
    """Cards already laid into a hand."""
    n = 0
    for c in range(COLOURS):
        n += size(wide(s.hands[seat, c]))
    return n


@rule
def gather_unseen(t: Table, s: State) -> int:
    """Fills the bag with every card that is in no hand, row or pile; answers how many."""
    n = 0
    for c in range(t.colours):
        for rank in range(t.ranks):
            missing = wide(t.wagers) if rank == 0 else 1
            for seat in range(SEATS):
                missing -= copies(wide(s.hands[seat, c]), rank)
                missing -= copies(wide(s.rows[seat, c]), rank)
            for place in range(s.heights[c]):
                if s.piles[c, place] == rank:
                    missing -= 1
            for _ in range(missing):
                s.bag[n] = c * RANKS + rank
                n += 1
    for place in range(n, len(s.bag)):
        s.bag[place] = -1
    return n
