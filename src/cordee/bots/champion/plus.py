"""The network and possible worlds together: the strongest player of the card game there is here.

The network proposes the moves it would consider. Each is made in the same worlds, drawn from the
view alone, and the critic, which may see everything in a world that is only imagined, says what it
is worth. Playing on before asking it tells no more: what happens on the way blurs what a move has
done, and where it was measured the critic's first word told most of what playing to the end does.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cordee.bots.champion.bot import ChampionBot, knows
from cordee.bots.champion.judge import Judge, prize_of
from cordee.bots.champion.worlds import act, imagine
from cordee.bots.finding import CHANCE, POINTS, Finding
from cordee.core import records
from cordee.core.game import MOST_SEATS
from cordee.core.match import Match
from cordee.core.turn import Decide, Move
from cordee.core.view import View


@dataclass(frozen=True)
class Effort:
    """How hard it thinks: an amount of work, never of time."""

    worlds: int = 128
    least: float = 1e-9  # the chance from which on the network considers a move
    most: int = 8  # moves it compares
    margin: float = 1.0  # points that another move must be ahead, or the favourite is played
    # The same in matches of several rounds and with Exploits. None: the favourite always is, as
    # worlds were not found to choose better there.
    elsewhere: float | None = None


def warm_champion(match: Match) -> None:
    """Compiles what the champion needs at a match, should it play there, and be the first time."""
    if isinstance(match.turn, Decide):
        view = match.view(match.turn.seats[0])
        if knows(view):
            ChampionPlusBot(Effort(worlds=1)).think(view, view.moves, random.Random(1))


class ChampionPlusBot:
    """Plays as the champion does, unless another of its moves turns out better in its worlds; that
    is so in single rounds, and elsewhere it only says what else a move is worth."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.plain = ChampionBot()
        self.judge = Judge()

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        considered = self._considered(view, moves, rng)
        if len(considered) == 1 or self._margin(view) is None:
            return considered[0]
        return self._compare(view, considered, len(considered), rng).move

    def think(self, view: View, moves: Sequence[Move], rng: random.Random) -> Finding:
        """Its move, and by how much that is better than what else it considered; where it was sure,
        than the next best move that it did not."""
        considered = self._considered(view, moves, rng)
        many = len(considered)
        if many == 1 < len(moves):
            chances = self.plain.rate(view, moves)
            rest = [move for move in moves if move != considered[0]]
            considered.append(max(rest, key=lambda move: chances[move]))
        return self._compare(view, considered, many, rng)

    def _margin(self, view: View) -> float | None:
        """The points that another move must be ahead at this table; None: nothing is enough."""
        table = view.tables[0]
        is_plain = table["rounds"] == 1 and not table["exploits"]
        return self.effort.margin if is_plain else self.effort.elsewhere

    def _considered(self, view: View, moves: Sequence[Move], rng: random.Random) -> list[Move]:
        """The network's favourite, and other moves that come to its mind."""
        favourite = self.plain.choose(view, moves, rng)
        chances = self.plain.rate(view, moves)
        ranked = sorted(moves, key=lambda move: -chances[move])
        if ranked[0] != favourite:  # on its way out of a circle
            return [favourite]
        others = ranked[1 : self.effort.most]
        return [favourite, *(move for move in others if chances[move] >= self.effort.least)]

    def _compare(self, view: View, tried: list[Move], many: int, rng: random.Random) -> Finding:
        """The favourite against others, of which it may be one of the first `many` instead."""
        prize, margin = prize_of(view.tables[0]), self._margin(view)
        worth = self._try(view, tried, rng.getrandbits(63)).mean(1)
        ahead = worth - worth[0]
        ahead[1:] -= (margin or 0.0) / prize.points
        best = 0 if margin is None else int(np.argmax(ahead[:many]))
        gains = tuple(((worth[best] - worth) * prize.unit).tolist())
        measure = CHANCE if prize.win else POINTS
        return Finding(tried[best], tuple(tried), gains, self.effort.worlds, measure)

    def _try(self, view: View, tried: Sequence[Move], seed: int) -> np.ndarray:
        """What each move is worth to the seat in each world: [moves, worlds]."""
        game, me, worlds = view.game, view.seat, self.effort.worlds
        assert me is not None, "spectators do not choose"
        many = worlds * len(tried)
        states = records.new(game.state_type, many)
        imagine(view.tables, view.views, states, worlds, len(tried), np.uint64(seed))
        actions = np.repeat([move.action for move in tried], worlds)
        seats, over = np.full(many, me, np.int64), np.zeros(many, np.int8)
        points = np.zeros((many, MOST_SEATS, 2), np.int32)
        seen = np.zeros((2, many, game.observation), np.float32)
        act(
            view.tables, states, worlds, np.uint64(seed), actions, seats, over, points,
            records.new(game.view_type), seen,
        )  # fmt: skip
        value = self.judge.values(seen) * np.where(seats == me, 1.0, -1.0)
        prize = prize_of(view.tables[0])
        lead = points[:, me, 0] - points[:, 1 - me, 0]
        ended = prize.lead * lead / prize.points + prize.win * np.sign(lead)
        return np.where(over > 0, ended, value).reshape(len(tried), worlds)
