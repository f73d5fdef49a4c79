"""The learner: self-play, then one pass over what was played, again and again.

Proximal policy optimisation with a critic that sees everything. On a GPU both halves run as CUDA
graphs; on the CPU the very same functions run as they are.
"""

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from cordee.bots.champion.layout import layout_of
from cordee.core.faults import CordeeError
from cordee.lab.learn.average import Average
from cordee.lab.learn.foresight import can_foresee, foreseeing
from cordee.lab.learn.network import Actor, Critic, copy_weights, flat, load_flat
from cordee.lab.learn.origin import begin_as, load_player
from cordee.lab.learn.partner import Partner
from cordee.lab.learn.precision import asked_in, precision_on
from cordee.lab.learn.rollout import TALLIES, Eyes, Rollout
from cordee.lab.learn.settings import CHAMPION, Settings, kinds_of, tables_of
from cordee.lab.learn.sight import seeing
from cordee.lab.learn.steps import bounded_step, scale_of
from cordee.lab.learn.world import make_world

LOSSES = ("policy", "value", "entropy", "distance", "clipped", "guess")
OTHERS = 10  # one in so many of what others decided is shown to the critic
EAGER_UPDATES = 2  # before graphs are made: everything has its memory by then


class LearningFailed(CordeeError):
    """A loss that is no number: nothing after it would mean anything."""


@dataclass
class Progress:
    """How far a run has come."""

    updates: int = 0
    decisions: int = 0
    seconds: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)


class Learner:
    """Networks, optimiser, world: everything a run consists of."""

    def __init__(
        self, settings: Settings, device: str = "cpu", *, graphs: bool = True,
        compiled: bool | None = None,
    ) -> None:  # fmt: skip
        self.settings, self.device = settings, device
        on_gpu = device != "cpu"
        self._compiled = on_gpu if compiled is None else compiled
        self.precision = precision_on(device, half=settings.half)
        self.graphs = graphs and on_gpu
        torch.manual_seed(settings.seed)
        self.dice = random.Random(settings.seed)
        self.game, self.tables, self.lessons = tables_of(settings.game, settings.variant)
        self.titles = [lesson.title for lesson in self.lessons]
        self.layout = layout_of(self.game)
        if any(settings.sight):
            self.layout = seeing(self.layout, self.game.observation)
        foresees = settings.foresight > 0 and can_foresee(self.game)
        if foresees:
            self.layout = foreseeing(self.layout)
        self.eyes = Eyes(self.layout, device, settings.lanes, settings.foresight)
        sizes = (self.layout, settings.width, settings.blocks)
        self.actor, self.critic = Actor(*sizes).to(device), Critic(*sizes).to(device)
        # Those who play have weights of their own, in the precision they play with.
        self.acting = Actor(*sizes).to(device, self.precision)
        self.watching = Critic(*sizes).to(device, self.precision)
        self.past_self = Actor(*sizes).to(device, self.precision)
        self.past: list[torch.Tensor] = []
        # Who stays in the league, and comes first.
        self.veterans = (
            [settings.rival]
            if settings.has_player_as_rival
            else settings.veterans * [CHAMPION] + list(settings.elders)
        )
        self.partner: Partner | None = None
        if settings.sparring:
            self.partner = Partner(settings, self.layout, device, self.precision, self._quick)
        self.average: Average | None = None
        if settings.average:
            self.average = Average(
                self.actor, lambda: Actor(*sizes).to(device), settings.average, self.precision
            )
        self._guesses = settings.guess > 0 and self.actor.guess is not None
        asked = self.actor.with_guess if self._guesses else self.actor
        self._actor, self._critic = self._quick(asked), self._quick(self.critic)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.rate = torch.tensor(settings.learning_rate[0], device=device)
        self.optimiser = torch.optim.Adam(
            self.parameters, lr=self.rate if on_gpu else settings.learning_rate[0], eps=1e-5,
            capturable=on_gpu, fused=on_gpu,
        )  # fmt: skip
        self.entropy = torch.tensor(settings.entropy[0], device=device)
        self.taught = torch.tensor(settings.taught, device=device)
        kinds = kinds_of(self.lessons, settings.lanes)
        self.world = make_world(
            self.game, self.tables, kinds, seed=settings.seed, device=device, truth=True,
            foresight=foresees,
        )  # fmt: skip
        self.rollout = Rollout(
            settings, self.lessons, self.world, self.eyes, self._quick(self.acting),
            self._quick(self.past_self), self._quick(self.watching), self.precision,
            self._quick(self.partner.acting) if self.partner else None,
        )  # fmt: skip
        self.losses = torch.zeros(len(LOSSES), device=device)
        self.rows = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self.scale = torch.zeros(2, device=device)  # mean and deviation of the advantages
        self.progress = Progress()
        self._graphs: dict[str, Any] = {}
        self._here = 0  # updates by this very object: a run that goes on begins anew
        self._refresh()

    def _invite(self, players: Sequence[str]) -> None:
        """They are among the past selves from now on."""
        for name in players:
            load_player(name, self.past_self, self.layout)
            self.past.append(flat(self.past_self))

    def begin(self) -> None:
        """As the settings say: from zero, or as somebody else is, among those who are named. Their
        files are read now, not earlier: a learner can be made ready before its rival is there."""
        self._invite(self.veterans)
        if self.settings.origin:
            begin_as(self.settings.origin, self.actor, self.critic, self.layout)
        if self.partner:
            self.partner.begin_as(self.actor)
        if self.average:
            self.average.begin()
        self._refresh()

    def player(self) -> Actor:
        """Who is tested and kept, in the precision it plays with."""
        found: Actor = self.average.player() if self.average else self.acting
        return found

    def ready(self) -> None:
        """Compiles the networks, which is no learning: by asking each as it will be asked."""
        if not self._compiled:
            return
        self.rollout.ready()
        asked = self._ask(self.rollout.memory.seen.flatten(0, 1)[: len(self.rows)])
        sum(one.sum() for one in asked).backward()
        self.optimiser.zero_grad(set_to_none=True)
        if self.partner:
            self.partner.ready(self.rollout.memory, len(self.eyes.own))

    def _quick(self, network: Any) -> Any:
        """The same network compiled, where that is wanted."""
        return torch.compile(network, dynamic=False) if self._compiled else network

    def _ask(self, seen: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """What those who learn answer, what they think it is worth, and perhaps what they think
        the other holds."""
        with asked_in(self.precision, self.device):
            own = self._actor(seen[:, : len(self.eyes.own)])
            value = self._critic(seen)
        return (own[0], value, own[1]) if self._guesses else (own, value)

    # --- one round of learning -----------------------------------------------------------------

    def update(self, share: float) -> dict[str, float]:
        """Plays and learns once; `share` of the run lies behind us."""
        settings = self.settings
        if self.progress.updates == 0:
            self.rollout.stagger()
        self._schedule(share)
        self._refresh()
        self.rollout.tally.zero_()
        self.losses.zero_()
        self._run("play", self.rollout.play)
        self.scale.copy_(scale_of(self.rollout.memory.advantage, self.rollout.memory.counts))
        rows = self._worth_learning()
        parts = len(rows) // settings.minibatch
        for n in range(parts):
            self.rows.copy_(rows[n * settings.minibatch : (n + 1) * settings.minibatch])
            self._run("learn", self._learn)
        self._spar()
        if self.average:
            self.average.follow()
        found = dict(zip(LOSSES, (self.losses / parts).tolist(), strict=True))
        if not all(math.isfinite(x) for x in found.values()):
            raise LearningFailed("learning-failed", updates=str(self.progress.updates))
        self.progress.updates += 1
        self._here += 1
        if not settings.rival and self.progress.updates % settings.past_every == 1:
            self._remember()
        tally = dict(zip(TALLIES, self.rollout.tally.tolist(), strict=True))
        self.progress.decisions += int(tally["decisions"])
        ends = max(tally["ends"], 1.0)
        found |= {
            "ends": tally["ends"], "mean_points": tally["points"] / ends,
            "stalled": tally["stalled"] / ends, "refused": tally["refused"],
        }  # fmt: skip
        if self.partner:
            found["partner_gain"] = tally["gain"] / max(tally["bouts"], 1.0)
        return found

    def _spar(self) -> None:
        """The sparring partner learns from what it decided."""
        if not self.partner:
            return
        memory = self.rollout.memory
        self.partner.scale.copy_(scale_of(memory.advantage, memory.spars))
        rows, size = self.partner.decided(memory), len(self.partner.rows)
        for n in range(len(rows) // size):
            self.partner.rows.copy_(rows[n * size : (n + 1) * size])
            self._run("spar", self._learn_partner)
        if self.partner.average:
            self.partner.average.follow()

    def _learn_partner(self) -> None:
        assert self.partner
        self.partner.learn(self.rollout.memory, len(self.eyes.own), self.entropy)

    def _worth_learning(self) -> torch.Tensor:
        """The decisions to learn from, shuffled: one's own, and those that are an example. What
        others decided teaches the critic alone, which needs few of them."""
        memory = self.rollout.memory
        wanted = memory.counts > 0
        if self.settings.taught:
            wanted |= memory.taught > 0
        wanted = wanted.flatten()
        wanted[::OTHERS] = True
        rows = wanted.nonzero().squeeze(1)
        rows = rows[torch.randperm(len(rows), device=self.device)]
        return rows.repeat(-(-self.settings.minibatch // len(rows)))  # at least one minibatch

    def _schedule(self, share: float) -> None:
        """Learning rate and trace fall along a line, entropy along a curve; and so does what it is
        worth to play by rule of thumb, and what is lent of the other hand."""
        whole = min(max(share, 0.0), 1.0)
        first, last = self.settings.learning_rate
        rate = first + (last - first) * whole
        self.rate.fill_(rate)
        if self.device == "cpu":
            for group in self.optimiser.param_groups:
                group["lr"] = rate
        if self.partner:
            self.partner.set_rate(rate)
        first, last = self.settings.trace
        self.rollout.trace.fill_(first + (last - first) * whole)
        first, last = self.settings.entropy
        share = min(whole / self.settings.entropy_until, 1.0)
        self.entropy.fill_(first * (last / first) ** share)
        self.taught.fill_(self.settings.taught * max(1.0 - whole / self.settings.taught_until, 0.0))
        first, last = self.settings.sight
        begin, end = self.settings.sight_from, self.settings.sight_until
        faded = (whole - begin) / max(end - begin, 1e-9)
        self.eyes.lend(first + (last - first) * min(max(faded, 0.0), 1.0))

    def _refresh(self) -> None:
        """Those who play take over what was learnt; one past self is chosen."""
        copy_weights(self.actor, self.acting)
        copy_weights(self.critic, self.watching)
        if self.partner:
            self.partner.refresh()
        if self.past:
            load_flat(self.past_self, self.dice.choice(self.past))
        else:
            copy_weights(self.actor, self.past_self)

    def _remember(self) -> None:
        """Today's self becomes a past self, and today's partner a past one; random older ones make
        room, a veteran does not."""
        for player in (self.player(), *([self.partner.player()] if self.partner else [])):
            if len(self.past) >= self.settings.past:
                del self.past[self.dice.randrange(len(self.veterans), len(self.past))]
            self.past.append(flat(player))

    def _learn(self) -> None:
        """One step of the optimiser on the decisions named in `rows`."""
        memory, settings, rows = self.rollout.memory, self.settings, self.rows
        seen = memory.seen.flatten(0, 1).index_select(0, rows)
        legal = memory.legal.flatten(0, 1).index_select(0, rows)
        answer, before, counts, taught, advantage, target = (
            x.flatten().index_select(0, rows)
            for x in (
                memory.answer, memory.chance, memory.counts, memory.taught, memory.advantage,
                memory.target,
            )
        )  # fmt: skip
        self.optimiser.zero_grad(set_to_none=True)
        answers, value, *guess = self._ask(seen)
        step = bounded_step(
            answers, legal, answer, before, (advantage - self.scale[0]) / self.scale[1], counts,
            settings.clip,
        )  # fmt: skip
        error = 0.5 * ((value - target) ** 2).mean()
        # Advantages are told in deviations; what entropy is worth is told in rewards.
        loss = step.policy + error - self.entropy / self.scale[1] * step.entropy
        if settings.taught:
            loss = loss - self.taught * (step.now * taught).sum() / taught.sum().clamp(min=1.0)
        wrong = self._wrong(guess[0], seen) if guess else torch.zeros_like(error)
        loss = loss + settings.guess * wrong
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, settings.grip)
        self.optimiser.step()
        with torch.no_grad():
            self.losses += torch.stack(
                [step.policy, error, step.entropy, step.distance, step.clipped, wrong]
            )

    def _wrong(self, guess: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        """How far a guess of the other hand is from it, in nats a decision; only among learners,
        as the rule of thumb holds other cards."""
        hidden = seen[:, len(self.eyes.own) :][:, : len(self.eyes.hidden)].float()
        held = hidden.view_as(guess) / self.eyes.full
        missed = torch.nn.functional.binary_cross_entropy_with_logits(guess, held, reduction="none")
        among = (seen[:, -1] == 0).float()
        return (missed.sum((1, 2)) * among).sum() / among.sum().clamp(min=1.0)

    # --- graphs --------------------------------------------------------------------------------

    def _run(self, name: str, work: Any) -> None:
        """Some work, on a GPU as a CUDA graph once everything has its memory."""
        if not self.graphs or self._here < EAGER_UPDATES:
            work()
            return
        if name not in self._graphs:
            from numba import cuda

            graph = torch.cuda.CUDAGraph()
            torch.cuda.synchronize()
            for one in (self.optimiser, *([self.partner.optimiser] if self.partner else [])):
                one.zero_grad(set_to_none=True)
            with cuda.defer_cleanup(), torch.cuda.graph(graph):
                work()
            self._graphs[name] = graph
        self._graphs[name].replay()

    def wait(self) -> float:
        """Everything asked for is done; what the clock says then."""
        if self.device != "cpu":
            torch.cuda.synchronize()
        return time.perf_counter()
