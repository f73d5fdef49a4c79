"""Generic compiled loops over any game: legal actions, settling luck, a random action.

They call the contract's stubs, which `bind` ties to each game's records.
"""

from typing import Any

import numpy as np

from cordee.core.chance import nth, stream
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import (
    LEGAL,
    Actions,
    Numbers,
    State,
    Table,
    apply,
    begin,
    candidates,
    check,
    greedy,
    look,
    observe,
    outcome,
    owing,
    sample,
    settle,
)

# What `progress` tells of a state.
SOURCE, SIZE, CHAPTER, SECRET, OWING = range(5)
PROGRESS = 5

Records = Any  # an array of one table, state or view record

BOTS_LUCK = np.uint64(0x5851F42D4C957F2D)  # keeps what players roll apart from what is dealt


# --- for Python: arrays of one record, see `records` -------------------------------------------


@entry
def begin_one(tables: Records, states: Records) -> None:
    begin(tables[0], states[0])


@entry
def settle_one(tables: Records, states: Records, outcome: int) -> None:
    settle(tables[0], states[0], outcome)


@entry
def check_one(tables: Records, states: Records, seat: int, action: int) -> int:
    return check(tables[0], states[0], seat, action)


@entry
def apply_one(tables: Records, states: Records, seat: int, action: int) -> None:
    apply(tables[0], states[0], seat, action)


@entry
def outcome_one(tables: Records, states: Records, out: Numbers) -> int:
    return outcome(tables[0], states[0], out)


@entry
def look_one(tables: Records, states: Records, seat: int, views: Records) -> None:
    look(tables[0], states[0], seat, views[0])


@entry
def sample_one(tables: Records, views: Records, states: Records, seed: np.uint64) -> None:
    sample(tables[0], views[0], states[0], seed)


@entry
def observe_one(tables: Records, views: Records, out: Numbers) -> None:
    observe(tables[0], views[0], out)


@entry
def greedy_one(tables: Records, views: Records, out: Numbers) -> None:
    greedy(tables[0], views[0], out)


@entry
def survey_one(tables: Records, states: Records, seat: int, out: Actions, reasons: Actions) -> int:
    """Every candidate with its reason (0: legal); answers how many."""
    n = candidates(tables[0], states[0], seat, out)
    for i in range(n):
        reasons[i] = check(tables[0], states[0], seat, out[i])
    return n


@entry
def progress_one(tables: Records, states: Records, out: Numbers) -> None:
    """Pending luck, rounds finished, secrecy and who owes a move, in one call."""
    s = states[0]
    out[SOURCE] = s.chance_source
    out[SIZE] = s.chance_size
    out[CHAPTER] = s.chapter
    out[SECRET] = s.secret
    out[OWING] = owing(tables[0], s)


# --- loops -------------------------------------------------------------------------------------


@rule
def settle_all(t: Table, s: State, high: np.uint64, low: np.uint64, draws: Numbers) -> None:
    """Answers every pending chance from the seed; `draws` counts what each source has given."""
    while s.chance_source:
        source = wide(s.chance_source)
        settle(t, s, nth(stream(high, low, source), draws[source], s.chance_size))
        draws[source] += 1


@rule
def random_action(
    t: Table, s: State, seat: int, out: Actions, dice: np.uint64, n: int
) -> tuple[int, int]:
    """One action, uniform over the legal ones, and how far the dice have gone.

    Candidates are drawn until one is legal: as uniform as drawing from the legal list, and it
    checks two or three of them instead of all.
    """
    many = candidates(t, s, seat, out)
    while True:
        action = out[nth(dice, n, many)]
        n += 1
        if check(t, s, seat, action) == LEGAL:
            return action, n
