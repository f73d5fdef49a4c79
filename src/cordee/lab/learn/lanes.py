"""Games for a learner, side by side: what happens in one lane, and all lanes on the CPU.

Unlike a batch of `lab.batch`, lanes may have different tables (one network learns several
variants), a lane may be held (action -1), and the next seat's observation is written too, for the
critic.
Buffers with many numbers a lane have the lane as their last index, here as on a GPU.
"""

from typing import Any

import numpy as np

from cordee.bots.duels import greedy_action
from cordee.core.bits import lowest
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import (
    LEGAL,
    Actions,
    Numbers,
    State,
    Table,
    apply,
    check,
    outcome,
    owing,
)
from cordee.core.drive import Records, settle_all
from cordee.lab.batch.lanes import deal, mark_legal, write_observation

HOLD = -1  # the action of a lane that is to wait
NOBODY = -1  # the seat of the rule of thumb in a lane without it
# What is told of a lane after a step: who is to move, whether a match ended, how, why an action was
# refused, how many actions the rule of thumb has made.
SEAT, DONE, HOW, REFUSED, MADE = range(5)


@rule
def advance(
    t: Table, s: State, lane: Any, draws: Numbers, low: np.uint64, action: int, stride: int,
    result: Numbers,
) -> int:  # fmt: skip
    """The seat to move acts; answers how the match ended, -1: it goes on."""
    lane.done = 0
    lane.refused = 0
    if action == HOLD:
        return -1
    lane.refused = check(t, s, wide(lane.seat), action)
    if lane.refused != LEGAL:
        return -1
    apply(t, s, wide(lane.seat), action)
    settle_all(t, s, np.uint64(lane.match), low, draws)
    lane.moves += 1
    mask = owing(t, s)
    if mask:
        lane.seat = lowest(mask)
        return -1
    how = outcome(t, s, result)
    lane.done = 1
    lane.played = lane.moves
    lane.ended += 1
    lane.match += stride
    deal(t, s, lane, draws, low)
    return how


@rule
def advance_thumb(
    t: Table, s: State, lane: Any, draws: Numbers, low: np.uint64, stride: int, result: Numbers,
    thumb: int, how: int, view: Any, out: Actions, worth: Numbers, told: Numbers,
) -> None:  # fmt: skip
    """Where it is the rule of thumb's turn, it acts until it is somebody else's. Writes what is
    told of the step; `how` a match ended before that, -1: none did."""
    done, refused = wide(lane.done), wide(lane.refused)
    made = 0
    while lane.seat == thumb and refused == LEGAL:
        action = greedy_action(t, s, view, thumb, out, worth)
        ended = advance(t, s, lane, draws, low, action, stride, result)
        refused = wide(lane.refused)
        made += 1
        if lane.done:
            done, how = 1, ended
    told[SEAT] = lane.seat
    told[DONE] = done
    told[HOW] = how
    told[REFUSED] = refused
    told[MADE] = made


@entry
def deal_lanes(
    tables: Records, kinds: Numbers, states: Records, lanes: Records, draws: Numbers,
    low: np.uint64,
) -> None:  # fmt: skip
    for i in range(len(states)):
        lanes[i].match = i
        deal(tables[kinds[i]], states[i], lanes[i], draws[:, i], low)


@entry
def step_lanes(
    tables: Records, kinds: Numbers, states: Records, lanes: Records, draws: Numbers,
    results: Numbers, actions: Numbers, thumbs: Numbers, views: Records, out: Actions,
    worth: Numbers, legal: Numbers, seen: Numbers, told: Numbers, low: np.uint64, seats: int,
) -> None:  # fmt: skip
    """One action in every lane, and those of the rule of thumb where it has a seat."""
    for i in range(len(states)):
        t, s, lane = tables[kinds[i]], states[i], lanes[i]
        how = advance(t, s, lane, draws[:, i], low, wide(actions[i]), len(states), results[i])
        advance_thumb(
            t, s, lane, draws[:, i], low, len(states), results[i], wide(thumbs[i]), how, views[0],
            out, worth, told[:, i],
        )  # fmt: skip
        seat = wide(lane.seat)
        mark_legal(t, s, seat, out, legal[:, i])
        for step in range(seen.shape[0]):
            write_observation(t, s, (seat + step) % seats, views[0], seen[step, :, i])


@entry
def greedy_lanes(
    tables: Records, kinds: Numbers, states: Records, lanes: Records, views: Records, out: Actions,
    worth: Numbers, actions: Numbers,
) -> None:  # fmt: skip
    """What the rule of thumb would play in the first lanes, as many as there are actions."""
    for i in range(len(actions)):
        seat = wide(lanes[i].seat)
        actions[i] = greedy_action(tables[kinds[i]], states[i], views[0], seat, out, worth)
