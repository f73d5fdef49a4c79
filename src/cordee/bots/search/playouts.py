"""From one possible world to its end: the same luck for every move that is compared.

Each seat plays by the game's rule of thumb and from its own view, so that nobody in a playout acts
on what it could not know. Luck comes from streams of the sample's own: draw number n of a source
is the same whatever was played before, and two moves differ by what they do, not by their luck.
"""

import numpy as np

from cordee.bots.duels import greedy_action
from cordee.core.bits import lowest
from cordee.core.chance import SOURCES
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import (
    Actions,
    Numbers,
    State,
    Table,
    View,
    apply,
    outcome,
    owing,
    sample,
)
from cordee.core.drive import BOTS_LUCK, Records, random_action, settle_all


@rule
def play_out(
    t: Table, s: State, v: View, out: Actions, worth: Numbers, draws: Numbers,
    high: np.uint64, low: np.uint64, until: int, most: int,
) -> int:  # fmt: skip
    """Everybody plays by rule of thumb until chapter `until` is reached or the match is over."""
    moves = 0
    while moves < most and s.chapter < until:
        settle_all(t, s, high, low, draws)
        mask = owing(t, s)
        if mask == 0:
            break
        seat = lowest(mask)
        apply(t, s, seat, greedy_action(t, s, v, seat, out, worth))
        moves += 1
    return moves


@rule
def standing(t: Table, s: State, points: Numbers, side: int, sides: int) -> float:
    """What a side has made of it: its points less the mean of the others', or all of them."""
    outcome(t, s, points)
    others = 0.0
    for other in range(sides):
        if other != side:
            others += points[other, 0]
    own: float = points[side, 0] * 1.0
    return own - others / (sides - 1) if sides > 1 else own


@rule
def clear(draws: Numbers) -> None:
    """No source has given anything yet."""
    for source in range(SOURCES):
        draws[source] = 0


@entry
def random_playouts(
    tables: Records, views: Records, states: Records, out: Actions, draws: Numbers,
    points: Numbers, low: np.uint64, first: int, many: int, most: int,
) -> float:  # fmt: skip
    """Samples a view and plays at random to the end, many times; the mean points of side 0.

    What the engine can do at most: no rule of thumb, no comparison.
    """
    t, s = tables[0], states[0]
    total = 0.0
    for n in range(many):
        high = np.uint64(first + n)
        sample(t, views[0], s, high)
        clear(draws)
        dice, rolled = high ^ BOTS_LUCK, wide(0)
        for _ in range(most):
            settle_all(t, s, high, low, draws)
            mask = owing(t, s)
            if mask == 0:
                break
            seat = lowest(mask)
            action, rolled = random_action(t, s, seat, out, dice, rolled)
            apply(t, s, seat, action)
        outcome(t, s, points)
        total += points[0, 0]
    return total / many
