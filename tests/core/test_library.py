"""The library as a user types it."""

import os
import shutil
from pathlib import Path

import msgspec
import pytest

import cordee
from cordee.core import cache, warm
from cordee.core.faults import (
    BadOption,
    BadSeats,
    BadSeed,
    CordeeError,
    UnknownGame,
    UnknownVariant,
)
from cordee.core.turn import Decide, Move, Over
from cordee.games.cards.options import ClassicOptions
from tests import words_check


def test_the_example_of_the_readme() -> None:
    game = cordee.games["classic"]
    match = game.start(seats=3, seed=7, options=game.options(hand_penalty=True))
    assert isinstance(match.turn, Decide)
    [seat] = match.turn.seats
    moves = [str(move) for move in match.moves(seat)]
    assert all(move.split()[0] in ("play", "drop") for move in moves)
    reason = match.why_not(seat, "deck")
    assert reason is not None
    assert (reason.code, reason.section) == ("play-first", 3)
    assert reason.fr == "Posez d'abord une carte, prenez-en une ensuite."
    assert reason.en == "First play a card, then take one."
    before = match.record()
    with pytest.raises(cordee.IllegalMove) as refusal:
        match.submit(seat, "deck")
    assert refusal.value.reason == reason
    with pytest.raises(cordee.BadNotation):
        match.submit(seat, "fly away")
    assert match.record() == before
    match.submit(seat, moves[0])
    again = cordee.replay(match.record(with_seed=True))
    assert again.digest() == match.digest()
    assert again.turn == match.turn


def test_values_are_frozen_and_compare_by_content() -> None:
    game = cordee.games["classic"]
    assert game.options(rounds=1) == game.options(rounds="1") != game.options()
    assert game.read_move("play r7") == Move(game.read_move("play r7").action, "play r7")
    assert repr(Decide(seats=(0,))) == "Decide(seats=(0,))"
    with pytest.raises(AttributeError):
        game.options().rounds = 2  # type: ignore[attr-defined]


def test_options_of_another_game_or_with_bad_values_are_refused() -> None:
    classic, duel = cordee.games["classic"], cordee.games["duel"]
    with pytest.raises(BadOption):
        classic.start(options=duel.options())
    with pytest.raises(BadOption):
        ClassicOptions(rounds=50)
    with pytest.raises(BadOption):
        ClassicOptions(rounds=True)
    with pytest.raises(UnknownVariant):
        classic.options("blind")
    assert classic.options("coop", rounds=2) == classic.options(cooperation=True, rounds=2)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.5, "7"])
def test_a_seed_is_a_whole_number_of_128_bits(seed: object) -> None:
    with pytest.raises(BadSeed):
        cordee.games["duel"].start(seed=seed)  # type: ignore[arg-type]


def test_unknown_games_and_seats() -> None:
    with pytest.raises(UnknownGame, match=r"classic, duel"):
        cordee.games["chess"]
    assert "chess" not in cordee.games
    with pytest.raises(BadSeats):
        cordee.games["duel"].start(seats=3)


def test_the_same_seed_gives_the_same_deal_whatever_is_played() -> None:
    """The n-th card drawn is the same in both matches, though other moves are made."""
    drawn = []
    for choice in (0, -1):
        match = cordee.games["classic"].start(2, 99, cordee.games["classic"].options(rounds=1))
        while isinstance(match.turn, Decide):
            [seat] = match.turn.seats
            moves = match.moves(seat)
            deck = [move for move in moves if move.text == "deck"]
            match.submit(seat, deck[0] if deck else moves[choice])
        words = [line.split()[2:] for line in match.journal.lines if line.startswith("~ deck")]
        drawn.append([word for line in words for word in line])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 60


def test_a_resignation_ends_the_match_and_ranks_last() -> None:
    match = cordee.games["classic"].start(3, 1)
    match.resign(1)
    assert isinstance(match.turn, Over)
    assert (match.turn.reason, match.turn.ranking, match.turn.winners) == (
        "resigned",
        (1, 3, 1),
        (0, 2),
    )
    assert match.moves(0) == ()
    reason = match.why_not(0, "deck")
    assert reason is not None and reason.code == "match-over"
    with pytest.raises(CordeeError):
        match.resign(0)
    assert cordee.replay(match.record()).turn == match.turn


def test_a_seat_can_be_taken_over() -> None:
    match = cordee.games["duel"].start(seed=1, players=("human Ann", "human Ben"))
    match.take_over(1, "bot greedy@1")
    again = cordee.replay(match.record(with_seed=True))
    assert again.players == ["human Ann", "bot greedy@1"]
    assert again.first_players == ("human Ann", "human Ben")


def test_undo_needs_consent_once_somebody_else_has_moved() -> None:
    match = cordee.games["classic"].start(2, 5, cordee.games["classic"].options(first=0))
    match.submit(0, next(m for m in match.moves(0) if m.text.startswith("drop")))
    match.submit(0, "deck")
    match.submit(1, next(m for m in match.moves(1) if m.text.startswith("play")))
    match.submit(1, next(m for m in match.moves(1) if m.text.startswith("take")))
    before = match.digest()
    match.submit(0, match.moves(0)[0])
    with pytest.raises(CordeeError):
        match.undo(1)
    match.undo(1, consent=True)
    assert match.turn == Decide((1,))
    match.submit(1, next(m for m in match.moves(1) if m.text.startswith("take")))
    assert match.digest() == before
    assert cordee.replay(match.record(with_seed=True)).digest() == before


def test_a_view_is_json() -> None:
    match = cordee.games["duel"].start(seed=1)
    told = msgspec.json.decode(match.view(0).json())
    assert set(told) >= {"game", "seat", "decision", "turn", "shown", "memory", "moves", "refused"}


def test_the_words_are_complete() -> None:
    assert words_check.problems() == []


def test_compiling_needs_no_folder_that_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    for folder, is_kept in ((tmp_path / "file" / "cache", False), (tmp_path / "gone" / "x", True)):
        monkeypatch.setattr(warm, "INTERPRETED", False)
        monkeypatch.setattr(warm, "cache_folder", lambda folder=folder: folder)
        warm.note_warm(cordee.games["duel"], "rules")
        assert warm.is_warm(cordee.games["duel"]) == is_kept


def test_what_another_copy_compiled_is_not_taken_for_ones_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Numba keeps compiled code by the place and the date of its source."""
    duel, sources = cordee.games["duel"], cache.source_hash()
    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "cache_folder", lambda: tmp_path / "cache")
    warm.note_warm(duel)
    assert warm.is_warm(duel)

    copy = tmp_path / "cordee"
    for folder in cache.COMPILED_FOLDERS:
        shutil.copytree(cache.PACKAGE / folder, copy / folder)
    monkeypatch.setattr(cache, "PACKAGE", copy)
    assert cache.source_hash() == sources
    assert not warm.is_warm(duel)
    warm.note_warm(duel)
    assert warm.is_warm(duel)

    os.utime(copy / "core" / "drive.py")
    assert cache.source_hash() == sources
    assert not warm.is_warm(duel)
