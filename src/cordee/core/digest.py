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
    hashed = hashlib.sha256()
    for name, start, stop, kind in _places(states.dtype):
        if name in unordered:
            hashed.update(np.sort(np.frombuffer(raw[start:stop], kind)).tobytes())
        else:
            hashed.update(raw[start:stop])
    return hashed.hexdigest()[:32]


@cache
def _places(dtype: np.dtype[Any]) -> list[tuple[str, int, int, np.dtype[Any]]]:
    """Name, first and last byte and number type of every field."""
    assert dtype.fields is not None
    return [
        (name, offset, offset + field.itemsize, field.base)
        for name, (field, offset) in ((n, f[:2]) for n, f in dtype.fields.items())
    ]
