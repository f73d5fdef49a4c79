"""The card game: `classic` and `duel`. Nothing here is shared with other games."""

from cordee.games.cards.game import CLASSIC, DUEL

__all__ = ["CLASSIC", "DUEL"]
