"""The rule-of-thumb player."""

from cordee.core.compile import rule
from cordee.core.contract import Numbers, Table, View
from cordee.games.cards.state import ACTIONS, DECK


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    for action in range(ACTIONS):
        out[action] = 0.0
    out[DECK] = 1.0
