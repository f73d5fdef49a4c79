"""§ 2 and 16: how a round is set up, card by card as luck gives them."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.cards.cards import around, camp_of, unit
from cordee.games.cards.exploits import NOBODY
from cordee.games.cards.state import (
    COLOURS,
    DEAL,
    DECK_OF_ROUND,
    EXPLOIT_DRAW,
    EXPLOITS,
    EXPLOITS_DRAWN,
    EXPLOITS_OF_ROUND,
    KINDS,
    NOT_ENDED,
    PILE_CARDS,
    PLAYING,
    RANKS,
    SEATS,
)


@rule
def set_out(t: Table, s: State) -> None:
    """A round of `s.starter` is to begin: Exploits are to be drawn first, else hands."""
    s.begun_by[camp_of(t, s.starter)] = s.starter
    s.receiver = s.starter
    s.mover = s.starter
    s.phase = EXPLOIT_DRAW if t.exploits else DEAL
    await_luck(t, s)


@rule
def await_luck(t: Table, s: State) -> None:
    """A round begins with its first Exploit or its first card."""
    if t.exploits:
        s.chance_source = EXPLOITS_OF_ROUND + s.chapter
        s.chance_size = EXPLOITS
    else:
        s.chance_source = DECK_OF_ROUND + s.chapter
        s.chance_size = t.colours * (wide(t.ranks) - 1 + wide(t.wagers))


@rule
def lay_out(t: Table, s: State) -> None:
    """§ 2: all cards are face down, nothing lies on the table."""
    s.left = 0
    for c in range(t.colours):
        for rank in range(t.ranks):
            for _ in range(wide(t.wagers) if rank == 0 else 1):
                s.bag[s.left] = c * RANKS + rank
                s.left += 1
    for place in range(wide(s.left), len(s.bag)):
        s.bag[place] = -1
    for seat in range(SEATS):
        s.held[seat] = 0
        for c in range(COLOURS):
            s.hands[seat, c] = 0
            s.known[seat, c] = 0
            s.rows[seat, c] = 0
    for c in range(COLOURS):
        s.heights[c] = 0
        for place in range(PILE_CARDS):
            s.piles[c, place] = -1
    for kind in range(KINDS):
        s.seen[kind] = 0
    for place in range(EXPLOITS_DRAWN):
        s.exploits[place] = -1
        s.owners[place] = NOBODY
    s.turn = 0
    s.stall = 0
    s.dropped = -1
    s.extra_left = 0
    s.extra_seats = 0
    s.ended = NOT_ENDED


@rule
def lay_exploit(t: Table, s: State, outcome: int) -> None:
    """§ 16 (duel): one more of the Exploits not yet lying there; after the fifth, the hands."""
    place = 0
    while s.exploits[place] >= 0:
        place += 1
    remaining = outcome
    exploit = 0
    while is_drawn(s, place, exploit) or remaining > 0:
        if not is_drawn(s, place, exploit):
            remaining -= 1
        exploit += 1
    s.exploits[place] = exploit
    if place + 1 < EXPLOITS_DRAWN:
        s.chance_source = EXPLOITS_OF_ROUND + s.chapter
        s.chance_size = EXPLOITS - place - 1
    else:
        s.phase = DEAL
        s.chance_source = DECK_OF_ROUND + s.chapter
        s.chance_size = s.left


@rule
def is_drawn(s: State, places: int, exploit: int) -> bool:
    """Whether this Exploit already lies on one of the first places."""
    for place in range(places):
        if s.exploits[place] == exploit:
            return True
    return False


@rule
def draw_card(s: State, outcome: int) -> None:
    """Card number `outcome` of the bag goes to its receiver; freed places are cleared."""
    s.left -= 1
    kind = wide(s.bag[outcome])
    s.bag[outcome] = s.bag[s.left]
    s.bag[s.left] = -1
    s.hands[s.receiver, kind // RANKS] += unit(kind % RANKS)
    s.held[s.receiver] += 1


@rule
def deal_on(t: Table, s: State) -> None:
    """§ 2: one card each in turn, until all hands are full."""
    s.receiver = around(wide(s.receiver) + 1, wide(t.seats))
    if s.held[s.receiver] < t.hand:
        s.chance_source = DECK_OF_ROUND + s.chapter
        s.chance_size = s.left
    else:
        s.phase = PLAYING
