"""Bot moves, in worker processes: bounded, in the order they were asked for, and asked again when
a worker dies. A worker is given a view and nothing else."""

import asyncio
import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import structlog

from cordee import games
from cordee.bots import advice, make
from cordee.bots.finding import POINTS
from cordee.core import options as options_
from cordee.core import records
from cordee.core.chance import halves, stream
from cordee.core.datapack import Pack
from cordee.core.match import Match
from cordee.core.turn import Decide, Move
from cordee.core.view import View
from cordee.site import metrics
from cordee.site.faults import Unavailable

TRIES = 3
LOG = structlog.get_logger("bots")


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a seat's view, its moves, and luck of the bot's own."""

    game: str
    options: dict[str, str]
    seats: int
    data: dict[str, str] | None
    view: bytes
    turn: tuple[int, ...]
    seat: int
    decision: int
    moves: tuple[str, ...]
    bot: str
    luck: int

    @staticmethod
    def about(match: Match, seat: int, bot: str, secret: str) -> "Question":
        view = match.view(seat)
        assert isinstance(view.turn, Decide) and view.decision is not None
        high, low = halves(int(secret[:32], 16) ^ (view.decision << 8 | seat))
        return Question(
            game=match.game.name,
            options=options_.as_text(match.options),
            seats=match.seats,
            data=None if match.data.builtin else match.data.texts,
            view=view.views.tobytes(),
            turn=view.turn.seats,
            seat=seat,
            decision=view.decision,
            moves=tuple(move.text for move in view.moves),
            bot=bot,
            luck=int(stream(high, low, seat)),
        )


class Advice(msgspec.Struct, frozen=True):
    """A move, and by how much it is expected to be better than the next best one: in points, or in
    hundredths of the chance to win."""

    move: str
    other: str | None = None
    gain: float | None = None
    measure: str = POINTS


class BotPool:
    """As many workers as are worth it; each answers one question at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(workers * 4)  # what waits longer waits here, in order

    async def choose(self, question: Question) -> str:
        """A move in words."""
        return await self._answered(question, answer)

    async def advise(self, question: Question) -> "Advice":
        """What the strongest bot would do, and what speaks for it."""
        return msgspec.json.decode(await self._answered(question, advise), type=Advice)

    async def _answered(self, question: Question, work: Callable[[bytes], str]) -> str:
        metrics.BOTS_WAITING.inc()
        begun = time.perf_counter()
        try:
            async with self._turn:
                return await self._ask(question, work)
        finally:
            metrics.BOTS_WAITING.dec()
            name = question.bot.partition("@")[0]
            metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - begun)

    async def _ask(self, question: Question, work: Callable[[bytes], str]) -> str:
        asked = msgspec.msgpack.encode(question)
        for _ in range(TRIES):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                metrics.BOT_DEATHS.inc()
                LOG.warning("a bot worker died; asking another")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=False)
        raise Unavailable("bot-unavailable", bot=question.bot)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, end_with_service)
        return self._pool

    def worker_ids(self) -> list[int]:
        """The processes that answer, for those who watch over them."""
        processes: Any = {} if self._pool is None else self._pool._processes
        return list(processes)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# --- in the worker -------------------------------------------------------------------------------


def end_with_service() -> None:
    """A service that was killed cannot end its workers: they notice that it has gone."""
    service = multiprocessing.parent_process()
    assert service is not None

    def follow() -> None:
        service.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def answer(asked: bytes) -> str:
    """A bot's move."""
    question = msgspec.msgpack.decode(asked, type=Question)
    view, moves = _look(question)
    return _bot(question.bot).choose(view, moves, random.Random(question.luck)).text


def advise(asked: bytes) -> str:
    """The strongest bot's opinion, as JSON."""
    question = msgspec.msgpack.decode(asked, type=Question)
    view, moves = _look(question)
    found = advice.advise(view, moves, random.Random(question.luck))
    other = None if found.other is None else found.other.text
    told = Advice(found.move.text, other, found.gain, found.measure)
    return msgspec.json.encode(told).decode()


def _look(question: Question) -> tuple[View, tuple[Move, ...]]:
    """The view a question is about."""
    game = games[question.game]
    data = None if question.data is None else tuple(sorted(question.data.items()))
    tables, plain_table, options = _table(
        question.game, tuple(question.options.items()), question.seats, data
    )
    views = records.new(game.view_type)
    views[:] = np.frombuffer(question.view, game.view_type)
    moves = tuple(game.read_move(words) for words in question.moves)
    return View(
        game, tables, views, plain_table=plain_table, seat=question.seat, shared={},
        options=options, sides=game.sides(options, question.seats), turn=Decide(question.turn),
        decision=question.decision, moves=moves,
        refused=(), chapters=(),
    ), moves  # fmt: skip


@lru_cache(maxsize=256)
def _table(
    name: str,
    pairs: tuple[tuple[str, str], ...],
    seats: int,
    texts: tuple[tuple[str, str], ...] | None,
) -> tuple[Any, Any, Any]:
    game = games[name]
    options = game.options(**dict(pairs))
    data = game.builtin_data() if texts is None else Pack(dict(texts), builtin=False)
    tables = records.new(game.table_type)
    tables[0] = game.table(options, seats, data)
    return tables, records.plain(tables), options


_bot = lru_cache(maxsize=64)(make)
