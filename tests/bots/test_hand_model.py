"""Samples of hands: as players hold them, not every unseen card alike."""

import random
from collections import Counter

import numpy as np

from cordee import games
from cordee.bots.greedy import GreedyBot
from cordee.core import drive, records
from cordee.core.game import Game
from cordee.core.turn import Decide
from cordee.core.view import View
from cordee.games.board import sampling as board
from cordee.games.board.state import VALUES
from cordee.games.cards import sampling as cards
from cordee.games.cards.sampling import FITS, TOO_LATE
from cordee.games.cards.state import RANKS


def far_into_a_round(game: Game, moves: int) -> tuple[int, View]:
    """Who is to move after so many moves by rule of thumb, and what that seat sees."""
    match = game.start(2, 21, game.options(rounds=1))
    greedy, rng = GreedyBot(), random.Random(1)
    for _ in range(moves):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, greedy.choose(view, view.moves, rng))
    assert isinstance(match.turn, Decide)
    seat = match.turn.seats[0]
    return seat, match.view(seat)


def test_a_hand_keeps_what_fits_and_throws_what_comes_too_late() -> None:
    game = games["classic"]
    seat, view = far_into_a_round(game, 60)
    states = records.new(game.state_type)
    held: Counter[int] = Counter()
    unseen: Counter[int] = Counter()
    state = records.only(states)
    for seed in range(400):
        drive.sample_one(view.tables, view.views, states, np.uint64(seed))
        for colour in range(5):
            row = int(state.rows[1 - seat, colour])
            for rank in range(1, RANKS):
                if row:
                    use = FITS if row >> (rank + 1) == 0 else TOO_LATE
                    known = int(state.known[1 - seat, colour]) >> (rank + 1) & 1
                    there = int(state.hands[1 - seat, colour]) >> (rank + 1) & 1
                    held[use] += there - known
                    unseen[use] += there - known + list(state.bag).count(colour * RANKS + rank)
    assert min(unseen[FITS], unseen[TOO_LATE]) > 500, "the position shows nothing"
    assert held[FITS] / unseen[FITS] > 1.3 * held[TOO_LATE] / unseen[TOO_LATE]


def test_on_the_board_too() -> None:
    game = games["board"]
    seat, view = far_into_a_round(game, 50)
    states = records.new(game.state_type)
    held: Counter[int] = Counter()
    unseen: Counter[int] = Counter()
    state = records.only(states)
    for seed in range(400):
        drive.sample_one(view.tables, view.views, states, np.uint64(seed))
        for colour in range(5):
            last = int(state.last[1 - seat, colour])
            for value in range(7, VALUES):
                if last >= 0:
                    use = FITS if value >= last else TOO_LATE
                    known = int(state.known[1 - seat, colour]) >> (2 * value) & 3
                    there = int(state.hands[1 - seat, colour]) >> (2 * value) & 3
                    held[use] += there - known
                    bag = list(state.bag).count(colour * VALUES + value)
                    unseen[use] += there - known + bag
    assert min(unseen[FITS], unseen[TOO_LATE]) > 500, "the position shows nothing"
    assert held[FITS] / unseen[FITS] > 1.3 * held[TOO_LATE] / unseen[TOO_LATE]


def test_every_odds_can_be_taken_and_none_is_more_than_sure() -> None:
    assert cards.ODDS.shape == (3, 3, 4) and board.ODDS.shape == (3, 3)
    for model in (cards, board):
        assert model.ODDS.min() > 0 and model.ODDS.max() == model.SURE
