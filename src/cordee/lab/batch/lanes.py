"""What happens in one lane of a batch: the same functions on the CPU and inside a CUDA kernel.

A lane plays match after match. Lane i of n plays the matches number i, i + n, i + 2n, ... of a
seed; match number g is dealt from (g, seed) wherever it is played, and its random players roll
from a stream of their own. So a match does not depend on the batch, the device or the threads.
"""

from typing import Any

import numpy as np

from cordee.core.bits import lowest
from cordee.core.chance import SOURCES, stream
from cordee.core.compile import rule, wide
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
    look,
    observe,
    outcome,
    owing,
)
from cordee.core.drive import BOTS_LUCK, random_action, settle_all

Records = Any  # an array of table, state, view or lane records

# What a lane remembers besides its state.
LANE = np.dtype(
    [
        ("match", np.int64),  # the number of the match being played
        ("rolled", np.int64),  # how far its random players' dice have gone
        ("moves", np.int32),  # decisions made in it
        ("played", np.int32),  # decisions of the match that ended last
        ("ended", np.int32),  # matches that have ended in this lane
        ("refused", np.int16),  # why the last action was not played, 0: it was
        ("seat", np.int8),  # who is to move
        ("done", np.int8),  # the last action ended a match, and a new one has been dealt
    ],
    align=True,
)


@rule
def deal(t: Table, s: State, lane: Any, draws: Numbers, low: np.uint64) -> None:
    """A match begins, up to its first decision."""
    for source in range(SOURCES):
        draws[source] = 0
    lane.rolled = 0
    lane.moves = 0
    begin(t, s)
    settle_all(t, s, np.uint64(lane.match), low, draws)
    lane.seat = lowest(owing(t, s))


@rule
def dice(match: int, low: np.uint64) -> np.uint64:
    """The stream that the random players of a match roll from."""
    return stream(np.uint64(match) ^ BOTS_LUCK, low, 0)


@rule
def roll_action(t: Table, s: State, lane: Any, out: Actions, low: np.uint64) -> int:
    """An action of the seat to move, uniform over its legal ones."""
    action, lane.rolled = random_action(
        t, s, wide(lane.seat), out, dice(lane.match, low), wide(lane.rolled)
    )
    return action


@rule
def act(t: Table, s: State, lane: Any, draws: Numbers, low: np.uint64, action: int) -> bool:
    """The seat to move acts. An illegal action changes nothing but says why.

    Answers whether the match is over; it then lies there as it ended, until it is renewed.
    """
    lane.done = 0
    lane.refused = check(t, s, wide(lane.seat), action)
    if lane.refused != LEGAL:
        return False
    apply(t, s, wide(lane.seat), action)
    settle_all(t, s, np.uint64(lane.match), low, draws)
    lane.moves += 1
    mask = owing(t, s)
    if mask:
        lane.seat = lowest(mask)
        return False
    return True


@rule
def renew(
    t: Table, s: State, lane: Any, draws: Numbers, low: np.uint64, stride: int, result: Numbers
) -> None:
    """An ended match is counted, and the lane's next one is dealt."""
    outcome(t, s, result)
    lane.done = 1
    lane.played = lane.moves
    lane.ended += 1
    lane.match += stride
    deal(t, s, lane, draws, low)


@rule
def mark_legal(t: Table, s: State, seat: int, out: Actions, legal: Numbers) -> None:
    """legal[action] = 1 where the seat may do it."""
    for action in range(len(legal)):
        legal[action] = 0
    for i in range(candidates(t, s, seat, out)):
        action = wide(out[i])
        legal[action] = check(t, s, seat, action) == LEGAL  # no branch: see `observe`


@rule
def write_observation(t: Table, s: State, seat: int, v: View, numbers: Numbers) -> None:
    """What the seat to move sees, as numbers."""
    look(t, s, seat, v)
    observe(t, v, numbers)


@rule
def write_everything(t: Table, s: State, v: View, numbers: Numbers) -> None:
    """What every seat sees, numbers[seat]: together all that anybody knows. For critics only."""
    for seat in range(wide(t.seats)):
        write_observation(t, s, seat, v, numbers[seat])


@rule
def play_matches(
    t: Table, s: State, out: Actions, draws: Numbers, low: np.uint64, first: int, match: int,
    stride: int, many: int, results: Numbers, lengths: Numbers, most: int,
) -> None:  # fmt: skip
    """Random matches number first + match, first + match + stride, ... below first + many.

    results[match] = (points, rank) of each side, lengths[match] = its decisions. One flat loop:
    lanes of a GPU that are in different matches still walk side by side.
    """
    moves = most  # as if a match had just ended
    rolled = wide(0)
    seed = np.uint64(0)
    luck = np.uint64(0)
    match -= stride
    while True:
        mask = wide(0)
        if moves < most:
            settle_all(t, s, seed, low, draws)
            mask = owing(t, s)
        if mask == 0:
            if match >= 0:
                outcome(t, s, results[match])
                lengths[match] = moves
            match += stride
            if match >= many:
                return
            for source in range(SOURCES):
                draws[source] = 0
            moves = 0
            rolled = 0
            seed = np.uint64(first + match)
            luck = dice(first + match, low)
            begin(t, s)
        else:
            seat = lowest(mask)
            action, rolled = random_action(t, s, seat, out, luck, rolled)
            apply(t, s, seat, action)
            moves += 1
