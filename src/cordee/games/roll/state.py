"""The records of Roll & Write: what a table is, what a state is, what a seat may see.

Limits: 5 seats, 6 expeditions of 9 boxes, at most 75 turns.

An expedition is one number, read with the functions of `columns`: how many boxes are filled in the
four low bits, the round box above them, then the number of each box in four bits of its own. Sets
of columns, dice and seats are bits.
"""

import numpy as np

from cordee.core.contract import HEAD, VIEW_HEAD

SEATS, COLOURS, BOXES, NUMBERS = 5, 6, 9, 10
TRACK = 9  # marks of the artefact column and of the refusal column
DICE = 3  # of each sort
BRIDGE_BOX = 7  # who fills it has crossed the bridge
ARTEFACTS, REFUSALS = COLOURS, COLOURS + 1  # the two columns on the right, after the expeditions
COLUMNS = COLOURS + 2
ALL_BRIDGES = (1 << COLUMNS) - 1
MOST_TURNS = 75  # six ticks, 54 boxes, six artefacts on top and nine refusals of one player

# Actions: the first of each sort. A number n from 1 to 10 is place n - 1.
WRITE = 0
TICK = WRITE + COLOURS * NUMBERS
TOP = TICK + COLOURS
REFUSE = TOP + COLOURS * NUMBERS
ACCELERATE = REFUSE + 1
STOP = ACCELERATE + COLOURS
IN_ORDER = STOP + 1
ACTIONS = IN_ORDER + 1

# Phases. The first two wait for luck. ALONE: one seat plays, openly. TOGETHER: all but the roller
# play at once, each on a draft of its own.
STARTER, ROLL, ALONE, TOGETHER, OVER = range(5)

# Sources of luck. Every turn takes three draws of each sort of dice, whatever is played.
FIRST_SEAT, COLOUR_DICE, NUMBER_DICE = 1, 2, 3

# How the game ended.
NOT_ENDED, EXHAUSTED, BRIDGES = range(3)

# What `secret` says: open; private; open, and what was private so far was taken back.
OPEN, PRIVATE, TAKEN_BACK = 0, 1, -1

NOTHING_TAKEN = -1

TABLE = np.dtype(
    [
        ("seats", np.int8), ("first", np.int8), ("aloud", np.int8),
        ("box_points", np.int16, BOXES + 1),    # by boxes filled; 0: only the round box
        ("artefact_points", np.int16, TRACK + 1), ("refusal_points", np.int16, TRACK + 1),
        ("bridge_points", np.int16),
        ("accelerations", np.int16, COLOURS),   # bit k: box k of this expedition, from 1
        ("artefact_boxes", np.int16, COLOURS),
    ],
    align=True,
)  # fmt: skip

# What everybody can see: the same in a state and in a view.
OPEN_FIELDS = [
    ("phase", np.int8), ("ended", np.int8),
    ("turn", np.int8),                      # turns finished
    ("roller", np.int8),
    ("mover", np.int8),                     # who plays alone
    ("in_order", np.int8),                  # this turn is played in turn order, openly
    ("done", np.int8),                      # seats that have finished their part of this turn
    ("rolled", np.int8),                    # dice of this turn that lie there
    ("colour_dice", np.int8, DICE), ("number_dice", np.int8, DICE),     # as rolled, 0 to 9
    ("last_colours", np.int8, DICE), ("last_numbers", np.int8, DICE),   # of the turn before
    ("taken_colour", np.int8), ("taken_number", np.int8),   # the roller's two dice, -1: none
    ("colours_left", np.int16), ("numbers_left", np.int16),   # what can be chosen now; 0 is bit 10
    ("bridged", np.int16),                  # columns whose bridge somebody has crossed
    ("bonus", np.int16, SEATS),             # bridges that pay this seat
]  # fmt: skip

# One player's sheet.
SHEET_FIELDS = [
    ("columns", np.int64, (SEATS, COLOURS)),
    ("artefacts", np.int8, SEATS), ("tops", np.int8, SEATS), ("refusals", np.int8, SEATS),
]  # fmt: skip

STATE = np.dtype(
    [
        *HEAD,
        *OPEN_FIELDS,
        *SHEET_FIELDS,
        ("started", np.int8),  # seats that have begun a draft
        ("accelerating", np.int8),  # seats that may accelerate now
        # Their sheets as they were before the draft, as everybody else still sees them.
        ("before_columns", np.int64, (SEATS, COLOURS)),
        ("before_artefacts", np.int8, SEATS),
        ("before_tops", np.int8, SEATS),
        ("before_refusals", np.int8, SEATS),
    ],
    align=True,
)

VIEW = np.dtype(
    [
        *VIEW_HEAD,
        *OPEN_FIELDS,
        *SHEET_FIELDS,  # others' drafts are not in it: their sheets are those of before
        ("started", np.int8),  # only whether this seat has
        ("accelerating", np.int8),  # in a decision of several seats: only this seat's
        ("own_columns", np.int64, COLOURS),  # this seat's sheet before its draft
        ("own_artefacts", np.int8),
        ("own_tops", np.int8),
        ("own_refusals", np.int8),
    ],
    align=True,
)
