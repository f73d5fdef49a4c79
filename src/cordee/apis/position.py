"""A position between two events, with luck as events of its own: what OpenSpiel walks through.

A position is a state and how it came about. It is copied by copying one record; the past is a chain
of steps that copies share.
"""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np

from cordee import games
from cordee.apis import telling
from cordee.apis.rewards import Rewards
from cordee.apis.setting import Setting
from cordee.core import drive, records
from cordee.core.contract import LEGAL
from cordee.core.game import MOST_SEATS
from cordee.core.options import Options
from cordee.core.turn import Decide
from cordee.core.view import View

CHANCE, OVER = -1, -4  # as OpenSpiel numbers them


class Shared:
    """What all positions of one game have in common."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.tables = records.new(self.game.table_type)
        data = self.game.builtin_data()
        self.tables[0] = self.game.table(setting.options, setting.seats, data)
        self.table = records.only(self.tables)
        self.actions = np.zeros(self.game.actions, np.int16)
        self.reasons = np.zeros(self.game.actions, np.int16)
        self.progress = np.zeros(drive.PROGRESS, np.int64)
        self.views = records.new(self.game.view_type)
        self.opening = Position(self, records.new(self.game.state_type))
        drive.begin_one(self.tables, self.opening.states)
        self.opening.read()
        self.opening.step = Step(None, CHANCE, 0, self.opening)
        self.undealt = self.opening.view(-1)  # what everybody sees before anything has happened

    def __deepcopy__(self, memo: Any) -> "Shared":
        return self

    def look(self, raw: bytes, seat: int) -> bytes:
        """The view of a seat (-1: a spectator) onto a state."""
        states = records.new(self.game.state_type)
        states[:] = np.frombuffer(raw, self.game.state_type)
        drive.look_one(self.tables, states, seat, self.views)
        return bytes(self.views.tobytes())


class Step:
    """One event and the state it led to. What seats have seen of it is worked out when asked."""

    __slots__ = ("action", "before", "is_chance", "mover", "outcomes", "raw", "seen")

    def __init__(self, before: "Step | None", mover: int, action: int, now: "Position") -> None:
        self.before = before
        self.mover = mover
        self.action = action
        self.is_chance = now.player == CHANCE
        self.raw = now.states.tobytes()
        self.outcomes: list[str] = []  # what luck can give now, in words, once asked for
        self.seen: dict[int, tuple[bytes, str]] = {}  # by seat: its last view, and all it was told

    def told(self, shared: Shared, seat: int) -> tuple[bytes, str]:
        """Everything a seat has seen: its own moves, and each view that differs from the last.

        Views are taken where somebody has to decide, or at the end: what luck gives in between is
        one event. Moves of others that change nothing for this seat leave no trace.
        """
        chain: list[Step] = []
        step: Step | None = self
        while step is not None and seat not in step.seen:
            chain.append(step)
            step = step.before
        view_type = shared.game.view_type
        last, text = shared.undealt, f"seat {seat}"
        if step is not None:
            last, text = step.seen[seat]
        for later in reversed(chain):
            if later.mover == seat:
                text += f"\n> {shared.game.write_move(later.action).text}"
            if not later.is_chance:
                view = shared.look(later.raw, seat)
                news = telling.changes(view_type, last, view)
                if news:
                    text += f"\n{news}"
                last = view
            later.seen[seat] = last, text
        return last, text


class Position:
    """A state, whose turn it is, and the last step of the way here."""

    __slots__ = ("player", "shared", "size", "states", "step")

    step: Step

    def __init__(self, shared: Shared, states: Any) -> None:
        self.shared = shared
        self.states = states
        self.player = CHANCE
        self.size = 0

    def copy(self) -> "Position":
        twin = Position(self.shared, self.states.copy())
        twin.player, twin.size, twin.step = self.player, self.size, self.step
        return twin

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        """Pickled as a list of steps: a long chain would be too deep to pickle one by one."""
        chosen = self.shared.setting
        steps: list[tuple[int, int, bool, bytes]] = []
        step: Step | None = self.step
        while step is not None:
            steps.append((step.mover, step.action, step.is_chance, step.raw))
            kept, step = step.seen, step.before
        key = chosen.game.name, chosen.options, chosen.seats, chosen.rewards.kind
        return revive, (key, steps[::-1], kept)

    def read(self) -> None:
        """Whose turn it is now: luck's, a seat's, or nobody's. What is certain is no luck."""
        shared = self.shared
        drive.progress_one(shared.tables, self.states, shared.progress)
        source, self.size, _, _, mask = shared.progress.tolist()
        while source and self.size == 1:
            drive.settle_one(shared.tables, self.states, 0)
            drive.progress_one(shared.tables, self.states, shared.progress)
            source, self.size, _, _, mask = shared.progress.tolist()
        if source:
            self.player = CHANCE
        elif mask:
            self.player = (mask & -mask).bit_length() - 1
        else:
            self.player = OVER

    def act(self, action: int) -> None:
        """An outcome of luck, or a move of the seat to move."""
        mover = self.player
        if mover == CHANCE:
            drive.settle_one(self.shared.tables, self.states, action)
        else:
            drive.apply_one(self.shared.tables, self.states, mover, action)
        self.read()
        self.step = Step(self.step, mover, action, self)

    def legal(self) -> list[int]:
        """What the seat to move may do, in ascending order."""
        shared = self.shared
        n = drive.survey_one(
            shared.tables, self.states, self.player, shared.actions, shared.reasons
        )
        found = zip(shared.actions[:n].tolist(), shared.reasons[:n].tolist(), strict=True)
        return sorted({action for action, reason in found if reason == LEGAL})

    def rewards(self) -> list[float]:
        """What each seat is paid at the end."""
        result = np.zeros((MOST_SEATS, 2), np.int32)
        drive.outcome_one(self.shared.tables, self.states, result)
        rewards = self.shared.setting.rewards
        sides = result[: rewards.sides]
        paid: list[float] = rewards.of_seats(sides[:, 0], sides[:, 1]).astype(float).tolist()
        return paid

    def words(self, player: int, action: int) -> str:
        """An event in words."""
        shared = self.shared
        if player != CHANCE:
            return shared.game.write_move(action).text
        if not self.step.outcomes:
            state = records.only(self.states)
            name = shared.game.chance_name(shared.table, state)
            met: Counter[str] = Counter()
            for outcome in range(self.size):
                word = shared.game.write_chance(shared.table, state, outcome)
                met[word] += 1  # equal cards are told apart by a number
                copy = f" #{met[word]}" if met[word] > 1 else ""
                self.step.outcomes.append(f"{name} {word}{copy}")
        return self.step.outcomes[action]

    def numbers(self, seat: int, out: np.ndarray) -> None:
        """What a seat may know, in the game's encoding."""
        shared = self.shared
        drive.look_one(shared.tables, self.states, seat, shared.views)
        drive.observe_one(shared.tables, shared.views, out)

    def view(self, seat: int) -> bytes:
        """The view of a seat, as bytes."""
        drive.look_one(self.shared.tables, self.states, seat, self.shared.views)
        return bytes(self.shared.views.tobytes())

    def eyes(self, seat: int) -> View:
        """What a bot in this seat is given: its view and its moves, as at any table of ours.

        Score lines of finished rounds, which only words are made of, are not in it.
        """
        shared, chosen = self.shared, self.shared.setting
        views = records.new(shared.game.view_type)
        drive.look_one(shared.tables, self.states, seat, views)
        moves = self.legal() if seat == self.player else []
        return View(
            shared.game, shared.tables, views, plain_table=records.plain(shared.tables), seat=seat,
            shared={}, options=chosen.options,
            sides=shared.game.sides(chosen.options, chosen.seats),
            turn=Decide((self.player,)), decision=None,
            moves=tuple(shared.game.write_move(action) for action in moves), refused=(),
            chapters=(),
        )  # fmt: skip

    def imagine(self, seat: int, seed: int) -> "Position":
        """A position that this seat holds possible: drawn from its view, not from the truth.

        What the seat has seen so far is kept; nobody else has a past in it.
        """
        shared = self.shared
        _, text = self.step.told(shared, seat)
        twin = Position(shared, records.new(shared.game.state_type))
        drive.look_one(shared.tables, self.states, seat, shared.views)
        view = bytes(shared.views.tobytes())
        drive.sample_one(shared.tables, shared.views, twin.states, np.uint64(seed))
        twin.read()
        twin.step = Step(None, CHANCE, 0, twin)
        twin.step.seen[seat] = view, text
        return twin


@cache
def shared(name: str, options: Options, seats: int, reward: str) -> Shared:
    """What positions of one setting share, made once."""
    game = games[name]
    return Shared(Setting(game, options, seats, Rewards(game, options, seats, reward)))


def revive(
    key: tuple[str, Options, int, str],
    steps: list[tuple[int, int, bool, bytes]],
    seen: dict[int, tuple[bytes, str]],
) -> Position:
    """A position from what was pickled of it; `seen` is what was known before the first step."""
    common = shared(*key)
    states = records.new(common.game.state_type)
    states[:] = np.frombuffer(steps[-1][3], common.game.state_type)
    found = Position(common, states)
    found.read()
    last: Step | None = None
    for mover, action, is_chance, raw in steps:
        step = Step(last, mover, action, found)
        step.is_chance, step.raw = is_chance, raw
        if last is None:
            step.seen.update(seen)
        last = step
    assert last is not None
    found.step = last
    return found
