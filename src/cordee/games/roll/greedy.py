"""The rule-of-thumb player."""

from cordee.core.compile import rule
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.roll.state import ACTIONS, IN_ORDER


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action in points."""
    for action in range(ACTIONS):
        out[action] = 0.0
    out[IN_ORDER] = NEVER
