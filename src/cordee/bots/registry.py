"""Every bot there is: its versions, its levels, the games it covers."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cordee.bots.duels import GREEDY, RANDOM
from cordee.bots.greedy import GreedyBot
from cordee.bots.random import RandomBot
from cordee.core.faults import UnknownBot
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


BOTS = {
    "random": BotEntry(lambda _level, _version: RandomBot(), policy=RANDOM),
    "greedy": BotEntry(lambda _level, _version: GreedyBot(), policy=GREEDY),
}


@dataclass(frozen=True)
class BotName:
    """`greedy@1` taken apart."""

    name: str
    level: int
    version: int

    def __str__(self) -> str:
        level = f":{self.level}" if BOTS[self.name].levels else ""
        return f"{self.name}{level}@{self.version}"


def read_name(text: str) -> BotName:
    """The bot a text names; without a version the newest, without a level the strongest."""
    found = re.fullmatch(r"([a-z+]+)(?::(\d+))?(?:@(\d+))?", text.strip())
    if found is None or found[1] not in BOTS:
        raise UnknownBot("unknown-bot", bot=text, known=tuple(BOTS))
    entry = BOTS[found[1]]
    level = int(found[2]) if found[2] else max(entry.levels, default=0)
    if found[2] and level not in entry.levels:
        raise UnknownBot("unknown-level", bot=found[1], level=level, known=entry.levels or ("-",))
    version = int(found[3]) if found[3] else max(entry.versions)
    if version not in entry.versions:
        raise UnknownBot("unknown-version", bot=found[1], version=version, known=entry.versions)
    return BotName(found[1], level, version)


def make(text: str) -> Bot:
    """A bot ready to play."""
    name = read_name(text)
    return BOTS[name.name].make(name.level, name.version)
