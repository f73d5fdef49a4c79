"""What a critic is told of the cards to come is what comes, and nobody else is told."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from cordee import games
from cordee.core import records
from cordee.core.chance import SOURCES, halves
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.games.cards.state import DECK_OF_ROUND
from cordee.lab.batch.lanes import LANE
from cordee.lab.learn import foresight
from tests.lab.learning import need_torch, settings

SEED = (5 << 64) | 77
CARDS = 60


def _expected(order: list[int]) -> np.ndarray:
    """From the definition."""
    found = np.zeros((foresight.NUMBERS // foresight.TOLD, foresight.TOLD))
    for n, kind in enumerate(order):
        soon = foresight.FADING**n
        found[kind] += [1 - n / foresight.HORIZON, soon, soon if n % 2 == 0 else -soon]
    return found.ravel()


@pytest.mark.parametrize(("name", "variant"), [("classic", "single"), ("duel", "exploits")])
def test_what_is_foretold_is_what_the_deck_gives(name: str, variant: str) -> None:
    """A round in which everything is put down and everything comes from the deck."""
    game = games[name]
    match = game.start(2, SEED, game.options(variant))
    order: list[int] = []
    told: list[np.ndarray] = []
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        moves = {str(move): move for move in match.view(seat).moves}
        if "deck" not in moves:
            match.submit(seat, next(move for name, move in moves.items() if name[:4] == "drop"))
            continue
        before = np.array(match._state["bag"]).ravel()
        told.append(_foretold(match))
        match.submit(seat, moves["deck"])
        gone = Counter(before.tolist()) - Counter(np.array(match._state["bag"]).ravel().tolist())
        order.append(next(iter(gone)))
    assert len(order) == 44
    for n, numbers in enumerate(told):
        assert np.allclose(numbers, _expected(order[n:]), atol=1e-5)


def _foretold(match: Match) -> np.ndarray:
    """What is foretold of a match, which stays as it is."""
    states, lanes = records.new(match.game.state_type), records.new(LANE)
    states.view(np.ndarray)[:] = match._state
    as_it_was = states.tobytes()
    high, low = halves(SEED)
    lanes["match"] = high
    draws = np.zeros((SOURCES, 1), np.int32)
    draws[DECK_OF_ROUND] = CARDS - int(states["left"][0])
    out = np.ones((foresight.NUMBERS, 1), np.float32)
    foresight.foretell_lanes(states, lanes, draws, low, out)
    assert states.tobytes() == as_it_was
    return out[:, 0]


def test_only_games_with_such_a_deck_are_foretold() -> None:
    assert [name for name in games if foresight.can_foresee(games[name])] == ["classic", "duel"]


@need_torch
def test_the_critic_is_told_in_some_lanes_and_the_player_in_none() -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    learner, plain = Learner(settings(foresight=0.5)), Learner(settings())
    assert learner.layout.own.tolist() == plain.layout.own.tolist()
    assert [p.shape for p in learner.actor.parameters()] == [
        p.shape for p in plain.actor.parameters()
    ]
    last, eyes = learner.rollout.last, learner.eyes
    first = len(eyes.own) + len(eyes.hidden)

    def told() -> torch.Tensor:
        learner.rollout._see(last)
        return last[:, first:-1].abs().sum(1) > 0

    assert learner.update(0.0)["refused"] == 0
    assert torch.equal(told(), eyes.foresees[:, 0] > 0) and 0 < int(told().sum()) < len(last)
    there = last[:, first:-1][told()]
    assert torch.equal(there, learner.world.coming.t()[told()])
    # It is what the critic goes by, once it says anything at all.
    torch.nn.init.normal_(learner.critic.value.weight)
    knows, value = told(), learner.critic(last)
    last[:, first:-1] = 0
    assert torch.equal(learner.critic(last) == value, ~knows)
    assert Learner(settings(game="board", foresight=1.0)).update(0.0)["refused"] == 0


@need_torch
def test_a_run_begins_as_one_that_foresaw_more_or_less_and_nobody_ships_it(tmp_path: Path) -> None:
    import torch

    from cordee.bots.champion.weights import read
    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.ship import critic_of, ship

    folders = [str(tmp_path / name) for name in ("told", "untold")]
    for folder, share in zip(folders, (0.5, 0.0), strict=True):
        learner = Learner(settings(foresight=share))
        torch.nn.init.normal_(learner.critic.value.weight)
        learner.update(0.0)
        keep.save(learner, Path(folder), whole=False)
        for other in (0.5, 0.0):
            after = Learner(settings(foresight=other, origin=folder))
            after.begin()
            for one in (learner, after):
                one.rollout._see(one.rollout.last)
            blind = [(one.eyes.foresees == 0)[:, 0] for one in (learner, after)]
            both = blind[0] & blind[1]
            assert bool(both.any())
            after.world.restore(learner.world.keep())
            after.rollout._see(after.rollout.last)
            values = [one.critic(one.rollout.last)[both] for one in (learner, after)]
            assert torch.allclose(*values, atol=1e-5)
        ship(Path(folder), tmp_path / "player.npz")
        critic = read(critic_of(tmp_path / "player.npz")).arrays
        hidden = learner.layout.hidden.shape[1]
        assert len(critic["in_each"]) == learner.layout.groups.shape[1] + hidden
