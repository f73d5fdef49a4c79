"""The rule-of-thumb player."""

from cordee.core.compile import rule
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.board.state import ACTIONS, DECK


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points."""
    for action in range(ACTIONS):
        out[action] = NEVER
    out[DECK] = 0.0
