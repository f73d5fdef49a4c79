"""§ 11, 13 to 16: bridges, both ends of the game, the score sheet."""

from .position import (
    FULL,
    all_refuse,
    asked,
    lines,
    over,
    play,
    points,
    position,
    sheet,
    sheet_with,
    shown,
)

SIX = "1 1 1 1 1 1"
SEVEN = SIX + " 1"
NO_BOXES = sheet_with()


def test_s11_the_first_to_fill_the_seventh_box_gets_the_bonus() -> None:
    m = position(f"r: {SIX}", "", data=NO_BOXES)
    play(m, 0, "write r1")
    assert sheet(m, 0).bridges == {}, "not before the end of the turn"
    play(m, 1, "refuse")
    assert sheet(m, 0).bridges == {"r": True}
    assert sheet(m, 1).bridges == {}
    assert shown(m).bridged == ("r",)


def test_s11_two_who_cross_in_one_turn_both_get_it() -> None:
    m = position(f"r: {SIX}", f"r: {SIX}", "", dice="r r y 1 1 3", data=NO_BOXES)
    play(m, 0, "write r1")
    play(m, 1, "write r1")
    play(m, 2, "refuse")
    assert sheet(m, 0).bridges == sheet(m, 1).bridges == {"r": True}
    assert lines(m, 0)["bridges"] == lines(m, 1)["bridges"] == ("1 x 20 = 20", 20)
    assert lines(m, 2)["bridges"] == ("0", 0)


def test_s11_so_it_is_in_turn_order() -> None:
    m = position(f"r: {SIX}", f"r: {SIX}", "", dice="r r y 1 1 3", data=NO_BOXES, order="aloud")
    play(m, 0, "write r1")
    play(m, 1, "write r1")
    play(m, 2, "refuse")
    assert sheet(m, 0).bridges == sheet(m, 1).bridges == {"r": True}


def test_s11_who_crosses_later_strikes_it_out() -> None:
    m = position(
        f"r: {SEVEN}", f"r: {SIX}", bridged="r", bonus=["r"], dice="r r y 1 1 3", data=NO_BOXES
    )
    play(m, 0, "refuse")
    play(m, 1, "write r1")
    assert sheet(m, 1).bridges == {"r": False}
    assert sheet(m, 0).bridges == {"r": True}


def test_s11_artefacts_and_refusals_have_bridges_too() -> None:
    m = position("r: 1; artefacts: 6", "refusals: 6", data=sheet_with(r=([], [2])))
    play(m, 0, "write r1")
    play(m, 1, "refuse")
    assert sheet(m, 0).bridges == {"artefacts": True}
    assert sheet(m, 1).bridges == {"refusals": True}
    assert shown(m).bridged == ("artefacts", "refusals")


def test_s11_six_marks_are_no_crossing() -> None:
    m = position("r: 1; artefacts: 5", "refusals: 5", data=sheet_with(r=([], [2])))
    play(m, 0, "write r1")
    play(m, 1, "refuse")
    assert shown(m).bridged == ()


def test_s11_a_chain_can_cross_two_bridges_in_one_turn() -> None:
    m = position(f"r: {SIX}; v: {SIX}", "", data=sheet_with(r=([7], [])))
    play(m, 0, "write r1", "accelerate v")
    play(m, 1, "refuse")
    assert sheet(m, 0).bridges == {"r": True, "v": True}


def test_s11_exhausted_players_keep_their_bridges() -> None:
    m = position("refusals: 8", "", bridged="refusals", bonus=["refusals"])
    all_refuse(m, 0, 1)
    assert lines(m, 0)["bridges"] == ("1 x 20 = 20", 20)
    assert lines(m, 0)["refusal-track"] == ("9: 0", 0)


def test_s13_the_game_ends_when_all_are_exhausted() -> None:
    m = position("refusals: 9", "refusals: 8", "refusals: 9")
    all_refuse(m, 0, 2)
    assert not m.is_over
    all_refuse(m, 1)
    assert over(m).reason == "exhausted"
    assert len(m.chapters) == m._state.chapter == 1
    assert shown(m).phase == "over"
    reason = m.why_not(0, "refuse")
    assert reason is not None and (reason.code, reason.section) == ("match-over", 13)


def test_s13_not_while_one_is_not() -> None:
    m = position("refusals: 9", "refusals: 7")
    all_refuse(m, 0, 1)
    assert asked(m) == (1,)


def test_s13_the_game_ends_when_all_eight_bridges_are_crossed() -> None:
    m = position(f"v: {SIX}", "", bridged="r o y g b artefacts refusals", dice="v r r 1 1 1",
                 data=NO_BOXES)  # fmt: skip
    play(m, 0, "write v1")
    assert not m.is_over, "only at the end of the turn"
    play(m, 1, "refuse")
    assert over(m).reason == "all-bridges"


def test_s13_the_eighth_bridge_can_be_that_of_the_artefacts() -> None:
    m = position(
        "r: 1; artefacts: 6", "", bridged="r o y g b v refusals", data=sheet_with(r=([], [2]))
    )
    play(m, 0, "write r1")
    play(m, 1, "refuse")
    assert over(m).reason == "all-bridges"
    assert lines(m, 0)["bridges"] == ("1 x 20 = 20", 20)


def test_s13_seven_bridges_are_not_enough() -> None:
    m = position("", "refusals: 6", bridged="r o y g b v")
    all_refuse(m, 0, 1)
    assert asked(m) == (1,)


def test_s14_the_eighth_box_is_worth_35() -> None:
    m = position("r: 1 2 3 4 5 6 7 10", "")
    assert lines(m)["r"] == ("8: 35", 35)


def test_s14_the_scale_of_an_expedition() -> None:
    values = (-20, -15, -10, 5, 10, 15, 30, 35, 50)
    for boxes, value in enumerate(values, 1):
        text = " ".join(["3"] * boxes)
        assert lines(position(f"g: {text}", ""))["g"] == (f"{boxes}: {value}", value)
        assert lines(position(f"g: x {text}", ""))["g"] == (
            f"{boxes}: {value}, x2 = {2 * value}",
            2 * value,
        )


def test_s14_three_or_fewer_numbers_are_negative() -> None:
    assert points(position("r: 1; o: 1 1; y: 1 1 1; g: 1 1 1 1", "")) == [-20 - 15 - 10 + 5, 0]


def test_s14_only_the_round_box_is_minus_a_hundred() -> None:
    m = position("b: x", "")
    assert lines(m)["b"] == ("0: -50, x2 = -100", -100)
    assert points(m) == [-100, 0]


def test_s14_an_untouched_expedition_is_worth_nothing() -> None:
    assert lines(position("", ""))["v"] == ("0", 0)


def test_s15_nine_artefacts_are_worth_100() -> None:
    assert lines(position("artefacts: 9", ""))["artefact-track"] == ("9: 100", 100)


def test_s15_the_scale_of_artefacts_and_refusals() -> None:
    values = (-40, -30, -20, 10, 20, 30, 60, 70)
    for marks, value in enumerate(values, 1):
        m = position(f"artefacts: {marks}; refusals: {marks}", "")
        assert lines(m)["artefact-track"] == (f"{marks}: {value}", value)
        assert lines(m)["refusal-track"] == (f"{marks}: {value}", value)
    none = lines(position("", ""))
    assert none["artefact-track"] == none["refusal-track"] == ("0", 0)


def test_s15_eight_refusals_are_worth_70_and_nine_nothing() -> None:
    assert lines(position("refusals: 8", ""))["refusal-track"] == ("8: 70", 70)
    assert lines(position("refusals: 9", ""))["refusal-track"] == ("9: 0", 0)


def test_s16_bridges_are_not_doubled() -> None:
    m = position(f"r: x {SEVEN}", "", bridged="r", bonus=["r"])
    assert lines(m)["r"] == ("7: 30, x2 = 60", 60)
    assert points(m) == [80, 0]


def test_s16_the_whole_sheet() -> None:
    m = position(
        f"r: x {FULL}; o: {SEVEN}; y: 2 2; g: x; artefacts: 7; refusals: 5",
        "r: 4 4 4 4",
        bridged="r o artefacts",
        bonus=["r artefacts", "o"],
    )
    assert points(m) == [100 + 30 - 15 - 100 + 60 + 20 + 40, 5 + 20]


def test_s16_the_highest_total_wins_and_equal_totals_share() -> None:
    m = position("refusals: 9; r: 1 1 1 1", "refusals: 9; o: 1 1 1 1", "refusals: 9",
                 bridged="refusals")  # fmt: skip
    all_refuse(m, 0, 1, 2)
    assert over(m).winners == (0, 1)
    assert over(m).ranking == (1, 1, 3)
    assert [score.total for score in over(m).scores] == [5, 5, 0]


def test_s16_ranks_below_the_winner() -> None:
    m = position("refusals: 9; r: 1", "refusals: 9; o: 1 1 1 1", "refusals: 9")
    all_refuse(m, 0, 1, 2)
    assert over(m).winners == (1,)
    assert over(m).ranking == (3, 1, 2)
