"""A learned player of the card game: weights, a forward pass without torch, and a bot."""

from cordee.bots.champion.bot import ChampionBot, covers

__all__ = ["ChampionBot", "covers"]
