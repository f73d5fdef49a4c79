"""A tiny game that exercises what the card games do not: secret simultaneous choices with chains.

Three seats each write down 1, 2 or 3. Whoever writes 3 must write again. When all are done the
numbers are shown; a die from 0 to 1 is added to everybody. Two rounds; the most points win. With
the option `lead`, seat 0 writes first in each round, for all to see.
"""

from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import numpy as np

from cordee.core.compile import rule, wide
from cordee.core.contract import HEAD, VIEW_HEAD, Actions, Numbers, State, Table, Verbs, View, bind
from cordee.core.datapack import Pack
from cordee.core.game import Game
from cordee.core.options import Options, Switch
from cordee.core.reason import Reason
from cordee.core.score import Line, Score
from cordee.core.turn import Move

SEATS, ROUNDS, NUMBERS = 3, 2, 3
FIELDS: list[Any] = [
    ("toy_done", np.int8),
    ("toy_points", np.int16, SEATS),
    ("toy_last", np.int16, SEATS),
]
TABLE = np.dtype([("toy_lead", np.int8)], align=True)
STATE = np.dtype([*HEAD, *FIELDS, ("toy_draft", np.int16, SEATS)], align=True)
VIEW = np.dtype([*VIEW_HEAD, *FIELDS, ("toy_own", np.int16)], align=True)
OVER, DONE = 1, 2


@rule
def begin(t: Table, s: State) -> None:
    s.chapter = 0
    s.chance_source = 0
    s.toy_done = 0
    s.secret = 0 if t.toy_lead else 1
    for seat in range(SEATS):
        s.toy_points[seat] = 0
        s.toy_last[seat] = 0
        s.toy_draft[seat] = 0


@rule
def settle(t: Table, s: State, outcome: int) -> None:
    s.chance_source = 0
    for seat in range(SEATS):
        s.toy_last[seat] = s.toy_draft[seat] + outcome
        s.toy_points[seat] += s.toy_last[seat]
        s.toy_draft[seat] = 0
    s.toy_done = 0
    s.chapter += 1
    s.secret = 1 if s.chapter < ROUNDS and not t.toy_lead else 0


@rule
def owing(t: Table, s: State) -> int:
    if s.chapter == ROUNDS:
        return 0
    return 7 & ~wide(s.toy_done) if s.secret else 1


@rule
def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    for number in range(NUMBERS):
        out[number] = number
    return NUMBERS


@rule
def check(t: Table, s: State, seat: int, action: int) -> int:
    if s.chapter == ROUNDS:
        return OVER
    return 0 if owing(t, s) >> seat & 1 else DONE


@rule
def apply(t: Table, s: State, seat: int, action: int) -> None:
    s.toy_draft[seat] += action + 1
    if action + 1 < NUMBERS:
        s.toy_done |= 1 << seat
        s.secret = 1
    if s.toy_done == 7:
        s.secret = 0
        s.chance_source = 1 + s.chapter
        s.chance_size = 2


@rule
def outcome(t: Table, s: State, out: Numbers) -> int:
    for seat in range(SEATS):
        rank = 1
        for other in range(SEATS):
            if s.toy_points[other] > s.toy_points[seat]:
                rank += 1
        out[seat, 0] = s.toy_points[seat]
        out[seat, 1] = rank
    return 1


@rule
def look(t: Table, s: State, seat: int, v: View) -> None:
    v.seat = seat
    v.chapter = s.chapter
    v.toy_done = s.toy_done
    v.toy_own = s.toy_draft[seat] if seat >= 0 else 0
    for other in range(SEATS):
        v.toy_points[other] = s.toy_points[other]
        v.toy_last[other] = s.toy_last[other]


@rule
def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    begin(t, s)


@rule
def numbers(t: Table, v: View, out: Numbers) -> None:
    out[0] = 0.0


VERBS = Verbs(
    begin, settle, owing, candidates, check, apply, outcome, look, sample, numbers, numbers
)
bind(STATE, VIEW, VERBS)


class ToyOptions(Options, frozen=True, kw_only=True):
    """What a table of the toy can choose."""

    lead: Annotated[bool, Switch()] = False


class Toy(Game):
    """The toy as a game."""

    name = "toy"
    rules_version = 1
    seat_counts = (SEATS,)
    options_type = ToyOptions
    variants: dict[str, dict[str, object]] = {}
    verbs = VERBS
    table_type, state_type, view_type = TABLE, STATE, VIEW
    actions = NUMBERS
    observation = 1
    folder = Path(__file__).parent
    reasons = {OVER: ("match-over", 1), DONE: ("not-your-turn", 1)}
    endings = ("", "deck-out")
    hand_actions = range(0)
    moves = tuple(Move(n, f"write {n + 1}") for n in range(NUMBERS))

    def builtin_data(self) -> Pack:
        return Pack({}, builtin=True)

    def table(self, options: Options, seats: int, data: Pack) -> Table:
        assert isinstance(options, ToyOptions)
        table = self.new_table()
        table.toy_lead = options.lead
        return table

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        return 1_000

    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        return 0, 1_000

    def chance_name(self, table: Table, state: State) -> str:
        return "die"

    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        return str(outcome)

    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        return int(word)

    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        return Reason(*self.reasons[code])

    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        return {"own": view.toy_own, "points": view.toy_points.tolist()}, None

    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        return tuple(
            Score(seat, (seat,), int(points), (Line("toy", str(points), int(points), chapter),))
            for seat, points in enumerate(view.toy_last)
        )

    def screen(self) -> ModuleType:
        raise LookupError

    def pad(self) -> ModuleType:
        raise LookupError

    def word_keys(self) -> set[str]:
        return set()


TOY = Toy()
