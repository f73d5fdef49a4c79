"""Random play on every kind of table: what must hold whatever happens."""

import random
from collections import Counter
from typing import Any

import pytest

from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.games.board import BOARD
from cordee.games.board.notation import CARDS, LETTERS

from .position import shown


def check_sound(m: Match) -> None:
    """Every card is somewhere once over; pawns, tiles and crossings agree with each other."""
    s, table = m._state, shown(m)
    cards = Counter(CARDS[kind] for kind in s.bag if kind >= 0)
    for seat in range(m.seats):
        for colour, letter in enumerate(LETTERS):
            for value in range(11):
                for own in (int(s.hands[seat, colour]), int(s.rows[seat, colour])):
                    cards[f"{letter}{value}"] += own >> 2 * value & 3
            row = table.rows[seat][letter]
            if table.opening != letter or seat != table.mover:
                assert (row.step > 0) == bool(row.cards)
                assert row.step >= min(9, len(row.cards))
            assert not row.leader or row.step
        assert sum(row.step > 0 and not row.leader for row in table.rows[seat].values()) <= 4
        assert int(s.held[seat]) in (7, 8)
    for colour, letter in enumerate(LETTERS):
        cards.update(f"{letter}{value}" for value in s.piles[colour] if value >= 0)
        assert (s.piles[colour, int(s.heights[colour]) :] == -1).all()  # freed places are cleared
    assert (s.bag[int(s.left) + int(m.table.removed) :] == -1).all()
    assert not s.tile_bag.any()
    assert sum(cards.values()) == 110
    assert set(cards.values()) == {2}
    beyond = sum(row.step > table.bridge for own in table.rows for row in own.values())
    assert beyond == table.crossed <= table.crossings
    tiles = Counter(tile for path in table.tiles.values() for tile in path if tile)
    assert (tiles["step"], tiles["5"], tiles["10"], tiles["15"]) == (9, 2, 3, 2)
    if table.phase not in ("scored", "over"):
        assert tiles["artefact"] + sum(table.finds) == 9
    assert all(total >= 0 for total in table.totals)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{"rounds": 1}, {"rounds": 1, "direction": "either", "start": "free"}]
)
def test_a_table_stays_sound_through_random_play(seats: int, options: dict[str, Any]) -> None:
    m = BOARD.start(seats, 77, BOARD.options(**options))
    rng = random.Random(seats)
    done = 0
    while isinstance(m.turn, Decide):
        seat = m.turn.seats[0]
        listed = m.moves(seat)
        eager = [move for move in listed if move.text.startswith(("play", "advance", "deck"))]
        m.submit(seat, rng.choice(eager or listed))
        done += 1
        if done % 7 == 0:
            check_sound(m)
    check_sound(m)
