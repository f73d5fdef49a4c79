"""The search: what it may know, how it can be stopped, and that it is worth its work."""

import random
import threading
import time
from typing import Any

import numba
import numpy as np
import pytest

from cordee import games
from cordee.bots.greedy import GreedyBot
from cordee.bots.search import LEVELS, Level, SearchBot, Stop
from cordee.bots.search.race import drop_out
from cordee.core.compile import INTERPRETED
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.lab import arena

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 2, {"cooperation": True}),
    ("classic", 3, {"rounds": 1}),
    ("classic", 4, {"rounds": 1}),
    ("duel", 2, {"exploits": True}),
    ("board", 4, {}),
    ("roll", 3, {}),
]


def after(name: str, seats: int, values: dict[str, Any], moves: int) -> Match:
    game = games[name]
    match = game.start(seats, 8, game.options(**values))
    greedy, rng = GreedyBot(), random.Random(1)
    for _ in range(moves):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[-1]
        view = match.view(seat)
        match.submit(seat, greedy.choose(view, view.moves, rng))
    return match


@pytest.mark.parametrize(("name", "seats", "values"), TABLES)
def test_it_plays_at_every_table_and_leaves_the_match_alone(
    name: str, seats: int, values: dict[str, Any]
) -> None:
    match = after(name, seats, values, 9)
    assert isinstance(match.turn, Decide)
    before = match.digest()
    for seat in match.turn.seats:
        view = match.view(seat)
        found = SearchBot(Level(playouts=60)).think(view, view.moves, random.Random(2))
        assert found.move in view.moves
        assert found.gains[found.moves.index(found.move)] == 0
        again = SearchBot(Level(playouts=60)).think(view, view.moves, random.Random(2))
        assert again == found
    assert match.digest() == before


def test_work_is_bounded_by_playouts() -> None:
    match = after("classic", 2, {}, 4)
    assert isinstance(match.turn, Decide)
    view = match.view(match.turn.seats[0])
    for playouts in (30, 300):
        level = Level(playouts=playouts, moves=4, drop=1e9)
        found = SearchBot(level).think(view, view.moves, random.Random(3))
        assert found.worlds == playouts // len(found.moves) and len(found.moves) == 4


def test_it_can_be_told_to_answer_at_once() -> None:
    if INTERPRETED:
        pytest.skip("only compiled code leaves the interpreter free")
    match = after("classic", 2, {}, 2)
    assert isinstance(match.turn, Decide)
    view = match.view(match.turn.seats[0])
    SearchBot(Level(playouts=20)).choose(view, view.moves, random.Random(1))  # compiles
    bot, stop = SearchBot(Level(playouts=10**9, drop=1e9)), Stop()
    answers: list[Any] = []
    thinking = threading.Thread(
        target=lambda: answers.append(bot.think(view, view.moves, random.Random(1), stop))
    )
    thinking.start()
    time.sleep(0.3)
    stop.set()
    thinking.join(5.0)
    assert not thinking.is_alive()
    assert answers[0].move in view.moves and answers[0].worlds > 1


def test_a_move_that_is_clearly_behind_drops_out_and_the_first_stays() -> None:
    gains, squares = np.array([0.0, -100.0, 12.0, 10.0]), np.array([0.0, 1100.0, 60.0, 60.0])
    tried, alive = np.full(4, 10.0), np.ones(4, np.int16)
    assert drop_out_of(4, 2.0, gains, squares, tried, alive) == 3
    assert alive.tolist() == [1, 0, 1, 1]


def drop_out_of(*given: Any) -> int:
    """A rule has no wrapper for Python; interpreted it needs none."""
    if INTERPRETED:
        return drop_out(*given)
    plain: Any = drop_out.py_func  # type: ignore[attr-defined]
    return int(numba.njit(plain)(*given))


def test_races_of_one_seed_are_one_race() -> None:
    match = after("roll", 2, {}, 6)
    assert isinstance(match.turn, Decide)
    view = match.view(match.turn.seats[0])
    level = Level(playouts=120, drop=1e9)
    runs = [SearchBot(level).think(view, view.moves, random.Random(n)).gains for n in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_looking_ahead_beats_the_rule_of_thumb() -> None:
    """Where it pays most, a few deals show it; the bench measures every game."""
    roll = games["roll"]
    result = arena.play(roll, roll.options(), ["search:6", "greedy"], 8)
    assert result.bots[0].margin > 10


def test_the_first_levels_grow_and_the_first_is_no_beginner() -> None:
    """A beginner plays by rule of thumb, but every third move at random."""
    game = games["classic"]
    options = game.options(rounds=1)
    for level in (2, 3, 4):
        result = arena.play(game, options, [f"search:{level}", f"search:{level - 1}"], 40)
        assert result.bots[0].win_rate > 0.58, level
    lost = 0.0
    for deal in range(40):
        match = game.start(2, deal << 64 | 5, options)
        over = arena.play_match(match, [SearchBot(1), Beginner()], random.Random(deal))
        lost += over.scores[1].total > over.scores[0].total
    assert lost / 40 > 0.58
    assert max(LEVELS) == 6


class Beginner:
    """By rule of thumb, but every third move at random."""

    def choose(self, view: Any, moves: Any, rng: random.Random) -> Any:
        return rng.choice(moves) if rng.random() < 1 / 3 else GreedyBot().choose(view, moves, rng)
