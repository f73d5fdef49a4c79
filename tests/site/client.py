"""A small client of the service: guests over HTTP, screens at tables over WebSockets.

Everything that was received is kept in `heard`, so that it can be searched for what nobody should
have been told.
"""

import json
import random
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0  # seconds
_addresses = count(1)

Message = dict[str, Any]


class Refused(AssertionError):
    """The service said no; `code` says why."""

    def __init__(self, answer: Message) -> None:
        super().__init__(answer)
        self.code: str = answer["code"]


def number() -> str:
    """What a seat adds to the deal."""
    return secrets.token_hex(16)


def fresh_address() -> str:
    """Everybody comes from an address of their own, as the proxy would tell it."""
    n = next(_addresses)
    return f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"


class Guest:
    """A person with a browser, or a script with a token."""

    def __init__(self, url: str, name: str = "", *, token: str | None = None) -> None:
        self.url = url
        self.heard: list[bytes] = []
        self.headers = {"X-Forwarded-For": fresh_address()}
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=url, headers=self.headers, timeout=PATIENCE)
        self.id = ""
        if name:
            self.id = self.post("/api/me", {"name": name}).json()["id"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.http.close()

    # --- HTTP ----------------------------------------------------------------------------------

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Whatever comes back, kept."""
        answer = self.http.request(method, path, **more)
        self.heard.append(str(answer.headers).encode())
        self.heard.append(answer.content)
        return answer

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self._good(self.call("GET", path, params=params))

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._good(self.call("POST", path, json={} if body is None else body))

    def put(self, path: str, body: Any) -> httpx.Response:
        return self._good(self.call("PUT", path, json=body))

    def delete(self, path: str) -> httpx.Response:
        return self._good(self.call("DELETE", path))

    def _good(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return answer

    def stats(self, played: int = 1) -> dict[str, Any]:
        """The statistics of the one game played; results are written soon after a game's end."""
        found: list[dict[str, Any]] = []
        deadline = time.monotonic() + PATIENCE
        while not found or found[0]["played"] < played:
            assert time.monotonic() < deadline, f"no result of {played} games: {found}"
            found = self.get(f"/api/players/{self.id}").json()["stats"]
            time.sleep(0.02)
        return found[0]

    # --- tables --------------------------------------------------------------------------------

    def new_table(self, game: str, *seats: str, **more: Any) -> str:
        """A table; seats are `me`, `open`, or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        table: str = made.json()["id"]
        return table

    def ask(self, table: str, kind: str, **fields: Any) -> Message:
        """A request of the socket, over HTTP."""
        body = {"id": secrets.token_hex(8), **fields, "type": kind}
        answer: Message = self.post(f"/api/tables/{table}/requests", body).json()
        return answer

    def table(self, table: str) -> Message:
        answer: Message = self.get(f"/api/tables/{table}").json()
        return answer

    def view(self, table: str, **params: Any) -> Message:
        answer: Message = self.get(f"/api/tables/{table}/view", **params).json()
        return answer

    def join(self, table: str, **more: Any) -> "Screen":
        return Screen(self, table, **more)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("cordee") or ""


class Screen:
    """A screen at a table: what it shows, and what can be asked from there."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        self.guest = guest
        self.id = table
        self.heard: list[bytes] = []
        self.messages: list[Message] = []
        self.table: Message = {}
        self.view: Message = {}
        self.chat: list[Message] = []
        self.journal: dict[int, Message] = {}
        given = {"Cookie": f"cordee={guest.cookie}"} if guest.cookie else {}
        address = f"{guest.url.replace('http', 'ws', 1)}/ws/{table}"
        self._line = connect(
            address, additional_headers=guest.headers | given | headers, open_timeout=PATIENCE,
            close_timeout=2, max_size=None, compression=None, proxy=None, ping_interval=None,
        )  # fmt: skip
        self.socket: ClientConnection = self._line.__enter__()
        self.until(lambda m: m["type"] in ("table", "bye"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def close(self) -> None:
        with suppress(Exception):
            self._line.__exit__(None, None, None)

    # --- hearing -------------------------------------------------------------------------------

    def hear(self, seconds: float = PATIENCE) -> Message:
        """The next message; TimeoutError where none comes."""
        raw = self.socket.recv(timeout=seconds, decode=False)
        assert isinstance(raw, bytes)
        self.heard.append(raw)
        message: Message = json.loads(raw)
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "view":
            self.view = message
            self.journal |= {entry["n"]: entry for entry in message["journal"]}
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, is_it: Callable[[Message], Any], seconds: float = PATIENCE) -> Message:
        """The first message that is what one waits for."""
        late = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.0, late - time.monotonic()))
            if is_it(message):
                return message

    def wait_for(self, holds: Callable[["Screen"], Any], seconds: float = PATIENCE) -> None:
        """Listens until the screen shows something."""
        late = time.monotonic() + seconds
        while not holds(self):
            self.hear(max(0.0, late - time.monotonic()))

    def catch_up(self, version: int) -> None:
        """Listens until both table and view, where there is one, are as new as a version."""
        self.wait_for(lambda s: max(s.view.get("version", 0), s.table["version"]) >= version)

    def see(self, version: int) -> None:
        """Listens until the view is as new as a version."""
        self.wait_for(lambda s: s.view["version"] >= version)

    def rest(self, seconds: float = 0.3) -> list[Message]:
        """What still comes within a moment."""
        before = len(self.messages)
        late = time.monotonic() + seconds
        with suppress(TimeoutError):
            while True:
                self.hear(max(0.0, late - time.monotonic()))
        return self.messages[before:]

    def closed(self, seconds: float = PATIENCE) -> tuple[int, str]:
        """Listens until the service closes; why it did."""
        try:
            self.until(lambda _: False, seconds)
        except ConnectionClosed as error:
            got = error.rcvd
            return (1006, "") if got is None else (got.code, got.reason)
        raise AssertionError("unreachable")

    # --- asking --------------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> str:
        """A request; answers its id."""
        request = {"id": secrets.token_hex(8), **fields, "type": kind}
        self.socket.send(json.dumps(request))
        id_: str = request["id"]
        return id_

    def ask(self, kind: str, **fields: Any) -> Message:
        """A request and its answer, `done` or `refused`."""
        id_ = self.send(kind, **fields)
        return self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == id_)

    def do(self, kind: str, **fields: Any) -> Message:
        """A request that has to succeed."""
        answer = self.ask(kind, **fields)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """A request that must not succeed: the code."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    def sit(self, seat: int, **more: Any) -> None:
        self.do("sit", seat=seat, number=number(), **more)

    # --- playing -------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.view["view"]["moves"]
        return moves

    @property
    def is_asked(self) -> bool:
        return self.view.get("decision") is not None

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def move(self, move: str | None = None, rng: random.Random | None = None) -> Message:
        """Makes a move: this one, or any."""
        chosen = move or (rng or random.Random(0)).choice(self.moves)
        return self.do("move", seat=self.seat, decision=self.view["decision"], move=chosen)


def seat_all(host: Guest, others: Iterable[Guest], game: str, **more: Any) -> list[Screen]:
    """A table of people, dealt: a screen for each seat, in the order of the seats."""
    guests = [host, *others]
    table = host.new_table(game, "me", *["open"] * (len(guests) - 1), **more)
    screens = [guest.join(table) for guest in guests]
    for seat, screen in enumerate(screens):
        screen.sit(seat)
    for screen in screens:
        screen.wait_for(lambda s: s.view and s.table["status"] == "playing")
    return screens


def play(screens: list[Screen], rng: random.Random, *, moves: int | None = None) -> int:
    """People move by chance until the match is over, or for some moves; how many they made."""
    made = 0
    late = time.monotonic() + PATIENCE
    while moves is None or made < moves:
        for screen in screens:
            screen.rest(0.0)
        asked = [screen for screen in screens if screen.is_asked]
        if any(screen.is_over for screen in screens):
            for screen in screens:
                screen.wait_for(lambda s: s.is_over and "winners" in s.view["view"]["turn"])
            break
        if not asked:  # a bot thinks, or what will be asked is still on its way to somebody
            assert time.monotonic() < late, "nobody is asked"
            screens[0].rest(0.02)
            continue
        mover = rng.choice(asked)
        before = mover.do("ping")["version"]
        if not mover.is_asked:  # with the answer came what others had chosen meanwhile
            continue
        try:
            done = mover.move(rng=rng)
        except Refused:  # what somebody did in private has made it impossible
            mover.do("resume")
            continue
        made += 1
        for screen in screens if done["version"] > before else ():  # nobody sees a draft
            screen.see(done["version"])
        late = time.monotonic() + PATIENCE
    return made
