"""The records of the board game: what a table is, what a state is, what a seat may see.

Limits: 4 seats, 5 colours, paths of 9 steps, 3 rounds, 110 cards, an event tile on every step.

A set of cards of one colour is one 32-bit number: the copies of value v (0..10) are counted in the
bits 2v and 2v + 1. Hands, rows and known cards are such numbers, so equal cards are never told
apart. A row needs its last value and its heading besides.

The cards removed unseen with two players are never drawn at all: they are what is left in the bag
when the deck is out. So nobody, not even the record, knows them.
"""

import numpy as np

from cordee.core.contract import HEAD, VIEW_HEAD

SEATS, COLOURS, VALUES, COPIES = 4, 5, 11, 2
KINDS = COLOURS * VALUES  # kind = colour * VALUES + value
DECK_CARDS = KINDS * COPIES
PILE_CARDS = VALUES * COPIES
STEPS = 9
SQUARES = COLOURS * STEPS  # square = colour * STEPS + step - 1
EXPLORERS = 4  # of each seat, besides its leader
ROUNDS = 3
SCALE = 28  # entries of an artefact scale: 0 to 27 artefacts

# Actions: the first of each sort.
PLAY, DROP, TAKE = 0, KINDS, 2 * KINDS
DECK = TAKE + COLOURS
START_LEADER = DECK + 1
START_EXPLORER = START_LEADER + 1
ADVANCE = START_EXPLORER + 1
DECLINE = ADVANCE + COLOURS
ACTIONS = DECLINE + 1

# Phases of a match. The first three wait for luck, the next four for a seat. A scored round lies
# there as it ended until luck begins the next one.
STARTER, TILES, DEAL, PLAYING, STARTING, ADVANCING, DRAWING, SCORED, OVER = range(9)

# Sources of luck. Decks and tiles have one a round: how a round went does not change the next.
FIRST_SEAT = 1
DECK_OF_ROUND = 2
TILES_OF_ROUND = DECK_OF_ROUND + ROUNDS

# How a round ended.
NOT_ENDED, DECK_OUT, STALLED, BRIDGES = range(4)

# What lies on a square: nothing, or a tile. A points tile is its value.
NO_TILE, ARTEFACT, STEP_ON = 0, -1, -2

# Where a row is going, once two of its values differ.
OPEN, RISING, FALLING = 0, 1, -1

NOBODY = -1
NO_COLOUR = -1
NO_STALL_LIMIT = 30_000  # stands for "none": arrays and counters stay finite
LATEST_TURN = 32_767  # what `seen` can hold; later turns count as this one

TABLE = np.dtype(
    [
        ("seats", np.int8), ("rounds", np.int8), ("hand", np.int8), ("removed", np.int8),
        ("either", np.int8), ("free_start", np.int8), ("take_back", np.int8),
        ("final_floor", np.int8), ("stall_limit", np.int16), ("first", np.int8),
        ("steps", np.int16, STEPS), ("bridge", np.int8), ("crossings", np.int8),
        ("slot_count", np.int8), ("slots", np.int8, SQUARES),   # squares that take a tile
        ("box", np.int8, SQUARES),                              # the tiles, as many as slots
        ("scale", np.int16, SCALE),
        ("colours", np.int8, COLOURS),  # what each path is called: see notation
    ],
    align=True,
)  # fmt: skip

# What everybody can see or has seen: the same in a state and in a view.
OPEN_FIELDS = [
    ("phase", np.int8), ("mover", np.int8), ("starter", np.int8), ("ended", np.int8),
    ("turn", np.int32),             # single turns done in this round
    ("stall", np.int16),            # of these, the last ones without a card from the deck
    ("left", np.int8),              # face-down cards of the deck
    ("receiver", np.int8),          # who gets the card that is being drawn
    ("dropped", np.int8),           # the colour discarded in this turn, -1: none
    ("opening", np.int8),           # the colour whose first pawn is being chosen, -1: none
    ("walker", np.int8),            # the seat that last advanced a pawn in this round, -1: nobody
    ("crossed", np.int8),           # pawns beyond a bridge
    ("held", np.int8, SEATS),
    ("known", np.uint32, (SEATS, COLOURS)),     # cards of a hand that were taken from a pile
    ("rows", np.uint32, (SEATS, COLOURS)),
    ("last", np.int8, (SEATS, COLOURS)),        # the value on top of a row, -1: no row
    ("heading", np.int8, (SEATS, COLOURS)),     # OPEN, RISING or FALLING
    ("pawns", np.int8, (SEATS, COLOURS)),       # the step a pawn stands on, 0: not started
    ("leader", np.int8, SEATS),                 # the colour the leader walks on, -1: none
    ("tiles", np.int8, (COLOURS, STEPS)),
    ("laid", np.int8),                          # tiles laid out so far
    ("finds", np.int8, SEATS),                  # artefact tiles of this round
    ("artefacts", np.int8, SEATS),              # artefacts of earlier rounds
    ("tile_points", np.int16, SEATS),           # from points tiles of this round
    ("piles", np.int8, (COLOURS, PILE_CARDS)),  # values, -1 where nothing lies
    ("heights", np.int8, COLOURS),
    ("seen", np.int16, KINDS),      # the turn in which a kind last lay or moved face up, 0: never
    ("totals", np.int16, SEATS), ("points", np.int16, SEATS),   # so far; of the last round
]  # fmt: skip

STATE = np.dtype(
    [
        *HEAD,
        *OPEN_FIELDS,
        ("bag", np.int8, DECK_CARDS),  # face-down cards, removed ones too; no order until drawn
        ("tile_bag", np.int8, SQUARES),  # tiles still to be laid out
        ("hands", np.uint32, (SEATS, COLOURS)),
    ],
    align=True,
)

VIEW = np.dtype(
    [
        *VIEW_HEAD,
        *OPEN_FIELDS,
        ("hands", np.uint32, (SEATS, COLOURS)),  # only the hands this seat may see
        ("open_hands", np.int8, SEATS),  # which these are
    ],
    align=True,
)

UNORDERED = ("bag", "tile_bag")  # fields whose order means nothing: a digest sorts them
