"""Two nodes on one PostgreSQL: the same tables, whichever node one is at."""

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cordee import games
from cordee.core.proof import prove
from cordee.core.record import parse
from tests.site.client import Guest, Screen, number, play
from tests.site.load import Load
from tests.site.server import HASTY, Postgres, Server

CHATTY = HASTY | {"sockets.CHATS": 1000, "sockets.CHAT_BURST": 1000}


@pytest.fixture(scope="module")
def nodes(folder: Path, postgres: Postgres) -> Iterator[list[Server]]:
    database = postgres.new_database()
    found = [Server(folder, database, patches=CHATTY) for _ in range(2)]
    try:
        for node in found:
            node.start()
        yield found
    finally:
        for node in found:
            node.close()


def at(node: Server, guest: Guest) -> Guest:
    """The same person at another node."""
    other = Guest(node.url)
    other.http.cookies.set("cordee", guest.cookie)
    other.id = guest.id
    return other


def sit_apart(nodes: list[Server], stack: ExitStack, game: str, **more: Any) -> list[Screen]:
    """Ada at the first node, Bea at the second, at one table."""
    ada, bea = Guest(nodes[0].url, "Ada"), Guest(nodes[1].url, "Bea")
    table = ada.new_table(game, "me", "open", **more)
    screens = [stack.enter_context(ada.join(table)), stack.enter_context(bea.join(table))]
    screens[0].sit(0)
    screens[1].sit(1)
    for screen in screens:
        screen.wait_for(lambda s: s.view and s.table["status"] == "playing")
    return screens


@pytest.mark.parametrize("game", ["duel", "roll"])
def test_players_of_one_table_sit_at_different_nodes(nodes: list[Server], game: str) -> None:
    with ExitStack() as stack:
        screens = sit_apart(nodes, stack, game)
        watcher = stack.enter_context(Guest(nodes[0].url, "Eve").join(screens[0].id))
        screens[1].do("chat", text="across")
        screens[0].wait_for(lambda s: s.chat)
        made = play(screens, random.Random(4))
        watcher.wait_for(lambda s: s.is_over and "winners" in s.view["view"]["turn"])
        text = screens[0].guest.get(f"/api/records/{screens[0].id}/text").text
        assert prove(parse(text), games[game]).holds
        for screen in [*screens, watcher]:
            moves = [entry for entry in screen.journal.values() if entry["move"]]
            assert len(moves) == made, "every node tells the whole journal"


def test_of_two_answers_to_one_decision_the_database_takes_one(nodes: list[Server]) -> None:
    """The same player on two devices, at two nodes, decides in two ways at once."""
    with ExitStack() as stack:
        screens = sit_apart(nodes, stack, "duel")
        for _ in range(12):
            for screen in screens:
                screen.do("resume")
            mover = next(screen for screen in screens if screen.is_asked)
            twin = stack.enter_context(at(nodes[1 - screens.index(mover)], mover.guest).join(
                mover.id))  # fmt: skip
            twin.wait_for(lambda s: s.view)
            choices = (mover.moves * 2)[:2]
            asked = {"seat": mover.seat, "decision": mover.view["decision"]}
            with ThreadPoolExecutor(2) as both:
                sent = [both.submit(screen.ask, "move", move=move, **asked)
                        for screen, move in zip((mover, twin), choices, strict=True)]  # fmt: skip
                answers = [future.result(20) for future in sent]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] == "stale-decision"
            version = next(a["version"] for a in answers if a["type"] == "done")
            for screen in [*screens, twin]:
                screen.catch_up(version)  # by themselves: nobody asks
            twin.close()


def test_words_said_at_both_nodes_at_once_are_all_heard_once(nodes: list[Server]) -> None:
    with ExitStack() as stack:
        screens = sit_apart(nodes, stack, "duel")

        def talk(screen: Screen) -> None:
            for n in range(25):
                while (
                    screen.ask("chat", id=f"{screen.guest.id}{n}", text=f"{screen.guest.id} {n}")[
                        "type"
                    ]
                    == "refused"
                ):
                    time.sleep(0.05)

        threads = [threading.Thread(target=talk, args=(screen,)) for screen in screens]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        for screen in screens:
            screen.wait_for(lambda s: len({line["n"] for line in s.chat}) == 50)
            assert sorted({line["n"] for line in screen.chat}) == list(range(1, 51))
            texts = {line["n"]: line["text"] for line in screen.chat}
            assert len(set(texts.values())) == 50


def test_who_sits_where_is_seen_from_both_nodes(nodes: list[Server]) -> None:
    with Guest(nodes[0].url, "Ada") as ada, Guest(nodes[1].url, "Bea") as bea:
        table = ada.new_table("classic", "me", "open", "open")
        with ada.join(table) as host, bea.join(table) as other:
            host.do("lock", locked=True)
            other.wait_for(lambda s: s.table["locked"])
            host.do("lock", locked=False)
            other.wait_for(lambda s: not s.table["locked"])
            other.sit(2)
            host.wait_for(lambda s: s.table["seats"][2]["name"] == "Bea")
            assert host.refused("sit", seat=2, number=number()) == "seat-taken"
            bea.put("/api/me", {"name": "Zoë"})
            host.wait_for(lambda s: s.table["seats"][2]["name"] == "Zoë")
            host.do("remove", player=bea.id)
            assert other.closed() == (4403, "removed")


def test_a_node_is_lost_and_the_other_goes_on(nodes: list[Server]) -> None:
    """Its players come to the other node; the bot it was asking moves all the same."""
    with ExitStack() as stack:
        screens = sit_apart(nodes, stack, "classic")
        play(screens, random.Random(1), moves=8)
        ada = screens[0].guest
        table = ada.new_table("classic", "me", "greedy", options={"first": "0"})
        with ada.join(table) as alone:
            alone.sit(0)
            alone.wait_for(lambda s: s.is_asked)
            alone.move(alone.moves[0])
            alone.send("move", seat=0, decision=alone.view["decision"], move=alone.moves[0])
        nodes[0].kill()
        try:
            again = stack.enter_context(at(nodes[1], ada).join(screens[0].id))
            again.wait_for(lambda s: s.view)
            assert play([again, screens[1]], random.Random(2), moves=6) == 6
            with at(nodes[1], ada).join(table) as elsewhere:
                elsewhere.wait_for(lambda s: s.view)
                for _ in range(4):
                    elsewhere.wait_for(lambda s: s.is_asked, 30)
                    elsewhere.move()
        finally:
            nodes[0].start()


def test_a_bot_of_a_lost_node_is_found_though_nobody_looks(nodes: list[Server]) -> None:
    ada = Guest(nodes[0].url, "Ada")
    table = ada.new_table("classic", "greedy", "greedy", options={"rounds": "9"})
    with Guest(nodes[1].url, "Eve") as eve:
        nodes[0].kill()
        try:
            before = eve.table(table)["version"]
            late = time.monotonic() + 40
            while eve.table(table)["version"] <= before + 2:
                assert time.monotonic() < late
                time.sleep(0.2)
        finally:
            nodes[0].start()


def test_a_rolling_restart_loses_nothing_and_drops_nobody_for_long(nodes: list[Server]) -> None:
    turn = count()

    def urls() -> list[str]:
        n = next(turn)
        return [nodes[n % 2].url, nodes[(n + 1) % 2].url]

    with Load(urls, pairs=4) as load:
        for node in nodes:
            load.wait_for_more(30)
            assert node.stop() in (0, -15)
            node.start()
        load.wait_for_more(40)
    load.check(nodes[0].database)
    for node in nodes:
        assert "Traceback" not in node.log
