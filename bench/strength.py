"""How strong the search is: `python -m bench.strength` plays the bars and writes
bench/results/strength.json: level 6 against `greedy@1`, each level against the one below, and what
one core does a second.

Deals are shared out between processes; how many changes no game. `--game` and `--pair` play a part
and leave the rest of the file as it is.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from cordee import games
from cordee.bots.greedy import GreedyBot
from cordee.bots.search import LEVELS, SearchBot
from cordee.bots.search.playouts import random_playouts
from cordee.core import records
from cordee.core.cache import source_hash
from cordee.core.chance import SOURCES
from cordee.core.game import MOST_SEATS, Game
from cordee.core.turn import Over
from cordee.core.version import VERSION
from cordee.lab import arena

RESULT = Path(__file__).parent / "results" / "strength.json"
SOURCES_OF_STRENGTH = ("core", "games", "bots")
# Single rounds where a game has such a variant; plain duel would be classic's single round again.
SINGLE = {"classic": "single", "duel": "exploits", "board": "short"}
PAIRS = (("search:6", "greedy@1"), *((f"search:{n}", f"search:{n - 1}") for n in range(6, 1, -1)))
SECONDS = 3.0
SEED = 20_261  # deals that no setting was tuned on


def on_processes(pool: ProcessPoolExecutor) -> arena.Runner:
    """Shares are played by other processes of this machine."""
    return lambda shares: enumerate(pool.map(arena.Share.play, shares))


def match(
    run: arena.Runner, name: str, bots: tuple[str, ...], deals: int, seed: int
) -> dict[str, Any]:
    """One bar: what the first bot makes of the second."""
    game = games[name]
    options, seats = game.options(SINGLE.get(name)), game.seat_counts[0]
    results = arena.play_all(game, options, bots, deals, seats=seats, seed=seed, run=run)
    first = arena.summary(game, options, list(bots), results).bots[0]
    return {
        "deals": deals,
        "seed": seed,
        "win_rate": first.win_rate,
        "margin": first.margin,
        "margin_95": list(first.margin_ci),
    }


def speed(game: Game) -> dict[str, Any]:
    """One core: random playouts through the search's own loop, and level 6 as it thinks."""
    options, seats = game.options(SINGLE.get(game.name)), game.seat_counts[0]
    start = game.start(seats, 5, options)
    assert not isinstance(start.turn, Over)
    view = start.view(start.turn.seats[0])
    states, draws = records.new(game.state_type), np.zeros(SOURCES, np.int64)
    out, points = np.zeros(game.actions, np.int16), np.zeros((MOST_SEATS, 2), np.int32)

    def playouts(first: int, many: int) -> None:
        random_playouts(
            view.tables, view.views, states, out, draws, points, np.uint64(1), first, many, 100_000
        )

    playouts(0, 10)
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        playouts(done, 200)
        done += 200
    found: dict[str, Any] = {"random playouts a second": done / (time.perf_counter() - begun)}
    bot, greedy, rng = SearchBot(max(LEVELS)), GreedyBot(), random.Random(1)
    match, taken = game.start(seats, 6, options), []
    while not isinstance(match.turn, Over):
        seat = match.turn.seats[0]
        view = match.view(seat)
        begun = time.perf_counter()
        bot.choose(view, view.moves, rng)
        if len(view.moves) > 1:
            taken.append(time.perf_counter() - begun)
        match.submit(seat, greedy.choose(view, view.moves, rng))
    found["level 6, seconds a decision, mean"] = float(np.mean(taken))
    found["level 6, seconds a decision, longest"] = float(np.max(taken))
    return found


def warm(name: str, pairs: list[tuple[str, ...]]) -> None:
    """Compiles a game and all that its bots need, into the cache that every process reads."""
    for pair in pairs:
        match(arena.on_threads(1), name, pair, 1, SEED)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--game", action="append", choices=list(games))
    parser.add_argument("--pair", action="append", help="as in search:6/greedy@1")
    given = parser.parse_args()
    pairs = [tuple(pair.split("/")) for pair in given.pair or ()] or list(PAIRS)
    names = given.game or list(games)
    found = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {"games": {}}
    found |= {
        "cordee": VERSION, "command": "python -m bench.strength",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
    }  # fmt: skip

    def keep(name: str, what: str, told: dict[str, Any]) -> None:
        told["sources"] = source_hash(SOURCES_OF_STRENGTH)
        found["games"].setdefault(name, {})[what] = told
        RESULT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        print(name, what, told, flush=True)

    with ProcessPoolExecutor(given.processes) as pool, ThreadPoolExecutor(64) as hosts:
        list(pool.map(warm, names, [pairs] * len(names)))
        for name in names:
            keep(name, "speed", speed(games[name]))
        waiting = {
            hosts.submit(match, on_processes(pool), name, pair, given.deals, given.seed): (
                name,
                pair,
            )
            for pair in pairs
            for name in names
        }
        for done in as_completed(waiting):
            name, (first, second) = waiting[done]
            keep(name, f"{first} against {second}", done.result())
    return 0


if __name__ == "__main__":
    sys.exit(main())
