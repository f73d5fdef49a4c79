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


def scramble_island(match: Match, seat: int | None, rng: random.Random) -> None:
    """Unseen cards, hidden pieces, hexes others have looked at, dealt characters, who is quiet."""
    state: Any = match._state
    table = match.table

    def sees(mask: int) -> bool:
        return bool(int(mask) >> seat & 1) if seat is not None else int(mask) == 255

    left = int(state.deck_left)
    pool = [int(kind) for kind in state.bag[:left]]
    events = [
        (other, place)
        for other in range(match.seats)
        for place in range(int(state.held[other]))
        if not sees(state.hand_known[other, place])
    ]
    pieces = [
        i
        for i in range(len(state.item_place))
        if state.item_place[i] >= 0 and state.item_down[i] and not sees(state.item_known[i])
    ]
    pool += [int(state.hand[place]) for place in events] + [int(state.item_kind[i]) for i in pieces]
    rng.shuffle(pool)
    for sort, places, field in ((2, events, state.hand), (1, pieces, state.item_kind)):
        for place in places:
            kind = next(k for k in pool if table.card_sort[k] == sort)
            pool.remove(kind)
            field[place] = kind
    state.bag[:left] = pool
    _scramble_hexes(state, table, sees, rng)
    _scramble_deal(match, seat, rng)
    for other in range(match.seats):
        if other != seat and rng.random() < 0.5:
            state.quiet ^= 1 << other


def _scramble_hexes(state: Any, table: Any, sees: Any, rng: random.Random) -> None:
    for on_shore, bag, count in ((1, "shore_bag", "shore_left"), (0, "inner_bag", "inner_left")):
        sites = [
            site
            for site in range(len(state.site_hex))
            if table.on_shore[site] == on_shore
            and state.site_hex[site] >= 0
            and not sees(state.site_known[site])
        ]
        left = int(state[count])
        pool = [int(kind) for kind in state[bag][:left]]
        pool += [int(state.site_hex[site]) for site in sites]
        rng.shuffle(pool)
        for site in sites:
            state.site_hex[site] = pool.pop()
        state[bag][:left] = pool


def _scramble_deal(match: Match, seat: int | None, rng: random.Random) -> None:
    """Characters that others have been dealt and not shown change places with the pile's."""
    state: Any = match._state
    hidden = [
        (other, place)
        for other in range(match.seats)
        for place in range(2)
        if other != seat and state.dealt[other, place] >= 0
        and state.owner[state.dealt[other, place]] < 0
        and not (state.dealt_to == other).any()
    ]  # fmt: skip
    left = int(state.pile_left)
    pool = [int(c) for c in state.pile[:left]] + [int(state.dealt[place]) for place in hidden]
    rng.shuffle(pool)
    for place in hidden:
        state.dealt[place] = pool.pop()
    state.pile[:left] = pool


def hides_something(match: Match) -> bool:
    """Whether some seat cannot know everything here; nothing is hidden in open play."""
    return match.game.name != "roll" or match._is_secret()


SCRAMBLES: dict[str, Callable[[Match, int | None, random.Random], None]] = {
    "classic": scramble_cards,
    "duel": scramble_cards,
    "board": scramble_board,
    "roll": scramble_drafts,
    "island": scramble_island,
}
