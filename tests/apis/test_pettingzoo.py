"""PettingZoo's own tests, from the released package, on every game, variant and number of seats."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test

from cordee import games
from cordee.apis import pettingzoo
from cordee.core.faults import IllegalMove
from cordee.core.game import Game
from tests.conformance.tables import Setup, every_game, every_table

CYCLES = 25  # steps a seat; a whole match is another test


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo advises against dict observations, which its own card games have too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def make(setup: Setup, **more: Any) -> Any:
    return pettingzoo.env(setup.name, setup.seats, **setup.values, **more)


@every_table
def test_the_api_test_passes(setup: Setup) -> None:
    api_test(make(setup), num_cycles=CYCLES)


@every_table
def test_the_seed_test_passes(setup: Setup) -> None:
    seed_test(lambda: make(setup), num_cycles=CYCLES)


@every_game
def test_every_variant_and_number_of_seats_can_be_made(game: Game) -> None:
    for seats in game.seat_counts:
        env = pettingzoo.env(f"cordee/{game.name}-v1", seats)
        env.reset(seed=1)
        assert len(env.agents) == seats
    for variant in game.variants:
        env = pettingzoo.env(f"{game.name}:{variant}")
        api_test(env, num_cycles=5)


@every_game
def test_the_render_test_passes(game: Game) -> None:
    render_test(lambda render_mode: pettingzoo.env(game.name, render_mode=render_mode))


@every_game
def test_the_state_test_passes(game: Game) -> None:
    env = pettingzoo.env(game.name)
    state_test(env, pettingzoo.parallel_env(game.name), num_cycles=5)


@pytest.mark.parametrize("seats", games["roll"].seat_counts)
@pytest.mark.parametrize("order", ["together", "aloud"])
def test_the_parallel_api_test_passes(seats: int, order: str) -> None:
    parallel_api_test(pettingzoo.parallel_env("roll", seats, order=order), num_cycles=200)


@pytest.mark.parametrize("name", games)
def test_a_parallel_match_is_the_match_in_turn(name: str) -> None:
    """The same seed and the same choices: the same record, whichever way it is played."""
    at_once = pettingzoo.parallel_env(name, round_cap=6) if name == "island" else (
        pettingzoo.parallel_env(name))  # fmt: skip
    seen, _ = at_once.reset(seed=5)
    rng = np.random.default_rng(5)
    while at_once.agents:
        chosen = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"])))
                  for agent in at_once.agents}  # fmt: skip
        seen, paid, over, _, _ = at_once.step(chosen)
    assert all(over.values())
    match = at_once.play.match
    in_turn = pettingzoo.raw_env(name, round_cap=6) if name == "island" else (
        pettingzoo.raw_env(name))  # fmt: skip
    in_turn.reset(seed=5)
    for line in match.journal.lines:
        if line[0].isdigit():
            seat, _, words = line.partition(" ")
            in_turn.play.match.submit(int(seat), words)
    assert in_turn.play.match.record() == match.record()
    assert paid == dict(zip(at_once.possible_agents, in_turn.play.rewards(), strict=True))


@every_game
def test_a_whole_match_pays_its_margin(game: Game) -> None:
    few: dict[str, Any] = {"round_cap": 6} if game.name == "island" else {}
    env = pettingzoo.env(game.name, reward="margin", **few)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] = float(reward)
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    totals = [score.total for score in env.unwrapped.play.match.turn.scores]
    assert paid == {"seat_0": totals[0] - totals[1], "seat_1": totals[1] - totals[0]}


def test_the_mask_is_what_the_match_lists() -> None:
    env = pettingzoo.raw_env("classic")
    env.reset(seed=1)
    match = env.play.match
    seat = env.seat_of[env.agent_selection]
    mask = env.observe(env.agent_selection)["action_mask"]
    assert [env.play.game.write_move(int(a)) for a in np.flatnonzero(mask)] == sorted(
        match.moves(seat), key=lambda move: move.action
    )
    assert not env.observe(f"seat_{1 - seat}")["action_mask"].any()


def test_an_illegal_action_pays_the_worst_or_raises_with_its_section() -> None:
    env = pettingzoo.env("classic", rounds=1)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    wrong, agent = int(np.flatnonzero(mask == 0)[0]), env.agent_selection
    env.step(wrong)
    assert env.terminations[agent] and env.rewards[agent] == -(780 + 400)
    bare = pettingzoo.raw_env("classic")
    bare.reset(seed=1)
    with pytest.raises(IllegalMove):
        bare.step(wrong)
