"""How balanced the island's content pack is: the rule-of-thumb players against each other.

`python -m bench.island_balance` measures every bar of the island on seeds that nothing was tuned
on, and keeps the figures in bench/results/island.json.
`python -m bench.island_balance GAMES SEATS [option=value ...] [--seed N] [--data FOLDER]` measures
one table: win rates by seat and by character of the start (each divided by the mean), shares by
kind of victory, lengths, and how long the first player out has to wait.
`--playouts N` lets players that search so much play it instead, a stronger and slower measure;
`python -m bench.island_balance --playouts N` keeps what they find beside the rest.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from cordee import __version__
from cordee.bots.duels import GREEDY, RANDOM, greedy_action
from cordee.bots.search import SearchBot
from cordee.bots.search.levels import Level
from cordee.core import records
from cordee.core.bits import lowest
from cordee.core.cache import source_hash
from cordee.core.chance import SOURCES, stream
from cordee.core.compile import entry, wide
from cordee.core.contract import Actions, Numbers, apply, begin, outcome, owing
from cordee.core.datapack import Pack, load
from cordee.core.drive import BOTS_LUCK, Records, random_action, settle_all
from cordee.core.game import MOST_SEATS
from cordee.core.turn import Decide, Over
from cordee.games.island.content import NAMES
from cordee.games.island.game import ISLAND
from cordee.games.island.state import CHARS

RESULTS = Path(__file__).parent / "results" / "island.json"
WINNERS, ENDED, ROUNDS, LONG, FIRST_OUT = range(5)
FRESH_SEED = 20_260_003  # never used while the pack was tuned
LEAST, MOST = 0.6, 1.6  # the bar for every character
SEARCHED_MOVES = 4  # compared a decision by players that search


@entry
def play_games(
    tables: Records, states: Records, views: Records, out: Actions, worth: Numbers,
    draws: Numbers, policies: Numbers, low: np.uint64, games: int, results: Numbers,
    starters: Numbers, points: Numbers,
) -> None:  # fmt: skip
    """Games 0, 1, ...: who won, how, after how many rounds and moves, when somebody was out first;
    who began with whom. policies[game % its length, seat] is who sits where."""
    t, s, v = tables[0], states[0], views[0]
    for game in range(games):
        for source in range(SOURCES):
            draws[source] = 0
        high = np.uint64(game)
        dice = stream(high ^ BOTS_LUCK, low, 0)
        rolled = 0
        moves = 0
        first_out = -1
        begin(t, s)
        while True:
            settle_all(t, s, high, low, draws)
            mask = owing(t, s)
            if mask == 0:
                break
            seat = lowest(mask)
            if policies[game % policies.shape[0], seat] == GREEDY:
                action = greedy_action(t, s, v, seat, out, worth)
            else:
                action, rolled = random_action(t, s, seat, out, dice, rolled)
            apply(t, s, seat, action)
            moves += 1
            if first_out < 0:
                for other in range(wide(t.seats)):
                    if s.out[other]:
                        first_out = wide(s.rounds_done)
        outcome(t, s, points)
        winners = 0
        for seat in range(wide(t.seats)):
            winners |= (1 << seat) if points[seat, 1] == 1 else 0
        results[game, WINNERS] = winners
        results[game, ENDED] = wide(s.ended)
        results[game, ROUNDS] = wide(s.rounds_done)
        results[game, LONG] = moves
        results[game, FIRST_OUT] = first_out
        for c in range(CHARS):
            starters[game, c] = wide(s.dealt_to[c])


def play(
    games: int, policies: list[list[int]], seed: int, data: Pack | None, options: dict[str, Any]
) -> tuple[Any, Any]:
    """Results and starting characters of so many games."""
    seats = len(policies[0])
    tables, states = records.new(ISLAND.table_type), records.new(ISLAND.state_type)
    pack = data or ISLAND.builtin_data()
    tables[0] = ISLAND.table(ISLAND.options(**options), seats, pack)
    results = np.zeros((games, 5), np.int64)
    starters = np.zeros((games, CHARS), np.int64)
    play_games(
        tables, states, records.new(ISLAND.view_type), np.zeros(ISLAND.actions, np.int16),
        np.zeros(ISLAND.actions, np.float32), np.zeros(SOURCES, np.int64),
        np.array(policies, np.int64), np.uint64(seed), games, results, starters,
        np.zeros((MOST_SEATS, 2), np.int32),
    )  # fmt: skip
    return results, starters


def search_one(job: tuple[int, int, int, Pack | None, dict[str, Any]]) -> tuple[Any, Any]:
    """One game between players that search: what `play_games` tells of it."""
    playouts, seats, seed, data, options = job
    bot = SearchBot(Level(playouts=playouts, moves=SEARCHED_MOVES))
    match = ISLAND.start(seats, seed, ISLAND.options(**options), data=data)
    rng, moves, first_out, state = random.Random(seed), 0, -1, match._state
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, bot.choose(view, view.moves, rng))
        moves += 1
        if first_out < 0 and state["out"][:seats].any():
            first_out = int(state["rounds_done"])
    assert isinstance(match.turn, Over)
    winners = sum(1 << seat for seat in match.turn.winners)
    ended, rounds = int(state["ended"]), int(state["rounds_done"])
    return [winners, ended, rounds, moves, first_out], state["dealt_to"].tolist()


def play_searching(
    games: int, playouts: int, seats: int, seed: int, data: Pack | None, options: dict[str, Any]
) -> tuple[Any, Any]:
    """The same of so many games, on all cores, with progress."""
    jobs = [(playouts, seats, seed * games + n, data, options) for n in range(games)]
    search_one(jobs[0])  # compiles what all others then find
    with ProcessPoolExecutor() as pool:
        found = list(track(pool.map(search_one, jobs, chunksize=4), "games", total=games))
    results, starters = zip(*found, strict=True)
    return np.array(results, np.int64), np.array(starters, np.int64)


def measure(
    games: int, seats: int, *, seed: int = FRESH_SEED, data: Pack | None = None,
    playouts: int = 0, **options: Any,
) -> dict[str, Any]:  # fmt: skip
    """The figures of so many games between rule-of-thumb players, or players that search."""
    if playouts:
        results, starters = play_searching(games, playouts, seats, seed, data, options)
    else:
        results, starters = play(games, [[GREEDY] * seats], seed, data, options)
    # Tied players of a game that the round cap ended share the win.
    won = results[:, WINNERS, None] >> np.arange(seats) & 1
    share = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    mean = share.sum() / games / seats
    by_character = {}
    for c, name in enumerate(NAMES):
        began = starters[:, c] >= 0
        rate = share[began, starters[began, c]].mean() if began.any() else 0.0
        by_character[name] = (round(float(rate / mean), 2), int(began.sum()))
    out = results[results[:, FIRST_OUT] >= 0]
    return {
        "games": games,
        "seats": seats,
        "seed": seed,
        "options": options,
        "players": f"search, {playouts} playouts" if playouts else "greedy",
        "by seat, times the mean": [
            round(float(share[:, seat].mean() / mean), 2) for seat in range(seats)
        ],
        "by character, times the mean, and starts": dict(
            sorted(by_character.items(), key=lambda x: x[1])
        ),
        "share by ending": {
            ISLAND.endings[how]: round(many / games, 3)
            for how, many in sorted(Counter(results[:, ENDED].tolist()).items())
        },
        "median rounds": float(np.median(results[:, ROUNDS])),
        "mean rounds": round(float(results[:, ROUNDS].mean()), 2),
        "mean moves": round(float(results[:, LONG].mean()), 1),
        "games in which somebody is out before the end": round(len(out) / games, 3),
        "median rounds the first one out waits": float(
            np.median(out[:, ROUNDS] - out[:, FIRST_OUT]) if len(out) else 0.0
        ),
    }


def against_random(games: int, seed: int, data: Pack | None = None, **options: Any) -> float:
    """How often the rule of thumb wins against three random seats, from every seat in turn."""
    policies = [[GREEDY if seat == own else RANDOM for seat in range(4)] for own in range(4)]
    results, _ = play(games, policies, seed, data, options)
    return float((results[:, WINNERS] == 1 << np.arange(games) % 4).mean())


def all_bars(seed: int) -> dict[str, Any]:
    """Every figure that the rules page speaks of."""
    advanced: dict[str, Any] = {"rules": "advanced"}
    tables = {
        "basic, 4 players": measure(2000, 4, seed=seed),
        "basic, 2 players": measure(2000, 2, seed=seed + 1),
        "advanced, 4 players": measure(2000, 4, seed=seed + 2, **advanced),
        "advanced, 2 players": measure(1000, 2, seed=seed + 3, **advanced),
    }
    return {
        "cordee": __version__,
        "sources": source_hash(),
        "pack": ISLAND.builtin_data().stamp,
        "command": "python -m bench.island_balance",
        "tables": tables,
        "greedy against three random seats, 400 games": {
            "basic": against_random(400, seed + 4),
            "advanced": against_random(400, seed + 5, **advanced),
        },
    }


def searched(seed: int, playouts: int, games: int = 2000) -> Iterator[dict[str, Any]]:
    """The four-player tables again, as players that search find them; more after each."""
    found: dict[str, Any] = {
        "sources": source_hash(), "pack": ISLAND.builtin_data().stamp,
        "command": f"python -m bench.island_balance --playouts {playouts}",
    }  # fmt: skip
    for rules in ("basic", "advanced"):
        found[f"{rules}, 4 players"] = measure(games, 4, seed=seed, playouts=playouts, rules=rules)
        yield found


def keep(found: dict[str, Any]) -> None:
    RESULTS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("numbers", nargs="*", help="games, seats, option=value")
    parser.add_argument("--seed", type=int, default=FRESH_SEED)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--playouts", type=int, default=0)
    given = parser.parse_args()
    if not given.numbers:
        kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
        if given.playouts:
            for found in searched(given.seed, given.playouts):
                keep(kept | {"by search": found})
        else:
            found = all_bars(given.seed)  # speed is measured by bench.island_speed
            keep(kept | found)
    else:
        data = load(given.data) if given.data else None
        options = dict(word.split("=") for word in given.numbers if "=" in word)
        numbers = [int(word) for word in given.numbers if "=" not in word]
        games, seats = (numbers + [2000, 4][len(numbers) :])[:2]
        found = measure(
            games, seats, seed=given.seed, data=data, playouts=given.playouts, **options
        )
    print(json.dumps(found, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
