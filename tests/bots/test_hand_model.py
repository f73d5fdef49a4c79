"""Samples of the card games: hands as players hold them, not every unseen card alike."""

import random
from collections import Counter

import numpy as np

from cordee import games
from cordee.bots.greedy import GreedyBot
from cordee.core import drive, records
from cordee.core.turn import Decide
from cordee.games.cards.sampling import FITS, ODDS, SURE, TOO_LATE
from cordee.games.cards.state import RANKS


def test_a_hand_keeps_what_fits_and_throws_what_comes_too_late() -> None:
    game = games["classic"]
    match = game.start(2, 21, game.options(rounds=1))
    greedy, rng = GreedyBot(), random.Random(1)
    for _ in range(60):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, greedy.choose(view, view.moves, rng))
    assert isinstance(match.turn, Decide)
    seat = match.turn.seats[0]
    view, states = match.view(seat), records.new(game.state_type)
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


def test_every_odds_can_be_taken_and_none_is_more_than_sure() -> None:
    assert ODDS.shape == (3, 3, 4) and ODDS.min() > 0 and ODDS.max() == SURE
