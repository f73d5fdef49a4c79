"""§ 9, 10: Destin cards: drawing them, and what becomes of equipment."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.contest import start_contest
from cordee.games.island.frames import ask, await_luck, own_at, pop, push, taken_luck
from cordee.games.island.people import drop_items, has_room, new_item, show_item, to_hand
from cordee.games.island.state import (
    ASK_ITEM,
    CARRIED,
    CHARS,
    DESTIN,
    EQUIPMENT,
    EVENT,
    F_DRAW,
    F_ITEM,
    NOTHING,
    SITES,
    STEP,
    VS_ENCOUNTER,
    VS_MONSTER,
    W_DRAWN,
    WHAT,
    A,
    B,
    C,
)
from cordee.games.island.windows import open_window


@rule
def refill(t: Table, s: State) -> None:
    """§ 10: an empty deck is made anew from the discard."""
    n = 0
    for kind in range(wide(t.kinds)):
        for _ in range(wide(s.discard[kind])):
            s.bag[n] = kind
            n += 1
        s.discard[kind] = 0
    s.deck_left = n


@rule
def draw_card(s: State, place: int) -> int:
    """A card leaves the deck."""
    n = wide(s.deck_left) - 1
    kind = wide(s.bag[place])
    s.bag[place] = s.bag[n]
    s.bag[n] = NOTHING
    s.deck_left = n
    return kind


@rule
def draw(t: Table, s: State) -> None:
    """Cards are drawn one by one. At a location (F_DRAW) an encounter is met at once, and while it
    stays nothing more is drawn; elsewhere (F_GAIN) it is discarded."""
    d = wide(s.depth) - 1
    left, seat, loc = wide(s.stack[d, A]), wide(s.stack[d, B]), wide(s.stack[d, C])
    here = wide(s.stack[d, WHAT]) == F_DRAW
    if s.stack[d, STEP] == 0:
        if left > 0 and here:
            for c in range(CHARS):  # who takes part must still be there
                if wide(s.party) >> c & 1 and wide(s.loc[c]) != loc:
                    s.party = wide(s.party) & ~(1 << c)
            if s.party == 0 or s.site_card[loc] >= 0:
                left = 0
        if s.deck_left == 0 and left > 0:
            refill(t, s)
        if left <= 0 or s.deck_left == 0 or s.out[seat]:
            pop(s)
            return
        s.stack[d, A] = left - 1
        s.stack[d, STEP] = 1
        await_luck(s, DESTIN, wide(s.deck_left))
        return
    s.stack[d, STEP] = 0
    kind = draw_card(s, taken_luck(s))
    sort = wide(t.card_sort[kind])
    if sort == EVENT:
        to_hand(s, seat, kind, 1 << seat)
        open_window(t, s, W_DRAWN)
    elif sort == EQUIPMENT:
        i = new_item(s, kind, loc)
        if i < 0:
            s.discard[kind] += 1
            return
        if t.advanced:
            s.item_down[i] = 1
            s.item_known[i] = 1 << seat
        push(s, F_ITEM, i, seat, 1)
        open_window(t, s, W_DRAWN)
    elif not here or loc >= SITES:
        s.discard[kind] += 1
    else:
        meet(t, s, seat, kind, loc)
        open_window(t, s, W_DRAWN)


@rule
def meet(t: Table, s: State, seat: int, kind: int, site: int) -> None:
    """§ 10, 17: an encounter has to be faced at once by those who take part."""
    if t.card_monster[kind]:
        if s.monster_site >= 0:
            s.discard[s.monster_kind] += 1
        s.monster_site = site
        s.monster_kind = kind
        start_contest(t, s, VS_MONSTER, seat, kind, site, wide(s.party))
    else:
        s.site_card[site] = kind
        start_contest(t, s, VS_ENCOUNTER, seat, kind, site, wide(s.party))


@rule
def takers(t: Table, s: State, seat: int, loc: int) -> int:
    """Who can pick something up: the party at a location, else whoever is there."""
    mask = own_at(s, seat, loc)
    if wide(s.party) & mask:
        mask &= wide(s.party)
    for c in range(CHARS):
        if wide(t.char_capacity[c]) == 0:
            mask &= ~(1 << c)
    return mask


@rule
def item(t: Table, s: State) -> None:
    """§ 9: a piece of equipment lies there: use it, carry it, or leave it."""
    d = wide(s.depth) - 1
    i, seat = wide(s.stack[d, A]), wide(s.stack[d, B])
    loc = wide(s.item_place[i])
    if s.stack[d, STEP] or not 0 <= loc < CARRIED or s.out[seat]:
        pop(s)
        return
    s.stack[d, STEP] = 1
    mask = takers(t, s, seat, loc)
    if mask == 0:
        if s.stack[d, C]:
            show_item(s, i)
        pop(s)
    else:
        s.item_known[i] |= 1 << seat
        ask(s, seat, ASK_ITEM, mask)


@rule
def pick_up(t: Table, s: State, seat: int, i: int, c: int, hidden: bool) -> None:
    """§ 9, 20: a character carries the piece from now on; what is too much stays on the ground."""
    if not has_room(t, s, c):
        drop_items(s, c, wide(t.char_capacity[c]) - 1)
    s.item_place[i] = CARRIED + c
    s.dirty = 1
    if hidden:
        s.item_down[i] = 1
    else:
        show_item(s, i)


@rule
def put_down(t: Table, s: State, seat: int, i: int, hidden: bool, fresh: bool) -> None:
    """The piece stays where it is; what was just drawn is shown unless it is hidden."""
    if hidden:
        s.item_down[i] = 1
    elif fresh:
        show_item(s, i)
