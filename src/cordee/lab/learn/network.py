"""A network that treats the colours alike.

Every colour goes through the same layers; what it learns of the others is their mean and, for a
quarter of the channels, their maximum. So the network need not learn anything five times, and a
table whose colours are exchanged gets the same answer with the colours exchanged.
"""

from collections.abc import Mapping
from functools import reduce
from typing import Any

import numpy as np
import torch
from torch import nn

from cordee.bots.champion.layout import Layout

MAXED = 4  # one channel in so many is also pooled by its maximum
QUIET = 0.01  # how loud an untrained policy is


def most(h: torch.Tensor) -> torch.Tensor:
    """The maximum over the colours, one by one: compiled, `amax` has made numbers that are none."""
    return reduce(torch.maximum, h.unbind(1))


class Block(nn.Module):
    """Adds to each colour what it makes of itself and of all of them."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.maxed = width // MAXED
        self.each = nn.Linear(width, width)
        self.mean = nn.Linear(width, width, bias=False)
        self.most = nn.Linear(self.maxed, width, bias=False)
        self.back = nn.Linear(width, width)
        nn.init.zeros_(self.back.weight)
        nn.init.zeros_(self.back.bias)

    def forward(self, h: torch.Tensor) -> torch.Tensor:
        context = self.mean(h.mean(1)) + self.most(most(h[..., : self.maxed]))
        return h + self.back(torch.relu(self.each(h) + context[:, None]))


class Trunk(nn.Module):
    """From numbers to channels: [lanes, groups, width], and pooled [lanes, width]."""

    def __init__(self, each: int, common: int, width: int, blocks: int) -> None:
        super().__init__()
        self.each = nn.Linear(each, width)
        self.common = nn.Linear(common, width, bias=False) if common else None
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.mean = nn.Linear(width, width)
        self.most = nn.Linear(width // MAXED, width, bias=False)

    def forward(
        self, each: torch.Tensor, common: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        h = self.each(each)
        if self.common is not None:
            h = h + self.common(common)[:, None]
        h = torch.relu(h)
        for block in self.blocks:
            h = block(h)
        context = self.mean(h.mean(1)) + self.most(most(h[..., : h.shape[-1] // MAXED]))
        return h, torch.relu(context)


class Actor(nn.Module):
    """What to play, from what the seat may know: one number an action, in the layout's order."""

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        self.groups, self.numbers = layout.groups.shape
        self.trunk = Trunk(self.numbers, len(layout.common), width, blocks)
        self.each = nn.Linear(width, layout.group_actions.shape[1])
        many = len(layout.common_actions)
        self.common = nn.Linear(width, many) if many else None
        # What the next seat holds, as far as this one can tell: nobody plays by it, but whoever
        # imagines worlds may, and having to tell is an exercise.
        self.guess = nn.Linear(width, layout.hidden.shape[1]) if self.groups > 1 else None
        for head in (self.each, self.common, self.guess):
            if head is not None:
                nn.init.normal_(head.weight, std=QUIET)
                nn.init.zeros_(head.bias)

    def forward(self, own: torch.Tensor) -> torch.Tensor:
        return self._answers(*self._channels(own))

    def with_guess(self, own: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The answers, and what it thinks the next seat holds: [lanes, groups, kinds], as logits of
        the share of a kind's copies."""
        assert self.guess is not None, "only where cards have colours"
        h, pooled = self._channels(own)
        return self._answers(h, pooled), self.guess(torch.relu(h)).float()

    def _channels(self, own: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        split = self.groups * self.numbers
        each = own[:, :split].unflatten(1, (self.groups, self.numbers))
        h, pooled = self.trunk(each, own[:, split:])
        return h, pooled

    def _answers(self, h: torch.Tensor, pooled: torch.Tensor) -> torch.Tensor:
        answers = self.each(torch.relu(h)).flatten(1)
        if self.common is not None:
            answers = torch.cat([answers, self.common(pooled)], 1)
        return answers.float()


class Critic(nn.Module):
    """What the seat to move will get, from everything there is: only the trainer asks it.

    The last number tells whether the rule of thumb is at the table, and in which seat.
    """

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        self.groups, self.numbers = layout.groups.shape
        self.common, self.hidden = len(layout.common), layout.hidden.shape[1]
        self.coming = layout.coming
        told = self.numbers + self.hidden + self.coming
        self.trunk = Trunk(told, self.common + 1, width, blocks)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, everything: torch.Tensor) -> torch.Tensor:
        parts = [self.groups * n for n in (self.numbers, self.hidden, self.coming)]
        each, common, hidden, coming, thumb = everything.split(
            [parts[0], self.common, *parts[1:], 1], 1
        )
        told = [one.unflatten(1, (self.groups, -1)) for one in (each, hidden)]
        if self.coming:
            told.append(coming.unflatten(1, (self.groups, -1)))
        _, pooled = self.trunk(torch.cat(told, 2), torch.cat([common, thumb], 1))
        answer: torch.Tensor = self.value(pooled).squeeze(1).float()
        return answer


def flat(network: nn.Module) -> torch.Tensor:
    """All weights in one row, as a copy."""
    return torch.cat([p.detach().reshape(-1) for p in network.parameters()])


def load_flat(network: nn.Module, weights: torch.Tensor) -> None:
    """Writes such a row into the very tensors of a network: graphs hold on to them."""
    place = 0
    with torch.no_grad():
        for p in network.parameters():
            p.copy_(weights[place : place + p.numel()].view_as(p))
            place += p.numel()


def copy_weights(source: nn.Module, target: nn.Module) -> None:
    """The same numbers in the target's precision."""
    with torch.no_grad():
        for a, b in zip(source.parameters(), target.parameters(), strict=True):
            b.copy_(a)


def move_towards(network: nn.Module, target: nn.Module, share: float) -> None:
    """A share of the way from the one's weights to the other's."""
    with torch.no_grad():
        for a, b in zip(network.parameters(), target.parameters(), strict=True):
            a.lerp_(b, share)


def count(network: nn.Module) -> int:
    """Weights of a network."""
    return sum(p.numel() for p in network.parameters())


def as_arrays(network: nn.Module) -> dict[str, Any]:
    """Weights by name, on the CPU."""
    return {name: p.detach().float().cpu().numpy() for name, p in network.named_parameters()}


def load_arrays(network: nn.Module, arrays: Mapping[str, np.ndarray]) -> None:
    """The other way round: writes weights by name."""
    with torch.no_grad():
        for name, p in network.named_parameters():
            p.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name])))
