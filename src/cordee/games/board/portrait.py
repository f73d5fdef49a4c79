"""A view of the board game as plain values, for JSON: what lies there, what may be remembered."""

from typing import Any

import msgspec

from cordee.core.contract import Table, View
from cordee.games.board.notation import (
    CARDS,
    COLOUR_NAMES,
    LETTERS,
    pile_words,
    set_words,
    tile_word,
)
from cordee.games.board.state import (
    ADVANCING,
    DEAL,
    DRAWING,
    FALLING,
    OPEN,
    OVER,
    PLAYING,
    SCORED,
    STARTER,
    STARTING,
    TILES,
)

PHASES = {
    STARTER: "deal", TILES: "deal", DEAL: "deal", PLAYING: "play", STARTING: "start",
    ADVANCING: "advance", DRAWING: "draw", SCORED: "scored", OVER: "over",
}  # fmt: skip
STALL_SHOWN_FROM = 20


class Pile(msgspec.Struct, frozen=True):
    """A discard pile: its top and height."""

    top: str | None
    height: int


class Row(msgspec.Struct, frozen=True):
    """One seat's expedition in one colour: its cards as they were laid, and its pawn."""

    cards: tuple[str, ...]
    heading: str | None  # rising or falling, once two values differ
    step: int  # where the pawn stands, 0: not started
    leader: bool


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
    rows: tuple[dict[str, Row], ...]  # by seat
    piles: dict[str, Pile]
    just_dropped: str | None  # the colour discarded in this turn
    opening: str | None  # the colour whose first pawn is being chosen
    tiles: dict[str, tuple[str | None, ...]]  # what lies on each step of a path
    colours: dict[str, str]  # what each path is called
    steps: tuple[int, ...]  # what each step is worth
    bridge: int  # the step before it
    crossed: int  # pawns beyond a bridge
    crossings: int  # how many end the round
    artefacts: tuple[int, ...]  # by seat: of earlier rounds
    finds: tuple[int, ...]  # artefact tiles of this round
    tile_points: tuple[int, ...]  # from points tiles of this round
    scale: tuple[int, ...]  # what 0, 1, 2, ... artefacts are worth at the end
    totals: tuple[int, ...]  # of finished rounds


class Memory(msgspec.Struct, frozen=True):
    """What this seat may remember."""

    known: tuple[tuple[str, ...], ...]  # by seat: cards taken from piles and still held
    piles: dict[str, tuple[str, ...]]  # from the bottom
    last_seen: dict[str, int]  # the turn in which a kind last lay or moved face up


def portray(
    table: Table, view: View, shared: dict[str, Any], *, remember: bool
) -> tuple[Shown, Memory | None]:
    """Both parts. `table` and `view` are plain records (see core.records).

    All but the hands is the same for every pair of eyes: `shared` keeps it for the next ones.
    """
    if not shared:
        piles = _piles(view)
        shared["shown"] = _shown(table, view, piles)
        shared["memory"] = _memory(table, view, piles) if remember else None
    hands, is_open = view.hands.tolist(), view.open_hands.tolist()
    seen = tuple(_cards(hands[seat]) if is_open[seat] else None for seat in range(table.seats))
    return msgspec.structs.replace(shared["shown"], hands=seen), shared["memory"]


def _shown(table: Table, view: View, piles: dict[str, tuple[str, ...]]) -> Shown:
    """Everything that is open to all; hands are added for each pair of eyes."""
    seats = table.seats
    return Shown(
        round=view.chapter + (view.phase < SCORED),
        rounds=table.rounds,
        phase=PHASES[view.phase],
        mover=view.mover if view.phase < SCORED else None,
        starter=view.starter,
        deck=view.left,
        stall=view.stall if view.stall >= STALL_SHOWN_FROM else None,
        hands=(),
        held=tuple(view.held.tolist()[:seats]),
        rows=_rows(view, seats),
        piles={
            letter: Pile(cards[-1] if cards else None, len(cards))
            for letter, cards in piles.items()
        },
        just_dropped=LETTERS[view.dropped] if view.dropped >= 0 else None,
        opening=LETTERS[view.opening] if view.opening >= 0 else None,
        tiles={
            letter: tuple(tile_word(tile) for tile in tiles)
            for letter, tiles in zip(LETTERS, view.tiles.tolist(), strict=True)
        },
        colours={
            letter: COLOUR_NAMES[colour]
            for letter, colour in zip(LETTERS, table.colours.tolist(), strict=True)
        },
        steps=tuple(table.steps.tolist()),
        bridge=table.bridge,
        crossed=view.crossed,
        crossings=table.crossings,
        artefacts=tuple(view.artefacts.tolist()[:seats]),
        finds=tuple(view.finds.tolist()[:seats]),
        tile_points=tuple(view.tile_points.tolist()[:seats]),
        scale=tuple(table.scale.tolist()),
        totals=tuple(view.totals.tolist()[:seats]),
    )


def _rows(view: View, seats: int) -> tuple[dict[str, Row], ...]:
    rows, pawns = view.rows.tolist(), view.pawns.tolist()
    headings, leaders = view.heading.tolist(), view.leader.tolist()
    found = []
    for seat in range(seats):
        own = {}
        for c, letter in enumerate(LETTERS):
            cards, heading = set_words(letter, rows[seat][c]), headings[seat][c]
            own[letter] = Row(
                cards=cards[::-1] if heading == FALLING else cards,
                heading=None if heading == OPEN else "falling" if heading == FALLING else "rising",
                step=pawns[seat][c],
                leader=leaders[seat] == c,
            )
        found.append(own)
    return tuple(found)


def _memory(table: Table, view: View, piles: dict[str, tuple[str, ...]]) -> Memory:
    known = view.known.tolist()
    return Memory(
        known=tuple(_cards(known[seat]) for seat in range(table.seats)),
        piles=piles,
        last_seen={CARDS[kind]: turn for kind, turn in enumerate(view.seen.tolist()) if turn},
    )


def _piles(view: View) -> dict[str, tuple[str, ...]]:
    heights, piles = view.heights.tolist(), view.piles.tolist()
    return {
        letter: pile_words(letter, tuple(piles[c][: heights[c]]))
        for c, letter in enumerate(LETTERS)
    }


def pile_top(view: View, letter: str) -> str | None:
    """The card on top of a pile."""
    colour = LETTERS.index(letter)
    height = int(view["heights"][colour])
    values = tuple(view["piles"][colour, :height].tolist())
    return pile_words(letter, values)[-1] if height else None


def _cards(sets: list[int]) -> tuple[str, ...]:
    cards: list[str] = []
    for letter, own in zip(LETTERS, sets, strict=True):
        if own:
            cards += set_words(letter, own)
    return tuple(cards)
