"""Runs every bench, prints the table and keeps it in bench/results."""

import json
import os
import platform
from pathlib import Path

import numba
from rich.console import Console
from rich.table import Table

from bench import latency, peers
from cordee import __version__, games
from cordee.core.cache import source_hash
from cordee.lab import arena
from cordee.lab.simulate import simulate

RESULTS = Path(__file__).parent / "results"


def speed() -> dict[str, float]:
    """Random play on one core, each table with OpenSpiel's hearts measured around it."""
    found = {}
    for name, seats, options in (
        ("classic", 2, {"rounds": 1}),
        ("classic", 3, {"rounds": 1}),
        ("classic", 4, {"rounds": 1}),
        ("duel", 2, {"exploits": True}),
        ("board", 4, {}),
        ("roll", 4, {}),
    ):
        game = games[name]
        before = peers.openspiel_hearts()
        ours = simulate(game, game.options(**options), seats, 40_000).moves_per_second
        after = peers.openspiel_hearts()
        label = f"{name}, {seats} seats"
        found[f"{label}, moves a second"] = ours
        found[f"{label}, times OpenSpiel hearts"] = ours / ((before + after) / 2)
        found["OpenSpiel hearts, moves a second"] = (before + after) / 2
    return found


def strength() -> dict[str, float]:
    """What greedy is worth: against random, and with itself."""
    game = games["classic"]
    single = game.options(rounds=1)
    against = arena.play(game, single, ["greedy", "random"], 1_000)
    alone = arena.play(game, single, ["greedy", "greedy"], 2_000)
    board = games["board"]
    table = arena.play(board, board.options(), ["greedy", "random", "random", "random"], 125)
    pair = arena.play(board, board.options(), ["greedy", "greedy"], 250)
    roll = games["roll"]
    sheets = arena.play(roll, roll.options(), ["greedy", "random", "random", "random"], 125)
    return {
        "greedy beats random, single rounds, 1,000 deals": against.bots[0].win_rate,
        "greedy's margin over random, points": against.bots[0].margin,
        "greedy in self-play, mean score a round": alone.bots[0].mean_score,
        "board: greedy beats three random seats, 500 games": table.bots[0].win_rate,
        "roll: greedy beats three random seats, 500 games": sheets.bots[0].win_rate,
        "board: greedy in self-play of two, mean score": pair.bots[0].mean_score,
    }


def main() -> None:
    console = Console()
    found: dict[str, float] = {}
    for title, measure in (
        ("speed", speed),
        ("one submit, microseconds", latency.submit_microseconds),
        ("start to first prompt, seconds", latency.start_seconds),
        ("strength", strength),
    ):
        console.print(f"[dim]{title} …[/]")
        found |= {f"{title}: {key}": value for key, value in measure().items()}
    table = Table("what", "figure")
    for key, value in found.items():
        table.add_row(key, f"{value:,.3f}" if abs(value) < 1_000 else f"{value:,.0f}")
    console.print(table)
    RESULTS.mkdir(exist_ok=True)
    kept = {
        "cordee": __version__, "sources": source_hash(), "command": "python -m bench",
        "python": platform.python_version(), "numba": numba.__version__,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, one used", "figures": found,
    }  # fmt: skip
    path = RESULTS / "cpu.json"
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    console.print(f"{path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}")


if __name__ == "__main__":
    main()
