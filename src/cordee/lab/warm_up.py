"""Compiles every registered game ahead of use: `python -m cordee.lab.warm_up`."""

import sys
import time

from cordee import games
from cordee.core import warm
from cordee.lab import arena
from cordee.lab.simulate import simulate


def main() -> None:
    for game in games.values():
        begun = time.perf_counter()

        def tell(name: str, done: int, of: int, game_name: str = game.name) -> None:
            sys.stderr.write(f"{game_name} {done + 1}/{of} {name}\n")

        warm.compile_all(game, tell)
        options, seats = game.options(), game.seat_counts[0]
        tell("simulation", 0, 2)
        simulate(game, options, seats, 1)
        tell("arena", 1, 2)
        arena.play(game, options, ["greedy", "random"], 1)
        sys.stderr.write(f"{game.name}: {time.perf_counter() - begun:.1f} s\n")


if __name__ == "__main__":
    main()
