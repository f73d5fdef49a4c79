"""The same lanes on a GPU: one thread a lane, each calling the rules the CPU calls."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, types

from cordee.bots.duels import greedy_action
from cordee.core.compile import kernels, wide
from cordee.core.game import Game
from cordee.lab.batch.kernels import ALIGNED
from cordee.lab.batch.lanes import LANE, deal, mark_legal, write_observation
from cordee.lab.learn.foresight import can_foresee, foretell
from cordee.lab.learn.lanes import advance, advance_thumb


@kernels
def sources(game: Game) -> SimpleNamespace:
    """The kernels of a game as plain functions, for `cuda.jit` and for the check of their PTX."""
    most_actions = game.actions
    view = from_dtype(game.view_type)

    def deal_all(tables, kinds, states, lanes, draws, low):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            lanes[i].match = i
            deal(tables[kinds[i]], states[i], lanes[i], draws[:, i], low)

    def step_all(  # type: ignore[no-untyped-def]
        tables, kinds, states, lanes, draws, results, actions, thumbs, legal, seen, told, low, seats
    ):
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(most_actions, types.int16)
            worth = cuda.local.array(most_actions, types.float32)
            v = cuda.local.array(1, view, ALIGNED)
            kind = wide(kinds[i])
            how = advance(
                tables[kind], states[i], lanes[i], draws[:, i], low, wide(actions[i]),
                len(states), results[i],
            )  # fmt: skip
            advance_thumb(
                tables[kind], states[i], lanes[i], draws[:, i], low, len(states), results[i],
                wide(thumbs[i]), how, v[0], out, worth, told[:, i],
            )  # fmt: skip
            seat = wide(lanes[i].seat)
            mark_legal(tables[kind], states[i], seat, out, legal[:, i])
            for step in range(seen.shape[0]):
                write_observation(
                    tables[kind], states[i], (seat + step) % seats, v[0], seen[step, :, i]
                )

    def greedy_all(tables, kinds, states, lanes, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(actions):
            out = cuda.local.array(most_actions, types.int16)
            worth = cuda.local.array(most_actions, types.float32)
            v = cuda.local.array(1, view, ALIGNED)
            seat = wide(lanes[i].seat)
            actions[i] = greedy_action(tables[wide(kinds[i])], states[i], v[0], seat, out, worth)

    def foretell_all(states, lanes, draws, low, out):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            foretell(states[i], wide(lanes[i].match), low, draws[:, i], out[:, i])

    found = SimpleNamespace(deal_all=deal_all, step_all=step_all, greedy_all=greedy_all)
    if can_foresee(game):
        found.foretell_all = foretell_all
    return found


def signatures(game: Game) -> dict[str, Any]:
    """What each kernel is called with."""
    tables = types.Array(from_dtype(game.table_type), 1, "C")
    states = types.Array(from_dtype(game.state_type), 1, "C")
    lanes = types.Array(from_dtype(LANE), 1, "C")
    whole = types.int32[::1]
    draws, results = types.int32[:, ::1], types.int32[:, :, ::1]
    legal, seen = types.int8[:, ::1], types.float32[:, :, ::1]
    low, void = types.uint64, types.void
    found = {
        "deal_all": void(tables, whole, states, lanes, draws, low),
        "step_all": void(
            tables, whole, states, lanes, draws, results, whole, whole, legal, seen,
            types.int32[:, ::1], low, types.int64,
        ),
        "greedy_all": void(tables, whole, states, lanes, whole),
    }  # fmt: skip
    if can_foresee(game):
        found["foretell_all"] = void(states, lanes, draws, low, types.float32[:, ::1])
    return found


@cache
def compiled(game: Game) -> SimpleNamespace:
    """The kernels of a game, ready to be launched."""
    known = signatures(game)
    return SimpleNamespace(
        **{name: cuda.jit(known[name])(f) for name, f in vars(sources(game)).items()}
    )


def table_array(tables: list[Any], dtype: np.dtype[Any]) -> np.ndarray:
    """Tables side by side."""
    return np.array(tables, dtype)
