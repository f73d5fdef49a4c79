"""Every byte that anybody is sent, for every registered game: nothing depends on, or tells, what
its reader may not know.

The bytes come from the real service. The log of the table is then folded again in this process,
everything a reader cannot know is scrambled (`tests/conformance/hidden.py`), and what is put
together from the scrambled table must be the same bytes.
"""

import asyncio
import json
import random
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from cordee import games, words
from cordee.core.fair import seed_of
from cordee.core.match import Match
from cordee.core.options import as_text
from cordee.site import info
from cordee.site.events import Event, Opening
from cordee.site.store import log
from cordee.site.store.database import Database, read_url
from cordee.site.table import Table
from tests.conformance.hidden import SCRAMBLES, hides_something
from tests.conformance.tables import SETUPS, Setup
from tests.site.client import Guest, Screen, play, seat_all
from tests.site.server import Server

CARD = re.compile(rb"\b[roygbvw](x|10|[1-9])\b")
CHECKS, MOVES = 4, 9  # how often everybody is looked at, moves between

CHOSEN = [setup for name in games for setup in (SETUPS[name][0], *SETUPS[name][-2:])]
OTHERS = [setup for name in games for setup in SETUPS[name][1:-2]]
every_setup = pytest.mark.parametrize(
    "setup",
    [*CHOSEN, *(pytest.param(setup, marks=pytest.mark.long) for setup in OTHERS)],
    ids=str,
)


class Party:
    """Somebody at the table and what they were sent: a seat, or None for a spectator."""

    def __init__(self, seat: int | None, screen: Screen) -> None:
        self.seat = seat
        self.screen = screen
        self.views: list[tuple[int, bytes, int]] = []  # (moves made, the bytes, entries told)
        self.whys: list[tuple[int, str, Any]] = []

    def look(self, moves: int) -> None:
        """Asks for everything anew, over this line, over a new one and over HTTP."""
        screen = self.screen
        screen.do("resume")
        self.views.append((moves, last_view(screen), 0))
        params = {"entries": 2} if self.seat is None else {"seat": self.seat, "entries": 2}
        answer = screen.guest.get(f"/api/tables/{screen.id}/view", **params)
        self.views.append((moves, answer.content, 2))
        with screen.guest.join(screen.id) as again:
            again.wait_for(lambda s: s.view)
            self.views.append((moves, last_view(again), 0))
            screen.heard += again.heard

    def pry(self, moves: int, rng: random.Random) -> None:
        """Errors of all kinds; what is told of a move is kept."""
        screen = self.screen
        game = games[screen.table["game"]]
        for path in ("", "/text"):
            assert screen.guest.call("GET", f"/api/records/{screen.id}{path}").status_code == 404
        screen.ask("move", seat=0, decision=10**6, move="deck")
        screen.ask("hint", seat=0 if self.seat else 1)  # somebody else's
        screen.guest.get("/api/tables")
        screen.guest.get(f"/api/tables/{screen.id}")
        screen.guest.get("/api/games")
        if self.seat is None:
            return
        for action in rng.sample(range(game.actions), 6):
            try:
                move = game.write_move(action).text
            except (AssertionError, IndexError):
                continue  # an action of another variant
            answer = screen.ask("why", seat=self.seat, move=move)
            if answer["type"] == "done":
                self.whys.append((moves, move, answer["result"]))


def last_view(screen: Screen) -> bytes:
    return next(raw for raw in reversed(screen.heard) if raw.startswith(b'{"type":"view"'))


@pytest.fixture
def parties(sqlite: Server, setup: Setup) -> Iterator[list[Party]]:
    """A game in the middle, and all that everybody was sent on the way there."""
    rng = random.Random(str(setup))
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(sqlite.url, f"P{n}")) for n in range(setup.seats)]
        options = {k: v for k, v in as_text(setup.options).items() if k in setup.values}
        screens = seat_all(people[0], people[1:], setup.name, options=options)
        eve = stack.enter_context(Guest(sqlite.url, "Eve"))
        stack.enter_context(watcher := eve.join(screens[0].id))
        watcher.wait_for(lambda s: s.view)
        found = [Party(n, stack.enter_context(screen)) for n, screen in enumerate(screens)]
        found.append(Party(None, watcher))
        for n in range(CHECKS):
            screens[n % len(screens)].do("chat", text=f"round {n}")
            before = [len(party.screen.heard) for party in found]
            assert play(screens, rng, moves=MOVES if n else 2 + rng.randrange(3))
            play_into_a_draft(screens, rng)
            if any(screen.is_over for screen in screens):  # then all may be known
                for party, heard in zip(found, before, strict=True):
                    del party.screen.heard[heard:]
                break
            moves = stored_moves(sqlite, screens[0].id)
            for party in found:
                party.look(moves)
                party.pry(moves, rng)
        yield found


def play_into_a_draft(screens: list[Screen], rng: random.Random) -> None:
    """Where several choose at once: on to a moment in which somebody has chosen in private."""
    for _ in range(20):
        turn = screens[0].view["view"]["turn"]
        asked = [screen for screen in screens if screen.is_asked]
        before = asked[0].do("ping")["version"] if asked else 0
        if len(turn.get("seats", ())) > 1 and len(asked) > 1:
            play(asked[:1], rng, moves=1)
            if asked[0].do("ping")["version"] == before:
                return
        elif screens[0].table["game"] != "roll" or not asked:
            return
        else:
            play(screens, rng, moves=1)


def stored_moves(server: Server, table: str) -> int:
    """How many events the log has now."""
    with sqlite3.connect(server.log_file.parent / "site.sqlite") as database:
        asked = "SELECT count(*) FROM events WHERE table_id = ?"
        count: int = database.execute(asked, (table,)).fetchone()[0]
    return count


class Truth:
    """A table as it was after some of its events."""

    def __init__(self, server: Server, id_: str) -> None:
        self.id = id_
        self.opening, self.created, self.events = asyncio.run(_read_log(server, id_))

    def after(self, moves: int) -> Table:
        table = Table(self.id, self.opening, self.created)
        for event in self.events[:moves]:
            table.fold(event)
        return table

    def scrambled(self, moves: int, seat: int | None, seed: int) -> tuple[Table, bool]:
        """What the table might be as well, for all this seat knows; whether it is another one."""
        table = self.after(moves)
        match = table.match
        assert match is not None
        was = match.digest()
        SCRAMBLES[match.game.name](match, seat, random.Random(seed))
        match._surveys.clear()
        match._shared.clear()
        return table, match.digest() != was


async def _read_log(server: Server, id_: str) -> tuple[Opening, int, list[Event]]:
    database = Database(read_url(server.database))
    try:
        async with database.read() as connection:
            found = await log.load(connection, id_)
            assert found is not None
            return found[0].opening, found[0].created, await log.events_after(connection, id_, 0)
    finally:
        await database.close()


@every_setup
def test_nothing_that_is_sent_depends_on_what_its_reader_cannot_know(
    sqlite: Server, parties: list[Party], setup: Setup
) -> None:
    truth = Truth(sqlite, parties[0].screen.id)
    changed, hidden = 0, False
    for party in parties:
        for moves, sent, told in party.views:
            match = truth.after(moves).match
            assert match is not None
            hidden = hidden or hides_something(match)
            for seed in range(2):
                other, is_other = truth.scrambled(moves, party.seat, seed)
                changed += is_other
                assert info.view_message(other, party.seat, told) == sent
        for moves, move, why in party.whys:
            other, _ = truth.scrambled(moves, party.seat, 1)
            assert other.match is not None and party.seat is not None
            assert told_why(other.match, party.seat, move) == why
    assert changed > 0 or not hidden, "the scramble changes nothing: this test cannot fail"
    assert hidden or (setup.name, setup.seats) != ("roll", 5) or "order" in setup.values
    for party in parties:
        assert party.views
        assert party.whys or party.seat is None


def told_why(match: Match, seat: int, move: str) -> Any:
    reason = match.why_not(seat, move)
    if reason is None:
        return None
    sentence = {language: reason.say(language) for language in words.LANGUAGES}
    return {"code": reason.code, "section": reason.section, "sentence": sentence}


@every_setup
def test_what_is_no_view_names_no_card_and_no_secret(sqlite: Server, parties: list[Party]) -> None:
    truth = Truth(sqlite, parties[0].screen.id)
    numbers = {n: seat.number or "" for n, seat in enumerate(truth.after(999).seats)}
    seed = seed_of(truth.opening.secret, truth.id, numbers)
    never = [truth.opening.secret, f"{seed:x}", str(seed)]
    never += [event.digest for event in truth.events if event.digest]
    everything = b""
    for party in parties:
        others = [p.screen.guest.cookie for p in parties if p is not party]
        heard = b"\n".join(party.screen.heard + party.screen.guest.heard)
        for secret in [*never, *others]:
            assert secret.encode() not in heard
        everything += heard
        seen = 0
        for raw in party.screen.heard:
            message = msgspec.json.decode(raw)
            assert message["type"] in (
                "welcome", "table", "view", "chat", "done", "refused", "bye"
            )  # fmt: skip
            if message["type"] in ("table", "chat", "welcome", "bye"):
                seen += 1
                assert not CARD.search(raw), raw
        assert seen > 3
    assert truth.opening.commitment.encode() in everything, "the search finds what is there"

    with Guest(sqlite.url) as nobody:
        told = nobody.get("/metrics").content + sqlite.log.encode()
    assert b"cordee_moves_total" in told
    for secret in [*never, *numbers.values(), *(party.screen.guest.cookie for party in parties)]:
        assert secret.encode() not in told
    assert not CARD.search(told)


def test_tokens_and_codes_are_told_once_and_never_logged(sqlite: Server) -> None:
    with Guest(sqlite.url, "Ada") as ada:
        code = ada.post("/api/me/recovery").json()["value"]
        token = ada.post("/api/me/tokens", {"label": "x"}).json()["value"]
        ada.call("POST", "/api/me/recover", json={"code": code})
        ada.call("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})
        ada.call("GET", f"/api/tables/{secrets.token_hex(5)}?token={token}")
        with sqlite3.connect(sqlite.log_file.parent / "site.sqlite") as database:
            stored = str(database.execute("SELECT * FROM players").fetchall())
            stored += str(database.execute("SELECT * FROM tokens").fetchall())
        for secret in (code, code.replace("-", ""), token, ada.cookie):
            assert secret not in sqlite.log
            assert secret not in stored, "only hashes are kept"


def test_every_registered_game_is_searched() -> None:
    assert {setup.name for setup in CHOSEN} == set(games)


def test_the_log_is_lines_of_json(sqlite: Server) -> None:
    lines = [line for line in sqlite.log.splitlines() if line.startswith("{")]
    assert any(json.loads(line)["event"] == "ready" for line in lines)
