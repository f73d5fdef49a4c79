"""§ 18: the windows in which something may be played, who is asked, and what can be played.

Who is asked depends on open facts only: a card in hand, a face-down piece of equipment, a power or
an open piece that can be used now. What a seat then really can do is nobody else's business.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.context import fight_trait, own_side, role_of, scene
from cordee.games.island.frames import ask, find, own_at, pop, push, seats_after
from cordee.games.island.people import is_camp
from cordee.games.island.reasons import (
    CONDITION_FAILS,
    NO_TARGET,
    NOT_NOW,
    OK,
    POWER_OFF,
    USED_ALREADY,
)
from cordee.games.island.state import (
    ASK_WINDOW,
    CARRIED,
    CHARS,
    F_WINDOW,
    F_WOUND,
    ITEMS,
    NO_FIGHT,
    NOTHING,
    POWER,
    ROLE_ACTIVE,
    ROLE_FIRST,
    ROLE_SECOND,
    SITES,
    VS_OPPONENT,
    W_CONTEST,
    W_DICE,
    W_PRIZE,
    A,
    B,
    C,
)
from cordee.games.island.targets import has_target
from cordee.games.island.vocabulary import (
    IF_ALONE,
    IF_ANOTHERS,
    IF_ATTACKING,
    IF_BYSTANDER,
    IF_COMPANY,
    IF_DEATH,
    IF_DEFENDING,
    IF_ENCOUNTER,
    IF_FIGHT,
    IF_HERE,
    IF_INNER,
    IF_INVOLVED,
    IF_LOSING,
    IF_OFF_CAMP,
    IF_ON_CAMP,
    IF_OTHER_TURN,
    IF_OWN_TURN,
    IF_SHORE,
    IF_STRUCK,
    IF_TAKES_PART,
)


@rule
def is_fight_window(w: int) -> bool:
    """Powers and equipment work once a contest here, once a turn elsewhere."""
    return w == W_CONTEST or w == W_DICE or w == W_PRIZE


@rule
def role_fits(conditions: int, role: int) -> bool:
    """Whether the conditions about the seat hold."""
    sides = role & (ROLE_FIRST | ROLE_SECOND)
    if conditions & IF_OWN_TURN and not role & ROLE_ACTIVE:
        return False
    if conditions & IF_OTHER_TURN and role & ROLE_ACTIVE:
        return False
    if conditions & (IF_ATTACKING | IF_STRUCK) and not role & ROLE_FIRST:
        return False
    if conditions & (IF_DEFENDING | IF_ANOTHERS) and not role & ROLE_SECOND:
        return False
    if conditions & IF_INVOLVED and not sides:
        return False
    return not (conditions & IF_BYSTANDER and sides)


@rule
def fight_fits(conditions: int, fight: int) -> bool:
    """Whether the conditions about the sort of contest hold."""
    wanted = conditions & IF_FIGHT
    return wanted == 0 or (fight != NO_FIGHT and bool(wanted & (IF_ENCOUNTER << (fight - 1))))


@rule
def place_fits(t: Table, s: State, seat: int, c: int, conditions: int) -> bool:
    """Whether the conditions about the place hold."""
    loc = scene(t, s, seat, c)
    if conditions & (IF_ON_CAMP | IF_OFF_CAMP | IF_SHORE | IF_INNER):
        if not 0 <= loc < SITES:
            return False
        camp = is_camp(t, s, loc)
        if (conditions & IF_ON_CAMP and not camp) or (conditions & IF_OFF_CAMP and camp):
            return False
        shore = bool(t.on_shore[loc])
        if (conditions & IF_SHORE and not shore) or (conditions & IF_INNER and shore):
            return False
    if conditions & (IF_ALONE | IF_COMPANY):
        mask = own_at(s, seat, loc)
        alone = mask & (mask - 1) == 0
        if (conditions & IF_ALONE and not alone) or (conditions & IF_COMPANY and alone):
            return False
    if conditions & IF_HERE:
        there = scene(t, s, seat, NOTHING)
        if there < 0:
            return False
        if c >= 0:
            return loc == there
        return own_at(s, seat, there) != 0
    return True


@rule
def conditions_hold(t: Table, s: State, seat: int, thing: int, c: int, role: int) -> bool:
    """Whether a thing's conditions hold for a seat, and for the character that would use it."""
    conditions = wide(t.thing_if[thing])
    if not role_fits(conditions, role) or not fight_fits(conditions, wide(s.fight_kind)):
        return False
    trait = wide(t.thing_trait[thing])
    if trait and not trait & fight_trait(t, s):
        return False
    if conditions & IF_TAKES_PART and c >= 0:
        part = wide(s.fight_attackers) | wide(s.fight_helpers)
        if s.fight_kind == VS_OPPONENT:
            part |= 1 << wide(s.fight_target)
        if not part >> c & 1:
            return False
    if conditions & IF_DEATH:
        d = find(s, F_WOUND)
        if d < 0 or not s.stack[d, C]:
            return False
    if conditions & IF_LOSING:
        side = own_side(s, role)
        if side < 0 or s.fight_sums[side] > s.fight_sums[1 - side]:
            return False
    return place_fits(t, s, seat, c, conditions)


@rule
def check_thing(
    t: Table, s: State, seat: int, thing: int, c: int, used: int, w: int, role: int
) -> int:  # fmt: skip
    """Why a thing cannot be played or used in this window, or OK. A power or a piece works through
    a character, once a contest or a turn, and not while that one is wounded."""
    if not wide(t.thing_when[thing]) >> w & 1:
        return NOT_NOW
    if c >= 0 and s.wounded[c]:
        return POWER_OFF
    if used:
        return USED_ALREADY
    if not conditions_hold(t, s, seat, thing, c, role):
        return CONDITION_FAILS
    return OK if has_target(t, s, wide(t.thing_first[thing]), seat, c, role) else NO_TARGET


@rule
def power_used(s: State, c: int, w: int) -> int:
    """Whether a power has had its turn: once a contest, once a turn outside."""
    return (wide(s.power_fight) if is_fight_window(w) else wide(s.power_turn)) >> c & 1


@rule
def item_used(s: State, i: int, w: int) -> int:
    """The same for a piece of equipment."""
    return (wide(s.item_fight) if is_fight_window(w) else wide(s.item_turn)) >> i & 1


@rule
def some_event_fits(t: Table, s: State, seat: int, w: int, role: int) -> bool:
    """Whether any event of the pack could be played now by a seat, as all can see: which of them
    it really holds is not looked at."""
    for place in range(wide(t.window_event_count[w])):
        kind = wide(t.window_events[w, place])
        if check_thing(t, s, seat, kind, NOTHING, 0, w, role) == OK:
            return True
    return False


@rule
def may_act(t: Table, s: State, seat: int, w: int) -> bool:
    """Whether a seat is asked in a window: open facts only."""
    role = role_of(t, s, seat, w)
    fight = wide(s.fight_kind)
    if s.held[seat] and t.events_for[w, role, fight] and some_event_fits(t, s, seat, w, role):
        return True
    if t.powers_for[w, role, fight]:
        for c in range(CHARS):
            if wide(s.owner[c]) == seat and wide(t.thing_when[POWER + c]) >> w & 1:
                if check_thing(t, s, seat, POWER + c, c, power_used(s, c, w), w, role) == OK:
                    return True
    if t.items_for[w, role, fight]:
        for i in range(ITEMS):
            c = wide(s.item_place[i]) - CARRIED
            if c < 0 or wide(s.owner[c]) != seat or s.wounded[c]:
                continue
            if s.item_down[i]:
                return True
            kind = wide(s.item_kind[i])
            if check_thing(t, s, seat, kind, c, item_used(s, i, w), w, role) == OK:
                return True
    return False


@rule
def open_window(t: Table, s: State, w: int) -> None:
    """A window opens, where anything at all could be played in it."""
    if t.window_used[w]:
        push(s, F_WINDOW, w, 0, 0)


@rule
def window(t: Table, s: State) -> None:
    """Seats are asked in turn order from the active one, until all have passed in a row."""
    d = wide(s.depth) - 1
    w = wide(s.stack[d, A])
    while wide(s.stack[d, B]) < wide(t.seats):
        seat = seats_after(t, wide(s.active), wide(s.stack[d, C]))
        s.stack[d, C] = (wide(s.stack[d, C]) + 1) % wide(t.seats)
        s.stack[d, B] += 1
        if not s.out[seat] and may_act(t, s, seat, w):
            ask(s, seat, ASK_WINDOW, 0)
            return
    pop(s)


@rule
def current_window(s: State) -> int:
    """The window that is open on top."""
    d = find(s, F_WINDOW)
    return wide(s.stack[d, A]) if d >= 0 else NOTHING
