"""How much of a lead was luck with the deck, in matches of the card game that the champion knows.

Before a card comes from the deck every card that is still in it is as likely. The critic says what
each of them would be worth, and so by how much the one that came was better than an average one.
Such luck is zero in the mean, whatever the critic is worth and whoever plays: a lead without it is
as right as the lead itself, and scatters less, the surer the players and the critic are. (Known as
an advantage-sum estimator; Zinkevich, Bowling, Bard, Kan and Billings 2006.)
"""

from collections.abc import Iterator

import numpy as np

from cordee.bots.champion.bot import covers
from cordee.bots.champion.judge import Judge, prize_of
from cordee.core import drive, records
from cordee.core.chance import SOURCES, halves, nth, stream
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.lab.coming import SEATS, foretell


class Fortune:
    """Tells luck; one object serves many matches."""

    def __init__(self, game: Game) -> None:
        self.game, self.judge = game, Judge()
        most = int(game.state_type["bag"].shape[0])
        self._futures = records.new(game.state_type, most)
        self._views = records.new(game.view_type)
        self._seats = np.zeros(most, np.int64)
        self._seen = np.zeros((SEATS, most, game.observation), np.float32)

    def luck(self, match: Match) -> float:
        """How much more than an average card the first seat's cards, and those of the other seat
        for it, were worth: points of a single round, hundredths of the chance to win a match."""
        if not covers(match.game, match.options, match.seats):
            raise UnknownBot("bot-not-here", bot="champion")
        seen, signs, came = [], [], []
        for card, many in self._draws(match):
            seen.append(self._seen[:, :many].copy())
            signs.append(np.where(self._seats[:many] == 0, 1.0, -1.0))
            came.append(card)
        if not came:
            return 0.0
        worth = self.judge.values(np.concatenate(seen, axis=1)) * np.concatenate(signs)
        ends = np.cumsum([len(one) for one in signs])
        lucky = sum(
            draws[card] - draws.mean()
            for card, draws in zip(came, np.split(worth, ends[:-1]), strict=True)
        )
        return float(lucky) * prize_of(match.table).unit

    def _draws(self, match: Match) -> Iterator[tuple[int, int]]:
        """Plays a match again; at each draw that could have been another one, which card of how
        many it was."""
        tables, states = records.new(self.game.table_type), records.new(self.game.state_type)
        tables[0] = match.table
        high, low = halves(match.seed)
        drawn = np.zeros(SOURCES, np.int64)
        drive.begin_one(tables, states)
        moves = iter(match.journal.lines)
        while True:
            while source := int(states["chance_source"][0]):
                size = int(states["chance_size"][0])
                card = nth(np.uint64(stream(high, low, source)), int(drawn[source]), size)
                drawn[source] += 1
                many = foretell(tables, states, self._futures, self._seats, self._views, self._seen)
                if many:
                    yield int(card), many
                drive.settle_one(tables, states, card)
            move = next((line for line in moves if line[0].isdigit()), None)
            if move is None:
                return
            seat, _, text = move.partition(" ")
            drive.apply_one(tables, states, int(seat), self.game.read_move(text).action)
