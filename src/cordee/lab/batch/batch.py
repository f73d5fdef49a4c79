"""A batch as its user sees it, whatever device it lives on."""

from abc import ABC, abstractmethod
from typing import Any

from cordee.bots.registry import read_name
from cordee.core.datapack import Pack
from cordee.core.faults import UnknownBot
from cordee.core.game import Game
from cordee.core.options import Options


class Batch(ABC):
    """Many matches side by side, each lane with its own; ended ones are dealt anew by themselves.

    Buffers are made once and written in place by `reset`, `step` and `step_random`. On the CPU they
    are NumPy arrays; on a GPU they lie in its memory and are taken over without a copy through
    `__dlpack__` or `__cuda_array_interface__` (PyTorch, JAX, CuPy). The first index is the lane.

    Every seat is played by whoever calls `step`; or, on the CPU, one seat of each match, number
    (match modulo seats), while the others are played by a compiled bot (`against="greedy"`).
    """

    game: Game
    size: int  # lanes
    sides: int
    players: int  # seats of a match
    seats: Any  # int8 [lanes]: who is to move
    legal: Any  # bool [lanes, actions], where masks were asked for
    observations: Any  # float32 [lanes, observation], where they were asked for
    finals: Any  # the same of a match's end, for the seat that moved last in it, where asked for
    actions: Any  # int16 [lanes]: what was played last
    done: Any  # bool [lanes]: the last action ended a match
    refused: Any  # int16 [lanes]: why the last action was not played, 0: it was
    matches: Any  # int64 [lanes]: the number of the match being played
    ended: Any  # int32 [lanes]: matches that have ended in this lane
    scores: Any  # int32 [lanes, sides]: of the match that ended last in this lane
    ranks: Any  # int32 [lanes, sides]: the same, from 1

    def __init__(
        self, game: Game, options: Options | None = None, seats: int | None = None, *, size: int,
        seed: int = 1, masks: bool = True, observations: bool = False, finals: bool = False,
        against: str | None = None, data: Pack | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.size = size
        self.seed = seed
        self.has_masks = masks
        self.has_observations = observations
        self.has_finals = finals
        self.against = against
        self.policy = None if against is None else _policy(against)
        options = game.options() if options is None else options
        seats = game.check_seats(seats, options)
        self.sides = len(game.sides(options, seats))
        self.players = seats
        self.table = game.table(options, seats, data or game.builtin_data())

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Deals every lane its first match: number i of the seed to lane i."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """One action in every lane, by the seat that is to move there."""

    @abstractmethod
    def step_random(self) -> None:
        """The same with actions drawn uniformly from the legal ones; `actions` tells which."""

    @abstractmethod
    def perfect_information(self) -> Any:
        """float32 [lanes, seat, observation]: what all seats together know, nobody may play by it.

        For critics in training. A bot's seat is given a view and cannot come here.
        """

    @abstractmethod
    def read(self, name: str) -> Any:
        """A buffer as a NumPy array: itself on the CPU, a copy from a GPU."""


def _policy(bot: str) -> int:
    """What compiled loops call a bot; only those they know can sit in every lane."""
    policy = read_name(bot).policy
    if policy is None:
        raise UnknownBot("bot-not-here", bot=bot)
    return policy
