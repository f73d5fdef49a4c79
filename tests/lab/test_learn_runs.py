"""Runs of the learner: what they begin as, how they are kept, resumed, shipped and refused."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.conftest import Run, run  # noqa: F401
from tests.lab.learning import need_torch, settings


@need_torch
def test_a_learner_begins_as_a_kept_run_whatever_was_lent_to_it(tmp_path: Path) -> None:
    import torch

    from cordee.core.faults import BadRecord
    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner

    lent = Learner(settings(sight=(1.0, 0.0)))
    lent.update(0.0)
    keep.save(lent, tmp_path, whole=False)
    assert keep.read_settings(tmp_path) == lent.settings
    folder = str(tmp_path)
    blind = Learner(settings(origin=folder))
    again = Learner(settings(origin=folder, sight=(1.0, 1.0)))
    blind.begin()
    again.begin()
    lent.eyes.lend(0.0)
    blind_last, lent_last = blind.rollout.last, lent.rollout.last
    blind.eyes.see(lent.world, blind_last)
    lent.eyes.see(lent.world, lent_last)
    for network, own in (("actor", True), ("critic", False)):
        cut = [len(one.eyes.own) if own else None for one in (blind, lent)]
        with torch.no_grad():
            first = getattr(blind, network)(blind_last[:, : cut[0]])
            second = getattr(lent, network)(lent_last[:, : cut[1]])
        assert torch.allclose(first, second, atol=1e-5)
    for a, b in zip(lent.parameters, again.parameters, strict=True):
        assert torch.equal(a, b)
    with pytest.raises(BadRecord) as caught:
        Learner(settings(origin=folder, width=16)).begin()
    assert caught.value.code == "learn-other-network"


@need_torch
def test_it_begins_as_the_champion_with_its_critic_and_more_blocks_change_nothing_yet() -> None:
    import torch

    from cordee.bots.champion import batch
    from cordee.bots.champion.judge import CRITIC
    from cordee.bots.champion.weights import shipped
    from cordee.core.faults import BadRecord
    from cordee.lab.learn.learner import Learner

    big = {"width": 256, "lanes": 16, "origin": "champion"}
    as_it_is, deeper = (Learner(settings(**big, blocks=n)) for n in (3, 4))
    seen = as_it_is.rollout.last
    as_it_is.rollout._see(seen)
    untaught = as_it_is.critic(seen)
    as_it_is.begin()
    deeper.begin()
    with torch.no_grad():
        own = seen[:, : len(as_it_is.eyes.own)]
        assert torch.allclose(as_it_is.actor(own), deeper.actor(own), atol=1e-5)
        assert torch.allclose(as_it_is.critic(seen), deeper.critic(seen), atol=1e-5)
        assert float(untaught.abs().max()) == 0 < float(as_it_is.critic(seen).abs().min())
        # What the player that searches makes of the same numbers.
        layout = as_it_is.layout
        own, other = as_it_is.world.seen.numpy().transpose(0, 2, 1)
        each = np.concatenate([own[:, layout.groups], other[:, layout.hidden]], axis=2)
        common = np.concatenate([own[:, layout.common], seen[:, -1:].numpy()], axis=1)
        there = batch.values(shipped(CRITIC).arrays, each, common)
        assert np.allclose(there, as_it_is.critic(seen).numpy(), atol=1e-4)
    assert deeper.update(0.0)["refused"] == 0
    with pytest.raises(BadRecord):
        Learner(settings(**big, blocks=2)).begin()


def test_settings_of_a_run_are_given_by_their_names() -> None:
    from cordee.core.faults import BadOption
    from cordee.lab.learn import adjust
    from cordee.lab.learn.settings import Settings

    pairs = ("thumb=1.6", "league=0", "entropy=0.01,0.001", "learning-rate=3e-4", "past=9")
    assert adjust.read(pairs) == {
        "thumb": 1.6, "league": 0.0, "entropy": (0.01, 0.001), "learning_rate": (3e-4, 3e-4),
        "past": 9,
    }  # fmt: skip
    flags = {"game", "seed", "lanes", "width", "rival", "origin", "sight", "elders", "partner"}
    flags |= {"variant"}  # named with the game
    assert set(adjust.LIMITS) == set(Settings.__dataclass_fields__) - flags
    for name, (least, most) in adjust.LIMITS.items():
        usual = adjust.SHAPES[name]
        for one in usual if isinstance(usual, tuple) else (usual,):
            assert least <= one <= most
    for wrong in ("thumb=0.5", "past=1.5", "past=1,2", "entropy=1,2,3", "clip=nan", "clip", "x=1"):
        with pytest.raises(BadOption):
            adjust.read([wrong])


def test_one_who_goes_on_begins_with_smaller_steps_unless_told_otherwise() -> None:
    from cordee.lab.learn.settings import Settings

    first, later = Settings.of("classic"), Settings.of("classic", origin="champion")
    for name in ("learning_rate", "entropy"):
        assert all(a > b for a, b in zip(getattr(first, name), getattr(later, name), strict=True))
    given = Settings.of("classic", origin="champion", learning_rate=(1e-3, 1e-4))
    assert given.learning_rate == (1e-3, 1e-4) and given.entropy == later.entropy


@need_torch
@pytest.mark.parametrize(
    "lent",
    [
        {},
        {"sight": (1.0, 0.0)},
        {"foresight": 0.5},
        {"sparring": 4.0},
        {"average": 0.5},
        {"sparring": 4.0, "average": 0.5},
    ],
)
def test_a_kept_run_goes_on_exactly(tmp_path: Path, lent: dict[str, Any]) -> None:
    import torch

    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner

    whole = Learner(settings(**lent))
    for n in range(5):
        whole.update(n / 5)
    first = Learner(settings(**lent))
    for n in range(3):
        first.update(n / 5)
    keep.save(first, tmp_path)
    assert all(path.stat().st_size < 16 << 20 for path in tmp_path.iterdir())
    second = Learner(keep.read_settings(tmp_path))
    keep.load(second, tmp_path)
    for n in range(3, 5):
        second.update(n / 5)
    assert second.progress.updates == 5 and second.progress.decisions == whole.progress.decisions
    for a, b in zip(whole.parameters, second.parameters, strict=True):
        assert torch.equal(a, b)
    for a, b in zip(whole.player().parameters(), second.player().parameters(), strict=True):
        assert torch.equal(a, b)


@need_torch
def test_a_run_by_the_command_line_can_be_resumed_and_shipped(
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    from cordee.bots.champion.weights import read
    from cordee.lab.learn.ship import ship

    small = ("learn", "classic", "--updates", "1", "--lanes", "32", "--width", "16", "--lang", "en")
    told = run(*small, "--folder", str(tmp_path / "a"))
    assert told.code == 0 and "points against greedy@1" in told.out
    again = run(
        "learn", "classic", "--updates", "1", "--resume", str(tmp_path / "a" / "run.json"),
        "--folder", str(tmp_path / "b"), "--json",
    )  # fmt: skip
    assert again.code == 0 and '"updates":2' in again.out
    assert (tmp_path / "b" / "curve.svg").read_text().startswith("<svg")
    ship(tmp_path / "b", tmp_path / "w.npz")
    assert read(tmp_path / "w.npz").card["updates"] == 2
    lent = run(
        *small, "--sight", "fading", "--from", str(tmp_path / "b"), "--folder", str(tmp_path / "c")
    )
    assert lent.code == 0
    ship(tmp_path / "c", tmp_path / "lent.npz")
    honest, blind = read(tmp_path / "w.npz").arrays, read(tmp_path / "lent.npz").arrays
    assert {n: a.shape for n, a in honest.items()} == {n: a.shape for n, a in blind.items()}
    critics = [read(tmp_path / f"{name}-critic.npz").arrays for name in ("w", "lent")]
    assert len({tuple((n, a.shape) for n, a in one.items()) for one in critics}) == 1
    # What it began as is needed no more once it has begun.
    shutil.rmtree(tmp_path / "b")
    on = run("learn", "classic", "--updates", "1", "--resume", str(tmp_path / "c"), "--lang", "en")
    assert on.code == 0 and f"kept in {tmp_path / 'c'}" in " ".join(on.out.split())
    asked = {"--sight": "whole", "--from": "champion", "--against": "greedy", "--set": "thumb=2"}
    for flag in asked.items():
        refused = run("learn", "classic", "--resume", str(tmp_path / "c"), *flag, "--lang", "en")
        assert refused.code == 2 and f"leave {flag[0]} out" in refused.err
    elder = ("--elder", str(tmp_path / "a"))
    refused = run("learn", "classic", "--resume", str(tmp_path / "c"), *elder, "--lang", "en")
    assert refused.code == 2 and "leave --elder out" in refused.err
    for wrong, why in (
        (("--against", "greedy"), "past ones"),
        (("--set", "past=1"), "all 1 places"),
    ):
        refused = run(*small, *elder, *wrong)
        assert refused.code == 2 and why in refused.err
    # A player that stays in the league is kept with the run.
    assert run(*small, *elder, "--folder", str(tmp_path / "d")).code == 0
    shutil.rmtree(tmp_path / "a")
    assert run("learn", "classic", "--updates", "1", "--resume", str(tmp_path / "d")).code == 0
    other = run("learn", "board", "--resume", str(tmp_path / "c"), "--lang", "en")
    assert other.code == 2 and "the same game" in other.err


@need_torch
def test_what_is_no_run_is_told_so(run: Run, tmp_path: Path) -> None:  # noqa: F811
    weights, told = tmp_path / "weights.npz", tmp_path / "run.json"

    def refused(flag: str) -> str:
        answer = run("learn", "classic", "--updates", "1", flag, str(tmp_path), "--lang", "en")
        assert answer.code == 2
        return answer.err

    assert "weights.npz" in refused("--from") and "run.json" in refused("--resume")
    weights.write_text("no run at all")
    assert "is not what a run" in refused("--from")
    np.savez(weights, other=np.zeros(3))
    assert "is not what a run" in refused("--from")
    for text in ("no run at all", "[]", "{}", '{"settings": {"wings": 2}}'):
        told.write_text(text)
        assert "is not what a run" in refused("--resume")


def test_without_torch_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    from cordee.cli import learn

    monkeypatch.setattr(learn, "find_spec", lambda name: None)
    told = run("learn", "classic", "--lang", "en")
    assert told.code == 2 and "cordee[learn]" in told.err
