"""The learner at tiny size on the CPU: it plays legally and learns something."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cordee import games
from tests.lab.learning import need_torch, settings
from tests.lab.test_kernels import MOST_CONSTANTS, constants


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
    for _ in range(80):
        learner.update(0.0)
    assert likeness() > before + 0.3
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
def test_it_learns_to_guess_the_other_hand_where_cards_have_colours() -> None:
    from cordee.lab.learn.learner import Learner

    learner = Learner(settings(guess=1.0, thumb=2, learning_rate=(2e-3, 2e-3)))
    wrong = [learner.update(0.0)["guess"] for _ in range(30)]
    assert wrong[0] > 30 and 10 < wrong[-1] < 25  # eight of sixty, told card by card: about 20
    held = learner.rollout.last[:, len(learner.eyes.own) : -1].unflatten(1, (5, -1))
    assert bool(((held / learner.eyes.full) <= 1.01).all()) and float(held.sum()) > 0
    assert Learner(settings(game="roll", guess=1.0, thumb=0)).update(0.0)["guess"] == 0


@need_torch
def test_veterans_and_elders_stay_in_the_league(tmp_path: Path) -> None:
    import torch

    from cordee.bots.champion.bot import FILE
    from cordee.bots.champion.weights import FOLDER
    from cordee.lab.learn import keep
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import flat

    big = {"width": 256, "blocks": 3, "lanes": 16, "league": 4, "past_every": 1}
    stranger = Learner(settings(**big, seed=7))
    keep.save(stranger, tmp_path, whole=False)
    elders = (str(tmp_path), str(FOLDER / f"{FILE}.npz"))
    learner = Learner(settings(**big, past=5, veterans=2, elders=elders))
    learner.begin()
    champion, other = learner.past[0].clone(), flat(stranger.actor)
    for _ in range(4):
        learner._remember()
    who = [champion, champion, other, champion]
    assert [torch.equal(a, b) for a, b in zip(learner.past, who, strict=False)] == 4 * [True]
    assert len(learner.past) == 5 and not any(torch.equal(learner.past[4], one) for one in who)
    assert learner.update(0.0)["refused"] == 0


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


@need_torch
@pytest.mark.parametrize(
    ("rival", "origin"), [("greedy", ""), ("champion", "champion"), ("other.npz", "champion")]
)
def test_it_learns_against_one_rival_that_stays_as_it_is(
    rival: str, origin: str, tmp_path: Path
) -> None:
    import torch

    from cordee.bots.champion import ChampionBot, weights
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.network import as_arrays
    from cordee.lab.learn.ship import player_arrays

    champion = ChampionBot().weights
    file = tmp_path / "other.npz"
    named = str(file) if rival == file.name else rival
    learner = Learner(settings(rival=named, origin=origin, width=256, blocks=3, lanes=32))
    weights.write(file, champion.arrays, champion.card)  # only now: it is read when one begins
    learner.begin()
    own = [p.clone() for p in learner.actor.parameters()]
    figures = [learner.update(0.0) for _ in range(3)]
    assert all(one["refused"] == 0 for one in figures)
    assert not all(torch.equal(a, b) for a, b in zip(own, learner.actor.parameters(), strict=True))
    # All one's own decisions are learnt from, and of the rival's only some.
    counts = learner.rollout.memory.counts.flatten()
    rows = learner._worth_learning()
    others = int((counts == 0).sum())
    assert len(rows.unique()) == len(rows) and int(counts[rows].sum()) == int(counts.sum())
    if rival == "greedy":  # which plays at once: every decision that is noted is one's own
        assert others == 0 and learner.progress.decisions > 1.6 * 3 * len(counts)
    else:  # one seat of every lane: half of all decisions, more or less
        assert 0.3 < float(counts.mean()) < 0.7
        assert 0 < int((counts[rows] == 0).sum()) < others / 4
        assert learner.progress.decisions == 3 * len(counts)
        there = player_arrays(as_arrays(learner.past_self))
        for name, array in champion.arrays.items():
            assert np.allclose(there[name], array, atol=1e-6), "the rival has not learnt"


@need_torch
@pytest.mark.parametrize("game", ["classic", "board", "roll"])
def test_a_rule_of_thumb_with_a_seat_plays_what_it_would_if_it_were_asked(game: str) -> None:
    """Two worlds with the same deals: in one it answers by itself, in the other it is asked."""
    import torch

    from cordee.lab.learn.lanes import DONE, HOLD, HOW, MADE, REFUSED, SEAT
    from cordee.lab.learn.settings import kinds_of, tables_of
    from cordee.lab.learn.world import World

    lanes = 12
    rules, tables, lessons = tables_of(game)
    by_itself, asked = (World(rules, tables, kinds_of(lessons, lanes), seed=3) for _ in range(2))
    seats = torch.arange(lanes) % 3 - 1  # nobody's, the first one's, the second one's
    actions = torch.zeros(lanes, dtype=torch.int32)

    def let_it_play(told: torch.Tensor) -> torch.Tensor:
        """In the world where it is asked, one action after the other."""
        made = torch.zeros(lanes, dtype=torch.int32)
        while bool((here := asked.told[SEAT] == seats).any()):
            asked.greedy(actions)
            asked.actions.copy_(torch.where(here, actions, HOLD))
            asked.step()
            assert not bool(asked.told[REFUSED].any())
            told[:] = torch.where(asked.told[DONE] > 0, asked.told, told)
            made += here.int()
        return made

    by_itself.seat_thumb(seats)
    let_it_play(asked.told.clone())
    dice, ends = torch.Generator().manual_seed(1), 0
    for _ in range(400):
        assert torch.equal(by_itself.told[SEAT], asked.told[SEAT])
        assert torch.equal(by_itself.legal, asked.legal)
        assert torch.equal(by_itself.seen, asked.seen)
        legal = by_itself.legal.t().float()
        chosen = torch.multinomial(legal, 1, generator=dice).squeeze(1).int()
        for world in (by_itself, asked):
            world.actions.copy_(chosen)
            world.step()
        told = asked.told.clone()
        made = let_it_play(told)
        assert torch.equal(by_itself.told[MADE], made) and not bool(by_itself.told[REFUSED].any())
        done = told[DONE] > 0
        assert torch.equal(by_itself.told[DONE] > 0, done)
        assert torch.equal(by_itself.told[HOW][done], told[HOW][done])
        assert torch.equal(by_itself.results, asked.results)
        ends += int(done.sum())
    assert ends > lanes


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
def test_what_is_told_of_the_beginning_and_the_end_holds_there_and_in_between() -> None:
    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.settings import Settings

    learner = Learner(
        settings(learning_rate=(4e-4, 2e-4), trace=(0.9, 0.7), entropy=(0.04, 0.01), lanes=16)
    )
    found = []
    for share in (0.0, 0.3, 1.0):
        learner._schedule(share)
        rate, trace = learner.optimiser.param_groups[0]["lr"], float(learner.rollout.trace)
        found.append((rate, trace, float(learner.entropy)))
    expected = [(4e-4, 0.9, 0.04), (3.4e-4, 0.84, 0.02), (2e-4, 0.7, 0.01)]
    assert np.allclose(found, expected)
    assert Settings(trace=0.5) == Settings(trace=(0.5, 0.5))  # type: ignore[arg-type]


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
