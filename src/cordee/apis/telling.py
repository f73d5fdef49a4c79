"""View records as text, field by field: what OpenSpiel wants as strings.

Every field of a view is named as in the game's `state.py` (VIEW); arrays tell place and value. What
is still as before the deal is left out. Between two views only what changed is told.
"""

from functools import cache
from typing import Any

import numpy as np


@cache
def _fields(dtype: np.dtype[Any]) -> list[tuple[int, int, np.dtype[Any], list[str]]]:
    """First and last byte and kind of number of every field, and how each of its places is told."""
    assert dtype.fields is not None
    found = []
    for name, (kind, start, *_) in dtype.fields.items():
        places = [f"{name}="]
        if kind.shape:
            places = [f"{name}[{','.join(map(str, at))}]=" for at in np.ndindex(*kind.shape)]
        found.append((start, start + kind.itemsize, kind.base, places))
    return found


def changes(dtype: np.dtype[Any], before: bytes, after: bytes) -> str:
    """What differs in the second view: `left=43 hands[0,3]=64`."""
    told = []
    for start, stop, kind, places in _fields(dtype):
        old, new = before[start:stop], after[start:stop]
        if old != new:
            values = zip(
                places,
                np.frombuffer(old, kind).tolist(),
                np.frombuffer(new, kind).tolist(),
                strict=True,
            )
            told += [f"{place}{value}" for place, was, value in values if was != value]
    return " ".join(told)
