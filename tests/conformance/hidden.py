"""How to scramble what a seat cannot know, game by game: written apart from the game's own
`sample`, so that one can catch the other. A registered game without a scramble fails.
"""

import random
from collections.abc import Callable
from typing import Any

from cordee.core import drive
from cordee.core.match import Match
from cordee.core.turn import Decide
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


def scramble_drafts(match: Match, seat: int | None, rng: random.Random) -> None:
    """Others who play in private do something else; who is done stays so."""
    state: Any = match._state
    if state.secret <= 0:
        return
    assert isinstance(match.turn, Decide)
    for other in range(match.seats):
        if other in (seat, int(state.roller)):
            continue
        is_done = other not in match.turn.seats
        state.accelerating &= ~(1 << other)
        if state.started >> other & 1:
            for name in ("columns", "artefacts", "tops", "refusals"):
                state[name][other] = state[f"before_{name}"][other]
        elif not is_done:
            continue
        state.done &= ~(1 << other)
        while is_done and not state.done >> other & 1:
            _submit_any(match, other, rng)
    match._read_turn()


def _submit_any(match: Match, seat: int, rng: random.Random) -> None:
    """One legal move of a seat, straight into the state."""
    match._read_turn()
    legal = [move for move in match.moves(seat) if move.text != "in-order"]
    drive.apply_one(match._tables, match._states, seat, rng.choice(legal).action)


def hides_something(match: Match) -> bool:
    """Whether some seat cannot know everything here; nothing is hidden in open play."""
    return match.game.name != "roll" or match._is_secret()


SCRAMBLES: dict[str, Callable[[Match, int | None, random.Random], None]] = {
    "classic": scramble_cards,
    "duel": scramble_cards,
    "board": scramble_board,
    "roll": scramble_drafts,
}
