"""What the end of a match pays each seat. Nothing is paid before: the games count at the end.

`margin`  the side's points less the mean of the other sides' (co-operation: the points)
`points`  the side's points
`win`     1 to a lone winner, -1 shared among the others; who ties at the top shares (co-operation:
          the points). Sums to nothing, as `margin` does.

Members of a side are paid the same.
"""

from typing import Any

import numpy as np

from cordee.core.game import Game
from cordee.core.options import Options

KINDS = ("margin", "points", "win")


class Rewards:
    """Turns points and ranks of sides into rewards of seats, for one match or for many."""

    def __init__(self, game: Game, options: Options, seats: int, kind: str | None = None) -> None:
        self.kind = game.natural_reward if kind is None else kind
        if self.kind not in KINDS:
            raise ValueError(f"reward is one of {', '.join(KINDS)}, not {self.kind!r}")
        sides = game.sides(options, seats)
        self.sides = len(sides)
        if self.sides == 1:
            self.kind = "points"  # co-operation: nobody to be ahead of
        self.side_of = np.zeros(seats, np.int64)
        for side, members in enumerate(sides):
            self.side_of[list(members)] = side
        self.least, self.most = self._bounds(*game.points_range(options, seats))

    @property
    def is_zero_sum(self) -> bool:
        """Whether the seats' rewards always sum to nothing (sides are of one size)."""
        return self.kind != "points"

    def _bounds(self, low: int, high: int) -> tuple[float, float]:
        if self.kind == "win":
            return -1.0, 1.0
        if self.kind == "points":
            return float(low), float(high)
        return float(low - high), float(high - low)

    def of_sides(self, points: Any, ranks: Any) -> np.ndarray:
        """Rewards [..., side] from points and ranks [..., side]."""
        paid = np.asarray(points, np.float64)
        others = self.sides - 1
        if self.kind == "margin":
            paid = paid - (paid.sum(axis=-1, keepdims=True) - paid) / others
        elif self.kind == "win":
            won = (np.asarray(ranks) == 1).astype(np.float64)
            share = won / won.sum(axis=-1, keepdims=True)
            paid = (share * self.sides - 1) / others
        return paid

    def of_seats(self, points: Any, ranks: Any) -> np.ndarray:
        """Rewards [..., seat] from points and ranks [..., side]."""
        paid: np.ndarray = self.of_sides(points, ranks)[..., self.side_of]
        return paid
