"""§ 12, 17: all at once on private drafts, or in turn order; who sees what."""

import itertools

import pytest

import cordee
from cordee.core import drive
from cordee.core.faults import CannotUndo, StaleDecision

from .position import (
    all_refuse,
    asked,
    moves,
    numbers,
    play,
    position,
    refused,
    sheet,
    sheet_with,
    shown,
)

FAST_1 = sheet_with(r=([1], []), o=([1, 2], []))


def test_s12_the_others_choose_at_once_and_the_seats_still_owing_shrink() -> None:
    m = position("", "", "", "")
    play(m, 0, "refuse")
    assert asked(m) == (1, 2, 3)
    play(m, 2, "write r1")
    assert asked(m) == (1, 3)
    assert refused(m, 2, "write o2") == ("not-your-turn", 3)
    play(m, 3, "refuse")
    play(m, 1, "refuse")
    assert asked(m) == (1,), "the next turn"


def test_s12_a_draft_is_seen_by_its_own_seat_only() -> None:
    m = position("", "r: 1", "", data=sheet_with(r=([2], [2])))
    play(m, 0, "refuse")
    play(m, 1, "write r2")
    assert asked(m) == (1, 2)
    assert sheet(m, 1).columns["r"].numbers == (1, 2)
    assert sheet(m, 1).artefacts == 1
    assert shown(m, 1).accelerating
    for eyes in (0, 2, None):
        assert sheet(m, 1, eyes).columns["r"].numbers == (1,)
        assert sheet(m, 1, eyes).artefacts == 0
        assert not shown(m, eyes).accelerating
        assert shown(m, eyes).done == (0,)
    play(m, 1, "accelerate v")
    assert shown(m, 2).done == (0, 1)
    assert sheet(m, 1, 2).columns["v"].numbers == ()
    play(m, 2, "refuse")
    assert sheet(m, 1, 2).columns["v"].numbers == (1,)
    assert sheet(m, 1, None).artefacts == 1


def test_s12_a_view_keeps_its_own_sheet_of_before_and_nobody_else_s() -> None:
    nine = "1 2 3 4 5 6 7 8 9"
    m = position("", f"r: {nine}; o: {nine}; tops: o; artefacts: 3; refusals: 2", "",
                 dice="r o y 9 2 3")  # fmt: skip
    play(m, 0, "refuse")
    play(m, 1, "top r9")
    own, other = m.view(1).plain, m.view(2).plain
    assert (own.own_artefacts, own.own_tops, own.own_refusals) == (3, 2, 2)
    assert own.own_columns.tolist() == m._state.before_columns[1].tolist()
    assert own.started == 2 and other.started == 0
    spectator = m.view(None).plain
    for eyes in (other, spectator):
        assert (eyes.own_artefacts, eyes.own_tops, eyes.own_refusals) == (0, 0, 0)
        assert not any(eyes.own_columns.tolist())


def test_s12_refusals_and_tops_of_a_draft_are_hidden_too() -> None:
    full = "r: 1 2 3 4 5 6 7 8 9"
    m = position("", full, "", "", dice="r o y 9 2 3")
    play(m, 0, "refuse")
    play(m, 1, "top r9")
    play(m, 2, "refuse")
    assert not sheet(m, 1, 3).columns["r"].top
    assert sheet(m, 2, 3).refusals == 0
    assert sheet(m, 1).columns["r"].top
    assert sheet(m, 2).refusals == 1
    play(m, 3, "refuse")
    assert sheet(m, 1, 3).columns["r"].top
    assert sheet(m, 2, 3).refusals == 1


def test_s12_what_the_roller_does_is_public_at_once() -> None:
    m = position("", "", "", data=FAST_1)
    play(m, 0, "write r1")
    for eyes in (0, 1, None):
        assert sheet(m, 0, eyes).columns["r"].numbers == (1,)
        assert shown(m, eyes).accelerating


def test_s12_any_order_of_commits_gives_the_same_state_and_record() -> None:
    chosen = {
        1: ["write r1", "accelerate g"],
        2: ["refuse"],
        3: ["write o2", "accelerate o", "stop"],
    }
    steps = [seat for seat, words in chosen.items() for _ in words]
    ends = set()
    for order in set(itertools.permutations(steps)):
        m = position("", "", "", "", data=FAST_1)
        play(m, 0, "refuse")
        left = {seat: list(words) for seat, words in chosen.items()}
        for seat in order:
            m.submit(seat, left[seat].pop(0))
        ends.add((m.digest(), m.record(with_seed=True)))
    assert len(ends) == 1


def test_s12_how_long_a_chain_is_cannot_be_seen_from_outside() -> None:
    one, other = (position("", "", "", data=FAST_1) for _ in range(2))
    for m in (one, other):
        play(m, 0, "refuse")
    play(one, 1, "refuse")
    play(other, 1, "write r1", "accelerate o", "accelerate o", "stop")
    assert one.seq == other.seq
    assert one.decision(2) == other.decision(2)
    assert one.view(2).json() == other.view(2).json()


def test_s12_a_draft_can_be_taken_back_without_anybody_noticing() -> None:
    m, untouched = (position("", "", "", data=FAST_1) for _ in range(2))
    for match in (m, untouched):
        play(match, 0, "refuse")
        play(match, 2, "write y3")
    play(m, 1, "write r1")
    m.undo(1)
    assert m.digest() == untouched.digest()
    assert m.seq == untouched.seq
    assert m.decision(1) != untouched.decision(1)
    assert m.view(0).json() == untouched.view(0).json()
    assert m.record(with_seed=True) == untouched.record(with_seed=True)
    with pytest.raises(CannotUndo):
        m.undo(0)


def test_s12_the_roller_takes_back_until_somebody_is_done_whatever_is_drafted() -> None:
    m, other = (position("", "", "", data=FAST_1) for _ in range(2))
    for match in (m, other):
        play(match, 0, "write r1", "accelerate y")
    play(m, 2, "write o2")
    for match in (m, other):
        match.undo(0)
        assert asked(match) == (0,)
        assert shown(match, 1).accelerating
        assert moves(match, 1) == ["in-order"]
    assert m.digest() == other.digest()
    assert m.record(with_seed=True) == other.record(with_seed=True)
    assert m.view(1).json() == other.view(1).json()
    m.undo(0)
    assert numbers(m, 0, "r") == numbers(m, 2, "o") == ()
    play(m, 0, "refuse")
    play(m, 2, "refuse")
    with pytest.raises(CannotUndo):
        m.undo(0)


def test_s12_the_first_seat_drafts_like_any_other() -> None:
    m = position("artefacts: 3; refusals: 2; o: 1; tops: o", "", "", roller=2, data=FAST_1)
    play(m, 2, "refuse")
    assert asked(m) == (0, 1)
    assert m._read_progress()[drive.OWING] == 0b11, "and no seat that is not at the table"
    play(m, 0, "write r1")
    play(m, 1, "write r1")
    own = m.view(0).plain
    assert (own.own_artefacts, own.own_tops, own.own_refusals) == (3, 2, 2)
    assert own.own_columns.tolist() == m._state.before_columns[0].tolist()
    assert own.own_columns[1] and own.started == 1
    assert sheet(m, 0, 1).columns["r"].numbers == ()
    play(m, 2, "in-order")
    assert numbers(m, 0, "r") == numbers(m, 1, "r") == ()
    assert asked(m) == (0,)


def test_s12_a_finished_chain_is_no_acceleration_any_more() -> None:
    m = position("", "", "", data=FAST_1)
    play(m, 0, "write r1", "accelerate y")
    assert not shown(m, 0).accelerating
    assert m.view(0).plain.accelerating == 0
    play(m, 1, "in-order")
    assert not shown(m).accelerating
    assert "write o2" in moves(m, 1)


def test_s12_a_turn_in_order_on_demand_is_like_one_aloud() -> None:
    m = position("", "", "")
    play(m, 0, "in-order")
    assert m.digest() == position("", "", "", order="aloud").digest()


def test_s12_aloud_everybody_plays_in_turn_order_and_openly() -> None:
    m = position("", "", "", "", roller=2, order="aloud", data=FAST_1)
    play(m, 2, "write r1", "stop")
    assert asked(m) == (3,)
    play(m, 3, "write o2")
    assert asked(m) == (3,)
    assert shown(m, 1).accelerating
    assert sheet(m, 3, 0).columns["o"].numbers == (2,)
    play(m, 3, "stop")
    assert asked(m) == (0,)
    all_refuse(m, 0)
    assert asked(m) == (1,)
    all_refuse(m, 1)
    assert asked(m) == (3,), "the next roller"
    assert refused(m, 3, "in-order") == ("already-in-order", 12)


def test_s12_two_players_are_always_in_order() -> None:
    m = position("", "", data=FAST_1)
    assert refused(m, 0, "in-order") == ("no-order-of-two", 12)
    play(m, 0, "refuse")
    play(m, 1, "write r1")
    assert sheet(m, 1, 0).columns["r"].numbers == (1,)


def test_s12_any_seat_may_demand_turn_order_while_the_roller_chooses() -> None:
    for seat in range(3):
        m = position("", "", "", roller=1)
        assert "in-order" in moves(m, seat)
        assert moves(m, 2) == moves(m, 0) == ["in-order"]
        play(m, seat, "in-order")
        assert asked(m) == (1,), "the roller still has to choose"
        assert shown(m).in_order
        assert moves(m, 0) == []
        assert refused(m, 0, "in-order") == ("already-in-order", 12)
        all_refuse(m, 1, 2, 0)
        assert not shown(m).in_order, "for one turn only"
        assert asked(m) == (2,)


def test_s12_a_demand_is_no_duty() -> None:
    m = position("", "", "")
    assert asked(m) == (0,)
    assert m.decision(1) is None
    play(m, 0, "refuse")
    assert asked(m) == (1, 2)


def test_s12_even_in_the_middle_of_the_roller_s_chain() -> None:
    m = position("", "", "", data=FAST_1)
    play(m, 0, "write r1")
    assert moves(m, 0)[-2:] == ["in-order", "stop"]
    play(m, 2, "in-order")
    play(m, 0, "stop")
    assert asked(m) == (1,)


def test_s12_and_once_the_others_are_asked_until_one_of_them_has_chosen() -> None:
    for seat in range(3):
        m = position("", "", "")
        play(m, 0, "write r1")
        assert "in-order" in moves(m, seat)
        play(m, seat, "in-order")
        assert asked(m) == (1,)
        play(m, 1, "write o2")
        assert asked(m) == (2,)
        assert sheet(m, 1, 2).columns["o"].numbers == (2,)
    m = position("", "", "", "")
    play(m, 0, "write r1")
    play(m, 3, "refuse")
    for seat in range(4):
        assert refused(m, seat, "in-order") == ("order-too-late", 12)
    assert "in-order" not in moves(m, 1)


def test_s12_a_draft_under_way_is_taken_back_and_never_told() -> None:
    m, other = (position("", "", "", data=FAST_1) for _ in range(2))
    for match in (m, other):
        play(match, 0, "refuse")
    play(m, 2, "write r1")
    assert refused(m, 2, "in-order") == ("order-too-late", 12), "it has chosen itself"
    assert moves(m, 1) == moves(other, 1)
    before = m.decision(2)
    play(m, 1, "in-order")
    play(other, 1, "in-order")
    assert asked(m) == (1,)
    assert m.digest() == other.digest()
    assert m.record(with_seed=True) == other.record(with_seed=True)
    assert m.decision(1) == other.decision(1)
    assert numbers(m, 2, "r") == ()
    again = cordee.replay(m.record(with_seed=True))
    assert again.digest() == m.digest()
    play(m, 1, "refuse")
    with pytest.raises(StaleDecision):
        m.submit(2, "refuse", before)
    play(m, 2, "refuse")
    assert asked(m) == (1,)


def test_s17_a_spectator_sees_no_draft_and_everything_after() -> None:
    m = position("", "", "")
    play(m, 0, "refuse")
    play(m, 1, "write r1")
    assert sheet(m, 1, None).columns["r"].numbers == ()
    play(m, 2, "refuse")
    assert sheet(m, 1, None).columns["r"].numbers == (1,)


def test_s17_the_memory_aid_is_an_option() -> None:
    assert position("", "", memory_aid=False).view(0).portray()["memory"] is None


def test_s17_refused_pairs_come_with_the_view() -> None:
    m = position("r: 3", "")
    told = {(entry.move, entry.code) for entry in m.view(0).portray()["refused"]}
    assert told == {("write r1", "number-too-low"), ("write r2", "number-too-low")}
    assert m.view(1).portray()["refused"] == []


def test_s12_a_record_in_the_middle_of_drafts_goes_on() -> None:
    m = cordee.games["roll"].start(3, 11, cordee.games["roll"].options(first=0))
    play(m, 0, "refuse")
    play(m, 2, "refuse")
    again = cordee.replay(m.record(with_seed=True))
    assert again.digest() == m.digest()
    assert asked(again) == (1,)
