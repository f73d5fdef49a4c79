"""What the critic says of positions in which everything is known: those that are only imagined, or
over. It learnt beside one of those the player is blended from, and saw both hands."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from cordee.bots.champion import batch
from cordee.bots.champion.bot import FILE
from cordee.bots.champion.layout import cards
from cordee.bots.champion.weights import shipped

CRITIC = f"{FILE}-critic"
HUNDRED = 100.0


@dataclass(frozen=True)
class Prize:
    """What an end is worth, in the critic's measure."""

    win: float
    lead: float  # of `points`
    points: float = 50.0

    @property
    def unit(self) -> float:
        """What one of the critic's measure is for people: points, or hundredths of the chance to
        win the match."""
        return HUNDRED / (2 * self.win) if self.win else self.points


ROUND, MATCH = Prize(0.0, 1.0), Prize(1.5, 0.1)  # one is played for its points, one to be won


def prize_of(table: np.void) -> Prize:
    """What is played for at a table."""
    return MATCH if table["rounds"] > 1 else ROUND


class Judge:
    """The critic that comes with the champion."""

    def __init__(self) -> None:
        self._arrays, self._layout = shipped(CRITIC).arrays, cards()

    def values(self, seen: Any) -> np.ndarray:
        """What each position is worth to the seat to move, from what that seat and the next one
        see: [2, positions, numbers]."""
        layout = self._layout
        own, other = seen
        each = np.concatenate([own[:, layout.groups], other[:, layout.hidden]], axis=2)
        nobody = np.zeros((len(own), 1), np.float32)  # plays by rule of thumb
        common = np.concatenate([own[:, layout.common], nobody], axis=1)
        return batch.values(self._arrays, each, common)
