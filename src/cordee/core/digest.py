"""The fingerprint of a state, for records and tests. It covers hidden cards: never sent early."""

import hashlib
from functools import cache
from typing import Any

import numpy as np


def digest(states: Any, unordered: tuple[str, ...] = ()) -> str:
    """Hashes the one record of an array, fields only (padding is never read).

    Fields without an order are sorted first.
    """
    raw = states.tobytes()
    runs, bags = _places(states.dtype, unordered)
    parts = [raw[start:stop] for start, stop in runs]
    parts += [np.sort(np.frombuffer(raw[start:stop], kind)).tobytes() for start, stop, kind in bags]
    return hashlib.sha256(b"".join(parts)).hexdigest()[:32]


@cache
def _places(
    dtype: np.dtype[Any], unordered: tuple[str, ...]
) -> tuple[list[tuple[int, int]], list[tuple[int, int, np.dtype[Any]]]]:
    """The bytes of ordered fields, as runs without padding, and those of each unordered one."""
    assert dtype.fields is not None
    runs: list[tuple[int, int]] = []
    bags = []
    for name, (kind, start, *_) in dtype.fields.items():
        stop = start + kind.itemsize
        if name in unordered:
            bags.append((start, stop, kind.base))
        elif runs and runs[-1][1] == start:
            runs[-1] = (runs[-1][0], stop)
        else:
            runs.append((start, stop))
    return runs, bags
