"""Advice: who is asked at which table, and what is said for a move."""

import random
from typing import Any

import pytest

from cordee import games
from cordee.bots.advice import Advice, advise, adviser
from cordee.bots.champion import ChampionBot, ChampionPlusBot
from cordee.bots.finding import CHANCE, POINTS
from cordee.bots.search import LEVELS, SearchBot
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.core.view import View

CARDS: list[tuple[str, dict[str, Any], str]] = [
    ("classic", {"rounds": 1}, POINTS),
    ("classic", {}, CHANCE),
    ("duel", {}, POINTS),
    ("duel", {"games": 3, "exploits": True}, CHANCE),
]


def decisions(match: Match, many: int) -> list[View]:
    """Choices between several moves, in a match that the champion plays against itself."""
    bot, rng = ChampionBot(), random.Random(1)
    found: list[View] = []
    while isinstance(match.turn, Decide) and len(found) < many:
        seat = match.turn.seats[0]
        view = match.view(seat)
        if len(view.moves) > 1:
            found.append(view)
        match.submit(seat, bot.choose(view, view.moves, rng))
    return found


@pytest.mark.parametrize(("name", "values", "measure"), CARDS)
def test_the_champion_advises_what_it_plays_itself(
    name: str, values: dict[str, Any], measure: str
) -> None:
    game = games[name]
    views = decisions(game.start(2, 3, game.options(**values)), 40)
    gains = []
    for view in views:
        found = advise(view, view.moves, random.Random(2))
        assert found == advise(view, view.moves, random.Random(2))
        assert adviser(view) == "champion+" and found.measure == measure
        assert found.move == ChampionPlusBot().choose(view, view.moves, random.Random(2))
        assert found.other in view.moves and found.other != found.move
        assert found.gain is not None and found.gain >= 0
        gains.append(found.gain)
    # A chance has a hundred hundredths, a round a few dozen points; most choices are closer.
    assert 0 < max(gains) < 60 and sorted(gains)[len(gains) // 2] < 10
    assert sum(gain > 0 for gain in gains) > len(gains) / 2


@pytest.mark.parametrize(
    ("name", "seats", "values"),
    [("classic", 3, {}), ("classic", 2, {"hand_penalty": True}), ("board", 2, {})],
)
def test_where_there_is_no_champion_the_search_advises(
    name: str, seats: int, values: dict[str, Any]
) -> None:
    game = games[name]
    match = game.start(seats, 3, game.options(**values))
    assert isinstance(match.turn, Decide)
    view = match.view(match.turn.seats[0])
    found = advise(view, view.moves, random.Random(2))
    assert adviser(view) == "search" and found.measure == POINTS
    searched = SearchBot(max(LEVELS)).think(view, view.moves, random.Random(2))
    assert found.move == searched.move


def test_where_points_only_tell_the_ranking_none_are_told() -> None:
    match = games["island"].start(2, 1)
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        if len(view.moves) > 2:
            break
        match.submit(seat, view.moves[0])
    assert advise(view, view.moves, random.Random(1)) in [Advice(move) for move in view.moves]


def test_an_only_move_needs_no_thought() -> None:
    view = games["classic"].start(2, 1).view(0)
    assert advise(view, view.moves[:1], random.Random(1)) == Advice(view.moves[0])
