"""The rule-of-thumb player is sensible where a person would not have to think."""

import random

import pytest

from cordee import games
from cordee.bots import make
from cordee.core.match import Match
from cordee.core.turn import Decide, Over

from .position import FULL, play, position, sheet_with

SIX = "1 1 1 1 1 1"
EMPTY = sheet_with()


def choice(m: Match, seat: int = 0) -> str:
    view = m.view(seat)
    return make("greedy").choose(view, view.moves, random.Random(1)).text


def test_it_opens_low() -> None:
    assert choice(position("", "", dice="r o y 1 8 9", data=EMPTY)).endswith("1")


def test_it_crosses_a_bridge_that_pays() -> None:
    assert choice(position(f"r: {SIX}", "", dice="r o y 2 2 2", data=EMPTY)) == "write r2"


def test_it_leaves_the_smallest_gap() -> None:
    m = position("r: 2 3; o: 2 3; y: 2 3", "", dice="r r r 4 7 9", data=EMPTY)
    assert choice(m) == "write r4"


def test_it_does_not_refuse_itself_into_exhaustion() -> None:
    m = position("refusals: 8; r: 1 2 3 4 5", "", dice="r o y 9 9 9", turn=25, data=EMPTY)
    assert choice(m) != "refuse"


def test_it_refuses_for_70_points_at_the_end() -> None:
    near_end = "r o y g b v artefacts"
    m = position("refusals: 6; g: 2", "", dice="r o y 9 9 9", turn=40, bridged=near_end, data=EMPTY)
    assert choice(m) == "refuse"


def test_it_ticks_early_and_not_late() -> None:
    early = position("", "", dice="r o y 0 9 9", turn=0, data=EMPTY)
    assert choice(early).startswith("tick")
    late = position(
        "", "", dice="r o y 0 9 9", turn=40, bridged="r o y g b v artefacts", data=EMPTY
    )
    assert not choice(late).startswith("tick")


def test_it_marks_the_artefact_on_top() -> None:
    m = position(f"r: {FULL}; artefacts: 6; refusals: 3", "", dice="r r r 9 9 9", turn=30)
    assert choice(m) == "top r9"


def test_it_accelerates_where_it_pays_most() -> None:
    m = position(f"g: 1; v: {SIX}", "", dice="g g g 1 1 1", data=sheet_with(g=([2], [])))
    play(m, 0, "write g1")
    assert choice(m) == "accelerate v"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_never_demands_order_and_beats_random_players(seats: int) -> None:
    game = games["roll"]
    bots, rng = [make("greedy")] + [make("random")] * (seats - 1), random.Random(3)
    match = game.start(seats, 8)
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        move = bots[seat].choose(view, view.moves, rng)
        assert seat or move.text != "in-order"
        match.submit(seat, move)
    assert isinstance(match.turn, Over)
    assert match.turn.winners == (0,)
