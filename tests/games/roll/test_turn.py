"""§ 1 to 6: the dice, the roller's choice, the round box, the numbers."""

import numpy as np
import pytest

from cordee.core import drive, records
from cordee.core.digest import digest
from cordee.core.faults import BadOption
from cordee.core.turn import Decide

from .position import (
    FULL,
    all_refuse,
    asked,
    game,
    memory,
    moves,
    numbers,
    play,
    position,
    refused,
    round_box,
    sheet,
    shown,
)


def test_s01_three_colour_dice_and_three_number_dice() -> None:
    dice = shown(position("", "", dice="v b b 0 9 4")).dice
    assert dice.colours == ("v", "b", "b")
    assert dice.numbers == ("0", "9", "4")
    assert dice.taken is None


def test_s01_a_move_is_its_words() -> None:
    texts = [move.text for move in game().moves if move is not None]
    assert len(texts) == len(set(texts)) == 60 + 6 + 60 + 1 + 6 + 1 + 1
    for text in ("write r7", "write v10", "tick y", "top b7", "accelerate g", "in-order"):
        assert game().read_move(text).text == text


def test_s01_every_refusal_that_names_a_colour_shows_its_shape() -> None:
    nine = "1 2 3 4 5 6 7 8 9"
    m = position(f"r: 5; o: x; g: {nine}; b: {nine}; tops: b", "", dice="r o g 3 0 9")
    for move, words in {
        "write v3": "colour ★v", "write r3": "expedition ♥r", "write g9": "expedition ▲g",
        "tick o": "of ●o", "tick r": "Expedition ♥r", "top y9": "above ■y", "top b9": "above ✚b",
    }.items():  # fmt: skip
        reason = m.why_not(0, move)
        assert reason is not None and words in reason.en
        assert words.split()[-1] in reason.fr
    reason = position("", "", dice="v o g 0 1 2").why_not(0, "write v10")
    assert reason is not None and reason.en.startswith("Expedition ★v is untouched")


def test_s02_sheets_are_empty_and_the_named_seat_begins() -> None:
    m = game().start(4, 5, game().options(first=2))
    assert asked(m) == (2,)
    view = m.view(None).plain
    assert [*view.last_colours, *view.last_numbers] == [-1] * 6, "there was no turn before"
    for seat in range(4):
        own = sheet(m, seat)
        assert own.artefacts == own.refusals == 0 and not own.bridges
        assert all(c.numbers == () and c.round_box == "open" for c in own.columns.values())


def test_s02_without_a_named_seat_luck_decides_who_begins() -> None:
    firsts = set()
    for seed in range(30):
        m = game().start(3, seed)
        assert isinstance(m.turn, Decide)
        assert m.journal.lines[0] == f"~ first {m.turn.seats[0]}"
        firsts |= set(m.turn.seats)
    assert firsts == {0, 1, 2}


def test_s02_ages_are_taken_and_decide_nothing() -> None:
    aged = game().options(ages=(2, 0, 1))
    plain = [game().start(3, seed).turn for seed in range(12)]
    assert [game().start(3, seed, aged).turn for seed in range(12)] == plain
    assert asked(game().start(3, 1, game().options(ages=(2, 0, 1), first=1))) == (1,)
    for bad in ((0, 1), (0, 1, 2, 3)):
        with pytest.raises(BadOption):
            game().start(3, 1, game().options(ages=bad))


def test_s02_the_same_seed_gives_the_same_dice_whatever_is_played() -> None:
    rolls = []
    for move in (0, -1):
        m = game().start(2, 77, game().options(first=0))
        for _ in range(12):
            assert isinstance(m.turn, Decide)
            seat = m.turn.seats[0]
            m.submit(seat, m.moves(seat)[move])
        rolls.append([line for line in m.journal.lines if line.startswith("~")][:8])
    assert rolls[0] == rolls[1]


def test_s02_a_used_record_begins_as_clean_as_a_new_one() -> None:
    m = position("", "", "", dice="r o y 0 2 3")
    play(m, 0, "tick r")
    play(m, 1, "write o2")
    fresh, used = records.new(game().state_type), m._states
    used["bonus"], used["before_tops"], used["before_refusals"] = 7, 7, 7
    used["tops"], used["artefacts"], used["bridged"], used["chapter"] = 7, 7, 7, 1
    for states in (fresh, used):
        drive.begin_one(m._tables, states)
    assert digest(used) == digest(fresh)
    assert memory(game().start(2, 1)).colours == ()


def test_s03_the_roller_plays_first_then_the_others_at_once() -> None:
    m = position("", "", "", dice="r o y 1 2 3")
    assert asked(m) == (0,)
    assert refused(m, 1, "refuse") == ("not-your-turn", 3)
    play(m, 0, "write r1")
    assert asked(m) == (1, 2)
    assert refused(m, 0, "refuse") == ("not-your-turn", 3)


def test_s03_then_the_next_seat_clockwise_rolls() -> None:
    m = position("", "", "", roller=2, luck="v v v 9 9 9")
    all_refuse(m, 2, 0, 1)
    assert asked(m) == (0,)
    assert shown(m).roller == 0
    assert shown(m).turn == 2
    assert shown(m).dice.colours == ("v", "v", "v")
    assert memory(m).colours == ("r", "o", "y")
    assert memory(m).numbers == ("1", "2", "3")


def test_s03_nothing_is_listed_but_pairs_of_dice_the_demand_and_the_refusal() -> None:
    m = position("", "", "")
    out, why = np.zeros(m.game.actions, np.int16), np.zeros(m.game.actions, np.int16)
    assert drive.survey_one(m._tables, m._states, 0, out, why) == 9 + 1 + 1
    assert drive.survey_one(m._tables, m._states, 1, out, why) == 1
    assert m.chapters == []


def test_s04_the_roller_s_two_dice_are_not_there_for_the_others() -> None:
    m = position("", "", dice="r o y 1 2 3")
    play(m, 0, "write o2")
    assert shown(m).dice.taken == ("o", "2")
    assert shown(m).dice.colours_left == ("r", "y")
    assert shown(m).dice.numbers_left == ("1", "3")
    assert moves(m, 1) == ["write r1", "write r3", "write y1", "write y3", "refuse"]
    assert refused(m, 1, "write o1") == ("no-colour-die", 4)
    assert refused(m, 1, "write r2") == ("no-number-die", 4)
    assert refused(m, 1, "write g1") == ("no-colour-die", 4)


def test_s04_an_equal_die_is_still_there() -> None:
    m = position("", "", dice="r r y 1 1 3")
    play(m, 0, "write r1")
    assert moves(m, 1) == ["write r1", "write r3", "write y1", "write y3", "refuse"]


def test_s04_several_players_may_choose_the_same_dice() -> None:
    m = position("", "", "")
    play(m, 0, "write r1")
    play(m, 2, "write y3")
    play(m, 1, "write y3")
    assert numbers(m, 1, "y") == numbers(m, 2, "y") == (3,)


def test_s04_all_six_dice_stay_after_a_refusal_of_the_roller() -> None:
    m = position("", "")
    play(m, 0, "refuse")
    assert shown(m).dice.taken is None
    assert len(moves(m, 1)) == 9 + 1


def test_s04_a_choice_of_another_than_the_roller_leaves_the_dice() -> None:
    m = position("", "", "", order="aloud")
    play(m, 0, "write r1")
    play(m, 1, "write o2")
    assert shown(m).dice.taken == ("r", "1")
    assert shown(m).dice.colours_left == ("o", "y")


def test_s04_a_pair_that_cannot_be_written_cannot_be_chosen() -> None:
    m = position("r: 5; o: 5; y: 5", "")
    assert moves(m, 0) == ["refuse"]
    assert refused(m, 0, "write r3") == ("number-too-low", 6)


def test_s05_a_zero_ticks_the_round_box_of_an_untouched_column() -> None:
    m = position("", "", dice="r o y 0 2 3")
    assert "tick r" in moves(m, 0)
    assert refused(m, 0, "write r10") == ("zero-ticks", 5)
    play(m, 0, "tick r")
    assert round_box(m, 0, "r") == "ticked"
    assert numbers(m, 0, "r") == ()
    assert shown(m).dice.numbers_left == ("2", "3")


def test_s05_ticking_takes_a_zero_and_a_die_of_the_colour() -> None:
    m = position("", "", dice="r o y 1 2 3")
    assert refused(m, 0, "tick r") == ("no-number-die", 4)
    assert refused(m, 0, "tick v") == ("no-colour-die", 4)


def test_s05_a_begun_column_has_lost_its_round_box() -> None:
    m = position("r: 4", "", dice="r o y 0 2 3")
    assert round_box(m, 0, "r") == "struck"
    assert refused(m, 0, "tick r") == ("round-box-lost", 5)


def test_s05_the_round_box_is_ticked_once() -> None:
    m = position("r: x", "", dice="r o y 0 2 3")
    assert refused(m, 0, "tick r") == ("already-ticked", 5)


def test_s05_a_zero_is_a_ten_once_the_column_has_a_tick_or_a_number() -> None:
    m = position("r: x; o: 3", "", dice="r o y 0 2 3")
    play(m, 0, "write r10")
    assert numbers(m, 0, "r") == (10,)
    assert round_box(m, 0, "r") == "ticked"
    m = position("r: x; o: 3", "", dice="r o y 0 2 3")
    play(m, 0, "write o10")
    assert numbers(m, 0, "o") == (3, 10)


def test_s06_the_first_number_strikes_out_an_unticked_round_box() -> None:
    m = position("", "")
    play(m, 0, "write y2")
    assert round_box(m, 0, "y") == "struck"
    assert numbers(m, 0, "y") == (2,)


def test_s06_numbers_are_equal_or_higher() -> None:
    m = position("r: 2", "")
    assert refused(m, 0, "write r1") == ("number-too-low", 6)
    assert refused(m, 0, "write r2") is None
    play(m, 0, "write r2")
    assert numbers(m, 0, "r") == (2, 2)
    m = position("r: 2", "")
    play(m, 0, "write r3")
    assert numbers(m, 0, "r") == (2, 3)


def test_s06_a_full_column_takes_no_more_numbers() -> None:
    m = position(f"r: {FULL}", "", dice="r o y 9 2 3")
    assert refused(m, 0, "write r9") == ("column-full", 9)


def test_s06_nine_numbers_are_kept_in_their_order() -> None:
    m = position("r: x 1 1 2 4 4 7 8 10", "", dice="r o y 0 2 3")
    play(m, 0, "write r10")
    assert numbers(m, 0, "r") == (1, 1, 2, 4, 4, 7, 8, 10, 10)
    assert round_box(m, 0, "r") == "ticked"
