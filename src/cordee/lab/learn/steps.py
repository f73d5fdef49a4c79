"""One bounded step of a policy: what proximal policy optimisation makes of its decisions."""

from typing import NamedTuple

import torch

from cordee.lab.learn.rollout import NEVER


class Step(NamedTuple):
    """Means over the decisions that count."""

    policy: torch.Tensor  # the loss: what is better becomes likelier, but only so much at a time
    entropy: torch.Tensor  # how undecided it still is, in nats
    distance: torch.Tensor  # how far it has moved from who decided
    clipped: torch.Tensor  # the share of decisions that have moved as far as they may
    now: torch.Tensor  # logarithm of the chance that each given answer has now


LEAST_SPREAD = 0.02  # where everything went as thought, what is left is not blown up


def scale_of(advantage: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
    """Mean and deviation of the advantages that count."""
    many = counts.sum().clamp(min=1.0)
    mean = (advantage * counts).sum() / many
    spread = (((advantage - mean) ** 2 * counts).sum() / many).sqrt().clamp(min=LEAST_SPREAD)
    return torch.stack([mean, spread])


def bounded_step(
    answers: torch.Tensor, legal: torch.Tensor, answer: torch.Tensor, before: torch.Tensor,
    advantage: torch.Tensor, counts: torch.Tensor, clip: float,
) -> Step:  # fmt: skip
    """`before`: the logarithm of the chance an answer had when it was given; `advantage`: how much
    better it went than thought, in deviations."""
    chances = torch.log_softmax(answers.masked_fill(~legal, NEVER), 1)
    now = chances.gather(1, answer[:, None]).squeeze(1)
    spread = -(chances.exp() * chances.clamp(min=-50.0)).sum(1)
    moved = now - before
    ratio = moved.exp()
    bounded = ratio.clamp(1.0 - clip, 1.0 + clip)
    many = counts.sum().clamp(min=1.0)

    def mean(each: torch.Tensor) -> torch.Tensor:
        return (each * counts).sum() / many

    return Step(
        -mean(torch.minimum(ratio * advantage, bounded * advantage)), mean(spread),
        mean(ratio - 1.0 - moved), mean(((ratio - bounded).abs() > 0).float()), now,
    )  # fmt: skip
