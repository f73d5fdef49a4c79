"""Cordée: one table for the Lost Cities family. An unofficial fan edition.

import cordee
match = cordee.games["classic"].start(seats=2)
match.submit(0, match.moves(0)[0])
"""

from cordee.core.faults import BadNotation, CordeeError, IllegalMove
from cordee.core.match import Match
from cordee.core.record import parse
from cordee.core.record import replay as _replay
from cordee.core.turn import Decide, Move, Over
from cordee.core.version import VERSION
from cordee.games import games

__version__ = VERSION


def replay(text: str) -> Match:
    """The match a record tells of, digest for digest."""
    record = parse(text)
    return _replay(record, games[record.game])


__all__ = [
    "BadNotation",
    "CordeeError",
    "Decide",
    "IllegalMove",
    "Match",
    "Move",
    "Over",
    "__version__",
    "games",
    "parse",
    "replay",
]
