"""The records of the island: what a table is, what a state is, what a seat may see.

Limits: 8 seats, 17 characters, an island of 8 x 8, 160 kinds of Destin cards, 48 pieces of
equipment in play, hands of 16 (what is drawn beyond goes to the discard), 200 rounds where there is
no cap.

What is pending is a stack of frames (`stack`): whose turn, which location, which contest, which
window ... Each frame is (what, step, three numbers); `rules.run` works on the top one until a seat
has to decide (`ask`, `asker`) or luck has to answer. Decks, the pile of characters and unexplored
hexes are bags without an order: what is drawn is decided when it is drawn.
"""

import numpy as np

from cordee.core.contract import HEAD, VIEW_HEAD

SEATS, CHARS, WIDTH = 8, 17, 8
SITES = WIDTH * WIDTH  # site = row * WIDTH + column, whatever the size of the island
STARTS = 36  # places for start hexes around the largest island
LOCS = SITES + STARTS  # a location: a site of the island, or a start hex
CARRIED = LOCS  # where a piece of equipment is: a location, or CARRIED + character
NOWHERE = -1
KINDS = 160  # of Destin cards
HEXES = 80  # kinds of hexes
ITEMS = 48
HAND = 16
EFFECTS = 640
THINGS = KINDS + 2 * CHARS  # cards, then powers, then drawbacks: whatever has effects
POWER, DRAWBACK = KINDS, KINDS + CHARS
DIRECTIONS = 6  # clockwise from north-east
SLOTS = 2  # what a character can carry at most
DEPTH, FRAME = 24, 5
NO_CAP = 200  # rounds at most, where a table has no cap
HAND_LIMIT = 4
WEAK = 2  # two characters of at most this strength are both kept

# Actions: the first of each sort.
KEEP = 0
SITE = KEEP + CHARS
MOVE = SITE + STARTS
RESOLVE = MOVE + CHARS * DIRECTIONS
JOIN = RESOLVE + SITES
HEAL = JOIN + CHARS
FIGHT = HEAL + CHARS
HELP = FIGHT + CHARS
TAKE = HELP + CHARS
HIDE = TAKE + CHARS
GIVE = HIDE + CHARS
TO = GIVE + CHARS * SLOTS
WOUND = TO + CHARS
CHOOSE = WOUND + CHARS
USE = CHOOSE + CHARS
USE_ITEM = USE + CHARS
PLAY = USE_ITEM + CHARS * SLOTS
DISCARD = PLAY + HAND
SEAT = DISCARD + HAND
TOWARD = SEAT + SEATS
SEIZE = TOWARD + DIRECTIONS
ALL = SEIZE + SLOTS
DONE = ALL + 1
DRAW = DONE + 1
USE_NOW = DRAW + 1
LEAVE = USE_NOW + 1
BURY = LEAVE + 1
PRIZE_CONTROL = BURY + 1
PRIZE_EVENT = PRIZE_CONTROL + 1
PRIZE_NONE = PRIZE_EVENT + 1
PASS = PRIZE_NONE + 1
QUIET = PASS + 1
ACTIONS = QUIET + 1

# What a seat is asked.
(
    ASK_NOTHING, ASK_KEEP, ASK_SITE, ASK_MOVE, ASK_RESOLVE, ASK_JOIN, ASK_FIGHT, ASK_HELP,
    ASK_ITEM, ASK_NEUTRAL, ASK_GIVE, ASK_TO, ASK_DISCARD, ASK_PRIZE, ASK_WOUND, ASK_CHOOSE,
    ASK_SEAT, ASK_TOWARD, ASK_WINDOW,
) = range(19)  # fmt: skip

# Frames of the stack.
(
    F_NONE, F_SETUP, F_TURN, F_LOCATION, F_DRAW, F_GAIN, F_ITEM, F_CONTEST, F_REROLL, F_WOUND,
    F_WINDOW, F_PLAYED, F_EFFECTS, F_STEP, F_LOT, F_MONSTER, F_LOOK, F_ARRIVE,
) = range(18)  # fmt: skip
WHAT, STEP, A, B, C = range(FRAME)
WHO = 32  # who acts, in one number: seat * WHO + character + 1
THE_HEX = 30  # instead of a character: the instructions of the location

# Windows: when something may be played. PASSIVE holds always.
(
    PASSIVE, W_START, W_MOVED, W_LOCATION, W_DRAWN, W_CONTEST, W_DICE, W_PRIZE, W_WOUND,
    W_PLAYED, W_MONSTER, W_END,
) = range(12)  # fmt: skip
WINDOWS = 12

# Who a seat is in a window: bits.
ROLE_ACTIVE, ROLE_FIRST, ROLE_SECOND = 1, 2, 4
ROLES = 8

# Contests.
NO_FIGHT, VS_ENCOUNTER, VS_NEUTRAL, VS_OPPONENT, VS_MONSTER = range(5)
FIGHTS = 5

# Contests that were decided, as far back as they are remembered: what is kept of each.
PAST = 4
(
    P_KIND, P_SITE, P_TARGET, P_ATTACKERS, P_HELPERS, P_DIE, P_OTHER_DIE, P_SUM, P_OTHER_SUM,
) = range(9)  # fmt: skip
PAST_NUMBERS = 9

# Cards.
ENCOUNTER, EQUIPMENT, EVENT = range(3)

# Who has a character, besides the seats.
NEUTRAL, IN_PILE, DEAD = -1, -2, -3

# A character that is held: its next turn is still to come; it is that turn; it is over, until the
# next one begins.
FREE, HELD, SERVING, SERVED = range(4)
# One that heals: announced; in the turn it sits out.
NOT_HEALING, ANNOUNCED, HEALING = 0, 1, 2

# Sources of luck.
(
    NO_LUCK, FIRST_SEAT, CHARACTER, SHORE_HEX, INNER_HEX, DESTIN, DIE, COIN, DIRECTION, LOT,
) = range(10)  # fmt: skip

# How a match ended.
NOT_ENDED, DOMINATION, OWN_GOAL, LAST_ONE, CAPPED, NOBODY_LEFT = range(6)

NOBODY = -1
NOTHING = -1
ALL_SEATS = (1 << SEATS) - 1

TABLE = np.dtype(
    [
        ("pack", np.int64),     # the stamp of the content pack, see `content`
        ("seats", np.int8), ("first", np.int8), ("advanced", np.int8), ("size", np.int8),
        ("heal_turn", np.int8), ("literal", np.int8), ("ghost", np.int8), ("cap", np.int16),
        ("starts", np.int8),                            # places for start hexes
        ("near", np.int8, (LOCS, DIRECTIONS)),          # the site in each direction, -1: none
        ("on_shore", np.int8, SITES),                   # -1: no site of this island
        ("char_strength", np.int8, CHARS), ("char_capacity", np.int8, CHARS),
        ("char_hand", np.int8, CHARS),                  # cards more at the end of a turn
        ("char_must_fight", np.int8, CHARS),
        ("win_op", np.int8, CHARS), ("win_amount", np.int8, CHARS), ("win_with", np.int8, CHARS),
        ("kinds", np.int16), ("card_sort", np.int8, KINDS), ("card_copies", np.int8, KINDS),
        ("card_strength", np.int8, KINDS), ("card_trait", np.int16, KINDS),
        ("card_monster", np.int8, KINDS),
        ("lose_first", np.int16, KINDS), ("lose_count", np.int8, KINDS),
        ("hexes", np.int8), ("hex_shore", np.int8, HEXES), ("hex_camp", np.int8, HEXES),
        ("hex_copies", np.int8, HEXES), ("hex_first", np.int16, HEXES),
        ("hex_count", np.int8, HEXES),
        ("thing_when", np.int16, THINGS), ("thing_if", np.int32, THINGS),
        ("thing_trait", np.int16, THINGS), ("thing_once", np.int8, THINGS),
        ("thing_first", np.int16, THINGS), ("thing_count", np.int8, THINGS),
        ("effect_op", np.int8, EFFECTS), ("effect_amount", np.int8, EFFECTS),
        ("effect_target", np.int8, EFFECTS),
        # Whether an event (a piece of equipment, a power) could be played in a window by a seat
        # with this role, in this sort of contest: what decides, openly, who is asked.
        ("events_for", np.int8, (WINDOWS, ROLES, FIGHTS)),
        ("items_for", np.int8, (WINDOWS, ROLES, FIGHTS)),
        ("powers_for", np.int8, (WINDOWS, ROLES, FIGHTS)),
        ("window_used", np.int8, WINDOWS),              # something could be played in it at all
        ("window_event_count", np.int16, WINDOWS),      # kinds of events that have this window,
        ("window_events", np.int16, (WINDOWS, KINDS)),  # those that need no target first
    ],
    align=True,
)  # fmt: skip

# What everybody can see: the same in a state and in a view.
OPEN_FIELDS = [
    ("ask", np.int8), ("asker", np.int8), ("choice", np.int64),   # what may be chosen, as bits
    ("ended", np.int8), ("victor", np.int8),
    ("active", np.int8), ("starter", np.int8), ("rounds_done", np.int16), ("dirty", np.int8),
    ("depth", np.int8), ("stack", np.int16, (DEPTH, FRAME)),
    ("out", np.int8, SEATS), ("ghost_seat", np.int8), ("started", np.int8, SEATS),
    ("owner", np.int8, CHARS), ("loc", np.int8, CHARS), ("wounded", np.int8, CHARS),
    ("healing", np.int8, CHARS), ("sit", np.int8, CHARS), ("idle", np.int8, CHARS),
    ("hold", np.int8, CHARS), ("principal", np.int8, CHARS), ("dealt_to", np.int8, CHARS),
    ("moved", np.int8, CHARS), ("arrived", np.int8, CHARS), ("fought", np.int8, CHARS),
    ("tried", np.int8, CHARS),
    ("item_place", np.int8, ITEMS), ("item_down", np.int8, ITEMS),
    ("item_known", np.int16, ITEMS), ("item_given", np.int8, ITEMS),
    ("site_up", np.int8, SITES), ("site_known", np.int16, SITES), ("site_card", np.int16, SITES),
    ("held", np.int8, SEATS), ("hand_known", np.int16, (SEATS, HAND)),
    ("discard", np.int8, KINDS), ("deck_left", np.int16), ("pile_left", np.int8),
    ("healed", np.int16, SEATS), ("explored", np.int16, SEATS), ("beaten", np.int16, SEATS),
    ("monster_site", np.int8), ("monster_kind", np.int16), ("monster_down", np.int8),
    ("fight_kind", np.int8), ("fight_site", np.int8), ("fight_seat", np.int8),
    ("fight_target", np.int16), ("fight_attackers", np.int32), ("fight_helpers", np.int32),
    ("fight_dice", np.int8, 2), ("fight_bonus", np.int16, 2), ("fight_sums", np.int16, 2),
    ("fight_result", np.int8),
    ("fight_void", np.int8), ("fight_stale", np.int8),   # the sums are to be added up anew
    ("decided", np.int32), ("past", np.int32, (PAST, PAST_NUMBERS)),  # contest n lies at n % PAST
    ("party", np.int32), ("covered", np.int8),
    ("power_turn", np.int32), ("power_fight", np.int32),
    ("item_turn", np.int64), ("item_fight", np.int64),
]  # fmt: skip

STATE = np.dtype(
    [
        *HEAD,
        *OPEN_FIELDS,
        ("luck", np.int16),  # what luck has just answered, -1: nothing
        ("bag", np.int16, KINDS), ("pile", np.int8, CHARS),  # face down, without an order
        ("shore_bag", np.int8, HEXES), ("inner_bag", np.int8, HEXES),
        ("shore_left", np.int8), ("inner_left", np.int8),
        ("dealt", np.int8, (SEATS, 2)),  # characters to choose from, until all have chosen
        ("hand", np.int16, (SEATS, HAND)),
        ("item_kind", np.int16, ITEMS),
        ("site_hex", np.int8, SITES),  # -1 until it is uncovered or looked at
        ("quiet", np.int16),  # seats that pass until their turn
    ],
    align=True,
)  # fmt: skip

VIEW = np.dtype(
    [
        *VIEW_HEAD,
        *OPEN_FIELDS,
        ("dealt", np.int8, (SEATS, 2)),  # only this seat's
        ("hand", np.int16, (SEATS, HAND)),  # only what this seat knows, -1 elsewhere
        ("item_kind", np.int16, ITEMS),  # the same
        ("site_hex", np.int8, SITES),  # the same
        ("quiet", np.int16),  # only this seat's bit
    ],
    align=True,
)  # fmt: skip

UNORDERED = ("bag", "pile", "shore_bag", "inner_bag")  # a digest sorts them
