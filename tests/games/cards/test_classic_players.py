"""`classic` § 14, 16, 17, 18: three players, four in teams, and the two extra cards."""

import pytest

from .position import (
    asked,
    ended,
    go,
    hand,
    moves,
    over,
    points,
    position,
    refused,
    row,
    shown,
)

# --- § 16: three players -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("w: x x x 2 3 4 5", 8),  # the page's example
        ("w: 2", -15),
        ("w: 8 9", 0),
        ("w: x", -34),
        ("w: x x", -51),
        ("w: x x x", -68),
        ("w: 2 3 4 5 6 7", 10),  # six cards: no bonus
        ("w: 2 3 4 5 6 7 8", 38),
        ("w: x 2 3 4 5 6 7", 40),  # 10 times 2, plus 20
        ("w: x x 2 3 4 5 6 7 8", 74),  # 18 times 3, plus 20, once
    ],
)
def test_s16_a_row_costs_seventeen_and_the_bonus_comes_with_the_seventh_card(
    cards: str, worth: int
) -> None:
    assert points(ended(seats=3, rows=["", "", cards])) == [0, 0, worth]


def test_s16_everyone_has_an_own_side() -> None:
    m = position(seats=3, mover=2, hands=["", "", "r3"], rows=["r: 7", "r: 8", ""])
    go(m, "play r3")
    assert [row(m, camp, "r") for camp in range(3)] == ["r7", "r8", "r3"]


# --- § 17: four players in teams ---------------------------------------------------------------


def test_s17_the_order_is_a1_b1_a2_b2() -> None:
    m = position(seats=4, hands=["y2 y3", "b2", "w2", "g2"], deck=9)
    order = []
    for card in ("y2", "b2", "w2", "g2"):
        order.append(asked(m))
        go(m, f"drop {card}", "deck")
    assert [*order, asked(m)] == [0, 1, 2, 3, 0]


def test_s17_partners_share_one_row_a_colour() -> None:
    m = position(seats=4, mover=2, hands=["", "", "r3 r9 rx", ""], rows=["r: 5", "r: 2"])
    assert refused(m, 2, "play r3") == ("not-higher", 5)
    assert refused(m, 2, "play rx") == ("wager-too-late", 6)
    go(m, "play r9")
    assert [row(m, 0, "r"), row(m, 1, "r")] == ["r5 r9", "r2"]


def test_s17_the_other_team_plays_on_its_own_side() -> None:
    m = go(position(seats=4, mover=3, hands=["", "", "", "r3"], rows=["r: 5", "r: 2"]), "play r3")
    assert [row(m, 0, "r"), row(m, 1, "r")] == ["r5", "r2 r3"]


def test_s17_contract_twenty_bonus_from_eight_one_score_a_team() -> None:
    m = ended(seats=4, rows=["b: x 2 3 4 5 6 7", "y: 2 3 4 5 6 7 8 9"], rounds=1)
    assert points(m) == [14, 44]
    assert [score.seats for score in over(m).scores] == [(0, 2), (1, 3)]
    assert (over(m).winners, over(m).ranking) == ((1, 3), (2, 1))


def test_s17_equal_teams_share_the_win() -> None:
    assert over(ended(seats=4, rounds=1)).winners == (0, 1, 2, 3)


def test_s17_a_partner_may_take_what_one_discarded() -> None:
    m = position(seats=4, hands=["y5", "b2", "w2", ""], deck=9)
    go(m, "drop y5", "deck", "play b2", "deck", "play w2", "take y")
    assert hand(m, 2) == "y5"


@pytest.mark.parametrize(
    ("starter", "begun_by", "totals", "next_one"),
    [
        (0, (0, -1), (9, 5), 2),  # A1 began last for A: now A2
        (2, (2, -1), (9, 5), 0),
        (0, (0, -1), (5, 9), 1),  # B begins for the first time: B1
        (2, (2, -1), (5, 9), 1),
        (1, (0, 1), (5, 9), 3),
        (3, (0, 3), (5, 9), 1),
        (1, (0, 1), (9, 5), 2),  # who began last for the team, not last of all
        (3, (2, 3), (9, 5), 0),
        (3, (-1, 3), (9, 5), 0),  # A begins for the first time: A1
        (0, (0, 1), (5, 5), 2),  # tied: the team of the last starter
        (1, (0, 1), (5, 5), 3),
    ],
)
def test_s14_in_teams_the_member_who_did_not_begin_last_for_the_leading_team(
    starter: int, begun_by: tuple[int, ...], totals: tuple[int, ...], next_one: int
) -> None:
    m = ended(seats=4, starter=starter, begun_by=begun_by, totals=totals, rounds_done=1)
    assert asked(m) == next_one
    assert m._state.begun_by[next_one % 2] == next_one


def test_s14_in_teams_by_the_last_round_s_score_as_an_option() -> None:
    m = ended(seats=4, rows=["y: 2", ""], totals=(99, 0), rounds_done=1, next_starter="round")
    assert asked(m) == 1


# --- § 18: the two extra cards -----------------------------------------------------------------


@pytest.mark.parametrize(("seats", "drawer"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_s18_every_seat_once_from_the_seat_after_the_drawer(seats: int, drawer: int) -> None:
    m = position(seats=seats, mover=drawer, phase="draw", deck="yx", rounds=1)
    go(m, "deck")
    order = []
    for _ in range(seats):
        order.append(asked(m))
        assert shown(m).phase == "extra"
        go(m, "pass")
    assert order == [(drawer + 1 + n) % seats for n in range(seats)]
    assert (over(m).reason, shown(m).extra_left) == ("deck-out", 0)


def test_s18_a_seat_is_asked_even_if_nothing_fits() -> None:
    m = position(seats=3, phase="draw", hands=["", "r3", ""], rows=["", "r: 9", ""], deck="yx")
    go(m, "deck")
    assert (asked(m), moves(m)) == (1, ["pass"])
    go(m, "pass")
    assert (asked(m), moves(m), hand(m, 2)) == (2, ["pass"], "")


def test_s18_none_one_or_two_cards_and_after_the_second_the_seat_is_done() -> None:
    m = position(seats=3, phase="extra", mover=0, hands=["r3 r4 r5", "b3 b4", "w2 w3 w4"], deck="")
    go(m, "play r3")
    assert (asked(m), shown(m).extra_left) == (0, 1)
    go(m, "play r4")
    assert (asked(m), shown(m).extra_left) == (1, 2)
    go(m, "play b3", "pass")
    assert asked(m) == 2
    go(m, "pass")
    assert points(m) == [7 - 17, 3 - 17, 0]


def test_s18_new_rows_and_wagers_are_allowed_the_order_of_values_holds() -> None:
    m = position(seats=3, phase="extra", hands=["rx bx b2 y3 yx", "", ""],
                 rows=["b: 5; y: 2", "", ""], deck="")  # fmt: skip
    assert moves(m) == ["play y3", "play rx", "pass"]
    assert refused(m, 0, "play bx") == ("wager-too-late", 6)
    assert refused(m, 0, "play b2") == ("not-higher", 5)
    go(m, "play rx", "play y3")
    assert [row(m, 0, "r"), row(m, 0, "y")] == ["rx", "y2 y3"]


def test_s18_no_discard_and_no_draw() -> None:
    m = position(seats=4, phase="extra", hands=["r3", "", "", ""], piles="y: 5", deck="")
    assert refused(m, 0, "drop r3") == ("no-discard-now", 18)
    assert refused(m, 0, "take y") == ("no-draw-now", 18)
    assert refused(m, 0, "deck") == ("no-draw-now", 18)
    assert refused(m, 1, "pass") == ("not-your-turn", 3)


def test_s18_partners_both_play_extra_cards_to_the_team_s_row() -> None:
    m = position(seats=4, phase="draw", mover=3, hands=["r5", "", "r6 r7", ""], deck="yx", rounds=1)
    go(m, "deck", "play r5", "pass", "pass", "play r6", "play r7", "pass")
    assert over(m).reason == "deck-out"
    assert row(m, 0, "r") == "r5 r6 r7"
    assert points(m) == [-2, 0]


def test_s18_the_drawer_may_play_the_card_just_drawn() -> None:
    m = position(seats=3, phase="draw", rows=["r: 8", "", ""], deck="r9", rounds=1)
    go(m, "deck", "pass", "pass", "play r9", "pass")
    assert points(m) == [0, 0, 0]
    assert row(m, 0, "r") == "r8 r9"


def test_s18_the_next_round_begins_as_usual_after_the_extra_cards() -> None:
    m = position(seats=3, phase="draw", hands=["", "r9 r10", ""], deck="yx")
    go(m, "deck", "play r9", "play r10", "pass", "pass")
    assert (asked(m), shown(m).round, shown(m).phase, shown(m).extra_left) == (1, 2, "play", 0)
