"""The speed table: `python -m bench.table` prints ours beside others', as ratios, and keeps it in
bench/results/table.json. Random moves a second on the CPU; ours without and with observations.
"""

import json
import os
import platform
import sys
import time
from pathlib import Path
from string import ascii_uppercase

from rich.console import Console
from rich.table import Table

from bench import peers
from cordee import games
from cordee.core.cache import source_hash
from cordee.core.version import VERSION
from cordee.lab.batch import make
from cordee.lab.simulate import simulate

RESULT = Path(__file__).parent / "results" / "table.json"
OURS = ("classic", "board", "roll")
GAMES = 40_000
LANES, STEPS = 1024, 300


def ours() -> dict[str, float]:
    """Whole matches on one core and on all; and batches as learners step them."""
    found = {}
    cores = os.cpu_count() or 1
    for name in OURS:
        game = games[name]
        options, seats = game.options(), game.seat_counts[0]
        for threads in sorted({1, cores}):
            told = simulate(game, options, seats, GAMES, threads=threads)
            found[f"{name}, whole matches, {_cores(threads)}"] = told.moves_per_second
            for numbers in (False, True):
                batch = make(
                    game, options, seats, size=LANES, threads=threads, observations=numbers
                )
                batch.step_random()
                begun = time.perf_counter()
                for _ in range(STEPS):
                    batch.step_random()
                what = "masks and observations" if numbers else "masks"
                found[f"{name}, {LANES} lanes with {what}, {_cores(threads)}"] = (
                    LANES * STEPS / (time.perf_counter() - begun)
                )
    return found


def _cores(threads: int) -> str:
    return "1 core" if threads == 1 else f"{threads} cores"


def main() -> int:
    console = Console()
    others = {}
    for name, measure in peers.installed().items():
        with console.status(name):
            others[name] = measure()
    with console.status("Cordée"):
        found = ours() | others
    letters = dict(zip(others, ascii_uppercase, strict=False))
    shown = Table("random moves a second", "", *(f"× {letter}" for letter in letters.values()))
    for name, rate in found.items():
        ratios = (f"{rate / other:,.3g}" for other in others.values())
        shown.add_row(f"{letters[name]}: {name}" if name in letters else name, f"{rate:,.0f}",
                      *ratios)  # fmt: skip
    console.print(shown)
    kept = {
        "cordee": VERSION, "sources": source_hash(), "command": "python -m bench.table",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores", "moves_a_second": found,
        "not_installed": [name for name in peers.PEERS if name not in others],
    }  # fmt: skip
    RESULT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
