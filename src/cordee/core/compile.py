"""How rules are compiled: one decorator, and a cache of its own for every state of the sources.

With `NUMBA_DISABLE_JIT=1` the same functions run as plain Python (debugger, coverage).
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

from cordee.core import cache

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

Function = TypeVar("Function", bound=Callable[..., Any])

if INTERPRETED:
    np.seterr(over="ignore")  # the generator of `chance` multiplies modulo 2**64 on purpose
else:
    cache.open_for_numba()

# Rules are compiled only as parts of what Python calls: no wrappers and no cache files of their
# own, which halves the first compile.
INNER: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

_compile_rule: Any = numba.njit(nogil=True, error_model="numpy", **INNER)
_compile_entry: Any = numba.njit(cache=True, nogil=True, error_model="numpy")


# Widens a field before arithmetic: interpreted NumPy wraps around where compiled code does not.
wide = cast("Callable[[Any], int]", np.int64)


def rule(function: Function) -> Function:
    """Marks a function of the rules: called by compiled code on the CPU or from a CUDA kernel."""
    return cast(Function, _once_for_all_constants(_compile_rule(function)))


def entry(function: Function) -> Function:
    """Marks a compiled function that Python calls too; kept in the cache."""
    return cast(Function, _once_for_all_constants(_compile_entry(function)))


def _once_for_all_constants(dispatcher: Any) -> Any:
    """Keeps Numba from compiling a function anew for every constant that it is called with."""
    if INTERPRETED:
        return dispatcher
    original = dispatcher.get_call_template
    plain: Any = numba.types.unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        named = {name: plain(kind) for name, kind in dict(kws).items()}
        return original(tuple(plain(kind) for kind in args), named)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def kernels(function: Function) -> Function:
    """Marks a function that makes CUDA kernels: what is defined inside it is compiled."""
    return function
