"""How balanced the island's content pack is: greedy players against each other.

`python -m bench.island_balance [games] [seats] [option=value ...]` tells win rates by seat and by
character of the start (each divided by the mean), shares by kind of victory, and lengths.
"""

import json
import sys
from collections import Counter
from typing import Any

import numpy as np

from cordee.bots.duels import GREEDY, play_match
from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.compile import entry, wide
from cordee.core.contract import Actions, Numbers
from cordee.core.drive import Records
from cordee.games.island.content import NAMES
from cordee.games.island.game import ISLAND
from cordee.games.island.state import CHARS

VICTOR, ENDED, ROUNDS, LONG = range(4)
MOST_MOVES = 1_000_000


@entry
def play_games(
    tables: Records, states: Records, views: Records, out: Actions, worth: Numbers,
    draws: Numbers, policies: Numbers, low: np.uint64, games: int, results: Numbers,
    starters: Numbers,
) -> None:  # fmt: skip
    """Games 0, 1, ...: who won, how, after how many rounds and moves; who began with whom."""
    t, s, v = tables[0], states[0], views[0]
    for game in range(games):
        high = np.uint64(game)
        moves = play_match(t, s, v, out, worth, draws, policies, high, low, high, MOST_MOVES)
        results[game, VICTOR] = wide(s.victor)
        results[game, ENDED] = wide(s.ended)
        results[game, ROUNDS] = wide(s.rounds_done)
        results[game, LONG] = moves
        for c in range(CHARS):
            starters[game, c] = wide(s.dealt_to[c])


def measure(games: int, seats: int, **options: Any) -> dict[str, Any]:
    """The figures of so many games."""
    tables, states = records.new(ISLAND.table_type), records.new(ISLAND.state_type)
    tables[0] = ISLAND.table(ISLAND.options(**options), seats, ISLAND.builtin_data())
    views = records.new(ISLAND.view_type)
    results = np.zeros((games, 4), np.int64)
    starters = np.zeros((games, CHARS), np.int64)
    play_games(
        tables, states, views, np.zeros(ISLAND.actions, np.int16),
        np.zeros(ISLAND.actions, np.float32), np.zeros(SOURCES, np.int64),
        np.full(seats, GREEDY, np.int64), np.uint64(7), games, results, starters,
    )  # fmt: skip
    victors = results[:, VICTOR]
    won = victors >= 0
    mean = won.sum() / games / seats
    by_character = {}
    for c, name in enumerate(NAMES):
        began = starters[:, c] >= 0
        rate = (starters[began, c] == victors[began]).mean() if began.any() else 0.0
        by_character[name] = (round(float(rate / mean), 2), int(began.sum()))
    return {
        "games": games,
        "seats": seats,
        "options": options,
        "by seat, times the mean": [
            round(float((victors == seat).mean() / mean), 2) for seat in range(seats)
        ],
        "by character, times the mean": dict(sorted(by_character.items(), key=lambda x: x[1])),
        "share by ending": {
            ISLAND.endings[how]: round(many / games, 3)
            for how, many in sorted(Counter(results[:, ENDED].tolist()).items())
        },
        "median rounds": float(np.median(results[:, ROUNDS])),
        "mean rounds": float(results[:, ROUNDS].mean()),
        "mean moves": float(results[:, LONG].mean()),
    }


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    chosen = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    many, players = (numbers + [2000, 4][len(numbers) :])[:2]
    print(json.dumps(measure(many, players, **chosen), indent=1))
