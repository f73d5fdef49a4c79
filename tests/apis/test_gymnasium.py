"""Gymnasium's own checks, from the released package, and the vector environment on the batch."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from cordee import games
from cordee.apis.gymnasium import AgainstBots
from cordee.apis.vector import ManyMatches
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from tests.conformance.tables import Setup, every_game, every_table


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def choose(rng: np.random.Generator, mask: np.ndarray) -> Any:
    """Legal actions at random, for one or for many."""
    return (rng.random(mask.shape) * mask).argmax(axis=-1)


@every_table
def test_check_env_passes(setup: Setup) -> None:
    env = AgainstBots(setup.name, setup.seats, opponent="random", **setup.values)
    check_env(env, skip_render_check=True)


@every_game
def test_check_env_passes_for_what_is_registered_and_drawn(game: Game) -> None:
    env = gymnasium.make(f"cordee/{game.name}-v1", render_mode="rgb_array", opponent="greedy")
    check_env(env.unwrapped, skip_render_check=True)
    picture: Any = env.unwrapped.render()
    assert picture.dtype == np.uint8 and picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10  # something is drawn


@every_game
def test_a_match_against_a_bot_pays_the_seat_that_played_it(game: Game) -> None:
    few: dict[str, Any] = {"round_cap": 4} if game.name == "island" else {}
    env = AgainstBots(game.name, opponent="random", reward="points", **few)
    rng = np.random.default_rng(1)
    for seat in (0, 1):
        seen, info = env.reset(seed=1) if seat == 0 else env.reset()
        assert info["seat"] == seat
        over = False
        while not over:
            seen, paid, over, _, _ = env.step(int(choose(rng, seen["action_mask"])))
        assert paid == env.play.match.turn.scores[seat].total  # type: ignore[union-attr]


def test_an_illegal_action_ends_the_match_at_its_worst() -> None:
    env = AgainstBots("classic", rounds=1, seat=1)
    seen, _ = env.reset(seed=1)
    _, paid, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (paid, over, info["illegal"]) == (-(780 + 400), True, True)


def test_opponents_are_checked() -> None:
    with pytest.raises(UnknownBot):
        AgainstBots("board", opponent="champion")
    with pytest.raises(ValueError, match="opponents are wanted"):
        AgainstBots("classic", 3, opponent=["greedy"])
    with pytest.raises(ValueError, match="seat is from"):
        AgainstBots("classic", seat=2)


# --- many at once ------------------------------------------------------------------------------


@every_game
def test_lanes_are_played_to_their_ends_and_dealt_anew_in_the_same_step(game: Game) -> None:
    few: dict[str, Any] = {"round_cap": 2} if game.name == "island" else {}
    envs = gymnasium.make_vec(
        f"cordee/{game.name}-v1", num_envs=8, vectorization_mode="vector_entry_point", **few
    )
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    rng, ends = np.random.default_rng(3), 0
    for _ in range(20_000):
        movers = info["seat"]
        seen, paid, over, cut, info = envs.step(choose(rng, seen["action_mask"]))
        assert not cut.any() and (paid[~over] == 0).all()
        for lane in np.flatnonzero(over):
            ends += 1
            assert info["_final_obs"][lane] and info["final_info"]["seat"][lane] == movers[lane]
            assert paid[lane] == info["rewards"][lane, movers[lane]]
            assert abs(info["rewards"][lane].sum()) < 1e-3
            assert info["final_obs"]["observation"][lane].any()
        if ends >= 8:
            break
    assert ends >= 8
    assert envs.observation_space.contains(seen)


def test_a_lane_plays_the_match_of_its_seed_and_number() -> None:
    """The same match by hand: observations, masks, rewards and the sight of its end."""
    envs = ManyMatches("classic", 4, rounds=1)
    seen, info = envs.reset(seed=9)
    game = games["classic"]
    match = game.start(2, seed=(2 << 64) | envs.batch.seed, options=game.options(rounds=1))
    rng, lane = np.random.default_rng(9), 2
    while True:
        seat = int(info["seat"][lane])
        legal = np.flatnonzero(seen["action_mask"][lane]).tolist()
        assert legal == sorted(move.action for move in match.moves(seat))
        chosen = choose(rng, seen["action_mask"])
        match.submit(seat, game.write_move(int(chosen[lane])))
        seen, paid, over, _, info = envs.step(chosen)
        if over[lane]:
            break
    totals = [score.total for score in match.turn.scores]  # type: ignore[union-attr]
    assert paid[lane] == totals[seat] - totals[1 - seat]


def test_against_a_compiled_bot_every_second_match_is_the_other_seats() -> None:
    envs = ManyMatches("classic", 16, opponent="greedy", rounds=1, threads=1)
    seen, info = envs.reset(seed=1)
    assert info["seat"].tolist() == [0, 1] * 8
    rng, paid_in_all, ends = np.random.default_rng(1), 0.0, 0
    while ends < 32:
        seen, paid, over, _, info = envs.step(choose(rng, seen["action_mask"]))
        assert (info["seat"] == [0, 1] * 8).all()
        paid_in_all += float(paid.sum())
        ends += int(over.sum())
    assert paid_in_all / ends < -40  # greedy beats what plays at random by far


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    envs = ManyMatches("classic", 2)
    seen, _ = envs.reset(seed=1)
    wrong = (seen["action_mask"] == 0).argmax(axis=1)
    with pytest.raises(ValueError, match=r"lane 0 is illegal: .* \(§ \d+ of the rules of classic"):
        envs.step(wrong)


def test_without_copies_the_same_arrays_come_back() -> None:
    envs = ManyMatches("classic", 4, copy=False)
    first, _ = envs.reset(seed=1)
    second, *_ = envs.step(first["action_mask"].argmax(axis=1))
    assert np.shares_memory(first["observation"], second["observation"])
    envs = ManyMatches("classic", 4)
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    envs.step(first["action_mask"].argmax(axis=1))
    assert (first["observation"] == kept).all()


def test_bots_that_are_not_compiled_cannot_sit_in_every_lane() -> None:
    with pytest.raises(UnknownBot):
        ManyMatches("classic", 2, opponent="search:6")


def test_importing_registers_every_game() -> None:
    for name in games:
        assert f"cordee/{name}-v1" in gymnasium.registry
