"""What a seat may do, in the order of the rulebook: who is asked, what is listed, what is legal.

The § are those of docs/rules/roll.md. What then happens is in `rules`.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import Actions, State, Table
from cordee.games.roll.columns import STRUCK, TICKED, UNTOUCHED, filled, last_number, round_box
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
from cordee.games.roll.state import (
    ACCELERATE,
    ALONE,
    BOXES,
    COLOURS,
    IN_ORDER,
    NUMBERS,
    OVER,
    REFUSE,
    STOP,
    TICK,
    TOGETHER,
    TOP,
    TRACK,
    WRITE,
)


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

    A seat that is not asked can only demand turn order.
    """
    n = 0
    is_asked = owes(t, s, seat)
    is_accelerating = wide(s.accelerating) >> seat & 1 == 1
    if is_asked and is_accelerating:
        for c in range(COLOURS):
            out[n] = ACCELERATE + c
            n += 1
    elif is_asked:
        n = pair_dice(s, seat, out)
    if check_order(t, s, seat) == OK:
        out[n] = IN_ORDER
        n += 1
    if is_asked:
        out[n] = STOP if is_accelerating else REFUSE
        n += 1
    return n


@rule
def pair_dice(s: State, seat: int, out: Actions) -> int:
    """§ 4: each colour with each number, and what the pair would do in its column."""
    n = 0
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
        return (
            check_acceleration(s, seat, action - ACCELERATE) if action > REFUSE else ACCELERATE_NOW
        )
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
