"""Roll & Write in the order of its rulebook: set-up, the roll, what choices do, a turn's end.

Source: rulebook 004 (Lost Cities Roll & Write). The § are those of docs/rules/roll.md. What a seat
may choose, the dice, the pencil's marks, drafts and scoring have files of their own.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.roll.columns import filled, last_number
from cordee.games.roll.dice import await_dice, lay_die, remove_dice
from cordee.games.roll.drafts import begin_draft, clear_drafts, no_drafts, take_back_drafts
from cordee.games.roll.marks import can_accelerate, fill_box, mark_refusal, mark_top, tick
from cordee.games.roll.scoring import is_exhausted, settle_bridges
from cordee.games.roll.state import (
    ACCELERATE,
    ALL_BRIDGES,
    ALONE,
    BOXES,
    BRIDGES,
    COLOURS,
    EXHAUSTED,
    FIRST_SEAT,
    IN_ORDER,
    NOT_ENDED,
    NUMBERS,
    OPEN,
    OVER,
    PRIVATE,
    REFUSE,
    SEATS,
    STARTER,
    STOP,
    TAKEN_BACK,
    TICK,
    TOGETHER,
    TOP,
)

# --- § 2, 3: set-up and the roll ---------------------------------------------------------------


@rule
def begin(t: Table, s: State) -> None:
    """§ 2: empty sheets; the seat that was named begins, or a random one."""
    s.chapter = 0
    s.secret = OPEN
    s.ended = NOT_ENDED
    s.turn = 0
    s.roller = max(wide(t.first), 0)
    s.bridged = 0
    for seat in range(SEATS):
        s.artefacts[seat] = 0
        s.tops[seat] = 0
        s.refusals[seat] = 0
        s.bonus[seat] = 0
        for c in range(COLOURS):
            s.columns[seat, c] = 0
    for die in range(len(s.colour_dice)):
        s.colour_dice[die] = -1
        s.number_dice[die] = -1
    no_drafts(s)
    await_dice(s)
    if t.first < 0:
        s.phase = STARTER
        s.chance_source = FIRST_SEAT
        s.chance_size = t.seats


@rule
def settle(t: Table, s: State, outcome: int) -> None:
    """Luck has answered: who begins, or the next die."""
    s.chance_source = 0
    if s.phase == STARTER:
        s.roller = outcome
        await_dice(s)
    elif lay_die(s, outcome):
        s.phase = ALONE
        s.mover = s.roller
        s.in_order = 1 if t.aloud or t.seats == 2 else 0


# --- § 4 to 12: what then happens --------------------------------------------------------------


@rule
def apply(t: Table, s: State, seat: int, action: int) -> None:
    """A legal action happens. Trusts its caller."""
    if action == IN_ORDER:
        demand_order(t, s)
        return
    if s.phase == TOGETHER:
        begin_draft(s, seat)
    was_box = False  # a box was filled in which one may accelerate
    if action >= ACCELERATE:
        s.accelerating &= ~(1 << seat)
        c = action - ACCELERATE
        if action != STOP:
            column = wide(s.columns[seat, c])
            if filled(column) == BOXES:
                mark_top(s, seat, c)
            else:
                was_box = fill_box(t, s, seat, c, max(last_number(column), 1))
    else:
        was_box = take_dice(t, s, seat, action)
    if was_box and can_accelerate(s, seat):
        s.accelerating |= 1 << seat
    else:
        finish(t, s, seat)


@rule
def take_dice(t: Table, s: State, seat: int, action: int) -> bool:
    """§ 4 to 6, 9, 10: a pair of dice is used, or all are refused. The roller's two go away.

    Answers whether an acceleration box was filled.
    """
    if action == REFUSE:
        mark_refusal(s, seat)
        return False
    was_box = False
    number = wide(NUMBERS)
    if action >= TOP:
        c = (action - TOP) // NUMBERS
        number = (action - TOP) % NUMBERS + 1
        mark_top(s, seat, c)
    elif action >= TICK:
        c = action - TICK
        tick(s, seat, c)
    else:
        c = action // NUMBERS
        number = action % NUMBERS + 1
        was_box = fill_box(t, s, seat, c, number)
    if wide(s.roller) == seat:
        remove_dice(s, c, number)
    return was_box


@rule
def demand_order(t: Table, s: State) -> None:
    """§ 12: this turn goes on in turn order and openly; drafts that were begun are taken back."""
    s.in_order = 1
    if s.phase == TOGETHER:
        take_back_drafts(s)
        s.secret = TAKEN_BACK
        s.phase = ALONE
        s.mover = (wide(s.roller) + 1) % wide(t.seats)


# --- § 3, 11, 13: the end of a seat's part, of a turn, of the game -----------------------------


@rule
def finish(t: Table, s: State, seat: int) -> None:
    """§ 3, 12: this seat has done its part of the turn; whose turn is it now?"""
    s.done |= 1 << seat
    if wide(s.done) == (1 << wide(t.seats)) - 1:
        clear_drafts(s)
        s.secret = OPEN
        end_turn(t, s)
    elif s.phase == ALONE:
        s.mover = (seat + 1) % wide(t.seats)
        if not s.in_order:
            s.phase = TOGETHER
            s.secret = PRIVATE


@rule
def end_turn(t: Table, s: State) -> None:
    """§ 11, 13: bridges are settled; then the next roll, or the end."""
    settle_bridges(t, s)
    s.turn += 1
    exhausted = True
    for seat in range(t.seats):
        exhausted = exhausted and is_exhausted(s, seat)
    if wide(s.bridged) == ALL_BRIDGES:
        end_game(s, BRIDGES)
    elif exhausted:
        end_game(s, EXHAUSTED)
    else:
        s.roller = (wide(s.roller) + 1) % wide(t.seats)
        await_dice(s)


@rule
def end_game(s: State, how: int) -> None:
    """§ 13: nothing more is rolled; the sheets are counted."""
    s.ended = how
    s.chapter = 1
    s.phase = OVER
