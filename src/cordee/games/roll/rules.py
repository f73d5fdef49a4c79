"""Roll & Write in the order of its rulebook: set-up, a turn, what may be chosen, what then happens.

Source: rulebook 004 (Lost Cities Roll & Write). The § are those of docs/rules/roll.md. The sheet,
the dice and scoring have files of their own.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import Actions, State, Table
from cordee.games.roll.columns import STRUCK, TICKED, UNTOUCHED, filled, last_number, round_box
from cordee.games.roll.dice import await_dice, lay_die, remove_dice
from cordee.games.roll.drafts import begin_draft, clear_drafts, take_back_drafts
from cordee.games.roll.marks import can_accelerate, fill_box, mark_refusal, mark_top, tick
from cordee.games.roll.reasons import (
    ACCELERATE_NOW,
    ALREADY_IN_ORDER,
    ALREADY_TICKED,
    COLUMN_FULL,
    COLUMN_NOT_FULL,
    MATCH_OVER,
    NO_ACCELERATION,
    NO_ARTEFACT_LEFT,
    NO_COLOUR_DIE,
    NO_NUMBER_DIE,
    NO_ORDER_OF_TWO,
    NOT_YOUR_TURN,
    NUMBER_TOO_LOW,
    OK,
    ORDER_TOO_LATE,
    ROUND_BOX_LOST,
    TOP_MARKED,
    ZERO_TICKS,
)
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
    TRACK,
    WRITE,
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
    clear_drafts(s)
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


# --- § 3 to 12: what a seat may do -------------------------------------------------------------


@rule
def owing(t: Table, s: State) -> int:
    """§ 3, 12: the seat that plays alone, or all that play at once and are not done yet."""
    if s.phase == ALONE:
        return 1 << wide(s.mover)
    if s.phase == TOGETHER:
        return ((1 << wide(t.seats)) - 1) & ~wide(s.done)
    return 0


@rule
def owes(t: Table, s: State, seat: int) -> bool:
    """Whether this seat is asked now."""
    if s.phase == ALONE:
        return wide(s.mover) == seat
    return s.phase == TOGETHER and wide(s.done) >> seat & 1 == 0


@rule
def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    """Actions worth checking, a superset of the legal ones; answers how many.

    Every pair of dice is one action: what it would do in its column. A seat that is not asked can
    only demand turn order.
    """
    n = 0
    if owes(t, s, seat):
        if wide(s.accelerating) >> seat & 1:
            for c in range(COLOURS):
                out[n] = ACCELERATE + c
                n += 1
            out[n] = STOP
            return n + 1
        colours = wide(s.colours_left)
        while colours:
            c = lowest(colours)
            colours &= colours - 1
            column = wide(s.columns[seat, c])
            first = TOP - 1 if filled(column) == BOXES else WRITE - 1
            numbers = wide(s.numbers_left)
            while numbers:
                number = lowest(numbers)
                numbers &= numbers - 1
                if number == NUMBERS and column == 0:
                    out[n] = TICK + c
                else:
                    out[n] = first + c * NUMBERS + number
                n += 1
    if check_order(t, s, seat) == OK:
        out[n] = IN_ORDER
        n += 1
    if owes(t, s, seat):
        out[n] = REFUSE
        n += 1
    return n


@rule
def check(t: Table, s: State, seat: int, action: int) -> int:
    """Why this seat may not do this now, or OK."""
    if s.phase == OVER:
        return MATCH_OVER
    if action == IN_ORDER:
        return check_order(t, s, seat)
    if not owes(t, s, seat):
        return NOT_YOUR_TURN
    if wide(s.accelerating) >> seat & 1:
        if action == STOP:
            return OK
        return check_acceleration(s, seat, action - ACCELERATE) if action > REFUSE else ACCELERATE_NOW
    if action > REFUSE:
        return NO_ACCELERATION
    if action == REFUSE:
        return OK
    if action >= TOP:
        place = action - TOP
        return check_top(s, seat, place // NUMBERS, place % NUMBERS + 1)
    if action >= TICK:
        return check_tick(s, seat, action - TICK)
    return check_number(s, seat, action // NUMBERS, action % NUMBERS + 1)


@rule
def check_dice(s: State, c: int, number: int) -> int:
    """§ 4: one colour die and one number die of those that can be chosen; a 0 is a 10 here."""
    if wide(s.colours_left) >> c & 1 == 0:
        return NO_COLOUR_DIE
    return OK if wide(s.numbers_left) >> number & 1 else NO_NUMBER_DIE


@rule
def check_tick(s: State, seat: int, c: int) -> int:
    """§ 5: the round box, with a 0, before anything else in its column."""
    box = round_box(wide(s.columns[seat, c]))
    if box == TICKED:
        return ALREADY_TICKED
    if box == STRUCK:
        return ROUND_BOX_LOST
    return check_dice(s, c, NUMBERS)


@rule
def check_number(s: State, seat: int, c: int, number: int) -> int:
    """§ 5, 6: equal to the last number or higher; a 0 is a 10 once something is in the column."""
    column = wide(s.columns[seat, c])
    if filled(column) == BOXES:
        return COLUMN_FULL
    reason = check_dice(s, c, number)
    if reason != OK:
        return reason
    if number == NUMBERS and round_box(column) == UNTOUCHED:
        return ZERO_TICKS
    return OK if number >= last_number(column) else NUMBER_TOO_LOW


@rule
def check_top(s: State, seat: int, c: int, number: int) -> int:
    """§ 9: a full column, and dice with which it could go on."""
    column = wide(s.columns[seat, c])
    if filled(column) < BOXES:
        return COLUMN_NOT_FULL
    if wide(s.tops[seat]) >> c & 1:
        return TOP_MARKED
    if s.artefacts[seat] == TRACK:
        return NO_ARTEFACT_LEFT
    reason = check_dice(s, c, number)
    if reason != OK:
        return reason
    return OK if number >= last_number(column) else NUMBER_TOO_LOW


@rule
def check_acceleration(s: State, seat: int, c: int) -> int:
    """§ 7, 9: any column that is not full, or the artefact above one that is."""
    if filled(wide(s.columns[seat, c])) < BOXES:
        return OK
    if wide(s.tops[seat]) >> c & 1:
        return TOP_MARKED
    return NO_ARTEFACT_LEFT if s.artefacts[seat] == TRACK else OK


@rule
def check_order(t: Table, s: State, seat: int) -> int:
    """§ 12: any seat, from the dice until another seat than the roller is done.

    A draft that has begun is nobody else's business: it stops only its own seat.
    """
    if t.seats == 2:
        return NO_ORDER_OF_TWO
    if s.in_order:
        return ALREADY_IN_ORDER
    if s.phase == ALONE:
        return OK
    if wide(s.done) != 1 << wide(s.roller) or wide(s.started) >> seat & 1:
        return ORDER_TOO_LATE
    return OK


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
