"""Sets of cards of one colour as numbers: see `state`."""

from cordee.core.bits import count
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Table


@entry
def unit(rank: int) -> int:
    """One card of this rank, as a set."""
    return 1 if rank == 0 else 1 << (rank + 1)


@entry
def copies(cards: int, rank: int) -> int:
    """How many cards of this rank are in the set."""
    return cards & 3 if rank == 0 else (cards >> (rank + 1)) & 1


@entry
def wagers(cards: int) -> int:
    """Wager cards in the set."""
    return cards & 3


@entry
def ranks(cards: int) -> int:
    """Which ranks are in the set, copies aside: bit k is rank k."""
    return ((cards >> 2) << 1) | (1 if cards & 3 else 0)


@entry
def size(cards: int) -> int:
    """Cards in the set, wagers included."""
    return (cards & 3) + count(cards >> 2)


@entry
def values(cards: int) -> int:
    """The sum of the number cards in the set."""
    total = 0
    value = 2
    rest = cards >> 2
    while rest:
        if rest & 1:
            total += value
        value += 1
        rest >>= 1
    return total


@entry
def camp_of(t: Table, seat: int) -> int:
    """Whose rows a seat plays to: its own, or its team's (A1 B1 A2 B2)."""
    return around(seat, wide(t.camps))


@rule
def around(place: int, many: int) -> int:
    """A place among `many` in turn order: taken away, for dividing takes longer."""
    while place >= many:
        place -= many
    return place
