"""Random games at full speed on one core, and what they show."""

import time
from collections.abc import Callable

import msgspec
import numpy as np

from cordee.core import drive, records
from cordee.core.chance import SOURCES
from cordee.core.datapack import Pack
from cordee.core.game import Game
from cordee.core.options import Options

BATCH = 2_000  # games between two reports of progress
MOST_MOVES = 10_000_000


class Simulation(msgspec.Struct, frozen=True):
    """What many random games came to. A move is one decision; compiling is not timed."""

    game: str
    seats: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    mean_scores: list[float]  # per side
    score_spread: list[float]  # standard deviation, per side
    mean_length: float  # moves a game
    shortest: int
    longest: int


def simulate(
    game: Game,
    options: Options,
    seats: int,
    many: int,
    *,
    seed: int = 1,
    data: Pack | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays `many` games, uniform over the legal moves; `tell(done)` reports on the way."""
    sides = len(game.sides(options, seats))
    tables, states = records.new(game.table_type), records.new(game.state_type)
    tables[0] = game.checked_table(options, seats, data or game.builtin_data())
    actions, draws = np.zeros(game.actions, np.int16), np.zeros(SOURCES, np.int64)
    scores, lengths = np.zeros((BATCH, sides), np.int32), np.zeros(BATCH, np.int32)
    sums, squares = np.zeros(sides), np.zeros(sides)
    moves, shortest, longest = 0, MOST_MOVES, 0

    def run(first: int, count: int) -> None:
        drive.simulate(
            tables, states, actions, draws, np.uint64(seed), first, count, sides,
            scores, lengths, MOST_MOVES,
        )  # fmt: skip

    run(0, 1)  # compiles, if need be
    seconds = 0.0
    for first in range(0, many, BATCH):
        count = min(BATCH, many - first)
        begun = time.perf_counter()
        run(first, count)
        seconds += time.perf_counter() - begun
        sums += scores[:count].sum(axis=0)
        squares += (scores[:count].astype(float) ** 2).sum(axis=0)
        moves += int(lengths[:count].sum())
        shortest = min(shortest, int(lengths[:count].min()))
        longest = max(longest, int(lengths[:count].max()))
        tell(first + count)
    means = sums / many
    spreads = np.sqrt(np.maximum(squares / many - means**2, 0.0))
    return Simulation(
        game=game.name,
        seats=seats,
        games=many,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        mean_scores=[float(mean) for mean in means],
        score_spread=[float(spread) for spread in spreads],
        mean_length=moves / many,
        shortest=shortest,
        longest=longest,
    )
