"""Makes tables, begins their matches, plays a few moves, and leaves them alone."""

import argparse
import asyncio
import secrets
from typing import Any

import httpx

MOVES = 6


async def table(http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
    async with gate:
        wanted = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made: Any = (await http.post("/api/tables", json=wanted)).json()
        place = f"/api/tables/{made['id']}"
        for seat in (0, 1):
            number = secrets.token_hex(16)
            asked = {"type": "sit", "id": f"sit{seat}", "seat": seat, "number": number}
            (await http.post(f"{place}/requests", json=asked)).raise_for_status()
        for n in range(MOVES):
            for seat in (0, 1):
                view: Any = (await http.get(f"{place}/view", params={"seat": seat})).json()
                if view["decision"] is not None:
                    move = {"decision": view["decision"], "move": view["view"]["moves"][0]}
                    asked = {"type": "move", "id": f"move{n}", "seat": seat, **move}
                    (await http.post(f"{place}/requests", json=asked)).raise_for_status()
                    break


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", required=True)
    parser.add_argument("--tables", type=int, required=True)
    given = parser.parse_args()
    async with httpx.AsyncClient(base_url=given.url, timeout=120) as http:
        (await http.post("/api/me", json={"name": "A"})).raise_for_status()
        gate = asyncio.Semaphore(8)
        await asyncio.gather(*(table(http, gate) for _ in range(given.tables)))


if __name__ == "__main__":
    asyncio.run(main())
