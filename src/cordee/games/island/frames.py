"""The stack of what is pending, and questions: the small machine that the rules run on."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.state import (
    ASK_NOTHING,
    CHARS,
    F_NONE,
    FRAME,
    STEP,
    WHAT,
    A,
    B,
    C,
)


@rule
def push(s: State, what: int, a: int, b: int, c: int) -> None:
    """One more thing to do first."""
    d = wide(s.depth)
    s.stack[d, WHAT] = what
    s.stack[d, STEP] = 0
    s.stack[d, A] = a
    s.stack[d, B] = b
    s.stack[d, C] = c
    s.depth = d + 1


@rule
def pop(s: State) -> None:
    """The top frame is done."""
    d = wide(s.depth) - 1
    for i in range(FRAME):
        s.stack[d, i] = F_NONE
    s.depth = d


@rule
def ask(s: State, seat: int, what: int, choice: int) -> None:
    """A seat has to decide; `choice` tells among what, as bits, where that matters."""
    s.ask = what
    s.asker = seat
    s.choice = choice


@rule
def answered(s: State) -> None:
    """Nobody is asked any more."""
    s.ask = ASK_NOTHING
    s.asker = -1
    s.choice = 0


@rule
def await_luck(s: State, source: int, size: int) -> None:
    """Luck has to answer before the top frame goes on."""
    s.chance_source = source
    s.chance_size = size


@rule
def taken_luck(s: State) -> int:
    """What luck answered; it is used up."""
    outcome = wide(s.luck)
    s.luck = -1
    return outcome


@rule
def find(s: State, what: int) -> int:
    """The topmost frame of a sort, -1: none."""
    d = wide(s.depth) - 1
    while d >= 0 and wide(s.stack[d, WHAT]) != what:
        d -= 1
    return d


@rule
def seats_after(t: Table, seat: int, away: int) -> int:
    """The seat so many places further in turn order."""
    return (seat + away) % wide(t.seats)


@rule
def own_at(s: State, seat: int, loc: int) -> int:
    """A seat's characters at a location, as bits."""
    mask = wide(0)
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and wide(s.loc[c]) == loc:
            mask |= 1 << c
    return mask
