"""§ 4, 5, 8 to 10: pawns on their paths, the tiles they find, and the bridges they cross."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.board.rounds import end_round
from cordee.games.board.state import (
    ADVANCING,
    ARTEFACT,
    BRIDGES,
    COLOURS,
    EXPLORERS,
    NO_COLOUR,
    NO_TILE,
    NOBODY,
    STARTING,
    STEP_ON,
    STEPS,
)


@rule
def start_path(t: Table, s: State, seat: int, c: int) -> None:
    """§ 4: a pawn for a new path. Which one is asked only where there are both sorts."""
    explorers = EXPLORERS
    for other in range(COLOURS):
        if s.pawns[seat, other] and s.leader[seat] != other:
            explorers -= 1
    if s.leader[seat] == NOBODY and explorers:
        s.phase = STARTING
        s.opening = c
    else:
        place_pawn(t, s, seat, c, s.leader[seat] == NOBODY)


@rule
def place_pawn(t: Table, s: State, seat: int, c: int, is_leader: bool) -> None:
    """§ 4: the pawn stands on the first step."""
    s.opening = NO_COLOUR
    if is_leader:
        s.leader[seat] = c
    advance(t, s, seat, c)


@rule
def advance(t: Table, s: State, seat: int, c: int) -> None:
    """§ 5, 10: one step on. The last crossing ends the round at once, without the tile there."""
    s.pawns[seat, c] += 1
    s.walker = seat
    step = wide(s.pawns[seat, c])
    if step == t.bridge + 1:
        s.crossed += 1
        if s.crossed >= t.crossings:
            s.ended = BRIDGES
            end_round(t, s)
            return
    find_tile(s, seat, c, step)


@rule
def find_tile(s: State, seat: int, c: int, step: int) -> None:
    """§ 8: an artefact is taken away; points and step tiles stay for those who follow."""
    tile = wide(s.tiles[c, step - 1])
    if tile == ARTEFACT:
        s.tiles[c, step - 1] = NO_TILE
        s.finds[seat] += 1
    elif tile == STEP_ON:
        offer_step(s, seat)
    else:
        s.tile_points[seat] += tile


@rule
def offer_step(s: State, seat: int) -> None:
    """§ 8, 9: one step for a pawn of one's choice; nothing is asked when none can move."""
    for c in range(COLOURS):
        if can_advance(s, seat, c):
            s.phase = ADVANCING


@rule
def can_advance(s: State, seat: int, c: int) -> bool:
    """§ 8: whether a pawn has started and is not yet in its city."""
    return 0 < wide(s.pawns[seat, c]) < STEPS
