"""The words of moves, and every reason for which one can be refused."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest

from cordee.core import drive
from cordee.core.faults import BadNotation, CannotUndo, IllegalMove, StaleDecision
from cordee.core.match import Match
from cordee.games.board import BOARD
from cordee.games.board.reasons import REASONS
from cordee.games.board.state import DEAL, SCORED, STARTER, TILES

from .position import asked, ended, go, hand, moves, position, refused, row, shown, step


class Case(NamedTuple):
    """A move that is refused, with the code and the § of its reason."""

    code: str
    section: int
    seat: int
    move: str
    draw: Callable[[], Match]


def stepping() -> Match:
    return go(position(hands=["r4 r5", ""], rows=["r: 1; g: 0 > 9"], tiles="r: 2=step"), "play r4")


def starting() -> Match:
    return go(position(hands=["r4 r5", ""]), "play r4")


CASES = [
    Case("match-over", 14, 0, "play r4", lambda: ended(hands=["r4", ""], rounds_done=2)),
    Case("not-your-turn", 3, 1, "play r4", lambda: position(hands=["", "r4"])),
    Case("not-in-hand", 3, 0, "drop r3", lambda: position(hands=["r4", "r3"])),
    Case("not-lowest", 4, 0, "play r7", lambda: position(hands=["r4 r7", ""])),
    Case("not-an-end", 16, 0, "play r5",
         lambda: position(hands=["r4 r5 r7", ""], direction="either")),
    Case("below-row", 5, 0, "play r3", lambda: position(hands=["r3", ""], rows=["r: 4"])),
    Case("above-row", 16, 0, "play r9",
         lambda: position(hands=["r9", ""], rows=["r: 4 3"], direction="either")),
    Case("play-first", 3, 0, "deck", lambda: position(hands=["r4", ""])),
    Case("draw-now", 3, 0, "play r4", lambda: position(draw=True, hands=["r4", ""])),
    Case("choose-pawn", 4, 0, "deck", starting),
    Case("choose-pawn", 4, 0, "decline", starting),
    Case("choose-step", 8, 0, "drop r5", stepping),
    Case("pile-empty", 7, 0, "take y", lambda: position(draw=True)),
    Case("just-dropped", 7, 0, "take y",
         lambda: go(position(hands=["y2", ""], take_back=False), "drop y2")),
    Case("no-start-now", 4, 0, "start leader", lambda: position(hands=["r4", ""])),
    Case("no-advance-now", 8, 0, "advance r", lambda: position(hands=["r4", ""], rows=["r: 1"])),
    Case("not-started", 8, 0, "advance b", stepping),
    Case("at-city", 9, 0, "advance g", stepping),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.move}")
def test_a_refusal_has_its_code_its_section_and_two_sentences_and_changes_nothing(
    case: Case,
) -> None:
    m = case.draw()
    before = m.digest()
    assert refused(m, case.seat, case.move) == (case.code, case.section)
    assert case.move not in moves(m, case.seat)
    with pytest.raises(IllegalMove) as fault:
        m.submit(case.seat, case.move)
    reason = fault.value.reason
    assert reason == m.why_not(case.seat, case.move)
    assert reason.fr.strip() and reason.en.strip() and reason.fr != reason.en
    assert m.digest() == before


def test_every_reason_occurs() -> None:
    assert {case.code for case in CASES} == {code for code, _ in REASONS.values()}


def test_a_reason_names_the_card_and_the_row() -> None:
    m = position(hands=["r3 b5 b7", ""], rows=["r: 4 8"])
    reason = m.why_not(0, "play r3")
    assert reason is not None
    assert reason.en == "r3 is lower than r8, the last card of your row."
    reason = m.why_not(0, "play b7")
    assert reason is not None and "b7 is not the lowest" in reason.en


# --- words -------------------------------------------------------------------------------------


def test_spaces_and_capitals_do_not_matter() -> None:
    m = position(hands=["r10", ""], rows=["r: 1"])
    m.submit(0, "  PLAY   R10 ")
    assert row(m, 0, "r").cards == ("r1", "r10")
    assert m.journal.lines[-1] == "0 play r10"


@pytest.mark.parametrize(
    "text",
    ["", "play", "play r11", "play rx", "play v3", "start", "start pawn", "advance", "advance r3",
     "decline r", "take x", "draw", "deck r", "pass", "claim 1", "r7"],
)  # fmt: skip
def test_words_that_are_no_move_are_told_apart_from_refused_moves(text: str) -> None:
    m = position(hands=["r3", ""])
    with pytest.raises(BadNotation):
        m.why_not(0, text)


def test_every_move_reads_back() -> None:
    assert (
        len({move.text for move in BOARD.moves}) == len(BOARD.moves) == 55 * 2 + 5 + 1 + 2 + 5 + 1
    )
    for move in BOARD.moves:
        assert BOARD.read_move(move.text) == move


def test_moves_lists_exactly_the_legal_ones() -> None:
    m = position(hands=["r3 r9 r9 b2 b0 g5", ""], rows=["r: 5", ""])
    legal = [move.text for move in BOARD.moves if not m.why_not(0, move)]
    assert sorted(moves(m)) == sorted(legal)
    assert "play r9" in legal and "play b0" in legal
    assert "play r3" not in legal and "play b2" not in legal


def candidates(m: Match) -> list[str]:
    """What is checked at all, in its order."""
    actions, reasons = np.zeros(BOARD.actions, np.int16), np.zeros(BOARD.actions, np.int16)
    many = drive.survey_one(m._tables, m._states, asked(m), actions, reasons)
    return [BOARD.write_move(action).text for action in actions[:many].tolist()]


def test_only_what_is_worth_checking_is_checked() -> None:
    assert candidates(position(hands=["r3 r3 b2", ""])) == [
        "play r3", "drop r3", "play b2", "drop b2",
    ]  # fmt: skip
    assert candidates(position(draw=True, piles="y: 3; g: 4")) == ["take y", "take g", "deck"]
    assert candidates(starting()) == ["start leader", "start explorer"]
    assert candidates(stepping()) == ["advance r", "advance g", "decline"]


def test_equal_cards_are_one_move() -> None:
    assert moves(position(hands=["r3 r3", ""])) == ["play r3", "drop r3"]


# --- decisions and undo ------------------------------------------------------------------------


def test_every_choice_inside_a_turn_is_a_decision_of_its_own() -> None:
    m = position(hands=["r3 r4", "b2"])
    first = m.decision(0)
    m.submit(0, "play r3", decision=first)
    with pytest.raises(StaleDecision):
        m.submit(0, "start leader", decision=first)
    m.submit(0, "start leader", decision=m.decision(0))
    m.submit(0, "deck", decision=m.decision(0))
    assert (m.decision(0), asked(m)) == (None, 1)


def test_choices_can_be_taken_back_one_by_one_before_the_draw() -> None:
    m = position(hands=["r3 r4", "b2"])
    before = m.digest()
    go(m, "play r3", "start leader")
    m.undo(0)
    assert (moves(m), step(m, 0, "r")) == (["start leader", "start explorer"], 0)
    m.undo(0)
    assert (m.digest(), hand(m, 0)) == (before, "r3 r4")


def test_undo_never_crosses_a_card_drawn_from_the_deck_or_the_end_of_a_round() -> None:
    m = go(position(hands=["r3", "b2"]), "drop r3", "deck")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            m.undo(seat)
    m = go(position(draw=True, piles="y: 5", stall=39), "take y")
    with pytest.raises(CannotUndo):
        m.undo(0)
    assert shown(m).round == 2


@pytest.mark.parametrize("phase", [STARTER, TILES, DEAL, SCORED])
def test_while_luck_is_awaited_nothing_can_be_done(phase: int) -> None:
    m = position(hands=["r4 b2", "r4"], rows=["r: 1; g: 0"], piles="y: 3")
    m._state.phase = phase
    for move in m.game.moves:
        assert move is not None
        assert refused(m, 0, move.text) == ("not-your-turn", 3)
