"""Guests: names, recovery, tokens, statistics, ratings, and being forgotten."""

import random
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from cordee import games
from cordee.core.proof import prove
from cordee.core.record import parse
from tests.site.client import Guest, Refused, Screen, number, seat_all
from tests.site.server import Server

Arrive = Callable[[str], Guest]


def begin(arrive: Arrive, game: str = "duel", seats: int = 2, **more: Any) -> list[Screen]:
    people = [arrive(f"P{n}") for n in range(seats)]
    return seat_all(people[0], people[1:], game, **more)


def test_a_guest_is_the_same_when_coming_back(sqlite: Server, guest: Arrive) -> None:
    ada = guest("  Ada \n Lovelace ")
    assert ada.get("/api/me").json()["name"] == "Ada Lovelace"
    assert ada.post("/api/me", {"name": "Somebody"}).json()["id"] == ada.id
    with Guest(sqlite.url) as nobody, pytest.raises(Refused) as refused:
        nobody.get("/api/me")
    assert refused.value.code == "who-are-you"


def test_the_cookie_is_kept_from_scripts(sqlite: Server) -> None:
    with Guest(sqlite.url) as new:
        header = new.post("/api/me", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "path=/" in header


def test_a_new_name_is_seen_at_running_tables(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        host.guest.put("/api/me", {"name": "Zoë"})
        other.wait_for(lambda s: s.table["seats"][0]["name"] == "Zoë")
        assert host.guest.get("/api/me").json()["name"] == "Zoë"
        for name in ("", "   ", "\u0007"):
            assert host.guest.call("PUT", "/api/me", json={"name": name}).status_code == 409
        long = host.guest.put("/api/me", {"name": "x" * 80}).json()["name"]
        assert long == "x" * 32


def test_a_new_name_leaves_the_names_at_a_shared_screen(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("duel", "me", "me")
    with ada.join(table) as screen:
        screen.sit(0, name="Left")
        screen.sit(1, name="Right")
        ada.put("/api/me", {"name": "Zoë"})
        screen.do("resume")
        assert [seat["name"] for seat in screen.table["seats"]] == ["Left", "Right"]


def test_a_recovery_code_brings_the_seats_to_another_device(sqlite: Server, guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other, Guest(sqlite.url) as phone:
        code = host.guest.post("/api/me/recovery").json()["value"]
        assert host.guest.get("/api/me").json()["has_recovery"]
        spoken = code.lower().replace("-", " ")
        assert phone.post("/api/me/recover", {"code": spoken}).json()["id"] == host.guest.id
        with phone.join(host.id) as screen:
            screen.wait_for(lambda s: s.view)
            assert screen.view["seat"] == 0
            assert screen.view["view"]["shown"]["hands"][0] is not None
        newer = host.guest.post("/api/me/recovery").json()["value"]
        with Guest(sqlite.url) as thief:
            with pytest.raises(Refused) as refused:
                thief.post("/api/me/recover", {"code": code})
            assert refused.value.code == "bad-recovery"
            assert thief.post("/api/me/recover", {"code": newer}).json()["id"] == host.guest.id


def test_recovery_codes_cannot_be_guessed_fast(sqlite: Server) -> None:
    with Guest(sqlite.url) as thief:
        tried = [
            thief.call("POST", "/api/me/recover", json={"code": f"AAAA-BBBB-CCCC-DDD{n}"})
            for n in range(8)
        ]
    assert [answer.status_code for answer in tried[:5]] == [404] * 5
    assert {answer.status_code for answer in tried[5:]} == {429}
    assert tried[-1].headers["retry-after"] == "1"


def test_a_script_plays_a_whole_game_over_http_with_a_token(sqlite: Server, guest: Arrive) -> None:
    ada = guest("Ada")
    token = ada.post("/api/me/tokens", {"label": "my script"}).json()["value"]
    with Guest(sqlite.url, token=token) as script:
        assert script.get("/api/me").json()["id"] == ada.id
        table = script.new_table("classic", "me", "greedy", options={"rounds": "1"})
        script.ask(table, "sit", seat=0, number=number())
        rng, version, moves = random.Random(1), 0, 0
        while script.table(table)["status"] == "playing":
            view = script.view(table, seat=0, after=version, wait=5)
            version = view["version"]
            if view["decision"] is not None:
                move = rng.choice(view["view"]["moves"])
                done = script.ask(table, "move", seat=0, decision=view["decision"], move=move)
                version, moves = done["version"] - 1, moves + 1
        assert moves > 10
        assert "journal" in script.view(table, seat=0, entries=0)
        assert script.get(f"/api/records/{table}").json()["result"]["winners"]
    ada.delete("/api/me/tokens")
    with Guest(sqlite.url, token=token) as script, pytest.raises(Refused) as refused:
        script.get("/api/me")
    assert refused.value.code == "who-are-you"


def test_waiting_for_news_over_http_ends_when_there_is_some(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        mover = host if host.is_asked else other
        idle = other if mover is host else host
        version = idle.view["version"]
        assert idle.guest.view(host.id, seat=idle.seat, after=version, wait=0.2)["version"] == (
            version
        )
        mover.move()
        newer = idle.guest.view(host.id, seat=idle.seat, after=version, wait=20)
        assert newer["version"] == version + 1
        with pytest.raises(Refused) as refused:
            idle.guest.view(host.id, seat=mover.seat)
        assert refused.value.code == "not-your-seat"


def test_statistics_count_everything_and_ratings_people_only(guest: Arrive) -> None:
    host, other = begin(guest)
    with host, other:
        other.do("resign", seat=1)
        host.wait_for(lambda s: s.is_over)

    won, lost = host.guest.stats(), other.guest.stats()
    assert (won["played"], won["won"], won["rated"]) == (1, 1, 1)
    assert (lost["played"], lost["won"], lost["rated"]) == (1, 0, 1)
    assert won["rating"] > lost["rating"]
    ladder = host.guest.get("/api/ratings/duel", most=200).json()["items"]
    places = [line["player"] for line in ladder]
    assert places.index(host.guest.id) < places.index(other.guest.id)

    ada = host.guest
    table = ada.new_table("duel", "me", "greedy")
    with ada.join(table) as screen:
        screen.sit(0)
        screen.do("resign", seat=0)
        screen.wait_for(lambda s: s.is_over)
    again = ada.stats(played=2)
    assert (again["played"], again["won"]) == (2, 1)
    assert (again["rated"], again["rating"]) == (1, won["rating"])


def test_lists_are_paged(guest: Arrive) -> None:
    ada = guest("Ada")
    made = {ada.new_table("duel", "me", "open") for _ in range(7)}
    seen: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page = ada.get("/api/me/games", most=3, **cursor).json()
        assert len(page["items"]) <= 3
        seen += [line["id"] for line in page["items"]]
        if page["next"] is None:
            break
        cursor = {"cursor": page["next"]}
    assert len(seen) == 7
    assert set(seen) == made
    for bad in ("x", "1", "1x.a", "99999999999999999.a", "-1.a"):
        answer = ada.call("GET", "/api/me/games", params={"cursor": bad})
        assert answer.json()["code"] == "bad-cursor"
    assert ada.call("GET", "/api/me/games", params={"most": 10_000}).status_code == 400


def test_whoever_wants_to_be_forgotten_is(sqlite: Server, guest: Arrive) -> None:
    """Name and words are gone everywhere; what others played stays, and can still be verified."""
    name, word = "Zebulon Quagmire", f"xylophone{secrets.token_hex(4)}"
    with ExitStack() as stack:
        zeb, bea, eve = Guest(sqlite.url, name), guest("Bea"), guest("Eve")
        finished = [stack.enter_context(s) for s in seat_all(zeb, [bea], "duel")]
        finished[0].do("chat", text=f"{word} one")
        finished[1].do("resign", seat=1)
        finished[0].wait_for(lambda s: s.is_over)
        rematch = finished[1].do("rematch")["result"]["table"]
        running = [stack.enter_context(s) for s in seat_all(bea, [zeb], "duel", listed=True)]
        running[1].do("chat", text=f"{word} two")
        open_one = zeb.new_table("duel", "me", "open", listed=True)
        mine = zeb.post("/api/tables", {"game": "duel", "seats": [
            {"kind": "me", "name": name}, {"kind": "open"}]}).json()["id"]  # fmt: skip
        watched = [stack.enter_context(s) for s in seat_all(bea, [eve], "duel")]
        visitor = stack.enter_context(zeb.join(watched[0].id))
        visitor.do("chat", text=f"{word} three")
        text = bea.get(f"/api/records/{finished[0].id}/text").text
        assert name in text
        kept = zeb.post("/api/records", {"text": text}).json()["id"]
        code = zeb.post("/api/me/recovery").json()["value"]
        token = zeb.post("/api/me/tokens").json()["value"]
        cookie = zeb.cookie

        assert zeb.call("DELETE", "/api/me").status_code == 204
        running[0].wait_for(lambda s: s.table["seats"][1]["stand_in"])

        with Guest(sqlite.url) as again:
            again.http.cookies.set("cordee", cookie)
            assert again.call("GET", "/api/me").status_code == 401
            assert again.call("POST", "/api/me/recover", json={"code": code}).status_code == 404
        with Guest(sqlite.url, token=token) as script:
            assert script.call("GET", "/api/me").status_code == 401

        with Guest(sqlite.url, "Witness") as witness:
            tables = [s[0].id for s in (finished, running, watched)] + [rematch, open_one, mine]
            for table in tables:
                witness.table(table)
                with witness.join(table) as screen:
                    screen.rest(0.1)
                    witness.heard += screen.heard
            witness.get("/api/tables")
            witness.get("/")
            witness.get("/api/records", game="duel")
            witness.get(f"/api/players/{zeb.id}")
            clean = witness.get(f"/api/records/{finished[0].id}/text").text
            told = b"\n".join(witness.heard).decode()
            assert word not in told
            assert name not in told
            assert prove(parse(clean), games["duel"]).holds, "still verifiable, without the name"
            assert parse(clean).events == parse(text).events
            assert witness.call("GET", f"/api/records/{kept}").status_code == 404

        running[0].rest(0.2)
        bea_view = running[0].view
        assert bea_view["view"]["turn"], "the others play on"
        with sqlite3.connect(sqlite.log_file.parent / "site.sqlite") as database:
            tables = [row[0] for row in database.execute("SELECT name FROM sqlite_schema "
                                                         "WHERE type = 'table'")]  # fmt: skip
            assert "events" in tables
            rows = [row for table in tables for row in database.execute(f"SELECT * FROM {table}")]
        assert len(rows) > 20
        assert not any(name in str(row) or word in str(row) for row in rows)


def test_the_tables_of_somebody_forgotten_are_closed(sqlite: Server, guest: Arrive) -> None:
    zeb = Guest(sqlite.url, "Zeb")
    table = zeb.new_table("duel", "me", "open", listed=True)
    zeb.delete("/api/me")
    assert table not in {line["id"] for line in guest("Bea").get("/api/tables").json()["items"]}


def test_those_who_look_on_are_called_by_their_new_name(guest: Arrive) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.new_table("duel", "me", "open")
    with ada.join(table) as host, eve.join(table):
        host.wait_for(lambda s: [one["name"] for one in s.table["watchers"]] == ["Eve"])
        eve.call("PUT", "/api/me", json={"name": "Evelyn"})
        host.wait_for(lambda s: [one["name"] for one in s.table["watchers"]] == ["Evelyn"])
        eve.call("DELETE", "/api/me")
        host.wait_for(lambda s: s.table["watchers"] == [] and s.table["watching"] == 1)
