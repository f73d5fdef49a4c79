"""The load: a process of its own, scripted people in both seats of many tables, no bots.

`saturate`: each table's next move goes out as soon as the last one is acknowledged.
`pace`: one move per table every so many seconds. Latency is from sending to the acknowledgement,
which the service sends after the commit.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Turn(msgspec.Struct):
    moves: list[str]


class Incoming(msgspec.Struct):
    """What of a message the scripted people read."""

    type: str
    id: str | None = None
    seat: int | None = None
    decision: int | None = None
    status: str | None = None
    code: str | None = None
    view: Turn | None = None


decode = msgspec.json.Decoder(Incoming).decode


class Person(WSListener):
    """One socket: plays whenever its seat owes a move."""

    def __init__(self, load: "Load", seat: int) -> None:
        self.load = load
        self.seat = seat
        self.transport: WSTransport | None = None
        self.asked: tuple[int, str] | None = None
        self.sent = 0.0
        self.number = 0
        self.seated = asyncio.Event()
        self.rng = random.Random(seat)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.load.is_over:
            self.load.lost += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_memoryview()
        message = decode(payload)
        if message.type == "view":
            self.load.views += 1
            self.load.view_bytes += len(payload)
            if message.decision is not None and message.view is not None:
                self.asked = (message.decision, self.rng.choice(message.view.moves))
                if not self.load.pause and not self.sent:
                    self.play()
        elif message.type == "done":
            if self.sent:
                self.load.acknowledged(time.perf_counter() - self.sent)
                self.sent = 0.0
                if self.asked is not None and not self.load.pause:
                    self.play()
            self.seated.set()
        elif message.type == "refused":
            self.load.refused[message.code or "?"] = (
                self.load.refused.get(message.code or "?", 0) + 1
            )
            self.sent = 0.0

    def ask(self, **message: Any) -> None:
        assert self.transport is not None
        self.number += 1
        message["id"] = str(self.number)
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def play(self) -> None:
        if self.asked is None or self.load.is_over:
            return
        decision, move = self.asked
        self.asked = None
        self.sent = time.perf_counter()
        self.ask(type="move", seat=self.seat, decision=decision, move=move)


class Load:
    """All tables, and what was measured."""

    def __init__(self, url: str, pause: float) -> None:
        self.url = url
        self.pause = pause
        self.latencies: list[float] = []
        self.is_counting = False
        self.is_over = False
        self.lost = 0
        self.views = self.view_bytes = 0
        self.refused: dict[str, int] = {}
        self.people: list[list[Person]] = []

    def acknowledged(self, seconds: float) -> None:
        if self.is_counting:
            self.latencies.append(seconds)

    async def open(self, tables: int, rounds: int) -> None:
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=self.url, limits=limits, timeout=60) as http:
            cookies = []
            for name in ("A", "B"):
                answer = await http.post("/api/me", json={"name": name})
                cookies.append(f"cordee={answer.cookies['cordee']}")
                http.cookies.clear()
            gate = asyncio.Semaphore(16)

            async def one() -> None:
                async with gate:
                    self.people.append(await self._table(http, cookies, rounds))

            await asyncio.gather(*(one() for _ in range(tables)))

    async def _table(
        self, http: httpx.AsyncClient, cookies: list[str], rounds: int
    ) -> list[Person]:
        wanted = {"game": "classic", "options": {"rounds": str(rounds)},
                  "seats": [{"kind": "me"}, {"kind": "open"}]}  # fmt: skip
        answer = await http.post("/api/tables", json=wanted, headers={"cookie": cookies[0]})
        table = answer.json()["id"]
        people = []
        for seat, cookie in enumerate(cookies):
            person = Person(self, seat)
            address = f"{self.url.replace('http', 'ws')}/ws/{table}"
            await ws_connect(lambda p=person: p, address, extra_headers={"Cookie": cookie})
            people.append(person)
        for person in people:
            person.ask(type="sit", seat=person.seat, number=secrets.token_hex(16))
            await person.seated.wait()
        return people

    async def run(self, warm: float, seconds: float) -> float:
        if self.pause:
            for n, people in enumerate(self.people):
                asyncio.get_running_loop().create_task(self._pace(people, n))
        await asyncio.sleep(warm)
        self.is_counting = True
        tell({"counting": True})
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        self.is_counting = False
        tell({"counted": len(self.latencies)})
        self.is_over = True
        return time.perf_counter() - begun

    async def _pace(self, people: list[Person], n: int) -> None:
        await asyncio.sleep(self.pause * n / len(self.people))
        while not self.is_over:
            for person in people:
                if person.asked is not None:
                    person.play()
                    break
            await asyncio.sleep(self.pause)


def tell(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    load = Load(given.url, given.pause)
    await load.open(given.tables, given.rounds)
    cpu = os.times()
    took = await load.run(given.warm, given.seconds)
    after = os.times()
    ordered = sorted(load.latencies) or [0.0]
    used = after.user + after.system - cpu.user - cpu.system
    tell(
        {
            "tables": given.tables,
            "sockets": 2 * given.tables,
            "pause": given.pause,
            "view_bytes": load.view_bytes / max(load.views, 1),
            "moves_per_second": len(load.latencies) / took,
            "median_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
            "load_cpu": used / (took + given.warm),
            "lost": load.lost,
            "refused": load.refused,
        }
    )


if __name__ == "__main__":
    uvloop.run(main())
