"""A match as learners play it: actions as numbers, observations as numbers. Used by the adapters.

The rules, legality and scores are those of `Match`; this only turns words into numbers.
"""

from typing import Any

import numpy as np

from cordee.apis.setting import Setting
from cordee.core import drive
from cordee.core.match import Match
from cordee.core.turn import Decide, Over
from cordee.core.view import View

# Observations are scaled to be small; no field leaves these bounds (see docs/encodings.md).
LOWEST, HIGHEST = -1000.0, 1000.0


class Play:
    """One match at a time."""

    match: Match

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self._words = self.game.moves

    def deal(self, seed: int) -> None:
        """A new match begins."""
        self.match = self.game.start(self.setting.seats, seed, self.setting.options)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a move; none: it is over."""
        turn = self.match.turn
        return turn.seats if isinstance(turn, Decide) else ()

    def view(self, seat: int | None) -> View:
        """What a seat may know (None: a spectator)."""
        return self.match.view(seat)

    def mask(self, seat: int, width: int | None = None) -> np.ndarray:
        """1 for every action that the seat may do; all 0 where it is not asked."""
        mask = np.zeros(width or self.game.actions, np.int8)
        if seat in self.asked:
            mask[[move.action for move in self.match.moves(seat)]] = 1
        return mask

    def numbers(self, seat: int) -> np.ndarray:
        """What the seat may know, as numbers of the game's encoding."""
        view = self.match.view(seat)
        out = np.empty(self.game.observation, np.float32)
        drive.observe_one(view.tables, view.views, out)
        return out

    def perfect_information(self) -> np.ndarray:
        """What all seats together know, [seat, number]: for critics in training, for no player."""
        return np.stack([self.numbers(seat) for seat in range(self.setting.seats)])

    def may(self, seat: int, action: int) -> bool:
        """Whether the seat is asked, and may do this."""
        if seat not in self.asked or not 0 <= action < len(self._words):
            return False
        move = self._words[action]
        return move is not None and self.match.why_not(seat, move) is None

    def act(self, seat: int, action: int) -> None:
        """A seat moves; an illegal move raises `IllegalMove` with the reason."""
        self.match.submit(seat, self.game.write_move(action))

    def rewards(self) -> list[float]:
        """What each seat is paid: nothing before the end."""
        turn = self.match.turn
        if not isinstance(turn, Over):
            return [0.0] * self.setting.seats
        points = [score.total for score in turn.scores]
        paid: Any = self.setting.rewards.of_seats(points, turn.ranking).tolist()
        return list(paid)
