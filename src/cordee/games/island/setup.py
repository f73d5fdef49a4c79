"""§ 2 to 4: the island, the characters of the start, the landing."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.frames import answered, ask, await_luck, pop, push, seats_after, taken_luck
from cordee.games.island.luck import draw_character
from cordee.games.island.state import (
    ASK_KEEP,
    ASK_SITE,
    CHARACTER,
    CHARS,
    DEPTH,
    F_SETUP,
    F_TURN,
    FIRST_SEAT,
    FRAME,
    HAND,
    HEXES,
    IN_PILE,
    ITEMS,
    KINDS,
    NO_LUCK,
    NOBODY,
    NOT_ENDED,
    NOTHING,
    NOWHERE,
    PAST,
    PAST_NUMBERS,
    SEATS,
    SITES,
    STEP,
    WEAK,
    A,
)
from cordee.games.island.victory import break_off

S_FIRST, S_DEAL, S_KEEP, S_SITE = range(4)


@rule
def begin(t: Table, s: State) -> None:
    """§ 2: nothing is explored, everybody is in the pile; then luck deals."""
    s.chance_source = NO_LUCK
    s.chapter = 0
    s.secret = 0
    s.ended = NOT_ENDED
    s.victor = NOBODY
    s.active = 0
    s.starter = max(wide(t.first), 0)
    s.rounds_done = 0
    s.dirty = 0
    s.luck = NOTHING
    s.quiet = 0
    s.ghost_seat = NOBODY
    s.party = 0
    s.covered = 0
    s.power_turn = 0
    s.item_turn = 0
    s.monster_site = NOWHERE
    s.monster_kind = NOTHING
    s.monster_down = 0
    s.decided = 0
    for place in range(PAST):
        for i in range(PAST_NUMBERS):
            s.past[place, i] = 0
    s.depth = 0
    for d in range(DEPTH):
        for i in range(FRAME):
            s.stack[d, i] = 0
    clear_people(s)
    clear_table(t, s)
    break_off(s)
    answered(s)
    push(s, F_SETUP, 0, 0, 0)
    if t.first < 0:
        await_luck(s, FIRST_SEAT, wide(t.seats))
    else:
        begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """§ 3: two characters a seat, from the first one on."""
    s.active = s.starter
    s.stack[0, STEP] = S_DEAL
    await_luck(s, CHARACTER, wide(s.pile_left))


@rule
def clear_people(s: State) -> None:
    """Nobody has anybody or anything."""
    for c in range(CHARS):
        s.owner[c] = IN_PILE
        s.loc[c] = NOWHERE
        s.wounded[c] = 0
        s.healing[c] = 0
        s.sit[c] = 0
        s.idle[c] = 0
        s.hold[c] = 0
        s.principal[c] = NOBODY
        s.dealt_to[c] = NOBODY
        s.moved[c] = 0
        s.arrived[c] = 0
        s.fought[c] = 0
        s.tried[c] = 0
        s.pile[c] = c
    s.pile_left = CHARS
    for seat in range(SEATS):
        s.out[seat] = 0
        s.started[seat] = NOWHERE
        s.held[seat] = 0
        s.healed[seat] = 0
        s.explored[seat] = 0
        s.beaten[seat] = 0
        s.dealt[seat, 0] = NOTHING
        s.dealt[seat, 1] = NOTHING
        for place in range(HAND):
            s.hand[seat, place] = NOTHING
            s.hand_known[seat, place] = 0


@rule
def clear_table(t: Table, s: State) -> None:
    """All hexes and cards are face down."""
    for i in range(ITEMS):
        s.item_place[i] = NOWHERE
        s.item_kind[i] = NOTHING
        s.item_down[i] = 0
        s.item_known[i] = 0
        s.item_given[i] = 0
    for site in range(SITES):
        s.site_up[site] = 0
        s.site_known[site] = 0
        s.site_card[site] = NOTHING
        s.site_hex[site] = NOTHING
    n = 0
    for kind in range(KINDS):
        s.discard[kind] = 0
        s.bag[kind] = NOTHING
    for kind in range(wide(t.kinds)):
        for _ in range(wide(t.card_copies[kind])):
            s.bag[n] = kind
            n += 1
    s.deck_left = n
    fill_hexes(t, s)


@rule
def fill_hexes(t: Table, s: State) -> None:
    """The hexes that no site has yet: shore and inner ones apart."""
    shore = 0
    inner = 0
    for kind in range(HEXES):
        s.shore_bag[kind] = NOTHING
        s.inner_bag[kind] = NOTHING
    for kind in range(wide(t.hexes)):
        left = wide(t.hex_copies[kind])
        for site in range(SITES):
            if wide(s.site_hex[site]) == kind:
                left -= 1
        for _ in range(left):
            if t.hex_shore[kind]:
                s.shore_bag[shore] = kind
                shore += 1
            else:
                s.inner_bag[inner] = kind
                inner += 1
    s.shore_left = shore
    s.inner_left = inner


@rule
def setup(t: Table, s: State) -> None:
    """Who begins, two characters each, one kept, start hexes: in turn order."""
    d = wide(s.depth) - 1
    step, n = wide(s.stack[d, STEP]), wide(s.stack[d, A])
    seats = wide(t.seats)
    if step == S_FIRST:
        s.starter = taken_luck(s)
        begin_deal(s)
    elif step == S_DEAL:
        s.dealt[seats_after(t, wide(s.starter), n // 2), n % 2] = draw_character(s, taken_luck(s))
        s.stack[d, A] = n + 1
        if n + 1 == 2 * seats:
            s.stack[d, STEP] = S_KEEP
            s.stack[d, A] = 0
        else:
            await_luck(s, CHARACTER, wide(s.pile_left))
    elif n < seats:
        what = wide(ASK_KEEP) if step == S_KEEP else wide(ASK_SITE)
        s.stack[d, A] = n + 1
        ask(s, seats_after(t, wide(s.starter), n), what, 0)
    elif step == S_KEEP:
        return_rest(t, s)
        s.stack[d, STEP] = S_SITE
        s.stack[d, A] = 0
    else:
        pop(s)
        push(s, F_TURN, 0, 0, 0)


@rule
def keep(t: Table, s: State, seat: int, c: int) -> None:
    """§ 3: this is the Principal; the other one is kept too where both are weak."""
    own(s, seat, c)
    s.principal[c] = seat
    other = wide(s.dealt[seat, 0]) + wide(s.dealt[seat, 1]) - c
    if wide(t.char_strength[c]) <= WEAK and wide(t.char_strength[other]) <= WEAK:
        own(s, seat, other)


@rule
def own(s: State, seat: int, c: int) -> None:
    """A character belongs to a seat from the start."""
    s.owner[c] = seat
    s.dealt_to[c] = seat


@rule
def return_rest(t: Table, s: State) -> None:
    """§ 3: what was not kept goes back into the pile."""
    for seat in range(wide(t.seats)):
        for place in range(2):
            c = wide(s.dealt[seat, place])
            if s.owner[c] == IN_PILE:
                s.pile[s.pile_left] = c
                s.pile_left += 1
            s.dealt[seat, place] = NOTHING


@rule
def land(t: Table, s: State, seat: int, place: int) -> None:
    """§ 4: a start hex around the shore, with all of one's characters on it."""
    s.started[seat] = place
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            s.loc[c] = SITES + place
