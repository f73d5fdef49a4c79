"""`cordee sim island --seats 4` on one core beside OpenSpiel's hearts, in the same run.

Only decisions with at least two options are counted: being asked without a choice is the machine's
work, not a player's. `python -m bench.island_speed` adds the figures to bench/results/island.json.
"""

import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.peers import openspiel_hearts
from cordee.core import records
from cordee.core.bits import lowest
from cordee.core.chance import SOURCES, stream
from cordee.core.compile import entry
from cordee.core.contract import LEGAL, Actions, Numbers, apply, begin, candidates, check, owing
from cordee.core.drive import BOTS_LUCK, Records, random_action, settle_all
from cordee.games.island.game import ISLAND
from cordee.lab.simulate import simulate

RESULTS = Path(__file__).parent / "results" / "island.json"
COUNTED, TIMED, SEATS = 1_000, 8_000, 4


@entry
def count_options(
    tables: Records, states: Records, out: Actions, draws: Numbers, low: np.uint64, games: int,
    found: Numbers,
) -> None:  # fmt: skip
    """found = (decisions, those with at least two options) of random games."""
    t, s = tables[0], states[0]
    for game in range(games):
        for source in range(SOURCES):
            draws[source] = 0
        high = np.uint64(game)
        dice = stream(high ^ BOTS_LUCK, low, 0)
        rolled = 0
        begin(t, s)
        while True:
            settle_all(t, s, high, low, draws)
            mask = owing(t, s)
            if mask == 0:
                break
            seat = lowest(mask)
            legal = 0
            for i in range(candidates(t, s, seat, out)):
                if check(t, s, seat, out[i]) == LEGAL:
                    legal += 1
            found[0] += 1
            found[1] += legal > 1
            action, rolled = random_action(t, s, seat, out, dice, rolled)
            apply(t, s, seat, action)


def real_share(**options: Any) -> float:
    """How many decisions of a random game leave a choice."""
    tables, states = records.new(ISLAND.table_type), records.new(ISLAND.state_type)
    tables[0] = ISLAND.table(ISLAND.options(**options), SEATS, ISLAND.builtin_data())
    found = np.zeros(2, np.int64)
    count_options(
        tables, states, np.zeros(ISLAND.actions, np.int16), np.zeros(SOURCES, np.int64),
        np.uint64(3), COUNTED, found,
    )  # fmt: skip
    return float(found[1] / found[0])


def measure(**options: Any) -> dict[str, float]:
    """Three runs, each with the peer before and after it; the middle one by the ratio."""
    begun = time.perf_counter()
    simulate(ISLAND, ISLAND.options(**options), SEATS, 10)
    first = time.perf_counter() - begun
    share = real_share(**options)
    runs = []
    for _ in range(3):
        before = openspiel_hearts(2.0)
        ours = simulate(ISLAND, ISLAND.options(**options), SEATS, TIMED).moves_per_second * share
        after = openspiel_hearts(2.0)
        runs.append((ours / ((before + after) / 2), ours, (before + after) / 2))
    ratio, ours, hearts = sorted(runs)[1]
    return {
        "decisions with a choice, a second": round(ours),
        "OpenSpiel hearts, moves a second": round(hearts),
        "times OpenSpiel hearts": round(ratio, 2),
        "share of decisions with a choice": round(share, 3),
        "seconds until the first ten games": round(first, 1),
    }


if __name__ == "__main__":
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    kept["speed, 4 seats, one core"] = measure()
    RESULTS.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(json.dumps(kept["speed, 4 seats, one core"], indent=1))
