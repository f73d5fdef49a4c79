"""What a run of the learner is made of, and the tables it plays at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from cordee import games
from cordee.core.game import Game

# What is learnt together under one name: variants and their shares of the lanes. One network plays
# classic and duel, whose rules for two are the same but for Exploits. Single rounds: their points
# add up, and a learner sees three times as many ends.
MIXES: dict[str, tuple[tuple[str, str | None, int], ...]] = {
    "classic": (("classic", "single", 3), ("duel", "exploits", 1)),
    "duel": (("duel", None, 1), ("duel", "exploits", 1)),
    "board": (("board", "short", 1),),
    "roll": (("roll", None, 1),),
}
SEATS = 2


@dataclass(frozen=True)
class Settings:
    """Numbers that shape the learning; all of them are kept with a run."""

    game: str = "classic"
    seed: int = 1
    lanes: int = 16_384
    steps: int = 64  # decisions a lane between two updates
    minibatch: int = 16_384
    width: int = 256
    blocks: int = 3
    learning_rate: tuple[float, float] = (5e-4, 2e-5)  # at the beginning, at the end
    entropy: tuple[float, float] = (0.02, 0.001)  # what a nat of it is worth, in rewards
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages
    grip: float = 1.0  # longest step of the gradient
    points: float = 50.0  # so many points are a reward of one
    league: int = 8  # one lane in so many plays against a past self
    past: int = 8  # how many past selves are kept
    past_every: int = 16  # updates between two of them
    stagger: int = 96  # decisions over which the lanes' starts are spread
    test_deals: int = 4_096
    test_seconds: float = 30.0

    def fitting(self) -> "Settings":
        """The same with minibatches and tests that fit the number of lanes."""
        total = self.lanes * self.steps
        return replace(
            self, minibatch=min(self.minibatch, max(total // 4, 1)),
            test_deals=min(self.test_deals, self.lanes),
        )  # fmt: skip


def tables_of(name: str) -> tuple[Game, list[Any], list[int], list[str]]:
    """The game whose rules run, a table for each kind of lane, shares, and what they are called."""
    found, shares, titles = [], [], []
    for game_name, variant, share in MIXES[name]:
        game = games[game_name]
        options = game.options(variant)
        found.append(game.table(options, SEATS, game.builtin_data()))
        shares.append(share)
        titles.append(game_name if variant is None else f"{game_name}:{variant}")
    return games[MIXES[name][0][0]], found, shares, titles


def kinds_of(shares: Sequence[int], lanes: int) -> np.ndarray:
    """Which table each lane has, mixed evenly."""
    pattern = np.repeat(np.arange(len(shares)), shares)
    return np.resize(pattern, lanes).astype(np.int32)
