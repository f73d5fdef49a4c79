"""The player that rolls a die: every legal move is as likely."""

import random
from collections.abc import Sequence

from cordee.core.turn import Move
from cordee.core.view import View


class RandomBot:
    """Uniform over the legal moves."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        return rng.choice(moves)
