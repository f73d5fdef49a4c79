"""The learned player. It sees what its seat may know, and nothing else."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from cordee.bots.champion.forward import answer
from cordee.bots.champion.layout import PATIENCE, WEARY, cards
from cordee.bots.champion.levels import LEVELS, forget
from cordee.bots.champion.weights import Weights, shipped
from cordee.core import drive
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.turn import Move
from cordee.core.view import View
from cordee.games.cards.state import COLOURS
from cordee.games.cards.state import VIEW as CARDS_VIEW

SEATS = 2
FILE = "cards"
ORDER = (
    "in_each", "in_bias", "in_common", "each", "bias", "mean", "most", "back", "back_bias",
    "pool_mean", "pool_bias", "pool_most", "out_each", "out_bias", "out_common", "out_common_bias",
)  # fmt: skip


def covers(game: Game, options: Options, seats: int) -> bool:
    """The card game for two with five colours, each for oneself, as published."""
    if game.view_type != CARDS_VIEW or seats != SEATS:
        return False
    return _is_known(game.table(options, seats, game.builtin_data()))


def knows(view: View) -> bool:
    """Whether it plays at the table that a view is of."""
    return view.game.view_type == CARDS_VIEW and _is_known(view.tables[0])


def _is_known(table: np.void) -> bool:
    return bool(
        table["seats"] == SEATS and table["colours"] == COLOURS - 1
        and not table["penalty"] and not table["cooperation"]
    )  # fmt: skip


class ChampionBot:
    """Plays the likeliest answer of its network; where play goes in circles, any by its chance,
    and in the end a card from the deck.

    It remembers nothing from one decision to the next. Weaker levels doubt and forget.
    """

    def __init__(self, level: int = max(LEVELS), weights: Weights | None = None) -> None:
        self.level = LEVELS[level]
        self.weights = weights or shipped(FILE)
        arrays = self.weights.arrays
        self.layout = cards()
        self._arrays: Any = tuple(arrays[name] for name in ORDER)
        many, width = len(self.layout.groups), arrays["in_each"].shape[1]
        self._places = np.full(int(self.layout.actions.max()) + 1, -1)
        self._places[self.layout.actions] = np.arange(len(self.layout.actions))
        self._h = np.zeros((many, width), np.float32)
        self._z = np.zeros((many, width), np.float32)
        self._room = np.zeros((4, max(width, self.layout.groups.shape[1])), np.float32)

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        if not knows(view):
            raise UnknownBot("bot-not-here", bot="champion")
        if len(moves) == 1:
            return moves[0]
        seen, chances = self._think(view, rng)
        if seen[self.layout.stall] > WEARY - 1e-3:
            for move in moves:
                if move.action == self.layout.way_out:
                    return move
        rated = [float(chances[self._places[move.action]]) for move in moves]
        best, doubt = max(rated), self.level.doubt
        if not doubt:
            if seen[self.layout.stall] < PATIENCE - 1e-3:
                return moves[rated.index(best)]
            doubt = 1.0
        return rng.choices(moves, [math.exp((one - best) / doubt) for one in rated])[0]

    def rate(self, view: View, moves: Sequence[Move]) -> dict[Move, float]:
        """The chance it gives each move."""
        _, chances = self._think(view)
        rated = [float(chances[self._places[move.action]]) for move in moves]
        best = max(rated)
        shares = [math.exp(one - best) for one in rated]
        return {move: one / sum(shares) for move, one in zip(moves, shares, strict=True)}

    def _think(self, view: View, rng: random.Random | None = None) -> tuple[np.ndarray, np.ndarray]:
        seen = np.zeros(view.game.observation, np.float32)
        out = np.zeros(len(self.layout.actions), np.float32)
        drive.observe_one(view.tables, view.views, seen)
        if rng is not None and self.level.forget:
            forget(seen, self.level.forget, rng)
        answer(
            seen, self.layout.groups, self.layout.common, self._h.copy(), self._z.copy(),
            self._room.copy(), out, *self._arrays,
        )  # fmt: skip
        return seen, out
