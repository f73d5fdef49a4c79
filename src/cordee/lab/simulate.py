"""Random games at full speed, on the CPU or on a GPU, and what they show."""

import time
from collections.abc import Callable

import msgspec
import numpy as np

from cordee.core.datapack import Pack
from cordee.core.game import MOST_SEATS, Game
from cordee.core.options import Options
from cordee.lab.batch.device import simulator

BATCH = {"cpu": 2_000, "gpu": 1 << 18}  # games between two reports of progress, a thread
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
    device: str
    threads: int


def simulate(
    game: Game,
    options: Options,
    seats: int,
    many: int,
    *,
    seed: int = 1,
    data: Pack | None = None,
    device: str = "cpu",
    threads: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays `many` games, uniform over the legal moves; `tell(done)` reports on the way.

    Neither the device nor the number of threads changes a game: only how fast it is played.
    """
    sides = len(game.sides(options, seats))
    table = game.checked_table(options, seats, data or game.builtin_data())
    player = simulator(game, table, device=device, threads=threads)
    batch = min(BATCH[device] * threads, many)
    results = np.zeros((batch, MOST_SEATS, 2), np.int32)
    lengths = np.zeros(batch, np.int32)
    sums, squares = np.zeros(sides), np.zeros(sides)
    moves, shortest, longest = 0, MOST_MOVES, 0
    player.play(seed, 0, results[:1], lengths[:1], MOST_MOVES)  # compiles, if need be
    seconds = 0.0
    for first in range(0, many, batch):
        count = min(batch, many - first)
        begun = time.perf_counter()
        player.play(seed, first, results[:count], lengths[:count], MOST_MOVES)
        seconds += time.perf_counter() - begun
        scores = results[:count, :sides, 0].astype(float)
        sums += scores.sum(axis=0)
        squares += (scores**2).sum(axis=0)
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
        device=player.name,
        threads=threads,
    )
