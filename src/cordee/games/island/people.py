"""Characters and what they carry: strength, control, wounds, death, equipment."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.state import (
    ALL_SEATS,
    CARRIED,
    CHARS,
    DEAD,
    FREE,
    HAND,
    ITEMS,
    NEUTRAL,
    NOT_HEALING,
    NOTHING,
    NOWHERE,
    SITES,
    SLOTS,
)


@rule
def is_on_map(s: State, c: int) -> bool:
    """In play: a player's or neutral, on the island or on a start hex."""
    return wide(s.owner[c]) >= NEUTRAL


@rule
def strength(t: Table, s: State, c: int) -> int:
    """§ 13: printed on the card; nothing while wounded."""
    return 0 if s.wounded[c] else wide(t.char_strength[c])


@rule
def item_of(s: State, c: int, slot: int) -> int:
    """The piece of equipment in a place of a character, -1: none."""
    n = 0
    for i in range(ITEMS):
        if wide(s.item_place[i]) == CARRIED + c:
            if n == slot:
                return i
            n += 1
    return NOTHING


@rule
def carries(s: State, c: int) -> int:
    """How many pieces a character carries."""
    n = 0
    for i in range(ITEMS):
        if wide(s.item_place[i]) == CARRIED + c:
            n += 1
    return n


@rule
def has_room(t: Table, s: State, c: int) -> bool:
    """§ 9: most characters carry one piece."""
    return carries(s, c) < wide(t.char_capacity[c])


@rule
def items_at(s: State, loc: int) -> int:
    """How many pieces lie at a location."""
    n = 0
    for i in range(ITEMS):
        if wide(s.item_place[i]) == loc:
            n += 1
    return n


@rule
def new_item(s: State, kind: int, loc: int) -> int:
    """A piece of equipment comes into play; -1 should there be no place for it."""
    for i in range(ITEMS):
        if s.item_place[i] == NOWHERE:
            s.item_place[i] = loc
            s.item_kind[i] = kind
            s.item_down[i] = 0
            s.item_known[i] = ALL_SEATS
            s.item_given[i] = 0
            return i
    return NOTHING


@rule
def discard_item(s: State, i: int) -> None:
    """A piece of equipment leaves play."""
    s.discard[s.item_kind[i]] += 1
    s.item_place[i] = NOWHERE
    s.item_kind[i] = NOTHING
    s.item_down[i] = 0
    s.item_known[i] = 0
    s.item_given[i] = 0
    s.item_turn = wide(s.item_turn) & ~(1 << i)
    s.item_fight = wide(s.item_fight) & ~(1 << i)


@rule
def drop_items(s: State, c: int, keep: int) -> None:
    """§ 9, 14: what a character carries beyond `keep` pieces is left where it stands."""
    for _ in range(SLOTS):
        if carries(s, c) > keep:
            s.item_place[item_of(s, c, 0)] = s.loc[c]


@rule
def show_item(s: State, i: int) -> None:
    """A piece lies face up."""
    s.item_down[i] = 0
    s.item_known[i] = ALL_SEATS


@rule
def control(s: State, seat: int, c: int) -> None:
    """§ 12: a character changes sides with what it carries; healing is broken off."""
    s.owner[c] = seat
    s.healing[c] = NOT_HEALING
    s.moved[c] = 1
    s.arrived[c] = 0
    s.tried[c] = 1
    s.dirty = 1
    s.party = wide(s.party) & ~(1 << c)
    for i in range(ITEMS):
        if wide(s.item_place[i]) == CARRIED + c:
            s.item_known[i] |= 1 << seat


@rule
def kill(s: State, c: int) -> None:
    """§ 14: the card and the pawn leave play, what was carried stays there."""
    drop_items(s, c, 0)
    s.owner[c] = DEAD
    s.loc[c] = NOWHERE
    s.wounded[c] = 0
    s.healing[c] = NOT_HEALING
    s.sit[c] = 0
    s.idle[c] = 0
    s.hold[c] = FREE
    s.moved[c] = 0
    s.arrived[c] = 0
    s.fought[c] = 0
    s.tried[c] = 0
    s.dirty = 1
    s.party = wide(s.party) & ~(1 << c)
    s.fight_attackers = wide(s.fight_attackers) & ~(1 << c)
    s.fight_helpers = wide(s.fight_helpers) & ~(1 << c)


@rule
def is_camp(t: Table, s: State, loc: int) -> bool:
    """An explored hex with a camp."""
    return loc < SITES and bool(s.site_up[loc]) and bool(t.hex_camp[wide(s.site_hex[loc])])


# --- hands -------------------------------------------------------------------------------------


@rule
def to_hand(s: State, seat: int, kind: int, known: int) -> None:
    """§ 10: an event goes to a hand, known to these seats; a full hand takes no more."""
    n = wide(s.held[seat])
    if n == HAND:
        s.discard[kind] += 1
        return
    s.hand[seat, n] = kind
    s.hand_known[seat, n] = known
    s.held[seat] = n + 1


@rule
def from_hand(s: State, seat: int, place: int) -> int:
    """A card leaves a hand; those behind it move up."""
    kind = wide(s.hand[seat, place])
    n = wide(s.held[seat]) - 1
    for i in range(place, n):
        s.hand[seat, i] = s.hand[seat, i + 1]
        s.hand_known[seat, i] = s.hand_known[seat, i + 1]
    s.hand[seat, n] = NOTHING
    s.hand_known[seat, n] = 0
    s.held[seat] = n
    return kind


@rule
def hand_limit(t: Table, s: State, seat: int, limit: int) -> int:
    """§ 16: four cards, unless a character says otherwise."""
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and not s.wounded[c]:
            limit += wide(t.char_hand[c])
    return limit
