"""The contract between a game and everything else, on one screen.

`t` is the table record (options and printed data, read-only), `s` the state record, `v` a view
record. Each game writes these verbs once, as `@rule` functions over its own record types:

    begin(t, s)                  set-up; may leave a chance pending
    settle(t, s, outcome)        answers the pending chance with one of `chance_size` equal outcomes
    owing(t, s)                  seats that owe a move, as a mask; 0: the match is over
    candidates(t, s, seat, out)  actions worth checking, a superset of the legal ones; their number
    check(t, s, seat, action)    reason, 0 = legal: the only home of legality
    apply(t, s, seat, action)    a legal action happens, up to the next decision or chance
    outcome(t, s, out)           out[side] = (points, rank); answers why it ended
    look(t, s, seat, v)          the view of a seat (-1: a spectator); nothing hidden else leaves
    sample(t, v, s, seed)        a state consistent with a view, independent of the truth
    observe(t, v, out)           numbers for learners, from the view only
    greedy(t, v, out)            out[action] = worth in points by rule of thumb, from the view only

Every STATE record begins with the fields of HEAD, and every VIEW record with those of VIEW_HEAD,
so that generic code can drive any game. Generic compiled code calls the stubs below: `bind` ties
them to a game by its record types. Interpreted, the stubs' bodies dispatch on the record instead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from cordee.core.compile import INNER, INTERPRETED

Table = Any  # a record of the game's TABLE dtype
State = Any  # a record of the game's STATE dtype
View = Any  # a record of the game's VIEW dtype
Actions = Any  # an int16 array to write actions into
Numbers = Any  # a float32 or int32 array to write into

HEAD: list[tuple[Any, ...]] = [
    ("chance_source", np.int8),  # which luck is pending, 0: none
    ("chance_size", np.int16),  # how many equal outcomes it has
    ("chapter", np.int8),  # rounds finished: score lines are taken when it grows
    # 1: moves of the open decision stay private until all owing seats are done. Falling to 0, they
    # are shown; falling to -1, they are taken back and never shown.
    ("secret", np.int8),
]
VIEW_HEAD: list[tuple[Any, ...]] = [
    ("seat", np.int8),  # whose eyes; -1: a spectator
    ("chapter", np.int8),
]

LEGAL = 0  # what `check` answers when nothing speaks against an action
NEVER = np.float32(-1e9)  # what `greedy` writes for an action it does not consider


@dataclass(frozen=True)
class Verbs:
    """The compiled functions of one game, under the names of the contract."""

    begin: Callable[..., None]
    settle: Callable[..., None]
    owing: Callable[..., int]
    candidates: Callable[..., int]
    check: Callable[..., int]
    apply: Callable[..., None]
    outcome: Callable[..., int]
    look: Callable[..., None]
    sample: Callable[..., None]
    observe: Callable[..., None]
    greedy: Callable[..., None]


_bound: dict[tuple[str, ...], Verbs] = {}


def _verbs(record: Any) -> Verbs:
    return _bound[record.dtype.names]


def begin(t: Table, s: State) -> None:
    _verbs(s).begin(t, s)


def settle(t: Table, s: State, outcome: int) -> None:
    _verbs(s).settle(t, s, outcome)


def owing(t: Table, s: State) -> int:
    return _verbs(s).owing(t, s)


def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    return _verbs(s).candidates(t, s, seat, out)


def check(t: Table, s: State, seat: int, action: int) -> int:
    return _verbs(s).check(t, s, seat, action)


def apply(t: Table, s: State, seat: int, action: int) -> None:
    _verbs(s).apply(t, s, seat, action)


def outcome(t: Table, s: State, out: Numbers) -> int:
    return _verbs(s).outcome(t, s, out)


def look(t: Table, s: State, seat: int, v: View) -> None:
    _verbs(s).look(t, s, seat, v)


def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    _verbs(s).sample(t, v, s, seed)


def observe(t: Table, v: View, out: Numbers) -> None:
    _verbs(v).observe(t, v, out)


def greedy(t: Table, v: View, out: Numbers) -> None:
    _verbs(v).greedy(t, v, out)


RECORD_AT = {"sample": 2}  # which argument tells the game; the second one elsewhere
ON_VIEWS = ("observe", "greedy")


def bind(state: np.dtype[Any], view: np.dtype[Any], verbs: Verbs) -> None:
    """Ties the stubs to a game: from now on they work on its records, compiled or not."""
    _bound[state.names or ()] = verbs
    _bound[view.names or ()] = verbs
    if INTERPRETED:
        return
    for name, verb in vars(verbs).items():
        record = numba.from_dtype(view if name in ON_VIEWS else state)
        # The implementation spells the stub's arguments itself, hence not `strict`.
        overload(globals()[name], jit_options=INNER, strict=False)(
            _chooser(verb.py_func, RECORD_AT.get(name, 1), record)
        )


def _chooser(verb: Callable[..., Any], place: int, record: Any) -> Callable[..., Any]:
    """What `overload` asks: the game's own verb, if the arguments are this game's records."""
    return lambda *types: verb if types[place] == record else None
