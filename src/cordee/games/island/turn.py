"""§ 5, 6, 15, 16: the five steps of a turn, and what ends it."""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.contest import start_contest
from cordee.games.island.frames import ask, own_at, push
from cordee.games.island.people import hand_limit, has_room
from cordee.games.island.state import (
    ANNOUNCED,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_MOVE,
    ASK_NEUTRAL,
    ASK_RESOLVE,
    CAPPED,
    CARRIED,
    CHARS,
    F_LOCATION,
    F_MONSTER,
    FREE,
    HAND_LIMIT,
    HEALING,
    HELD,
    ITEMS,
    NEUTRAL,
    NOBODY,
    NOT_HEALING,
    NOWHERE,
    SERVED,
    SERVING,
    SITES,
    STEP,
    VS_NEUTRAL,
    W_END,
    W_MOVED,
    W_START,
    A,
)
from cordee.games.island.victory import TURN_OVER, end_match
from cordee.games.island.windows import open_window

(
    T_BEGIN, T_MOVE, T_RESOLVE, T_NEUTRALS, T_GIVE, T_DISCARD, T_END, T_OVER, T_ROUND_OVER,
    T_NEXT_ROUND,
) = range(10)  # fmt: skip
assert T_OVER == TURN_OVER


@rule
def turn(t: Table, s: State) -> None:
    """The next step of the turn of the active seat."""
    d = wide(s.depth) - 1
    seat, step = wide(s.active), wide(s.stack[d, STEP])
    if step == T_BEGIN:
        begin_turn(t, s, seat)
        s.stack[d, STEP] = T_MOVE
        open_window(t, s, W_START)
    elif step == T_MOVE:
        if can_anybody_move(s, seat):
            ask(s, seat, ASK_MOVE, 0)
        else:
            s.stack[d, STEP] = T_RESOLVE
    elif step == T_RESOLVE:
        resolve_next(s, d, seat)
    elif step == T_NEUTRALS:
        try_neutrals(t, s, d, seat)
    elif step == T_GIVE:
        if can_anybody_give(t, s, seat):
            ask(s, seat, ASK_GIVE, 0)
        else:
            s.stack[d, STEP] = T_DISCARD
    elif step == T_DISCARD:
        if wide(s.held[seat]) > hand_limit(t, s, seat, HAND_LIMIT):
            ask(s, seat, ASK_DISCARD, 0)
        else:
            s.stack[d, STEP] = T_END
    elif step == T_END:
        s.stack[d, STEP] = T_OVER
        open_window(t, s, W_END)
    elif step == T_OVER:
        end_turn(t, s, seat)
        next_seat(t, s, d, seat)
    elif step == T_ROUND_OVER:
        s.stack[d, STEP] = T_NEXT_ROUND
        if s.monster_site != NOWHERE:
            push(s, F_MONSTER, 0, 0, 0)
    else:
        next_round(t, s, d)


@rule
def begin_turn(t: Table, s: State, seat: int) -> None:
    """§ 14, 20: who heals, is held or has fought sits this turn out."""
    s.power_turn = 0
    s.item_turn = 0
    s.quiet = wide(s.quiet) & ~(1 << seat)
    s.party = 0
    passes = False
    for i in range(ITEMS):
        s.item_given[i] = 0
    for c in range(CHARS):
        s.moved[c] = 0
        s.arrived[c] = 0
        s.fought[c] = 0
        s.tried[c] = 0
        if wide(s.owner[c]) == seat:
            s.idle[c] = 1 if s.sit[c] or s.healing[c] or s.hold[c] == HELD else 0
            s.sit[c] = 0
            if s.healing[c] == ANNOUNCED:
                s.healing[c] = HEALING
                passes = passes or bool(t.heal_turn)
            if s.hold[c] == HELD:
                s.hold[c] = SERVING
            elif s.hold[c] == SERVED:
                s.hold[c] = FREE
    for c in range(CHARS):
        if passes and wide(s.owner[c]) == seat:
            s.idle[c] = 1


@rule
def can_move(s: State, c: int) -> bool:
    """§ 6: it has not moved yet and sits nothing out."""
    return not s.moved[c] and not s.idle[c] and s.hold[c] != SERVING and s.loc[c] != NOWHERE


@rule
def can_anybody_move(s: State, seat: int) -> bool:
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and can_move(s, c):
            return True
    return False


@rule
def move(t: Table, s: State, c: int, way: int) -> None:
    """§ 6: one hex further."""
    s.loc[c] = t.near[s.loc[c], way]
    s.moved[c] = 1
    s.arrived[c] = 1
    s.dirty = 1
    open_window(t, s, W_MOVED)


@rule
def arrivals(s: State, seat: int) -> int:
    """Sites that are still to be resolved, as bits (site 63 is bit 63)."""
    mask = wide(0)
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and s.arrived[c]:
            mask |= 1 << wide(s.loc[c])
    return mask


@rule
def resolve_next(s: State, d: int, seat: int) -> None:
    """§ 7: locations one by one; which is next is asked where there are several."""
    mask = arrivals(s, seat)
    if mask == 0:
        s.stack[d, STEP] = T_NEUTRALS
    elif mask & (mask - 1):
        ask(s, seat, ASK_RESOLVE, mask)
    else:
        push(s, F_LOCATION, lowest(mask), 0, 0)


@rule
def neutrals_at(s: State, site: int) -> int:
    """Neutral characters at a site, as bits."""
    mask = wide(0)
    for c in range(CHARS):
        if s.owner[c] == NEUTRAL and wide(s.loc[c]) == site:
            mask |= 1 << c
    return mask


@rule
def persuaders(s: State, seat: int, site: int) -> int:
    """§ 15: who can try to win a neutral character over: the well ones that sit nothing out."""
    mask = own_at(s, seat, site)
    for c in range(CHARS):
        if s.wounded[c] or s.idle[c] or s.healing[c]:
            mask &= ~(1 << c)
    return mask


@rule
def try_neutrals(t: Table, s: State, d: int, seat: int) -> None:
    """§ 15: one neutral character a location, where no encounter is in the way."""
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and not s.tried[c]:
            site = wide(s.loc[c])
            mask = own_at(s, seat, site)
            for other in range(CHARS):
                if mask >> other & 1:
                    s.tried[other] = 1
            if site < SITES and s.site_card[site] < 0 and persuaders(s, seat, site):
                if neutrals_at(s, site):
                    s.stack[d, A] = site
                    ask(s, seat, ASK_NEUTRAL, neutrals_at(s, site))
                    return
    s.stack[d, A] = 0
    s.stack[d, STEP] = T_GIVE


@rule
def persuade(t: Table, s: State, seat: int, c: int) -> None:
    """All who can take part in it do."""
    site = wide(s.loc[c])
    start_contest(t, s, VS_NEUTRAL, seat, c, site, persuaders(s, seat, site))


@rule
def can_give(t: Table, s: State, seat: int, i: int) -> bool:
    """§ 16: a piece not yet given in this turn, and a companion at the same place with room."""
    c = wide(s.item_place[i]) - CARRIED
    if c < 0 or wide(s.owner[c]) != seat or s.item_given[i]:
        return False
    mask = own_at(s, seat, wide(s.loc[c]))
    for other in range(CHARS):
        if other != c and mask >> other & 1 and has_room(t, s, other):
            return True
    return False


@rule
def can_anybody_give(t: Table, s: State, seat: int) -> bool:
    """Most players have nobody to give anything to: that is seen first."""
    if not has_companions(s, seat):
        return False
    for i in range(ITEMS):
        if can_give(t, s, seat, i):
            return True
    return False


@rule
def has_companions(s: State, seat: int) -> bool:
    """Whether two of a seat's characters are at one place."""
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            mask = own_at(s, seat, wide(s.loc[c]))
            if mask & (mask - 1):
                return True
    return False


@rule
def end_turn(t: Table, s: State, seat: int) -> None:
    """§ 14, 20: who healed is well; who was held has been so for a whole turn."""
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            s.idle[c] = 0
            if s.healing[c] == HEALING:
                s.healing[c] = NOT_HEALING
                s.wounded[c] = 0
            if s.hold[c] == SERVING:
                s.hold[c] = SERVED
        s.moved[c] = 0
        s.arrived[c] = 0
        s.fought[c] = 0
        s.tried[c] = 0
    s.dirty = 1


@rule
def next_seat(t: Table, s: State, d: int, seat: int) -> None:
    """The next seat that is still in; after the last one the round is over."""
    seats = wide(t.seats)
    for away in range((seat - wide(s.starter)) % seats + 1, seats):
        other = (wide(s.starter) + away) % seats
        if not s.out[other]:
            s.active = other
            s.stack[d, STEP] = T_BEGIN
            return
    s.stack[d, STEP] = T_ROUND_OVER


@rule
def next_round(t: Table, s: State, d: int) -> None:
    """§ 19: the cap ends the match; otherwise the first seat that is still in goes on."""
    s.rounds_done += 1
    if s.rounds_done >= t.cap:
        end_match(s, CAPPED, NOBODY)
        return
    seats = wide(t.seats)
    for away in range(seats):
        other = (wide(s.starter) + away) % seats
        if not s.out[other]:
            s.active = other
            s.stack[d, STEP] = T_BEGIN
            return
