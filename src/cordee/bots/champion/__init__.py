"""A learned player of the card game: weights, a forward pass without torch, and a bot."""

from cordee.bots.champion.bot import ChampionBot, covers
from cordee.bots.champion.levels import LEVELS

__all__ = ["LEVELS", "ChampionBot", "covers"]
