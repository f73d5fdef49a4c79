"""What the browser client needs of the service: its files, score pads, records step by step."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cordee.site import built, describe
from tests.site.client import Guest, Refused, play, seat_all

Arrive = Callable[[str], Guest]


@pytest.fixture
def folder_of_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built client, small."""
    place = tmp_path / "client"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text("<title>Cordée</title>")
    (place / "assets" / "a-1.js").write_text("let a")
    (place / "assets" / "a-1.js.br").write_bytes(b"packed")
    (tmp_path / "secret").write_text("not for you")
    monkeypatch.setattr(built, "FOLDER", place)


@pytest.mark.usefixtures("folder_of_client")
def test_files_with_a_hash_are_kept_for_ever_and_sent_packed() -> None:
    answer = built.file("/assets/a-1.js", "gzip, br;q=1")
    assert answer.content == b"packed"
    assert answer.headers["content-encoding"] == "br"
    assert "immutable" in answer.headers["cache-control"]
    assert built.file("/assets/a-1.js", "").content == b"let a"
    assert built.index("br").headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("folder_of_client")
@pytest.mark.parametrize("path", ["/../secret", "/assets/../../secret", "/assets/none.js", "/"])
def test_nothing_outside_the_folder_is_sent(path: str) -> None:
    with pytest.raises(LookupError):
        built.file(path, "")


def test_the_protocol_is_described_as_it_is() -> None:
    assert describe.main(["--check"]) == 0


def test_the_pad_asks_and_counts(guest: Arrive) -> None:
    eve = guest("Eve")
    sheet = eve.get("/api/pad/classic", seats=4, variant="penalty").json()
    assert (sheet["writers"], sheet["rounds"]) == (2, 3)
    assert [question["key"] for question in sheet["questions"]] == [*"ybwgr", "hand"]
    told = eve.post("/api/pad/duel", {"seats": 2, "texts": ["y: 5 8 10; b: x", "g: x x 2 3 4"]})
    assert [score["total"] for score in told.json()["players"]] == [3 - 40, -33]
    with pytest.raises(Refused, match="sheet-twice"):
        eve.post("/api/pad/duel", {"seats": 2, "texts": ["y: 5", "y: 5"]})


def test_a_finished_game_step_by_step(guest: Arrive) -> None:
    host, other = seat_all(guest("Ada"), [guest("Bea")], "duel")
    play([host, other], random.Random(3), moves=14)
    with pytest.raises(Refused, match="no-such-record"):
        host.guest.get(f"/api/records/{host.id}/steps")
    other.do("resign", seat=1)
    host.wait_for(lambda s: s.is_over)
    eve = guest("Eve")
    steps = eve.get(f"/api/records/{host.id}/steps").json()
    assert len(steps["entries"]) == 15
    assert steps["entries"][-1]["key"] == "journal-resign"
    first = eve.get(f"/api/records/{host.id}/steps/0").json()["views"]
    assert [view["seat"] for view in first] == [None, 0, 1]
    assert len(first[1]["shown"]["hands"][0]) == 8
    assert first[1]["shown"]["hands"][1] is None
    assert eve.get(f"/api/records/{host.id}/steps/15").json()["views"][0]["turn"]["type"] == "Over"
    other.close()
    host.close()


def test_a_table_has_a_code_to_scan(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("duel", "me", "open")
    answer = ada.get(f"/api/tables/{table}/code")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content
