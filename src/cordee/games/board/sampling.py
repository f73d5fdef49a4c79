"""A state that fits a view: cards nobody showed are dealt at random to hands and bag.

Hands are no fair sample of the unseen cards: who has begun a row keeps what comes late in it, and
throws what comes too late. ODDS was found by counting hands of players by rule of thumb.

One thing that everybody could infer is left out on purpose. Whoever starts a path with its lowest
card shows that the cards then in hand hold no lower one of that colour. Later that is true of fewer
and fewer cards, and nobody else can tell of which: a card played then may have been one of them or
one drawn since. To deal by it, a state would have to keep, for each seat and colour, how
many cards came since and how many lower ones left again; with several paths these bounds hold
together, not one by one, and under `direction=either` they are only "no lower or no higher". So
samples allow a little more than could be: the true deal is always among them, none contradicts what
the view says, and every one can be played on.
"""

import numpy as np

from cordee.core.chance import nth
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.board.cards import copies, size, unit
from cordee.games.board.reasons import OK
from cordee.games.board.rules import check_row
from cordee.games.board.state import (
    COLOURS,
    COPIES,
    DECK_CARDS,
    FALLING,
    NO_TILE,
    SEATS,
    SQUARES,
    VALUES,
)
from cordee.games.board.view import copy_open

# What a card can still do in its holder's row.
UNOPENED, FITS, TOO_LATE = range(3)
SURE = 32  # the odds by which a card is taken whenever it is drawn
ODDS = np.array([[18, 20, 18], [13, 22, 32], [14, 14, 13]], np.int8)  # [use, 0-3 / 4-6 / 7-10]


@rule
def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    """Fills `s` with a deal that this seat holds possible; depends on the view and seed alone."""
    s.chance_source = 0
    s.chance_size = 0
    s.chapter = v.chapter
    s.secret = 0
    copy_open(v, s)
    for square in range(SQUARES):
        s.tile_bag[square] = NO_TILE
    for seat in range(SEATS):
        for c in range(COLOURS):
            s.hands[seat, c] = v.hands[seat, c] if v.open_hands[seat] else v.known[seat, c]
    unseen = gather_unseen(s)
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
            s.hands[seat, kind // VALUES] += unit(kind % VALUES)


@rule
def odds(t: Table, v: View, seat: int, kind: int) -> int:
    """How likely an unseen card is in this hand, of SURE."""
    c, value = kind // VALUES, kind % VALUES
    last, heading = wide(v.last[seat, c]), wide(v.heading[seat, c])
    use = UNOPENED
    if last >= 0:
        use = FITS if check_row(t, last, heading, value) == OK else TOO_LATE
    late = VALUES - 1 - value if heading == FALLING else value
    return wide(ODDS[use, 0 if late < 4 else 1 if late < 7 else 2])


@rule
def cards_in(s: State, seat: int) -> int:
    """Cards already laid into a hand."""
    n = 0
    for c in range(COLOURS):
        n += size(wide(s.hands[seat, c]))
    return n


@rule
def gather_unseen(s: State) -> int:
    """Fills the bag with every card that is in no hand, row or pile; answers how many."""
    n = 0
    for c in range(COLOURS):
        for value in range(VALUES):
            missing = COPIES
            for seat in range(SEATS):
                missing -= copies(wide(s.hands[seat, c]), value)
                missing -= copies(wide(s.rows[seat, c]), value)
            for place in range(s.heights[c]):
                if s.piles[c, place] == value:
                    missing -= 1
            for _ in range(missing):
                s.bag[n] = c * VALUES + value
                n += 1
    for place in range(n, DECK_CARDS):
        s.bag[place] = -1
    return n
