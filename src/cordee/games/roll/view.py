"""What a seat can know, written field by field: the only way out of a state."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table, View
from cordee.games.roll.state import COLOURS, DICE, PRIVATE, SEATS


@rule
def look(t: Table, s: State, seat: int, v: View) -> None:
    """The view of a seat (-1: a spectator): the open table, and of drafts only its own."""
    v.seat = seat
    v.chapter = s.chapter
    copy_open(s, v)
    own = wide(1) << seat if seat >= 0 else wide(0)
    hidden = wide(s.started) & ~own
    v.started = wide(s.started) & own
    v.accelerating = wide(s.accelerating) & own if s.secret == PRIVATE else wide(s.accelerating)
    for other in range(SEATS):
        if hidden >> other & 1:
            v.artefacts[other] = s.before_artefacts[other]
            v.tops[other] = s.before_tops[other]
            v.refusals[other] = s.before_refusals[other]
            for c in range(COLOURS):
                v.columns[other, c] = s.before_columns[other, c]
        else:
            v.artefacts[other] = s.artefacts[other]
            v.tops[other] = s.tops[other]
            v.refusals[other] = s.refusals[other]
            for c in range(COLOURS):
                v.columns[other, c] = s.columns[other, c]
    v.own_artefacts = s.before_artefacts[seat] if seat >= 0 else 0
    v.own_tops = s.before_tops[seat] if seat >= 0 else 0
    v.own_refusals = s.before_refusals[seat] if seat >= 0 else 0
    for c in range(COLOURS):
        v.own_columns[c] = s.before_columns[seat, c] if seat >= 0 else 0


@rule
def copy_open(source: State, target: State) -> None:
    """Everything public but the sheets, from a state to a view or back."""
    target.phase = source.phase
    target.ended = source.ended
    target.turn = source.turn
    target.roller = source.roller
    target.mover = source.mover
    target.in_order = source.in_order
    target.done = source.done
    target.rolled = source.rolled
    target.taken_colour = source.taken_colour
    target.taken_number = source.taken_number
    target.colours_left = source.colours_left
    target.numbers_left = source.numbers_left
    target.bridged = source.bridged
    for seat in range(SEATS):
        target.bonus[seat] = source.bonus[seat]
    for die in range(DICE):
        target.colour_dice[die] = source.colour_dice[die]
        target.number_dice[die] = source.number_dice[die]
        target.last_colours[die] = source.last_colours[die]
        target.last_numbers[die] = source.last_numbers[die]
