"""Where compiled code is kept, so that it cannot be stale.

Numba's disk cache does not notice a change in a function of another file that a cached function
calls. So the cache folder is named after a hash of every source that can reach compiled code.
"""

import hashlib
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import numba
import platformdirs

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_FOLDERS = ("core", "games", "bots", "lab")
# What compiled code cannot come from (`tests.entries_check` sees to it): edits keep the cache.
NEVER_COMPILED = (
    "games/*/screen.py", "games/*/pad.py", "games/*/portrait.py", "games/*/sheet.py",
    "games/*/telling.py", "games/*/witness.py", "games/*/wording.py",
    "core/match.py", "core/view.py", "core/journal.py", "core/record.py", "core/fair.py",
    "core/printed.py", "core/proof.py", "core/score.py", "core/reason.py", "core/faults.py",
    "core/turn.py", "core/witness.py", "core/cache.py", "core/warm.py",
)  # fmt: skip
KEPT_CACHES = 3


def is_never_compiled(path: Path) -> bool:
    """Whether a source of the package only ever runs as plain Python."""
    return any(path.relative_to(PACKAGE).match(pattern) for pattern in NEVER_COMPILED)


def source_hash(folders: Sequence[str] = COMPILED_FOLDERS) -> str:
    """A fingerprint of every source file that compiled code can come from."""
    digest = hashlib.sha256()
    for path in _compiled_sources(folders):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def copy_hash() -> str:
    """A fingerprint of this very copy of the sources: where it lies, and since when. Numba keeps
    what it compiled from one copy apart from what it compiled from another."""
    digest = hashlib.sha256(str(PACKAGE).encode())
    for path in _compiled_sources(COMPILED_FOLDERS):
        digest.update(str(path.stat().st_mtime_ns).encode())
    return digest.hexdigest()[:16]


def _compiled_sources(folders: Sequence[str]) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if not is_never_compiled(path):
                yield path


def cache_root() -> Path:
    """Where compiled code is kept: `CORDEE_CACHE`, or the user's cache folder."""
    given = os.environ.get("CORDEE_CACHE")
    return Path(given) if given else Path(platformdirs.user_cache_dir("cordee")) / "compiled"


def cache_folder() -> Path:
    """The folder of these very sources."""
    return cache_root() / source_hash()


def open_for_numba() -> None:
    """Has Numba keep its work in the folder, and clears away those of sources long gone."""
    own = cache_folder()
    try:
        own.mkdir(parents=True, exist_ok=True)
        os.utime(own)
    except OSError:  # a read-only home: Numba falls back to its own choice of folder
        return
    numba.config.CACHE_DIR = str(own)  # type: ignore[attr-defined]
    ours = [path for path in own.parent.iterdir() if re.fullmatch("[0-9a-f]{16}", path.name)]
    by_age = sorted(ours, key=lambda path: path.stat().st_mtime, reverse=True)
    for stale in by_age[KEPT_CACHES:]:
        shutil.rmtree(stale, ignore_errors=True)
