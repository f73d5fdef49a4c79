"""The kernels: one thread a lane, each calling the same rules as the CPU.

They are made per game, because what a thread keeps to itself must have a size known in advance.
Buffers with many numbers a lane lie with the lane as the LAST index, so that neighbouring threads
write to neighbouring places; users see them turned round, without a copy.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, types

from cordee.core.chance import SOURCES
from cordee.core.compile import kernels, wide
from cordee.core.game import MOST_SEATS, Game
from cordee.lab.batch.lanes import (
    LANE,
    act,
    deal,
    mark_legal,
    play_matches,
    renew,
    roll_action,
    write_everything,
    write_observation,
)

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has no longer got it
    np.row_stack = np.vstack

THREADS = 128  # a block
ALIGNED = 16  # where a record of a thread's own may begin, in bytes


@kernels
def sources(game: Game) -> SimpleNamespace:
    """The kernels of a game as plain functions, for `cuda.jit` and for the check of their PTX."""
    most_actions = game.actions
    state = from_dtype(game.state_type)
    view = from_dtype(game.view_type)

    def deal_all(tables, states, lanes, draws, low):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            lanes[i].match = i
            deal(tables[0], states[i], lanes[i], draws[:, i], low)

    def step_all(  # type: ignore[no-untyped-def]
        tables, states, lanes, draws, results, actions, legal, numbers, finals, low, at_random
    ):
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(most_actions, types.int16)
            v = cuda.local.array(1, view, ALIGNED)
            if at_random:
                actions[i] = roll_action(tables[0], states[i], lanes[i], out, low)
            mover = wide(lanes[i].seat)
            if act(tables[0], states[i], lanes[i], draws[:, i], low, wide(actions[i])):
                if finals.shape[1]:
                    write_observation(tables[0], states[i], mover, v[0], finals[:, i])
                renew(tables[0], states[i], lanes[i], draws[:, i], low, len(states), results[i])
            seat = wide(lanes[i].seat)
            if legal.shape[1]:
                mark_legal(tables[0], states[i], seat, out, legal[:, i])
            if numbers.shape[1]:
                write_observation(tables[0], states[i], seat, v[0], numbers[:, i])

    def tell_all(tables, states, lanes, legal, numbers):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(most_actions, types.int16)
            seat = wide(lanes[i].seat)
            if legal.shape[1]:
                mark_legal(tables[0], states[i], seat, out, legal[:, i])
            if numbers.shape[1]:
                v = cuda.local.array(1, view, ALIGNED)
                write_observation(tables[0], states[i], seat, v[0], numbers[:, i])

    def tell_everything(tables, states, numbers):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            v = cuda.local.array(1, view, ALIGNED)
            write_everything(tables[0], states[i], v[0], numbers[:, :, i])

    def play_all(tables, low, first, results, lengths, most):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(lengths):
            out = cuda.local.array(most_actions, types.int16)
            draws = cuda.local.array(SOURCES, types.int32)
            s = cuda.local.array(1, state, ALIGNED)
            play_matches(
                tables[0], s[0], out, draws, low, first, i, cuda.gridsize(1), len(lengths),
                results, lengths, most,
            )  # fmt: skip

    return SimpleNamespace(
        deal_all=deal_all,
        step_all=step_all,
        tell_all=tell_all,
        tell_everything=tell_everything,
        play_all=play_all,
    )


def signatures(game: Game) -> dict[str, Any]:
    """What each kernel is called with."""
    tables = types.Array(from_dtype(game.table_type), 1, "C")
    states = types.Array(from_dtype(game.state_type), 1, "C")
    lanes = types.Array(from_dtype(LANE), 1, "C")
    draws, results = types.int32[:, ::1], types.int32[:, :, ::1]
    legal, numbers = types.int8[:, ::1], types.float32[:, ::1]
    low, whole = types.uint64, types.int64
    void = types.void
    return {
        "deal_all": void(tables, states, lanes, draws, low),
        "step_all": void(
            tables,
            states,
            lanes,
            draws,
            results,
            types.int16[::1],
            legal,
            numbers,
            numbers,
            low,
            whole,
        ),
        "tell_all": void(tables, states, lanes, legal, numbers),
        "tell_everything": void(tables, states, types.float32[:, :, ::1]),
        "play_all": void(tables, low, whole, results, types.int32[::1], whole),
    }


@cache
def compiled(game: Game, name: str) -> Any:
    """A kernel of a game, ready to be launched; compiled when it is first wanted."""
    return cuda.jit(signatures(game)[name])(getattr(sources(game), name))


def results_of(lanes: int) -> np.ndarray:
    """Room for the outcome of every lane's match."""
    return np.zeros((lanes, MOST_SEATS, 2), np.int32)
