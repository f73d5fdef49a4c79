"""The rule-of-thumb player."""

from cordee.core.compile import rule
from cordee.core.contract import Numbers, Table, View
from cordee.games.island.state import ACTIONS


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action."""
    for action in range(ACTIONS):
        out[action] = 0.0
