"""Sets of cards of one colour as numbers: see `state`."""

from cordee.core.bits import count, lowest
from cordee.core.compile import rule
from cordee.games.board.state import VALUES

ONES = 0x155555  # the low bit of every value's two
TWOS = 0x2AAAAA  # the high one


@rule
def unit(value: int) -> int:
    """One card of this value, as a set."""
    return 1 << (2 * value)


@rule
def copies(cards: int, value: int) -> int:
    """How many cards of this value are in the set."""
    return (cards >> (2 * value)) & 3


@rule
def size(cards: int) -> int:
    """Cards in the set."""
    return count(cards & ONES) + 2 * count(cards & TWOS)


@rule
def distinct(cards: int) -> int:
    """The values in the set, copies aside: bit 2v is value v."""
    return (cards | (cards >> 1)) & ONES


@rule
def lowest_value(cards: int) -> int:
    """The smallest value in the set, which must not be empty."""
    return lowest(cards) >> 1


@rule
def highest_value(cards: int) -> int:
    """The largest value in the set, which must not be empty."""
    value = VALUES - 1
    while cards >> (2 * value) == 0:
        value -= 1
    return value
