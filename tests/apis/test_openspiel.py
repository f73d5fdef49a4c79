"""OpenSpiel's own tests, from the released package, on every game and its variants."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

from cordee import games
from cordee.apis import openspiel
from cordee.core.game import Game
from tests.conformance.tables import SETUPS, Setup, every_table

TINY = "cordee_classic(tiny=True,rounds=1,first=0)"
FEW = {"board": {"rounds": 1}, "classic": {"rounds": 1}, "duel": {"games": 1},
       "island": {"round_cap": 1}, "roll": {}}  # fmt: skip


def named(setup: Setup) -> str:
    """A table as OpenSpiel writes it, cut short: one round where rounds are what makes it long."""
    values = setup.values | FEW[setup.name] if setup.name in ("island", "duel") else setup.values
    words = [f"players={setup.seats}"]
    for name, value in values.items():
        text = ";".join(str(seat) for seat in value) if isinstance(value, tuple) else str(value)
        words.append(f"{name}={text}")
    return f"cordee_{setup.name}({','.join(words)})"


def walk(game: Any, seed: int, *, decisions: int | None = None) -> Any:
    """A state after some random moves, at a decision or at the end."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            if decisions == 0:
                break
            decisions = None if decisions is None else decisions - 1
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_table
def test_random_simulations_pass(setup: Setup) -> None:
    game = pyspiel.load_game(named(setup))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", games)
def test_random_simulations_pass_with_serialization(name: str) -> None:
    values = ",".join(f"{key}={value}" for key, value in FEW[name].items())
    game = pyspiel.load_game(f"cordee_{name}({values})")
    state = walk(game, 3, decisions=12)
    again = game.deserialize_state(state.serialize())
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()


def test_a_whole_simulation_passes_with_serialization_at_every_step() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(TINY), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games)
def test_the_api_test_passes(name: str) -> None:
    """OpenSpiel's checks of a part of the tree, run as its own suite runs them."""
    values = ",".join(f"{key}={value}" for key, value in FEW[name].items())

    class Partial(api_test.EnforceAPIOnPartialTreeBase):
        game_name = f"cordee_{name}"
        game = pyspiel.load_game(f"cordee_{name}({values})")

    run_cases(Partial)


def run_cases(cases: Any) -> None:
    """Runs a class of OpenSpiel's tests; whatever fails there fails here."""
    cases.setUpClass()
    tests = [name for name in dir(cases) if name.startswith("test_")]
    assert tests
    for name in tests:
        getattr(cases(name), name)()


@pytest.mark.parametrize("name", games)
def test_every_variant_can_be_named(name: str) -> None:
    for variant in games[name].variants:
        game = pyspiel.load_game(f"cordee_{name}(variant={variant})")
        wanted = games[name].options(variant)
        assert game.shared.setting.options == wanted


def test_parameters_read_back_as_options() -> None:
    game = pyspiel.load_game("cordee_classic(players=4,stall_limit=-1,first=2,colours=6)")
    chosen = game.shared.setting
    assert chosen.options == games["classic"].options(stall_limit=None, first=2, colours=6)
    assert (chosen.seats, game.num_players()) == (4, 4)


@pytest.mark.parametrize("setup", [SETUPS[name][0] for name in games], ids=str)
def test_a_resampled_state_has_the_same_information_state(setup: Setup) -> None:
    game = pyspiel.load_game(named(setup))
    truth = walk(game, 7, decisions=9)
    player = truth.current_player()
    luck = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for _ in range(8):
        other = truth.resample_from_infostate(player, luck)
        assert other.current_player() == player
        assert other.information_state_string() == truth.information_state_string()
        assert other.observation_string() == truth.observation_string()
        assert other.legal_actions() == truth.legal_actions()
        others.add(other.observation_string(1 - player))
        assert not other.history()  # the true luck is nowhere in it
    if setup.name not in ("roll", "island"):  # there little or nothing is hidden so early
        assert len(others) > 1


def test_hidden_cards_are_in_no_information_state_of_another() -> None:
    """Two truths with one view: the same strings and tensors for the seat that cannot tell."""
    game = pyspiel.load_game("cordee_classic(rounds=1)")
    truth = walk(game, 5, decisions=20)
    player = truth.current_player()
    other = truth.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(truth) != str(other)
    assert (
        truth.information_state_tensor(player)[: -openspiel.OWN_MOVES]
        == (other.information_state_tensor(player)[: -openspiel.OWN_MOVES])
    )
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert public.string_from(truth, 0) == public.string_from(other, 0)


def test_choices_made_at_once_stay_hidden_until_all_have_chosen() -> None:
    game = pyspiel.load_game("cordee_roll(players=3,first=0)")
    state = walk(game, 1, decisions=0)
    state.apply_action(state.legal_actions()[0])
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[-1])
    assert state.current_player() == 1
    seen = state.information_state_string(2)
    told = set()
    for action in state.legal_actions():
        child = state.child(action)
        if child.current_player() == 2 and "order" not in state.action_to_string(1, action):
            told.add(child.information_state_string(2).removeprefix(seen))
    assert len(told) == 1  # that seat 1 is done, and nothing of what it chose


def test_rewards_are_those_of_the_match() -> None:
    """The same luck and moves as a match of ours: the same end."""
    game = pyspiel.load_game("cordee_duel(exploits=True)")
    state = walk(game, 2)
    ours: Game = games["duel"]
    words = []
    again = game.new_initial_state()
    for action in state.history():
        words.append(again.action_to_string(again.current_player(), action))
        again.apply_action(action)
    assert words[0].startswith("first ") and again.is_terminal()
    assert again.returns() == state.returns() and sum(state.returns()) == 0
    assert ours.points_range(ours.options(exploits=True), 2)[1] >= max(state.returns()) / 2


def test_tensors_are_the_documented_pieces() -> None:
    game = pyspiel.load_game("cordee_classic(rounds=1)")
    state = walk(game, 4, decisions=10)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 1)
    assert {name: piece.shape for name, piece in observation.dict.items()} == {
        "player": (2,), "observation": (games["classic"].observation,), "own_moves": (32,),
    }  # fmt: skip
    assert observation.dict["player"].tolist() == [0, 1]
    own = [item.action for item in state.full_history() if item.player == 1]
    told = observation.dict["own_moves"][: len(own)] * games["classic"].actions
    assert told.round().astype(int).tolist() == [action + 1 for action in own[::-1]]
    assert not observation.dict["own_moves"][len(own) :].any()
    everything = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
    )
    everything.set_from(state, 0)
    assert np.array_equal(everything.dict["observation"][1], observation.dict["observation"])
