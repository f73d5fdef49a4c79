"""Scores as labelled lines: what the table shows, the record keeps and the tests expect."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One entry of a score sheet: `r`, `35 - 20 = 15, x3 = 45, +20 = 65`, 65."""

    label: str  # a code; `line-<label>` or a card's letter
    formula: str  # language-neutral arithmetic
    points: int
    chapter: int = 0  # the round, from 0
    camp: int | None = None  # whose rows, where a side has several


class Score(msgspec.Struct, frozen=True):
    """What one side has: lines that add up to the total."""

    side: int
    seats: tuple[int, ...]
    total: int
    lines: tuple[Line, ...]
