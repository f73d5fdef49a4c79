"""Compiling a game ahead of its first move, one step at a time, so that waiting can be shown."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from cordee.core import drive, records
from cordee.core.cache import cache_folder, copy_hash
from cordee.core.chance import nth, stream
from cordee.core.compile import INTERPRETED
from cordee.core.game import Game


def is_warm(game: Game, part: str = "rules") -> bool:
    """Whether a part of a game was compiled before, from this copy of the sources."""
    return INTERPRETED or _marker(game, part).exists()


def note_warm(game: Game, part: str = "rules") -> None:
    """Remembers that a part is compiled, where anything can be kept."""
    if INTERPRETED:
        return
    marker = _marker(game, part)
    with suppress(OSError):  # a read-only home, or a folder that an upgrade has just cleared away
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()


def steps(game: Game) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What to compile, in order: a name and a call that does it."""
    tables = records.new(game.table_type)
    tables[0] = game.table(game.options(), game.seat_counts[0], game.builtin_data())
    states, views = records.new(game.state_type), records.new(game.view_type)
    actions, reasons = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.int16)
    worth, numbers = np.zeros(game.actions, np.float32), np.zeros(drive.PROGRESS, np.int64)
    points = np.zeros((8, 2), np.int32)
    one = np.uint64(1)
    yield "begin", lambda: drive.begin_one(tables, states)
    yield "luck", lambda: nth(np.uint64(stream(one, one, 1)), 0, 2)
    yield "settle", lambda: drive.settle_one(tables, states, 0)
    yield "progress", lambda: drive.progress_one(tables, states, numbers)
    yield "survey", lambda: drive.survey_one(tables, states, 0, actions, reasons)
    yield "check", lambda: drive.check_one(tables, states, 0, 0)
    yield "look", lambda: drive.look_one(tables, states, 0, views)
    yield "greedy", lambda: drive.greedy_one(tables, views, worth)
    yield "outcome", lambda: drive.outcome_one(tables, states, points)
    yield "apply", lambda: drive.apply_one(tables, states, 0, 0)


def compile_all(game: Game, tell: Callable[[str, int, int], None]) -> None:
    """Runs every step; `tell(name, done, of)` is called before each."""
    every = list(steps(game))
    for done, (name, step) in enumerate(every):
        tell(name, done, len(every))
        step()
    note_warm(game)


def _marker(game: Game, part: str) -> Path:
    return cache_folder() / f"warm-{part}-{game.folder.name}-{copy_hash()}"
