"""Moves and dice in words: `write r7`, `tick y`, `top b7`, `refuse`, `accelerate g`, `stop`."""

from functools import lru_cache

from cordee.core.turn import Move
from cordee.games.roll.columns import NUMBER_BITS
from cordee.games.roll.state import (
    ACCELERATE,
    ACTIONS,
    COLOURS,
    IN_ORDER,
    NUMBERS,
    REFUSE,
    STOP,
    TICK,
    TOP,
    WRITE,
)

LETTERS = "roygbv"  # the expeditions from left to right
SIGNS = {"r": "♥", "o": "●", "y": "■", "g": "▲", "b": "✚", "v": "★"}  # the shapes on the dice
NUMBER_WORDS = tuple(str(face) for face in range(NUMBERS))  # the faces of a number die
ROUND_WORDS = ("open", "ticked", "struck")


def move_words() -> tuple[Move | None, ...]:
    """Every action in words."""
    texts = {REFUSE: "refuse", STOP: "stop", IN_ORDER: "in-order"}
    for c, letter in enumerate(LETTERS):
        texts[TICK + c] = f"tick {letter}"
        texts[ACCELERATE + c] = f"accelerate {letter}"
        for number in range(1, NUMBERS + 1):
            place = c * NUMBERS + number - 1
            texts[WRITE + place] = f"write {letter}{number}"
            texts[TOP + place] = f"top {letter}{number}"
    return tuple(Move(action, texts[action]) for action in range(ACTIONS))


def with_sign(name: str) -> str:
    """A column's name with its shape beside its letter: `♥r`; the two tracks have none."""
    return SIGNS.get(name, "") + name


def without_sign(word: str) -> str:
    """What somebody typed for a column, without the shape that may stand before its letter."""
    return word.lstrip("".join(SIGNS.values()))


def letters_of(columns: int) -> tuple[str, ...]:
    """The letters of a set of expeditions."""
    return tuple(LETTERS[c] for c in range(COLOURS) if columns >> c & 1)


@lru_cache(maxsize=8192)
def numbers_of(column: int) -> tuple[int, ...]:
    """The numbers of an expedition from the bottom."""
    return tuple(column >> (NUMBER_BITS + 4 * box) & 15 for box in range(column & 15))
