"""Writes the golden records that do not exist yet: `python -m tests.conformance.make_golden`.

A golden record is never rewritten: if one no longer replays, a rule has changed, and the game's
`rules_version` must grow with it.
"""

import random
import sys

from cordee.bots import make
from cordee.core.turn import Decide
from tests.conformance.tables import SETUPS, Setup
from tests.conformance.test_records import GOLDEN


def golden(setup: Setup) -> str:
    """A whole match of greedy players who now and then do something random."""
    match = setup.game.start(setup.seats, 2026, setup.options)
    rng = random.Random(2026)
    players = make("greedy"), make("random")
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, players[rng.random() < 0.15].choose(view, view.moves, rng))
    return match.record()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for setups in SETUPS.values():
        for setup in setups:
            path = GOLDEN / f"{setup}.cordee"
            if not path.exists():
                path.write_text(golden(setup), "utf-8")
                sys.stdout.write(f"{path.name}\n")
