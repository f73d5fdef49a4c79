"""Lost: le jeu: `island`. Nothing here is shared with other games."""

from cordee.games.island.game import ISLAND

__all__ = ["ISLAND"]
