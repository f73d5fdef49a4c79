"""Records: pages, downloads, imports, `cordee verify`; a running game is never told."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cordee import games
from cordee.core.journal import sealed
from tests.cli.conftest import Run
from tests.site.client import Guest, Refused, Screen, play, seat_all
from tests.site.server import ROOT, Server

Arrive = Callable[[str], Guest]


def finished(arrive: Arrive, *, listed: bool = False) -> Screen:
    """A game of two people, over after some moves."""
    host, other = seat_all(arrive("Ada"), [arrive("Bea")], "duel", listed=listed)
    play([host, other], random.Random(3), moves=14)
    other.do("resign", seat=1)
    host.wait_for(lambda s: s.is_over)
    other.close()
    host.close()
    return host


def resealed(text: str, was: str, new: str) -> str:
    """A record changed by somebody who knows how checksums are made."""
    assert was in text
    return sealed(text.replace(was, new).split("\n")[:-2])


def test_a_finished_game_has_a_page_and_a_file(guest: Arrive) -> None:
    host = finished(guest, listed=True)
    info = guest("Eve").get(f"/api/records/{host.id}").json()
    assert info["game"] == "duel"
    assert info["players"] == ["human Ada", "human Bea"]
    assert info["result"]["winners"] == [0]
    answer = host.guest.get(f"/api/records/{host.id}/text")
    assert answer.text == info["text"]
    disposition = answer.headers["content-disposition"]
    assert disposition == f'attachment; filename="duel-{host.id}.cordee"'


def test_finished_games_are_listed_for_all_or_for_those_who_played(guest: Arrive) -> None:
    listed, private = finished(guest, listed=True), finished(guest)

    def ids(who: Guest, **params: object) -> list[str]:
        return [line["id"] for line in who.get("/api/records", **params).json()["items"]]

    assert listed.id in ids(listed.guest)
    assert private.id not in ids(private.guest)
    assert ids(private.guest, mine=True) == [private.id]
    assert private.id not in ids(private.guest, mine=True, game="classic")
    line = private.guest.get("/api/records", mine=True).json()["items"][0]
    assert line["winners"] == [0]
    assert line["players"] == ["Ada", "Bea"]
    with pytest.raises(Refused) as refused:
        Guest(listed.guest.url).get("/api/records", mine=True)
    assert refused.value.code == "who-are-you"


def test_a_running_game_is_never_downloaded(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    with host, other:
        for path in (f"/api/records/{host.id}", f"/api/records/{host.id}/text"):
            answer = host.guest.call("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-record")
        assert host.table["deal"]["secret"] is None
        assert len(host.table["deal"]["numbers"]) == 2


def test_a_downloaded_record_is_verified_and_a_tampered_one_is_not(
    guest: Arrive, tmp_path: Path, run: Run
) -> None:
    host = finished(guest)
    text = host.guest.get(f"/api/records/{host.id}/text").text
    good = tmp_path / "good.cordee"
    good.write_text(text, "utf-8")
    done = run("verify", str(good))
    assert done.code == 0, done
    assert done.out.count("✓") == 5

    fair = next(line for line in text.split("\n") if line.startswith("fair number 0 "))
    tampered = {
        "edited": text.replace("human Ada", "human Eve"),
        "another number": resealed(text, fair, f"fair number 0 {'0' * 32}"),
        "another winner": resealed(text, "winners 0", "winners 1"),
    }
    secret = next(line for line in text.split("\n") if line.startswith("fair secret "))
    tampered["another secret"] = resealed(text, secret, f"fair secret {'0' * 64}")
    seed = next(line for line in text.split("\n") if line.startswith("seed "))
    tampered["another seed"] = resealed(text, seed, "seed 1")
    for name, changed in tampered.items():
        bad = tmp_path / "bad.cordee"
        bad.write_text(changed, "utf-8")
        assert run("verify", str(bad)).code != 0, name


def test_a_record_is_brought_here_and_shown(guest: Arrive) -> None:
    host = finished(guest)
    text = host.guest.get(f"/api/records/{host.id}/text").text
    kept = guest("Eve").post("/api/records", {"text": text}).json()["id"]
    assert guest("Fay").get(f"/api/records/{kept}/text").text == text
    assert guest("Fay").get(f"/api/records/{kept}").json()["result"]["winners"] == [0]


@pytest.mark.parametrize("name", games)
def test_golden_records_can_be_brought_here(guest: Arrive, name: str) -> None:
    golden = next((ROOT / "tests" / "golden").glob(f"{name}-*.cordee"))
    text = golden.read_text("utf-8")
    kept = guest("Eve").post("/api/records", {"text": text}).json()["id"]
    assert guest("Fay").get(f"/api/records/{kept}").json()["game"] == name


def test_what_is_no_record_is_refused(guest: Arrive) -> None:
    host = finished(guest)
    eve = guest("Eve")
    text = host.guest.get(f"/api/records/{host.id}/text").text
    secret = next(line for line in text.split("\n") if line.startswith("fair secret "))
    running = games["duel"].start(2, 1).record(with_seed=True)
    for what, code in [
        ("", "record-not-one"), ("hello", "record-not-one"), (text[:-30], "record-cut"),
        (text.replace("human Ada", "human Eve"), "record-edited"), (running, "record-not-over"),
        (resealed(text, "winners 0", "winners 1"), "record-other-state"),
        (resealed(text, secret, f"fair secret {'0' * 64}"), "record-other-state"),
    ]:  # fmt: skip
        answer = eve.call("POST", "/api/records", json={"text": what})
        assert answer.status_code in (400, 409), what[:40]
        assert answer.json()["code"] == code
    assert eve.call("POST", "/api/records", json={"text": "x" * 2_000_001}).status_code == 400
    assert Guest(eve.url).call("POST", "/api/records", json={"text": text}).status_code == 401


def test_a_record_with_odd_characters_is_stored_or_refused(either: Server) -> None:
    golden = next((ROOT / "tests" / "golden").glob("duel-*.cordee"))
    text = golden.read_text("utf-8")
    player = next(line for line in text.split("\n") if line.startswith("player 0"))
    with Guest(either.url, "Eve") as eve:
        for name in ("nul \0 nul", "bell \a", "😀 Zoë", "\u202e"):
            odd = resealed(text, player, f"player 0 {name}")
            answer = eve.call("POST", "/api/records", json={"text": odd})
            assert answer.status_code in (201, 400, 409), name
            if answer.status_code == 201:
                assert eve.get(f"/api/records/{answer.json()['id']}/text").text == odd
