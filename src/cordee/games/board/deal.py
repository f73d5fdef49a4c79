"""§ 2 and 13: how a round is set up, tile by tile and card by card as luck gives them."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.board.cards import unit
from cordee.games.board.state import (
    COLOURS,
    COPIES,
    DEAL,
    DECK_CARDS,
    DECK_OF_ROUND,
    KINDS,
    NO_COLOUR,
    NO_TILE,
    NOBODY,
    NOT_ENDED,
    OPEN,
    PILE_CARDS,
    PLAYING,
    SEATS,
    SQUARES,
    STEPS,
    TILES,
    TILES_OF_ROUND,
    VALUES,
)


@rule
def set_out(t: Table, s: State) -> None:
    """A round of `s.starter` is to begin: the event tiles are to be laid out first."""
    s.receiver = s.starter
    s.mover = s.starter
    s.phase = TILES
    await_tiles(t, s)


@rule
def await_tiles(t: Table, s: State) -> None:
    """A round begins with its first tile."""
    s.chance_source = TILES_OF_ROUND + s.chapter
    s.chance_size = t.slot_count


@rule
def await_card(t: Table, s: State) -> None:
    """The next card comes out of everything face down: the deck, and what was removed unseen."""
    s.chance_source = DECK_OF_ROUND + s.chapter
    s.chance_size = wide(s.left) + wide(t.removed)


@rule
def lay_out(t: Table, s: State) -> None:
    """§ 2: all cards and tiles are face down, nothing lies on the table, no pawn has started."""
    for place in range(DECK_CARDS):
        s.bag[place] = place // COPIES
    s.left = DECK_CARDS - wide(t.removed)
    for place in range(SQUARES):
        s.tile_bag[place] = t.box[place]
    for seat in range(SEATS):
        s.held[seat] = 0
        s.leader[seat] = NOBODY
        s.finds[seat] = 0
        s.tile_points[seat] = 0
        for c in range(COLOURS):
            s.hands[seat, c] = 0
            s.known[seat, c] = 0
            s.rows[seat, c] = 0
            s.last[seat, c] = -1
            s.heading[seat, c] = OPEN
            s.pawns[seat, c] = 0
    for c in range(COLOURS):
        s.heights[c] = 0
        for place in range(PILE_CARDS):
            s.piles[c, place] = -1
        for step in range(STEPS):
            s.tiles[c, step] = NO_TILE
    for kind in range(KINDS):
        s.seen[kind] = 0
    s.laid = 0
    s.crossed = 0
    s.walker = NOBODY
    s.turn = 0
    s.stall = 0
    s.dropped = NO_COLOUR
    s.opening = NO_COLOUR
    s.ended = NOT_ENDED


@rule
def lay_tile(t: Table, s: State, outcome: int) -> None:
    """§ 2: one more tile, face up, on the next slot; after the last one, the hands."""
    rest = wide(t.slot_count) - wide(s.laid) - 1
    square = wide(t.slots[s.laid])
    s.tiles[square // STEPS, square % STEPS] = s.tile_bag[outcome]
    s.tile_bag[outcome] = s.tile_bag[rest]
    s.tile_bag[rest] = NO_TILE
    s.laid += 1
    if rest:
        s.chance_source = TILES_OF_ROUND + s.chapter
        s.chance_size = rest
    else:
        s.phase = DEAL
        await_card(t, s)


@rule
def draw_card(t: Table, s: State, outcome: int) -> None:
    """Card number `outcome` of the bag goes to its receiver; freed places are cleared."""
    s.left -= 1
    rest = wide(s.left) + wide(t.removed)
    kind = wide(s.bag[outcome])
    s.bag[outcome] = s.bag[rest]
    s.bag[rest] = -1
    s.hands[s.receiver, kind // VALUES] += unit(kind % VALUES)
    s.held[s.receiver] += 1


@rule
def deal_on(t: Table, s: State) -> None:
    """§ 2: one card each in turn, until all hands are full."""
    s.receiver = (s.receiver + 1) % t.seats
    if s.held[s.receiver] < t.hand:
        await_card(t, s)
    else:
        s.phase = PLAYING
