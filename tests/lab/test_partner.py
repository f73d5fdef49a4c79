"""The sparring partner: where it sits, who learns from it, and that it finds what can be won."""

from pathlib import Path

import numpy as np
import pytest

from tests.cli.conftest import Run, run  # noqa: F401
from tests.lab.learning import need_torch, settings


@need_torch
def test_it_has_one_seat_of_its_lanes_and_answers_there() -> None:
    import torch

    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.rollout import NEVER, SPARRING, THUMB
    from cordee.lab.learn.settings import Settings

    given: Settings = settings(sparring=4, thumb=4, league=4)
    learner, stranger = Learner(given), Learner(settings(seed=9))
    learner.begin()
    assert learner.partner is not None
    for p, q in zip(
        learner.partner.actor.parameters(), stranger.actor.parameters(), strict=True
    ):  # a partner of its own mind
        p.data.copy_(q.data + 0.05 * torch.randn_like(q))
    learner.update(0.0)
    memory, quarter = learner.rollout.memory, given.lanes // 4
    ring = slice(2 * quarter, 3 * quarter)
    assert learner.rollout.ring == ring
    assert not memory.spars[:, : ring.start].any() and not memory.spars[:, ring.stop :].any()
    assert 0.3 < float(memory.spars[:, ring].mean()) < 0.7
    assert bool((memory.counts[:, ring] + memory.spars[:, ring] == 1).all())
    assert bool((memory.seat[:-1, ring][memory.spars[:, ring] > 0] == ring.start % 2).any())
    told = memory.seen[..., -1].float()
    assert bool((told[:, :quarter].abs() == THUMB).all())
    assert bool(
        (told[:, ring] == torch.where(memory.spars[:, ring] > 0, -SPARRING, SPARRING)).all()
    )
    assert not told[:, quarter : ring.start].any() and not told[:, ring.stop :].any()
    own = memory.seen[..., : len(learner.eyes.own)]
    where = memory.spars > 0
    for player, is_its_own in ((learner.partner.acting, True), (learner.acting, False)):
        with torch.no_grad():
            answers = player(own[where]).masked_fill(~memory.legal[where], NEVER)
        chance = torch.log_softmax(answers, 1).gather(1, memory.answer[where][:, None]).squeeze(1)
        assert torch.allclose(chance, memory.chance[where], atol=1e-4) == is_its_own


@need_torch
def test_each_learns_from_its_own_decisions_alone() -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(sparring=2, thumb=0, league=0))
    learner.begin()
    assert learner.partner is not None
    before = [p.clone() for p in learner.actor.parameters()]
    learner.update(0.0)
    memory = learner.rollout.memory
    rows = learner.partner.decided(memory)
    assert bool((memory.spars.flatten()[rows] == 1).all())
    assert any(
        not torch.equal(a, b)
        for a, b in zip(before, learner.partner.actor.parameters(), strict=True)
    )
    # Where only the partner has decided, the learner's policy stays as it is.
    alone = [p.clone() for p in learner.actor.parameters() if p.requires_grad]
    learner.optimiser.state.clear()
    learner.entropy.zero_()
    learner.rows.copy_(rows.repeat(9)[: len(learner.rows)])
    learner._learn()
    assert all(torch.equal(a, b) for a, b in zip(alone, learner.actor.parameters(), strict=True))
    # Past partners are met again, like past selves.
    learner.past.clear()
    learner._refresh()
    learner._remember()
    assert len(learner.past) == 2 and not torch.equal(*learner.past)


@need_torch
def test_where_averages_are_kept_the_partners_is_who_is_met_again(tmp_path: Path) -> None:
    import torch

    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import flat
    from cordee.lab.learn.origin import load_player

    learner = Learner(settings(sparring=2, thumb=0, league=0, average=0.75))
    learner.begin()
    assert learner.partner is not None
    expected = flat(learner.partner.actor)
    for n in range(3):
        learner.update(n / 3)
        expected = 0.75 * expected + 0.25 * flat(learner.partner.actor)
    assert torch.allclose(flat(learner.partner.player()), expected, atol=1e-6)
    assert not torch.allclose(flat(learner.partner.actor), expected, atol=1e-6)
    learner.past.clear()
    learner._remember()
    assert torch.equal(learner.past[1], flat(learner.partner.player()))
    keep.save(learner, tmp_path)
    load_player(str(tmp_path / "partner.npz"), learner.past_self, learner.layout)
    assert torch.equal(flat(learner.past_self), flat(learner.partner.player()))


@need_torch
def test_each_measures_its_advantages_by_its_own() -> None:
    import torch

    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.steps import LEAST_SPREAD, scale_of

    told = scale_of(torch.tensor([1.0, 3.0, 100.0]), torch.tensor([1.0, 1.0, 0.0]))
    assert told.tolist() == [2.0, 1.0]
    assert scale_of(torch.ones(3), torch.ones(3))[1] == pytest.approx(LEAST_SPREAD)
    learner = Learner(settings(sparring=2, thumb=0, league=0))
    learner.begin()
    learner.update(0.0)
    memory = learner.rollout.memory
    assert learner.partner is not None
    memory.advantage.copy_(torch.where(memory.spars > 0, 3.0, -3.0))
    memory.advantage[::2] *= 3
    learner._spar()
    own = memory.advantage[memory.spars > 0]
    mean, spread = learner.partner.scale
    assert mean == pytest.approx(float(own.mean())) and 4 < mean < 8
    assert spread == pytest.approx(float(own.std(correction=0)))


@need_torch
def test_it_finds_what_can_be_won_of_a_learner_that_stays_as_it_is() -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(
        settings(
            game="duel", lanes=128, steps=32, minibatch=256, stagger=96, sparring=1, thumb=0,
            league=0, learning_rate=(3e-3, 3e-3), entropy=(0.005, 0.005),
        )
    )  # fmt: skip
    learner.begin()
    actor = learner.parameters  # what the critic learns is the learner's; its policy is held still
    still = [p for p in actor if any(p is q for q in learner.actor.parameters())]
    for p in still:
        p.requires_grad_(False)
    learner.parameters = [p for p in actor if p.requires_grad]
    gains = [learner.update(0.0)["partner_gain"] for _ in range(80)]
    assert np.mean(gains[-10:]) > np.mean(gains[2:12]) + 8


@need_torch
def test_a_partner_is_asked_for_by_the_command_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    small = ("learn", "classic", "--updates", "1", "--lanes", "32", "--width", "16", "--lang", "en")
    first = str(tmp_path / "first")
    assert run(*small, "--folder", first).code == 0
    then = ("--partner", first, "--folder", str(tmp_path / "then"))
    assert run(*small, *then).code == 0
    refused = run(*small, *then, "--against", "greedy")
    assert refused.code == 2 and "no sparring partner" in refused.err
    refused = run(*small, "--set", "sparring=1.5", "--set", "thumb=2")
    assert refused.code == 2 and "at most one in one" in refused.err
