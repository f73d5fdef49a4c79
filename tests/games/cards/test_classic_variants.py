"""`classic` § 1, 7, 15, 19, 21: hand penalty, co-operation, six colours, open piles, memory."""

from typing import Any

import pytest

from cordee.core.faults import BadOption, UnknownVariant

from .position import (
    asked,
    deal,
    ended,
    finish,
    full_box,
    game,
    go,
    hand,
    lines,
    memory,
    moves,
    over,
    points,
    position,
    refused,
    row,
    shown,
)

# --- § 15: hand penalty ------------------------------------------------------------------------


def test_s15_numbers_left_in_hand_are_subtracted_wagers_are_free() -> None:
    m = ended(hands=["y10 w3 gx", "b2 bx bx"], deck="yx", hand_penalty=True)
    assert points(m) == [-13, -2]
    assert lines(m)["hand"] == ("-13", -13)


def test_s15_the_last_card_drawn_counts_too() -> None:
    assert points(ended(hands=["y10", ""], deck="r9", hand_penalty=True)) == [-19, 0]


def test_s15_rows_are_counted_as_usual() -> None:
    m = ended(hands=["y10 w3", ""], rows=["r: x 4 6 9 10", "b: 2"], deck="yx", hand_penalty=True)
    assert points(m) == [18 - 13, -18]


def test_s15_off_by_default() -> None:
    assert points(ended(hands=["y10 w3", ""], deck="yx")) == [0, 0]


def test_s15_counted_after_the_extra_cards() -> None:
    m = position(seats=3, phase="draw", hands=["y10 w3", "b9 b10", "g2"], rows=["", "b: 8", ""],
                 deck="yx", hand_penalty=True)  # fmt: skip
    go(m, "deck", "play b9", "play b10", "pass", "play y10", "pass")
    assert points(m) == [10 - 17 - 3, 27 - 17, -2]


def test_s15_in_teams_both_hands_are_subtracted() -> None:
    m = ended(seats=4, hands=["y10", "b3", "w4", "g5 gx"], deck="yx", hand_penalty=True)
    assert points(m) == [-14, -8]
    assert [line.points for line in m.chapters[0][0].lines if line.label == "hand"] == [-10, -4]


def test_s15_in_co_operation_both_hands_are_subtracted() -> None:
    m = ended(hands=["y10", "b3"], rows=["", "r: 7 8 9"], deck="yx", hand_penalty=True,
              cooperation=True)  # fmt: skip
    assert points(m) == [4 - 13]


def test_s15_after_a_stalled_round_as_usual() -> None:
    m = position(phase="draw", hands=["y10", "b3"], piles="g: 5", stall=39, hand_penalty=True)
    assert points(go(m, "take g")) == [-15, -3]


# --- § 19: co-operation ------------------------------------------------------------------------


def test_s19_the_points_of_both_are_added_over_all_rounds_and_both_win() -> None:
    m = ended(rows=["r: 7 8 9", "b: x"], totals=(30, -5), rounds_done=2, cooperation=True)
    assert points(m) == [4 - 40]
    (score,) = over(m).scores
    assert (score.seats, score.total) == ((0, 1), 30 - 5 + 4 - 40)
    assert (over(m).winners, over(m).ranking) == ((0, 1), (1,))


def test_s19_each_has_an_own_side() -> None:
    m = go(position(hands=["r3", ""], rows=["", "r: 9"], cooperation=True), "play r3")
    assert [row(m, 0, "r"), row(m, 1, "r")] == ["r3", "r9"]


def test_s14_in_co_operation_individual_totals_say_who_begins() -> None:
    drawn: dict[str, Any] = {"cooperation": True, "rounds_done": 1, "rows": ["", "y: 2"]}
    assert asked(ended(totals=(3, 9), **drawn)) == 0
    assert asked(ended(totals=(3, 30), **drawn)) == 1
    assert asked(ended(totals=(3, 21), starter=1, **drawn)) == 1


def test_s19_only_for_two_players() -> None:
    for seats in (3, 4):
        with pytest.raises(BadOption):
            deal(seats=seats, cooperation=True)


# --- § 1, 7, 21: six colours, open piles, memory, names ----------------------------------------


def test_s01_six_colours_add_violet() -> None:
    m = position(hands=["v3 vx", ""], piles="v: 2 9", colours=6)
    assert len(full_box(m)) == 72
    assert moves(m) == ["play vx", "drop vx", "play v3", "drop v3"]
    go(m, "play v3")
    assert (row(m, 0, "v"), moves(m)) == ("v3", ["take v", "deck"])
    assert hand(go(m, "take v"), 0) == "vx v9"


def test_s01_six_colours_are_counted_alike() -> None:
    m = ended(rows=["v: x 4 6 9 10", "v: 5"], hands=["v7", ""], deck="yx", colours=6)
    assert points(m) == [18, -15]
    m = ended(hands=["v7", ""], deck="yx", colours=6, hand_penalty=True, cooperation=True)
    assert points(m) == [-7]


def test_s01_there_is_no_violet_with_five_colours() -> None:
    m = position(hands=["r3", ""])
    assert refused(m, 0, "play v3") == ("no-such-colour", 1)
    assert refused(m, 0, "take v") == ("no-such-colour", 1)


def test_s07_open_piles_show_covered_cards_but_only_the_top_can_be_taken() -> None:
    m = position(phase="draw", piles="y: 3 x 8", open_piles=True, memory_aid=False)
    assert shown(m, 1).piles["y"].cards == ("y3", "yx", "y8")
    assert hand(go(m, "take y"), 0) == "y8"
    assert shown(position(piles="y: 3 x 8")).piles["y"].cards is None


def test_s07_memory_aid_off_hides_covered_cards_and_changes_no_move() -> None:
    drawn: dict[str, Any] = {"phase": "draw", "piles": "y: 3 8; g: 2", "hands": ["r2", ""]}
    on, off = position(**drawn), position(**drawn, memory_aid=False)
    assert memory(on, 0).piles["y"] == ("y3", "y8")
    assert off.view(0).portray()["memory"] is None
    assert shown(off, 0).piles["y"].top == "y8"
    assert moves(on) == moves(off) == ["take y", "take g", "deck"]


def test_s21_named_variants() -> None:
    options = game("classic").options
    assert options("coop") == options(cooperation=True)
    assert options("penalty") == options(hand_penalty="on")
    assert options("long") == options(colours=6)
    with pytest.raises(UnknownVariant):
        options("exploits")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s21_penalty_six_colours_and_open_piles_together(seats: int) -> None:
    m = position(seats=seats, phase="draw", mover=1, hands=["v10", "b4"], rows=["v: 9", ""],
                 deck="yx", colours=6, hand_penalty=True, open_piles=True)  # fmt: skip
    finish(m)
    cost = 17 if seats == 3 else 20
    assert points(m)[:2] == [9 - cost - 10, -4]
