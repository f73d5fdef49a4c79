"""Six strengths, each defined by work and settings, never by time: the same on every machine."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How one level thinks."""

    slip: float = 0.0  # chance to take the next best move instead, again and again
    playouts: int = 0  # at most so many a decision; 0: by rule of thumb alone
    moves: int = 6  # how many of the rule of thumb's favourites are compared
    prior: float = 30.0  # the rule of thumb's opinion counts like so many worlds
    caution: float = 1.0  # deviations by which a move must be ahead to overrule the favourite
    drop: float = 2.0  # deviations behind the leader at which a move is given up


LEVELS = {
    1: Level(slip=0.65),
    2: Level(slip=0.42),
    3: Level(slip=0.27),
    4: Level(slip=0.16),
    5: Level(slip=0.04),
    6: Level(playouts=800),
}
