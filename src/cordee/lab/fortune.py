"""How much of a lead was luck with the deck, in matches of the card game that the champion knows.

Before a card comes from the deck every card that is still in it is as likely. The critic says what
each of them would be worth, and so by how much the one that came was better than an average one.
Such luck is zero in the mean, whatever the critic is worth and whoever plays: a lead without it is
as right as the lead itself, and scatters less, the surer the players and the critic are. (Known as
an advantage-sum estimator; Zinkevich, Bowling, Bard, Kan and Billings 2006.)
"""

from dataclasses import dataclass

import numpy as np

from cordee.bots.champion.bot import covers
from cordee.bots.champion.judge import Judge, prize_of
from cordee.core import records
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.core.record import Replay, parse
from cordee.games.cards.state import VIEW as CARDS_VIEW
from cordee.lab.coming import SEATS, foretell


@dataclass(frozen=True)
class Draw:
    """A card from the deck that could have been another one."""

    card: int  # which of them came
    seats: np.ndarray  # who was to move after each of them
    seen: np.ndarray  # what that seat and the next one saw then


class Fortune:
    """Tells luck; one object serves many matches."""

    def __init__(self, game: Game) -> None:
        if game.view_type != CARDS_VIEW:
            raise UnknownBot("bot-not-here", bot="champion")
        self.judge = Judge()
        most = int(game.state_type["bag"].shape[0])
        self._futures = records.new(game.state_type, most)
        self._views = records.new(game.view_type)
        self._seats = np.zeros(most, np.int64)
        self._seen = np.zeros((SEATS, most, game.observation), np.float32)

    def luck(self, match: Match) -> float:
        """How much more than average cards the first seat's own, and those of the other seat for
        it, were worth: points of a single round, hundredths of the chance to win a match."""
        if not covers(match.game, match.options, match.seats):
            raise UnknownBot("bot-not-here", bot="champion")
        draws = self.draws(match)
        if not draws:
            return 0.0
        seats = np.concatenate([draw.seats for draw in draws])
        worth = self.judge.values(np.concatenate([draw.seen for draw in draws], axis=1))
        worth *= np.where(seats == 0, 1.0, -1.0)
        ends = np.cumsum([len(draw.seats) for draw in draws])
        lucky = sum(
            each[draw.card] - each.mean()
            for draw, each in zip(draws, np.split(worth, ends[:-1]), strict=True)
        )
        return float(lucky) * prize_of(match.table).unit

    def draws(self, match: Match) -> list[Draw]:
        """What the players of a match drew from the deck; not the hands that were dealt to them."""
        found: list[Draw] = []
        is_drawn = False  # by a player, whose move asks for one card at most; what follows is dealt

        def look(at: Match, card: int) -> None:
            nonlocal is_drawn
            if is_drawn and (many := self._foretell(at)):
                found.append(Draw(card, self._seats[:many].copy(), self._seen[:, :many].copy()))
            is_drawn = False

        replay = Replay(parse(match.record(with_seed=True)), match.game, watch=look)
        is_drawn = True
        while replay.step():
            is_drawn = True
        return found

    def _foretell(self, match: Match) -> int:
        return foretell(
            match._tables, match._states, self._futures, self._seats, self._views, self._seen
        )
