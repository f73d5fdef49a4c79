"""Matches between bots on duplicate deals: each deal once from every rotation of the seats."""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy as np

from cordee.bots.duels import play_deals
from cordee.bots.external import ExternalBot
from cordee.bots.registry import Bot, BotName, make, read_name
from cordee.core import records as records_
from cordee.core.chance import SOURCES
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BotFailed
from cordee.core.game import MOST_SEATS, Game
from cordee.core.match import Match
from cordee.core.options import Options
from cordee.core.turn import Over

BATCH = 50  # deals between two reports of progress
CONFIDENCE = 1.96  # 95 %
MOST_MOVES = 1_000_000

# Plays deals first, first + 1, ... into results[deal, rotation, side], and gives them back.
PlaySome = Callable[[int, np.ndarray], np.ndarray]


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
    threads: int = 1,
    records: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> MatchResult:
    """Plays the deals; fewer bots than seats are seated again in the same order.

    The number of threads changes no game. With `records`, every game is kept in that folder.
    """
    seats = seats_for(game, options, bots, seats)
    results = play_all(
        game, options, bots, deals, seats=seats, seed=seed, data=data, threads=threads,
        records=records, tell=tell,
    )  # fmt: skip
    return _summary(game, options, list(bots), results)


def play_all(
    game: Game, options: Options, bots: Sequence[str], deals: int, *, seats: int, seed: int,
    data: Pack | None = None, threads: int = 1, records: Path | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> np.ndarray:  # fmt: skip
    """results[deal, rotation, side] = (points, rank)."""
    names = [read_name(bot) for bot in bots]
    seated = [names[seat % len(names)] for seat in range(seats)]
    data = data or game.builtin_data()
    results = np.zeros((deals, seats, MOST_SEATS, 2), np.int32)
    if all(name.policy is not None for name in names) and records is None:
        play_some = _compiled(game, options, seated, seed, data)
        batch = BATCH
    else:
        play_some = _in_python(game, options, seated, seed, data, records)
        batch = 1
    firsts = range(0, deals, batch)
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        shares = [results[first : first + batch] for first in firsts]
        for share in pool.map(play_some, firsts, shares):
            done += len(share)
            tell(done)
    return results


def seats_for(game: Game, options: Options, bots: Sequence[str], seats: int | None) -> int:
    """How many seats these bots take, if the game has as many and all of them exist."""
    for bot in bots:
        read_name(bot)
    wanted = seats if seats is not None else max(len(bots), game.seat_counts[0])
    seats = game.check_seats(wanted, options)
    if len(bots) > seats:
        raise BadSeats("too-many-bots", bots=str(len(bots)), seats=str(seats))
    return seats


def _compiled(
    game: Game, options: Options, seated: list[BotName], seed: int, data: Pack
) -> PlaySome:
    """Some deals inside compiled code."""
    seats = len(seated)
    tables = records_.new(game.table_type)
    tables[0] = game.table(options, seats, data)
    policies = np.array(
        [[seated[bot_in(seat, turned, seats)].policy for seat in range(seats)]
         for turned in range(seats)], np.int64,
    )  # fmt: skip

    def play_some(first: int, results: np.ndarray) -> np.ndarray:
        play_deals(
            tables, records_.new(game.state_type), records_.new(game.view_type),
            np.zeros(game.actions, np.int16), np.zeros(game.actions, np.float32),
            np.zeros(SOURCES, np.int64), policies, np.uint64(seed), first, len(results), results,
            MOST_MOVES,
        )  # fmt: skip
        return results

    return play_some


def _in_python(
    game: Game, options: Options, seated: list[BotName], seed: int, data: Pack,
    records: Path | None = None,
) -> PlaySome:  # fmt: skip
    """The same through `Match`, for bots that compiled code does not know, and for records."""
    seats = len(seated)

    def play_some(first: int, results: np.ndarray) -> np.ndarray:
        for n in range(len(results)):
            for turned in range(seats):
                deal = first + n
                who = [seated[bot_in(seat, turned, seats)] for seat in range(seats)]
                names = tuple(f"bot {name}" for name in who)
                match = game.start(seats, (deal << 64) | seed, options, data, names)
                rng = random.Random(deal * MOST_SEATS + turned)
                over = play_match(match, [make(str(name)) for name in who], rng)
                for score in over.scores:
                    results[n, turned, score.side] = (score.total, over.ranking[score.side])
                if records is not None:
                    path = records / f"{game.name}-{deal:05}-{turned}.cordee"
                    path.write_text(match.record(with_seed=True), "utf-8")
        return results

    return play_some


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


def _summary(game: Game, options: Options, bots: list[str], results: np.ndarray) -> MatchResult:
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
