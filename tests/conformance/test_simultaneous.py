"""Every game: in a decision of several seats, the order in which they commit does not matter."""

import itertools
import random

import cordee
from cordee.core.match import Match
from cordee.core.turn import Decide
from tests.conformance.tables import Setup, every_table


@every_table
def test_any_order_of_commits_gives_the_same_state(setup: Setup) -> None:
    match = setup.start(21)
    rng = random.Random(21)
    for _ in range(60):
        if not isinstance(match.turn, Decide):
            break
        if len(match.turn.seats) > 1:
            _try_all_orders(match)
        seat = match.turn.seats[0]
        match.submit(seat, rng.choice(match.moves(seat)))


def _try_all_orders(match: Match) -> None:
    assert isinstance(match.turn, Decide)
    text = match.record(with_seed=True)
    chosen = {seat: match.moves(seat)[-1] for seat in match.turn.seats}
    ends = set()
    for order in itertools.islice(itertools.permutations(match.turn.seats), 6):
        copy = cordee.replay(text)
        for seat in order:
            copy.submit(seat, chosen[seat])
        ends.add((copy.digest(), copy.record(with_seed=True)))
    assert len(ends) == 1
