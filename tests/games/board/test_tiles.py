"""`board` § 8 to 10: event tiles and their chains, cities, bridges and the end of a round."""

import pytest

from .position import (
    asked,
    go,
    hand,
    left_lying,
    lines,
    moves,
    pack,
    points,
    position,
    refused,
    shown,
    step,
)


def test_s08_an_artefact_tile_is_taken_and_its_slot_stays_empty() -> None:
    m = position(hands=["r4", "r2"], rows=["r: 1", "r: 1"], tiles="r: 2=artefact")
    go(m, "play r4")
    assert (shown(m).finds, shown(m).tiles["r"][1]) == ((1, 0), None)
    go(m, "deck", "play r2")
    assert (shown(m).finds, step(m, 1, "r")) == ((1, 0), 2)


def test_s08_a_points_tile_gives_its_points_and_stays() -> None:
    m = position(hands=["r4", "r2"], rows=["r: 1 *", "r: 1"], tiles="r: 2=10")
    go(m, "play r4", "deck", "play r2")
    assert shown(m).tile_points == (10, 10)  # the leader does not double them
    assert shown(m).tiles["r"][1] == "10"


def test_s08_a_step_tile_offers_a_step_with_any_pawn_under_way() -> None:
    m = position(hands=["r4", ""], rows=["r: 1; b: 2; g: 3 > 9"], tiles="r: 2=step")
    go(m, "play r4")
    assert (moves(m), shown(m).phase) == (["advance r", "advance b", "decline"], "advance")
    go(m, "advance b")
    assert (step(m, 0, "r"), step(m, 0, "b"), moves(m)) == (2, 2, ["deck"])
    assert shown(m).tiles["r"][1] == "step"


def test_s08_the_step_can_be_declined() -> None:
    m = go(position(hands=["r4", ""], rows=["r: 1"], tiles="r: 2=step"), "play r4", "decline")
    assert (step(m, 0, "r"), moves(m)) == (2, ["deck"])


def test_s08_the_worked_example_the_blue_6_the_step_to_30_and_15_points() -> None:
    m = position(
        hands=["b6", ""], rows=["b: 1 2 3 4 5; r: 2"], tiles="b: 6=step 7=15", deck="g5 g6"
    )
    go(m, "play b6")
    assert shown(m).steps[step(m, 0, "b") - 1] == 15
    go(m, "advance b")
    assert shown(m).steps[step(m, 0, "b") - 1] == 30
    assert shown(m).tile_points == (15, 0)
    assert (moves(m), shown(m).crossed) == (["deck"], 1)


def test_s08_a_chain_through_three_tiles() -> None:
    m = position(
        hands=["r4", ""], rows=["r: 1; b: 2; g: 3"],
        tiles="r: 2=step; b: 2=step; g: 2=artefact", deck="y5 y6",
    )  # fmt: skip
    go(m, "play r4", "advance b")
    assert moves(m) == ["advance r", "advance g", "advance b", "decline"]
    go(m, "advance g")
    assert (shown(m).finds, [step(m, 0, c) for c in "rbg"]) == ((1, 0), [2, 2, 2])
    assert moves(m) == ["deck"]


def test_s08_a_chain_can_follow_one_pawn_over_step_tiles() -> None:
    m = position(hands=["r4", ""], rows=["r: 1"], tiles="r: 2=step 3=step 4=step 5=5")
    go(m, "play r4", "advance r", "advance r", "advance r")
    assert (step(m, 0, "r"), shown(m).tile_points, moves(m)) == (5, (5, 0), ["deck"])


def test_s08_only_pawns_under_way_and_not_in_their_city() -> None:
    m = position(hands=["r4", ""], rows=["r: 1; g: 3 > 9"], tiles="r: 2=step")
    go(m, "play r4")
    assert refused(m, 0, "advance b") == ("not-started", 8)
    assert refused(m, 0, "advance g") == ("at-city", 9)


def test_s08_before_the_step_is_settled_nothing_else_is_possible() -> None:
    m = position(hands=["r4 r5", ""], rows=["r: 1"], tiles="r: 2=step", piles="b: 2")
    go(m, "play r4")
    for move in ("play r5", "drop r5", "take b", "deck"):
        assert refused(m, 0, move) == ("choose-step", 8)
    assert refused(m, 0, "start leader") == ("no-start-now", 4)


def test_s08_no_step_is_offered_otherwise() -> None:
    m = position(hands=["r4", ""], rows=["r: 1"])
    for move in ("advance r", "decline"):
        assert refused(m, 0, move) == ("no-advance-now", 8)
    assert refused(go(m, "play r4"), 0, "advance r") == ("no-advance-now", 8)


def test_s08_a_step_tile_in_the_city_asks_nothing_if_no_other_pawn_can_move() -> None:
    m = position(hands=["r9", ""], rows=["r: 1 > 8"], tiles="r: 9=step")
    go(m, "play r9")
    assert (step(m, 0, "r"), moves(m)) == (9, ["deck"])


def test_s08_other_data_a_tile_on_the_first_step_acts_on_placing() -> None:
    other = pack(("value = [3, 5, 6, 7, 9]", "value = [1, 5, 6, 7, 9]"))
    m = position(hands=["r4", ""], rows=["b: 2"], tiles="r: 1=step", data=other)
    go(m, "play r4", "start leader")
    assert (step(m, 0, "r"), moves(m)) == (1, ["advance r", "advance b", "decline"])
    m = position(hands=["r4", ""], rows=["b: 2 *"], tiles="r: 1=artefact", data=other)
    assert shown(go(m, "play r4")).finds == (1, 0)


# --- § 9: the city already reached -------------------------------------------------------------


def test_s09_a_card_on_a_full_path_moves_another_pawn() -> None:
    m = position(hands=["g8", ""], rows=["g: 3 > 9; r: 1; b: 2"], tiles="r: 2=5")
    go(m, "play g8")
    assert moves(m) == ["advance r", "advance b", "decline"]
    assert refused(m, 0, "advance g") == ("at-city", 9)
    go(m, "advance r")
    assert (step(m, 0, "g"), step(m, 0, "r"), shown(m).tile_points) == (9, 2, (5, 0))
    assert moves(m) == ["deck"]


def test_s09_that_step_can_be_declined() -> None:
    m = go(position(hands=["g8", ""], rows=["g: 3 > 9; r: 1"]), "play g8", "decline")
    assert (step(m, 0, "r"), moves(m)) == (1, ["deck"])


def test_s09_the_card_is_legal_even_if_no_pawn_can_move() -> None:
    m = position(hands=["g8", ""], rows=["g: 3 > 9; r: 1 > 9"])
    go(m, "play g8")
    assert (moves(m), hand(m, 0), shown(m).rows[0]["g"].cards) == (["deck"], "", ("g3", "g8"))


def test_s09_the_card_must_be_valid() -> None:
    m = position(hands=["g2", ""], rows=["g: 3 > 9; r: 1"])
    assert refused(m, 0, "play g2") == ("below-row", 5)


# --- § 10: the end of a round ------------------------------------------------------------------

FOUR = "r: 1 > 7; y: 1 > 8"  # two pawns across for each of two seats


def test_s10_the_fifth_pawn_across_ends_the_round_at_once() -> None:
    m = position(hands=["b6", "y2"], rows=[FOUR + "; b: 1 > 6", FOUR], deck=20, finds=[0, 0])
    go(m, "play b6")
    assert points(m) == [30 + 35 + 30, 30 + 35]
    lying = left_lying(m)
    assert (lying.crossed, lying.held, lying.deck) == (5, (0, 1), 20)  # no card was drawn
    assert (lying.phase, shown(m).round) == ("scored", 2)


def test_s10_four_pawns_across_do_not() -> None:
    m = position(hands=["b6", "y2"], rows=["r: 1 > 7; b: 1 > 6", FOUR], tiles="b: 7=5")
    go(m, "play b6")
    assert (moves(m), shown(m).crossed, shown(m).tile_points) == (["deck"], 4, (5, 0))


def test_s10_going_on_beyond_the_bridge_is_no_crossing() -> None:
    m = position(hands=["y6", "y2"], rows=[FOUR, FOUR])
    go(m, "play y6")
    assert (shown(m).crossed, step(m, 0, "y"), moves(m)) == (4, 9, ["deck"])


@pytest.mark.parametrize("tile", ["15", "artefact", "step"])
def test_s10_the_tile_on_the_last_square_is_not_performed(tile: str) -> None:
    m = position(
        hands=["b6", ""], rows=[FOUR + "; b: 1 > 6", FOUR], tiles=f"b: 7={tile}", artefacts=[2, 0]
    )
    go(m, "play b6")
    assert points(m) == [95, 65]
    assert left_lying(m).tiles["b"][6] == tile
    assert (left_lying(m).artefacts, left_lying(m).tile_points) == ((2, 0), (0, 0))


def test_s10_a_step_tile_whose_move_ends_the_round_keeps_what_came_before() -> None:
    m = position(
        hands=["g6", ""], rows=[FOUR + "; b: 1 > 6; g: 1 > 3; w: 0 > 2", FOUR],
        tiles="g: 4=step; w: 3=artefact; b: 7=artefact", tile_points=[10, 0], finds=[1, 0],
    )  # fmt: skip
    go(m, "play g6", "advance b")
    assert points(m) == [30 + 35 + 30 + 5 - 15 + 10, 65]
    assert left_lying(m).artefacts == (1, 0)
    assert lines(m)["tiles"] == ("10", 10)


def test_s10_a_card_on_a_full_path_can_end_the_round_too() -> None:
    m = position(hands=["g6", ""], rows=["g: 1 > 9; b: 1 > 6; r: 1 > 7", FOUR])
    go(m, "play g6", "advance b")
    assert points(m) == [50 + 30 + 30, 65]


def test_s10_two_pawns_can_cross_one_bridge() -> None:
    m = position(
        seats=3, hands=["b6", "", ""],
        rows=["b: 1 > 6", "b: 2 > 8; r: 1 > 7", "b: 3 > 7; r: 1 > 7"],
    )  # fmt: skip
    go(m, "play b6")
    assert points(m) == [30, 65, 60]


def test_s10_the_last_face_down_card_ends_the_round_at_once() -> None:
    m = position(hands=["b6", "y2"], rows=["r: 1 > 7", "r: 1 > 2"], deck="g5 g6")
    go(m, "drop b6", "deck")
    assert (len(m.chapters), asked(m)) == (0, 1)
    go(m, "drop y2", "deck")
    assert points(m) == [30, 0]  # the second seat is floored at zero
    assert (left_lying(m).deck, left_lying(m).crossed) == (0, 1)


def test_s10_a_card_from_a_pile_does_not_end_the_round() -> None:
    m = go(position(draw=True, hands=["r2", ""], piles="y: 3", deck="g5"), "take y")
    assert (len(m.chapters), asked(m), shown(m).deck) == (0, 1, 1)


def test_s10_other_data_another_bridge_and_another_number_of_crossings() -> None:
    other = pack(("bridge = { value = 6", "bridge = { value = 3"),
                 ("crossings = { value = 5", "crossings = { value = 2"))  # fmt: skip
    m = position(hands=["b6", ""], rows=["b: 1 > 3; r: 1 > 4"], data=other)
    assert shown(m).crossed == 1
    assert points(go(m, "play b6")) == [10, 0]


# --- § 11: the stall limit ---------------------------------------------------------------------


def test_s11_forty_turns_without_the_deck_end_the_round() -> None:
    m = position(draw=True, piles="y: 5 6", rows=["r: 1 > 4", ""], stall=38)
    go(m, "take y")
    assert (len(m.chapters), shown(m).stall) == (0, 39)
    m = go(position(draw=True, piles="y: 5", rows=["r: 1 > 4", ""], stall=39), "take y")
    assert points(m) == [5, 0]


def test_s11_a_card_from_the_deck_starts_the_count_anew() -> None:
    m = go(position(draw=True, deck=9, stall=39), "deck")
    assert (len(m.chapters), m._state.stall, shown(m).stall) == (0, 0, None)


def test_s11_the_table_shows_the_count_from_twenty_on() -> None:
    assert shown(position(stall=19)).stall is None
    assert shown(position(stall=20)).stall == 20


def test_s11_another_limit_or_none() -> None:
    m = go(position(draw=True, piles="y: 5", stall=2, stall_limit=3), "take y")
    assert len(m.chapters) == 1
    m = go(position(draw=True, piles="y: 5", stall=1000, stall_limit=None), "take y")
    assert len(m.chapters) == 0
    m = go(position(draw=True, piles="y: 5", stall=29_999, stall_limit=None), "take y")
    assert len(m.chapters) == 1


def test_s11_the_last_round_says_that_it_stalled() -> None:
    m = go(position(draw=True, piles="y: 5", stall=39, rounds=1), "take y")
    assert m.turn.reason == "stalled"  # type: ignore[union-attr]
