"""Events made for a test: a pack in which one card does what is asked of it."""

from typing import Any

from tests.games.island.position import (
    entry,
    go,
    pack,
    position,
)

LAND = {"b2": "jungle", "c2": "jungle", "c3": "jungle", "b3": "jungle"}


def event(**change: Any) -> Any:
    """A pack in which the event `flashback` is something else."""

    def edit(values: dict[str, Any]) -> None:
        entry(values, "event", "flashback").update(change)

    return pack(edit)


def start_event(op: str, target: str = "none", **more: Any) -> Any:
    effects = [{"op": op, "target": target, **more}]
    return event(when=["start"], effects=effects, **{"if": ["own-turn"]})


PEOPLE = {"jin": "0 b2", "sun": "1 b2", "hurley": "1 d4", "walt": "0 d1"}


def played(op: str, target: str = "none", *answers: str, people: Any = PEOPLE, luck: str = "",
           **more: Any) -> Any:  # fmt: skip
    """The position after an event with this effect, played at the start of one's turn."""
    amount = {"amount": more.pop("amount")} if "amount" in more else {}
    m = position(people, hexes=LAND, hands=["flashback", "courage bandage"],
                 data=start_event(op, target, **amount), **more)  # fmt: skip
    return go(m, "play 1", *answers, luck=luck)
