"""The words of moves, and every reason for which one can be refused."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from cordee.core.datapack import Pack
from cordee.core.faults import BadNotation, CannotUndo, IllegalMove, StaleDecision
from cordee.core.match import Match
from cordee.games.cards.reasons import REASONS

from .position import asked, ended, game, go, hand, moves, position, refused, row, shown

LINE = "three-y five-cards three-rows sequence best-row"


class Case(NamedTuple):
    """A move that is refused, with the code and the § of its reason."""

    code: str
    section: int
    seat: int
    move: str
    draw: Callable[[], Match]


def duel(hands: str = "", rows: str = "", **drawn: object) -> Match:
    return position("duel", hands=[hands, ""], rows=[rows, ""], **drawn)  # type: ignore[arg-type]


def extra_pack() -> Pack:
    """An owner's data by which `duel`, too, has extra cards: the only way to some refusals."""
    text = game("duel").builtin_data().texts["data.toml"]
    before, _, after = text.partition("[duel.2]")
    return Pack({"data.toml": before + "[duel.2]" + after.replace("extra = 0", "extra = 2")}, False)


def extra_duel() -> Match:
    """The moment after the last card in such a game."""
    m = duel("v3", "y: 2 3 9", phase="draw", mover=1, deck="gx", exploits=LINE, data=extra_pack())
    return go(m, "deck")


CLASSIC = [
    Case("match-over", 14, 0, "play r3", lambda: ended(hands=["r3", ""], rounds=1)),
    Case("not-your-turn", 3, 1, "play r3", lambda: position(hands=["", "r3"])),
    Case("no-such-colour", 1, 0, "play v3", lambda: position(hands=["r3", ""])),
    Case("no-such-colour", 1, 0, "drop vx", lambda: position(hands=["r3", ""])),
    Case("no-such-colour", 1, 0, "take v", lambda: position(phase="draw")),
    Case("not-in-hand", 3, 0, "play r3", lambda: position(hands=["r4", "r3"])),
    Case("not-in-hand", 3, 0, "drop rx", lambda: position(hands=["r4", "rx"])),
    Case("not-higher", 5, 0, "play r3", lambda: position(hands=["r3", ""], rows=["r: x 4"])),
    Case("wager-too-late", 6, 0, "play rx", lambda: position(hands=["rx", ""], rows=["r: x 4"])),
    Case("play-first", 3, 0, "deck", lambda: position(hands=["r3", ""])),
    Case("play-first", 3, 0, "take y", lambda: position(hands=["r3", ""], piles="y: 2")),
    Case("draw-now", 3, 0, "play r3", lambda: position(phase="draw", hands=["r3", ""])),
    Case("draw-now", 3, 0, "drop r3", lambda: position(phase="draw", hands=["r3", ""])),
    Case("pile-empty", 8, 0, "take y", lambda: position(phase="draw")),
    Case("just-dropped", 9, 0, "take y", lambda: go(position(hands=["y2", ""]), "drop y2")),
    Case("no-discard-now", 18, 0, "drop r3",
         lambda: position(seats=3, phase="extra", hands=["r3", "", ""], deck="")),
    Case("no-draw-now", 18, 0, "deck", lambda: position(seats=3, phase="extra", deck="")),
    Case("no-draw-now", 18, 0, "take y",
         lambda: position(seats=4, phase="extra", piles="y: 2", deck="")),
    Case("no-pass-now", 3, 0, "pass", lambda: position(hands=["r3", ""])),
    Case("no-pass-now", 3, 0, "pass", lambda: position(seats=3, phase="draw")),
    Case("no-exploits", 21, 0, "claim 1", lambda: position(hands=["r3", ""])),
]  # fmt: skip

DUEL = [
    Case("match-over", 14, 0, "play r3", lambda: ended("duel", hands=["r3", ""])),
    Case("not-your-turn", 3, 1, "deck", lambda: duel("r3")),
    Case("not-in-hand", 3, 0, "play v3", lambda: duel("r3")),
    Case("not-higher", 5, 0, "play v3", lambda: duel("v3", "v: 4")),
    Case("wager-too-late", 6, 0, "play vx", lambda: duel("vx", "v: 4")),
    Case("play-first", 3, 0, "deck", lambda: duel("v3")),
    Case("draw-now", 3, 0, "play v3", lambda: duel("v3", phase="draw")),
    Case("pile-empty", 8, 0, "take v", lambda: duel(phase="draw")),
    Case("just-dropped", 9, 0, "take v", lambda: go(duel("v3"), "drop v3")),
    Case("no-pass-now", 3, 0, "pass", lambda: duel("v3")),
    Case("no-exploits", 16, 0, "claim 1", lambda: duel("v3", "y: 2 3 9")),
    Case("claimed-by-itself", 18, 0, "claim 1",
         lambda: duel("v3", "y: 2 3 9", exploits=LINE, claim="auto")),
    Case("exploit-taken", 18, 0, "claim 1",
         lambda: duel("v3", "y: 2 3 9", exploits=LINE, owners=(1,))),
    Case("exploit-at-end", 19, 0, "claim 5", lambda: duel("v3", "y: 2 3 9", exploits=LINE)),
    Case("exploit-not-done", 17, 0, "claim 2", lambda: duel("v3", "y: 2 3 9", exploits=LINE)),
    Case("no-claim-now", 18, 0, "claim 1", extra_duel),
    Case("no-discard-now", 10, 0, "drop v3", extra_duel),
    Case("no-draw-now", 10, 0, "deck", extra_duel),
]  # fmt: skip


@pytest.mark.parametrize("case", CLASSIC + DUEL, ids=lambda case: f"{case.code}-{case.move}")
def test_a_refusal_has_its_code_and_its_section_and_changes_nothing(case: Case) -> None:
    m = case.draw()
    before = m.digest()
    assert refused(m, case.seat, case.move) == (case.code, case.section)
    assert case.move not in moves(m, case.seat)
    with pytest.raises(IllegalMove) as fault:
        m.submit(case.seat, case.move)
    assert fault.value.reason == m.why_not(case.seat, case.move)
    assert m.digest() == before


def test_every_reason_occurs() -> None:
    assert {case.code for case in CLASSIC + DUEL} == {entry[0] for entry in REASONS.values()}


@pytest.mark.parametrize("case", CLASSIC + DUEL, ids=lambda case: f"{case.code}-{case.move}")
def test_a_refusal_has_a_sentence_in_french_and_one_in_english(case: Case) -> None:
    reason = case.draw().why_not(case.seat, case.move)
    assert reason is not None
    assert reason.fr.strip()
    assert reason.en.strip()
    assert reason.fr != reason.en


# --- words -------------------------------------------------------------------------------------


def test_spaces_and_capitals_do_not_matter() -> None:
    m = position(hands=["r10", ""])
    m.submit(0, "  PLAY   R10 ")
    assert row(m, 0, "r") == "r10"
    assert m.journal.lines[-1] == "0 play r10"


@pytest.mark.parametrize(
    "text",
    ["", "play", "play r1", "play r11", "play z3", "play 3r", "drop", "take", "take x", "take r3",
     "draw", "deck r", "claim 0", "claim 6", "claim", "r7", "pass r7"],
)  # fmt: skip
def test_words_that_are_no_move_are_told_apart_from_refused_moves(text: str) -> None:
    m = position(hands=["r3", ""])
    with pytest.raises(BadNotation):
        m.why_not(0, text)
    with pytest.raises(BadNotation):
        m.submit(0, text)


@pytest.mark.parametrize("text", ["play w3", "drop wx", "take w"])
def test_duel_has_no_white_cards(text: str) -> None:
    with pytest.raises(BadNotation):
        position("duel").why_not(0, text)


@pytest.mark.parametrize("name", ["classic", "duel"])
def test_every_move_reads_back(name: str) -> None:
    written = [move for move in game(name).moves if move is not None]
    assert len({move.text for move in written}) == len(written)
    for move in written:
        assert game(name).read_move(move.text) == move
    colours = 6 if name == "classic" else 5
    assert len(written) == colours * 10 * 2 + colours + 2 + 5


def test_moves_lists_exactly_the_legal_ones() -> None:
    m = position(hands=["rx r3 r9 b2 bx", ""], rows=["r: 5; b: x", ""])
    legal = [move.text for move in m.game.moves if move and not m.why_not(0, move)]
    assert sorted(moves(m)) == sorted(legal)
    assert sorted(legal) == sorted(
        ["drop rx", "drop r3", "play r9", "drop r9", "play b2", "drop b2", "play bx", "drop bx"]
    )


def test_equal_cards_are_one_move() -> None:
    assert moves(position(hands=["rx rx rx", ""])) == ["play rx", "drop rx"]


# --- decisions and undo ------------------------------------------------------------------------


def test_a_move_for_an_earlier_decision_is_stale() -> None:
    m = position(hands=["r3 r4", "b2"])
    first = m.decision(0)
    m.submit(0, "play r3", decision=first)
    with pytest.raises(StaleDecision):
        m.submit(0, "deck", decision=first)
    m.submit(0, "deck", decision=m.decision(0))
    assert (m.decision(0), asked(m)) == (None, 1)


def test_a_claim_is_a_decision_of_its_own() -> None:
    m = duel("v3", "y: 2 3 9", exploits=LINE)
    before = m.decision(0)
    go(m, "claim 1")
    assert m.decision(0) not in (before, None)


def test_a_card_played_can_be_taken_back_before_the_draw() -> None:
    m = position(hands=["r3 r4", "b2"], rows=["", "y: 5"])
    before = m.digest()
    go(m, "play r3")
    m.undo(0)
    assert (m.digest(), hand(m, 0), row(m, 0, "r")) == (before, "r3 r4", "")


def test_undo_never_crosses_a_card_drawn_from_the_deck() -> None:
    m = go(position(hands=["r3", "b2"]), "play r3", "deck")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            m.undo(seat)
    assert shown(m).held == (1, 1)


def test_undo_never_crosses_the_end_of_a_round() -> None:
    m = go(position(phase="draw", piles="y: 5", stall=39), "take y")
    with pytest.raises(CannotUndo):
        m.undo(0)
