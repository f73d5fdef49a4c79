"""Every game: a view told as JSON says what its portrait says, word for word, for all eyes."""

import random

import msgspec

from cordee.core.turn import Decide
from tests.conformance.tables import Setup, every_table


@every_table
def test_a_view_as_json_is_its_portrait(setup: Setup) -> None:
    match, rng, told = setup.start(5), random.Random(7), 0
    for step in range(400):
        if step % 7 == 0 or match.is_over:
            for seat in (None, *range(match.seats)):
                portrait = match.view(seat).portray()
                told += 1
                assert match.view(seat).json() == msgspec.json.encode(portrait)
        if not isinstance(match.turn, Decide):
            break
        seat = rng.choice(match.turn.seats)
        match.submit(seat, rng.choice(match.moves(seat)))
    assert told > 0
