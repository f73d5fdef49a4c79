"""The interfaces for researchers beside their peers, all in one run: `python -m bench.apis` prints
the figures and keeps them in bench/results/apis.json. One core; every player is uniform over its
legal moves, and each library is driven as its own users drive it.

Newer PettingZoo has no gin rummy: `pip install "pettingzoo<1.26" rlcard pygame-ce` for its bar. The
vector environment and the single one it is compared with are timed in their own calls alone: the
choice of an action is the learner's.
"""

import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import peers
from cordee.apis import pettingzoo
from cordee.apis.vector import ManyMatches
from cordee.core.cache import source_hash
from cordee.core.version import VERSION

RESULT = Path(__file__).parent / "results" / "apis.json"
SECONDS = 3.0
LANES = 2_048  # as many as a learner on one core would take
TRIES = 5  # taken in turn with the peer's; the median counts, for the machine is shared
# The vector environment lives on the memory that others use too: short tries, many of them.
SHORT, SHORT_TRIES = 0.4, 25


def pettingzoo_loop(env: Any) -> Callable[[], int]:
    """A whole match with masks and observations, the same loop for both libraries."""
    rng = random.Random(1)

    def one() -> int:
        moves = 0
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                moves += 1
        return moves

    return one


def our_pettingzoo() -> float:
    return peers.rate(pettingzoo_loop(pettingzoo.env("classic")))


def their_pettingzoo() -> float:
    gin_rummy = import_module("pettingzoo.classic.gin_rummy_v4")
    return peers.rate(pettingzoo_loop(gin_rummy.env()))


def has_gin_rummy() -> bool:
    return (
        find_spec("rlcard") is not None and find_spec("pettingzoo.classic.gin_rummy_v4") is not None
    )


def single_steps(seconds: float = SHORT) -> float:
    """Steps a second of one PettingZoo environment, its own calls alone."""
    env = pettingzoo.env("classic")
    rng = random.Random(1)
    env.reset(seed=1)
    env.last()  # what is compiled or loaded first does not count
    spent, moves, begun = 0.0, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        start = time.perf_counter()
        seen, _, ended, stopped, _ = env.last()
        spent += time.perf_counter() - start
        over = ended or stopped
        action = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        start = time.perf_counter()
        env.step(action)
        if not env.agents:
            env.reset()
        spent += time.perf_counter() - start
        moves += not over
    return moves / spent


def openspiel_steps(name: str) -> float:
    """Nodes of the tree a second, luck included: what is legal is asked at each, one is taken."""
    from open_spiel.python.games import kuhn_poker  # noqa: F401  registers python_kuhn_poker

    import cordee.apis.openspiel  # noqa: F401

    return peers.openspiel(name, SECONDS, count_luck=True)


def vector_steps(*, copy: bool, opponent: str | None = None, seconds: float = SHORT) -> float:
    """Steps of lanes a second, observations and masks included, the environment's calls alone."""
    envs = ManyMatches("classic", LANES, threads=1, copy=copy, opponent=opponent)
    seen, _ = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    spent, steps, begun = 0.0, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        mask = seen["action_mask"]
        chosen = (rng.random(mask.shape, np.float32) * mask).argmax(axis=1)
        start = time.perf_counter()
        seen, *_ = envs.step(chosen)
        spent += time.perf_counter() - start
        steps += LANES
    return steps / spent


def in_turn(
    ours: Callable[[], float], theirs: Callable[[], float], tries: int = TRIES
) -> tuple[float, float, float]:
    """Both, one after the other, a few times; the medians, also that of how often the one is the
    other."""
    pairs = [(ours(), theirs()) for _ in range(tries)]
    first, second, times = zip(*((a, b, a / b) for a, b in pairs), strict=True)
    return statistics.median(first), statistics.median(second), statistics.median(times)


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    if has_gin_rummy():
        ours, gin, times = in_turn(our_pettingzoo, their_pettingzoo)
        found["our PettingZoo classic, steps a second"] = ours
        found["PettingZoo gin_rummy_v4, steps a second"] = gin
        found["times PettingZoo's gin_rummy (bar: 3)"] = times
    if find_spec("pyspiel") is not None:
        ours, kuhn, times = in_turn(
            lambda: openspiel_steps("cordee_classic"), lambda: openspiel_steps("python_kuhn_poker")
        )
        found["our OpenSpiel classic, microseconds a step"] = 1e6 / ours
        found["OpenSpiel python_kuhn_poker, microseconds a step"] = 1e6 / kuhn
        found["times the time of python_kuhn_poker (bar: at most 3)"] = 1 / times
        found["OpenSpiel hearts in C++, moves a second"] = peers.openspiel_hearts()
    fast, single, times = in_turn(lambda: vector_steps(copy=False), single_steps, SHORT_TRIES)
    found["our PettingZoo classic, its own calls alone, steps a second"] = single
    found[f"vector environment, {LANES} lanes, in place, steps a second"] = fast
    found["times our single PettingZoo environment (bar: 100)"] = times
    copied = vector_steps(copy=True, seconds=SECONDS)
    found[f"vector environment, {LANES} lanes, copied out, steps a second"] = copied
    found[f"vector environment against greedy, {LANES} lanes, own steps a second"] = vector_steps(
        copy=False, opponent="greedy", seconds=SECONDS
    )
    return found


def main() -> int:
    found = measure()
    shown = Table("what", "figure")
    for key, value in found.items():
        shown.add_row(key, f"{value:,.2f}" if abs(value) < 1_000 else f"{value:,.0f}")
    Console().print(shown)
    kept = {
        "cordee": VERSION, "sources": source_hash(), "command": "python -m bench.apis",
        "python": platform.python_version(), "machine": f"{platform.machine()}, one core used",
        "cores": os.cpu_count(),
        "peers": {name: version(name) for name in ("pettingzoo", "gymnasium", "open_spiel")},
        "figures": found,
    }  # fmt: skip
    before = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {}
    RESULT.write_text(json.dumps(before | kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
