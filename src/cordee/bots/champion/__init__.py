"""A learned player of the card game: weights, a forward pass without torch, a bot, and the same
network guiding a search."""

from cordee.bots.champion.bot import ChampionBot, covers, knows
from cordee.bots.champion.levels import LEVELS
from cordee.bots.champion.plus import ChampionPlusBot, Effort, warm_champion

__all__ = [
    "LEVELS", "ChampionBot", "ChampionPlusBot", "Effort", "covers", "knows", "warm_champion",
]  # fmt: skip
