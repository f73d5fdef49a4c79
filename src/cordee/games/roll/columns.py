"""An expedition as one number: what it holds, and what it is with one more."""

from cordee.core.compile import entry

UNTOUCHED, TICKED, STRUCK = range(3)  # the round box

ROUND_BITS = 4
NUMBER_BITS = 8


@entry
def filled(column: int) -> int:
    """How many square boxes hold a number."""
    return column & 15


@entry
def round_box(column: int) -> int:
    """Whether the round box is untouched, ticked or struck out."""
    return column >> ROUND_BITS & 3


@entry
def last_number(column: int) -> int:
    """The highest number so far; 0 where there is none."""
    boxes = column & 15
    return column >> (NUMBER_BITS + 4 * (boxes - 1)) & 15 if boxes else 0


@entry
def with_tick(column: int) -> int:
    """The round box ticked."""
    return column | TICKED << ROUND_BITS


@entry
def with_number(column: int, number: int) -> int:
    """The next box filled; a round box that was not ticked is struck out by the first one."""
    boxes = column & 15
    if column >> ROUND_BITS & 3 == UNTOUCHED:
        column |= STRUCK << ROUND_BITS
    return (column | number << (NUMBER_BITS + 4 * boxes)) + 1
