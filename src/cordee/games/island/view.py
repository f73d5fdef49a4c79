"""What a seat can know, written field by field: the only way out of a state."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.island.state import (
    CHARS,
    DEPTH,
    FRAME,
    HAND,
    ITEMS,
    KINDS,
    NOT_ENDED,
    NOTHING,
    PAST,
    PAST_NUMBERS,
    SEATS,
    SITES,
)


@rule
def look(t: Table, s: State, seat: int, v: View) -> None:
    """The view of a seat (-1: a spectator): the open table, and what it knows besides.

    Once the match is over everything lies open.
    """
    v.seat = seat
    v.chapter = s.chapter
    over = s.ended != NOT_ENDED
    copy_open(s, v)
    for other in range(SEATS):
        own = over or other == seat
        v.dealt[other, 0] = s.dealt[other, 0] if own else NOTHING
        v.dealt[other, 1] = s.dealt[other, 1] if own else NOTHING
        for place in range(HAND):
            known = over or knows(wide(s.hand_known[other, place]), seat)
            v.hand[other, place] = s.hand[other, place] if known else NOTHING
    for i in range(ITEMS):
        known = over or knows(wide(s.item_known[i]), seat) or not s.item_down[i]
        v.item_kind[i] = s.item_kind[i] if known else NOTHING
    for site in range(SITES):
        known = over or knows(wide(s.site_known[site]), seat)
        v.site_hex[site] = s.site_hex[site] if known else NOTHING
    v.quiet = wide(s.quiet) & (1 << seat if seat >= 0 else 0)


@rule
def knows(mask: int, seat: int) -> bool:
    """Whether a seat is among those who have seen something; a spectator has to be told."""
    return bool(mask >> seat & 1) if seat >= 0 else mask == (1 << SEATS) - 1


@rule
def copy_open(source: State, target: State) -> None:
    """Everything public, from a state to a view or back."""
    target.ask = source.ask
    target.asker = source.asker
    target.choice = source.choice
    target.ended = source.ended
    target.victor = source.victor
    target.active = source.active
    target.starter = source.starter
    target.rounds_done = source.rounds_done
    target.dirty = source.dirty
    target.depth = source.depth
    target.ghost_seat = source.ghost_seat
    target.deck_left = source.deck_left
    target.pile_left = source.pile_left
    target.monster_site = source.monster_site
    target.monster_kind = source.monster_kind
    target.monster_down = source.monster_down
    target.fight_kind = source.fight_kind
    target.fight_site = source.fight_site
    target.fight_seat = source.fight_seat
    target.fight_target = source.fight_target
    target.fight_attackers = source.fight_attackers
    target.fight_helpers = source.fight_helpers
    target.fight_result = source.fight_result
    target.fight_void = source.fight_void
    target.decided = source.decided
    for place in range(PAST):
        for i in range(PAST_NUMBERS):
            target.past[place, i] = source.past[place, i]
    target.party = source.party
    target.covered = source.covered
    target.power_turn = source.power_turn
    target.power_fight = source.power_fight
    target.item_turn = source.item_turn
    target.item_fight = source.item_fight
    for seat in range(SEATS):
        target.out[seat] = source.out[seat]
        target.started[seat] = source.started[seat]
        target.held[seat] = source.held[seat]
        target.healed[seat] = source.healed[seat]
        target.explored[seat] = source.explored[seat]
        target.beaten[seat] = source.beaten[seat]
    for c in range(CHARS):
        target.owner[c] = source.owner[c]
        target.loc[c] = source.loc[c]
        target.wounded[c] = source.wounded[c]
        target.healing[c] = source.healing[c]
        target.sit[c] = source.sit[c]
        target.idle[c] = source.idle[c]
        target.hold[c] = source.hold[c]
        target.principal[c] = source.principal[c]
        target.dealt_to[c] = source.dealt_to[c]
        target.moved[c] = source.moved[c]
        target.arrived[c] = source.arrived[c]
        target.fought[c] = source.fought[c]
        target.tried[c] = source.tried[c]
    for i in range(ITEMS):
        target.item_place[i] = source.item_place[i]
        target.item_down[i] = source.item_down[i]
        target.item_known[i] = source.item_known[i]
        target.item_given[i] = source.item_given[i]
    for site in range(SITES):
        target.site_up[site] = source.site_up[site]
        target.site_known[site] = source.site_known[site]
        target.site_card[site] = source.site_card[site]
    for kind in range(KINDS):
        target.discard[kind] = source.discard[kind]
    for side in range(2):
        target.fight_dice[side] = source.fight_dice[side]
        target.fight_bonus[side] = source.fight_bonus[side]
        target.fight_sums[side] = source.fight_sums[side]
    for d in range(DEPTH):
        for place in range(FRAME):
            target.stack[d, place] = source.stack[d, place]
    for seat in range(SEATS):
        for place in range(HAND):
            target.hand_known[seat, place] = source.hand_known[seat, place]
