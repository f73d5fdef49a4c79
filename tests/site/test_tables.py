"""Tables: made, joined, locked, left, watched, closed, shared on one screen, played again."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from cordee import games
from tests.site.client import Guest, Refused, Screen, number, play, seat_all
from tests.site.server import Server

Arrive = Callable[[str], Guest]


def begin(arrive: Arrive, game: str = "duel", seats: int = 2, **more: Any) -> list[Screen]:
    people = [arrive(f"P{n}") for n in range(seats)]
    return seat_all(people[0], people[1:], game, **more)


def over_by_resigning(screens: list[Screen]) -> None:
    screens[0].do("resign", seat=0)
    for screen in screens:
        screen.wait_for(lambda s: s.is_over)


def test_a_listed_table_is_found_in_the_lobby_and_a_private_one_is_not(guest: Arrive) -> None:
    ada = guest("Ada")
    listed = ada.new_table("duel", "me", "open", listed=True)
    private = ada.new_table("duel", "me", "open")
    lines = {line["id"]: line for line in ada.get("/api/tables", game="duel").json()["items"]}
    assert listed in lines
    assert private not in lines
    assert [seat["taken"] for seat in lines[listed]["seats"]] == [True, False]
    assert guest("Bea").table(private)["game"] == "duel", "whoever has the link gets in"


def test_seats_are_taken_given_up_and_kept(guest: Arrive) -> None:
    ada, bea = guest("Ada"), guest("Bea")
    table = ada.new_table("classic", "me", "open", "open")
    with ada.join(table) as host, bea.join(table) as other:
        assert other.refused("sit", seat=0, number=number()) == "seat-taken"
        assert other.refused("sit", seat=3, number=number()) == "no-such-seat"
        assert other.refused("sit", seat=1, number="0" * 31) == "bad-deal-number"
        assert other.refused("sit", seat=1, number="G" * 32) == "bad-deal-number"
        other.sit(1)
        assert other.refused("sit", seat=1, number=number()) == "seat-taken"
        assert host.refused("stand", seat=1) == "not-your-seat"
        assert other.table["seats"][1]["name"] == "Bea"
        other.do("stand", seat=1)
        other.wait_for(lambda s: not s.table["seats"][1]["ready"])
        host.sit(0)
        host.do("bot", seat=1, bot="greedy")
        host.do("bot", seat=2, bot="random")
        host.wait_for(lambda s: s.table["status"] == "playing")
        other.wait_for(lambda s: s.view and s.table["status"] == "playing")
        assert other.view["seat"] is None
        assert other.refused("sit", seat=1, number=number()) == "table-has-begun"
        assert host.refused("bot", seat=1, bot="greedy") == "table-has-begun"


def test_only_the_host_seats_bots_locks_removes_and_closes(guest: Arrive) -> None:
    ada, bea = guest("Ada"), guest("Bea")
    table = ada.new_table("duel", "me", "open")
    with ada.join(table) as host, bea.join(table) as other:
        assert host.table["you_host"]
        assert not other.table["you_host"]
        assert other.refused("bot", seat=1, bot="greedy") == "only-the-host"
        assert other.refused("lock", locked=True) == "only-the-host"
        assert other.refused("remove", player=ada.id) == "only-the-host"
        assert other.refused("close") == "only-the-host"
        assert host.refused("bot", seat=1, bot="nobody") == "unknown-bot"
        assert host.refused("remove", player=ada.id) == "remove-oneself"


def test_a_locked_table_takes_nobody_new(guest: Arrive) -> None:
    ada, bea = guest("Ada"), guest("Bea")
    table = ada.new_table("duel", "me", "open")
    with ada.join(table) as host, bea.join(table) as other:
        host.do("lock", locked=True)
        other.wait_for(lambda s: s.table["locked"])
        assert other.refused("sit", seat=1, number=number()) == "table-locked"
        host.sit(0)
        host.do("lock", locked=False)
        other.sit(1)
        other.wait_for(lambda s: s.table["status"] == "playing")


def test_a_removed_guest_is_sent_away_and_stays_away(guest: Arrive) -> None:
    ada, bea = guest("Ada"), guest("Bea")
    table = ada.new_table("duel", "me", "open")
    with ada.join(table) as host, bea.join(table) as other:
        other.sit(1)
        other.do("chat", text="hello")
        host.do("remove", player=bea.id)
        host.wait_for(lambda s: s.table["seats"][1]["player"] is None)
        assert other.closed() == (4403, "removed")
        assert other.messages[-1] == {"type": "bye", "why": "removed"}
    with bea.join(table) as again:
        assert again.closed() == (4403, "removed")
        assert not any(message["type"] == "view" for message in again.messages)
    asked: list[Callable[[], Any]] = [
        lambda: bea.ask(table, "sit", seat=1, number=number()),
        lambda: bea.ask(table, "chat", text="again"),
        lambda: bea.view(table),
    ]
    for ask in asked:
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == "removed-from-table"


def test_a_player_of_a_running_match_cannot_be_removed(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        assert host.refused("remove", player=other.guest.id) == "remove-player"


def test_a_closed_table_is_nowhere_listed(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("duel", "me", "open", listed=True)
    with ada.join(table) as host:
        host.do("close")
        host.wait_for(lambda s: s.table["status"] == "closed")
        assert host.refused("sit", seat=0, number=number()) == "table-has-begun"
        assert host.refused("lock", locked=True) == "table-closed"
    assert table not in {line["id"] for line in ada.get("/api/tables").json()["items"]}


def test_everybody_sees_who_is_there(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        host.wait_for(lambda s: s.table["seats"][1]["online"])
        assert [seat["online"] for seat in other.table["seats"]] == [True, True]
        with guest("Eve").join(host.id) as watcher:
            assert [seat["online"] for seat in watcher.table["seats"]] == [True, True]
            host.wait_for(lambda s: s.table["watching"] == 1)
            assert host.guest.table(host.id)["watching"] == 1
        host.wait_for(lambda s: s.table["watching"] == 0)
        other.close()
        host.wait_for(lambda s: not s.table["seats"][1]["online"])


def test_a_spectator_may_watch_and_talk_and_nothing_else(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other, guest("Eve").join(host.id) as eve:
        eve.wait_for(lambda s: s.view)
        assert eve.view["seat"] is None
        assert eve.view["view"]["moves"] == []
        assert all(hand is None for hand in eve.view["view"]["shown"]["hands"])
        assert eve.refused("move", seat=0, decision=0, move="deck") == "not-your-seat"
        assert eve.refused("why", seat=0, move="deck") == "not-your-seat"
        for kind in ("undo", "resign", "back", "hint"):
            assert eve.refused(kind, seat=0) == "not-your-seat"
        assert eve.refused("replace", seat=0) == "not-at-the-table"
        assert eve.refused("answer", agrees=True) == "nothing-proposed"
        assert eve.refused("uncover", seat=0) == "not-your-seat"
        assert eve.refused("rematch") == "table-not-over"
        eve.do("chat", text="Good luck!")
        host.wait_for(lambda s: s.chat)
        assert host.chat[0]["text"] == "Good luck!"


def test_a_stranger_without_a_cookie_watches_only(sqlite: Server, guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other, Guest(sqlite.url) as nobody, nobody.join(host.id) as screen:
        screen.wait_for(lambda s: s.view)
        assert screen.messages[0]["player"] is None
        assert screen.refused("chat", text="hello") == "who-are-you"
        assert screen.refused("sit", seat=0, number=number()) == "who-are-you"


def test_a_shared_screen_is_sent_only_the_uncovered_hand(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("duel", "me", "me")
    with ada.join(table) as screen:
        screen.sit(0, name="Left")
        screen.sit(1, name="Right")
        screen.wait_for(lambda s: s.view)
        assert [seat["name"] for seat in screen.table["seats"]] == ["Left", "Right"]
        assert screen.view["seat"] is None, "until somebody uncovers, nobody's hand is sent"
        for seat in (0, 1):
            before = len(screen.messages)
            assert screen.refused("why", seat=seat, move="deck") == "not-your-seat"
            screen.do("uncover", seat=seat)
            assert screen.view["seat"] == seat
            views = [m for m in screen.messages[before:] if m["type"] == "view"]
            hands = [view["view"]["shown"]["hands"] for view in views]
            assert all((hand[1 - seat] is None) and hand[seat] for hand in hands)
        screen.do("uncover", seat=None)
        assert screen.view["seat"] is None
        assert screen.view["view"]["shown"]["hands"] == [None, None]
        turn = screen.view["view"]["turn"]["seats"][0]
        screen.do("uncover", seat=turn)
        seen = len(screen.messages)
        screen.move()
        shown = [m["view"]["shown"]["hands"] for m in screen.messages[seen:] if m["type"] == "view"]
        assert shown
        assert all(hand[1 - turn] is None for hand in shown), "a move uncovers nobody"


def test_two_people_share_a_screen_to_the_end(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("classic", "me", "me", options={"rounds": "1"})
    with ada.join(table) as screen:
        screen.sit(0)
        screen.sit(1)
        screen.wait_for(lambda s: s.view)
        while not screen.is_over:
            screen.do("uncover", seat=screen.view["view"]["turn"]["seats"][0])
            while screen.is_asked and not screen.is_over:
                screen.move()
                screen.rest(0)
    assert ada.stats()["rating"] is None


def test_a_rematch_brings_the_same_people_to_one_new_table(guest: Arrive) -> None:
    screens = begin(guest, "classic", 3)
    with ExitStack() as stack:
        for screen in screens:
            stack.enter_context(screen)
        assert screens[0].refused("rematch") == "table-not-over"
        over_by_resigning(screens)
        assert guest("Eve").join(screens[0].id).refused("rematch") == "not-at-the-table"
        assert screens[0].refused("rematch", first="me") == "bad-rematch"
        first = screens[1].do("rematch", first="rule")["result"]["table"]
        second = screens[2].do("rematch", first="loser")["result"]["table"]
        assert first == second
        screens[0].wait_for(lambda s: s.table["next"] == first)
        again = screens[0].guest.table(first)
        assert again["previous"] == screens[0].id
        assert [seat["name"] for seat in again["seats"]] == ["P0", "P1", "P2"]
        assert again["host"] == screens[1].guest.id
        assert again["deal"]["commitment"] != screens[0].table["deal"]["commitment"]
        assert again["options"] == screens[0].table["options"]
        for seat, screen in enumerate(screens):
            stack.enter_context(new := screen.guest.join(first))
            new.sit(seat)
        new.wait_for(lambda s: s.table["status"] == "playing")


def test_in_a_rematch_the_loser_may_begin(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        other.do("resign", seat=1)
        host.wait_for(lambda s: s.is_over)
        table = host.do("rematch", first="loser")["result"]["table"]
        assert host.guest.table(table)["options"]["first"] == "1"
        with host.guest.join(table) as one, other.guest.join(table) as two:
            one.sit(0)
            two.sit(1)
            two.wait_for(lambda s: s.view)
            assert two.view["view"]["turn"]["seats"] == [1]


def test_only_one_table_is_left_when_both_want_a_rematch_at_once(guest: Arrive) -> None:
    host, other = begin(guest, listed=True)
    with host, other:
        over_by_resigning([host, other])
        ids = host.send("rematch"), other.send("rematch")
        answers = [screen.until(lambda m: m.get("id") in ids) for screen in (host, other)]
        assert answers[0]["result"] == answers[1]["result"]
        mine = host.guest.get("/api/me/games").json()["items"]
        assert [line["id"] for line in mine] == [answers[0]["result"]["table"]]


BAD_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-game"),
    ({"game": "duel", "seats": [{"kind": "me"}]}, 400, "bad-seats"),
    ({"game": "duel", "seats": [{"kind": "me"}] * 9}, 400, "bad-request"),
    ({"game": "duel", "seats": []}, 400, "bad-request"),
    ({"game": "duel", "seats": [{"kind": "ghost"}, {}]}, 400, "bad-request"),
    ({"game": "duel", "seats": [{"kind": "bot", "bot": "nobody"}, {}]}, 404, "unknown-bot"),
    ({"game": "duel", "seats": [{}, {}], "options": {"rounds": "1"}}, 400, "unknown-option"),
    ({"game": "duel", "seats": [{}, {}], "options": {"games": "2"}}, 400, "bad-option"),
    ({"game": "duel", "seats": [{}, {}], "options": {"games": 3}}, 400, "bad-request"),
    ({"game": "classic", "seats": [{}, {}], "variant": "none"}, 400, "unknown-variant"),
    ({"game": "duel", "seats": [{}, {}], "clock": 0}, 409, "bad-clock"),
    ({"game": "duel", "seats": [{}, {}], "clock": 10**9}, 409, "bad-clock"),
    ({"game": "duel", "seats": [{}, {}], "data": {"a.toml": "= ?"}}, 400, "data-not-toml"),
    ({"game": "duel", "seats": [{}, {}], "data": {"data.toml": "= ?"}}, 400, "data-not-toml"),
    ({"game": "duel", "seats": [{}, {}], "data": {"data.toml": "x" * 300_000}}, 409,
     "data-too-large"),
    ({"game": "duel", "seats": [{}, {}], "first": 1}, 400, "bad-request"),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "status", "code"), BAD_TABLES)
def test_what_a_game_does_not_have_is_refused(
    guest: Arrive, wanted: dict[str, Any], status: int, code: str
) -> None:
    answer = guest("Ada").call("POST", "/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()["sentence"]) == {"fr", "en"}


@pytest.mark.parametrize("name", games)
def test_a_table_plays_with_printed_values_of_its_own(guest: Arrive, name: str) -> None:
    """A pack like the built-in one but for a space: other data all the same, kept in the record."""
    pack = {file: f"{text}\n# ours\n" for file, text in games[name].builtin_data().texts.items()}
    screens = begin(guest, name, games[name].seat_counts[0], data=pack)
    with ExitStack() as stack:
        for screen in screens:
            stack.enter_context(screen)
        assert screens[0].table["own_data"]
        over_by_resigning(screens)
        text = screens[0].guest.get(f"/api/records/{screens[0].id}/text").text
        assert "| # ours" in text
        assert "\ndata given " in text


def test_variants_and_options_reach_the_table(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("classic", "me", "open", variant="penalty", options={"rounds": "2"})
    options = ada.table(table)["options"]
    assert options["hand_penalty"] == "on"
    assert options["rounds"] == "2"
    assert set(ada.get("/api/games").json()[0]) >= {"name", "seats", "options", "variants", "bots"}


def test_a_hint_and_a_reason_are_given_to_the_own_seat(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        asked = host if host.is_asked else other
        idle = other if asked is host else host
        hint = asked.do("hint", seat=asked.seat)["result"]
        assert {hint["move"], hint["other"]} <= set(asked.moves) and hint["gain"] >= 0
        assert hint["measure"] == "points"
        assert asked.do("why", seat=asked.seat, move=asked.moves[0])["result"] is None
        told = asked.do("why", seat=asked.seat, move="deck")["result"]
        assert set(told) == {"code", "section", "sentence"}
        assert idle.refused("hint", seat=idle.seat) == "nothing-to-decide"
        assert asked.refused("why", seat=asked.seat, move="dance") == "bad-notation-duel"


def test_my_games_say_where_it_is_my_turn(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:

        def turns() -> list[bool]:
            lines = [s.guest.get("/api/me/games").json()["items"] for s in (host, other)]
            return [line[0]["your_turn"] for line in lines]

        assert turns() == [host.is_asked, other.is_asked]
        was = turns()
        while turns() == was:
            play([host, other], random.Random(1), moves=1)
        over_by_resigning([host, other])
        assert host.guest.get("/api/me/games").json()["items"] == []
