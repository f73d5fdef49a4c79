"""`classic` § 1 to 9: material, set-up, and a turn."""

from collections import Counter

import pytest

from cordee.core.faults import BadOption, BadSeats

from .position import (
    asked,
    deal,
    full_box,
    game,
    go,
    hand,
    moves,
    pile,
    position,
    refused,
    row,
    shown,
)


def test_s01_sixty_cards_five_colours_each_number_once_three_wagers() -> None:
    m = deal()
    counts = Counter(full_box(m))
    assert len(full_box(m)) == 60
    assert counts["r7"] == 1
    assert counts["rx"] == 3
    words = [m.game.write_chance(m.table, m._state, n) for n in range(44)]
    assert Counter(words) + Counter(hand(m, 0).split()) + Counter(hand(m, 1).split()) == counts


@pytest.mark.parametrize(
    ("seats", "colours", "cards", "deck"),
    [(2, 5, 8, 44), (3, 5, 7, 39), (4, 5, 6, 36), (2, 6, 8, 56), (3, 6, 7, 51), (4, 6, 6, 48)],
)
def test_s02_hands_and_deck_by_number_of_players(
    seats: int, colours: int, cards: int, deck: int
) -> None:
    m = deal(seats=seats, colours=colours)
    assert shown(m).held == (cards,) * seats
    assert [len(hand(m, seat).split()) for seat in range(seats)] == [cards] * seats
    assert shown(m).deck == deck


def test_s02_two_three_or_four_players() -> None:
    assert game("classic").seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            game("classic").start(seats=seats)


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_s02_by_default_luck_says_who_begins(seats: int, first: int) -> None:
    m = deal(seats=seats, luck=str(first))
    assert asked(m) == first
    assert shown(m).starter == first
    assert m.journal.lines[0] == f"~ first {first}"


def test_s02_the_host_can_name_the_seat_that_begins() -> None:
    m = deal(seats=3, first=2)
    assert asked(m) == 2
    assert m.journal.lines[0].startswith("~ deck ")


def test_s02_the_oldest_begins_if_the_ages_are_known() -> None:
    assert asked(deal(seats=3, ages=(1, 2, 0))) == 1
    m = deal(seats=3, ages=(0, 2, 1))
    assert asked(m) == 0
    assert m.journal.lines[0].startswith("~ deck ")  # luck was not asked who begins


def test_s02_known_ages_leave_nothing_to_luck() -> None:
    m = deal(seats=2, ages=(0, 1))
    assert asked(m) == 0
    assert m.journal.lines[0].startswith("~ deck ")


def test_s02_a_named_seat_wins_over_the_ages() -> None:
    assert asked(deal(seats=3, ages=(1, 2, 0), first=0)) == 0


def test_s02_ages_and_first_must_be_seats_of_this_table() -> None:
    for bad in ({"ages": (0, 1, 2)}, {"ages": (0,)}, {"ages": ()}, {"first": 2}):
        with pytest.raises(BadOption):
            deal(seats=2, **bad)
    with pytest.raises(BadOption):
        game("classic").options(ages=(0, 0))


def test_s02_cards_are_dealt_one_each_in_turn_from_the_first_player() -> None:
    m = deal(seats=3, first=1, luck="y2 y3 y4 b2 b3 b4")
    assert {"y2", "b2"} <= set(hand(m, 1).split())
    assert {"y3", "b3"} <= set(hand(m, 2).split())
    assert {"y4", "b4"} <= set(hand(m, 0).split())


def test_s03_a_turn_is_play_then_take_and_the_next_seat_follows() -> None:
    m = position(seats=3, mover=1, hands=["y2", "r3 r4", "b5"], deck="g9 g8")
    assert moves(m) == ["play r3", "drop r3", "play r4", "drop r4"]
    go(m, "play r3")
    assert (asked(m), moves(m)) == (1, ["deck"])
    go(m, "deck")
    assert (asked(m), hand(m, 1)) == (2, "g9 r4")


def test_s03_after_the_last_seat_the_first_one_follows() -> None:
    m = position(mover=1, hands=["y2", "r3"])
    assert asked(go(m, "play r3", "deck")) == 0


def test_s03_nobody_takes_before_playing() -> None:
    m = position(hands=["r3", ""], piles="y: 3")
    assert refused(m, 0, "deck") == ("play-first", 3)
    assert refused(m, 0, "take y") == ("play-first", 3)


def test_s03_only_one_card_is_played_a_turn() -> None:
    m = go(position(hands=["r3 r4 b2", ""]), "play r3")
    assert refused(m, 0, "play r4") == ("draw-now", 3)
    assert refused(m, 0, "drop b2") == ("draw-now", 3)


def test_s03_only_the_seat_whose_turn_it_is_moves() -> None:
    m = position(hands=["r3", "b4"])
    assert refused(m, 1, "play b4") == ("not-your-turn", 3)
    assert moves(m, 1) == []


def test_s03_skipping_a_turn_is_not_possible() -> None:
    m = position(hands=["r3", ""], rows=["r: 5", ""])
    assert moves(m) == ["drop r3"]
    for step in ("drop r3", "deck"):
        refusal = refused(m, 0, "pass")
        assert refusal is not None
        assert refusal[0] == "no-pass-now"
        go(m, step)


def test_s03_only_cards_of_ones_own_hand() -> None:
    m = position(hands=["r3", "b4"])
    assert refused(m, 0, "play b4") == ("not-in-hand", 3)
    assert refused(m, 0, "drop y2") == ("not-in-hand", 3)


def test_s04_a_card_goes_to_the_row_of_its_colour_on_ones_own_side() -> None:
    m = go(position(mover=1, hands=["", "r3"], rows=["r: 7", "b: 2"]), "play r3")
    assert [row(m, 1, "r"), row(m, 1, "b")] == ["r3", "b2"]
    assert row(m, 0, "r") == "r7"
    assert hand(m, 1) == ""


def test_s04_the_rival_s_row_does_not_bind() -> None:
    assert refused(position(hands=["r3 rx", ""], rows=["", "r: 9"]), 0, "play r3") is None


def test_s04_a_player_may_keep_several_rows() -> None:
    m = position(hands=["w9 g4", ""], rows=["y: 2; b: x; r: 3", ""])
    go(m, "play w9", "deck")
    assert [row(m, 0, c) for c in "ybwgr"] == ["y2", "bx", "w9", "", "r3"]


def test_s05_a_card_must_be_higher_than_the_last_of_its_row() -> None:
    m = position(hands=["r2 r4 r6 r9", ""], rows=["r: 3 5", ""])
    assert refused(m, 0, "play r2") == ("not-higher", 5)
    assert refused(m, 0, "play r4") == ("not-higher", 5)
    assert refused(m, 0, "play r6") is None
    assert refused(m, 0, "play r9") is None


def test_s05_after_the_ten_nothing_fits() -> None:
    m = position(hands=["b2 b9", ""], rows=["b: x 10", ""])
    assert moves(m) == ["drop b2", "drop b9"]


@pytest.mark.parametrize("lying", ["", "r: x", "r: x x x"])
@pytest.mark.parametrize("value", range(2, 11))
def test_s05_any_number_follows_nothing_or_wagers(lying: str, value: int) -> None:
    m = position(hands=[f"r{value}", ""], rows=[lying, ""])
    go(m, f"play r{value}")
    assert row(m, 0, "r").split()[-1] == f"r{value}"


def test_s06_a_wager_opens_a_row_or_follows_wagers() -> None:
    m = position(hands=["rx rx rx", "b2 b3 b4"], deck=7)
    for lying in ("rx", "rx rx", "rx rx rx"):
        go(m, "play rx", "deck")
        assert row(m, 0, "r") == lying
        go(m, moves(m)[1], "deck")


def test_s06_no_wager_after_a_number() -> None:
    m = position(hands=["rx bx", ""], rows=["r: 2; b: x", ""])
    assert refused(m, 0, "play rx") == ("wager-too-late", 6)
    assert refused(m, 0, "play bx") is None


def test_s06_no_wager_even_after_a_wager_and_a_number() -> None:
    m = position(hands=["rx", ""], rows=["r: x 10", ""])
    assert refused(m, 0, "play rx") == ("wager-too-late", 6)
    assert refused(m, 0, "drop rx") is None


def test_s07_any_card_may_be_discarded_even_one_that_fits() -> None:
    m = position(hands=["r9 rx", ""], rows=["r: 2", ""], piles="r: 3")
    assert moves(m) == ["drop rx", "play r9", "drop r9"]
    go(m, "drop r9")
    assert pile(m, "r") == ("r9", 2)
    assert row(m, 0, "r") == "r2"


@pytest.mark.parametrize("card", ["yx", "y2", "r10"])
def test_s07_first_and_last_card_of_the_box_can_be_discarded_too(card: str) -> None:
    m = go(position(hands=[card, ""], deck="b2 b3"), f"drop {card}")
    assert pile(m, card[0]) == (card, 1)
    assert row(m, 0, card[0]) == ""


def test_s07_piles_are_shared_and_one_a_colour() -> None:
    m = position(hands=["r9", "r4 b3"], deck="y2 y3 y4")
    go(m, "drop r9", "deck", "drop r4", "deck")
    assert pile(m, "r") == ("r4", 2)
    assert pile(m, "b") == (None, 0)


def test_s08_the_deck_or_the_top_of_any_pile_that_is_not_empty() -> None:
    m = position(hands=["r9", ""], piles="y: 3 8; g: x", deck="b2 b3")
    go(m, "play r9")
    assert moves(m) == ["take y", "take g", "deck"]
    assert refused(m, 0, "take r") == ("pile-empty", 8)
    go(m, "take y")
    assert hand(m, 0) == "y8"
    assert pile(m, "y") == ("y3", 1)
    assert (asked(m), shown(m).deck) == (1, 2)


def test_s08_a_wager_can_be_taken_too() -> None:
    m = position(phase="draw", hands=["gx", ""], piles="g: 5 x")
    go(m, "take g")
    assert hand(m, 0) == "gx gx"
    assert pile(m, "g") == ("g5", 1)


def test_s08_the_deck_gives_one_hidden_card() -> None:
    m = position(phase="draw", deck="r9 b2")
    go(m, "deck")
    assert (hand(m, 0), shown(m).deck, shown(m, 1).hands[0]) == ("r9", 1, None)


def test_s08_a_place_that_was_left_is_cleared() -> None:
    """Two ways to one table are one state: nothing of the way is left behind."""
    m = go(position(phase="draw", hands=["", "b2"], piles="y: 3 8", deck="r9 b3 b4"), "deck")
    assert sorted(m._state.bag[:2].tolist()) == [12, 13]
    assert (m._state.bag[2:] == -1).all()
    go(m, "play b2", "take y")
    assert m._state.piles[0].tolist() == [2] + [-1] * 11


def test_s09_the_card_just_discarded_cannot_be_taken_back() -> None:
    m = position(hands=["y5", ""], piles="y: 3; g: 2")
    go(m, "drop y5")
    assert refused(m, 0, "take y") == ("just-dropped", 9)
    assert moves(m) == ["take g", "deck"]


def test_s09_the_next_player_may_take_it() -> None:
    m = position(hands=["y5", "r2"], deck="b2 b3")
    go(m, "drop y5", "deck", "play r2")
    assert moves(m) == ["take y", "deck"]
    assert hand(go(m, "take y"), 1) == "y5"


def test_s09_on_a_later_turn_one_may_take_one_s_own_discard() -> None:
    m = position(hands=["y5 r2", "b2"], deck="g2 g3 g4")
    go(m, "drop y5", "deck", "play b2", "deck", "play r2", "take y")
    assert hand(m, 0) == "y5 g2"


def test_s09_what_lay_there_before_a_card_was_played_to_a_row_is_free() -> None:
    m = position(hands=["y5", ""], piles="y: 3")
    assert moves(go(m, "play y5")) == ["take y", "deck"]


def test_s09_discarding_one_colour_leaves_the_other_piles_open() -> None:
    m = go(position(hands=["y5", ""], piles="g: 2 x"), "drop y5")
    assert hand(go(m, "take g"), 0) == "gx"
