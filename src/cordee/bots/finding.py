"""What a player that compares moves came to."""

from dataclasses import dataclass

from cordee.core.turn import Move

# What a gain is counted in: points, or hundredths of the chance to win the match.
POINTS, CHANCE = "points", "chance"


@dataclass(frozen=True)
class Finding:
    """A move, and the moves it was compared with."""

    move: Move
    moves: tuple[Move, ...]  # as they came to mind
    gains: tuple[float, ...]  # by which `move` is expected to be better than each of them
    worlds: int
    measure: str = POINTS
