"""§ 11: what each side of a contest adds up to, and what stays to be seen once it is decided."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.context import role_of
from cordee.games.island.people import strength
from cordee.games.island.state import (
    CHARS,
    DRAWBACK,
    NO_FIGHT,
    P_ATTACKERS,
    P_DIE,
    P_HELPERS,
    P_KIND,
    P_SITE,
    P_SUM,
    P_TARGET,
    PASSIVE,
    PAST,
    POWER,
    VS_NEUTRAL,
    VS_OPPONENT,
    W_CONTEST,
)
from cordee.games.island.vocabulary import STRENGTH
from cordee.games.island.windows import conditions_hold


@rule
def fighters(s: State, side: int) -> int:
    """The characters of a side, as bits."""
    if side == 0:
        return wide(s.fight_attackers)
    mask = wide(s.fight_helpers)
    if s.fight_kind == VS_OPPONENT or s.fight_kind == VS_NEUTRAL:
        mask |= 1 << wide(s.fight_target)
    return mask


@rule
def always(t: Table, s: State, thing: int, c: int) -> int:
    """What a passive power or drawback adds to a contest that a character takes part in."""
    if not wide(t.thing_when[thing]) >> PASSIVE & 1:
        return wide(0)
    seat = wide(s.owner[c])
    if seat < 0 or not conditions_hold(t, s, seat, thing, c, role_of(t, s, seat, W_CONTEST)):
        return wide(0)
    more = wide(0)
    first = wide(t.thing_first[thing])
    for effect in range(first, first + wide(t.thing_count[thing])):
        if t.effect_op[effect] == STRENGTH:
            more += wide(t.effect_amount[effect])
    return more


@rule
def side_strength(t: Table, s: State, side: int) -> int:
    """Strengths of all who take part on a side, with what always counts; no dice."""
    fight = wide(s.fight_kind)
    if side == 1 and fight != VS_OPPONENT and fight != VS_NEUTRAL:
        return wide(t.card_strength[s.fight_target])
    total = wide(0)
    mask = fighters(s, side)
    for c in range(CHARS):
        if mask >> c & 1 and not s.wounded[c]:
            total += strength(t, s, c) + always(t, s, POWER + c, c) + always(t, s, DRAWBACK + c, c)
    return total


@rule
def add_up(t: Table, s: State) -> None:
    """Both sums as they stand: strength, dice so far, and what was played."""
    s.fight_stale = 0
    for side in range(2):
        total = wide(0)
        if s.fight_kind != NO_FIGHT:
            total = side_strength(t, s, side) + wide(s.fight_dice[side])
            total += wide(s.fight_bonus[side])
        s.fight_sums[side] = max(total, 0)


@rule
def remember(s: State) -> None:
    """A contest is decided: what everybody saw of it stays to be seen for a while."""
    place = wide(s.decided) % PAST
    s.past[place, P_KIND] = s.fight_kind
    s.past[place, P_SITE] = s.fight_site
    s.past[place, P_TARGET] = s.fight_target
    s.past[place, P_ATTACKERS] = s.fight_attackers
    s.past[place, P_HELPERS] = s.fight_helpers
    for side in range(2):
        s.past[place, P_DIE + side] = s.fight_dice[side]
        s.past[place, P_SUM + side] = s.fight_sums[side]
    s.decided += 1
