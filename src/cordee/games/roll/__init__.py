"""Lost Cities Roll & Write: `roll`. Nothing here is shared with other games."""

from cordee.games.roll.game import ROLL

__all__ = ["ROLL"]
