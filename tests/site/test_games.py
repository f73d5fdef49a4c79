"""Every registered game is played to its end through sockets, at every number of seats."""

import random
from contextlib import ExitStack
from typing import Any

import pytest

from cordee import games
from cordee.core.fair import commitment_of
from cordee.core.proof import prove
from cordee.core.record import parse, replay
from cordee.core.turn import Over
from tests.site.client import Guest, play, seat_all
from tests.site.server import Server

SHORT: dict[str, dict[str, str]] = {
    "classic": {"rounds": "1"},
    "board": {"rounds": "1"},
    "island": {"round_cap": "3"},
}  # what makes a game of chance moves short enough


def every_count() -> list[Any]:
    return [
        pytest.param(name, seats, id=f"{name}-{seats}")
        for name, game in games.items()
        for seats in game.seat_counts
    ]


@pytest.mark.parametrize(("name", "seats"), every_count())
def test_people_play_a_game_to_its_end(sqlite: Server, name: str, seats: int) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(sqlite.url, f"P{n}")) for n in range(seats)]
        screens = seat_all(people[0], people[1:], name, options=SHORT.get(name, {}))
        for screen in screens:
            stack.enter_context(screen)
        promised = screens[0].table["deal"]["commitment"]
        made = play(screens, random.Random(seats))
        assert made > seats

        ends = [screen.view["view"]["turn"] for screen in screens]
        assert all(end == ends[0] for end in ends)
        assert ends[0]["winners"]
        deal = screens[-1].table["deal"]
        assert commitment_of(deal["secret"]) == promised == deal["commitment"]

        text = people[0].get(f"/api/records/{screens[0].id}/text").text
        record = parse(text)
        proof = prove(record, games[name])
        assert proof.holds
        assert proof.people == seats
        over = replay(record, games[name]).turn
        assert isinstance(over, Over)
        assert list(over.winners) == ends[0]["winners"]
        journal = [entry for _, entry in sorted(screens[0].journal.items())]
        told = [f"{entry['seat']} {entry['move']}" for entry in journal if entry["move"]]
        moves = [line for line in record.events if line[0] not in "~!"]
        assert told == [line for line in moves if games[name].is_told(line.partition(" ")[2])]
        again = people[0].get(f"/api/records/{screens[0].id}/steps").json()["entries"]
        news, news_again = (
            [one for entry in entries for one in entry["news"]] for entries in (journal, again)
        )
        assert news == news_again
        assert bool(news) == (name == "island")


@pytest.mark.parametrize("name", games)
def test_a_person_beats_or_loses_to_bots(sqlite: Server, name: str) -> None:
    """Two clicks: a table with a bot, a seat taken, and it is dealt."""
    seats = games[name].seat_counts[-1]
    with Guest(sqlite.url, "Ada") as ada:
        table = ada.new_table(name, "me", *["greedy"] * (seats - 1), options=SHORT.get(name, {}))
        with ada.join(table) as screen:
            screen.sit(0)
            made = play([screen], random.Random(1))
            assert made > 0
            assert screen.is_over
        assert prove(parse(ada.get(f"/api/records/{table}/text").text), games[name]).holds


def test_bots_play_among_themselves(sqlite: Server) -> None:
    with Guest(sqlite.url, "Ada") as ada:
        table = ada.new_table("classic", "greedy", "random", options={"rounds": "1"})
        with ada.join(table) as screen:
            screen.wait_for(lambda s: s.is_over, 60)
            assert screen.view["seat"] is None
