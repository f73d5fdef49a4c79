"""Many matches at once: the same matches as one by one, whatever the threads."""

from typing import Any

import numpy as np
import pytest

from cordee import games
from cordee.core import drive
from cordee.core.game import MOST_SEATS
from cordee.core.turn import Over
from cordee.lab.batch import CpuBatch, make, simulator

SEED = 9
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {"rounds": 1}),
    ("classic", 4, {"rounds": 1}),
    ("duel", 2, {"exploits": True}),
    ("board", 3, {"rounds": 1}),
    ("roll", 4, {}),
]
every_table = pytest.mark.parametrize(("name", "seats", "values"), TABLES)


def batch_of(name: str, seats: int, values: dict[str, Any], **settings: Any) -> CpuBatch:
    game = games[name]
    made = make(game, game.options(**values), seats, seed=SEED, **settings)
    assert isinstance(made, CpuBatch)
    return made


@every_table
def test_a_lane_plays_what_a_match_of_the_same_seed_plays(
    name: str, seats: int, values: dict[str, Any]
) -> None:
    """Seats, legal moves, observations and scores, move for move, over two matches of a lane."""
    game = games[name]
    batch = batch_of(name, seats, values, size=2, observations=True, threads=1)
    numbers = np.zeros(game.observation, np.float32)
    for number in (1, 3):  # lane 1 of two
        assert batch.matches[1] == number
        match = game.start(seats, number << 64 | SEED, game.options(**values))
        done = False
        while not done:
            seat = int(batch.seats[1])
            assert not isinstance(match.turn, Over) and seat == match.turn.seats[0]
            legal = {move.action for move in match.moves(seat)}
            assert set(np.flatnonzero(batch.legal[1]).tolist()) == legal
            view = match.view(seat)
            drive.observe_one(view.tables, view.views, numbers)
            assert np.array_equal(batch.observations[1], numbers)
            batch.step_random()
            done = bool(batch.done[1])
            match.submit(seat, game.write_move(int(batch.actions[1])))
        assert isinstance(match.turn, Over)
        assert batch.scores[1].tolist() == [score.total for score in match.turn.scores]
        assert batch.ranks[1].tolist() == list(match.turn.ranking)
        assert batch.ended[1] == (number + 1) // 2


@every_table
def test_threads_change_nothing(name: str, seats: int, values: dict[str, Any]) -> None:
    alone = batch_of(name, seats, values, size=37, threads=1, observations=True)
    shared = batch_of(name, seats, values, size=37, threads=3, observations=True)
    for _ in range(150):
        alone.step_random()
        shared.step_random()
    for field in ("seats", "actions", "legal", "observations", "matches", "scores", "ended"):
        assert np.array_equal(alone.read(field), shared.read(field)), field
    assert len(set(alone.actions.tolist())) > 1


def test_given_actions_and_random_ones_take_the_same_way() -> None:
    rolled = batch_of("classic", 2, {"rounds": 1}, size=8)
    told = batch_of("classic", 2, {"rounds": 1}, size=8)
    for _ in range(300):
        rolled.step_random()
        told.step(rolled.actions)
        assert np.array_equal(rolled.legal, told.legal)
    assert not told.refused.any()


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    batch = batch_of("classic", 2, {"rounds": 1}, size=4)
    game = games["classic"]
    before, seats = batch.legal.copy(), batch.seats.copy()
    batch.step(np.full(4, game.read_move("deck").action))
    code, section = game.reasons[int(batch.refused[0])]
    assert (code, section) == ("play-first", 3)
    assert np.array_equal(batch.legal, before) and np.array_equal(batch.seats, seats)
    batch.step(batch.legal.argmax(axis=1))
    assert not batch.refused.any() and not np.array_equal(batch.legal, before)


def test_a_reset_deals_the_first_matches_again_and_another_seed_others() -> None:
    batch = batch_of("classic", 2, {}, size=6)
    first = batch.legal.copy()
    for _ in range(20):
        batch.step_random()
    batch.reset()
    assert np.array_equal(batch.legal, first) and batch.matches.tolist() == list(range(6))
    batch.reset(seed=10)
    assert not np.array_equal(batch.legal, first)


def test_buffers_are_shared_without_a_copy() -> None:
    batch = batch_of("roll", 2, {}, size=5, observations=True)
    for buffer in (batch.observations, batch.legal, batch.actions, batch.seats):
        assert np.shares_memory(np.from_dlpack(buffer), buffer)


def test_what_was_not_asked_for_takes_no_room() -> None:
    batch = batch_of("roll", 2, {}, size=5, masks=False)
    batch.step_random()
    assert batch.legal.size == batch.observations.size == 0 and batch.actions.any()


def test_whole_matches_are_those_of_the_lanes_in_any_number_of_threads() -> None:
    game = games["classic"]
    table = game.table(game.options(rounds=1), 2, game.builtin_data())
    found = []
    for threads in (1, 3):
        results = np.zeros((20, MOST_SEATS, 2), np.int32)
        lengths = np.zeros(20, np.int32)
        simulator(game, table, threads=threads).play(SEED, 0, results, lengths, 10**6)
        found.append((results, lengths))
    assert np.array_equal(found[0][0], found[1][0]) and np.array_equal(found[0][1], found[1][1])
    batch = batch_of("classic", 2, {"rounds": 1}, size=20, masks=False)
    missing = set(range(20))
    while missing:
        batch.step_random()
        for lane in missing.intersection(np.flatnonzero(batch.done).tolist()):
            missing.discard(lane)
            assert batch.scores[lane].tolist() == found[0][0][lane, :2, 0].tolist()
            assert batch._lanes["played"][lane] == found[0][1][lane]
