"""Possible worlds side by side: a player tries its moves in them and looks a few decisions ahead.

Every move is tried in the same worlds with the same luck, as in `search`: two moves differ by what
they do.
"""

import numpy as np

from cordee.bots.search.race import WORLDS_LUCK
from cordee.core.bits import lowest
from cordee.core.chance import mix
from cordee.core.compile import entry, wide
from cordee.core.contract import (
    LEGAL,
    Actions,
    Numbers,
    apply,
    candidates,
    check,
    look,
    observe,
    outcome,
    owing,
    sample,
)
from cordee.core.drive import Records, settle_all


@entry
def imagine(
    tables: Records, views: Records, states: Records, worlds: int, moves: int, seed: np.uint64
) -> None:
    """Worlds that a view allows, one after the other, and all of them again for every move."""
    for world in range(worlds):
        sample(tables[0], views[0], states[world], mix(seed + np.uint64(world)))
        for move in range(1, moves):
            states[move * worlds + world] = states[world]


@entry
def go_on(
    tables: Records, states: Records, draws: Numbers, worlds: int, seed: np.uint64,
    actions: Numbers, seats: Numbers, over: Numbers, points: Numbers, views: Records, out: Actions,
    legal: Numbers, seen: Numbers,
) -> None:  # fmt: skip
    """One action in every world that is not over; then who is to move, what it may do (`legal`),
    and what it and the next seat see (`seen`, as many seats as there is room for)."""
    t = tables[0]
    for i in range(len(actions)):
        if over[i]:
            continue
        s = states[i]
        apply(t, s, wide(seats[i]), wide(actions[i]))
        settle_all(t, s, mix(seed + np.uint64(i % worlds)) ^ WORLDS_LUCK, seed, draws[i])
        mask = owing(t, s)
        if mask == 0:
            over[i] = 1
            outcome(t, s, points[i])
            continue
        seat = lowest(mask)
        seats[i] = seat
        for action in range(legal.shape[1]):
            legal[i, action] = 0
        for n in range(candidates(t, s, seat, out)):
            action = wide(out[n])
            legal[i, action] = check(t, s, seat, action) == LEGAL
        for step in range(seen.shape[0]):
            look(t, s, (seat + step) % 2, views[0])
            observe(t, views[0], seen[step, i])
