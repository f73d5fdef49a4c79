"""Whole matches between compiled players, at full speed."""

import numpy as np

from cordee.core.bits import lowest
from cordee.core.chance import SOURCES, stream
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import (
    LEGAL,
    Actions,
    Numbers,
    State,
    Table,
    View,
    apply,
    begin,
    candidates,
    check,
    greedy,
    look,
    outcome,
    owing,
)
from cordee.core.drive import BOTS_LUCK, Records, random_action, settle_all

RANDOM, GREEDY = 0, 1  # policies that compiled loops know


@rule
def greedy_action(t: Table, s: State, v: View, seat: int, out: Actions, worth: Numbers) -> int:
    """The legal action that the rule of thumb values most; the first of equals."""
    look(t, s, seat, v)
    greedy(t, v, worth)
    best = wide(-1)
    for i in range(candidates(t, s, seat, out)):
        action = wide(out[i])
        if check(t, s, seat, action) == LEGAL and (best < 0 or worth[action] > worth[best]):
            best = action
    return best


@rule
def play_match(
    t: Table, s: State, v: View, out: Actions, worth: Numbers, draws: Numbers, policies: Numbers,
    high: np.uint64, low: np.uint64, luck: np.uint64, most: int,
) -> int:  # fmt: skip
    """One match with policies[seat] in each seat; answers how many moves it took.

    The deal comes from (high, low); what random players roll from `luck`.
    """
    for source in range(SOURCES):
        draws[source] = 0
    dice = stream(luck ^ BOTS_LUCK, low, 0)
    n = 0
    moves = 0
    begin(t, s)
    while moves < most:
        settle_all(t, s, high, low, draws)
        mask = owing(t, s)
        if mask == 0:
            break
        seat = lowest(mask)
        if policies[seat] == GREEDY:
            action = greedy_action(t, s, v, seat, out, worth)
        else:
            action, n = random_action(t, s, seat, out, dice, n)
        apply(t, s, seat, action)
        moves += 1
    return moves


@entry
def play_deals(
    tables: Records, states: Records, views: Records, out: Actions, worth: Numbers,
    draws: Numbers, policies: Numbers,
    low: np.uint64, first: int, deals: int, results: Numbers, most: int,
) -> int:  # fmt: skip
    """Deals first, first + 1, ..., each once from every rotation of the seats.

    policies[r, seat] is who sits where in rotation r; results[deal, r, side] = (points, rank).
    """
    t, s, v = tables[0], states[0], views[0]
    moves = 0
    for deal in range(deals):
        for turned in range(policies.shape[0]):
            high = np.uint64(first + deal)
            luck = np.uint64((first + deal) * 8 + turned)
            moves += play_match(t, s, v, out, worth, draws, policies[turned], high, low, luck, most)
            outcome(t, s, results[deal, turned])
    return moves
