"""The learner at tiny size on the CPU: it plays legally, learns something, and goes on exactly."""

import shutil
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cordee import games
from tests.cli.conftest import Run, run  # noqa: F401
from tests.lab.test_kernels import MOST_CONSTANTS, constants

HAS_TORCH = find_spec("torch") is not None
need_torch = pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed")


def settings(**more: Any) -> Any:
    import torch

    from cordee.lab.learn.settings import Settings

    torch.set_num_threads(1)  # tiny sums: threads would only wait for each other
    small = {
        "lanes": 64, "steps": 16, "minibatch": 256, "width": 32, "blocks": 1, "stagger": 24,
        "test_deals": 8, "past_every": 2, "past": 2,
    }  # fmt: skip
    return Settings(**(small | more))


@need_torch
@pytest.mark.parametrize("game", ["classic", "duel", "board", "roll"])
def test_it_plays_legal_actions_only_and_its_losses_are_numbers(game: str) -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(game=game, minibatch=512))
    for n in range(2):
        figures = learner.update(n / 2)
        assert figures["refused"] == 0
        assert all(np.isfinite(x) for x in figures.values())
    memory = learner.rollout.memory
    chosen = memory.legal.gather(2, memory.answer[..., None])
    assert bool(chosen.all()) and float(memory.counts.mean()) > 0.8


@need_torch
def test_it_learns_that_random_play_costs_points() -> None:
    """Untrained play loses dozens of points a round; a short while of learning keeps most."""
    from cordee.lab.learn.learner import Learner

    learner = Learner(
        settings(
            game="duel", lanes=128, steps=32, minibatch=512, stagger=96,
            learning_rate=(3e-3, 3e-3), entropy=(0.005, 0.005), past_every=8, thumb=0,
        )
    )  # fmt: skip
    points = [learner.update(0.0)["mean_points"] for _ in range(60)]
    assert np.mean(points[-10:]) > np.mean(points[5:20]) + 8


@need_torch
@pytest.mark.parametrize("game", ["board", "roll"])
def test_the_rule_of_thumb_teaches_what_it_plays_itself(game: str) -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    learner = Learner(
        settings(game=game, thumb=1, taught=1.0, taught_until=2.0, learning_rate=(2e-3, 2e-3))
    )
    rollout, memory = learner.rollout, learner.rollout.memory

    def likeness() -> float:
        """How likely its choices are to the network."""
        own = memory.seen[..., : len(rollout.eyes.own)].flatten(0, 1)
        with torch.no_grad():
            answers = learner.actor(own).masked_fill(~memory.legal.flatten(0, 1), -1e9)
        chances = answers.log_softmax(1).gather(1, memory.answer.flatten()[:, None]).squeeze(1)
        told = memory.taught.flatten()
        return float((chances * told).sum() / told.sum())

    learner.update(0.0)
    before = likeness()
    for _ in range(50):
        learner.update(0.0)
    assert likeness() > before + 0.2
    assert bool((memory.taught + memory.counts == 1).all()), "who decides is one or the other"
    # What it would play now, in every lane, is what is noted where it is to move.
    seat = learner.world.told[0].long().clone()
    learner.world.greedy(rollout.thumb)
    expected = rollout.thumb.clone()
    rollout.play()
    taught = rollout.eyes.actions[memory.answer[0]]
    there = seat == rollout.thumb_seat
    assert bool(there.any()) and torch.equal(taught[there], expected[there].long())


@need_torch
def test_what_is_lent_of_the_other_hand_fades_and_is_not_there_when_it_is_tested() -> None:
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.trial import Trial

    learner = Learner(settings(sight=(1.0, 0.0), sight_from=0.1, sight_until=0.5))
    layout, eyes, last = learner.layout, learner.eyes, learner.rollout.last
    other = learner.world.other

    def lent() -> Any:
        eyes.see(learner.world, last)
        each = last[:, : layout.groups.size].unflatten(1, layout.groups.shape)
        return each[:, :, -layout.lent :]

    def there() -> Any:
        return other[layout.hidden.ravel()].t().unflatten(1, layout.hidden.shape)

    assert learner.update(0.0)["refused"] == 0
    assert bool((lent() == there()).all()) and float(there().sum()) > 0
    assert learner.update(0.3)["refused"] == 0
    share = float(lent().sum() / there().sum())
    assert 0.4 < share < 0.6 and bool((lent() <= there()).all())
    learner.update(0.5)
    assert float(lent().abs().sum()) == 0
    honest = Learner(settings())
    assert honest.layout.lent == 0 and honest.layout.own.max() < honest.game.observation
    for sight in (0.0, 1.0):
        trial = Trial(
            learner.game, learner.tables, learner.titles, layout, deals=4, device="cpu",
            precision=learner.precision, sight=sight,
        )  # fmt: skip
        assert len(trial.judge(learner.acting)) == len(learner.tables)
        seen = trial.seen[:, : layout.groups.size].unflatten(1, layout.groups.shape)
        assert (float(seen[:, :, -layout.lent :].sum()) > 0) == (sight > 0)


@need_torch
def test_who_has_waited_too_long_for_the_other_takes_from_the_deck() -> None:
    from cordee.bots.champion.layout import WEARY
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(lanes=16))
    world, eyes = learner.world, learner.eyes
    world.legal.fill_(1)
    world.own[eyes.stall, :8] = WEARY
    world.own[eyes.stall, 8:] = WEARY - 1 / 40
    world.legal[eyes.way_out, :4] = 0  # not their time to take a card
    many = eyes.choices(world).sum(1).tolist()
    assert many == [len(eyes.actions) - 1] * 4 + [1] * 4 + [len(eyes.actions)] * 8
    assert int(eyes.actions[eyes.choices(world)[4].int().argmax()]) == learner.layout.way_out


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
    from cordee.bots.champion.plus import CRITIC
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


@need_torch
def test_it_learns_to_guess_the_other_hand_where_cards_have_colours() -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(guess=1.0, thumb=2, learning_rate=(2e-3, 2e-3)))
    wrong = [learner.update(0.0)["guess"] for _ in range(30)]
    assert wrong[0] > 30 and 10 < wrong[-1] < 25  # eight of sixty, told card by card: about 20
    held = learner.rollout.last[:, len(learner.eyes.own) : -1].unflatten(1, (5, -1))
    assert bool(((held / learner.eyes.full) <= 1.01).all()) and float(held.sum()) > 0
    assert Learner(settings(game="roll", guess=1.0, thumb=0)).update(0.0)["guess"] == 0


@need_torch
def test_veterans_stay_in_the_league() -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    learner = Learner(
        settings(width=256, blocks=3, lanes=16, league=4, past=3, veterans=2, past_every=1)
    )
    veteran = learner.past[0].clone()
    for _ in range(4):
        learner._remember()
    assert [torch.equal(one, veteran) for one in learner.past] == [True, True, False]


@need_torch
@pytest.mark.skipif(shutil.which("g++") is None, reason="what is compiled needs a compiler")
def test_compiled_networks_learn_the_same() -> None:
    import torch

    from cordee.lab.learn.learner import Learner

    found = []
    for compiled in (False, True):
        learner = Learner(settings(lanes=32, width=16), compiled=compiled)
        learner.ready()
        learner.update(0.0)
        found.append(torch.cat([p.detach().flatten() for p in learner.parameters]))
    assert torch.allclose(*found, atol=1e-5)


def test_settings_of_a_run_are_given_by_their_names() -> None:
    from cordee.core.faults import BadOption
    from cordee.lab.learn import adjust
    from cordee.lab.learn.settings import Settings

    pairs = ("thumb=1.6", "league=0", "entropy=0.01,0.001", "learning-rate=3e-4", "past=9")
    assert adjust.read(pairs) == {
        "thumb": 1.6, "league": 0.0, "entropy": (0.01, 0.001), "learning_rate": (3e-4, 3e-4),
        "past": 9,
    }  # fmt: skip
    flags = {"game", "seed", "lanes", "width", "rival", "origin", "sight"}
    assert set(adjust.LIMITS) == set(Settings.__dataclass_fields__) - flags
    for name, (least, most) in adjust.LIMITS.items():
        usual = adjust.SHAPES[name]
        for one in usual if isinstance(usual, tuple) else (usual,):
            assert least <= one <= most
    for wrong in ("thumb=0.5", "past=1.5", "past=1,2", "entropy=1,2,3", "clip=nan", "clip", "x=1"):
        with pytest.raises(BadOption):
            adjust.read([wrong])


@need_torch
@pytest.mark.parametrize("sight", [(0.0, 0.0), (1.0, 0.0)])
def test_a_kept_run_goes_on_exactly(tmp_path: Path, sight: tuple[float, float]) -> None:
    import torch

    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner

    whole = Learner(settings(sight=sight))
    for n in range(5):
        whole.update(n / 5)
    first = Learner(settings(sight=sight))
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


@need_torch
@pytest.mark.parametrize(("rival", "origin"), [("greedy", ""), ("champion", "champion")])
def test_it_learns_against_one_rival_that_stays_as_it_is(rival: str, origin: str) -> None:
    import torch

    from cordee.bots.champion import ChampionBot
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import as_arrays
    from cordee.lab.learn.ship import player_arrays

    learner = Learner(settings(rival=rival, origin=origin, width=256, blocks=3, lanes=32))
    learner.begin()
    own = [p.clone() for p in learner.actor.parameters()]
    figures = [learner.update(0.0) for _ in range(3)]
    assert all(one["refused"] == 0 for one in figures)
    # One seat of every lane is the rival's: half of all decisions, more or less, are learnt from.
    assert 0.3 < float(learner.rollout.memory.counts.mean()) < 0.7
    assert not all(torch.equal(a, b) for a, b in zip(own, learner.actor.parameters(), strict=True))
    # All of them, and of the rival's only some.
    counts = learner.rollout.memory.counts.flatten()
    rows = learner._worth_learning()
    others = int((counts == 0).sum())
    assert len(rows.unique()) == len(rows) and int(counts[rows].sum()) == int(counts.sum())
    assert 0 < int((counts[rows] == 0).sum()) < others / 4
    if rival == "champion":
        there = player_arrays(as_arrays(learner.past_self))
        for name, array in ChampionBot().weights.arrays.items():
            assert np.allclose(there[name], array, atol=1e-6), "the rival has not learnt"


@need_torch
def test_advantages_are_counted_along_each_seats_own_decisions() -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(lanes=16, steps=16, league=16, trace=0.5))
    rollout = learner.rollout
    memory = rollout.memory
    rng = np.random.default_rng(1)

    def fill(tensor: Any, numbers: np.ndarray) -> None:
        import torch

        tensor.copy_(torch.from_numpy(numbers))

    fill(memory.value, rng.normal(size=(17, 16)))
    fill(memory.seat, rng.integers(0, 2, size=(17, 16)))
    fill(memory.done, (rng.random((16, 16)) < 0.2).astype(np.float32))
    fill(memory.reward, rng.normal(size=(16, 16)))
    rollout.judge()
    for lane in range(16):
        for n in range(16):
            assert float(memory.advantage[n, lane]) == pytest.approx(
                _by_hand(memory, n, lane, 0.5), abs=1e-4
            )


def _by_hand(memory: Any, n: int, lane: int, trace: float) -> float:
    """From the definition: differences between what a seat expects at its own decisions."""
    seat, value = int(memory.seat[n, lane]), float(memory.value[n, lane])
    sign = 1.0 if seat == 0 else -1.0
    for k in range(n, 16):
        if float(memory.done[k, lane]):
            return sign * float(memory.reward[k, lane]) - value
        if k + 1 < 16 and int(memory.seat[k + 1, lane]) == seat:
            ahead = float(memory.value[k + 1, lane])
            return ahead - value + trace * _by_hand(memory, k + 1, lane, trace)
    last = float(memory.value[16, lane])
    return (last if int(memory.seat[16, lane]) == seat else -last) - value


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
    for flag in (("--sight", "whole"), ("--from", "champion"), ("--set", "thumb=2")):
        refused = run("learn", "classic", "--resume", str(tmp_path / "c"), *flag, "--lang", "en")
        assert refused.code == 2 and f"leave {flag[0]} out" in refused.err
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


@need_torch
def test_the_player_answers_what_the_network_says() -> None:
    import torch

    from cordee.bots.champion import ChampionBot
    from cordee.bots.champion.weights import Weights
    from cordee.lab.learn.network import Actor, as_arrays
    from cordee.lab.learn.ship import player_arrays

    bot_layout = ChampionBot().layout
    torch.manual_seed(3)
    actor = Actor(bot_layout, 64, 2)
    with torch.no_grad():
        for p in actor.parameters():
            p.copy_(torch.randn_like(p) * 0.1)
    bot = ChampionBot(weights=Weights({}, player_arrays(as_arrays(actor))))
    for seed in range(5):
        match = games["classic"].start(2, seed)
        seen, out = bot._think(match.view(match.turn.seats[0]))  # type: ignore[union-attr]
        with torch.no_grad():
            told = actor(torch.from_numpy(seen[bot_layout.own])[None])[0].numpy()
        assert np.allclose(out, told, atol=1e-4)


def test_without_torch_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    from cordee.cli import learn

    monkeypatch.setattr(learn, "find_spec", lambda name: None)
    told = run("learn", "classic", "--lang", "en")
    assert told.code == 2 and "cordee[learn]" in told.err


@pytest.mark.parametrize("name", ["classic", "board", "roll"])
def test_every_kernel_of_the_learner_compiles_to_ptx(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    import numba.cuda.api
    import numba.cuda.dispatcher
    from numba.cuda.compiler import compile_ptx

    from cordee.lab.learn import kernels

    device = SimpleNamespace(compute_capability=(9, 0), id=0, uuid="none", arch="sm_90")
    for module in (numba.cuda, numba.cuda.api, numba.cuda.dispatcher):
        monkeypatch.setattr(module, "get_current_device", lambda: device)
    game = games[name]
    found, known = vars(kernels.sources(game)), kernels.signatures(game)
    assert set(found) == set(known)
    for kernel, function in found.items():
        ptx, _ = compile_ptx(function, known[kernel].args, cc=(9, 0))
        assert kernel in ptx
        assert constants(ptx) <= MOST_CONSTANTS
