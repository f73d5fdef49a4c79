"""The moving average of a player's selves: who is tested, kept and met again.

Two who learn to beat each other go round in circles, their averages less so; and some of what is
luck in each step is left out.
"""

from collections.abc import Callable

import torch

from cordee.lab.learn.network import Actor, copy_weights, move_towards


class Average:
    """A network that follows a player, and the same in the precision it plays with."""

    def __init__(
        self, of: Actor, make: Callable[[], Actor], stays: float, precision: torch.dtype
    ) -> None:
        """`stays`: how much of it stays at an update."""
        self.of, self.stays = of, stays
        self.network = make()
        self._shown = make().to(precision)

    def begin(self) -> None:
        """So far there is one self only."""
        copy_weights(self.of, self.network)

    def follow(self) -> None:
        move_towards(self.network, self.of, 1.0 - self.stays)

    def player(self) -> Actor:
        found: Actor = self._shown
        copy_weights(self.network, found)
        return found
