"""The tables on which every property is tried: at most ten a game, chosen so that each pair of
settings meets somewhere. A registered game without tables here fails.
"""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from cordee import games
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.core.options import Options, as_text
from cordee.core.turn import Decide


@dataclass(frozen=True)
class Setup:
    """A game, its seats and its options."""

    name: str
    seats: int
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return games[self.name]

    @property
    def options(self) -> Options:
        return self.game.options(**self.values)

    def start(self, seed: int) -> Match:
        return self.game.start(self.seats, seed, self.options)

    def __str__(self) -> str:
        settings = [f"{key}={value}" for key, value in as_text(self.options).items()
                    if key in self.values]  # fmt: skip
        return "-".join([self.name, str(self.seats), *settings]).replace(",", "")


SETUPS = {
    "classic": [
        Setup("classic", 2, {"rounds": 1}),
        Setup("classic", 2, {"rounds": 2, "hand_penalty": True, "open_piles": True}),
        Setup("classic", 2, {"rounds": 1, "cooperation": True, "colours": 6}),
        Setup("classic", 2, {"rounds": 2, "cooperation": True, "hand_penalty": True}),
        Setup("classic", 3, {"rounds": 1, "memory_aid": False, "ages": (2, 0, 1)}),
        Setup("classic", 3, {"rounds": 2, "colours": 6, "hand_penalty": True, "stall_limit": 6}),
        Setup("classic", 3, {"rounds": 1, "first": 2, "stall_limit": 3}),
        Setup("classic", 4, {"rounds": 1, "open_piles": True, "memory_aid": False}),
        Setup("classic", 4, {"rounds": 3, "hand_penalty": True, "next_starter": "round"}),
        Setup("classic", 4, {"rounds": 1, "colours": 6, "stall_limit": 8, "first": 3}),
    ],
    "duel": [
        Setup("duel", 2),
        Setup("duel", 2, {"games": 3, "ages": (1, 0)}),
        Setup("duel", 2, {"exploits": True}),
        Setup("duel", 2, {"exploits": True, "claim": "auto", "memory_aid": False}),
        Setup("duel", 2, {"exploits": True, "games": 3, "stall_limit": 5}),
        Setup("duel", 2, {"exploits": True, "claim": "auto", "games": 3, "first": 1}),
        Setup("duel", 2, {"stall_limit": 4, "memory_aid": False, "first": 0}),
    ],
    "board": [
        Setup("board", 2),
        Setup("board", 2, {"rounds": 1, "direction": "either", "memory_aid": False}),
        Setup("board", 2, {"rounds": 1, "start": "free", "take_back": False, "first": 1}),
        Setup("board", 3, {"direction": "either", "final_floor": False, "stall_limit": 5}),
        Setup("board", 3, {"rounds": 1, "take_back": False, "ages": (2, 0, 1)}),
        Setup("board", 3, {"rounds": 1, "start": "free", "direction": "either", "first": 2}),
        Setup("board", 4, {"rounds": 1, "final_floor": False, "memory_aid": False}),
        Setup("board", 4, {"direction": "either", "start": "free", "take_back": False}),
        Setup("board", 4, {"rounds": 1, "stall_limit": 7, "start": "free", "ages": (1, 0, 3, 2)}),
        Setup("board", 4, {"take_back": False, "stall_limit": 6}),
    ],
    "roll": [
        Setup("roll", 2),
        Setup("roll", 2, {"order": "aloud", "first": 1, "memory_aid": False}),
        Setup("roll", 3, {"memory_aid": False}),
        Setup("roll", 3, {"order": "aloud", "first": 2}),
        Setup("roll", 4, {"first": 3}),
        Setup("roll", 4, {"order": "aloud", "memory_aid": False}),
        Setup("roll", 5, {"first": 0, "memory_aid": False}),
        Setup("roll", 5, {"order": "aloud"}),
    ],
    "island": [
        Setup("island", 2),
        Setup("island", 2, {"rules": "advanced", "healing": "turn", "round_cap": 12}),
        Setup("island", 3, {"rules": "advanced", "memory_aid": False, "round_cap": 10}),
        Setup("island", 3, {"size": 6, "ghost": True, "first": 2, "round_cap": 20}),
        Setup("island", 4, {"healing": "turn", "round_cap": 15}),
        Setup("island", 5, {"rules": "advanced", "neutralised": "literal", "round_cap": 8}),
        Setup("island", 5, {"size": 5, "memory_aid": False, "first": 0, "round_cap": 10}),
        Setup("island", 6, {"ghost": True, "round_cap": 8}),
        Setup("island", 7, {"rules": "advanced", "ghost": True, "round_cap": 6}),
        Setup("island", 8, {"rules": "advanced", "round_cap": 6}),
    ],
}
MOST_TABLES = 10

every_game = pytest.mark.parametrize("game", games.values(), ids=list(games))
every_table = pytest.mark.parametrize(
    "setup", [setup for name in games for setup in SETUPS[name]], ids=str
)


def walk(setup: Setup, seed: int, *, moves: int | None = None) -> Match:
    """A match after some random moves (all of them by default)."""
    match = setup.start(seed)
    rng = random.Random(seed)
    done = 0
    while isinstance(match.turn, Decide) and (moves is None or done < moves):
        seat = rng.choice(match.turn.seats)
        match.submit(seat, rng.choice(match.moves(seat)))
        done += 1
    return match


def walk_into_secrets(setup: Setup, seed: int) -> Match | None:
    """A position in which somebody has moved in private and somebody still has to, if any is."""
    match = setup.start(seed)
    rng = random.Random(seed)
    while isinstance(match.turn, Decide):
        if match.journal.has_secrets and len(match.turn.seats) < setup.seats - 1:
            return match
        seat = rng.choice(match.turn.seats)
        match.submit(seat, rng.choice(match.moves(seat)))
    return None


def positions(setup: Setup) -> list[Match]:
    """Two positions of a game, one early, one late; and one with private moves, if it has such."""
    found = []
    for seed, share in ((11, 0.1), (12, 0.8)):
        moves = sum(1 for line in walk(setup, seed).journal.lines if line[0].isdigit())
        found.append(walk(setup, seed, moves=int(moves * share)))
    private = walk_into_secrets(setup, 13)
    return found if private is None else [*found, private]
