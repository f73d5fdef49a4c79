"""Cards, tiles and moves in words: `r4`; `artefact`, `step`, `10`; `play r4`, `start leader`."""

from functools import cache, lru_cache

from cordee.core.turn import Move
from cordee.games.board.state import (
    ACTIONS,
    ADVANCE,
    ARTEFACT,
    COLOURS,
    DECK,
    DECLINE,
    DROP,
    KINDS,
    NO_TILE,
    PLAY,
    START_EXPLORER,
    START_LEADER,
    STEP_ON,
    TAKE,
    VALUES,
)

LETTERS = "rywgb"
# The colours a path can have, and their words. The first five are those of the letters; an owner's
# data may give a path one of the others. Its letter stays: moves and records are made of it.
COLOUR_WORDS = {
    "red": "colour-r", "yellow": "colour-y", "white": "colour-w", "green": "colour-g",
    "blue": "colour-b", "orange": "colour-o", "violet": "colour-v", "pink": "colour-pink",
    "brown": "colour-brown", "grey": "colour-grey", "black": "colour-black",
}  # fmt: skip
COLOUR_NAMES = tuple(COLOUR_WORDS)
CARDS = tuple(f"{LETTERS[kind // VALUES]}{kind % VALUES}" for kind in range(KINDS))


def colour_choices(letter: str) -> tuple[str, ...]:
    """The colours the path of this letter can have: its own, or one that is no other letter's."""
    return (COLOUR_NAMES[LETTERS.index(letter)], *COLOUR_NAMES[len(LETTERS) :])


def colour_word(letter: str, name: str | None = None) -> str:
    """The catalogue key of a path's colour; without a name, of the one its letter stands for."""
    return COLOUR_WORDS[name or COLOUR_NAMES[LETTERS.index(letter)]]


@cache
def set_words(letter: str, cards: int) -> tuple[str, ...]:
    """The cards of a set of one colour, rising."""
    return tuple(
        f"{letter}{value}" for value in range(VALUES) for _ in range(cards >> 2 * value & 3)
    )


@lru_cache(maxsize=4096)
def pile_words(letter: str, values: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a pile from the bottom."""
    return tuple(f"{letter}{value}" for value in values)


def tile_word(tile: int) -> str | None:
    """What lies on a square."""
    if tile == NO_TILE:
        return None
    return {ARTEFACT: "artefact", STEP_ON: "step"}.get(tile, str(tile))


def move_words() -> tuple[Move, ...]:
    """Every action of the game in words."""
    texts = {
        DECK: "deck",
        START_LEADER: "start leader",
        START_EXPLORER: "start explorer",
        DECLINE: "decline",
    }
    for kind, card in enumerate(CARDS):
        texts[PLAY + kind] = f"play {card}"
        texts[DROP + kind] = f"drop {card}"
    for colour in range(COLOURS):
        texts[TAKE + colour] = f"take {LETTERS[colour]}"
        texts[ADVANCE + colour] = f"advance {LETTERS[colour]}"
    return tuple(Move(action, texts[action]) for action in range(ACTIONS))
