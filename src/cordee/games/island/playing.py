"""§ 18: something is played or used in a window; others may cancel it before it works."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.effects import CANCELLED
from cordee.games.island.frames import pop, push
from cordee.games.island.people import discard_item, from_hand, show_item
from cordee.games.island.state import (
    F_EFFECTS,
    F_PLAYED,
    NOTHING,
    POWER,
    STEP,
    W_PLAYED,
    WHO,
    A,
    B,
    C,
)
from cordee.games.island.windows import current_window, is_fight_window, open_window


@rule
def asked_again(s: State) -> None:
    """Somebody has played something: all seats are asked anew."""
    d = wide(s.depth) - 1
    s.stack[d, B] = 0
    s.stack[d, C] = 0


@rule
def play_event(t: Table, s: State, seat: int, place: int) -> None:
    """An event leaves the hand for the discard."""
    asked_again(s)
    kind = from_hand(s, seat, place)
    s.discard[kind] += 1
    push(s, F_PLAYED, kind, seat, NOTHING)


@rule
def use_power(t: Table, s: State, seat: int, c: int) -> None:
    """A power works once a contest, or once a turn outside."""
    if is_fight_window(current_window(s)):
        s.power_fight = wide(s.power_fight) | 1 << c
    else:
        s.power_turn = wide(s.power_turn) | 1 << c
    asked_again(s)
    push(s, F_PLAYED, POWER + c, seat, c)


@rule
def use_item(t: Table, s: State, seat: int, c: int, i: int) -> None:
    """A piece of equipment is shown; some are used up."""
    if is_fight_window(current_window(s)):
        s.item_fight = wide(s.item_fight) | 1 << i
    else:
        s.item_turn = wide(s.item_turn) | 1 << i
    asked_again(s)
    spend(t, s, seat, c, i)


@rule
def spend(t: Table, s: State, seat: int, c: int, i: int) -> None:
    """What a piece does is about to happen."""
    kind = wide(s.item_kind[i])
    show_item(s, i)
    if t.thing_once[kind]:
        discard_item(s, i)
    push(s, F_PLAYED, kind, seat, c)


@rule
def played(t: Table, s: State) -> None:
    """The window for cancelling; then the effects, unless it was cancelled."""
    d = wide(s.depth) - 1
    step = wide(s.stack[d, STEP])
    if step == 0:
        s.stack[d, STEP] = 1
        open_window(t, s, W_PLAYED)
        return
    thing, seat, c = wide(s.stack[d, A]), wide(s.stack[d, B]), wide(s.stack[d, C])
    pop(s)
    if step != CANCELLED:
        who = seat * WHO + c + 1
        push(s, F_EFFECTS, wide(t.thing_first[thing]), wide(t.thing_count[thing]), who)
