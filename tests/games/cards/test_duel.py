"""`duel` § 1 to 15 and 21: what is printed in its own rulebook. Exploits have their own file."""

from collections import Counter
from typing import Any

import pytest

from cordee.core.faults import BadOption, BadSeats, UnknownVariant

from .position import (
    asked,
    deal,
    ended,
    full_box,
    game,
    go,
    hand,
    lines,
    moves,
    over,
    pile,
    points,
    position,
    refused,
    row,
    shown,
)


def test_s01_sixty_cards_in_the_five_duel_colours() -> None:
    counts = Counter(full_box(deal("duel")))
    assert sum(counts.values()) == 60
    assert {card[0] for card in counts} == set("yrbvg")
    assert (counts["vx"], counts["v10"]) == (3, 1)


def test_s02_eight_cards_each_and_forty_four_in_the_deck() -> None:
    m = deal("duel")
    assert (shown(m).held, shown(m).deck, shown(m).exploits) == ((8, 8), 44, ())


def test_s02_always_two_seats() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(BadSeats):
            deal("duel", seats=seats)


def test_s02_the_oldest_begins_a_named_seat_first_of_all_else_luck() -> None:
    assert asked(deal("duel", ages=(1, 0))) == 1
    assert asked(deal("duel", ages=(1, 0), first=0)) == 0
    assert asked(deal("duel", luck="1")) == 1


def test_s03_play_then_draw_back_to_eight_cards() -> None:
    m = deal("duel", first=0)
    go(m, moves(m)[0])
    assert shown(m).held == (7, 8)
    go(m, "deck")
    assert (shown(m).held, asked(m)) == ((8, 8), 1)


def test_s04_the_printed_example_starting_green_with_the_three() -> None:
    m = go(position("duel", hands=["g3", "g4"]), "play g3")
    assert [row(m, 0, "g"), row(m, 1, "g")] == ["g3", ""]


def test_s05_each_card_must_be_higher_than_the_one_before() -> None:
    m = position("duel", hands=["g4 g7 g10", ""], rows=["g: x 6", ""])
    assert refused(m, 0, "play g4") == ("not-higher", 5)
    assert moves(m) == ["drop g4", "play g7", "drop g7", "play g10", "drop g10"]


def test_s06_a_recherche_only_before_the_first_number_several_allowed() -> None:
    m = position("duel", hands=["vx gx", ""], rows=["v: x x; g: 2", ""])
    assert refused(m, 0, "play gx") == ("wager-too-late", 6)
    assert row(go(m, "play vx"), 0, "v") == "vx vx vx"


def test_s07_only_the_top_of_a_pile_is_visible() -> None:
    m = go(position("duel", hands=["v5", ""], piles="v: 9"), "drop v5")
    assert pile(m, "v") == ("v5", 2)
    assert shown(m).piles["v"].cards is None


def test_s08_the_deck_or_the_top_of_a_pile() -> None:
    m = position("duel", phase="draw", piles="v: 9 3")
    assert moves(m) == ["take v", "deck"]
    assert refused(m, 0, "take r") == ("pile-empty", 8)
    assert hand(go(m, "take v"), 0) == "v3"


def test_s09_not_the_card_just_discarded_the_rival_may() -> None:
    m = go(position("duel", hands=["v5", "b2"], piles="v: 9", deck=5), "drop v5")
    assert refused(m, 0, "take v") == ("just-dropped", 9)
    go(m, "deck", "play b2", "take v")
    assert hand(m, 1) == "v5"


def test_s10_the_last_card_drawn_ends_the_game_at_once() -> None:
    m = go(position("duel", hands=["v5", "v9"], deck="b2"), "play v5", "deck")
    assert over(m).reason == "deck-out"
    assert refused(m, 1, "play v9") == ("match-over", 14)
    assert points(m) == [-15, 0]


def test_s10_cards_in_hand_do_not_count() -> None:
    assert points(ended("duel", hands=["v10", "g9"])) == [0, 0]


def test_s11_forty_turns_without_the_deck_end_the_game() -> None:
    m = position("duel", phase="draw", hands=["", "v9"], piles="v: 5 6", stall=38)
    go(m, "take v")
    assert asked(m) == 1
    go(m, "play v9", "take v")
    assert over(m).reason == "stalled"


def test_s11_another_limit_or_none() -> None:
    drawn: dict[str, Any] = {"phase": "draw", "piles": "v: 5 6", "hands": ["", "v9"]}
    assert over(go(position("duel", stall_limit=1, **drawn), "take v")).reason == "stalled"
    assert asked(go(position("duel", stall_limit="none", stall=500, **drawn), "take v")) == 1


def test_s12_the_printed_example_of_a_final_score() -> None:
    """23 · nothing · one Recherche · 15 with one · 35 with two, eight cards: 18 points."""
    m = ended("duel", rows=["y: 5 8 10; b: x; v: x 7 8; g: x x 2 3 5 7 8 10", ""])
    assert lines(m) == {
        "y": ("23 - 20 = 3", 3),
        "r": ("0", 0),
        "b": ("0 - 20 = -20, x2 = -40", -40),
        "v": ("15 - 20 = -5, x2 = -10", -10),
        "g": ("35 - 20 = 15, x3 = 45, +20 = 65", 65),
    }
    assert points(m) == [18, 0]
    assert [score.total for score in over(m).scores] == [18, 0]


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("v: x 5 8 9", 4),  # the page's examples
        ("r: 3 6", -11),
        ("y: x x", -60),
        ("b: x 2 4 5 6 7 9 10", 66),
        ("y: x x x", -80),
        ("g: 2 3 4 5 6 7 8", 15),  # seven cards
        ("g: x 2 3 4 5 6 7 8", 50),  # 15 times 2, plus 20
        ("g: x x x 2 3 4 5 6 7 8 9 10", 156),
    ],
)
def test_s12_s13_an_expedition(cards: str, worth: int) -> None:
    assert points(ended("duel", rows=[cards, ""])) == [worth, 0]


def test_s14_the_highest_score_wins() -> None:
    m = ended("duel", rows=["v: 2", "y: 3"], ages=(1, 0))
    assert (over(m).winners, over(m).ranking) == ((1,), (2, 1))
    m = ended("duel", rows=["v: 3", "y: 2"], ages=(1, 0))
    assert (over(m).winners, over(m).ranking) == ((0,), (1, 2))


@pytest.mark.parametrize(("ages", "winner"), [((0, 1), 1), ((1, 0), 0)])
def test_s14_tied_the_younger_wins(ages: tuple[int, int], winner: int) -> None:
    m = ended("duel", rows=["v: 2", "y: 2"], ages=ages)
    assert points(m) == [-18, -18]
    assert over(m).winners == (winner,)
    assert over(m).ranking == ((1, 2) if winner == 0 else (2, 1))


def test_s14_tied_and_ages_unknown_the_win_is_shared() -> None:
    m = ended("duel", rows=["v: 2", "y: 2"])
    assert (over(m).winners, over(m).ranking) == ((0, 1), (1, 1))


def test_s15_one_game_by_default_or_three() -> None:
    assert shown(deal("duel")).rounds == 1
    assert shown(deal("duel", games=3)).rounds == 3
    for bad in (2, 0, 4):
        with pytest.raises(BadOption):
            deal("duel", games=bad)


def test_s15_three_games_are_added_up() -> None:
    m = ended("duel", rows=["v: 2", ""], games=3)
    assert (asked(m), shown(m).round, shown(m).totals) == (1, 2, (-18, 0))
    m = ended("duel", rows=["v: 2", "y: 3"], games=3, rounds_done=2, totals=(40, 10))
    assert [score.total for score in over(m).scores] == [22, -7]
    assert over(m).winners == (0,)


@pytest.mark.parametrize("starter", [0, 1])
def test_s15_the_best_total_begins_the_next_game(starter: int) -> None:
    drawn: dict[str, Any] = {"games": 3, "rounds_done": 1, "rows": ["v: 2", ""], "starter": starter}
    assert asked(ended("duel", totals=(30, 5), ages=(1, 0), **drawn)) == 0
    assert asked(ended("duel", totals=(20, 5), ages=(0, 1), **drawn)) == 1


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("ages", [(0, 1), (1, 0)])
def test_s15_tied_the_oldest_begins(starter: int, ages: tuple[int, int]) -> None:
    m = ended("duel", rows=["v: 2", "y: 2"], games=3, starter=starter, ages=ages)
    assert asked(m) == ages[0]


@pytest.mark.parametrize("starter", [0, 1])
def test_s15_tied_and_ages_unknown_the_last_starter_begins_again(starter: int) -> None:
    assert asked(ended("duel", rows=["v: 2", "y: 2"], games=3, starter=starter)) == starter


@pytest.mark.parametrize(("ages", "winners"), [(None, (0, 1)), ((0, 1), (1,)), ((1, 0), (0,))])
def test_s15_tied_after_three_games_the_youngest_wins(
    ages: tuple[int, int] | None, winners: tuple[int, ...]
) -> None:
    m = ended("duel", rows=["v: 2", ""], games=3, rounds_done=2, totals=(28, 10), ages=ages)
    assert over(m).winners == winners


@pytest.mark.parametrize(
    "option",
    [
        {"rounds": 3}, {"colours": 5}, {"colours": 6}, {"hand_penalty": True},
        {"cooperation": True}, {"open_piles": True}, {"next_starter": "total"},
    ],
)  # fmt: skip
def test_s21_classic_s_other_options_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as fault:
        game("duel").options(**option)
    assert fault.value.code == "unknown-option"


@pytest.mark.parametrize("option", [{"games": 1}, {"exploits": True}, {"claim": "auto"}])
def test_s21_duel_s_options_are_refused_by_classic(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        game("classic").options(**option)


def test_s21_the_named_variant() -> None:
    assert game("duel").options("exploits") == game("duel").options(exploits="on")
    assert game("duel").options().exploits is False  # type: ignore[attr-defined]
    with pytest.raises(UnknownVariant):
        game("duel").options("coop")
