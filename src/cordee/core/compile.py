"""How rules are compiled: one decorator, and one cache that cannot be stale.

Numba's disk cache does not notice a change in a function of another file that a cached function
calls. So the cache folder is named after a hash of every source that can reach compiled code.
With `NUMBA_DISABLE_JIT=1` the same functions run as plain Python (debugger, coverage).
"""

import hashlib
import os
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_FOLDERS = ("core", "games", "bots", "lab")
# What compiled code cannot come from (`tests.entries_check` sees to it): edits keep the cache.
NEVER_COMPILED = (
    "games/*/screen.py", "games/*/pad.py", "games/*/portrait.py", "games/*/sheet.py",
    "games/*/telling.py", "games/*/witness.py", "games/*/wording.py",
    "core/match.py", "core/view.py", "core/journal.py", "core/record.py", "core/fair.py",
    "core/printed.py", "core/proof.py", "core/score.py", "core/reason.py", "core/faults.py",
    "core/turn.py", "core/witness.py",
)  # fmt: skip
KEPT_CACHES = 3

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

Function = TypeVar("Function", bound=Callable[..., Any])


def is_never_compiled(path: Path) -> bool:
    """Whether a source of the package only ever runs as plain Python."""
    return any(path.relative_to(PACKAGE).match(pattern) for pattern in NEVER_COMPILED)


def source_hash(folders: Sequence[str] = COMPILED_FOLDERS) -> str:
    """A fingerprint of every source file that compiled code can come from."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if not is_never_compiled(path):
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept: `CORDEE_CACHE`, or the user's cache folder."""
    given = os.environ.get("CORDEE_CACHE")
    return Path(given) if given else Path(platformdirs.user_cache_dir("cordee")) / "compiled"


def cache_folder() -> Path:
    """The folder of these very sources."""
    return cache_root() / source_hash()


def _open_cache() -> None:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home: Numba falls back to its own choice of folder
        return
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    ours = [path for path in folder.parent.iterdir() if re.fullmatch("[0-9a-f]{16}", path.name)]
    by_age = sorted(ours, key=lambda path: path.stat().st_mtime, reverse=True)
    for stale in by_age[KEPT_CACHES:]:
        shutil.rmtree(stale, ignore_errors=True)


if INTERPRETED:
    np.seterr(over="ignore")  # the generator of `chance` multiplies modulo 2**64 on purpose
else:
    _open_cache()

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
