"""Self-play: lanes make decisions, and each is told how much better it went than thought.

A decision's advantage is counted over the decisions of the same seat, up to the end of its match
or of the rollout. The two seats of a lane play for opposite ends, so what the critic says for the
one is, turned round, what it says for the other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch

from cordee.bots.champion.layout import PATIENCE, WEARY, Layout
from cordee.lab.learn.lanes import DONE, HOLD, HOW, MADE, REFUSED, SEAT
from cordee.lab.learn.network import Actor, Critic
from cordee.lab.learn.settings import Lesson, Settings
from cordee.lab.learn.world import World

Ask = Callable[[torch.Tensor], torch.Tensor]  # what somebody sees: what it answers

NEVER = -1e9  # what an illegal action is worth
SURE = 1e4  # so many times its answers, a network is as good as certain of the likeliest
# Ends, points and wins are those of the first lesson, between learners and their past selves;
# bouts are those with a sparring partner, and its gain the points it was ahead.
TALLIES = ("ends", "points", "first_wins", "stalled", "refused", "decisions", "bouts", "gain")
# How the critic is told who else is there: negative where it is the other's turn.
THUMB, SPARRING = 1.0, 0.5


class Eyes:
    """What the networks see of a world."""

    def __init__(self, layout: Layout, device: str, lanes: int, foresight: float = 0.0) -> None:
        def index(numbers: np.ndarray) -> torch.Tensor:
            return torch.from_numpy(numbers.astype(np.int64)).to(device)

        self.own = index(layout.own)
        self.hidden = index(layout.hidden.ravel())
        self.full = torch.from_numpy(layout.full).float().to(device)
        self.actions = index(layout.actions)
        places = np.zeros(layout.actions.max() + 1, np.int64)
        places[layout.actions] = np.arange(len(layout.actions))
        self.places = index(places)  # where an action stands among the answers
        self.stall, self.way_out = layout.stall, layout.way_out
        self.leads_out = self.actions == layout.way_out
        # Where the same number stands in what a network takes; -1: nowhere.
        self.waited = int((layout.own == layout.stall).argmax()) if layout.stall >= 0 else -1
        self.groups, self.numbers = layout.groups.shape
        self.lent = layout.lent
        # What of the numbers that are lent can be seen now: [lanes, groups, lent].
        self.sight = torch.zeros((lanes, self.groups, self.lent), device=device)
        self.coming = self.groups * layout.coming
        # The lanes in which the critic is told what comes: [lanes, 1].
        self.foresees = torch.zeros((lanes, 1), device=device)
        if self.coming:
            self.foresees.copy_(torch.rand_like(self.foresees) < foresight)
        # The last number: whether the rule of thumb is here.
        self.width = len(self.own) + len(self.hidden) + self.coming + 1

    def see(self, world: World, out: torch.Tensor) -> None:
        """Writes [lanes, numbers]: first what the seat may know, then what only the critic may."""
        split = len(self.own)
        out[:, :split].copy_(world.seen.flatten(0, 1).index_select(0, self.own).t())
        if self.lent:
            each = out[:, : self.groups * self.numbers].unflatten(1, (self.groups, self.numbers))
            each[..., -self.lent :].mul_(self.sight)
        if out.shape[1] > split:
            until = split + len(self.hidden)
            out[:, split:until].copy_(world.other.index_select(0, self.hidden).t())
            if self.coming:
                out[:, until:-1].copy_(world.coming[: self.coming].t() * self.foresees)

    def lend(self, share: float) -> None:
        """From now on, so much of what is lent can be seen: other cards in every lane."""
        self.sight.copy_(torch.rand_like(self.sight) < share)

    def choices(self, world: World) -> torch.Tensor:
        """[lanes, answers]: what is legal; those who have waited too long for the other leave
        themselves no choice but to get on, as the player does."""
        legal = world.legal.index_select(0, self.actions).t().bool()
        if self.stall < 0:
            return legal
        tired = (world.own[self.stall] > WEARY - 1e-3) & (world.legal[self.way_out] != 0)
        return legal & (~tired[:, None] | self.leads_out)


def draw(answers: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """An answer for every lane, as likely as the network says; the logarithms of all chances."""
    chances = torch.log_softmax(answers.masked_fill(~legal, NEVER), 1)
    dice = torch.rand_like(chances).clamp_(1e-20, 1.0 - 1e-7)
    rolled = chances - torch.log(-torch.log(dice))
    return rolled.masked_fill(~legal, 2 * NEVER).argmax(1), chances


@dataclass
class Memory:
    """What a rollout leaves: [steps, lanes, ...]."""

    seen: torch.Tensor
    legal: torch.Tensor
    answer: torch.Tensor
    chance: torch.Tensor  # logarithm
    value: torch.Tensor  # one step more than the others
    seat: torch.Tensor  # likewise
    done: torch.Tensor
    reward: torch.Tensor  # of seat 0, where a match ended
    counts: torch.Tensor  # 1 where the learner itself decided
    taught: torch.Tensor  # 1 where the rule of thumb did: the answer is its own
    spars: torch.Tensor  # 1 where the sparring partner did
    advantage: torch.Tensor
    target: torch.Tensor  # what the critic should have said


def make_memory(settings: Settings, eyes: Eyes, precision: torch.dtype, device: str) -> Memory:
    lanes, steps, answers = settings.lanes, settings.steps, len(eyes.actions)

    def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype, device=device)

    return Memory(
        seen=room(steps, lanes, eyes.width, dtype=precision),
        legal=room(steps, lanes, answers, dtype=torch.bool),
        answer=room(steps, lanes, dtype=torch.int64),
        chance=room(steps, lanes), value=room(steps + 1, lanes),
        seat=room(steps + 1, lanes, dtype=torch.int64), done=room(steps, lanes),
        reward=room(steps, lanes), counts=room(steps, lanes), taught=room(steps, lanes),
        spars=room(steps, lanes), advantage=room(steps, lanes), target=room(steps, lanes),
    )  # fmt: skip


class Rollout:
    """A world, who plays in it, and what they leave."""

    def __init__(
        self, settings: Settings, lessons: Sequence[Lesson], world: World, eyes: Eyes,
        acting: Actor, past: Actor, critic: Critic, precision: torch.dtype,
        partner: Actor | None = None,
    ) -> None:  # fmt: skip
        device = world.device
        self.settings, self.world, self.eyes = settings, world, eyes
        self.acting, self.past, self.critic, self.partner = acting, past, critic, partner
        self.memory = make_memory(settings, eyes, precision, device)
        self.last = torch.zeros((settings.lanes, eyes.width), dtype=precision, device=device)
        self.trace = torch.tensor(settings.trace[0], device=device)
        self.tally = torch.zeros(len(TALLIES), dtype=torch.float64, device=device)
        lane = torch.arange(settings.lanes, device=device)
        # On the CPU, each is asked only where it is to move; a graph has to ask it in every lane.
        self.asks_everywhere = device != "cpu"
        # The last lanes have a past self in one seat, the first ones the rule of thumb: seat 0 and
        # seat 1 by turns.
        self.league = int(settings.lanes / settings.league) if settings.league else 0
        self.past_seat = torch.where(lane >= settings.lanes - self.league, lane % 2, -1)
        # Those before them have the sparring partner there.
        bouts = int(settings.lanes / settings.sparring) if settings.sparring else 0
        until = settings.lanes - self.league
        self.ring = slice(max(until - bouts, 0), until)
        in_ring = (lane >= self.ring.start) & (lane < self.ring.stop) & (bouts > 0)
        self.spar_seat = torch.where(in_ring, lane % 2, -1)
        self.thumbs = int(settings.lanes / settings.thumb) if settings.thumb else 0
        self.thumb_seat = torch.where(lane < self.thumbs, lane % 2, -1)
        # Where it teaches, its answers are noted like everybody's; otherwise it answers at once.
        self.teaching = self.thumbs if settings.taught else 0
        self.thumb = torch.zeros(max(self.teaching, 1), dtype=torch.int32, device=device)
        if self.thumbs and not self.teaching:
            world.seat_thumb(self.thumb_seat)
        kinds = world.kinds.long()
        self.tallied = ((kinds == 0) & (self.thumb_seat < 0) & (self.spar_seat < 0)).float()
        # Whose lead is a gain, where it is one: 1 of seat 0, -1 of seat 1.
        self.gains = ((kinds == 0) & in_ring).float() * (1.0 - 2.0 * self.spar_seat)
        self.win, self.lead = (
            torch.tensor(worth, device=device)[kinds]
            for worth in ([one.win for one in lessons], [one.lead for one in lessons])
        )

    @torch.no_grad()
    def ready(self) -> None:
        """Asks everyone once, so that who is compiled is so before the clock runs."""
        self._see(self.last)
        own = self.last[:, : len(self.eyes.own)]
        self.acting(own)
        self.critic(self.last)
        if self.league:
            self.past(own[-self.league :])
        if self.partner is not None:
            self.partner(own[self.ring])

    @torch.no_grad()
    def stagger(self) -> None:
        """Spreads the lanes over a match, so that they do not all end together."""
        lane = torch.arange(self.settings.lanes, device=self.world.device)
        until = lane % max(self.settings.stagger, 1)
        for n in range(self.settings.stagger):
            self.eyes.see(self.world, self.last)
            answer, _ = draw(
                self.acting(self.last[:, : len(self.eyes.own)]), self.eyes.choices(self.world)
            )
            chosen = self.eyes.actions[answer]
            self.world.actions.copy_(torch.where(until > n, chosen, HOLD))
            self.world.step()

    @torch.no_grad()
    def play(self) -> None:
        """Fills the memory. No waiting, no shape that changes: fit for a CUDA graph."""
        memory, world, own = self.memory, self.world, len(self.eyes.own)
        for n in range(self.settings.steps):
            seen, legal = memory.seen[n], memory.legal[n]
            self._see(seen)
            legal.copy_(self.eyes.choices(world))
            seat = world.told[SEAT].long()
            answers = self._answers(seen[:, :own], seat)
            answer, chances = draw(answers, legal)
            memory.answer[n].copy_(answer)
            memory.chance[n].copy_(chances.gather(1, answer[:, None]).squeeze(1))
            memory.value[n].copy_(self.critic(seen))
            memory.seat[n].copy_(seat)
            others = (self.past_seat, self.thumb_seat, self.spar_seat)
            memory.counts[n].copy_(torch.stack([seat != other for other in others]).all(0))
            memory.taught[n].copy_(seat == self.thumb_seat)
            memory.spars[n].copy_(seat == self.spar_seat)
            world.actions.copy_(self.eyes.actions[answer])
            if self.teaching:
                world.greedy(self.thumb)
                is_thumb = (seat == self.thumb_seat)[: self.teaching]
                there = world.actions[: self.teaching]
                there.copy_(torch.where(is_thumb, self.thumb, there))
                there = memory.answer[n, : self.teaching]
                there.copy_(torch.where(is_thumb, self.eyes.places[self.thumb.long()], there))
            world.step()
            done = world.told[DONE].float()
            points = world.results[:, :2, 0].float()
            memory.done[n].copy_(done)
            lead = points[:, 0] - points[:, 1]
            memory.reward[n].copy_(
                self.lead * lead / self.settings.points + self.win * torch.sign(lead)
            )
            told = done * self.tallied
            self.tally += torch.stack([
                told.sum(), (points.mean(1) * told).sum(), ((lead > 0) * told).sum(),
                ((world.told[HOW] == world.stalled) * told).sum(), (world.told[REFUSED] != 0).sum(),
                world.told[MADE].sum() + len(seat), (done * self.gains.abs()).sum(),
                (done * self.gains * lead).sum(),
            ])  # fmt: skip
        self._see(self.last)
        memory.value[-1].copy_(self.critic(self.last))
        memory.seat[-1].copy_(world.told[SEAT])
        self.judge()

    def _answers(self, own: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
        """What whoever is to move answers, in every lane."""
        lanes = len(seat)
        others: list[tuple[Ask, torch.Tensor, slice]]
        others = [(self._past_answers, self.past_seat, slice(lanes - self.league, lanes))]
        if self.partner is not None:
            others.append((self.partner, self.spar_seat, self.ring))
        if self.asks_everywhere:
            answers: torch.Tensor = self.acting(own)
            for theirs, seats, part in others:
                if part.start < part.stop:
                    there, is_theirs = answers[part], (seat == seats)[part, None]
                    there.copy_(torch.where(is_theirs, theirs(own[part]), there))
            return answers
        is_other = (seat == self.past_seat) | (seat == self.spar_seat)
        asked: list[tuple[Ask, torch.Tensor]] = [(self.acting, ~is_other)]
        asked += [(theirs, seat == seats) for theirs, seats, _ in others]
        answers = torch.empty((lanes, len(self.eyes.actions)))
        for ask, where in asked:
            rows = where.nonzero().squeeze(1)
            if len(rows):
                answers.index_copy_(0, rows, ask(own.index_select(0, rows)))
        return answers

    def _past_answers(self, own: torch.Tensor) -> torch.Tensor:
        """Those of the past self, or of the one rival: perhaps sure of the likeliest of them, until
        play goes in circles."""
        answers: torch.Tensor = self.past(own)
        if not self.settings.sure_rival:
            return answers
        if self.eyes.waited < 0:
            return answers * SURE
        is_surer = own[:, self.eyes.waited, None] < PATIENCE - 1e-3
        return answers * (1.0 + (SURE - 1.0) * is_surer)

    def _see(self, out: torch.Tensor) -> None:
        """What the seats to move see; the critic also: whether the rule of thumb or a sparring
        partner is at the table, and where."""
        self.eyes.see(self.world, out)
        seat = self.world.told[SEAT]
        there = (self.thumb_seat >= 0) * THUMB + (self.spar_seat >= 0) * SPARRING
        is_its_turn = (seat == self.thumb_seat) | (seat == self.spar_seat)
        out[:, -1].copy_(torch.where(is_its_turn, -there, there))

    def judge(self) -> None:
        """Advantages and targets, backwards, each seat along its own decisions."""
        memory, trace = self.memory, self.trace
        sign = 1.0 - 2.0 * memory.seat[-1].float()  # seat 0 sees it as it is, seat 1 turned round
        ahead = [sign * memory.value[-1], -sign * memory.value[-1]]  # what each seat can expect
        gain = [torch.zeros_like(sign), torch.zeros_like(sign)]
        for n in reversed(range(self.settings.steps)):
            done, reward = memory.done[n] > 0, memory.reward[n]
            for seat, own in ((0, reward), (1, -reward)):
                ahead[seat] = torch.where(done, own, ahead[seat])
                gain[seat] = torch.where(done, torch.zeros_like(own), gain[seat])
            is_first, value = memory.seat[n] == 0, memory.value[n]
            now = torch.where(is_first, ahead[0], ahead[1]) - value
            now = now + trace * torch.where(is_first, gain[0], gain[1])
            memory.advantage[n].copy_(now)
            memory.target[n].copy_(now + value)
            for seat, mine in ((0, is_first), (1, ~is_first)):
                ahead[seat] = torch.where(mine, value, ahead[seat])
                gain[seat] = torch.where(mine, now, gain[seat])
