"""What a run of the learner is made of, and the tables it plays at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from cordee import games
from cordee.bots.champion.judge import MATCH, ROUND
from cordee.core.game import Game

SEATS = 2
GREEDY, CHAMPION = "greedy", "champion"
PARTNER = "partner.npz"  # of a kept run: its sparring partner


def name_of(player: str) -> str:
    """Who lies in a file or a folder, wherever that is; a sparring partner has its run's name."""
    path = Path(player)
    return f"{path.parent.name}/partner" if path.name == PARTNER else path.name.removesuffix(".npz")


@dataclass(frozen=True)
class Lesson:
    """One kind of table, and what counts there."""

    game: str
    variant: str | None
    share: int = 1  # of the lanes
    win: float = 0.0  # what winning is worth, in rewards
    lead: float = 1.0  # what a lead of `points` is worth

    @property
    def title(self) -> str:
        return self.game if self.variant is None else f"{self.game}:{self.variant}"


# What is learnt together under one name. One network plays classic and duel, whose rules for two
# are the same but for Exploits. A single round is played for its points; a match of three rounds is
# played to be won, and the little its lead is worth keeps a decided one from becoming careless.
MIXES: dict[str, tuple[Lesson, ...]] = {
    "classic": (
        Lesson("classic", "single", share=3),
        Lesson("classic", None, share=4, win=MATCH.win, lead=MATCH.lead),
        Lesson("duel", "exploits"),
    ),
    "duel": (Lesson("duel", None), Lesson("duel", "exploits")),
    "board": (Lesson("board", "short"),),
    "roll": (Lesson("roll", None),),
}


@dataclass(frozen=True)
class Settings:
    """Numbers that shape the learning; all of them are kept with a run."""

    game: str = "classic"
    variant: str = ""  # one of those it is learnt at, alone; or all of them together
    seed: int = 1
    lanes: int = 16_384
    steps: int = 64  # decisions a lane between two updates
    minibatch: int = 16_384
    width: int = 256
    blocks: int = 3
    learning_rate: tuple[float, float] = (7e-4, 5e-5)  # at the beginning, at the end
    entropy: tuple[float, float] = (0.05, 0.002)  # what a nat of it is worth, in rewards
    entropy_until: float = 0.6  # the share of the run after which it falls no further
    clip: float = 0.2
    trace: tuple[float, float] = (0.95, 0.95)  # lambda of the advantages, likewise
    grip: float = 1.0  # longest step of the gradient
    points: float = ROUND.points  # so many points are a reward of one
    rival: str = ""  # only against this one: "greedy", "champion", a player's file; or the league
    sure_rival: bool = False  # that one gives its likeliest answer, as a champion does at a table
    origin: str = ""  # begins as the shipped "champion" or as the run in a folder; or from zero
    league: float = 8.0  # one lane in so many plays against a past self; 0: none does
    thumb: float = 8.0  # one lane in so many plays against the rule of thumb; 0: none does
    sparring: float = 0.0  # one lane in so many has a partner who learns to beat the learner
    partner: str = ""  # begins as a kept run, as a player's file or, unnamed, as the learner does
    taught: float = 0.0  # what it is worth at first to play as the rule of thumb does
    taught_until: float = 0.25  # the share of the run after which that is worth nothing
    guess: float = 0.0  # what it is worth to tell what the other holds, where cards have colours
    # How much of the other hand it is lent, up to a share of the run and from another on. One that
    # ends with nothing is an honest player; one that does not is a yardstick.
    sight: tuple[float, float] = (0.0, 0.0)
    sight_from: float = 0.4
    sight_until: float = 0.8
    # In so many of the lanes the critic is told which cards will come, where there is a deck; in
    # the others it learns to do without, as those need who ask it later.
    foresight: float = 0.0
    past: int = 8  # how many past selves are kept
    past_every: int = 16  # updates between two of them
    veterans: int = 0  # so many of their places are the shipped champion's, and stay so
    elders: tuple[str, ...] = ()  # each has a place too: a kept run's folder, or a player's file
    # How much of the average of its selves stays at an update: that average is who is tested, kept
    # and met again. Two who learn to beat each other go round in circles, their averages less so.
    average: float = 0.0  # 0: no average, the latest self is
    half: bool = True  # half precision, wherever the machine multiplies in it
    stagger: int = 96  # decisions over which the lanes' starts are spread
    test_deals: int = 4_096
    test_seconds: float = 30.0

    @classmethod
    def of(cls, game: str, **given: Any) -> "Settings":
        """What suits a game, unless something else is given."""
        begun = GOING_ON if given.get("origin") else {}
        return cls(game=game, **(SUITED.get(game, {}) | begun | given))

    def __post_init__(self) -> None:
        if isinstance(self.trace, float):  # one number, as runs have kept it, for all the time
            object.__setattr__(self, "trace", (self.trace, self.trace))
        if self.rival:  # every lane has the rival in one seat
            object.__setattr__(self, "thumb", 1 if self.rival == GREEDY else 0)
            object.__setattr__(self, "league", 0 if self.rival == GREEDY else 1)
            object.__setattr__(self, "sparring", 0)

    @property
    def has_player_as_rival(self) -> bool:
        """Whether the one rival is a network's player rather than the rule of thumb."""
        return self.rival not in ("", GREEDY)

    @property
    def title(self) -> str:
        """What is learnt, as it is named on the command line."""
        return f"{self.game}:{self.variant}" if self.variant else self.game

    @property
    def tested_against(self) -> str:
        """Whom the curve of a run is drawn against."""
        return name_of(self.rival) if self.has_player_as_rival else "greedy@1"

    @property
    def lanes_taken(self) -> float:
        """The share of the lanes in which somebody else than the learner has a seat."""
        return sum(1.0 / many for many in (self.thumb, self.league, self.sparring) if many)

    def fitting(self) -> "Settings":
        """The same with minibatches and tests that fit the number of lanes."""
        total = self.lanes * self.steps
        return replace(
            self, minibatch=min(self.minibatch, max(total // 4, 1)),
            test_deals=min(self.test_deals, self.lanes),
        )  # fmt: skip


# The board's rule of thumb plans a whole path; from zero, that is found too late. Scores are larger
# there and on the sheet, and what one does counts later.
SUITED: dict[str, dict[str, Any]] = {
    "board": {
        "points": 100.0,
        "trace": (0.97, 0.97),
        "thumb": 2,
        "taught": 1.0,
        "taught_until": 0.5,
        "entropy": (0.01, 0.001),
    },
    "roll": {"points": 100.0, "trace": (0.97, 0.97), "thumb": 4},
}

# One who can play already does not begin by trying everything.
GOING_ON: dict[str, Any] = {"learning_rate": (3e-4, 1e-5), "entropy": (0.005, 0.0005)}


def variants_of(name: str) -> list[str]:
    """Those that can be learnt alone."""
    return [lesson.variant for lesson in MIXES[name] if lesson.game == name and lesson.variant]


def tables_of(name: str, variant: str = "") -> tuple[Game, list[Any], tuple[Lesson, ...]]:
    """The game whose rules run, a table for each kind of lane, and what is learnt there."""
    lessons = tuple(one for one in MIXES[name] if not variant or one.variant == variant)
    found = []
    for lesson in lessons:
        game = games[lesson.game]
        found.append(game.table(game.options(lesson.variant), SEATS, game.builtin_data()))
    return games[lessons[0].game], found, lessons


def kinds_of(lessons: Sequence[Lesson], lanes: int) -> np.ndarray:
    """Which table each lane has, mixed evenly: neighbours, which have both seats, have the same."""
    pattern = np.repeat(np.arange(len(lessons)), [2 * lesson.share for lesson in lessons])
    return np.resize(pattern, lanes).astype(np.int32)
