"""The player that searches: the rule of thumb proposes, possible worlds decide."""

import random
from collections.abc import Sequence

import numpy as np

from cordee.bots.finding import Finding
from cordee.bots.search.levels import LEVELS, Level
from cordee.bots.search.race import race
from cordee.core import drive, records
from cordee.core.chance import SOURCES
from cordee.core.contract import NEVER
from cordee.core.game import MOST_SEATS
from cordee.core.match import Match
from cordee.core.turn import Decide, Move
from cordee.core.view import View

BLOCK = 16  # worlds between two looks at who is behind
MOST_MOVES = 100_000  # of one playout
LAST_CHAPTER = 100  # later than any match has


def warm_search(match: Match) -> None:
    """Compiles the search of a match's game, should it be the first time."""
    if isinstance(match.turn, Decide):
        view = match.view(match.turn.seats[0])
        SearchBot(Level(playouts=2)).choose(view, view.moves, random.Random(1))


class Stop:
    """Given to a search, it can end it from another thread."""

    def __init__(self) -> None:
        self.flag = np.zeros(1, np.int16)

    def set(self) -> None:
        """The move being thought about is answered at once, as it stands."""
        self.flag[0] = 1


class SearchBot:
    """Plays what is best on average over possible worlds, if it is so beyond doubt.

    It remembers nothing from one decision to the next, so threads may share one.
    """

    def __init__(self, level: int | Level) -> None:
        self.level = LEVELS[level] if isinstance(level, int) else level

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        return self.think(view, moves, rng).move

    def think(
        self, view: View, moves: Sequence[Move], rng: random.Random, stop: Stop | None = None
    ) -> Finding:
        """The move and what speaks for it. Leaves the interpreter free for other threads."""
        seed = rng.getrandbits(64)
        worth = np.zeros(view.game.actions, np.float32)
        drive.greedy_one(view.tables, view.views, worth)
        ranked = sorted(moves, key=lambda move: -worth[move.action])
        ranked = [move for move in ranked if worth[move.action] > NEVER] or ranked
        place = 0
        while place + 1 < len(ranked) and rng.random() < self.level.slip:
            place += 1
        if self.level.playouts == 0 or len(ranked) == 1 or place:
            gaps = tuple(float(worth[ranked[place].action] - worth[m.action]) for m in ranked)
            return Finding(ranked[place], tuple(ranked), gaps, 0)
        return self.compare(view, ranked[: self.level.moves], worth, seed, stop or Stop())

    def compare(
        self, view: View, ranked: list[Move], worth: np.ndarray, seed: int, stop: Stop
    ) -> Finding:
        """Some moves against each other in possible worlds; `worth` is what was thought of them."""
        game, level, many, seat = view.game, self.level, len(ranked), view.seat
        assert seat is not None, "spectators do not choose"
        side = next(i for i, members in enumerate(view.sides) if seat in members)
        until = view.plain.chapter + 1 if game.rounds_add_up else LAST_CHAPTER
        actions = np.array([move.action for move in ranked], np.int16)
        gains, squares, tried = np.zeros(many), np.zeros(many), np.zeros(many)
        alive = np.zeros(many, np.int16)
        race(
            view.tables, view.views, records.new(game.state_type, 2), records.new(game.view_type),
            actions, many, seat, side, len(view.sides), until, level.playouts, BLOCK, level.drop,
            np.zeros(game.actions, np.int16), np.zeros(game.actions, np.float32),
            np.zeros(SOURCES, np.int64), np.zeros((MOST_SEATS, 2), np.int32),
            gains, squares, tried, alive, stop.flag, np.uint64(seed), MOST_MOVES,
        )  # fmt: skip
        prior = (worth[actions] - worth[actions[0]]).astype(float)
        means = (gains + level.prior * prior) / (tried + level.prior)
        doubt = np.sqrt(np.maximum(squares * tried - gains**2, 0.0)) / np.maximum(tried, 1.0) ** 1.5
        sure = np.where(alive > 0, means - level.caution * doubt, -np.inf)
        sure[0] = 0.0
        best = int(np.argmax(sure))
        return Finding(
            ranked[best], tuple(ranked), tuple((means[best] - means).tolist()), int(tried.max())
        )
