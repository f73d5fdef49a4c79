"""A batch on the CPU: lanes shared out between threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.compile import entry, wide
from cordee.core.contract import Actions, Numbers
from cordee.core.game import MOST_SEATS, Game
from cordee.lab.batch.against import NOTHING, step_against
from cordee.lab.batch.batch import Batch
from cordee.lab.batch.lanes import (
    LANE,
    Records,
    act,
    deal,
    mark_legal,
    play_matches,
    renew,
    roll_action,
    write_everything,
    write_observation,
)


@entry
def deal_lanes(
    tables: Records, states: Records, lanes: Records, draws: Numbers, low: np.uint64,
    first: int, last: int,
) -> None:  # fmt: skip
    for i in range(first, last):
        lanes[i].match = i
        deal(tables[0], states[i], lanes[i], draws[i], low)


@entry
def step_lanes(
    tables: Records, states: Records, lanes: Records, draws: Numbers, results: Numbers,
    actions: Actions, out: Actions, views: Records, finals: Numbers, low: np.uint64,
    at_random: int, first: int, last: int,
) -> None:  # fmt: skip
    for i in range(first, last):
        if at_random:
            actions[i] = roll_action(tables[0], states[i], lanes[i], out, low)
        mover = wide(lanes[i].seat)
        if act(tables[0], states[i], lanes[i], draws[i], low, wide(actions[i])):
            if len(finals):
                write_observation(tables[0], states[i], mover, views[0], finals[i])
            renew(tables[0], states[i], lanes[i], draws[i], low, len(states), results[i])


@entry
def tell_lanes(
    tables: Records, states: Records, lanes: Records, views: Records, out: Actions,
    legal: Numbers, numbers: Numbers, first: int, last: int,
) -> None:  # fmt: skip
    """Masks and observations of the seats to move, where there is room for them."""
    for i in range(first, last):
        seat = wide(lanes[i].seat)
        if len(legal):
            mark_legal(tables[0], states[i], seat, out, legal[i])
        if len(numbers):
            write_observation(tables[0], states[i], seat, views[0], numbers[i])


@entry
def tell_everything(
    tables: Records, states: Records, views: Records, numbers: Numbers, first: int, last: int
) -> None:
    """What all seats see, for critics."""
    for i in range(first, last):
        write_everything(tables[0], states[i], views[0], numbers[i])


@entry
def play_many(
    tables: Records, states: Records, out: Actions, draws: Numbers, low: np.uint64,
    first: int, many: int, results: Numbers, lengths: Numbers, most: int,
) -> None:  # fmt: skip
    """Random matches number first, first + 1, ...: see `play_matches`."""
    play_matches(tables[0], states[0], out, draws, low, first, 0, 1, many, results, lengths, most)


class CpuBatch(Batch):
    """Lanes in NumPy arrays. The number of threads changes the speed, never a match."""

    def __init__(self, game: Game, *more: Any, threads: int | None = None, **settings: Any) -> None:
        super().__init__(game, *more, **settings)
        self.threads = max(1, min(threads or os.cpu_count() or 1, self.size))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        cuts = np.linspace(0, self.size, self.threads + 1).astype(int)
        self._shares = [(int(a), int(b)) for a, b in pairwise(cuts)]
        self._tables = records.new(game.table_type)
        self._tables[0] = self.table
        self._states = records.new(game.state_type, self.size)
        self._lanes = records.new(LANE, self.size)
        self._draws = np.zeros((self.size, SOURCES), np.int32)
        self._results = np.zeros((self.size, MOST_SEATS, 2), np.int32)
        self._out = [np.zeros(game.actions, np.int16) for _ in self._shares]
        self._views = [records.new(game.view_type) for _ in self._shares]
        self._worth = [np.zeros(game.actions, np.float32) for _ in self._shares]
        self._legal = np.zeros((self.size if self.has_masks else 0, game.actions), np.int8)
        self.legal = self._legal.view(np.bool_)
        rows = self.size if self.has_observations else 0
        self.observations = np.zeros((rows, game.observation), np.float32)
        rows = self.size if self.has_finals else 0
        self.finals = np.zeros((rows, game.observation), np.float32)
        self.actions = np.zeros(self.size, np.int16)
        plain = self._lanes.view(LANE).view(np.ndarray)
        self.seats, self.done = plain["seat"], plain["done"].view(np.bool_)
        self.refused, self.matches, self.ended = plain["refused"], plain["match"], plain["ended"]
        self.scores, self.ranks = (self._results[:, : self.sides, k] for k in (0, 1))
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else seed
        self._results[:] = 0
        self._lanes.view(np.ndarray)[:] = np.zeros(1, LANE)
        low = np.uint64(self.seed)

        def work(first: int, last: int, thread: int) -> None:
            deal_lanes(self._tables, self._states, self._lanes, self._draws, low, first, last)
            if self.policy is not None:
                self.actions[first:last] = NOTHING
                self._act(first, last, thread, at_random=False)
            self._tell(first, last, thread)

        self._share_out(work)

    def step(self, actions: Any) -> None:
        self.actions[:] = actions
        self._step(at_random=False)

    def step_random(self) -> None:
        self._step(at_random=True)

    def perfect_information(self) -> Any:
        numbers = np.zeros((self.size, self.players, self.game.observation), np.float32)

        def work(first: int, last: int, thread: int) -> None:
            views = self._views[thread]
            tell_everything(self._tables, self._states, views, numbers, first, last)

        self._share_out(work)
        return numbers

    def read(self, name: str) -> Any:
        return getattr(self, name)

    def _step(self, *, at_random: bool) -> None:
        if at_random and self.policy is not None:
            raise ValueError("step_random plays every seat: leave `against` out")

        def work(first: int, last: int, thread: int) -> None:
            self._act(first, last, thread, at_random=at_random)
            self._tell(first, last, thread)

        self._share_out(work)

    def _act(self, first: int, last: int, thread: int, *, at_random: bool) -> None:
        low = np.uint64(self.seed)
        if self.policy is None:
            step_lanes(
                self._tables, self._states, self._lanes, self._draws, self._results,
                self.actions, self._out[thread], self._views[thread], self.finals, low,
                int(at_random), first, last,
            )  # fmt: skip
        else:
            step_against(
                self._tables, self._states, self._lanes, self._draws, self._results,
                self.actions, self._out[thread], self._views[thread], self._worth[thread],
                self.finals, low, self.policy, first, last,
            )  # fmt: skip

    def _tell(self, first: int, last: int, thread: int) -> None:
        if self.has_masks or self.has_observations:
            tell_lanes(
                self._tables, self._states, self._lanes, self._views[thread], self._out[thread],
                self._legal, self.observations, first, last,
            )  # fmt: skip

    def _share_out(self, work: Callable[[int, int, int], None]) -> None:
        if self._pool is None:
            work(0, self.size, 0)
        else:
            jobs = [self._pool.submit(work, *share, n) for n, share in enumerate(self._shares)]
            for job in jobs:
                job.result()


class CpuSimulator:
    """Whole random matches, as many threads as asked for."""

    def __init__(self, game: Game, table: Any, *, threads: int = 1) -> None:
        self.tables = records.new(game.table_type)
        self.tables[0] = table
        self.game = game
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.name = "cpu"

    def play(
        self, seed: int, first: int, results: np.ndarray, lengths: np.ndarray, most: int
    ) -> None:
        """Matches number first, first + 1, ...: as many as there is room for."""
        cuts = np.linspace(0, len(lengths), self.threads + 1).astype(int)

        def work(start: int, end: int) -> None:
            play_many(
                self.tables, records.new(self.game.state_type),
                np.zeros(self.game.actions, np.int16), np.zeros(SOURCES, np.int64),
                np.uint64(seed), first + start, end - start, results[start:end],
                lengths[start:end], most,
            )  # fmt: skip

        if self.pool is None:
            work(0, len(lengths))
        else:
            list(self.pool.map(work, cuts[:-1].tolist(), cuts[1:].tolist()))
