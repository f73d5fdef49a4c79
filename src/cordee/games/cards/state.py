"""The records of the card game: what a table is, what a state is, what a seat may see.

Serves `classic` (2, 3 and 4 seats, co-operation, hand penalty, six colours) and `duel` (Exploits).
Limits: 4 seats, 6 colours, 9 rounds, 72 cards.

A set of cards of one colour is one 16-bit number: wagers are counted in the two low bits, and the
card of value v (2..10) is bit v. Hands, rows and known cards are such numbers, so that "is it
higher than all of the row" is one shift and equal cards are never told apart.
"""

import numpy as np

from cordee.core.contract import HEAD, VIEW_HEAD

SEATS, COLOURS, RANKS = 4, 6, 10  # rank 0 is the wager, rank k the value k + 1
KINDS = COLOURS * RANKS  # kind = colour * RANKS + rank
WAGER_COPIES = 3  # at most; how many a table has is `wagers`
DECK_CARDS = COLOURS * (RANKS - 1 + WAGER_COPIES)
PILE_CARDS = RANKS - 1 + WAGER_COPIES
EXPLOITS, EXPLOITS_DRAWN = 11, 5
ROUNDS = 9

# Actions: the first of each sort.
PLAY, DROP, TAKE = 0, KINDS, 2 * KINDS
DECK = TAKE + COLOURS
PASS = DECK + 1
CLAIM = PASS + 1
ACTIONS = CLAIM + EXPLOITS_DRAWN

# Phases of a match. The first three wait for luck, the next three for a seat. A scored round lies
# there as it ended until luck begins the next one.
STARTER, EXPLOIT_DRAW, DEAL, PLAYING, DRAWING, EXTRA, SCORED, OVER = range(8)

# Sources of luck. Decks and Exploits have one a round: how a round went does not change the next.
FIRST_SEAT = 1
DECK_OF_ROUND = 2
EXPLOITS_OF_ROUND = DECK_OF_ROUND + ROUNDS

# How a round ended.
NOT_ENDED, DECK_OUT, STALLED = range(3)

NO_STALL_LIMIT = 30_000  # stands for "none": arrays and counters stay finite
LATEST_TURN = 32_767  # what `seen` can hold; later turns count as this one

TABLE = np.dtype(
    [
        ("seats", np.int8), ("camps", np.int8), ("colours", np.int8), ("ranks", np.int8),
        ("wagers", np.int8),  # copies of a wager
        ("hand", np.int8), ("rounds", np.int8), ("extra", np.int8),
        ("contract", np.int16), ("bonus", np.int16), ("bonus_cards", np.int8),
        ("penalty", np.int8), ("cooperation", np.int8), ("next_by_round", np.int8),
        ("stall_limit", np.int16), ("first", np.int8), ("ages", np.int8, SEATS),
        ("exploits", np.int8), ("auto_claim", np.int8), ("exploit_points", np.int16),
        ("ties_by_age", np.int8),
    ],
    align=True,
)  # fmt: skip

# What everybody can see or has seen: the same in a state and in a view.
OPEN_FIELDS = [
    ("phase", np.int8), ("mover", np.int8), ("starter", np.int8), ("ended", np.int8),
    ("turn", np.int32),             # single turns done in this round
    ("stall", np.int16),            # of these, the last ones without a card from the deck
    ("left", np.int8),              # face-down cards
    ("receiver", np.int8),          # who gets the card that is being drawn
    ("dropped", np.int8),           # the colour discarded in this turn, -1: none
    ("extra_left", np.int8), ("extra_seats", np.int8),
    ("held", np.int8, SEATS),
    ("known", np.uint16, (SEATS, COLOURS)),     # cards of a hand that were taken from a pile
    ("rows", np.uint16, (SEATS, COLOURS)),      # by camp: a team shares one
    ("piles", np.int8, (COLOURS, PILE_CARDS)),  # ranks, -1 where nothing lies
    ("heights", np.int8, COLOURS),
    ("seen", np.int16, KINDS),      # the turn in which a kind last lay or moved face up, 0: never
    ("totals", np.int16, SEATS), ("points", np.int16, SEATS),   # by camp: so far; of the last round
    ("begun_by", np.int8, SEATS),   # by camp: the seat that last began a round for it, -1: none
    ("exploits", np.int8, EXPLOITS_DRAWN), ("owners", np.int8, EXPLOITS_DRAWN),
]  # fmt: skip

STATE = np.dtype(
    [
        *HEAD,
        *OPEN_FIELDS,
        ("bag", np.int8, DECK_CARDS),  # face-down cards, without an order until drawn
        ("hands", np.uint16, (SEATS, COLOURS)),
    ],
    align=True,
)

VIEW = np.dtype(
    [
        *VIEW_HEAD,
        *OPEN_FIELDS,
        ("hands", np.uint16, (SEATS, COLOURS)),  # only the hands this seat may see
        ("open_hands", np.int8, SEATS),  # which these are
    ],
    align=True,
)

UNORDERED = ("bag",)  # fields whose order means nothing: a digest sorts them
