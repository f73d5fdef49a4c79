"""`classic` § 10, 11, 14: the end of a round, the stall limit, who begins next, who wins."""

from typing import Any

import pytest

from cordee.core.faults import BadOption
from cordee.core.match import Match

from .position import (
    Told,
    asked,
    deal,
    ended,
    finish,
    game,
    go,
    hand,
    moves,
    over,
    points,
    position,
    refused,
    shown,
)


def test_s10_the_last_card_of_the_deck_ends_the_round_at_once() -> None:
    m = position(hands=["r7", "r9"], rows=["", "r: 2"], deck="b2", rounds=1)
    go(m, "play r7", "deck")
    assert over(m).reason == "deck-out"
    assert refused(m, 1, "play r9") == ("match-over", 14)
    assert moves(m, 0) == moves(m, 1) == []
    assert points(m) == [-13, -18]


def test_s10_with_two_cards_left_play_goes_on() -> None:
    m = go(position(phase="draw", hands=["", "r9"], deck="b2 b3"), "deck")
    assert (asked(m), shown(m).deck, shown(m).phase) == (1, 1, "play")


def test_s10_taking_from_a_pile_does_not_end_the_round() -> None:
    m = go(position(phase="draw", hands=["", "r9"], piles="y: 2", deck="b2"), "take y")
    assert (asked(m), shown(m).deck) == (1, 1)


def test_s10_cards_left_in_hand_do_not_count() -> None:
    assert points(ended(hands=["r10 r9", "b10"], rows=["y: 5", ""])) == [-15, 0]


def test_s10_the_next_round_is_dealt_anew() -> None:
    m = ended(hands=["r7", "r9"], rows=["y: 5", "b: 3"], piles="w: 2", rounds=2)
    table = shown(m)
    assert (table.round, table.deck, table.held) == (2, 44, (8, 8))
    assert all(not cards for camp in table.rows for cards in camp.values())
    assert [lying.height for lying in table.piles.values()] == [0] * 5


# --- § 11 --------------------------------------------------------------------------------------


def swaps(m: Match, turns: int) -> None:
    """Single turns without the deck: each seat changes its one card, yellow for blue and back."""
    for _ in range(turns):
        mine = hand(m, asked(m))
        go(m, f"drop {mine}", "take b" if mine[0] == "y" else "take y")


def two_seats(**options: Any) -> Match:
    return position(
        hands=["y3", "b4"], piles="y: 2; b: 5", rows=["r: 7", ""], deck="g2 g3", **options
    )


def test_s11_forty_turns_without_the_deck_end_the_round_after_the_fortieth_draw() -> None:
    m = two_seats(rounds=1)
    swaps(m, 39)
    assert (asked(m), shown(m).stall) == (1, 39)
    mine, other = hand(m, 1), "b" if hand(m, 1)[0] == "y" else "y"
    go(m, f"drop {mine}")
    assert asked(m) == 1
    go(m, f"take {other}")
    assert over(m).reason == "stalled"
    assert points(m) == [-13, 0]
    assert shown(m).deck == 2


def test_s11_the_count_starts_anew_with_a_card_from_the_deck() -> None:
    m = position(phase="draw", hands=["y3", "b4"], piles="y: 2", deck="g2 g3", stall=39)
    go(m, "deck")
    assert m._state.stall == 0
    assert (asked(m), len(m.chapters)) == (1, 0)
    swaps(m, 1)
    assert m._state.stall == 1


def test_s11_the_count_starts_anew_with_each_round() -> None:
    m = position(phase="draw", piles="b: 5", stall=39)
    go(m, "take b")
    assert (shown(m).round, m._state.stall, shown(m).stall) == (2, 0, None)


@pytest.mark.parametrize(("stall", "told"), [(19, None), (20, 20), (39, 39)])
def test_s11_the_table_shows_the_count_from_twenty_on(stall: int, told: int | None) -> None:
    assert shown(position(hands=["r2", ""], stall=stall)).stall == told


@pytest.mark.parametrize("limit", [1, 3, 41])
def test_s11_the_table_may_choose_another_number(limit: int) -> None:
    m = two_seats(rounds=1, stall_limit=limit)
    swaps(m, limit - 1)
    assert asked(m) == (limit - 1) % 2
    swaps(m, 1)
    assert over(m).reason == "stalled"


def test_s11_or_no_limit() -> None:
    m = two_seats(stall_limit="none")
    swaps(m, 60)
    assert (asked(m), shown(m).stall, shown(m).round) == (0, None, 1), "no limit, nothing to count"


def test_s11_even_without_a_limit_thirty_thousand_turns_end_the_round() -> None:
    m = position(phase="draw", piles="b: 5", stall=29_998, stall_limit="none", rounds=1)
    go(m, "take b")
    assert asked(m) == 1
    m = position(phase="draw", piles="b: 5", stall=29_999, stall_limit="none", rounds=1)
    assert over(go(m, "take b")).reason == "stalled"


def test_s11_a_limit_is_a_positive_number() -> None:
    for bad in (0, -1, "often"):
        with pytest.raises(BadOption):
            game("classic").options(stall_limit=bad)


@pytest.mark.parametrize("seats", [3, 4])
def test_s11_after_a_stalled_round_there_are_no_extra_cards(seats: int) -> None:
    m = position(seats=seats, phase="draw", hands=["", "r9"], piles="b: 5", stall=39, rounds=1)
    assert over(go(m, "take b")).reason == "stalled"


def test_s11_a_stalled_round_decides_who_begins_as_usual() -> None:
    m = position(phase="draw", piles="b: 5", stall=39, rows=["r: 2", ""])
    go(m, "take b")
    assert (asked(m), points(m)) == (1, [-18, 0])


# --- § 14 --------------------------------------------------------------------------------------


def test_s14_three_rounds_by_default_and_one_to_nine_by_option() -> None:
    assert shown(deal()).rounds == 3
    assert shown(deal(rounds=9)).rounds == 9
    for bad in (0, 10):
        with pytest.raises(BadOption):
            deal(rounds=bad)


def test_s14_the_match_is_over_after_the_last_round_and_not_before() -> None:
    m = ended(rows=["r: 2", ""])
    assert (asked(m), shown(m).round) == (1, 2)
    m = ended(rows=["r: 2", ""], rounds_done=2, totals=(30, 5))
    assert over(m).reason == "deck-out"
    assert [score.total for score in over(m).scores] == [12, 5]


def test_s14_the_highest_total_wins_not_the_last_round() -> None:
    m = ended(rows=["r: 2", "b: 7 8 9"], rounds_done=2, totals=(30, 5))
    assert points(m) == [-18, 4]
    assert (over(m).winners, over(m).ranking) == ((0,), (1, 2))


def test_s14_equal_totals_share_the_win() -> None:
    m = ended(rows=["r: 7 8 9", ""], rounds_done=2, totals=(1, 5), ages=(0, 1))
    assert (over(m).winners, over(m).ranking) == ((0, 1), (1, 1))


@pytest.mark.parametrize(
    ("totals", "ranking"),
    [
        ((9, 5, 5), (1, 2, 2)),
        ((5, 9, 9), (3, 1, 1)),
        ((1, 2, 3), (3, 2, 1)),
        ((4, 4, 4), (1, 1, 1)),
    ],
)
def test_s14_equal_totals_share_a_rank(totals: tuple[int, ...], ranking: tuple[int, ...]) -> None:
    m = ended(seats=3, rounds_done=2, totals=totals)
    assert over(m).ranking == ranking
    assert over(m).winners == tuple(seat for seat in range(3) if ranking[seat] == 1)


def test_s14_the_score_lines_of_all_rounds_add_up_to_the_total() -> None:
    m = ended(rows=["r: x 4 6; y: 9", "b: 2"], rounds_done=1, totals=(7, -3), rounds=2)
    for score in over(m).scores:
        assert sum(line.points for line in score.lines) == score.total
    assert [score.total for score in over(m).scores] == [7 - 20 - 11, -3 - 18]


def test_s14_the_highest_total_begins_the_next_round() -> None:
    m = ended(seats=3, mover=1, rows=["r: 2", "", "b: 7 8 9"], rounds_done=1, totals=(40, 3, 20))
    assert points(m) == [-15, 0, 7]
    assert shown(m).totals == (25, 3, 27)
    assert asked(m) == shown(m).starter == 2


@pytest.mark.parametrize(
    ("starter", "totals", "next_one"),
    [
        (0, (5, 5, 5), 0),  # the last starter itself, tied
        (2, (5, 5, 5), 2),
        (2, (5, 5, 1), 0),  # clockwise from seat 2: 0 comes before 1
        (1, (5, 1, 5), 2),
        (0, (1, 5, 5), 1),
        (1, (9, 5, 5), 0),  # no tie at the top
    ],
)
def test_s14_tied_the_first_tied_seat_clockwise_from_the_last_starter(
    starter: int, totals: tuple[int, ...], next_one: int
) -> None:
    m = ended(seats=3, mover=2, starter=starter, rounds_done=1, totals=totals)
    assert asked(m) == next_one


def test_s14_ages_do_not_break_ties_in_classic() -> None:
    assert asked(ended(starter=1, ages=(0, 1))) == 1


def test_s14_option_the_last_round_s_score_decides_instead() -> None:
    drawn: dict[str, Any] = {"rows": ["r: 2", "b: 7 8 9"], "rounds_done": 1, "totals": (90, 0)}
    assert asked(ended(**drawn)) == 0
    assert asked(ended(**drawn, next_starter="round")) == 1


def test_s14_option_last_round_s_score_tied() -> None:
    m = ended(seats=3, starter=2, rows=["y: 2", "b: 2", "r: 5"], rounds_done=1,
              totals=(0, 50, 90), next_starter="round")  # fmt: skip
    assert points(m) == [-15, -15, -12]
    assert asked(m) == 2
    m = ended(seats=3, starter=2, rows=["y: 2", "b: 2", "r: x"], rounds_done=1,
              totals=(0, 50, 90), next_starter="round")  # fmt: skip
    assert asked(m) == 0


def test_s14_a_whole_match_of_three_rounds() -> None:
    m = position(phase="draw", rows=["", "r: 7 8 9"], deck=1, luck=Told())
    finish(m)
    assert (asked(m), shown(m).round) == (1, 2)
    while not m.is_over:
        go(m, moves(m)[-1])
    assert over(m).reason == "deck-out"
    assert [len(m.chapters), points(m, 0)] == [3, [0, 4]]
    totals = [sum(points(m, n)[seat] for n in range(3)) for seat in range(2)]
    assert [score.total for score in over(m).scores] == totals
