"""One search for every game: it looks ahead by playing possible worlds to their end."""

from cordee.bots.search.bot import SearchBot, Stop, warm_search
from cordee.bots.search.levels import LEVELS, Level

__all__ = ["LEVELS", "Level", "SearchBot", "Stop", "warm_search"]
