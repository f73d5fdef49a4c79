"""Matches between bots on duplicate deals: each deal once from every rotation of the seats."""

import multiprocessing
import os
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from cordee.bots.duels import play_deals
from cordee.bots.external import ExternalBot
from cordee.bots.registry import Bot, BotName, check_seat, make, read_name
from cordee.core import records as records_
from cordee.core.chance import SOURCES
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BotFailed
from cordee.core.game import MOST_SEATS, Game
from cordee.core.match import Match
from cordee.core.options import Options
from cordee.core.turn import Over
from cordee.games import games

BATCH = 50  # deals between two reports of progress
CONFIDENCE = 1.96  # 95 %
MOST_MOVES = 1_000_000
ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")  # what tells NumPy's library so


class BotResult(msgspec.Struct, frozen=True):
    """What one bot made of its matches. A draw is half a win; margins are between sides."""

    name: str
    win_rate: float
    margin: float  # own side's points less the mean of the other sides', a game
    margin_ci: tuple[float, float]  # 95 %, with a deal as the unit
    mean_score: float


class MatchResult(msgspec.Struct, frozen=True):
    """All bots of a match, in the order they were named."""

    bots: list[BotResult]
    games: int


def play(
    game: Game,
    options: Options,
    bots: Sequence[str],
    deals: int,
    *,
    seats: int | None = None,
    seed: int = 1,
    data: Pack | None = None,
    workers: int = 1,
    records: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> MatchResult:
    """Plays the deals; fewer bots than seats are seated again in the same order.

    The number of workers changes no game. With `records`, every game is kept in that folder.
    """
    seats = seats_for(game, options, bots, seats)
    results = play_all(
        game, options, bots, deals, seats=seats, seed=seed, data=data,
        run=shared_between(workers, bots), records=records, tell=tell,
    )  # fmt: skip
    return summary(game, options, list(bots), results)


@dataclass(frozen=True)
class Share:
    """Some deals of a match: all that a worker needs, wherever it is."""

    game: str
    options: Options
    bots: tuple[str, ...]  # seated in this order, again and again
    seats: int
    seed: int
    data: Pack
    first: int
    deals: int
    records: Path | None = None

    def play(self) -> np.ndarray:
        """results[deal, rotation, side] = (points, rank)."""
        names = [read_name(bot, programs=True) for bot in self.bots]
        seated = [names[seat % len(names)] for seat in range(self.seats)]
        results = np.zeros((self.deals, self.seats, MOST_SEATS, 2), np.int32)
        if is_compiled(self.bots) and self.records is None:
            _compiled(self, seated, results)
        else:
            _in_python(self, seated, results)
        return results


# Plays shares, in any order and anywhere; gives back the number of each with its results.
Runner = Callable[[Sequence[Share]], Iterable[tuple[int, np.ndarray]]]


def on_threads(threads: int) -> Runner:
    """Shares are played by threads of this process."""
    return _in_pools(lambda: ThreadPoolExecutor(threads))


def on_processes(processes: int) -> Runner:
    """Shares are played by processes of their own."""
    return _in_pools(lambda: pool_of(processes))


def pool_of(processes: int) -> Executor:
    """Processes that each keep to one core."""
    for library in ONE_CORE:  # read by each process when it loads NumPy
        os.environ.setdefault(library, "1")
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


def _in_pools(pool: Callable[[], Executor]) -> Runner:
    def run(shares: Sequence[Share]) -> Iterator[tuple[int, np.ndarray]]:
        with pool() as workers:
            waiting = {workers.submit(share.play): n for n, share in enumerate(shares)}
            try:
                for done in as_completed(waiting):
                    yield waiting[done], done.result()
            finally:  # whoever stops listening does not wait for what has not begun
                for share_to_come in waiting:
                    share_to_come.cancel()

    return run


def shared_between(workers: int, bots: Iterable[str]) -> Runner:
    """Threads are enough where compiled code plays; bots that choose in Python would wait for each
    other there."""
    return on_threads(workers) if workers == 1 or is_compiled(bots) else on_processes(workers)


def is_compiled(bots: Iterable[str]) -> bool:
    """Whether whole matches of these bots can be played inside compiled code."""
    return all(read_name(bot, programs=True).policy is not None for bot in bots)


def play_all(
    game: Game, options: Options, bots: Sequence[str], deals: int, *, seats: int, seed: int,
    data: Pack | None = None, run: Runner | None = None, records: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> np.ndarray:  # fmt: skip
    """results[deal, rotation, side] = (points, rank), whoever plays the shares."""
    [results] = play_tables(
        game, options, [bots], deals, seats=seats, seed=seed, data=data, run=run, records=records,
        tell=tell,
    )  # fmt: skip
    return results


def play_tables(
    game: Game, options: Options, tables: Sequence[Sequence[str]], deals: int, *, seats: int,
    seed: int, data: Pack | None = None, run: Runner | None = None, records: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> list[np.ndarray]:  # fmt: skip
    """The same deals at every table, whose shares are all handed out at once."""
    shares, table_of = [], []
    for n, bots in enumerate(tables):
        size = BATCH if is_compiled(bots) and records is None else 1
        for first in range(0, deals, size):
            many = min(size, deals - first)
            pack = data or game.builtin_data()
            shares.append(
                Share(game.name, options, tuple(bots), seats, seed, pack, first, many, records)
            )
            table_of.append(n)
    results = [np.zeros((deals, seats, MOST_SEATS, 2), np.int32) for _ in tables]
    done = 0
    for number, found in (run or on_threads(1))(shares):
        share = shares[number]
        results[table_of[number]][share.first : share.first + share.deals] = found
        done += share.deals
        tell(done)
    return results


def seats_for(game: Game, options: Options, bots: Sequence[str], seats: int | None) -> int:
    """How many seats these bots take, if the game has as many and all of them exist."""
    for bot in bots:
        read_name(bot, programs=True)
    wanted = seats if seats is not None else max(len(bots), game.seat_counts[0])
    seats = game.check_seats(wanted, options)
    for bot in bots:
        check_seat(bot, game, options, seats, programs=True)
    if len(bots) > seats:
        raise BadSeats("too-many-bots", bots=str(len(bots)), seats=str(seats))
    return seats


def _compiled(share: Share, seated: list[BotName], results: np.ndarray) -> None:
    """Inside compiled code."""
    game, seats = games[share.game], share.seats
    tables = records_.new(game.table_type)
    tables[0] = game.checked_table(share.options, seats, share.data)
    policies = np.array(
        [[seated[bot_in(seat, turned, seats)].policy for seat in range(seats)]
         for turned in range(seats)], np.int64,
    )  # fmt: skip
    play_deals(
        tables, records_.new(game.state_type), records_.new(game.view_type),
        np.zeros(game.actions, np.int16), np.zeros(game.actions, np.float32),
        np.zeros(SOURCES, np.int64), policies, np.uint64(share.seed), share.first, share.deals,
        results, MOST_MOVES,
    )  # fmt: skip


def _in_python(share: Share, seated: list[BotName], results: np.ndarray) -> None:
    """The same through `Match`, for bots that compiled code does not know, and for records."""
    game, seats = games[share.game], share.seats
    for n in range(share.deals):
        deal = share.first + n
        for turned in range(seats):
            who = [seated[bot_in(seat, turned, seats)] for seat in range(seats)]
            names = tuple(f"bot {name}" for name in who)
            match = game.start(seats, deal << 64 | share.seed, share.options, share.data, names)
            rng = random.Random(deal * MOST_SEATS + turned)
            over = play_match(match, [make(str(name), programs=True) for name in who], rng)
            for score in over.scores:
                results[n, turned, score.side] = (score.total, over.ranking[score.side])
            if share.records is not None:
                path = share.records / f"{game.name}-{deal:05}-{turned}.cordee"
                path.write_text(match.record(with_seed=True), "utf-8")


def play_match(match: Match, players: Sequence[Bot], rng: random.Random) -> Over:
    """One match to its end. A program that fails gives up: its side comes last."""
    while not isinstance(match.turn, Over):
        seat = match.turn.seats[0]
        view = match.view(seat)
        try:
            match.submit(seat, players[seat].choose(view, view.moves, rng))
        except BotFailed:
            match.resign(seat)
    for player in players:
        if isinstance(player, ExternalBot):
            player.close()
    return match.turn


def bot_in(seat: int, turned: int, seats: int) -> int:
    """Which bot sits in a seat once the table has been turned."""
    return (seat - turned) % seats


def summary(game: Game, options: Options, bots: list[str], results: np.ndarray) -> MatchResult:
    many = len(bots)
    deals, seats = results.shape[:2]
    sides = game.sides(options, seats)
    shown = _tell_apart(bots)
    found = []
    for bot in range(many):
        points, shares, margins = [], [], []
        for turned in range(seats):
            for place in range(bot, seats, many):  # every chair this bot sits on
                seat = (place + turned) % seats
                side = next(i for i, members in enumerate(sides) if seat in members)
                own = results[:, turned, side, 0].astype(float)
                first = results[:, turned, : len(sides), 1] == 1
                points.append(own)
                shares.append(first[:, side] / first.sum(axis=1))
                others = [results[:, turned, i, 0] for i in range(len(sides)) if i != side]
                margins.append(own - np.mean(others, axis=0) if others else np.zeros(deals))
        by_deal = np.mean(margins, axis=0)
        spread = CONFIDENCE * by_deal.std(ddof=1) / np.sqrt(deals) if deals > 1 else 0.0
        margin = float(by_deal.mean())
        found.append(
            BotResult(
                name=shown[bot],
                win_rate=float(np.mean(shares)),
                margin=margin,
                margin_ci=(margin - float(spread), margin + float(spread)),
                mean_score=float(np.mean(points)),
            )
        )
    return MatchResult(found, deals * seats)


def _tell_apart(names: list[str]) -> list[str]:
    """Two bots of one name become `greedy` and `greedy#2`."""
    told = []
    for place, name in enumerate(names):
        before = names[:place].count(name)
        told.append(f"{name}#{before + 1}" if before else name)
    return told
