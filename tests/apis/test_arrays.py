"""Arrays in and out, perfect information for critics only, and encodings field by field."""

import ast
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import games
from cordee.apis import arrays, encodings, pettingzoo
from cordee.apis.play import HIGHEST, LOWEST
from cordee.core.game import Game
from cordee.core.view import View
from tests.conformance.tables import SETUPS, Setup, every_game, every_table, positions

SOURCES = Path(cordee.__file__).parent


class Foreign:
    """Numbers of another library: nothing but DLPack."""

    def __init__(self, array: np.ndarray) -> None:
        self._array = array

    def __dlpack__(self, **wanted: Any) -> Any:
        return self._array.__dlpack__(**wanted)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


def test_buffers_are_taken_over_without_a_copy_and_actions_taken_from_anybody() -> None:
    batch = arrays.make("classic", size=6, rounds=1)
    for name in ("observations", "legal", "seats", "done", "scores", "ranks", "finals"):
        ours = getattr(batch, name)
        theirs = np.from_dlpack(ours)
        assert theirs.shape == ours.shape and np.shares_memory(theirs, ours), name
    chosen = batch.legal.argmax(axis=1)
    batch.step(arrays.incoming(Foreign(chosen)))
    assert (batch.actions == chosen).all() and not batch.refused.any()
    batch.step(arrays.incoming(batch.legal.argmax(axis=1).tolist()))
    assert not batch.refused.any()


@pytest.mark.parametrize(
    ("given", "said"),
    [([0.5], "whole numbers"), ([-1], "between 0 and 32767"), ([65_536], "between 0 and 32767")],
)
def test_actions_that_would_become_others_are_refused(given: list[float], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        arrays.incoming(np.array(given))


class OnGpu:
    """Numbers that lie on a GPU, as its libraries show them: their kind, and a way to another."""

    def __init__(self, kind: str, ways: tuple[str, ...]) -> None:
        self.__cuda_array_interface__ = {"typestr": np.dtype(kind).str}
        for way in ways:
            setattr(self, way, lambda *_: OnGpu("int16", ()))


@pytest.mark.parametrize(
    ("kind", "ways"),
    [("int16", ()), ("int64", ("short",)), ("int32", ("astype",)), ("uint8", ("short", "astype"))],
)
def test_actions_on_a_gpu_are_narrowed_there(kind: str, ways: tuple[str, ...]) -> None:
    told = arrays.incoming(OnGpu(kind, ways)).__cuda_array_interface__
    assert np.dtype(told["typestr"]) == np.int16


@pytest.mark.parametrize(("kind", "ways"), [("float32", ("short", "astype")), ("int64", ())])
def test_actions_on_a_gpu_that_cannot_be_taken_are_refused(
    kind: str, ways: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match=f"int16, not {kind}"):
        arrays.incoming(OnGpu(kind, ways))


@every_game
def test_perfect_information_is_what_each_seat_sees(game: Game) -> None:
    batch = arrays.make(game.name, size=3, seed=4)
    for _ in range(10):
        batch.step_random()
    everything = arrays.perfect_information(batch)
    assert everything.shape == (3, game.seat_counts[0], game.observation)
    for lane in range(3):
        assert np.array_equal(everything[lane, batch.seats[lane]], batch.observations[lane])


def test_perfect_information_is_more_than_any_seat_has() -> None:
    env = pettingzoo.raw_env("classic")
    env.reset(seed=1)
    state = env.state()
    hands = [state[seat][:720:12] for seat in (0, 1)]
    assert hands[0].sum() > 0 and hands[1].sum() > 0 and (hands[0] != hands[1]).any()


def test_no_bot_can_reach_perfect_information() -> None:
    """Bots import nothing above them, and what they are given holds no state."""
    for path in sorted((SOURCES / "bots").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            assert not any(name.startswith(("cordee.apis", "cordee.lab")) for name in names), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "perfect_information")
    match = games["classic"].start(seed=1)
    view = match.view(0)
    held = [getattr(view, name) for name in vars(view)]
    assert isinstance(view, View)
    for thing in held:
        assert thing is not match and thing is not match._states
        assert getattr(thing, "dtype", None) != games["classic"].state_type


# --- encodings ---------------------------------------------------------------------------------


@every_game
def test_the_fields_of_an_encoding_are_all_its_numbers_in_order(game: Game) -> None:
    at = 0
    for _, place in encodings.places(game.name):
        assert place.start == at
        at = place.stop
    assert at == game.observation
    assert encodings.version(game) == 1


def test_the_page_of_encodings_is_up_to_date() -> None:
    assert encodings.PAGE.read_text("utf-8") == encodings.page()


@every_table
def test_observations_stay_within_their_bounds(setup: Setup) -> None:
    env = pettingzoo.raw_env(setup.name, setup.seats, **setup.values)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(40):
        if not env.play.asked:
            break
        numbers = env.play.numbers(env.play.asked[0])
        assert numbers.min() >= LOWEST and numbers.max() <= HIGHEST
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("setup", [SETUPS["classic"][0]], ids=str)
def test_fields_say_what_the_page_says(setup: Setup) -> None:
    """Own hand, the pile's top, the deck and the phase, read through their names."""
    places = dict(encodings.places("classic"))
    for match in positions(setup):
        seat = match.turn.seats[0]  # type: ignore[union-attr]
        view = match.view(seat)
        env = pettingzoo.raw_env(setup.name, setup.seats, **setup.values)
        env.play.match = match
        numbers = env.play.numbers(seat)
        shown = view.portray()["shown"]
        letters = games["classic"].letters  # type: ignore[attr-defined]
        hand = []
        for kind in range(50):
            rank = kind % 10
            card = letters[kind // 10] + ("x" if rank == 0 else str(rank + 1))
            hand += [card] * round(float(numbers[places[f"own hand {kind}"]][0]) * 3)
            top = shown.piles[letters[kind // 10]].top
            assert bool(numbers[places[f"on top {kind}"]][0]) == (top == card)
        assert sorted(hand) == sorted(shown.hands[seat])
        assert numbers[places["deck"]][0] == pytest.approx(shown.deck / 60)
        assert numbers[places["own turn"]][0] == 1
        assert numbers[places["phase"]].tolist().index(1) == ("play", "draw").index(shown.phase)
