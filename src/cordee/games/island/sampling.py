"""A state that fits a view: cards, pieces and characters nobody showed are dealt at random."""

import numpy as np

from cordee.core.chance import nth
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.island.setup import S_KEEP, fill_hexes
from cordee.games.island.state import (
    CHARS,
    EQUIPMENT,
    EVENT,
    F_SETUP,
    HAND,
    IN_PILE,
    ITEMS,
    KINDS,
    NOTHING,
    NOWHERE,
    SEATS,
    SITES,
    STEP,
    WEAK,
    WHAT,
)
from cordee.games.island.view import copy_open


@rule
def sample(t: Table, v: View, s: State, seed: np.uint64) -> None:
    """Fills `s` with a deal that this seat holds possible; depends on the view and seed alone."""
    s.chance_source = 0
    s.chance_size = 0
    s.chapter = v.chapter
    s.secret = 0
    s.luck = NOTHING
    copy_open(v, s)
    s.quiet = v.quiet
    for seat in range(SEATS):
        for place in range(2):
            s.dealt[seat, place] = v.dealt[seat, place]
        for place in range(HAND):
            s.hand[seat, place] = v.hand[seat, place]
    for i in range(ITEMS):
        s.item_kind[i] = v.item_kind[i]
    for site in range(SITES):
        s.site_hex[site] = v.site_hex[site]
    drawn = fill_cards(t, s, seed)
    drawn = fill_sites(t, s, seed, drawn)
    fill_pile(t, s, seed, drawn)


@rule
def fill_cards(t: Table, s: State, seed: np.uint64) -> int:
    """Unseen events go to hands, unseen equipment to hidden pieces, the rest to the deck."""
    n = wide(0)
    for kind in range(KINDS):
        s.bag[kind] = NOTHING
    for kind in range(wide(t.kinds)):
        for _ in range(wide(t.card_copies[kind]) - seen_copies(s, kind)):
            s.bag[n] = kind
            n += 1
    drawn = wide(0)
    for seat in range(SEATS):
        for place in range(wide(s.held[seat])):
            if s.hand[seat, place] < 0:
                s.hand[seat, place] = pick(t, s, EVENT, n, seed, drawn)
                n -= 1
                drawn += 1
    for i in range(ITEMS):
        if s.item_place[i] != NOWHERE and s.item_kind[i] < 0:
            s.item_kind[i] = pick(t, s, EQUIPMENT, n, seed, drawn)
            n -= 1
            drawn += 1
    return drawn


@rule
def seen_copies(s: State, kind: int) -> int:
    """Copies of a card that lie somewhere in sight."""
    n = wide(s.discard[kind])
    for seat in range(SEATS):
        for place in range(wide(s.held[seat])):
            if wide(s.hand[seat, place]) == kind:
                n += 1
    for i in range(ITEMS):
        if wide(s.item_kind[i]) == kind:
            n += 1
    for site in range(SITES):
        if wide(s.site_card[site]) == kind:
            n += 1
    return n + (1 if wide(s.monster_kind) == kind else 0)


@rule
def pick(t: Table, s: State, sort: int, n: int, seed: np.uint64, drawn: int) -> int:
    """A random card of a sort leaves the bag of n cards."""
    many = wide(0)
    for place in range(n):
        if wide(t.card_sort[s.bag[place]]) == sort:
            many += 1
    wanted = nth(seed, drawn, many)
    for place in range(n):
        if wide(t.card_sort[s.bag[place]]) == sort:
            if wanted == 0:
                kind = wide(s.bag[place])
                s.bag[place] = s.bag[n - 1]
                s.bag[n - 1] = NOTHING
                return kind
            wanted -= 1
    return wide(NOTHING)


@rule
def fill_sites(t: Table, s: State, seed: np.uint64, drawn: int) -> int:
    """Hexes that others have looked at are decided; the rest stays open."""
    fill_hexes(t, s)
    for site in range(SITES):
        if s.site_known[site] and s.site_hex[site] < 0:
            if t.on_shore[site]:
                n = wide(s.shore_left) - 1
                place = nth(seed, drawn, n + 1)
                s.site_hex[site] = s.shore_bag[place]
                s.shore_bag[place] = s.shore_bag[n]
                s.shore_bag[n] = NOTHING
                s.shore_left = n
            else:
                n = wide(s.inner_left) - 1
                place = nth(seed, drawn, n + 1)
                s.site_hex[site] = s.inner_bag[place]
                s.inner_bag[place] = s.inner_bag[n]
                s.inner_bag[n] = NOTHING
                s.inner_left = n
            drawn += 1
    return drawn


@rule
def fill_pile(t: Table, s: State, seed: np.uint64, drawn: int) -> None:
    """Characters not in sight: in the pile, or still in the hands they were dealt to.

    Who kept one weak character has returned a strong one: else both would have been kept.
    """
    n = wide(0)
    for c in range(CHARS):
        s.pile[c] = NOTHING
        dealt = False
        for seat in range(SEATS):
            dealt = dealt or wide(s.dealt[seat, 0]) == c or wide(s.dealt[seat, 1]) == c
        if s.owner[c] == IN_PILE and not dealt:
            s.pile[n] = c
            n += 1
    if wide(s.stack[0, WHAT]) == F_SETUP and wide(s.stack[0, STEP]) == S_KEEP:
        for strict in range(2):
            for seat in range(wide(t.seats)):
                drawn, n = deal_again(t, s, seat, strict == 0, seed, drawn, n)


@rule
def deal_again(
    t: Table, s: State, seat: int, strict: bool, seed: np.uint64, drawn: int, n: int
) -> tuple[int, int]:  # fmt: skip
    """The two cards of a seat that this one cannot see; first those of which something is known."""
    if s.dealt[seat, 0] >= 0:
        return drawn, n
    place = wide(0)
    weak = False
    for c in range(CHARS):
        if wide(s.dealt_to[c]) == seat:
            weak = wide(t.char_strength[c]) <= WEAK
            place += 1
    if strict != (place == 1 and weak) and place < 2:
        return drawn, n
    place = wide(0)
    for c in range(CHARS):
        if wide(s.dealt_to[c]) == seat:
            s.dealt[seat, place] = c
            place += 1
    while place < 2:
        many = wide(0)
        for i in range(n):
            if not strict or wide(t.char_strength[s.pile[i]]) > WEAK:
                many += 1
        wanted = nth(seed, drawn, many)
        drawn += 1
        for i in range(n):
            if not strict or wide(t.char_strength[s.pile[i]]) > WEAK:
                if wanted == 0:
                    s.dealt[seat, place] = s.pile[i]
                    n -= 1
                    s.pile[i] = s.pile[n]
                    s.pile[n] = NOTHING
                    break
                wanted -= 1
        place += 1
    return drawn, n
