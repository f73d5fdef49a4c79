"""How to scramble what a seat cannot know, game by game: written apart from the game's own
`sample`, so that one can catch the other. A registered game without a scramble fails.
"""

import random
from collections.abc import Callable
from typing import Any

from cordee.core.match import Match
from cordee.games.board.state import KINDS, VALUES
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


def scramble_board(match: Match, seat: int | None, rng: random.Random) -> None:
    """Unseen cards of the other hands, of the deck and of those set aside change places."""
    state: Any = match._state
    face_down = int(state.left) + int(match.table.removed)
    pool = [int(kind) for kind in state.bag[:face_down]]
    free: dict[int, int] = {}
    for other in range(match.seats):
        free[other] = 0
        for kind in range(KINDS) if other != seat else ():
            colour, value = divmod(kind, VALUES)
            held = int(state.hands[other, colour]) >> 2 * value & 3
            known = int(state.known[other, colour]) >> 2 * value & 3
            pool += [kind] * (held - known)
            free[other] += held - known
            state.hands[other, colour] -= (held - known) << 2 * value
    rng.shuffle(pool)
    for other, many in free.items():
        for _ in range(many):
            colour, value = divmod(pool.pop(), VALUES)
            state.hands[other, colour] += 1 << 2 * value
    state.bag[:face_down] = pool


SCRAMBLES: dict[str, Callable[[Match, int | None, random.Random], None]] = {
    "classic": scramble_cards,
    "duel": scramble_cards,
    "board": scramble_board,
}
