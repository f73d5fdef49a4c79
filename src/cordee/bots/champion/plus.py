"""The network and possible worlds together: not offered by name until it beats the network alone.

The network proposes the moves it would consider. Each is tried in the same worlds, drawn from the
view alone; the network itself plays on for both, each seat from what it would see, and after a few
decisions the critic, which may see everything in a world that is only imagined, says what it is
worth. Playing on to the end instead costs ten times as much and blurs what a move has done.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cordee.bots.champion import batch
from cordee.bots.champion.bot import FILE, ChampionBot
from cordee.bots.champion.layout import WEARY
from cordee.bots.champion.weights import shipped
from cordee.bots.champion.worlds import go_on, imagine
from cordee.bots.finding import CHANCE, POINTS, Finding
from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.game import MOST_SEATS
from cordee.core.turn import Move
from cordee.core.view import View

CRITIC = f"{FILE}-critic"
NEVER = np.float32(-1e9)
HUNDRED = 100.0


@dataclass(frozen=True)
class Effort:
    """How hard it thinks: an amount of work, never of time."""

    worlds: int = 32
    ahead: int = 8  # decisions after its own
    least: float = 0.03  # the chance from which on the network considers a move
    most: int = 4  # moves it compares
    caution: float = 1.0  # so many deviations ahead, or the network's favourite is played


@dataclass(frozen=True)
class Prize:
    """What an end is worth, in the critic's measure."""

    win: float
    lead: float  # of `points`
    points: float = 50.0


ROUND, MATCH = Prize(0.0, 1.0), Prize(1.5, 0.1)  # one is played for its points, one to be won


def _prize(view: View) -> Prize:
    return MATCH if view.tables[0]["rounds"] > 1 else ROUND


class ChampionPlusBot:
    """Plays as the champion does, unless another of its moves turns out better in its worlds."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.plain = ChampionBot()
        self._actor = self.plain.weights.arrays
        self._critic = shipped(CRITIC).arrays

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        favourite = self.plain.choose(view, moves, rng)
        chances = self.plain.rate(view, moves)
        tried = sorted(moves, key=lambda move: -chances[move])[: self.effort.most]
        tried = [move for move in tried if chances[move] >= self.effort.least]
        if len(tried) < 2 or tried[0] != favourite:  # sure, or on its way out of a circle
            return favourite
        worth = self._try(view, tried, rng.getrandbits(63))
        gains = worth - worth[0]
        sure = gains.mean(1) - self.effort.caution * gains.std(1) / np.sqrt(gains.shape[1])
        return tried[int(np.argmax(sure))]  # the favourite gains nothing over itself, for sure

    def think(self, view: View, moves: Sequence[Move], rng: random.Random) -> Finding:
        """The network's own move, and by how much it is better than those it likes next best."""
        favourite = self.plain.choose(view, moves, rng)
        chances = self.plain.rate(view, moves)
        others = sorted((move for move in moves if move != favourite), key=lambda m: -chances[m])
        tried = (favourite, *others[: self.effort.most - 1])
        worth = self._try(view, tried, rng.getrandbits(63)).mean(1)
        prize, measure = _prize(view), CHANCE if _prize(view).win else POINTS
        unit = HUNDRED / (2 * prize.win) if prize.win else prize.points
        gains = tuple(((worth[0] - worth) * unit).tolist())
        return Finding(favourite, tried, gains, self.effort.worlds, measure)

    def _try(self, view: View, tried: Sequence[Move], seed: int) -> np.ndarray:
        """What each move is worth to the seat in each world: [moves, worlds]."""
        game, me, worlds = view.game, view.seat, self.effort.worlds
        assert me is not None, "spectators do not choose"
        many = worlds * len(tried)
        states = records.new(game.state_type, many)
        imagine(view.tables, view.views, states, worlds, len(tried), np.uint64(seed))
        draws = np.zeros((many, SOURCES), np.int64)
        seats, over = np.full(many, me, np.int64), np.zeros(many, np.int8)
        points = np.zeros((many, MOST_SEATS, 2), np.int32)
        eyes, out = records.new(game.view_type), np.zeros(game.actions, np.int16)
        legal = np.zeros((many, game.actions), np.int8)
        seen = np.zeros((2, many, game.observation), np.float32)
        actions = np.repeat([move.action for move in tried], worlds)
        for left in range(self.effort.ahead, -1, -1):
            go_on(
                view.tables, states, draws, worlds, np.uint64(seed), actions, seats, over, points,
                eyes, out, legal, seen if left == 0 else seen[:1],
            )  # fmt: skip
            if left == 0 or over.all():
                break
            actions = self._answers(seen[0], legal)
        value = self._values(seen) * np.where(seats == me, 1.0, -1.0)
        prize = _prize(view)
        lead = points[:, me, 0] - points[:, 1 - me, 0]
        ended = prize.lead * lead / prize.points + prize.win * np.sign(lead)
        return np.where(over > 0, ended, value).reshape(len(tried), worlds)

    def _answers(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """What the network plays in each world."""
        layout = self.plain.layout
        found = batch.answers(self._actor, seen[:, layout.groups], seen[:, layout.common])
        may = legal[:, layout.actions] > 0
        weary = (seen[:, layout.stall] > WEARY - 1e-3) & (legal[:, layout.way_out] > 0)
        may &= ~weary[:, None] | (layout.actions == layout.way_out)
        best: np.ndarray = layout.actions[np.where(may, found, NEVER).argmax(1)]
        return best

    def _values(self, seen: np.ndarray) -> np.ndarray:
        """What the critic thinks of each world for the seat to move."""
        layout = self.plain.layout
        own, other = seen
        each = np.concatenate([own[:, layout.groups], other[:, layout.hidden]], axis=2)
        nobody = np.zeros((len(own), 1), np.float32)  # plays by rule of thumb
        common = np.concatenate([own[:, layout.common], nobody], axis=1)
        return batch.values(self._critic, each, common)
