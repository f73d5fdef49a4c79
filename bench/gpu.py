"""On a machine with a GPU: `python -m bench.gpu` checks that it plays the CPU's games, move for
move, measures how fast, and writes bench/results/gpu.json. `--check` says whether that file is
older than the rules.

Games are compiled side by side, in a process each, and measured one at a time.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bench import peers
from cordee import games
from cordee.core.cache import source_hash
from cordee.core.game import MOST_SEATS, Game
from cordee.core.version import VERSION
from cordee.lab.batch import Batch

RESULT = Path(__file__).parent / "results" / "gpu.json"
RULES = ("core", "games/cards", "games/board", "games/roll", "lab/batch")  # what a result is of
ON_GPU = ("classic", "duel", "board", "roll")
MOST_MOVES = 10_000_000

AGREE_LANES = 512
AGREE_STEPS = 1_500  # more than a random match of any of these games takes, at least in most lanes
AGREE_GAMES = 20_000
LOOK_EVERY = 25  # masks and observations are compared every so many steps

FUSED_LANES = (1 << 14, 1 << 16, 1 << 18)
STEP_LANES = (1 << 12, 1 << 14, 1 << 16, 1 << 18)
WARM_STEPS, STEPS = 100, 200

# Pgx on the same device, where it is installed: a game of dice and one of hidden tiles.
PGX_GAMES = ("backgammon", "sparrow_mahjong")
PGX_LANES = (1 << 12, 1 << 16)
PGX_MOVES_AT_ONCE = (1, 50)
PGX_SECONDS = 2.0


def agree(game: Game) -> dict[str, Any]:
    """The same matches on both devices: every action, seat, end and score; masks, observations."""
    from cordee.lab.batch import make

    settings: dict[str, Any] = {"size": AGREE_LANES, "seed": 7, "observations": True}
    here, there = make(game, **settings), make(game, device="gpu", **settings)
    moves = ended = 0
    for n in range(AGREE_STEPS):
        here.step_random()
        there.step_random()
        names = ["actions", "seats", "done", "refused", "matches"]
        if n % LOOK_EVERY == 0:
            names += ["scores", "ranks", "legal", "observations"]
        for name in names:
            if not np.array_equal(here.read(name), there.read(name)):
                raise SystemExit(f"{game.name}: {name} differ after {n + 1} moves")
        moves += AGREE_LANES
        ended += int(here.done.sum())
    return {"moves_compared": moves, "matches_compared": ended}


def agree_fused(game: Game) -> dict[str, Any]:
    """Whole matches in one launch: scores, ranks and lengths of each."""
    from cordee.lab.batch import simulator

    table = game.table(game.options(), game.seat_counts[0], game.builtin_data())
    found = []
    for device in ("cpu", "gpu"):
        results = np.zeros((AGREE_GAMES, MOST_SEATS, 2), np.int32)
        lengths = np.zeros(AGREE_GAMES, np.int32)
        simulator(game, table, device=device, threads=4).play(3, 0, results, lengths, MOST_MOVES)
        found.append((results, lengths))
    if not all(np.array_equal(a, b) for a, b in zip(*found, strict=True)):
        raise SystemExit(f"{game.name}: fused play differs")
    return {"fused_matches_compared": AGREE_GAMES, "fused_moves": int(found[0][1].sum())}


def shared(game: Game) -> dict[str, str]:
    """Whether others take our buffers over without a copy: what each found, or what it said."""
    from cordee.lab.batch import make

    batch = make(game, size=64, device="gpu", observations=True)
    place = batch.observations.__cuda_array_interface__["data"][0]
    expected = batch.read("observations")
    told = {}
    for name in ("torch", "cupy", "jax"):
        if find_spec(name) is None:
            continue
        try:
            taken, where = _take(name, batch.observations)
            same = np.array_equal(taken, expected) and where in (None, place)
            told[name] = "shared" if same else "copied or different"
        except Exception as error:  # a note in the result, not the end of the run
            told[name] = f"{type(error).__name__}: {error}"[:200]
    return told


def _take(name: str, buffer: Any) -> tuple[np.ndarray, int | None]:
    """A buffer as another library sees it: its numbers, and where they lie."""
    if name == "torch":
        import torch

        tensor = torch.from_dlpack(buffer)
        return tensor.cpu().numpy(), tensor.data_ptr()
    if name == "cupy":
        import cupy

        array = cupy.asarray(buffer)
        return cupy.asnumpy(array), array.data.ptr
    import jax

    return np.asarray(jax.dlpack.from_dlpack(buffer)), None


def seconds(work: Callable[[], None]) -> float:
    """How long the GPU takes for something."""
    from numba import cuda

    cuda.synchronize()
    begun = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - begun


def walk(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step_random()


def speeds(game: Game) -> dict[str, float]:
    """Random moves a second: fused, one launch a move with masks, and with observations too."""
    from numba import cuda

    from cordee.lab.batch import make
    from cordee.lab.batch.gpu import GpuSimulator

    table = game.table(game.options(), game.seat_counts[0], game.builtin_data())
    found: dict[str, float] = {}
    for lanes in FUSED_LANES:
        player = GpuSimulator(game, table, lanes=lanes)
        many = 8 * lanes
        results = cuda.device_array((many, MOST_SEATS, 2), np.int32)
        lengths = cuda.device_array(many, np.int32)
        for _ in range(2):  # the first warms up
            taken = seconds(lambda: player.launch(1, 0, results, lengths, MOST_MOVES))  # noqa: B023
        found[f"fused random play, {lanes} lanes"] = lengths.copy_to_host().sum() / taken
    for name, numbers in (("with masks", False), ("with masks and observations", True)):
        for lanes in STEP_LANES:
            batch = make(game, size=lanes, device="gpu", observations=numbers)

            seconds(lambda: walk(batch, WARM_STEPS))  # noqa: B023
            taken = seconds(lambda: walk(batch, STEPS))  # noqa: B023
            found[f"one launch a move {name}, {lanes} lanes"] = lanes * STEPS / taken
    return found


def pgx_speeds() -> dict[str, Any]:
    """What Pgx does here, random moves a second: one call a move, and many moves fused in one."""
    if find_spec("pgx") is None or find_spec("jax") is None:
        return {}
    import jax

    found: dict[str, Any] = {"device": str(jax.devices()[0])}
    for name in PGX_GAMES:
        for lanes in PGX_LANES:
            for moves in PGX_MOVES_AT_ONCE:
                what = f"{name}, {lanes} games at once, {moves} moves a call"
                found[what] = peers.pgx(name, lanes, PGX_SECONDS, moves_at_once=moves)
    return found


def measure(name: str, lock: Path | None) -> dict[str, Any]:
    """One game: agreement first, then speed, alone on the GPU."""
    game = games[name]
    begun = time.perf_counter()
    found: dict[str, Any] = {
        "seats": game.seat_counts[0],
        "state_bytes": game.state_type.itemsize,
        "view_bytes": game.view_type.itemsize,
        "observation_bytes": 4 * game.observation,
        "mask_bytes": game.actions,
    }
    found |= agree(game) | agree_fused(game)
    found["buffers"] = shared(game)
    found["seconds_to_compile_and_compare"] = time.perf_counter() - begun
    with _alone(lock):
        found["moves_a_second"] = speeds(game)
    return found


def _alone(lock: Path | None) -> AbstractContextManager[Any]:
    """Waits until no other game is being measured."""
    if lock is None:
        return nullcontext()
    import fcntl

    file = lock.open("w")
    fcntl.flock(file, fcntl.LOCK_EX)
    return file


def is_fresh() -> str | None:
    """What is wrong with the kept result, in words; None: nothing."""
    if not RESULT.exists():
        return "there is no GPU result: run python -m bench.gpu on a machine with a GPU"
    kept = json.loads(RESULT.read_text("utf-8"))
    if kept["sources"] != source_hash(RULES):
        return "the GPU result is older than the rules: run python -m bench.gpu again"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--game", choices=ON_GPU, help="only this one, to standard output")
    parser.add_argument("--pgx", action="store_true", help="only Pgx, to standard output")
    parser.add_argument("--lock", type=Path)
    given = parser.parse_args()
    if given.check:
        problem = is_fresh()
        print(problem or "the GPU result is as new as the rules")
        return 1 if problem else 0
    if given.pgx:
        print(json.dumps(pgx_speeds()))
        return 0
    if given.game:
        print(json.dumps(measure(given.game, given.lock)))
        return 0
    import numba
    from numba import cuda

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.gpu", "--lock", f"{folder}/lock", "--game"]
        running = {
            name: subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True)
            for name in ON_GPU
        }
        found = {name: process.communicate()[0] for name, process in running.items()}
    # A process of its own, after the others: JAX takes most of the memory of a GPU for itself.
    pgx = subprocess.run(
        [sys.executable, "-m", "bench.gpu", "--pgx"], stdout=subprocess.PIPE, text=True, check=False
    )
    wrong = [name for name, process in running.items() if process.returncode]
    if wrong:
        print(f"failed: {', '.join(wrong)}")
        return 1
    kept = {
        "cordee": VERSION, "sources": source_hash(RULES), "command": "python -m bench.gpu",
        "device": str(cuda.get_current_device().name), "cores": os.cpu_count(),
        "python": platform.python_version(), "numba": numba.__version__,
        "games": {name: json.loads(text.splitlines()[-1]) for name, text in found.items()},
        "Pgx": json.loads(pgx.stdout.splitlines()[-1]) if pgx.returncode == 0 else {},
    }  # fmt: skip
    RESULT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(RESULT.read_text("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
