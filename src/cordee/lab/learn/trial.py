"""How good a policy is: duplicate deals against the rule of thumb or a rival, from both seats."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from cordee.bots.champion.layout import PATIENCE, Layout
from cordee.core.game import Game
from cordee.lab.learn.lanes import DONE, HOW, SEAT
from cordee.lab.learn.network import Actor
from cordee.lab.learn.rollout import NEVER, Eyes, draw
from cordee.lab.learn.world import World, make_world

MOST_STEPS = 4_000
LOOK_EVERY = 16
TRIAL_SEED = 0x7E57


@dataclass(frozen=True)
class Verdict:
    """Over so many deals, each played from both seats."""

    title: str
    deals: int
    margin: float  # points a game
    doubt: float  # standard error of the margin
    wins: float  # share of games, ties count half
    points: tuple[float, float]  # the policy's and the other's
    stalled: float  # share of games
    length: float  # decisions a game


class Trial:
    """Worlds to test in: the policy sits in seat 0 of the first and in seat 1 of the second."""

    def __init__(
        self, game: Game, tables: list[Any], titles: list[str], layout: Layout, *, deals: int,
        device: str, precision: torch.dtype, rival: Actor | None = None, sight: float = 0.0,
    ) -> None:  # fmt: skip
        self.rival = rival
        self.titles, self.deals, self.layout = titles, deals, layout
        kinds = np.repeat(np.arange(len(tables)), deals)
        settings: dict[str, Any] = {"seed": TRIAL_SEED, "device": device, "truth": layout.lent > 0}
        self.world: World = make_world(game, tables, kinds, **settings)
        self.eyes = Eyes(layout, device, self.world.size)
        self.eyes.lend(sight)
        size = (self.world.size, len(self.eyes.own))
        self.seen = torch.zeros(size, dtype=precision, device=device)
        self.thumb = torch.zeros(self.world.size, dtype=torch.int32, device=device)

    @torch.no_grad()
    def judge(self, policy: Actor, seed: int = TRIAL_SEED) -> list[Verdict]:
        """One verdict a kind of table."""
        points, how, length = [], [], []
        for seat in (0, 1):
            found = self._play(policy, seat, seed)
            points.append(found[0][:, [seat, 1 - seat]])
            how.append(found[1])
            length.append(found[2])
        both = np.stack(points)  # [seat, lane, (policy, other)]
        return [
            self._verdict(title, both[:, part], np.stack(how)[:, part], np.stack(length)[:, part])
            for n, title in enumerate(self.titles)
            for part in [slice(n * self.deals, (n + 1) * self.deals)]
        ]

    def _verdict(self, title: str, points: Any, how: Any, length: Any) -> Verdict:
        lead = points[..., 0] - points[..., 1]
        deals = lead.mean(0)
        return Verdict(
            title, self.deals, float(deals.mean()), float(deals.std() / np.sqrt(len(deals))),
            float((lead > 0).mean() + (lead == 0).mean() / 2),
            (float(points[..., 0].mean()), float(points[..., 1].mean())),
            float((how == self.world.stalled).mean()), float(length.mean()),
        )  # fmt: skip

    def _play(self, policy: Actor, seat: int, seed: int) -> tuple[Any, Any, Any]:
        world = self.world
        world.deal(seed)
        ended = torch.zeros(world.size, dtype=torch.bool, device=world.device)
        points = torch.zeros((world.size, 2), dtype=torch.int32, device=world.device)
        how = torch.zeros(world.size, dtype=torch.int32, device=world.device)
        length = torch.zeros(world.size, dtype=torch.int32, device=world.device)
        for n in range(MOST_STEPS):
            if self.rival is None:
                world.greedy(self.thumb)
                other = self.thumb
            else:
                other = self._choose(self.rival)
            world.actions.copy_(torch.where(world.told[SEAT] == seat, self._choose(policy), other))
            world.step()
            now = (world.told[DONE] > 0) & ~ended
            points = torch.where(now[:, None], world.results[:, :2, 0], points)
            how = torch.where(now, world.told[HOW], how)
            length += (~ended).int()
            ended |= now
            if n % LOOK_EVERY == 0 and bool(ended.all()):
                break
        return points.cpu().numpy(), how.cpu().numpy(), length.cpu().numpy()

    def _choose(self, policy: Actor) -> torch.Tensor:
        """The likeliest answer; where play goes round in circles, any answer by its chances."""
        eyes, world = self.eyes, self.world
        eyes.see(world, self.seen)
        legal = eyes.choices(world)
        answers = policy(self.seen)
        answer = answers.masked_fill(~legal, 2 * NEVER).argmax(1)
        if self.layout.stall >= 0:
            circling = world.own[self.layout.stall] > PATIENCE - 1e-3
            answer = torch.where(circling, draw(answers, legal)[0], answer)
        return eyes.actions[answer].int()
