"""The printed values of a data pack, checked: steps, slots, tiles, scales. See data.toml.

A wrong pack is refused with a sentence that names file, key and what was expected.
"""

from typing import Any

from cordee.core.contract import Table
from cordee.core.datapack import Pack
from cordee.core.faults import BadData
from cordee.core.options import Choice, Kind, Whole
from cordee.games.board.notation import COLOUR_NAMES, LETTERS, colour_choices
from cordee.games.board.state import ARTEFACT, NO_TILE, SCALE, SQUARES, STEP_ON, STEPS
from cordee.words import Phrase

FILE = "data.toml"
CONFIDENCE = ("certain", "likely", "guess", "contested", "house")
MOST_POINTS = 200  # of a step or on a scale
MOST_TILE_POINTS = 100


class WholeList:
    """A list of whole numbers in a range, of a length in a range."""

    def __init__(self, shortest: int, longest: int, least: int, most: int) -> None:
        self.shortest, self.longest, self.least, self.most = shortest, longest, least, most

    def read(self, value: object) -> list[int]:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            raise ValueError
        for number in value:
            if type(number) is not int or not self.least <= number <= self.most:
                raise ValueError
        return value

    def write(self, value: list[int]) -> str:
        return ", ".join(str(number) for number in value)

    def expected(self) -> Phrase:
        lengths = {"shortest": str(self.shortest), "longest": str(self.longest)}
        numbers = {"least": str(self.least), "most": str(self.most)}
        key = "expected-list-of" if self.shortest == self.longest else "expected-list"
        return Phrase(key, lengths | numbers)


class SlotList(WholeList):
    """The steps of a path that take a tile: each once."""

    def __init__(self) -> None:
        super().__init__(0, STEPS, 1, STEPS)

    def read(self, value: object) -> list[int]:
        steps = super().read(value)
        if len(set(steps)) < len(steps):
            raise ValueError
        return sorted(steps)

    def expected(self) -> Phrase:
        return Phrase("expected-slots", {"last": str(STEPS)})


STEP_POINTS = WholeList(STEPS, STEPS, -MOST_POINTS, MOST_POINTS)
POINTS_TILES = WholeList(0, SQUARES, 1, MOST_TILE_POINTS)
SCALE_POINTS = WholeList(1, SCALE, -MOST_POINTS, MOST_POINTS)


def read(pack: Pack, key: str, kind: Kind) -> Any:
    """The value of an entry, of this kind; its confidence must be one there is."""
    value = _read(pack, f"{key}.value", kind)
    _read(pack, f"{key}.confidence", Choice(*CONFIDENCE))
    return value


def _read(pack: Pack, key: str, kind: Kind) -> Any:
    try:
        return pack.read(FILE, key, kind)
    except BadData as error:
        if error.code != "data-missing":
            raise
        raise BadData("data-expected", file=FILE, key=key, expected=kind.expected()) from None


def write_values(table: Table, pack: Pack, *, short: bool) -> None:
    """All printed values, from a pack into a table record."""
    names = [read(pack, f"colours.{letter}", Choice(*colour_choices(letter))) for letter in LETTERS]
    if len(set(names)) < len(names):
        raise pack.fault(FILE, "colours", ", ".join(names), Phrase("expected-colours"))
    table.colours[:] = [COLOUR_NAMES.index(name) for name in names]
    table.hand = read(pack, "deal.hand", Whole(1, 12))
    removed = read(pack, "deal.removed_with_two", Whole(0, 60))
    table.removed = removed if table.seats == 2 else 0
    table.steps[:] = read(pack, "path.steps", STEP_POINTS)
    table.bridge = read(pack, "path.bridge", Whole(1, STEPS - 1))
    table.crossings = read(pack, "path.crossings", Whole(1, 8))
    slots = [
        colour * STEPS + step - 1
        for colour, letter in enumerate(LETTERS)
        for step in read(pack, f"slots.{letter}", SlotList())
    ]
    _write_tiles(table, pack, slots)
    large, small = (read(pack, f"scales.{name}", SCALE_POINTS) for name in ("large", "small"))
    scale = small if short else large
    table.scale[:] = scale + [scale[-1]] * (SCALE - len(scale))


def _write_tiles(table: Table, pack: Pack, slots: list[int]) -> None:
    tiles = [ARTEFACT] * read(pack, "tiles.artefact", Whole(0, 9))
    tiles += [STEP_ON] * read(pack, "tiles.step", Whole(0, SQUARES))
    tiles += read(pack, "tiles.points", POINTS_TILES)
    if not slots:
        raise pack.fault(FILE, "slots", "[]", Phrase("expected-a-slot"))
    if len(tiles) != len(slots):
        expected = Phrase("expected-tiles", {"slots": str(len(slots))})
        raise pack.fault(FILE, "tiles", len(tiles), expected)
    table.slot_count = len(slots)
    table.slots[: len(slots)] = slots
    table.box[:] = tiles + [NO_TILE] * (SQUARES - len(tiles))
