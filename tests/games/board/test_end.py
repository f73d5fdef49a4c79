"""`board` § 12 to 16: scoring, the next round, the end of the game, the short game, the variant."""

import pytest

from .position import (
    asked,
    ended,
    go,
    left_lying,
    lines,
    memory,
    moves,
    over,
    pack,
    points,
    position,
    refused,
    row,
    shown,
    step,
)

LARGE = [-50, -45, -40, -10, -5, 0, 30, 35, 40, 70, 75, 80, 110, 115, 120, 150, 150]
SMALL = [-20, -15, 10, 15, 30, 50, 50]


@pytest.mark.parametrize(
    ("stand", "value"),
    [(4, 5), (5, 10), (6, 15), (7, 30), (8, 35), (9, 50)],
)
def test_s12_a_pawn_earns_its_square_and_the_leader_twice(stand: int, value: int) -> None:
    m = ended(rows=[f"r: 1 > {stand}", f"r: 1 > {stand} *"])
    assert points(m) == [value, 2 * value]
    assert lines(m, 0) == {"r": (str(value), value)}
    assert lines(m, 1) == {"r": (f"{value} x2 = {2 * value}", 2 * value)}


@pytest.mark.parametrize(("stand", "value"), [(1, -20), (2, -15), (3, -10)])
def test_s12_a_leader_on_a_negative_square_loses_twice(stand: int, value: int) -> None:
    m = ended(rows=[f"r: 1 > {stand} *", ""], totals=[100, 0], rounds_done=1)
    assert points(m) == [2 * value, 0]
    assert shown(m).totals == (100 + 2 * value, 0)


def test_s12_the_example_of_the_page() -> None:
    m = ended(rows=["r: 1 > 8 *; b: 2 > 5; g: 0 > 2", ""], tile_points=[15, 0])
    assert points(m) == [80, 0]
    assert lines(m) == {
        "r": ("35 x2 = 70", 70), "g": ("-15", -15), "b": ("10", 10), "tiles": ("15", 15),
    }  # fmt: skip


def test_s12_a_total_is_never_below_zero_at_the_end_of_a_round() -> None:
    m = ended(rows=["r: 1 *; b: 2 > 2", "r: 1"], totals=[20, 30], rounds_done=1)
    assert points(m) == [-20, -20]
    assert shown(m).totals == (0, 10)
    assert lines(m, 0)["floor"] == ("-35 + 35 = 0, +35", 35)
    assert "floor" not in lines(m, 1)


def test_s12_the_floor_counts_the_points_of_tiles() -> None:
    m = ended(rows=["r: 1", "r: 1"], tile_points=[15, 25])
    assert points(m) == [0, 5]
    assert lines(m, 0)["floor"] == ("-5 + 5 = 0, +5", 5)


def test_s12_artefact_tiles_become_artefacts_at_every_round_s_end() -> None:
    m = ended(finds=[2, 1], artefacts=[3, 0])
    assert (left_lying(m).artefacts, left_lying(m).finds) == ((5, 1), (0, 0))
    assert (shown(m).artefacts, shown(m).finds) == ((5, 1), (0, 0))
    assert points(m) == [0, 0]  # they count at the end of the game only


def test_s13_a_new_round_is_set_up_anew() -> None:
    m = ended(
        hands=["r3", "b2"], rows=["r: 1 > 7 *; y: 1", ""], piles="g: 4", tile_points=[5, 0],
        finds=[1, 0], known=["r3", ""], walker=0,
    )  # fmt: skip
    table = shown(m)
    assert (table.round, table.deck, table.held, table.crossed) == (2, 64, (8, 8), 0)
    assert all(not path.cards and path.step == 0 for own in table.rows for path in own.values())
    assert not any(path.leader or path.heading for own in table.rows for path in own.values())
    assert all(pile.height == 0 for pile in table.piles.values())
    tiles = [tile for path in table.tiles.values() for tile in path if tile]
    assert (len(tiles), tiles.count("artefact")) == (25, 9)
    assert (table.tile_points, table.totals) == ((0, 0), (45, 0))
    assert m._state.known.sum() == 0
    assert memory(m).last_seen == {}


@pytest.mark.parametrize(("seats", "walker", "next_"), [(2, 1, 0), (3, 0, 1), (4, 3, 0), (4, 1, 2)])
def test_s13_the_seat_after_the_last_to_advance_begins(seats: int, walker: int, next_: int) -> None:
    m = ended(seats=seats, walker=walker)
    assert asked(m) == shown(m).starter == next_


def test_s13_if_nobody_advanced_the_seat_after_the_last_starter_begins() -> None:
    assert asked(ended(seats=3, starter=1, mover=0)) == 2
    assert asked(ended(seats=3, starter=2, mover=0)) == 0


def test_s13_placing_a_pawn_counts_as_advancing() -> None:
    m = position(seats=3, hands=["r4", "b2", "y2"], mover=1, deck="g5 g6")
    go(m, "play b2", "start leader", "deck", "drop y2", "deck")
    assert asked(m) == 2


def test_s13_tile_and_card_steps_count_declined_ones_do_not() -> None:
    m = position(seats=3, hands=["g8", "r4", ""], rows=["g: 3 > 9; b: 1", "r: 1", ""], deck=2,
                 walker=2)  # fmt: skip
    go(m, "play g8", "decline")
    assert m._state.walker == 2
    m = position(seats=3, hands=["g8", "r4", ""], rows=["g: 3 > 9; b: 1", "r: 1", ""], walker=2)
    assert go(m, "play g8", "advance b")._state.walker == 0


def test_s13_whoever_ends_the_round_by_a_crossing_advanced_last() -> None:
    four = "r: 1 > 7; y: 1 > 8"
    m = position(seats=3, mover=1, hands=["", "b6", ""], rows=[four, "b: 1 > 6", four])
    assert asked(go(m, "play b6")) == 2


# --- § 14: the end of the game -----------------------------------------------------------------


@pytest.mark.parametrize("artefacts", range(17))
def test_s14_the_large_scale(artefacts: int) -> None:
    m = ended(rounds_done=2, totals=[200, 0], artefacts=[artefacts, 0])
    assert over(m).scores[0].total == 200 + LARGE[artefacts]
    assert lines(m)["artefacts"] == (f"{artefacts} : {LARGE[artefacts]}", LARGE[artefacts])


def test_s14_all_twenty_seven_artefacts() -> None:
    m = ended(rounds_done=2, artefacts=[20, 0], finds=[7, 0])
    assert over(m).scores[0].total == 150


def test_s14_six_artefacts_30_nine_70_and_those_of_the_last_round_count() -> None:
    m = ended(seats=3, rounds_done=2, artefacts=[4, 7, 5], finds=[2, 2, 0], totals=[5, 5, 5])
    assert [score.total for score in over(m).scores] == [35, 75, 5]
    assert (over(m).winners, over(m).ranking) == ((1,), (2, 1, 3))


def test_s14_not_before_the_third_round() -> None:
    assert not ended(rounds_done=1, artefacts=[9, 0]).is_over


def test_s14_after_the_artefacts_too_nobody_is_below_zero() -> None:
    m = ended(rounds_done=2, totals=[20, 60], artefacts=[0, 0])
    assert [score.total for score in over(m).scores] == [0, 10]
    assert lines(m, 0)["last-floor"] == ("-30 + 30 = 0, +30", 30)
    assert "last-floor" not in lines(m, 1)


def test_s14_both_floors_can_meet() -> None:
    m = ended(rounds_done=2, rows=["r: 1 *", ""], totals=[20, 0], artefacts=[1, 9])
    assert points(m) == [-20, 70]
    found = lines(m, 0)
    assert (found["floor"][1], found["artefacts"][1], found["last-floor"][1]) == (20, -45, 45)


def test_s14_by_option_the_artefacts_can_bring_a_total_below_zero() -> None:
    m = ended(
        rounds_done=2, rows=["r: 1 *", ""], totals=[20, 60], artefacts=[0, 0], final_floor=False
    )
    assert [score.total for score in over(m).scores] == [-50, 10]  # the round's own floor stays
    assert "last-floor" not in lines(m, 0)
    assert lines(m, 0)["floor"] == ("-20 + 20 = 0, +20", 20)


def test_s14_ties_go_to_the_most_artefacts_and_are_shared_otherwise() -> None:
    m = ended(seats=4, rounds_done=2, artefacts=[0, 1, 1, 0], totals=[80, 75, 75, 200])
    assert [score.total for score in over(m).scores] == [30, 30, 30, 150]
    assert (over(m).ranking, over(m).winners) == ((4, 2, 2, 1), (3,))
    m = ended(rounds_done=2, artefacts=[6, 9], totals=[40, 0])
    assert (over(m).ranking, over(m).winners) == ((2, 1), (1,))
    m = ended(rounds_done=2, artefacts=[6, 6], totals=[40, 40])
    assert (over(m).ranking, over(m).winners) == ((1, 1), (0, 1))


def test_s14_the_game_says_how_it_ended() -> None:
    assert over(ended(rounds_done=2)).reason == "deck-out"
    four = "r: 1 > 7; y: 1 > 8"
    m = position(hands=["b6", ""], rows=[four + "; b: 1 > 6", four], rounds_done=2)
    assert over(go(m, "play b6")).reason == "bridges"


def test_s14_once_over_nothing_can_be_played_and_hands_are_open() -> None:
    m = ended(rounds_done=2, hands=["r4", "b2"], deck="g5")
    assert refused(m, 0, "play r4") == refused(m, 1, "decline") == ("match-over", 14)
    assert shown(m).hands == (("r4", "g5"), ("b2",))
    assert (shown(m).phase, shown(m).mover, shown(m).round) == ("over", None, 3)


def test_s14_the_contested_value_at_five_can_be_corrected() -> None:
    other = pack(("-10, -5, 0, 30", "-10, -5, -3, 30"))
    m = ended(rounds_done=2, artefacts=[5, 6], totals=[50, 50], data=other)
    assert [score.total for score in over(m).scores] == [47, 80]


# --- § 15: the short game ----------------------------------------------------------------------


@pytest.mark.parametrize("artefacts", range(7))
def test_s15_one_round_and_the_small_scale(artefacts: int) -> None:
    m = ended(rounds=1, rows=["r: 1 > 9", ""], finds=[artefacts, 0])
    assert over(m).scores[0].total == 50 + SMALL[artefacts]
    assert shown(m).rounds == 1


def test_s15_its_total_is_floored_too() -> None:
    m = ended(rounds=1, rows=["r: 1", "r: 2 > 4"])
    assert [score.total for score in over(m).scores] == [0, 0]
    m = ended(rounds=1, rows=["r: 1", "r: 2 > 4"], final_floor=False)
    assert [score.total for score in over(m).scores] == [-20, -15]


# --- § 16: rising or falling -------------------------------------------------------------------


def test_s16_a_path_starts_with_the_lowest_or_the_highest_card() -> None:
    m = position(hands=["r4 r7 r9", ""], direction="either")
    assert refused(m, 0, "play r4") is None
    assert refused(m, 0, "play r9") is None
    assert refused(m, 0, "play r7") == ("not-an-end", 16)


def test_s16_the_first_different_value_fixes_the_direction() -> None:
    m = position(hands=["r5", ""], rows=["r: 7"], direction="either")
    assert row(m, 0, "r").heading is None
    go(m, "play r5")
    assert (row(m, 0, "r").heading, row(m, 0, "r").cards, step(m, 0, "r")) == (
        "falling", ("r7", "r5"), 2,
    )  # fmt: skip
    m = go(position(hands=["r8", ""], rows=["r: 7"], direction="either"), "play r8")
    assert row(m, 0, "r").heading == "rising"


def test_s16_equal_values_leave_it_open() -> None:
    m = go(position(hands=["r7", ""], rows=["r: 7"], direction="either"), "play r7")
    assert (row(m, 0, "r").heading, row(m, 0, "r").cards) == (None, ("r7", "r7"))


def test_s16_a_falling_row_takes_equal_or_lower_cards_only() -> None:
    m = position(hands=["r5 r3 r6", ""], rows=["r: 7 5"], direction="either")
    assert refused(m, 0, "play r6") == ("above-row", 16)
    assert refused(m, 0, "play r5") is None
    go(m, "play r3")
    assert row(m, 0, "r").cards == ("r7", "r5", "r3")


def test_s16_a_rising_row_takes_equal_or_higher_cards_only() -> None:
    m = position(hands=["r5 r7", ""], rows=["r: 5 7"], direction="either")
    assert refused(m, 0, "play r5") == ("below-row", 5)
    assert refused(m, 0, "play r7") is None


def test_s16_each_row_has_its_own_direction() -> None:
    m = position(hands=["r2 b9", ""], rows=["r: 7 5; b: 5 7"], direction="either")
    assert moves(m) == ["play r2", "drop r2", "play b9", "drop b9"]


def test_s16_without_the_variant_a_row_never_falls() -> None:
    m = position(hands=["r5", ""], rows=["r: 7"])
    assert refused(m, 0, "play r5") == ("below-row", 5)


def test_s16_on_a_falling_row_in_its_city_a_lower_card_is_valid() -> None:
    m = position(hands=["g2 g5", ""], rows=["g: 4 3 > 9; r: 1"], direction="either")
    assert refused(m, 0, "play g5") == ("above-row", 16)
    assert moves(go(m, "play g2")) == ["advance r", "decline"]


def test_s16_with_a_free_start_any_card_starts() -> None:
    m = position(hands=["r4 r7 r9", ""], direction="either", start="free")
    assert refused(m, 0, "play r7") is None
