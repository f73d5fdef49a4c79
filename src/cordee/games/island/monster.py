"""§ 17: the Monster as a player of its own, after the last seat of each round."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.contest import start_contest
from cordee.games.island.frames import ask, await_luck, pop, taken_luck
from cordee.games.island.location import everybody_at
from cordee.games.island.luck import ways
from cordee.games.island.state import (
    ASK_TOWARD,
    COIN,
    DIRECTION,
    DIRECTIONS,
    NOBODY,
    NOWHERE,
    STEP,
    VS_MONSTER,
    W_MONSTER,
)
from cordee.games.island.windows import open_window

M_AWAKE, M_COIN, M_COIN_FALLEN, M_DIRECTION, M_DONE = range(5)
HEADS = 1


@rule
def monster(t: Table, s: State) -> None:
    """A coin; heads: a direction from the die, or from the first player out by option."""
    d = wide(s.depth) - 1
    step = wide(s.stack[d, STEP])
    s.stack[d, STEP] = step + 1
    if s.monster_site == NOWHERE or step == M_DONE:
        pop(s)
    elif step == M_AWAKE:
        open_window(t, s, W_MONSTER)
    elif step == M_COIN:
        await_luck(s, COIN, 2)
    elif step == M_COIN_FALLEN:
        if taken_luck(s) != HEADS:
            s.stack[d, STEP] = M_DONE
        elif s.ghost_seat >= 0:
            ask(s, wide(s.ghost_seat), ASK_TOWARD, ways(t, s, wide(s.monster_site)))
        else:
            await_luck(s, DIRECTION, DIRECTIONS)
    else:
        prowl(t, s, taken_luck(s))


@rule
def prowl(t: Table, s: State, way: int) -> None:
    """It goes there and attacks all players' characters together; off the island it stays."""
    s.stack[wide(s.depth) - 1, STEP] = M_DONE
    site = wide(t.near[s.monster_site, way])
    if site < 0:
        return
    s.monster_site = site
    mask = everybody_at(s, site)
    if mask:
        start_contest(t, s, VS_MONSTER, NOBODY, wide(s.monster_kind), site, mask)
