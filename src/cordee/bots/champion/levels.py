"""Eight strengths of one network: how surely it plays what it likes best, how well it remembers.

A weaker level still wants the same things: it hesitates between moves that look alike to it, and
forgets cards that have gone by, as people do.
"""

from dataclasses import dataclass
from random import Random

import numpy as np

from cordee.games.cards.observe import PLANES
from cordee.games.cards.state import KINDS

KNOWN, PILED, TOP, UNSEEN, RECENT = 1, 8, 9, 10, 11  # planes of an observation
COPY = 1.0 / 3.0  # one card in a plane that counts


@dataclass(frozen=True)
class Level:
    """How one level plays."""

    doubt: float = 0.0  # the temperature it draws its answers with; 0: always the likeliest
    forget: float = 0.0  # chance, at each decision, not to remember what became of a kind


LEVELS = {  # spaced so that each beats the one below about as often
    1: Level(doubt=12.5, forget=0.9),
    2: Level(doubt=10.4, forget=0.88),
    3: Level(doubt=8.8, forget=0.85),
    4: Level(doubt=7.2, forget=0.8),
    5: Level(doubt=5.7, forget=0.75),
    6: Level(doubt=4.4, forget=0.62),
    7: Level(doubt=3.2, forget=0.45),
    8: Level(),
}


def forget(seen: np.ndarray, chance: float, rng: Random) -> None:
    """Takes out of an observation what is remembered of some kinds: all but what lies open."""
    planes = seen[: KINDS * PLANES].reshape(KINDS, PLANES)
    for kind in range(KINDS):
        if rng.random() >= chance:
            continue
        here = planes[kind]
        covered = here[PILED] - (COPY if here[TOP] else 0.0)
        here[UNSEEN] += here[KNOWN] + covered
        here[PILED] -= covered
        here[KNOWN] = here[RECENT] = 0.0
