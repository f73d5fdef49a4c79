"""Secret decisions of several seats, as `roll` will have them: see the toy game."""

import itertools

import pytest

from cordee.core.faults import CannotUndo, IllegalMove, StaleDecision
from cordee.core.match import Match
from cordee.core.record import parse, replay
from cordee.core.turn import Decide, Over
from tests.core.toy import TOY


def start() -> Match:
    return TOY.start(3, seed=1)


def test_seats_still_owing_shrink_as_they_finish() -> None:
    match = start()
    assert match.turn == Decide((0, 1, 2))
    match.submit(1, "write 1")
    assert match.turn == Decide((0, 2))
    match.submit(2, "write 3")
    assert match.turn == Decide((0, 2)), "a chain goes on"
    match.submit(2, "write 2")
    assert match.turn == Decide((0,))


def test_a_seat_that_is_done_cannot_write_again() -> None:
    match = start()
    match.submit(1, "write 1")
    with pytest.raises(IllegalMove):
        match.submit(1, "write 2")


def test_a_draft_is_seen_by_its_own_seat_only() -> None:
    match = start()
    match.submit(1, "write 3")
    assert match.view(1).portray()["shown"]["own"] == 3
    assert match.view(0).portray()["shown"]["own"] == 0
    assert match.view(None).portray()["shown"]["own"] == 0


def test_how_long_a_chain_is_cannot_be_counted_from_outside() -> None:
    match, other = start(), start()
    match.submit(1, "write 1")
    for move in ("write 3", "write 3", "write 1"):
        other.submit(1, move)
    assert match.seq == other.seq
    assert match.decision(0) == other.decision(0)
    assert match.view(0).json() == other.view(0).json()


def test_each_move_of_a_chain_answers_a_decision_of_its_own() -> None:
    match = start()
    first = match.decision(1)
    assert first == match.decision(0)
    match.submit(1, "write 3", first)
    with pytest.raises(StaleDecision):
        match.submit(1, "write 3", first)
    second = match.decision(1)
    assert second != first
    match.submit(1, "write 1", second)
    match.submit(0, "write 1", match.decision(0))


def test_decisions_are_never_numbered_twice() -> None:
    match = start()
    seen: set[tuple[int, int]] = set()
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[-1]
        decision = match.decision(seat)
        assert decision is not None
        assert (seat, decision) not in seen
        seen.add((seat, decision))
        match.submit(seat, "write 3" if len(seen) % 3 else "write 1")


def test_any_order_of_commits_gives_the_same_state_and_record() -> None:
    chosen = {0: "write 2", 1: "write 1", 2: "write 2"}
    ends = set()
    for order in itertools.permutations(chosen):
        match = start()
        for seat in order:
            match.submit(seat, chosen[seat])
        ends.add((match.digest(), match.record(with_seed=True)))
    assert len(ends) == 1


def test_the_record_lists_a_secret_decision_in_seat_order() -> None:
    match = start()
    for seat, move in ((2, "write 3"), (1, "write 1"), (2, "write 1"), (0, "write 2")):
        match.submit(seat, move)
    assert match.journal.lines[:4] == ["0 write 2", "1 write 1", "2 write 3", "2 write 1"]
    assert match.journal.lines[4].startswith("~ die ")


def test_a_record_in_the_middle_of_a_secret_decision_goes_on() -> None:
    match = start()
    match.submit(2, "write 3")
    match.submit(0, "write 2")
    again = replay(parse(match.record(with_seed=True)), TOY)
    assert again.digest() == match.digest()
    assert again.turn == match.turn == Decide((1, 2))


def test_a_draft_can_be_taken_back_but_never_somebody_elses() -> None:
    match = start()
    before = match.digest()
    match.submit(1, "write 3")
    match.undo(1)
    assert match.digest() == before
    match.submit(1, "write 1")
    match.submit(0, "write 2")
    match.undo(1)
    assert match.turn == Decide((1, 2))
    assert match.view(0).portray()["shown"]["own"] == 2
    with pytest.raises(CannotUndo):
        match.undo(1)
    match.undo(0)
    assert match.digest() == before


def test_undo_tells_nothing_of_what_others_drafted() -> None:
    match, other = start(), start()
    for each in (match, other):
        each.submit(1, "write 1")
    other.submit(2, "write 3")
    for each in (match, other):
        each.undo(1)
    assert match.view(1).json() == other.view(1).json()


def led() -> Match:
    """Seat 0 writes first, for all to see; then the others at once."""
    match = TOY.start(3, 1, TOY.options(lead=True))
    match.submit(0, "write 2")
    assert match.turn == Decide((1, 2))
    return match


def test_an_open_move_is_taken_back_whether_or_not_somebody_has_a_draft() -> None:
    match, other = led(), led()
    match.submit(1, "write 3")
    for each in (match, other):
        each.undo(0)
        assert each.turn == Decide((0,))
        assert each.journal.lines == ["0 write 2", "! undo 0"]
    assert match.digest() == other.digest() == TOY.start(3, 1, TOY.options(lead=True)).digest()
    assert match.record(with_seed=True) == other.record(with_seed=True)
    assert match.decision(0) == other.decision(0)
    assert match.view(2).json() == other.view(2).json()
    again = replay(parse(match.record(with_seed=True)), TOY)
    assert again.digest() == match.digest()


def test_a_dropped_draft_answers_a_decision_that_is_no_longer_open() -> None:
    match = led()
    match.submit(1, "write 3")
    old = match.decision(1)
    match.undo(0)
    match.submit(0, "write 1")
    with pytest.raises(StaleDecision):
        match.submit(1, "write 1", old)
    assert match.view(1).portray()["shown"]["own"] == 0
    match.submit(1, "write 1")
    match.submit(2, "write 1")
    assert match.journal.lines[:5] == [
        "0 write 2", "! undo 0", "0 write 1", "1 write 1", "2 write 1",
    ]  # fmt: skip


def test_an_open_move_stays_once_somebody_has_finished_for_all_to_see() -> None:
    match = led()
    match.submit(2, "write 1")
    assert match.turn == Decide((1,))
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(2)
    assert match.turn == Decide((1, 2))
    match.undo(0)
    assert match.turn == Decide((0,))


def test_with_consent_finished_drafts_go_too_and_are_never_told() -> None:
    match = led()
    match.submit(2, "write 1")
    match.submit(1, "write 3")
    match.undo(0, consent=True)
    assert match.turn == Decide((0,))
    assert match.journal.lines == ["0 write 2", "! undo 0"]


def test_who_has_not_moved_has_nothing_to_take_back_whatever_others_drafted() -> None:
    match = led()
    for _ in range(2):
        with pytest.raises(CannotUndo):
            match.undo(2)
        match.submit(1, "write 3")


def test_nobody_s_draft_is_told_when_a_seat_changes_hands() -> None:
    match, other = start(), start()
    for each in (match, other):
        each.submit(0, "write 1")
    match.submit(1, "write 3")
    for each in (match, other):
        each.take_over(2, "bot greedy")
    assert match.journal.lines == other.journal.lines == ["! seat 2 bot greedy"]
    assert match.seq == other.seq
    match.undo(1)
    assert match.record(with_seed=True) == other.record(with_seed=True)
    again = replay(parse(match.record(with_seed=True)), TOY)
    assert again.digest() == match.digest()
    assert again.players[2] == "bot greedy"


def test_a_resignation_counts_no_draft() -> None:
    match = start()
    match.submit(1, "write 2")
    match.resign(2)
    assert isinstance(match.turn, Over)
    assert [score.total for score in match.turn.scores] == [0, 0, 0]
    assert match.turn.ranking == (1, 1, 3)


def test_taking_a_draft_back_shows_nobody_s_draft() -> None:
    match, other = start(), start()
    for each in (match, other):
        each.submit(0, "write 2")
    match.submit(1, "write 3")
    match.undo(1)
    assert match.journal.lines == other.journal.lines == []
    assert match.record(with_seed=True) == other.record(with_seed=True)
    assert match.decision(2) == other.decision(2)
    assert match.decision(1) != other.decision(1)
    assert match.view(2).json() == other.view(2).json()


def test_nothing_is_taken_back_across_the_reveal() -> None:
    match = start()
    for seat in (0, 1, 2):
        match.submit(seat, "write 1")
    with pytest.raises(CannotUndo):
        match.undo(2)


def test_the_match_ends_with_scores_ranks_and_every_winner() -> None:
    match = start()
    for numbers in (("write 2", "write 1", "write 2"), ("write 1", "write 1", "write 1")):
        for seat, move in enumerate(numbers):
            match.submit(seat, move)
    assert isinstance(match.turn, Over)
    assert match.turn.ranking == (1, 3, 1)
    assert match.turn.winners == (0, 2)
    assert [sum(line.points for line in score.lines) for score in match.turn.scores] == [
        score.total for score in match.turn.scores
    ]
