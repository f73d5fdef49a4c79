"""Cards and moves in words: `r7`, `rx`; `play r7`, `drop b10`, `take y`, `deck`, `claim 3`."""

from functools import cache, lru_cache

from cordee.core.turn import Move
from cordee.games.cards.state import (
    ACTIONS,
    CLAIM,
    COLOURS,
    DECK,
    DROP,
    KINDS,
    PASS,
    PLAY,
    RANKS,
    TAKE,
)

CLASSIC_LETTERS = "ybwgrv"  # the sixth only with six colours
DUEL_LETTERS = "yrbvg"
WAGER = "x"
RANK_WORDS = (WAGER, *(str(rank + 1) for rank in range(1, RANKS)))

EXPLOIT_CODES = (
    "three-y", "three-r", "three-b", "three-v", "three-g", "five-cards", "three-rows", "sequence",
    "most-rows", "best-row", "lowest-hand",
)  # fmt: skip


@cache
def card_words(letters: str) -> tuple[str, ...]:
    """The word of every kind; empty where a game has no such colour."""
    return tuple(
        letters[kind // RANKS] + RANK_WORDS[kind % RANKS] if kind // RANKS < len(letters) else ""
        for kind in range(KINDS)
    )


@cache
def set_words(letter: str, cards: int) -> tuple[str, ...]:
    """The cards of a set of one colour, wagers first, then rising."""
    wagers = (letter + WAGER,) * (cards & 3)
    return wagers + tuple(f"{letter}{value}" for value in range(2, RANKS + 1) if cards >> value & 1)


@lru_cache(maxsize=4096)
def pile_words(letter: str, ranks: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a pile from the bottom."""
    return tuple(letter + RANK_WORDS[rank] for rank in ranks)


def move_words(letters: str) -> tuple[Move | None, ...]:
    """Every action of a game in words."""
    texts: dict[int, str] = {DECK: "deck", PASS: "pass"}
    for kind, card in enumerate(card_words(letters)):
        if card:
            texts[PLAY + kind] = f"play {card}"
            texts[DROP + kind] = f"drop {card}"
    for colour in range(min(COLOURS, len(letters))):
        texts[TAKE + colour] = f"take {letters[colour]}"
    for place in range(ACTIONS - CLAIM):
        texts[CLAIM + place] = f"claim {place + 1}"
    return tuple(Move(a, texts[a]) if a in texts else None for a in range(ACTIONS))
