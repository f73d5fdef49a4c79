"""The protocol: done once, never stale, whole views, nothing about drafts, resumed in seconds."""

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from cordee.site.messages import PROTOCOL
from tests.site.client import Guest, Refused, play, seat_all
from tests.site.raw import RawSocket
from tests.site.server import HASTY, Server

Arrive = Callable[[str], Guest]


def test_the_first_message_says_who_and_what(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other, other.guest.join(host.id) as again:
        again.wait_for(lambda s: s.view)
        assert [m["type"] for m in again.messages] == ["welcome", "table", "view"]
        welcome = again.messages[0]
        assert welcome["protocol"] == PROTOCOL
        assert (welcome["player"], welcome["name"]) == (other.guest.id, "Bea")
        assert abs(welcome["now"] - time.time() * 1000) < 60_000


def test_a_request_sent_again_is_done_once(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        mover, idle = (host, other) if host.is_asked else (other, host)
        same = {"seat": mover.seat, "decision": mover.view["decision"], "move": mover.moves[0]}
        first = mover.do("move", id="m1", **same)
        again = mover.do("move", id="m1", **same)
        assert again["version"] == first["version"]
        assert mover.refused("move", id="m2", **same) == "stale-decision"
        body = {"id": "m1", "type": "move", **same}
        path = f"/api/tables/{mover.id}/requests"
        assert mover.guest.post(path, body).json()["version"] == first["version"]
        mover.do("chat", id="c1", text="once")
        mover.do("chat", id="c1", text="once")
        idle.do("chat", id="c1", text="twice")  # another person's id is another id
        mover.wait_for(lambda s: len(s.chat) == 2)
        assert [line["text"] for line in mover.chat] == ["once", "twice"]
        assert len(mover.journal) == 1


def test_a_move_answers_an_open_decision_or_is_refused(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        mover, idle = (host, other) if host.is_asked else (other, host)
        decision, seat = mover.view["decision"], mover.seat
        for wrong in (decision - 1, decision + 1, -1, 2**70):
            code = mover.refused("move", seat=seat, decision=wrong, move=mover.moves[0])
            assert code == "stale-decision"
        assert mover.ask("move", seat=seat, decision=decision, move="deck")["section"] > 0
        code = idle.refused("move", seat=idle.seat, decision=decision, move=mover.moves[0])
        assert code == "stale-decision"
        mover.move(mover.moves[0])


def test_resume_tells_everything_anew(guest: Arrive) -> None:
    screens = seat_all(guest("Ada"), [guest("Bea")], "classic")
    with screens[0] as host, screens[1]:
        host.do("chat", text="one")
        host.do("chat", text="two")
        play(screens, random.Random(1), moves=9)
        whole = dict(host.journal)
        assert sorted(whole) == list(range(1, 10))
        before = host.view
        host.journal.clear()
        host.chat.clear()
        host.do("resume")
        assert host.journal == whole
        assert [line["text"] for line in host.chat] == ["one", "two"]
        assert host.view["view"] == before["view"]
        host.journal.clear()
        host.chat.clear()
        host.do("resume", entries=7, chat=1)
        assert sorted(host.journal) == [8, 9]
        assert [line["text"] for line in host.chat] == ["two"]
        host.do("resume", entries=10**6, chat=10**6)
        play(screens, random.Random(2), moves=1)
        assert max(host.journal) == 10


def test_others_hear_nothing_while_one_drafts(guest: Arrive) -> None:
    """Not a byte, and no version, until the last one is done."""
    rng = random.Random(5)
    drafts = 0
    for _ in range(9):  # tables: a service's dice say how often several people draft at once
        drafts += _unheard_drafts(guest, rng, turns=10)
        if drafts > 3:
            break
    assert drafts > 3


def _unheard_drafts(guest: Arrive, rng: random.Random, turns: int) -> int:
    """How many moves were made in private in the first turns of a new table; nobody heard one."""
    drafts = 0
    with ExitStack() as stack:
        people = [guest(f"P{n}") for n in range(4)]
        screens = [
            stack.enter_context(screen) for screen in seat_all(people[0], people[1:], "roll")
        ]
        eve = stack.enter_context(guest("Eve").join(screens[0].id))
        for _ in range(turns):
            roller = next(screen for screen in screens if screen.is_asked)
            while roller.is_asked:
                done = roller.move(rng=rng)
            for screen in [*screens, eve]:
                screen.catch_up(done["version"])
                screen.rest(0.02)
            version = done["version"]
            drafting = [screen for screen in screens if screen.is_asked]
            if len(drafting) < 2:
                continue
            for screen in drafting[:-1]:
                others = [s for s in [*screens, eve] if s is not screen]
                while screen.is_asked:
                    legal = [move for move in screen.moves if move != "in-order"]
                    done = screen.move(rng.choice(legal))
                    drafts += 1
                    assert done["version"] == version
                assert [message for s in others for message in s.rest(0.05)] == []
                assert eve.guest.table(eve.id)["version"] == version
            last = drafting[-1]
            while last.is_asked:
                done = last.move(rng.choice([m for m in last.moves if m != "in-order"]))
                if done["version"] != version:
                    break
            for screen in [*screens, eve]:
                screen.catch_up(done["version"])
                screen.rest(0.02)
            if any(screen.is_over for screen in screens):
                break
    return drafts


def test_a_tab_in_the_background_comes_back_right(guest: Arrive) -> None:
    """It read nothing for a while; what it is told then is the newest, and no line is missing."""
    screens = seat_all(guest("Ada"), [guest("Bea")], "classic")
    with screens[0], screens[1], guest("Eve").join(screens[0].id) as sleeper:
        made = play(screens, random.Random(1), moves=40)
        sleeper.do("ping")
        sleeper.do("resume", entries=len(sleeper.journal))
        assert sleeper.view["version"] == screens[0].view["version"]
        assert sorted(sleeper.journal) == list(range(1, made + 1))
        assert sleeper.view["view"]["turn"] == screens[0].view["view"]["turn"]


def test_pings_are_answered_and_tell_the_version(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        assert host.do("ping")["version"] == host.table["version"]
        assert other.socket.ping().wait(10)


def test_a_lost_line_is_noticed(folder: Path) -> None:
    """Pings that nobody answers: the others see within seconds that somebody has gone."""
    patches = HASTY | {"server.PING_EVERY": 0.5, "server.PING_WAIT": 0.5}
    server = Server(folder, f"sqlite:///{folder}/pings.sqlite", patches=patches).start()
    try:
        with Guest(server.url, "Ada") as ada, Guest(server.url, "Bea") as bea:
            host, other = seat_all(ada, [bea], "duel")
            other.close()
            host.wait_for(lambda s: not s.table["seats"][1]["online"])
            lost = RawSocket(bea, host.id)
            host.wait_for(lambda s: s.table["seats"][1]["online"])
            host.wait_for(lambda s: not s.table["seats"][1]["online"], 10)
            lost.close()
            host.close()
    finally:
        server.close()


def test_who_leaves_in_the_middle_of_something_is_seen_to_leave(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    eve = guest("Eve")
    with host, other:
        for _ in range(8):
            watcher = eve.join(host.id)
            host.wait_for(lambda s: s.table["watching"] == 1)
            for n in range(10):
                host.send("lock", locked=n % 2 == 0)
            watcher.close()
            host.wait_for(lambda s: s.table["watching"] == 0, 10)


def test_a_restart_loses_nothing_and_nobody(either: Server) -> None:
    with Guest(either.url, "Ada") as ada, Guest(either.url, "Bea") as bea:
        screens = seat_all(ada, [bea], "classic", options={"rounds": "1"})
        play(screens, random.Random(1), moves=6)
        mover = next(screen for screen in screens if screen.is_asked)
        sent = {"seat": mover.seat, "decision": mover.view["decision"], "move": mover.moves[0]}
        done = mover.do("move", id="last", **sent)
        shown = mover.view["view"]
        assert either.stop() in (0, -15)
        assert screens[0].closed()[0] == 1012
        either.start()
        again = [screen.guest.join(screen.id) for screen in screens]
        mine = again[screens.index(mover)]
        mine.wait_for(lambda s: s.view)
        assert mine.view["view"] == shown
        assert mine.view["version"] == done["version"]
        assert mine.do("move", id="last", **sent)["version"] == done["version"], "still done once"
        assert play(again, random.Random(2), moves=4) == 4
        for screen in again:
            screen.close()


def test_who_has_no_seat_of_that_number_is_refused(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        assert host.refused("move", seat=7, decision=0, move="deck") == "no-such-seat"
        host.send("move", seat=8, decision=0, move="deck")
        assert host.until(lambda m: m["type"] == "refused")["code"] == "bad-message"
        with pytest.raises(Refused):
            host.guest.ask(host.id, "resume")
