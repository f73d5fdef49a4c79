"""A sparring partner: a second player that learns to beat the learner, and nothing else.

Past selves forgive what they do themselves. Whoever has to be good against weak players, too, is
tempted by habits that a strong one would punish; the partner finds them while they are young. It
plays with the learner's world, memory and critic, which is told where it sits.
"""

from collections.abc import Callable
from typing import Any

import torch

from cordee.bots.champion.layout import Layout
from cordee.lab.learn.average import Average
from cordee.lab.learn.network import Actor, copy_weights
from cordee.lab.learn.origin import load_player
from cordee.lab.learn.precision import asked_in
from cordee.lab.learn.rollout import Memory
from cordee.lab.learn.settings import Settings
from cordee.lab.learn.steps import bounded_step


class Partner:
    """A policy of its own, and what makes it better."""

    def __init__(
        self, settings: Settings, layout: Layout, device: str, precision: torch.dtype,
        quick: Callable[[Any], Any],
    ) -> None:  # fmt: skip
        self.settings, self.layout = settings, layout
        sizes = (layout, settings.width, settings.blocks)
        self.actor = Actor(*sizes).to(device)
        self.acting = Actor(*sizes).to(device, precision)
        self.asked = quick(self.actor)
        on_gpu = device != "cpu"
        self.optimiser = torch.optim.Adam(
            self.actor.parameters(), lr=torch.tensor(1e-9, device=device) if on_gpu else 1e-9,
            eps=1e-5, capturable=on_gpu, fused=on_gpu,
        )  # fmt: skip
        self.average: Average | None = None
        if settings.average:
            self.average = Average(
                self.actor, lambda: Actor(*sizes).to(device), settings.average, precision
            )
        # It decides less often than the learner, and takes fewer steps, but from as many decisions
        # each: from a quarter of them, a best response that came here as a partner had lost most of
        # what it knew within half a minute.
        self.rows = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self.scale = torch.zeros(2, device=device)  # mean and deviation of its advantages

    def begin_as(self, learner: Actor) -> None:
        """As somebody who is named, or as the learner is."""
        if self.settings.partner:
            load_player(self.settings.partner, self.actor, self.layout)
        else:
            copy_weights(learner, self.actor)
        if self.average:
            self.average.begin()

    def player(self) -> Actor:
        """Who is met again, in the precision it plays with."""
        found: Actor = self.average.player() if self.average else self.acting
        return found

    def kept(self) -> Actor:
        """The same as it is kept."""
        found: Actor = self.average.network if self.average else self.actor
        return found

    def refresh(self) -> None:
        """Who plays takes over what was learnt."""
        copy_weights(self.actor, self.acting)

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def decided(self, memory: Memory) -> torch.Tensor:
        """The decisions that were its own, shuffled; at least as many as it learns from at once."""
        rows = memory.spars.flatten().nonzero().squeeze(1)
        rows = rows[torch.randperm(len(rows), device=rows.device)]
        return rows.repeat(-(-len(self.rows) // max(len(rows), 1)))

    def ready(self, memory: Memory, own: int) -> None:
        """Compiles the network by asking it as it will be asked."""
        self._ask(memory, own).sum().backward()
        self.optimiser.zero_grad(set_to_none=True)

    def _ask(self, memory: Memory, own: int) -> torch.Tensor:
        seen = memory.seen.flatten(0, 1).index_select(0, self.rows)[:, :own]
        with asked_in(seen.dtype, seen.device.type):
            answers: torch.Tensor = self.asked(seen)
        return answers

    def learn(self, memory: Memory, own: int, entropy: torch.Tensor) -> None:
        """One step of the optimiser on the decisions named in `rows`."""
        rows, scale = self.rows, self.scale
        legal = memory.legal.flatten(0, 1).index_select(0, rows)
        answer, before, advantage = (
            x.flatten().index_select(0, rows)
            for x in (memory.answer, memory.chance, memory.advantage)
        )
        self.optimiser.zero_grad(set_to_none=True)
        step = bounded_step(
            self._ask(memory, own), legal, answer, before, (advantage - scale[0]) / scale[1],
            torch.ones_like(before), self.settings.clip,
        )  # fmt: skip
        (step.policy - entropy / scale[1] * step.entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.actor.parameters(), self.settings.grip)
        self.optimiser.step()
