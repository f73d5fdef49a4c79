"""Flat records between Python and compiled code.

Compiled functions are called with arrays of one record: Numba takes a plain structured array in
under a microsecond, a single record in ten. Interpreted, the same arrays are recarrays, so that
`s.field` works. For reading in Python, `plain` gives a named tuple: attribute access on a NumPy
record is slow.
"""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from cordee.core.compile import INTERPRETED


def new(dtype: np.dtype[Any], count: int = 1) -> Any:
    """An array of empty records, as compiled code takes it."""
    array = np.zeros(count, dtype)
    return array.view(np.recarray) if INTERPRETED else array


def only(array: Any) -> Any:
    """The one record of an array, with fields as attributes; writing to it writes to the array."""
    return array.view(np.recarray)[0]


@cache
def _tuple_type(dtype: np.dtype[Any]) -> Any:
    return namedtuple("Plain", dtype.names or ())


def plain(array: Any) -> Any:
    """The one record of an array as a named tuple of ints and arrays, to read from."""
    return _tuple_type(array.dtype)(*array[0].item())
