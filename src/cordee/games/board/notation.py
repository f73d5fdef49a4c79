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
CARDS = tuple(f"{LETTERS[kind // VALUES]}{kind % VALUES}" for kind in range(KINDS))


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
