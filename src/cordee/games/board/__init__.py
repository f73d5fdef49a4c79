"""The board game: `board`. Nothing here is shared with other games."""

from cordee.games.board.game import BOARD

__all__ = ["BOARD"]
