"""Every game: it ends, every listed move plays, every other is refused with a reason."""

import dataclasses

import numpy as np
import pytest

import cordee
from cordee import games, words
from cordee.core.faults import BadNotation, BadSeats, IllegalMove, StaleDecision
from cordee.core.game import Game
from cordee.core.turn import Decide, Over
from cordee.lab.simulate import simulate
from cordee.words import pages
from tests.conformance.tables import (
    MOST_TABLES,
    SETUPS,
    Setup,
    every_game,
    every_table,
    positions,
    walk,
)


def test_every_registered_game_has_tables_here() -> None:
    assert set(SETUPS) == set(games)
    for name, setups in SETUPS.items():
        assert 1 <= len(setups) <= MOST_TABLES, name
        assert {setup.seats for setup in setups} == set(games[name].seat_counts)


@every_table
def test_random_games_end_within_the_stated_bound(setup: Setup) -> None:
    result = simulate(setup.game, setup.options, setup.seats, 300, seed=5)
    assert result.longest <= setup.game.most_moves(setup.options, setup.seats)


@every_table
def test_every_listed_move_plays_and_every_other_is_refused_with_a_reason(setup: Setup) -> None:
    for match in positions(setup):
        assert isinstance(match.turn, Decide)
        text, digest = match.record(with_seed=True), match.digest()
        for seat in range(setup.seats):
            legal = match.moves(seat)
            if seat in match.turn.seats:
                assert legal
            else:
                assert all(move.action in setup.game.free_actions for move in legal)
            for move in legal:
                copy = cordee.replay(text)
                copy.submit(seat, move.text)
            for other in setup.game.moves:
                if other is None or other in legal:
                    continue
                reason = match.why_not(seat, other)
                assert reason is not None, other
                assert reason.fr and reason.en and reason.fr != reason.en
                assert reason.section in pages.page(setup.name, "fr").sections
                with pytest.raises(IllegalMove) as refusal:
                    match.submit(seat, other)
                assert refusal.value.reason == reason
        assert match.digest() == digest
        assert match.record(with_seed=True) == text


@every_game
def test_what_is_no_move_is_refused_and_changes_nothing(game: Game) -> None:
    match = game.start(seed=3)
    digest = match.digest()
    for text in ("", "dance", "play", "play r77", "play r7 now", "-1", "pl\u0000ay r7", "é" * 1000):
        with pytest.raises(BadNotation) as fault:
            match.submit(0, text)
        assert fault.value.say("fr") != fault.value.say("en")
    for seat in (-1, match.seats, 99):
        with pytest.raises(BadSeats):
            match.moves(seat)
    assert match.digest() == digest


@every_game
def test_words_and_moves_are_one(game: Game) -> None:
    named = [move for move in game.moves if move is not None]
    for move in named:
        assert game.read_move(str(move)) == move
        assert game.read_move(f"  {str(move).upper()} ") == move
        assert game.write_move(move.action) == move
    assert len({move.text for move in named}) == len(named)


@every_table
def test_a_stale_decision_is_refused(setup: Setup) -> None:
    match = setup.start(4)
    assert isinstance(match.turn, Decide)
    seat = match.turn.seats[0]
    decision = match.decision(seat)
    move = match.moves(seat)[0]
    match.submit(seat, move, decision)
    digest = match.digest()
    with pytest.raises(StaleDecision):
        match.submit(seat, move, decision)
    assert match.digest() == digest


@every_table
def test_score_lines_add_up_to_totals_and_ranks(setup: Setup) -> None:
    for seed in range(4):
        match = walk(setup, seed)
        assert isinstance(match.turn, Over)
        over = match.turn
        assert [score.seats for score in over.scores] == list(match.sides)
        for score in over.scores:
            assert sum(line.points for line in score.lines) == score.total
            for line in score.lines:
                assert line.formula.split()[-1].lstrip("+") == str(line.points)
        for chapter in match.chapters:
            for score in chapter:
                assert sum(line.points for line in score.lines) == score.total
        best = max(score.total for score in over.scores)
        winners = {seat for i, members in enumerate(match.sides) if over.ranking[i] == 1
                   for seat in members}  # fmt: skip
        assert set(over.winners) == winners
        assert all(
            over.scores[i].total == best for i in range(len(match.sides)) if over.ranking[i] == 1
        )


@every_game
def test_every_reason_has_both_sentences_and_a_section(game: Game) -> None:
    for code, section in game.reasons.values():
        for language in words.LANGUAGES:
            assert words.has(f"reason-{code}", language), code
            assert section in pages.page(game.name, language).sections, code


@every_game
def test_the_rules_page_has_the_same_sections_in_both_languages(game: Game) -> None:
    french, english = pages.page(game.name, "fr"), pages.page(game.name, "en")
    assert (
        list(french.sections) == list(english.sections) == list(range(1, len(french.sections) + 1))
    )
    assert all(section.text for section in french.sections.values())
    for name in dataclasses.asdict(french):
        assert getattr(french, name)


@every_game
def test_observations_are_finite_numbers(game: Game) -> None:
    from cordee.core import drive

    for setup in SETUPS[game.name]:
        for match in positions(setup):
            for seat in (None, 0):
                view = match.view(seat)
                numbers = np.full(game.observation, np.nan, np.float32)
                drive.observe_one(view.tables, view.views, numbers)
                assert np.isfinite(numbers).all()
                assert np.abs(numbers).max() <= 100
