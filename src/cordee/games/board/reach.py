"""Whether pawns can have come so far and found so much: a check of the score pad, § 20.

Nobody types where the tiles lay or when a pawn moved, so a round is refused only if no layout and
no order of moves explains it. What is certain all the same:

- A pawn has been on every square up to its own, and each tile there was set off once; but not the
  tile under the pawn that ended the round.
- A step comes from a card or from a step tile, so a player's steps beyond the number of cards need
  as many step tiles. A card on the row of a pawn in its city is a step too, for another pawn. The
  last of these steps led to a square whose tile cannot have been one of them.
- An artefact is taken by one player only. All these tiles lie on different squares, so any players
  together have found and used at most as many as they have reached squares with a tile.

Rows that were not typed may have as many cards as it takes. Tiles that were reached and not typed
are not missed: others may have taken the artefacts, and nobody has to type what is not counted.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, Protocol

import numpy as np

from cordee.core.faults import BadSheet
from cordee.games.board.state import COLOURS, PILE_CARDS, STEP_ON, STEPS

Square = tuple[int, int]  # colour and step


class Walk(Protocol):
    """What one player's round says of pawns and tiles."""

    rows: list[int]  # cards of each colour, 0: none were typed
    steps: list[int]
    tiles: list[int]
    finds: int


class Reached(NamedTuple):
    """One player's squares with a tile, and the step tiles needed to come so far."""

    squares: set[Square]
    needed: int
    is_last_on_tile: bool  # wherever the last step without a card led, a tile was there


def check_reach(table: np.record, walks: Sequence[Walk]) -> None:
    """Refuses a round that no legal play could make."""
    fault: BadSheet | None = None
    for ending in _endings(table, walks):
        fault = _fault(table, walks, ending)
        if fault is None:
            return
    if fault is not None:
        raise fault


def _endings(table: np.record, walks: Sequence[Walk]) -> list[tuple[int, int] | None]:
    """Seat and colour of the pawns that can have ended the round by crossing; None: no pawn did."""
    beyond = int(table.bridge) + 1
    across = sum(step >= beyond for walk in walks for step in walk.steps)
    if across < table.crossings:
        return [None]
    found = [
        (s, c) for s, walk in enumerate(walks) for c in range(COLOURS) if walk.steps[c] == beyond
    ]
    if not found:
        raise BadSheet("path-last", pawns=str(across), step=str(beyond))
    return [*found]


def _fault(
    table: np.record, walks: Sequence[Walk], ending: tuple[int, int] | None
) -> BadSheet | None:
    """Why the round cannot have ended like this, if so."""
    cards_of = [sum(walk.rows[c] for walk in walks) for c in range(COLOURS)]
    reached = []
    for seat, walk in enumerate(walks):
        unused = ending[1] if ending and ending[0] == seat else None
        reached.append(_reached(table, walk, cards_of, unused))
    for seats in _groups(len(walks)):
        squares = set().union(*(reached[seat].squares for seat in seats))
        points: Counter[int] = Counter()
        for seat in seats:
            points |= Counter(walks[seat].tiles)
        found = sum(walks[seat].finds for seat in seats) + points.total()
        if found > len(squares):
            who = tuple(str(seat + 1) for seat in seats)
            return BadSheet(
                "path-found", many=len(who), players=who, tiles=str(found), most=str(len(squares))
            )
        ahead = max(seats, key=lambda seat: reached[seat].needed)
        idle = max(found, int(len(seats) == 1 and reached[ahead].is_last_on_tile))
        most = min(len(squares) - idle, int((table.box == STEP_ON).sum()))
        if reached[ahead].needed > max(most, 0):
            steps, player = str(reached[ahead].needed), str(ahead + 1)
            return BadSheet("path-ahead", player=player, steps=steps, most=str(max(most, 0)))
    return None


def _reached(table: np.record, walk: Walk, cards_of: list[int], unused: int | None) -> Reached:
    """What one player's pawns have reached; the tile under the pawn of `unused` did not act."""
    slots = {divmod(int(square), STEPS) for square in table.slots[: table.slot_count]}
    cards = [_cards(walk, c, cards_of[c]) for c in range(COLOURS)]
    squares = {(c, step + 1) for c, step in slots if step < walk.steps[c]}
    if unused is not None:
        squares.discard((unused, walk.steps[unused]))
    ahead = max(sum(walk.steps) - sum(cards), 0)
    ends = {(c, step) for c, step in enumerate(walk.steps) if step > cards[c] or step == STEPS}
    return Reached(squares, ahead, ahead > 0 and ends <= squares)


def _cards(walk: Walk, c: int, cards_of: int) -> int:
    """The cards of a row, at most as many as can be where none were typed."""
    if walk.rows[c] or walk.steps[c] < STEPS:
        return walk.rows[c] or walk.steps[c]
    return PILE_CARDS - cards_of


def _groups(many: int) -> Iterator[tuple[int, ...]]:
    """Every group of players, single ones first."""
    for size in range(1, many + 1):
        yield from combinations(range(many), size)
