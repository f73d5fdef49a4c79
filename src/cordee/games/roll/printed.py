"""The printed values of a data pack, read into the table of a match."""

from typing import Any

import numpy as np

from cordee.core.contract import Table
from cordee.core.datapack import Pack
from cordee.core.options import Whole
from cordee.games.roll.notation import LETTERS
from cordee.games.roll.state import BOXES, TRACK
from cordee.words import Phrase

FILE = "data.toml"
MOST_POINTS = 500


class Scale:
    """So many whole numbers: the points of a column by how far it is filled."""

    def __init__(self, many: int) -> None:
        self.many = many
        self._one = Whole(-MOST_POINTS, MOST_POINTS)

    def read(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) != self.many:
            raise ValueError
        return tuple(_whole(self._one, each) for each in value)

    def write(self, value: Any) -> str:
        return str(list(value))

    def expected(self) -> Phrase:
        most = str(MOST_POINTS)
        return Phrase("expected-scale", {"many": str(self.many), "most": most})


class Boxes:
    """Boxes of an expedition, each named once, in any order."""

    _one = Whole(1, BOXES)

    def read(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, list):
            raise ValueError
        boxes = tuple(_whole(self._one, each) for each in value)
        if len(set(boxes)) != len(boxes):
            raise ValueError
        return boxes

    def write(self, value: Any) -> str:
        return str(list(value))

    def expected(self) -> Phrase:
        return Phrase("expected-boxes", {"most": str(BOXES)})


def _whole(kind: Whole, value: object) -> int:
    if not isinstance(value, int):
        raise ValueError
    number = kind.read(value)
    assert number is not None
    return number


def read_into(table: Table, data: Pack) -> None:
    """Points of every column, and which boxes of the expeditions are special."""
    one = Whole(-MOST_POINTS, MOST_POINTS)
    only_round = data.read(FILE, "points.round_box_only", one)
    table.box_points[:] = (only_round, *data.read(FILE, "points.boxes", Scale(BOXES)))
    table.artefact_points[:] = (0, *data.read(FILE, "points.artefacts", Scale(TRACK)))
    table.refusal_points[:] = (0, *data.read(FILE, "points.refusals", Scale(TRACK)))
    table.bridge_points = data.read(FILE, "points.bridge", one)
    for c, letter in enumerate(LETTERS):
        table.accelerations[c] = _bits(data.read(FILE, f"boxes.{letter}.acceleration", Boxes()))
        table.artefact_boxes[c] = _bits(data.read(FILE, f"boxes.{letter}.artefact", Boxes()))


def _bits(boxes: tuple[int, ...]) -> np.int16:
    return np.int16(sum(1 << box for box in boxes))


def boxes_of(bits: int) -> tuple[int, ...]:
    """The boxes of a set, from the bottom."""
    return tuple(box for box in range(1, BOXES + 1) if bits >> box & 1)
