"""`cordee play`: a table in the terminal, alone against bots or passing the screen around."""

import random
from pathlib import Path
from typing import Any

import cordee
from cordee import games
from cordee.bots import check_seat, make, read_name
from cordee.bots.champion import ChampionBot, ChampionPlusBot, warm_champion
from cordee.bots.registry import EXEC
from cordee.bots.search import SearchBot, warm_search
from cordee.cli import saves
from cordee.cli.common import (
    Voice,
    check_data,
    find_data,
    find_game,
    find_options,
    is_number,
    prepare,
    refuse_settings,
)
from cordee.cli.replay import read_text
from cordee.cli.session import HUMAN, Session
from cordee.cli.sim import compiling
from cordee.core.faults import BadRecord, BadSeats, UnknownBot
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.words import pages

DEFAULT_BOT = "greedy"
TO_WARM = (  # who is compiled before the first move, so that it does not keep people waiting
    (SearchBot, warm_search),
    (ChampionBot | ChampionPlusBot, warm_champion),
)


def play(
    voice: Voice, *, game: str | None, seats: str | None, names: str | None, resume: str | None,
    seed: int | None, data: str | None, pairs: tuple[str, ...], lang: str | None,  # noqa: ARG001
    **flags: Any,
) -> int:  # fmt: skip
    if resume is not None:
        table = {"seats": seats, "names": names, "seed": seed, "data": data}
        refuse_settings(table | flags | {"option": pairs or None})
        match, path = _resume(voice, resume, game)
        bots = {
            seat: make(player.partition(" ")[2])
            for seat, player in enumerate(match.players)
            if player.startswith("bot ")
        }
    else:
        found, variant = find_game(game) if game else _ask_game(voice)
        given = {name: value for name, value in flags.items() if value is not None}
        options = find_options(found, variant, pairs, given)
        seated = _read_seats(seats, found)
        found.check_seats(len(seated), options)
        for kind in seated:
            if kind != HUMAN:
                check_seat(kind, found, options, len(seated), programs=True)
        pack = find_data(data)
        check_data(found, options, len(seated), pack)
        players = _players(seated, names)
        prepare(found, voice)
        match = found.start(len(seated), seed, options, pack, players)
        path = saves.new_path(found.name)
        bots = {
            seat: make(kind, programs=True) for seat, kind in enumerate(seated) if kind != HUMAN
        }
    for player, get_warm in TO_WARM:
        if any(isinstance(bot, player) for bot in bots.values()):
            with compiling(voice, match.game):
                get_warm(match)
    return Session(voice, match, bots, path, random.Random(match.seed)).run()


def _ask_game(voice: Voice) -> tuple[Game, None]:
    """Which game, when none was named."""
    listed = list(games)
    voice.print("play-which")
    for number, name in enumerate(listed, 1):
        voice.out.print(f"  {number}  {pages.page(name, voice.language).title}", markup=False)
    while True:
        answer = voice.out.input("> ").strip().lower() or "1"
        if is_number(answer) and 1 <= int(answer) <= len(listed):
            return games[listed[int(answer) - 1]], None
        if answer in games:
            return games[answer], None
        voice.complain(voice.say("fault-unknown-game", game=answer, known=tuple(listed)))


def _read_seats(text: str | None, game: Game) -> list[str]:
    """Who sits where: `human` or a bot's name; alone against greedy by default."""
    if text is None:
        return [HUMAN] + [DEFAULT_BOT] * (game.seat_counts[0] - 1)
    given = [part.strip() for part in text.split(",")]
    seated = [part if part.startswith(f"{EXEC}:") else part.lower() for part in given]
    if "" in seated:
        raise BadSeats("bad-seats", game=game.name, seats=0, known=game.seat_counts)
    for seat in seated:
        if seat != HUMAN:
            try:
                read_name(seat, programs=True)
            except UnknownBot as error:
                if error.code == "unknown-bot":
                    raise UnknownBot(
                        "unknown-player", bot=seat, known=(HUMAN, *error.params["known"])
                    ) from None
                raise
    return seated


def _players(seated: list[str], names: str | None) -> tuple[str, ...]:
    """The players as the record keeps them: `human Ann`, `bot greedy@1`."""
    given = [name.strip() for name in names.split(",")] if names else []
    people = seated.count(HUMAN)
    if len(given) > people:
        raise BadSeats("too-many-names", names=str(len(given)), people=str(people))
    left = iter([*given, *[""] * people])
    return tuple(
        f"{HUMAN} {next(left)}".rstrip()
        if kind == HUMAN
        else f"bot {read_name(kind, programs=True)}"
        for kind in seated
    )


def _resume(voice: Voice, file: str, game: str | None) -> tuple[Match, Path]:
    """A saved game, ready to go on as it was dealt; without a file the last one (of a game)."""
    name = find_game(game)[0].name if game else None
    path = Path(file) if file else saves.last_unfinished(name)
    if path is None:
        raise BadRecord("nothing-to-resume", folder=saves.data_folder())
    text = read_text(str(path))
    prepare(games[cordee.parse(text).game], voice)
    return cordee.replay(text), path
