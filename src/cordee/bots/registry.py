"""Every bot there is: its versions, its levels, the games it covers."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from cordee.bots.champion import LEVELS as CHAMPION_LEVELS
from cordee.bots.champion import ChampionBot, ChampionPlusBot
from cordee.bots.champion import covers as champion_covers
from cordee.bots.duels import GREEDY, RANDOM
from cordee.bots.external import ExternalBot
from cordee.bots.greedy import GreedyBot
from cordee.bots.random import RandomBot
from cordee.bots.search import LEVELS, SearchBot
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.turn import Move
from cordee.core.view import View


class Bot(Protocol):
    """A player: sees a view and the legal moves, answers one of them."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move: ...


@dataclass(frozen=True)
class BotEntry:
    """One kind of bot. A released version never changes: it is the yardstick of later ones."""

    make: Callable[[int, int], Bot]  # from level and version
    levels: tuple[int, ...] = ()  # none: it has only one strength
    versions: tuple[int, ...] = (1,)
    policy: int | None = None  # what compiled loops call it, where they know it
    # Whether it can take a seat at such a table; none: at every table.
    covers: Callable[[Game, Options, int], bool] | None = None


BOTS = {
    "random": BotEntry(lambda _level, _version: RandomBot(), policy=RANDOM),
    "greedy": BotEntry(lambda _level, _version: GreedyBot(), policy=GREEDY),
    "search": BotEntry(lambda level, _version: SearchBot(level), levels=tuple(LEVELS)),
    "champion": BotEntry(
        lambda level, _version: ChampionBot(level),
        levels=tuple(CHAMPION_LEVELS),
        covers=champion_covers,
    ),
    "champion+": BotEntry(lambda _level, _version: ChampionPlusBot(), covers=champion_covers),
}


EXEC = "exec"  # `exec:PATH`: a program of one's own, see `external`


@dataclass(frozen=True)
class BotName:
    """`greedy@1` taken apart."""

    name: str
    level: int = 0
    version: int = 1
    path: str = ""  # of a program of one's own

    def __str__(self) -> str:
        if self.path:
            return f"{EXEC}:{self.path}"
        level = f":{self.level}" if BOTS[self.name].levels else ""
        return f"{self.name}{level}@{self.version}"

    @property
    def policy(self) -> int | None:
        """What compiled loops call it, where they know it."""
        return None if self.path else BOTS[self.name].policy


def every_name() -> list[str]:
    """Every bot there is, each level by itself; no programs of one's own."""
    return [
        text
        for name, entry in BOTS.items()
        for text in ([f"{name}:{level}" for level in entry.levels] or [name])
    ]


def can_sit(name: BotName, game: Game, options: Options, seats: int) -> bool:
    """Whether a bot plays at such a table."""
    covers = None if name.path else BOTS[name.name].covers
    return covers is None or covers(game, options, seats)


def check_seat(
    text: str, game: Game, options: Options, seats: int, *, programs: bool = False
) -> BotName:
    """The bot a text names, if it plays at such a table."""
    name = read_name(text, programs=programs)
    if not can_sit(name, game, options, seats):
        raise UnknownBot("bot-not-here", bot=name.name)
    return name


def read_name(text: str, *, programs: bool = False) -> BotName:
    """The bot a text names; without a version the newest, without a level the strongest.

    Programs are only accepted where the person at this very machine has named them: never from a
    record, nor from somebody at the other end of a line.
    """
    text = text.strip()
    if text.startswith(f"{EXEC}:"):
        if not programs:
            raise UnknownBot("no-programs-here", bot=text)
        path = Path(text.partition(":")[2])
        if not path.is_file():
            raise UnknownBot("no-program", path=str(path))
        return BotName(EXEC, path=str(path))
    found = re.fullmatch(r"([a-z+]+)(?::(\d+))?(?:@(\d+))?", text)
    if found is None or found[1] not in BOTS:
        raise UnknownBot("unknown-bot", bot=text, known=(*BOTS, f"{EXEC}:PATH"))
    entry = BOTS[found[1]]
    level = int(found[2]) if found[2] else max(entry.levels, default=0)
    if found[2] and level not in entry.levels:
        code = "no-such-level" if entry.levels else "unknown-level"
        raise UnknownBot(code, bot=found[1], level=level, known=entry.levels)
    version = int(found[3]) if found[3] else max(entry.versions)
    if version not in entry.versions:
        raise UnknownBot("unknown-version", bot=found[1], version=version, known=entry.versions)
    return BotName(found[1], level, version)


def make(text: str, *, programs: bool = False) -> Bot:
    """A bot ready to play."""
    name = read_name(text, programs=programs)
    if name.path:
        return ExternalBot(name.path)
    return BOTS[name.name].make(name.level, name.version)
