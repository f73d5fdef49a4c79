"""What a column is likely to be worth in the end: the tables behind the rule-of-thumb player.

One expedition is looked at alone. In each turn that is left it is served with a fixed chance: by
dice (the smallest number that fits, if that helps) or by an acceleration (the same number again).
What such a column ends with on average is worked out backwards from the last turn, once, on import.
"""

import numpy as np

from cordee.games.roll.state import BOXES, BRIDGE_BOX, NUMBERS

TURNS = 36  # turns left that the tables tell apart
SERVED = 0.165  # chance that a turn's dice go to one certain column
ACCELERATED = 0.045  # chance of an acceleration there
NUMBERS_OFFERED = 3
FIRST_TO_CROSS = 0.5  # chance that an open bridge will still pay
PAYS = 20.0

# The printed values, as far as a rule of thumb cares; rules and scores read the table's own.
BOX_POINTS = (0.0, -20.0, -15.0, -10.0, 5.0, 10.0, 15.0, 30.0, 35.0, 50.0)
ROUND_ONLY = -100.0


def _lowest_that_fits() -> np.ndarray:
    """chance[last, n]: that n is the lowest number offered from `last` on; [last, 0]: none is."""
    chance = np.zeros((NUMBERS + 1, NUMBERS + 1))
    for last in range(NUMBERS + 1):
        least = max(last, 1)
        for n in range(least, NUMBERS + 1):
            none_below = (1 - (n - least) / NUMBERS) ** NUMBERS_OFFERED
            chance[last, n] = none_below - (1 - (n - least + 1) / NUMBERS) ** NUMBERS_OFFERED
        chance[last, 0] = 1 - chance[last, 1:].sum()
    return chance


def _prospects() -> np.ndarray:
    """worth[ticked, bridge open, turns left, boxes filled, last number], in points."""
    worth = np.zeros((2, 2, TURNS + 1, BOXES + 1, NUMBERS + 1))
    lowest = _lowest_that_fits()
    again = np.maximum(np.arange(NUMBERS + 1), 1)
    for ticked in range(2):
        for is_open in range(2):
            now = np.outer(BOX_POINTS, np.ones(NUMBERS + 1)) * (1 + ticked)
            if ticked:
                now[0] = ROUND_ONLY
            now[BRIDGE_BOX:] += PAYS * FIRST_TO_CROSS * is_open
            worth[ticked, is_open, 0] = now
            for left in range(1, TURNS + 1):
                stay, on = now[:-1], now[1:]
                # by dice: [boxes, last, n]
                best = np.maximum(on[:, None, :], stay[:, :, None])
                dice = (best[:, :, 1:] * lowest[None, :, 1:]).sum(2) + stay * lowest[None, :, 0]
                jump = np.maximum(on[:, again], stay)
                kept = 1 - SERVED - ACCELERATED
                now = now.copy()
                now[:-1] = kept * stay + SERVED * dice + ACCELERATED * jump
                worth[ticked, is_open, left] = now
    return worth


# A full column stays what it is: kept apart, for the constants of a GPU's kernel are few (64 KiB).
_ALL = _prospects().astype(np.float32)
PROSPECTS = np.ascontiguousarray(_ALL[:, :, :, :BOXES])
FULL = np.ascontiguousarray(_ALL[:, :, 0, BOXES, 0])  # [ticked, bridge open]
