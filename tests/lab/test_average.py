"""The average of a learner's selves: who is tested, kept and met again."""

from pathlib import Path

import numpy as np
import pytest

from tests.cli.conftest import Run, run  # noqa: F401
from tests.lab.learning import need_torch, settings


@need_torch
def test_it_is_the_average_that_is_shown_kept_shipped_and_begun_as(tmp_path: Path) -> None:
    import torch

    from cordee.bots.champion.weights import read
    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import flat
    from cordee.lab.learn.ship import ship

    learner = Learner(settings(average=0.75))
    learner.begin()
    expected = flat(learner.actor)
    assert torch.equal(flat(learner.player()), expected)
    for n in range(3):
        learner.update(n / 3)
        expected = 0.75 * expected + 0.25 * flat(learner.actor)
    assert torch.allclose(flat(learner.player()), expected, atol=1e-6)
    assert not torch.allclose(flat(learner.actor), expected, atol=1e-6)
    learner.past.clear()
    learner._remember()
    assert torch.equal(learner.past[0], flat(learner.player()))
    keep.save(learner, tmp_path)
    ship(tmp_path, tmp_path / "player.npz")
    shipped = read(tmp_path / "player.npz").arrays["out_each"]
    shown = learner.player().each.weight.detach().numpy().T
    assert np.array_equal(shipped, shown.astype(np.float16).astype(np.float32))
    then = Learner(settings(origin=str(tmp_path)))
    then.begin()
    assert torch.equal(flat(then.actor), flat(learner.player()))
    # A player's file is begun as, too, with the critic that lies beside it.
    again = Learner(settings(origin=str(tmp_path / "player.npz")))
    again.begin()
    assert torch.allclose(flat(again.actor), flat(then.actor), atol=1e-3)
    assert torch.allclose(flat(again.critic), flat(learner.critic), atol=1e-3)


@need_torch
@pytest.mark.parametrize("share", [0.75, 1.3])  # between two players, and beyond the later one
def test_players_are_blended_each_by_its_share(share: float, tmp_path: Path) -> None:
    from cordee.bots.champion.weights import read
    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.ship import blend, ship

    learner = Learner(settings(lanes=16))
    for name in ("early", "late"):
        learner.update(0.0)
        keep.save(learner, tmp_path, whole=False)
        ship(tmp_path, tmp_path / f"{name}.npz")
    early, late = tmp_path / "early.npz", tmp_path / "late.npz"
    shares = {late: share, early: 1.0 - share}
    blend(shares, tmp_path / "both.npz", [{"title": "classic", "wins": 0.5}])
    both = read(tmp_path / "both.npz")
    for name, found in both.arrays.items():
        expected = share * read(late).arrays[name] + (1.0 - share) * read(early).arrays[name]
        assert np.allclose(found, expected, atol=1e-3)
    assert both.card["trials"] == [{"title": "classic", "wins": 0.5}]
    assert both.card["updates"] == 2
    learnt = [read(path).card["decisions"] for path in (early, late)]
    assert both.card["learnt"] == sum(learnt) > max(learnt)
    assert both.card["blend"] == {"late": share, "early": 1.0 - share}
    assert (tmp_path / "both-critic.npz").read_bytes() == (
        tmp_path / "late-critic.npz"
    ).read_bytes()


@need_torch
def test_no_average_is_the_latest_self() -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings())
    assert learner.average is None and learner.player() is learner.acting


@need_torch
def test_a_partner_of_a_kept_run_is_met_again(run: Run, tmp_path: Path) -> None:  # noqa: F811
    small = ("learn", "classic", "--updates", "1", "--lanes", "32", "--width", "16", "--lang", "en")
    first = tmp_path / "first"
    spar = ("--set", "sparring=2", "--set", "thumb=0", "--set", "average=0.9")
    assert run(*small, *spar, "--folder", str(first)).code == 0
    partner = str(first / "partner.npz")
    then = ("--partner", partner, "--elder", partner, "--from", str(first))
    assert run(*small, *then, "--folder", str(tmp_path / "then")).code == 0
    (first / "partner.npz").write_text("nobody at all")
    refused = run(*small, "--partner", partner)
    assert refused.code == 2 and "is not what a run" in refused.err


def test_an_average_of_everything_is_refused() -> None:
    from cordee.core.faults import BadOption
    from cordee.lab.learn import adjust

    assert adjust.read(["average=0.996"]) == {"average": 0.996}
    with pytest.raises(BadOption):
        adjust.read(["average=1"])
