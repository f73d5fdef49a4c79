"""What finished games leave behind: results, statistics, ratings."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cordee.core.turn import Over
from cordee.site.api.wire import PlayerInfo, RatingLine, RecordLine, Stats
from cordee.site.faults import NotFound
from cordee.site.store.database import Database
from cordee.site.store.lobby import read_cursor
from cordee.site.store.schema import PLAYERS, RATINGS, RESULTS, SEATS, TABLES
from cordee.site.table import Table

MODEL = PlackettLuce()


async def settle(database: Database, table: Table) -> None:
    """Writes a finished match down, once; people who met without bots are rated."""
    match = table.match
    assert match is not None and isinstance(match.turn, Over)
    people = table.people()
    is_rated = (
        len(match.sides) > 1
        and len(people) == len(table.seats)
        and not any(seat.playing_bot for seat in table.seats)
    )
    rows = []
    for side, members in enumerate(match.sides):
        for seat in members:
            rows.append(
                {
                    "table_id": table.id,
                    "seat": seat,
                    "player": table.seats[seat].player,
                    "game": table.game_name,
                    "points": match.turn.scores[side].total,
                    "rank": match.turn.ranking[side],
                    "won": seat in match.turn.winners,
                    "ended": table.changed_at,
                    "rated": is_rated,
                }
            )
    try:
        async with database.write() as connection:
            await connection.execute(insert(RESULTS), rows)
            if is_rated:
                await _rate(connection, table, match.turn)
    except IntegrityError:
        return  # another node has done it


async def _rate(connection: AsyncConnection, table: Table, over: Over) -> None:
    match = table.match
    assert match is not None
    game = table.game_name
    teams = [[table.seats[seat].player or "" for seat in members] for members in match.sides]
    asked = select(RATINGS).where(
        RATINGS.c.game == game, RATINGS.c.player.in_([p for team in teams for p in team])
    )
    found = {row.player: row for row in await connection.execute(asked.with_for_update())}
    before = [
        [
            MODEL.rating(mu=found[p].mu, sigma=found[p].sigma) if p in found else MODEL.rating()
            for p in team
        ]
        for team in teams
    ]
    after = MODEL.rate(before, ranks=[float(rank) for rank in over.ranking])
    for team, ratings in zip(teams, after, strict=True):
        for player, rating in zip(team, ratings, strict=True):
            values = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "ordinal": rating.ordinal(),
                "games": (found[player].games if player in found else 0) + 1,
            }
            if player in found:
                changed = RATINGS.update().where(RATINGS.c.player == player, RATINGS.c.game == game)
                await connection.execute(changed.values(**values))
            else:
                row = {"player": player, "game": game, **values}
                await connection.execute(insert(RATINGS), row)


async def unsettled(database: Database, most: int = 50) -> list[str]:
    """Finished tables whose results are not written down: their node was lost just then."""
    done = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id)
    asked = select(TABLES.c.id).where(TABLES.c.status == "over", ~done.exists())
    async with database.read() as connection:
        return list((await connection.execute(asked.limit(most))).scalars())


async def player_info(database: Database, id_: str) -> PlayerInfo:
    """A player's statistics, by game."""
    async with database.read() as connection:
        row = (await connection.execute(select(PLAYERS).where(PLAYERS.c.id == id_))).one_or_none()
        if row is None:
            raise NotFound("no-such-player", player=id_)
        asked = (
            select(
                RESULTS.c.game,
                func.count().label("played"),
                func.max(RESULTS.c.points).label("best"),
                func.avg(RESULTS.c.points).label("mean"),
            )
            .where(RESULTS.c.player == id_)
            .group_by(RESULTS.c.game)
        )
        rows = (await connection.execute(asked)).all()
        wins = select(RESULTS.c.game, func.count().label("won"))
        wins = wins.where(RESULTS.c.player == id_, RESULTS.c.won.is_(True))
        won: dict[str, int] = {
            r.game: r.won for r in await connection.execute(wins.group_by(RESULTS.c.game))
        }
        ratings = {
            r.game: r
            for r in await connection.execute(select(RATINGS).where(RATINGS.c.player == id_))
        }
    return PlayerInfo(id_, row.name, [_stats(r, won, ratings) for r in rows])


def _stats(row: Any, won: dict[str, int], ratings: dict[str, Any]) -> Stats:
    rating = ratings.get(row.game)
    return Stats(
        game=row.game,
        played=row.played,
        won=won.get(row.game, 0),
        best=row.best,
        mean=round(float(row.mean), 2),
        rating=None if rating is None else round(rating.ordinal, 2),
        rated=0 if rating is None else rating.games,
    )


async def best_rated(
    database: Database, game: str, cursor: str | None, most: int
) -> tuple[list[RatingLine], str | None]:
    """The ladder of a game."""
    skip = read_cursor(cursor)[0] if cursor else 0
    asked = (
        select(RATINGS, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
        .where(RATINGS.c.game == game)
        .order_by(RATINGS.c.ordinal.desc(), RATINGS.c.player)
        .offset(skip)
        .limit(most + 1)
    )
    async with database.read() as connection:
        rows = (await connection.execute(asked)).all()
    lines = [RatingLine(r.player, r.name, round(r.ordinal, 2), r.games) for r in rows[:most]]
    return lines, f"{skip + most}." if len(rows) > most else None


async def finished(
    database: Database, player: str | None, game: str | None, cursor: str | None, most: int
) -> tuple[list[RecordLine], str | None]:
    """Finished games that may be listed: open ones, and one's own."""
    asked = select(TABLES.c.id, TABLES.c.game, TABLES.c.changed).where(TABLES.c.status == "over")
    if player:
        mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
        asked = asked.where(TABLES.c.id.in_(mine))
    else:
        asked = asked.where(TABLES.c.listed.is_(True))
    if game:
        asked = asked.where(TABLES.c.game == game)
    if cursor:
        changed, id_ = read_cursor(cursor)
        asked = asked.where(
            (TABLES.c.changed < changed) | ((TABLES.c.changed == changed) & (TABLES.c.id > id_))
        )
    asked = asked.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most + 1)
    async with database.read() as connection:
        rows = (await connection.execute(asked)).all()
        ids = [row.id for row in rows[:most]]
        seats: dict[str, list[Any]] = {id_: [] for id_ in ids}
        found = select(RESULTS, SEATS.c.name, SEATS.c.bot).join(
            SEATS, (SEATS.c.table_id == RESULTS.c.table_id) & (SEATS.c.seat == RESULTS.c.seat)
        )
        found = found.where(RESULTS.c.table_id.in_(ids)).order_by(RESULTS.c.seat)
        for row in (await connection.execute(found)).all() if ids else ():
            seats[row.table_id].append(row)
    lines = [
        RecordLine(
            id=row.id,
            game=row.game,
            ended=row.changed,
            players=[s.bot or s.name for s in seats[row.id]],
            points=[s.points for s in seats[row.id]],
            winners=[s.seat for s in seats[row.id] if s.won],
        )
        for row in rows[:most]
    ]
    last = rows[most - 1] if len(rows) > most else None
    return lines, None if last is None else f"{last.changed}.{last.id}"
