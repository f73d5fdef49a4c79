"""Settings of a run, given in words: `--set thumb=1.6 --set entropy=0.01,0.001`."""

import math
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from cordee.core.faults import BadOption
from cordee.lab.learn.settings import Settings

# What can be said so, from the least to the most; what has a flag of its own is not among it.
LIMITS: dict[str, tuple[float, float]] = {
    "steps": (2, 4_096),
    "minibatch": (16, 1 << 20),
    "blocks": (1, 12),
    "learning_rate": (1e-9, 1),
    "entropy": (1e-9, 1),
    "entropy_until": (1e-3, 1),
    "clip": (0.01, 1),
    "trace": (0, 1),
    "grip": (1e-3, 1_000),
    "points": (1, 10_000),
    "sure_rival": (0, 1),
    "league": (1, 1 << 20),
    "thumb": (1, 1 << 20),
    "sparring": (0, 1 << 20),
    "taught": (0, 10),
    "taught_until": (1e-3, 1),
    "guess": (0, 10),
    "foresight": (0, 1),
    "sight_from": (0, 1),
    "sight_until": (1e-3, 1),
    "past": (1, 64),
    "past_every": (1, 1_000_000),
    "veterans": (0, 63),
    "average": (0, 0.999999),
    "half": (0, 1),
    "stagger": (0, 4_096),
    "test_deals": (1, 1 << 16),
    "test_seconds": (0.1, 1_000_000),
}
OR_NONE = ("league", "thumb")  # 0: no such lanes
SHAPES: dict[str, Any] = {field.name: field.default for field in fields(Settings)}


def read(pairs: Iterable[str]) -> dict[str, Any]:
    """What each "name=value" says, the last of a name."""
    return dict(_read(pair) for pair in pairs)


def _read(pair: str) -> tuple[str, Any]:
    name, _, text = pair.partition("=")
    name = name.strip().replace("-", "_")
    if name not in LIMITS:
        raise BadOption("learn-unknown-setting", name=name, known=", ".join(LIMITS))
    shape, parts = SHAPES[name], text.split(",")
    many = len(shape) if isinstance(shape, tuple) else 1
    kind = float if isinstance(shape, tuple) else type(shape)
    try:
        found = [_number(name, part, kind) for part in parts]
    except ValueError:
        found = []
    if len(found) not in (1, many):
        least, most = LIMITS[name]
        raise BadOption(
            "learn-bad-setting", name=name, value=text, many=many, least=f"{least:.10g}",
            most=f"{most:.10g}",
        )  # fmt: skip
    return name, found[0] if many == 1 else tuple(found * (many // len(found)))


def _number(name: str, text: str, kind: type[float]) -> float:
    number = int(text) if issubclass(kind, int) else float(text)
    least, most = LIMITS[name]
    if not math.isfinite(number) or not (
        least <= number <= most or (number == 0 and name in OR_NONE)
    ):
        raise ValueError
    return kind(number)
