"""§ 3, 4: the six dice of a turn, one by one as luck gives them, and which are left."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State
from cordee.games.roll.state import (
    COLOUR_DICE,
    COLOURS,
    DICE,
    NOTHING_TAKEN,
    NUMBER_DICE,
    NUMBERS,
    ROLL,
)


@rule
def await_dice(s: State) -> None:
    """A turn begins: the dice of the last one go back into the hand and are to be rolled."""
    s.phase = ROLL
    s.mover = s.roller
    s.done = 0
    s.in_order = 0
    s.rolled = 0
    s.taken_colour = NOTHING_TAKEN
    s.taken_number = NOTHING_TAKEN
    s.colours_left = 0
    s.numbers_left = 0
    for die in range(DICE):
        s.last_colours[die] = s.colour_dice[die]
        s.last_numbers[die] = s.number_dice[die]
        s.colour_dice[die] = -1
        s.number_dice[die] = -1
    s.chance_source = COLOUR_DICE
    s.chance_size = COLOURS


@rule
def lay_die(s: State, outcome: int) -> bool:
    """One more die lies there, colours first; answers whether it was the last."""
    n = wide(s.rolled)
    if n < DICE:
        s.colour_dice[n] = outcome
    else:
        s.number_dice[n - DICE] = outcome
    s.rolled = n + 1
    if n + 1 < DICE:
        s.chance_source = COLOUR_DICE
        s.chance_size = COLOURS
    elif n + 1 < 2 * DICE:
        s.chance_source = NUMBER_DICE
        s.chance_size = NUMBERS
    else:
        lay_out(s)
        return True
    return False


@rule
def worth(face: int) -> int:
    """The number a die stands for once a column is begun: a 0 is a 10."""
    return NUMBERS if face == 0 else face


@rule
def lay_out(s: State) -> None:
    """All six can be chosen."""
    colours = wide(0)
    numbers = wide(0)
    for die in range(DICE):
        colours |= 1 << wide(s.colour_dice[die])
        numbers |= 1 << worth(wide(s.number_dice[die]))
    s.colours_left = colours
    s.numbers_left = numbers


@rule
def remove_dice(s: State, c: int, number: int) -> None:
    """§ 4: the roller's two dice are not there for the others; an equal one may still be."""
    s.taken_colour = c
    s.taken_number = number % NUMBERS
    colours = 0
    numbers = 0
    for die in range(DICE):
        if s.colour_dice[die] == c:
            colours += 1
        if worth(wide(s.number_dice[die])) == number:
            numbers += 1
    if colours == 1:
        s.colours_left &= ~(1 << c)
    if numbers == 1:
        s.numbers_left &= ~(1 << number)
