"""Lanes in which one seat is somebody's and compiled players have the others."""

import numpy as np

from cordee.bots.duels import GREEDY, greedy_action
from cordee.core.compile import entry, wide
from cordee.core.contract import LEGAL, Actions, Numbers
from cordee.lab.batch.lanes import Records, act, renew, roll_action, write_observation

NOTHING = -1  # the action of a lane that has just been dealt: only the others may be to move


@entry
def step_against(
    tables: Records, states: Records, lanes: Records, draws: Numbers, results: Numbers,
    actions: Actions, out: Actions, views: Records, worth: Numbers, finals: Numbers,
    low: np.uint64, policy: int, first: int, last: int,
) -> None:  # fmt: skip
    """One's own seat acts, then everybody else until it is to move again.

    It is seat number (match modulo seats) of every match, so that all seats come in turn.
    """
    t, v = tables[0], views[0]
    seats = wide(t.seats)
    for i in range(first, last):
        s, lane = states[i], lanes[i]
        action = wide(actions[i])
        ended = 0
        refused = 0
        own = wide(lane.match) % seats
        while True:
            over = False
            if action != NOTHING:
                over = act(t, s, lane, draws[i], low, action)
                refused = wide(lane.refused)
                if refused != LEGAL:
                    break
            if over:
                if len(finals):
                    write_observation(t, s, own, v, finals[i])
                renew(t, s, lane, draws[i], low, len(states), results[i])
                own = wide(lane.match) % seats
                ended = 1
            if wide(lane.seat) == own:
                break
            if policy == GREEDY:
                action = greedy_action(t, s, v, wide(lane.seat), out, worth)
            else:
                action = roll_action(t, s, lane, out, low)
        lane.done = ended
        lane.refused = refused
