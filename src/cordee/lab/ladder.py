"""All bots of a game against each other, and what they are worth."""

import random
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce

from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.lab import arena

SCALE = 60.0  # a newcomer, 25 on the library's own scale, starts at 1500
SURE = 2.0  # standard deviations on each side that are told as the range
ORDERS = 12  # in which the games are rated: the last ones count most, whichever they are

Played = tuple[list[str], list[float]]  # who played, and on which rank each ended


class Rating(msgspec.Struct, frozen=True):
    """What a bot is worth among those it met: a number, and how sure it is."""

    bot: str
    rating: float
    doubt: float
    games: int


class Ladder(msgspec.Struct, frozen=True):
    """The bots of a game, best first."""

    game: str
    seats: int
    deals: int  # of every table
    bots: list[Rating]


def climb(
    game: Game, options: Options, bots: Sequence[str], deals: int, *, seats: int | None = None,
    seed: int = 1, data: Pack | None = None, run: arena.Runner | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Ladder:  # fmt: skip
    """Every table that these bots can form plays the same deals, from every rotation of the seats.

    A table has as many bots as the game has sides: two where teams play, four where four do.
    """
    seats = game.check_seats(seats, options)
    sides = game.sides(options, seats)
    if len(sides) < 2:
        raise BadSeats("no-rivals", game=game.name)
    if len(set(bots)) < len(sides):
        raise BadSeats("too-few-bots", bots=str(len(set(bots))), sides=str(len(sides)))
    for bot in bots:
        arena.seats_for(game, options, [bot], seats)
    tables = list(combinations(dict.fromkeys(bots), len(sides)))
    played = arena.play_tables(
        game, options, tables, deals, seats=seats, seed=seed, data=data, run=run,
        tell=lambda done: tell(done, len(tables) * deals),
    )  # fmt: skip
    games: list[Played] = []
    for table, results in zip(tables, played, strict=True):
        for deal in range(deals):
            for turned in range(seats):
                who = [table[arena.bot_in(side[0], turned, seats) % len(table)] for side in sides]
                games.append(
                    (who, [float(rank) for rank in results[deal, turned, : len(sides), 1]])
                )
    return Ladder(game.name, seats, deals, rate(bots, games))


def rate(bots: Sequence[str], games: Sequence[Played]) -> list[Rating]:
    """What these games say of the bots, best first.

    A rating follows what happened last; bots do not change, so games are rated in several orders
    and the ratings' mean counts.
    """
    model = PlackettLuce()
    found = []
    for order in range(ORDERS):
        ratings = {bot: model.rating(name=bot) for bot in bots}
        for who, ranks in random.Random(order).sample(games, len(games)):
            rated = model.rate([[ratings[bot]] for bot in who], ranks=ranks)
            ratings |= {bot: new for bot, [new] in zip(who, rated, strict=True)}
        found.append(ratings)
    played = Counter(bot for who, _ in games for bot in who)
    means = [
        Rating(
            bot, SCALE * statistics.mean(ratings[bot].mu for ratings in found),
            SCALE * SURE * statistics.mean(ratings[bot].sigma for ratings in found), played[bot],
        )
        for bot in ratings
    ]  # fmt: skip
    return sorted(means, key=lambda one: -one.rating)
