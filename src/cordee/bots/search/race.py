"""A race between moves: all are tried on the same possible worlds until one is clearly ahead.

Two moves of a card game often differ by a point or two, while a round swings by forty. So moves
are only ever compared world by world, where most of the swing cancels out: each against the first
one, which the rule of thumb prefers. A move that is clearly behind is tried no further.
"""

import math

import numpy as np

from cordee.bots.search.playouts import clear, play_out, standing
from cordee.core.chance import mix
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Actions, Numbers, apply, sample
from cordee.core.drive import Records

WORLDS_LUCK = np.uint64(0xD1342543DE82EF95)  # keeps what comes apart from what is held


@rule
def deviation(total: float, squares: float, worlds: float) -> float:
    """How uncertain a mean over so many worlds is."""
    mean = total / worlds
    return math.sqrt(max(squares / worlds - mean * mean, 0.0) / worlds)


@rule
def drop_out(
    many: int, drop: float, gains: Numbers, squares: Numbers, tried: Numbers, alive: Actions
) -> int:
    """Gives up what is clearly behind the best; answers how many moves race on.

    The first move stays, as the others are measured against it. When one move is left that is
    clearly better or worse than the first, the race is decided: 1.
    """
    best = 0
    for move in range(1, many):
        if alive[move] and gains[move] * tried[best] > gains[best] * tried[move]:
            best = move
    lead, doubt = 0.0, 0.0
    if best:
        lead = gains[best] / tried[best]
        doubt = deviation(gains[best], squares[best], tried[best])
    racing = 1
    for move in range(1, many):
        if alive[move] and move != best:
            own = deviation(gains[move], squares[move], tried[move])
            behind = lead - gains[move] / tried[move]
            if behind > drop * math.sqrt(own * own + doubt * doubt):
                alive[move] = 0
            else:
                racing += 1
    if best:
        racing += 0 if racing == 1 and lead > drop * doubt else 1
    return racing


@entry
def race(
    tables: Records, views: Records, states: Records, eyes: Records,
    moves: Actions, many: int, seat: int, side: int, sides: int, until: int,
    playouts: int, block: int, drop: float,
    out: Actions, worth: Numbers, draws: Numbers, points: Numbers,
    gains: Numbers, squares: Numbers, tried: Numbers, alive: Actions, stop: Actions,
    seed: np.uint64, most: int,
) -> None:  # fmt: skip
    """gains[move] and squares[move]: sums over tried[move] worlds of its lead over the first move.

    `states` holds two records (the world, and what is played in it), `eyes` one view. Work is
    counted in playouts, never in time; `stop[0]` ends the race early, between two worlds.
    """
    t = tables[0]
    for move in range(many):
        gains[move] = 0.0
        squares[move] = 0.0
        tried[move] = 0.0
        alive[move] = 1
    racing = wide(many)
    done = wide(0)
    worlds = wide(0)
    while racing > 1 and done + racing <= playouts and stop[0] == 0:
        world = mix(seed + np.uint64(worlds))
        sample(t, views[0], states[0], world)
        first = 0.0
        for move in range(many):
            if alive[move]:
                states[1] = states[0]
                clear(draws)
                apply(t, states[1], seat, wide(moves[move]))
                play_out(
                    t, states[1], eyes[0], out, worth, draws, world ^ WORLDS_LUCK, seed, until, most
                )
                value = standing(t, states[1], points, side, sides)
                if move == 0:
                    first = value
                gains[move] += value - first
                squares[move] += (value - first) * (value - first)
                tried[move] += 1.0
                done += 1
        worlds += 1
        if worlds % block == 0:
            racing = drop_out(many, drop, gains, squares, tried, alive)
