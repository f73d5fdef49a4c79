"""How to scramble what a seat cannot know, game by game: written apart from the game's own
`sample`, so that one can catch the other. A registered game without a scramble fails.
"""

import random
from collections.abc import Callable
from typing import Any

from cordee.core.match import Match
from cordee.games.cards.state import RANKS


def scramble_cards(match: Match, seat: int | None, rng: random.Random) -> None:
    """Unseen cards of the other hands and of the deck change places."""
    state: Any = match._state
    others = [other for other in range(match.seats) if other != seat]
    pool = [int(kind) for kind in state.bag[: state.left]]
    free: dict[int, int] = {}
    for other in others:
        free[other] = 0
        for colour in range(int(match.table.colours)):
            for rank in range(RANKS):
                unit = 1 if rank == 0 else 1 << (rank + 1)
                held = _copies(int(state.hands[other, colour]), rank)
                known = _copies(int(state.known[other, colour]), rank)
                pool += [colour * RANKS + rank] * (held - known)
                free[other] += held - known
                state.hands[other, colour] -= unit * (held - known)
    rng.shuffle(pool)
    for other in others:
        for _ in range(free[other]):
            kind = pool.pop()
            state.hands[other, kind // RANKS] += 1 if kind % RANKS == 0 else 1 << (kind % RANKS + 1)
    state.bag[: state.left] = pool


def _copies(cards: int, rank: int) -> int:
    return cards & 3 if rank == 0 else cards >> (rank + 1) & 1


SCRAMBLES: dict[str, Callable[[Match, int | None, random.Random], None]] = {
    "classic": scramble_cards,
    "duel": scramble_cards,
}
