"""Possible worlds side by side: a player tries its moves in them and looks at what comes of it.

Every move is tried in the same worlds with the same luck, as in `search`: two moves differ by what
they do.
"""

import numpy as np

from cordee.bots.search.race import WORLDS_LUCK
from cordee.core.bits import lowest
from cordee.core.chance import SOURCES, mix
from cordee.core.compile import entry, wide
from cordee.core.contract import (
    Numbers,
    apply,
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
def act(
    tables: Records, states: Records, worlds: int, seed: np.uint64, actions: Numbers,
    seats: Numbers, over: Numbers, points: Numbers, views: Records, seen: Numbers,
) -> None:  # fmt: skip
    """One action in every world; then whether that was its end, and with how many points, or who is
    to move, and what that seat and the next one see."""
    t = tables[0]
    draws = np.zeros(SOURCES, np.int64)
    for i in range(len(actions)):
        s = states[i]
        draws[:] = 0
        apply(t, s, wide(seats[i]), wide(actions[i]))
        settle_all(t, s, mix(seed + np.uint64(i % worlds)) ^ WORLDS_LUCK, seed, draws)
        mask = owing(t, s)
        if mask == 0:
            over[i] = 1
            outcome(t, s, points[i])
            continue
        seats[i] = lowest(mask)
        for step in range(seen.shape[0]):
            look(t, s, (seats[i] + step) % 2, views[0])
            observe(t, views[0], seen[step, i])
