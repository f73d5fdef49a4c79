"""Observation and action spaces, the same for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

from cordee.apis.play import HIGHEST, LOWEST
from cordee.core.game import Game


def observations(game: Game, *, waits: bool = False) -> spaces.Dict:
    """Numbers of the game's encoding, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (game.observation,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions + waits,), np.int8),
        }
    )


def actions(game: Game, *, waits: bool = False) -> spaces.Discrete:
    """Every action of the game; where all act at once, one more: to wait."""
    return spaces.Discrete(game.actions + waits)


def perfect_information(game: Game, seats: int) -> spaces.Box:
    """What all seats together know."""
    return spaces.Box(LOWEST, HIGHEST, (seats, game.observation), np.float32)
