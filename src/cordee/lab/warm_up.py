"""Compiles every registered game ahead of use: `python -m cordee.lab.warm_up`."""

import sys
import time

from cordee import games
from cordee.bots.advice import warm_bots
from cordee.core import warm
from cordee.lab import arena
from cordee.lab.batch import make
from cordee.lab.simulate import simulate


def main() -> None:
    for game in games.values():
        begun = time.perf_counter()

        def tell(name: str, done: int, of: int, game_name: str = game.name) -> None:
            sys.stderr.write(f"{game_name} {done + 1}/{of} {name}\n")

        warm.compile_all(game, tell)
        options, seats = game.options(), game.seat_counts[0]
        tell("simulation", 0, 4)
        simulate(game, options, seats, 1)
        tell("batch", 1, 4)
        make(game, options, seats, size=1, observations=True).step_random()
        tell("arena", 2, 4)
        arena.play(game, options, ["greedy", "random"], 1)
        tell("bots", 3, 4)
        warm_bots(game.start(seats, 1, options))
        sys.stderr.write(f"{game.name}: {time.perf_counter() - begun:.1f} s\n")


if __name__ == "__main__":
    main()
