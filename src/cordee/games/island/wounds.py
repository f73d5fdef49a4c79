"""§ 13, 14: wounds and death, with the moment in which they can still be averted."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.frames import pop
from cordee.games.island.people import kill
from cordee.games.island.state import NEUTRAL, NOT_HEALING, STEP, W_WOUND, A, B, C
from cordee.games.island.windows import open_window


@rule
def wound(t: Table, s: State) -> None:
    """A character is about to be wounded: a second wound, or one that kills, is its death."""
    d = wide(s.depth) - 1
    c = wide(s.stack[d, A])
    if s.owner[c] < NEUTRAL:
        pop(s)
        return
    if s.stack[d, STEP] == 0:
        s.stack[d, STEP] = 1
        if s.wounded[c]:
            s.stack[d, C] = 1
        open_window(t, s, W_WOUND)
        return
    if not s.stack[d, B]:
        if s.stack[d, C]:
            kill(s, c)
        else:
            s.wounded[c] = 1
            s.healing[c] = NOT_HEALING
    s.dirty = 1
    pop(s)
