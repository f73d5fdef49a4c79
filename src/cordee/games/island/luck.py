"""Frames that wait for luck or for a direction: lots, dice thrown again, arrivals, steps, looks."""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.frames import ask, await_luck, pop, taken_luck
from cordee.games.island.people import from_hand, to_hand
from cordee.games.island.state import (
    ASK_TOWARD,
    CHARACTER,
    DIE,
    DIRECTIONS,
    INNER_HEX,
    LOT,
    NEUTRAL,
    NOTHING,
    NOWHERE,
    SHORE_HEX,
    STEP,
    A,
    B,
    C,
)
from cordee.games.island.targets import dark_directions

DIE_FACES = 6


@rule
def lot(t: Table, s: State) -> None:
    """Random cards of a hand: discarded, or to another hand; both players then know them."""
    d = wide(s.depth) - 1
    victim, thief, left = wide(s.stack[d, A]), wide(s.stack[d, B]), wide(s.stack[d, C])
    if s.stack[d, STEP] == 0:
        if left <= 0 or s.held[victim] == 0:
            pop(s)
            return
        s.stack[d, STEP] = 1
        await_luck(s, LOT, wide(s.held[victim]))
        return
    place = taken_luck(s)
    known = wide(s.hand_known[victim, place]) | 1 << victim
    kind = from_hand(s, victim, place)
    if thief < 0:
        s.discard[kind] += 1
    else:
        to_hand(s, thief, kind, known | 1 << thief)
    s.stack[d, C] = left - 1
    s.stack[d, STEP] = 0


@rule
def reroll(t: Table, s: State) -> None:
    """A die of the contest is thrown again."""
    d = wide(s.depth) - 1
    if s.stack[d, STEP] == 0:
        s.stack[d, STEP] = 1
        await_luck(s, DIE, DIE_FACES)
        return
    s.fight_dice[wide(s.stack[d, A])] = taken_luck(s) + 1
    s.fight_stale = 1
    pop(s)


@rule
def arrive(t: Table, s: State) -> None:
    """§ 8: a character of the pile joins the island, neutral."""
    d = wide(s.depth) - 1
    if s.stack[d, STEP] == 0:
        if s.pile_left == 0:
            pop(s)
            return
        s.stack[d, STEP] = 1
        await_luck(s, CHARACTER, wide(s.pile_left))
        return
    c = draw_character(s, taken_luck(s))
    s.owner[c] = NEUTRAL
    s.loc[c] = s.stack[d, A]
    s.dirty = 1
    pop(s)


@rule
def draw_character(s: State, place: int) -> int:
    """A character leaves the pile."""
    n = wide(s.pile_left) - 1
    c = wide(s.pile[place])
    s.pile[place] = s.pile[n]
    s.pile[n] = NOTHING
    s.pile_left = n
    return c


@rule
def draw_hex(t: Table, s: State, site: int, place: int) -> None:
    """What lies at a site is decided."""
    if t.on_shore[site]:
        n = wide(s.shore_left) - 1
        s.site_hex[site] = s.shore_bag[place]
        s.shore_bag[place] = s.shore_bag[n]
        s.shore_bag[n] = NOTHING
        s.shore_left = n
    else:
        n = wide(s.inner_left) - 1
        s.site_hex[site] = s.inner_bag[place]
        s.inner_bag[place] = s.inner_bag[n]
        s.inner_bag[n] = NOTHING
        s.inner_left = n


@rule
def await_hex(t: Table, s: State, site: int) -> None:
    """Luck decides what lies at a site."""
    if t.on_shore[site]:
        await_luck(s, SHORE_HEX, wide(s.shore_left))
    else:
        await_luck(s, INNER_HEX, wide(s.inner_left))


@rule
def ways(t: Table, s: State, loc: int) -> int:
    """The directions in which there is a hex of the island, as bits."""
    mask = wide(0)
    for way in range(DIRECTIONS):
        if t.near[loc, way] >= 0:
            mask |= 1 << way
    return mask


@rule
def step_on(t: Table, s: State) -> None:
    """An effect moves a character, or the Monster, one hex: which way?"""
    d = wide(s.depth) - 1
    c, seat = wide(s.stack[d, A]), wide(s.stack[d, B])
    loc = wide(s.monster_site) if c < 0 else wide(s.loc[c])
    if loc == NOWHERE or s.out[seat]:
        pop(s)
        return
    ask(s, seat, ASK_TOWARD, ways(t, s, loc))


@rule
def stepped(t: Table, s: State, way: int) -> None:
    """The character stands there; nothing there is resolved, and it leaves what it was doing."""
    d = wide(s.depth) - 1
    c = wide(s.stack[d, A])
    pop(s)
    if c < 0:
        s.monster_site = t.near[s.monster_site, way]
        return
    s.loc[c] = t.near[s.loc[c], way]
    s.party = wide(s.party) & ~(1 << c)
    s.arrived[c] = 0
    s.dirty = 1


@rule
def look_at(t: Table, s: State) -> None:
    """A seat looks at an unexplored hex beside one of its characters."""
    d = wide(s.depth) - 1
    c, seat, site = wide(s.stack[d, A]), wide(s.stack[d, B]), wide(s.stack[d, C])
    if s.stack[d, STEP] == 1:
        draw_hex(t, s, site, taken_luck(s))
    if site >= 0:
        s.site_known[site] |= 1 << seat
        pop(s)
        return
    mask = wide(0) if s.loc[c] == NOWHERE else dark_directions(t, s, seat, wide(s.loc[c]))
    if mask == 0 or s.out[seat]:
        pop(s)
    elif mask & (mask - 1):
        ask(s, seat, ASK_TOWARD, mask)
    else:
        looked(t, s, lowest(mask))


@rule
def looked(t: Table, s: State, way: int) -> None:
    """The seat has said where it looks."""
    d = wide(s.depth) - 1
    site = wide(t.near[s.loc[wide(s.stack[d, A])], way])
    s.stack[d, C] = site
    if s.site_hex[site] < 0:
        s.stack[d, STEP] = 1
        await_hex(t, s, site)
