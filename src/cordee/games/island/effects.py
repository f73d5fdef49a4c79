"""What cards, powers and hexes do: one interpreter for the vocabulary of the content pack.

An F_EFFECTS frame works through a list of effects: the next one, how many are left, who acts.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island import vocabulary as do
from cordee.games.island.context import role_of, scene
from cordee.games.island.frames import ask, find, own_at, pop, push
from cordee.games.island.people import control, drop_items, has_room, item_of, show_item
from cordee.games.island.state import (
    ALL_SEATS,
    ASK_CHOOSE,
    ASK_SEAT,
    CARRIED,
    CHARS,
    F_ARRIVE,
    F_DRAW,
    F_GAIN,
    F_LOCATION,
    F_LOOK,
    F_LOT,
    F_PLAYED,
    F_REROLL,
    F_STEP,
    F_WOUND,
    FREE,
    HELD,
    ITEMS,
    NO_FIGHT,
    NOT_HEALING,
    NOTHING,
    NOWHERE,
    STEP,
    THE_HEX,
    W_CONTEST,
    W_PRIZE,
    WHO,
    A,
    B,
    C,
)
from cordee.games.island.targets import character_targets, seat_targets, side_of
from cordee.games.island.windows import current_window

PRIZE_TAKEN = 2  # what `fight_result` says once an effect has replaced the prize
UNDECIDED, CARDS, FIGHTS = range(3)  # how a location with opponents is played
CANCELLED = 9  # the step of something played that was cancelled


@rule
def effects(t: Table, s: State) -> None:
    """The next effect of the list: its target is found or asked for."""
    d = wide(s.depth) - 1
    effect, left, who = wide(s.stack[d, A]), wide(s.stack[d, B]), wide(s.stack[d, C])
    seat, actor = who // WHO, who % WHO - 1
    if left <= 0 or s.out[seat]:
        pop(s)
        return
    s.stack[d, A] = effect + 1
    s.stack[d, B] = left - 1
    op, target = wide(t.effect_op[effect]), wide(t.effect_target[effect])
    mask = wide(1)
    if target >= do.FIRST_CHARACTER_TARGET:
        through = NOTHING if actor == THE_HEX else actor
        mask = character_targets(t, s, op, target, seat, through)
    elif target == do.T_OTHER_SEAT:
        mask = seat_targets(t, s, op, seat)
    if mask & (mask - 1):
        ask(s, seat, ASK_SEAT if target == do.T_OTHER_SEAT else ASK_CHOOSE, mask)
    elif mask:
        perform(t, s, effect, seat, actor, lowest(mask))


@rule
def chosen(t: Table, s: State, what: int) -> None:
    """The seat has named the character or the seat that the effect works on."""
    d = wide(s.depth) - 1
    who = wide(s.stack[d, C])
    perform(t, s, wide(s.stack[d, A]) - 1, who // WHO, who % WHO - 1, what)


@rule
def perform(t: Table, s: State, effect: int, seat: int, actor: int, on: int) -> None:
    """An effect happens. `on` is a character or a seat, where it needs one."""
    op, amount = wide(t.effect_op[effect]), wide(t.effect_amount[effect])
    target = wide(t.effect_target[effect])
    if target == do.T_BEATEN and current_window(s) == W_PRIZE:
        s.fight_result = PRIZE_TAKEN
    if op == do.STRENGTH or op == do.REROLL or op == do.SET_DIE:
        on_side(t, s, op, amount, side_of(s, target, role_of(t, s, seat, W_CONTEST)))
    elif target >= do.FIRST_CHARACTER_TARGET:
        on_character(t, s, op, amount, seat, actor, on)
    elif target == do.T_OTHER_SEAT:
        on_seat(t, s, op, amount, seat, on)
    elif op == do.DRAW:
        draw_cards(t, s, amount, seat, actor)
    elif op == do.CANCEL:
        d = find(s, F_PLAYED)
        if d >= 0:
            s.stack[d, STEP] = CANCELLED
    elif op == do.PROTECT:
        d = find(s, F_WOUND)
        if d >= 0:
            s.stack[d, B] = 1
    elif op == do.FLEE:
        s.fight_void = 1
    elif op == do.NEUTRAL:
        for _ in range(amount):
            push(s, F_ARRIVE, scene(t, s, seat, NOTHING if actor == THE_HEX else actor), 0, 0)
    elif op == do.MONSTER and s.monster_site != NOWHERE:
        if amount:
            push(s, F_STEP, NOTHING, seat, 0)
        else:
            defeat_monster(s)


@rule
def draw_cards(t: Table, s: State, amount: int, seat: int, actor: int) -> None:
    """§ 7: at a location, lying cards count, and who has fought there draws nothing; an effect that
    is no hex's gives cards without more ado."""
    if actor != THE_HEX or s.fight_kind != NO_FIGHT:
        through = NOTHING if actor == THE_HEX else actor
        push(s, F_GAIN, amount, seat, place_of(t, s, seat, through))
        return
    d = find(s, F_LOCATION)
    if d >= 0 and wide(s.stack[d, B]) != FIGHTS:
        push(s, F_DRAW, amount - wide(s.covered), seat, wide(s.stack[d, A]))


@rule
def on_side(t: Table, s: State, op: int, amount: int, side: int) -> None:
    """Strength and dice of one side of the contest."""
    if side < 0:
        return
    if op == do.STRENGTH:
        s.fight_bonus[side] += amount
    elif s.fight_dice[side] == 0:
        return
    elif op == do.REROLL:
        push(s, F_REROLL, side, 0, 0)
    else:
        s.fight_dice[side] = amount
    s.fight_stale = 1


@rule
def on_character(
    t: Table, s: State, op: int, amount: int, seat: int, actor: int, c: int
) -> None:  # fmt: skip
    """What an effect does to one character."""
    s.dirty = 1
    if op == do.WOUND:
        push(s, F_WOUND, c, 0, 0)
    elif op == do.KILL:
        push(s, F_WOUND, c, 0, 1)
    elif op == do.HEAL:
        s.wounded[c] = 0
        s.healing[c] = NOT_HEALING
        if s.owner[c] >= 0:
            s.healed[seat] |= 1 << wide(s.owner[c])
    elif op == do.MOVE:
        push(s, F_STEP, c, seat, 0)
    elif op == do.SCOUT:
        push(s, F_LOOK, c, seat, NOTHING)
    elif op == do.HOLD:
        s.hold[c] = HELD
    elif op == do.REST:
        s.sit[c] = 1
    elif op == do.RELEASE:
        s.hold[c] = FREE
        s.sit[c] = 0
        s.idle[c] = 0
    elif op == do.CONTROL:
        control(s, seat, c)
    elif op == do.STEAL:
        take_item(t, s, seat, NOTHING if actor == THE_HEX else actor, item_of(s, c, 0))
    elif op == do.DISARM:
        drop_items(s, c, 0)


@rule
def take_item(t: Table, s: State, seat: int, actor: int, i: int) -> None:
    """A carried piece changes hands: to the one who acts, or a companion with room, or to the
    ground."""
    loc = wide(s.loc[wide(s.item_place[i]) - CARRIED])
    s.item_known[i] |= 1 << seat
    s.item_place[i] = loc
    if actor >= 0 and has_room(t, s, actor):
        s.item_place[i] = CARRIED + actor
        return
    mask = own_at(s, seat, loc)
    for c in range(CHARS):
        if mask >> c & 1 and has_room(t, s, c):
            s.item_place[i] = CARRIED + c
            return


@rule
def on_seat(t: Table, s: State, op: int, amount: int, seat: int, other: int) -> None:
    """What an effect does to another player's hand."""
    if op == do.DISCARD:
        push(s, F_LOT, other, NOTHING, amount)
    elif op == do.STEAL:
        push(s, F_LOT, other, seat, amount)
    else:
        seen = ALL_SEATS if op == do.REVEAL else 1 << seat
        for place in range(wide(s.held[other])):
            s.hand_known[other, place] |= seen
        if op == do.REVEAL:
            for i in range(ITEMS):
                c = wide(s.item_place[i]) - CARRIED
                if c >= 0 and wide(s.owner[c]) == other:
                    show_item(s, i)


@rule
def place_of(t: Table, s: State, seat: int, actor: int) -> int:
    """Where a seat finds something: its character, the scene, or wherever it has somebody."""
    loc = scene(t, s, seat, actor)
    if loc >= 0:
        return loc
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            return wide(s.loc[c])
    return wide(0)


@rule
def defeat_monster(s: State) -> None:
    """§ 17: beaten or destroyed, the Monster leaves the island."""
    s.discard[s.monster_kind] += 1
    s.monster_site = NOWHERE
    s.monster_kind = NOTHING
    s.monster_down = 1
    s.dirty = 1
