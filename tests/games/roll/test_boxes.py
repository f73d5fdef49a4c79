"""§ 7 to 10: accelerations and their chains, artefacts, the artefact on top, refusals."""

import pytest

from cordee.core.faults import BadNotation, IllegalMove

from .position import (
    FULL,
    all_refuse,
    asked,
    moves,
    numbers,
    play,
    position,
    refused,
    round_box,
    sheet,
    sheet_with,
    shown,
)

FAST_2 = sheet_with(r=([2], []), o=([2], []), y=([2], []))


def test_s07_an_acceleration_repeats_the_last_number_of_any_column() -> None:
    m = position("r: 1; g: 4 6", "", dice="r o y 1 2 3", data=FAST_2)
    play(m, 0, "write r1")
    assert asked(m) == (0,)
    assert shown(m, 0).accelerating
    assert moves(m, 0) == [f"accelerate {letter}" for letter in "roygbv"] + ["stop"]
    assert refused(m, 0, "write o2") == ("accelerate-now", 7)
    assert refused(m, 0, "refuse") == ("accelerate-now", 7)
    assert refused(m, 0, "tick b") == ("accelerate-now", 7)
    play(m, 0, "accelerate g")
    assert numbers(m, 0, "g") == (4, 6, 6)
    assert asked(m) == (1,)


def test_s07_a_started_column_can_be_the_one_just_written() -> None:
    m = position("r: 1", "", data=FAST_2)
    play(m, 0, "write r2", "accelerate r")
    assert numbers(m, 0, "r") == (1, 2, 2)


def test_s07_an_empty_column_begins_with_a_one_and_loses_its_round_box() -> None:
    m = position("r: 1", "", data=FAST_2)
    play(m, 0, "write r1", "accelerate v")
    assert numbers(m, 0, "v") == (1,)
    assert round_box(m, 0, "v") == "struck"


def test_s07_a_ticked_column_begins_with_a_one_and_stays_ticked() -> None:
    m = position("r: 1; v: x", "", data=FAST_2)
    play(m, 0, "write r1", "accelerate v")
    assert numbers(m, 0, "v") == (1,)
    assert round_box(m, 0, "v") == "ticked"


def test_s07_acceleration_may_be_declined() -> None:
    m = position("r: 1", "", data=FAST_2)
    play(m, 0, "write r1", "stop")
    assert numbers(m, 0, "r") == (1, 1)
    assert asked(m) == (1,)


def test_s07_a_chain_goes_across_columns_and_ends_on_a_plain_box() -> None:
    m = position("r: 1; o: 5; y: 7", "", data=FAST_2)
    play(m, 0, "write r2", "accelerate o", "accelerate y", "accelerate y")
    assert numbers(m, 0, "r") == (1, 2)
    assert numbers(m, 0, "o") == (5, 5)
    assert numbers(m, 0, "y") == (7, 7, 7)
    assert asked(m) == (1,)


def test_s07_a_chain_can_be_stopped_in_the_middle() -> None:
    m = position("r: 1; o: 5", "", data=FAST_2)
    play(m, 0, "write r2", "accelerate o", "stop")
    assert numbers(m, 0, "o") == (5, 5)
    assert asked(m) == (1,)


def test_s07_the_book_s_example_of_three_twos() -> None:
    m = position("r: 1; g: 2", "", data=sheet_with(r=([2], []), g=([2], [])))
    play(m, 0, "write r1", "accelerate g", "accelerate g")
    assert numbers(m, 0, "g") == (2, 2, 2)


def test_s07_without_an_acceleration_nothing_can_be_accelerated() -> None:
    m = position("", "")
    assert refused(m, 0, "accelerate r") == ("no-acceleration", 7)
    assert refused(m, 0, "stop") == ("no-acceleration", 7)


def test_s07_only_the_box_just_filled_accelerates() -> None:
    m = position("r: 1 1", "", data=FAST_2)
    play(m, 0, "write r2")
    assert asked(m) == (1,)


def test_s07_an_acceleration_that_fills_the_seventh_box_crosses_the_bridge() -> None:
    m = position("r: 1; g: 1 2 3 4 5 6", "", data=FAST_2)
    play(m, 0, "write r1", "accelerate g")
    all_refuse(m, 1)
    assert sheet(m, 0).bridges == {"g": True}


def test_s07_nothing_is_asked_when_no_column_can_take_it() -> None:
    full = "; ".join(f"{letter}: {FULL}" for letter in "oygbv")
    data = sheet_with(r=([9], []))
    m = position(
        f"r: 1 1 1 1 1 1 1 1; {full}; tops: o y g b v; artefacts: 9",
        "",
        data=data,
        dice="r o y 2 2 2",
    )
    play(m, 0, "write r2")
    assert asked(m) == (1,), "all artefacts are marked"
    m = position(
        f"r: 1 1 1 1 1 1 1 1; {full}; tops: o y g b v; artefacts: 8",
        "",
        data=data,
        dice="r o y 2 2 2",
    )
    play(m, 0, "write r2")
    assert moves(m, 0) == ["accelerate r", "stop"]
    assert refused(m, 0, "accelerate o") == ("top-marked", 9)
    play(m, 0, "accelerate r")
    assert sheet(m, 0).columns["r"].top
    assert sheet(m, 0).artefacts == 9


def test_s08_an_artefact_box_marks_an_artefact() -> None:
    m = position("r: 1", "", data=sheet_with(r=([], [2])))
    play(m, 0, "write r2")
    assert sheet(m, 0).artefacts == 1
    assert asked(m) == (1,)


def test_s08_so_does_one_reached_by_acceleration() -> None:
    m = position("r: 1; o: 4", "", data=sheet_with(r=([2], []), o=([], [2])))
    play(m, 0, "write r2", "accelerate o")
    assert sheet(m, 0).artefacts == 1


def test_s08_a_box_of_both_sorts_marks_first_then_accelerates() -> None:
    m = position("r: 1", "", data=sheet_with(r=([2], [2])))
    play(m, 0, "write r2")
    assert sheet(m, 0).artefacts == 1
    assert shown(m, 0).accelerating


def test_s08_with_all_artefacts_marked_the_box_can_still_be_written() -> None:
    m = position("r: 1; artefacts: 9", "", data=sheet_with(r=([], [2])))
    play(m, 0, "write r2")
    assert numbers(m, 0, "r") == (1, 2)
    assert sheet(m, 0).artefacts == 9


def test_s08_the_ninth_artefact_can_be_marked() -> None:
    m = position("r: 1; artefacts: 8", "", data=sheet_with(r=([], [2])))
    play(m, 0, "write r2")
    assert sheet(m, 0).artefacts == 9


TOP_READY = f"r: {FULL}; artefacts: 2"


def test_s09_dice_with_which_a_full_column_could_go_on_mark_the_artefact_on_top() -> None:
    m = position(TOP_READY, "", dice="r o y 9 2 3")
    assert refused(m, 0, "top r2") == ("number-too-low", 6)
    assert refused(m, 0, "top r10") == ("no-number-die", 4)
    assert refused(m, 0, "top o9") == ("column-not-full", 9)
    assert refused(m, 0, "top r1") == ("no-number-die", 4)
    assert refused(position("", ""), 0, "top r1") == ("column-not-full", 9)
    play(m, 0, "top r9")
    assert sheet(m, 0).columns["r"].top
    assert sheet(m, 0).artefacts == 3
    assert shown(m).dice.taken == ("r", "9")
    assert shown(m).dice.numbers_left == ("2", "3")


def test_s09_a_zero_counts_as_ten_there() -> None:
    m = position("r: 1 2 3 4 5 6 7 8 10", "", dice="r o y 9 0 3")
    assert refused(m, 0, "top r9") == ("number-too-low", 6)
    play(m, 0, "top r10")
    assert shown(m).dice.taken == ("r", "0")


def test_s09_only_once_an_expedition() -> None:
    m = position(f"r: {FULL}; tops: r; artefacts: 3", "", dice="r o y 9 2 3")
    assert refused(m, 0, "top r9") == ("top-marked", 9)
    assert not any(move.startswith("top") for move in moves(m, 0))


def test_s09_not_once_all_artefacts_are_marked() -> None:
    m = position(
        f"r: {FULL}; artefacts: 9; g: 1", "", dice="r g y 9 2 3", data=sheet_with(g=([2], []))
    )
    assert refused(m, 0, "top r9") == ("no-artefact-left", 8)
    play(m, 0, "write g2")
    assert refused(m, 0, "accelerate r") == ("no-artefact-left", 8)


def test_s09_an_acceleration_can_mark_it_too() -> None:
    m = position(f"r: {FULL}; g: 1", "", dice="r g y 9 2 3", data=sheet_with(g=([2], [])))
    play(m, 0, "write g2", "accelerate r")
    assert sheet(m, 0).columns["r"].top
    assert sheet(m, 0).artefacts == 1
    assert asked(m) == (1,)


def test_s09_the_number_may_be_left_out_when_only_one_die_fits() -> None:
    m = position(TOP_READY, "", dice="r o y 9 2 3")
    play(m, 0, "TOP  r")
    assert m.journal.lines[-1] == "0 top r9"
    m = position(TOP_READY, "", dice="r o y 9 0 3")
    with pytest.raises(BadNotation) as fault:
        m.submit(0, "top r")
    assert fault.value.code == "top-which"
    assert "top r9, top r10" in fault.value.say("en")
    assert refused(m, 0, "top o") == ("column-not-full", 9)
    with pytest.raises(BadNotation):
        m.submit(0, "top z")


def test_s09_without_a_number_the_true_reason_is_told() -> None:
    nine = "1 2 3 4 5 6 7 8 9"
    m = position(f"r: {nine}; o: {nine}; y: {nine}; tops: y; v: {nine}", "", dice="r o y 8 2 3")
    assert refused(m, 0, "top r") == ("number-too-low", 6)
    with pytest.raises(IllegalMove) as fault:
        m.submit(0, "top r")
    assert fault.value.say("en").startswith("top r8 is refused: 8 is lower than 9,")
    assert refused(m, 0, "top y") == ("top-marked", 9)
    assert refused(m, 0, "top v") == ("no-colour-die", 4)
    assert refused(m, 0, "top g") == ("column-not-full", 9)
    with pytest.raises(IllegalMove) as fault:
        m.submit(0, "top g")
    assert fault.value.say("en").startswith("top g is refused: ")
    assert refused(m, 1, "top r") == ("not-your-turn", 3)
    m = position(f"r: {nine}; artefacts: 9", "", dice="r o y 9 2 3")
    assert refused(m, 0, "top r") == ("no-artefact-left", 8)


def test_s10_a_refusal_is_marked() -> None:
    m = position("", "")
    play(m, 0, "refuse")
    assert sheet(m, 0).refusals == 1
    play(m, 1, "refuse")
    assert sheet(m, 1).refusals == 1


def test_s10_refusing_is_always_allowed_and_free_after_the_ninth() -> None:
    m = position("refusals: 9", "")
    assert refused(m, 0, "refuse") is None
    play(m, 0, "refuse")
    assert sheet(m, 0).refusals == 9


def test_s10_an_exhausted_player_goes_on_playing() -> None:
    m = position("refusals: 8; r: 1", "")
    play(m, 0, "refuse")
    play(m, 1, "refuse")
    assert sheet(m, 0).refusals == 9
    assert asked(m) == (1,)
    play(m, 1, "refuse")
    assert "tick r" not in moves(m, 0)
    assert "write r10" in moves(m, 0)
