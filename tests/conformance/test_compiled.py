"""Every game: interpreted and compiled rules agree, move for move."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from cordee import games
from cordee.core.turn import Decide
from tests.conformance.tables import SETUPS, Setup

GAMES = 3  # interpreted games a table
MOVES = 150  # of each, at most


def trace(setup: Setup) -> list[str]:
    """The digest after every move of a few games, with samples, views and bots along the way."""
    import random

    import numpy as np

    from cordee.bots import make
    from cordee.core import drive, records
    from cordee.core.digest import digest

    found = []
    greedy = make("greedy")
    for seed in range(GAMES):
        match = setup.start(100 + seed)
        rng = random.Random(seed)
        for n in range(MOVES):
            if not isinstance(match.turn, Decide):
                break
            seat = match.turn.seats[0]
            moves = match.moves(seat)
            if n % 5 == 0:
                view = match.view(seat)
                states = records.new(setup.game.state_type)
                drive.sample_one(view.tables, view.views, states, np.uint64(n))
                numbers = np.zeros(setup.game.observation, np.float32)
                drive.observe_one(view.tables, view.views, numbers)
                found.append(digest(states, setup.game.unordered))
                found.append(f"{float(numbers.sum()):.3f}")
                found.append(greedy.choose(view, moves, rng).text)
            match.submit(seat, rng.choice(moves))
            found.append(match.digest())
        found.append(match.record())
    return found


def test_interpreted_and_compiled_rules_agree_move_for_move() -> None:
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:  # interpreted rules take their time
        told = dict(zip(SETUPS, pool.map(interpreted_traces, SETUPS), strict=True))
    assert set(told) == set(games)
    for game, setups in SETUPS.items():
        assert set(told[game]) == {str(setup) for setup in setups}
        for setup in setups:
            assert told[game][str(setup)] == trace(setup), str(setup)


def interpreted_traces(game: str) -> dict[str, list[str]]:
    """What a process that compiles nothing says of the tables of a game."""
    program = "import sys, tests.conformance.test_compiled as t; t.print_traces(sys.argv[1])"
    told = json.loads(
        subprocess.run(
            [sys.executable, "-c", program, game],
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    assert told["interpreted"] is True
    traces: dict[str, list[str]] = told["traces"]
    return traces


def print_traces(game: str) -> None:
    from cordee.core.compile import INTERPRETED

    traces = {str(setup): trace(setup) for setup in SETUPS[game]}
    sys.stdout.write(json.dumps({"interpreted": INTERPRETED, "traces": traces}))
