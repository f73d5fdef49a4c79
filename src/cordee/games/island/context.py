"""What is going on: who a seat is in a window, where things happen, what one fights."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.frames import find
from cordee.games.island.state import (
    CHARS,
    F_LOCATION,
    F_PLAYED,
    F_WOUND,
    NO_FIGHT,
    NOTHING,
    ROLE_ACTIVE,
    ROLE_FIRST,
    ROLE_SECOND,
    VS_ENCOUNTER,
    VS_MONSTER,
    VS_OPPONENT,
    W_PLAYED,
    W_WOUND,
    A,
    B,
)
from cordee.games.island.vocabulary import PEOPLE


@rule
def doomed(s: State) -> int:
    """The character about to be wounded or killed, -1: none."""
    d = find(s, F_WOUND)
    return NOTHING if d < 0 else wide(s.stack[d, A])


@rule
def role_of(t: Table, s: State, seat: int, w: int) -> int:
    """Who a seat is in a window, as bits."""
    role = ROLE_ACTIVE if wide(s.active) == seat else 0
    if w == W_PLAYED:
        d = find(s, F_PLAYED)
        if d >= 0:
            role |= ROLE_FIRST if wide(s.stack[d, B]) == seat else ROLE_SECOND
    elif w == W_WOUND:
        c = doomed(s)
        if c >= 0 and wide(s.owner[c]) == seat:
            role |= ROLE_FIRST
    elif s.fight_kind != NO_FIGHT:
        for c in range(CHARS):
            if wide(s.owner[c]) == seat:
                if wide(s.fight_attackers) >> c & 1:
                    role |= ROLE_FIRST
                if s.fight_kind == VS_OPPONENT and wide(s.fight_target) == c:
                    role |= ROLE_SECOND
    return role


@rule
def fight_trait(t: Table, s: State) -> int:
    """What one's opponent in a contest is; characters are people."""
    if s.fight_kind == VS_ENCOUNTER or s.fight_kind == VS_MONSTER:
        return wide(t.card_trait[s.fight_target])
    return wide(0) if s.fight_kind == NO_FIGHT else wide(PEOPLE)


@rule
def scene(t: Table, s: State, seat: int, c: int) -> int:
    """Where things happen: the acting character's place, else the contest, the wound, the location
    being resolved; -1: nowhere in particular."""
    if c >= 0:
        return wide(s.loc[c])
    if s.fight_kind != NO_FIGHT:
        return wide(s.fight_site)
    victim = doomed(s)
    if victim >= 0:
        return wide(s.loc[victim])
    d = find(s, F_LOCATION)
    return wide(s.stack[d, A]) if d >= 0 else NOTHING


@rule
def own_side(s: State, role: int) -> int:
    """0 on the attackers' side, 1 on the other, -1 on neither."""
    if role & ROLE_FIRST:
        return 0
    return 1 if role & ROLE_SECOND else NOTHING
