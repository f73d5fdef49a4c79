"""Advice for people: what the strongest player at their table would do, and what speaks for it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from cordee.bots.champion import ChampionPlusBot, knows, warm_champion
from cordee.bots.finding import POINTS, Finding
from cordee.bots.search import LEVELS, SearchBot, warm_search
from cordee.core import warm
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.core.turn import Move
from cordee.core.view import View

BOTS = "bots"  # what is compiled for them, beside the rules


@dataclass(frozen=True)
class Advice:
    """A move, the next best one, and by how much it is expected to be better than that."""

    move: Move
    other: Move | None = None
    gain: float | None = None
    measure: str = POINTS  # or CHANCE: what the gain is counted in


def advise(view: View, moves: Sequence[Move], rng: random.Random) -> Advice:
    """What to tell somebody who asks. Depends on the view and on `rng` alone."""
    if len(moves) == 1:
        return Advice(moves[0])
    found = _think(view, moves, rng)
    gains = dict(zip(found.moves, found.gains, strict=True))
    del gains[found.move]
    # Nothing else came to mind; or points only tell the ranking, and a few of them say nothing.
    if not gains or view.game.natural_reward == "win":
        return Advice(found.move)
    other = min(gains, key=lambda move: gains[move])
    return Advice(found.move, other, round(max(gains[other], 0.0), 1), found.measure)


def adviser(view: View) -> str:
    """The name of who is asked."""
    return "champion+" if knows(view) else "search"


def _think(view: View, moves: Sequence[Move], rng: random.Random) -> Finding:
    if knows(view):
        return ChampionPlusBot().think(view, moves, rng)
    return SearchBot(max(LEVELS)).think(view, moves, rng)


def warm_bots(match: Match) -> None:
    """Compiles what the bots of a match's game need, and advice, should it be the first time."""
    warm_search(match)
    warm_champion(match)
    warm.note_warm(match.game, BOTS)


def are_bots_warm(game: Game) -> bool:
    """Whether they were compiled before."""
    return warm.is_warm(game, BOTS)
