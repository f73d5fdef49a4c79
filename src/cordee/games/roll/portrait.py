"""A view of Roll & Write as plain values, for JSON: what lies there, what may be remembered."""

from typing import Any

import msgspec

from cordee.core.contract import Table, View
from cordee.games.roll.columns import ROUND_BITS
from cordee.games.roll.notation import LETTERS, NUMBER_WORDS, ROUND_WORDS, letters_of, numbers_of
from cordee.games.roll.printed import boxes_of
from cordee.games.roll.state import (
    ALONE,
    ARTEFACTS,
    BRIDGE_BOX,
    COLOURS,
    NUMBERS,
    OVER,
    REFUSALS,
    ROLL,
    STARTER,
    TOGETHER,
)

PHASES = {STARTER: "roll", ROLL: "roll", ALONE: "alone", TOGETHER: "together", OVER: "over"}
BRIDGE_NAMES = (*LETTERS, "artefacts", "refusals")


class Dice(msgspec.Struct, frozen=True):
    """The dice of this turn as rolled, the roller's two, and what can be chosen now."""

    colours: tuple[str, ...]
    numbers: tuple[str, ...]
    taken: tuple[str, str] | None
    colours_left: tuple[str, ...]
    numbers_left: tuple[str, ...]


class Column(msgspec.Struct, frozen=True):
    """One expedition of a sheet."""

    round_box: str  # open, ticked, struck
    numbers: tuple[int, ...]  # from the bottom
    top: bool  # the artefact above it is marked


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet."""

    columns: dict[str, Column]
    artefacts: int
    refusals: int
    bridges: dict[str, bool]  # those crossed and settled: whether they pay


class Boxes(msgspec.Struct, frozen=True):
    """The special boxes of an expedition."""

    acceleration: tuple[int, ...]
    artefact: tuple[int, ...]


class Scales(msgspec.Struct, frozen=True):
    """The points printed on the sheet: for 1, 2, ... boxes or marks, and for a bridge."""

    boxes: tuple[int, ...]
    artefacts: tuple[int, ...]
    refusals: tuple[int, ...]
    bridge: int


class Shown(msgspec.Struct, frozen=True):
    """What lies on the table now."""

    turn: int  # from 1
    phase: str
    roller: int
    asked: tuple[int, ...]
    accelerating: bool  # this seat, or the one that plays openly, is in a chain
    in_order: bool
    done: tuple[int, ...]
    dice: Dice
    sheets: tuple[Sheet, ...]  # others' as they were before the turn, while they choose in private
    bridged: tuple[str, ...]  # bridges that somebody has crossed
    boxes: dict[str, Boxes]
    scales: Scales


class Memory(msgspec.Struct, frozen=True):
    """What this seat may remember: the dice of the turn before."""

    colours: tuple[str, ...]
    numbers: tuple[str, ...]


def portray(
    table: Table, view: View, shared: dict[str, Any], *, remember: bool
) -> tuple[Shown, Memory | None]:
    """Both parts. `table` and `view` are plain records (see core.records)."""
    if not shared:
        shared["boxes"] = {
            letter: Boxes(
                boxes_of(int(table.accelerations[c])), boxes_of(int(table.artefact_boxes[c]))
            )
            for c, letter in enumerate(LETTERS)
        }
        shared["scales"] = Scales(
            tuple(int(points) for points in table.box_points[1:]),
            tuple(int(points) for points in table.artefact_points[1:]),
            tuple(int(points) for points in table.refusal_points[1:]),
            int(table.bridge_points),
        )
        shared["dice"] = _dice(view)
    seats = range(int(table.seats))
    done = tuple(seat for seat in seats if view.done >> seat & 1)
    asked: tuple[int, ...] = ()
    if view.phase == ALONE:
        asked = (int(view.mover),)
    elif view.phase == TOGETHER:
        asked = tuple(seat for seat in seats if seat not in done)
    shown = Shown(
        turn=int(view.turn) + (view.phase != OVER),
        phase=PHASES[view.phase],
        roller=int(view.roller),
        asked=asked,
        accelerating=bool(view.accelerating),
        in_order=bool(view.in_order),
        done=done,
        dice=shared["dice"],
        sheets=tuple(_sheet(view, seat) for seat in seats),
        bridged=tuple(n for c, n in enumerate(BRIDGE_NAMES) if view.bridged >> c & 1),
        boxes=shared["boxes"],
        scales=shared["scales"],
    )
    memory = Memory(_colours(view.last_colours), _numbers(view.last_numbers)) if remember else None
    return shown, memory


def _dice(view: View) -> Dice:
    taken = None
    if view.taken_colour >= 0:
        taken = LETTERS[view.taken_colour], NUMBER_WORDS[view.taken_number]
    numbers = (face for face in range(NUMBERS) if view.numbers_left >> (face or NUMBERS) & 1)
    return Dice(
        colours=_colours(view.colour_dice),
        numbers=_numbers(view.number_dice),
        taken=taken,
        colours_left=letters_of(int(view.colours_left)),
        numbers_left=tuple(NUMBER_WORDS[face] for face in numbers),
    )


def _colours(dice: Any) -> tuple[str, ...]:
    return tuple(LETTERS[die] for die in dice if die >= 0)


def _numbers(dice: Any) -> tuple[str, ...]:
    return tuple(NUMBER_WORDS[die] for die in dice if die >= 0)


def _sheet(view: View, seat: int) -> Sheet:
    columns = [int(view.columns[seat][c]) for c in range(COLOURS)]
    marks = [len(numbers_of(column)) for column in columns]
    marks += [0, 0]
    marks[ARTEFACTS], marks[REFUSALS] = int(view.artefacts[seat]), int(view.refusals[seat])
    bonus = int(view.bonus[seat])
    return Sheet(
        columns={
            LETTERS[c]: Column(
                ROUND_WORDS[column >> ROUND_BITS & 3],
                numbers_of(column),
                bool(int(view.tops[seat]) >> c & 1),
            )
            for c, column in enumerate(columns)
        },
        artefacts=marks[ARTEFACTS],
        refusals=marks[REFUSALS],
        bridges={
            name: bool(bonus >> c & 1)
            for c, name in enumerate(BRIDGE_NAMES)
            if marks[c] >= BRIDGE_BOX and int(view.bridged) >> c & 1
        },
    )
