"""The player by rule of thumb. The thumb is the game's own: its `greedy` verb."""

import random
from collections.abc import Sequence

import numpy as np

from cordee.core import drive
from cordee.core.turn import Move
from cordee.core.view import View


class GreedyBot:
    """Plays the move its game's rule of thumb values most."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        worth = self.rate(view, moves)
        return max(moves, key=lambda move: worth[move])

    def rate(self, view: View, moves: Sequence[Move]) -> dict[Move, float]:
        """What each move is worth, in points."""
        worth = np.zeros(view.game.actions, np.float32)
        drive.greedy_one(view.tables, view.views, worth)
        return {move: float(worth[move.action]) for move in moves}
