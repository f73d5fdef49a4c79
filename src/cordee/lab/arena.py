"""Matches between bots on duplicate deals: each deal once from every rotation of the seats."""

import random
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from cordee.bots.duels import play_deals
from cordee.bots.registry import BOTS, BotName, make, read_name
from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats
from cordee.core.game import MOST_SEATS, Game
from cordee.core.options import Options
from cordee.core.turn import Over

BATCH = 50  # deals between two reports of progress
CONFIDENCE = 1.96  # 95 %
MOST_MOVES = 1_000_000


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
    tell: Callable[[int], None] = lambda done: None,
) -> MatchResult:
    """Plays the deals; fewer bots than seats are seated again in the same order."""
    names = [read_name(bot) for bot in bots]
    seats = seats_for(game, options, bots, seats)
    seated = [names[seat % len(names)] for seat in range(seats)]
    play_some = _compiled if all(BOTS[n.name].policy is not None for n in names) else _in_python
    results = play_some(game, options, seated, deals, seed, data or game.builtin_data(), tell)
    return _summary(game, options, list(bots), results)


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
    game: Game, options: Options, seated: list[BotName], deals: int, seed: int, data: Pack,
    tell: Callable[[int], None],
) -> np.ndarray:  # fmt: skip
    """All deals inside compiled code: results[deal, rotation, side] = (points, rank)."""
    seats = len(seated)
    tables, states = records.new(game.table_type), records.new(game.state_type)
    tables[0] = game.checked_table(options, seats, data)
    policies = np.array(
        [[BOTS[seated[_bot_in(seat, turned, seats)].name].policy for seat in range(seats)]
         for turned in range(seats)], np.int64,
    )  # fmt: skip
    results = np.zeros((deals, seats, MOST_SEATS, 2), np.int32)
    actions, worth = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.float32)
    draws, views = np.zeros(SOURCES, np.int64), records.new(game.view_type)
    for first in range(0, deals, BATCH):
        count = min(BATCH, deals - first)
        play_deals(
            tables, states, views, actions, worth, draws, policies, np.uint64(seed), first, count,
            results[first : first + count], MOST_MOVES,
        )  # fmt: skip
        tell(first + count)
    return results


def _in_python(
    game: Game, options: Options, seated: list[BotName], deals: int, seed: int, data: Pack,
    tell: Callable[[int], None],
) -> np.ndarray:  # fmt: skip
    """The same through `Match`, for bots that compiled code does not know."""
    seats = len(seated)
    players = [make(str(name)) for name in seated]
    results = np.zeros((deals, seats, MOST_SEATS, 2), np.int32)
    for deal in range(deals):
        for turned in range(seats):
            match = game.start(seats, (deal << 64) | seed, options, data)
            rng = random.Random(deal * MOST_SEATS + turned)
            while not isinstance(match.turn, Over):
                seat = match.turn.seats[0]
                view = match.view(seat)
                player = players[_bot_in(seat, turned, seats)]
                match.submit(seat, player.choose(view, view.moves, rng))
            for score in match.turn.scores:
                rank = match.turn.ranking[score.side]
                results[deal, turned, score.side] = (score.total, rank)
        tell(deal + 1)
    return results


def _bot_in(seat: int, turned: int, seats: int) -> int:
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
