"""Properties over values that nobody chose."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as some

import cordee
from cordee.core import options
from cordee.core.chance import halves, nth, stream
from cordee.core.game import Game
from cordee.core.turn import Decide
from cordee.games.cards.options import ClassicOptions

CLASSIC = cordee.games["classic"]

classic_options = some.builds(
    ClassicOptions,
    rounds=some.integers(1, 9),
    colours=some.sampled_from([5, 6]),
    hand_penalty=some.booleans(),
    open_piles=some.booleans(),
    memory_aid=some.booleans(),
    next_starter=some.sampled_from(["total", "round"]),
    stall_limit=some.none() | some.integers(1, 30_000),
    first=some.none() | some.integers(0, 1),
    ages=some.none() | some.sampled_from([(0, 1), (1, 0)]),
)


@given(classic_options)
def test_options_are_what_their_text_says(chosen: ClassicOptions) -> None:
    assert CLASSIC.options(**options.as_text(chosen)) == chosen


@given(
    some.integers(0, (1 << 128) - 1),
    some.integers(1, 63),
    some.integers(0, 10_000),
    some.integers(1, 500),
)
def test_luck_stays_in_its_range_and_repeats(seed: int, source: int, n: int, size: int) -> None:
    high, low = halves(seed)
    drawn = [nth(np.uint64(stream(high, low, source)), n, size) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert 0 <= drawn[0] < size


rows = some.lists(some.sets(some.integers(2, 10)), min_size=5, max_size=5)
wagers = some.lists(some.integers(0, 3), min_size=5, max_size=5)


@given(rows, wagers)
def test_the_score_pad_counts_any_sheet_as_the_rulebook_says(
    numbers: list[set[int]], bets: list[int]
) -> None:
    expected = 0
    entries = []
    for letter, values, bet in zip("ybwgr", numbers, bets, strict=True):
        cards = ["x"] * bet + [str(value) for value in sorted(values)]
        entries.append(f"{letter}: {' '.join(cards)}")
        if cards:
            expected += (sum(values) - 20) * (1 + bet) + (20 if len(cards) >= 8 else 0)
    counted = CLASSIC.pad().count(
        CLASSIC, CLASSIC.options(), None, ["; ".join(entries)], CLASSIC.builtin_data()
    )
    assert counted.players[0].total == expected


@settings(max_examples=20, deadline=None)
@given(
    some.sampled_from(
        [(name, seats) for name, game in cordee.games.items() for seats in game.seat_counts]
    ),
    some.integers(0, 1 << 64),
    some.lists(some.integers(0, 100), max_size=80),
)
def test_any_line_of_play_can_be_recorded_replayed_and_taken_back(
    table: tuple[str, int], seed: int, choices: list[int]
) -> None:
    game: Game = cordee.games[table[0]]
    match = game.start(table[1], seed)
    for choice in choices:
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[choice % len(match.turn.seats)]
        moves = match.moves(seat)
        before = match.digest()
        match.submit(seat, moves[choice % len(moves)])
        if choice % 7 == 0 and not match.is_over:
            try:
                match.undo(seat)
            except cordee.CordeeError:
                continue
            assert match.digest() == before
    again = cordee.replay(match.record(with_seed=True))
    assert again.digest() == match.digest()
    for seat in range(match.seats):
        told = [each.view(seat).portray() for each in (again, match)]
        for view in told:
            del view["decision"]  # private moves taken back are not recorded, their ids are
        assert told[0] == told[1]
