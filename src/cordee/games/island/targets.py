"""On whom an effect can work: a side, a seat, or characters, as bits."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.context import doomed, own_side, scene
from cordee.games.island.frames import find
from cordee.games.island.people import carries
from cordee.games.island.state import (
    CHARS,
    DIRECTIONS,
    F_PLAYED,
    FREE,
    NEUTRAL,
    NO_FIGHT,
    NOTHING,
    NOWHERE,
    SITES,
    VS_NEUTRAL,
    VS_OPPONENT,
)
from cordee.games.island.vocabulary import (
    CANCEL,
    CONTROL,
    DISARM,
    DISCARD,
    FIRST_CHARACTER_TARGET,
    HEAL,
    HOLD,
    LOOK,
    MONSTER,
    MOVE,
    PROTECT,
    RELEASE,
    REST,
    REVEAL,
    SCOUT,
    STEAL,
    T_ANY,
    T_ANY_HERE,
    T_ATTACKERS,
    T_BEATEN,
    T_COMPANION,
    T_DEFENDERS,
    T_DOOMED,
    T_ENEMY,
    T_ENEMY_HERE,
    T_FIGHT_ENEMY,
    T_MY_SIDE,
    T_NEUTRAL_HERE,
    T_OTHER_SEAT,
    T_OWN,
    T_OWN_HERE,
    T_PARTY,
    T_SELF,
)
from cordee.games.island.vocabulary import (
    NEUTRAL as ADD_NEUTRAL,
)


@rule
def side_of(s: State, target: int, role: int) -> int:
    """The side of the contest that is meant, -1: none."""
    if s.fight_kind == NO_FIGHT:
        return NOTHING
    if target == T_ATTACKERS:
        return 0
    if target == T_DEFENDERS:
        return 1
    side = own_side(s, role)
    return side if side < 0 or target == T_MY_SIDE else 1 - side


@rule
def dark_directions(t: Table, s: State, seat: int, loc: int) -> int:
    """Where an unexplored hex lies that a seat has not looked at, as bits."""
    mask = wide(0)
    for way in range(DIRECTIONS):
        site = wide(t.near[loc, way])
        if site >= 0 and not s.site_up[site] and not wide(s.site_known[site]) >> seat & 1:
            mask |= 1 << way
    return mask


@rule
def op_fits(t: Table, s: State, op: int, seat: int, c: int) -> bool:
    """Whether it makes sense to do this to a character."""
    loc = wide(s.loc[c])
    if op == HEAL:
        return bool(s.wounded[c])
    if op == HOLD:
        return bool(s.hold[c] == FREE) and loc < SITES
    if op == REST:
        return not s.sit[c] and loc < SITES
    if op == RELEASE:
        return bool(s.hold[c] != FREE) or bool(s.sit[c]) or bool(s.idle[c])
    if op == CONTROL:
        if wide(s.owner[c]) == seat or loc >= SITES:
            return False
        return not (t.advanced and s.principal[c] >= 0)
    if op == STEAL or op == DISARM:
        return carries(s, c) > 0
    if op == MOVE:  # § 13: the wounded go no further than their one hex
        return bool(s.hold[c] == FREE) and not s.wounded[c]
    if op == SCOUT:
        return dark_directions(t, s, seat, loc) != 0
    return True


@rule
def is_meant(t: Table, s: State, target: int, seat: int, actor: int, c: int) -> bool:
    """Whether a character on the map is one of those that a target names."""
    owner, loc = wide(s.owner[c]), wide(s.loc[c])
    if target == T_SELF:
        return c == actor
    if target == T_OWN:
        return owner == seat
    if target == T_ANY:
        return True
    if target == T_ENEMY:
        return owner >= 0 and owner != seat and loc < SITES
    if target == T_PARTY:
        mask = wide(s.fight_attackers) if s.fight_kind != NO_FIGHT else wide(s.party)
        return bool(mask >> c & 1) and owner == seat
    if target == T_BEATEN:
        fight = wide(s.fight_kind)
        return (fight == VS_OPPONENT or fight == VS_NEUTRAL) and c == wide(s.fight_target)
    if target == T_DOOMED:
        return c == doomed(s)
    if target == T_FIGHT_ENEMY:
        attackers, others = wide(s.fight_attackers), wide(s.fight_helpers)
        if s.fight_kind == VS_OPPONENT:
            others |= 1 << wide(s.fight_target)
        return owner != seat and bool((attackers | others) >> c & 1)
    there = scene(t, s, seat, actor)
    if there < 0:  # an event that happens nowhere in particular: wherever one has somebody
        here = False
        for other in range(CHARS):
            here = here or (wide(s.owner[other]) == seat and wide(s.loc[other]) == loc)
    else:
        here = loc == there
    if not here:
        return False
    if target == T_OWN_HERE:
        return owner == seat
    if target == T_COMPANION:
        return owner == seat and c != actor
    if target == T_ENEMY_HERE:
        return owner >= 0 and owner != seat and loc < SITES
    if target == T_NEUTRAL_HERE:
        return owner == NEUTRAL
    return target == T_ANY_HERE and c != actor


@rule
def character_targets(
    t: Table, s: State, op: int, target: int, seat: int, actor: int
) -> int:  # fmt: skip
    """The characters an effect can work on, as bits."""
    mask = wide(0)
    for c in range(CHARS):
        on_map = wide(s.owner[c]) >= NEUTRAL
        if on_map and is_meant(t, s, target, seat, actor, c) and op_fits(t, s, op, seat, c):
            mask |= 1 << c
    return mask


@rule
def seat_targets(t: Table, s: State, op: int, seat: int) -> int:
    """The other seats an effect can work on, as bits."""
    mask = wide(0)
    for other in range(wide(t.seats)):
        if other != seat and not s.out[other]:
            if s.held[other] or not (op == DISCARD or op == STEAL or op == LOOK or op == REVEAL):
                mask |= 1 << other
    return mask


@rule
def has_target(t: Table, s: State, effect: int, seat: int, actor: int, role: int) -> bool:
    """Whether an effect can do anything now."""
    op, target = wide(t.effect_op[effect]), wide(t.effect_target[effect])
    if target >= FIRST_CHARACTER_TARGET:
        return character_targets(t, s, op, target, seat, actor) != 0
    if T_MY_SIDE <= target <= T_DEFENDERS:
        return side_of(s, target, role) >= 0
    if target == T_OTHER_SEAT:
        return seat_targets(t, s, op, seat) != 0
    if op == CANCEL:
        return find(s, F_PLAYED) >= 0
    if op == PROTECT:
        return doomed(s) >= 0
    if op == MONSTER:
        return bool(s.monster_site != NOWHERE)
    if op == ADD_NEUTRAL:
        there = scene(t, s, seat, actor)
        return bool(s.pile_left > 0) and 0 <= there < SITES
    return True
