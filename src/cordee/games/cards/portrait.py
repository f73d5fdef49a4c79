"""A view of the card game as plain values, for JSON: what lies there, what may be remembered."""

from functools import lru_cache
from typing import Any

import msgspec

from cordee.core.contract import Table, View
from cordee.games.cards.notation import EXPLOIT_CODES, card_words, pile_words, set_words
from cordee.games.cards.state import (
    DEAL,
    DRAWING,
    EXPLOIT_DRAW,
    EXTRA,
    NO_STALL_LIMIT,
    OVER,
    PLAYING,
    SCORED,
    STARTER,
)
from cordee.games.cards.writing import STALL_SHOWN_FROM

PHASES = {
    STARTER: "deal", EXPLOIT_DRAW: "deal", DEAL: "deal",
    PLAYING: "play", DRAWING: "draw", EXTRA: "extra", SCORED: "scored", OVER: "over",
}  # fmt: skip


class Pile(msgspec.Struct, frozen=True):
    """A discard pile: its top and height; its cards only where piles are open."""

    top: str | None
    height: int
    cards: tuple[str, ...] | None = None


class Exploit(msgspec.Struct, frozen=True):
    """An Exploit on the table and who has it."""

    code: str
    owner: int | None


class Shown(msgspec.Struct, frozen=True):
    """What lies on the table now."""

    round: int  # from 1
    rounds: int
    phase: str
    mover: int | None  # nobody between rounds and at the end
    starter: int
    deck: int
    stall: int | None  # single turns without the deck, once they are many
    hands: tuple[tuple[str, ...] | None, ...]  # None: not for these eyes
    held: tuple[int, ...]
    rows: tuple[dict[str, tuple[str, ...]], ...]  # by camp
    piles: dict[str, Pile]
    just_dropped: str | None  # the colour discarded in this turn
    extra_left: int
    exploits: tuple[Exploit, ...]
    totals: tuple[int, ...]  # by camp


class Memory(msgspec.Struct, frozen=True):
    """What this seat may remember."""

    known: tuple[tuple[str, ...], ...]  # by seat: cards taken from piles and still held
    piles: dict[str, tuple[str, ...]]  # from the bottom
    last_seen: dict[str, int]  # the turn in which a kind last lay or moved face up


def portray(
    table: Table,
    view: View,
    letters: str,
    shared: dict[str, Any],
    *,
    open_piles: bool,
    remember: bool,
) -> tuple[Shown, Memory | None]:
    """Both parts. `table` and `view` are plain records (see core.records).

    All but the hands is the same for every pair of eyes: `shared` keeps it for the next ones.
    """
    if "shown" not in shared:
        piles = _piles(view, letters, table.colours)
        shared["shown"] = _shown(table, view, letters, piles, open_piles=open_piles)
        shared["memory"] = _memory(table, view, letters, piles) if remember else None
    hands, is_open = view.hands.tolist(), view.open_hands.tolist()
    seen = tuple(
        _cards(hands[seat], letters, table.colours) if is_open[seat] else None
        for seat in range(table.seats)
    )
    return msgspec.structs.replace(shared["shown"], hands=seen), shared["memory"]


def _shown(
    table: Table, view: View, letters: str, covered: dict[str, tuple[str, ...]], *, open_piles: bool
) -> Shown:
    """Everything that is open to all; hands are added for each pair of eyes."""
    seats, camps, colours = table.seats, table.camps, table.colours
    rows, owners = view.rows.tolist(), view.owners.tolist()
    has_limit = table.stall_limit < NO_STALL_LIMIT
    return Shown(
        round=view.chapter + (view.phase < SCORED),
        rounds=table.rounds,
        phase=PHASES[view.phase],
        mover=view.mover if view.phase < SCORED else None,
        starter=view.starter,
        deck=view.left,
        stall=view.stall if view.stall >= STALL_SHOWN_FROM and has_limit else None,
        hands=(),
        held=tuple(view.held.tolist()[:seats]),
        rows=tuple(_camp(letters, tuple(rows[camp][:colours])) for camp in range(camps)),
        piles={
            letter: Pile(cards[-1] if cards else None, len(cards), cards if open_piles else None)
            for letter, cards in covered.items()
        },
        just_dropped=letters[view.dropped] if view.dropped >= 0 else None,
        extra_left=view.extra_left,
        exploits=tuple(
            Exploit(EXPLOIT_CODES[exploit], None if owners[place] < 0 else owners[place])
            for place, exploit in enumerate(view.exploits.tolist())
            if exploit >= 0
        ),
        totals=tuple(view.totals.tolist()[:camps]),
    )


@lru_cache(maxsize=4096)
def _camp(letters: str, sets: tuple[int, ...]) -> dict[str, tuple[str, ...]]:
    """The rows of one camp; from one position to the next most of them are the same."""
    return {letters[c]: set_words(letters[c], cards) for c, cards in enumerate(sets)}


def _memory(table: Table, view: View, letters: str, piles: dict[str, tuple[str, ...]]) -> Memory:
    colours = table.colours
    words = card_words(letters)
    known = view.known.tolist()
    return Memory(
        known=tuple(_cards(known[seat], letters, colours) for seat in range(table.seats)),
        piles=piles,
        last_seen={words[kind]: turn for kind, turn in enumerate(view.seen.tolist()) if turn},
    )


def _piles(view: View, letters: str, colours: int) -> dict[str, tuple[str, ...]]:
    heights, piles = view.heights.tolist(), view.piles.tolist()
    return {
        letters[c]: pile_words(letters[c], tuple(piles[c][: heights[c]])) for c in range(colours)
    }


def pile_top(view: View, letters: str, letter: str) -> str | None:
    """The card on top of a pile."""
    colour = letters.index(letter)
    height = int(view["heights"][colour])
    values = tuple(view["piles"][colour, :height].tolist())
    return pile_words(letter, values)[-1] if height else None


def _cards(sets: list[int], letters: str, colours: int) -> tuple[str, ...]:
    cards: list[str] = []
    for c in range(colours):
        if sets[c]:
            cards += set_words(letters[c], sets[c])
    return tuple(cards)
