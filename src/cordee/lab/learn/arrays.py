"""Arrays on disk, in files of a size that any store takes: a large one goes on in further files."""

import io
import zlib
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from cordee.core.faults import BadRecord, os_problem

MOST_BYTES = 15 << 20  # of one file: what is kept of a run stays under 16 MB each


def write_arrays(path: Path, arrays: dict[str, np.ndarray], most: int = MOST_BYTES) -> None:
    """Writes what `read_arrays` reads. Each file is there whole or not at all; one that is left of
    a larger run goes."""
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    whole = file.getbuffer()
    pieces = [whole[start : start + most] for start in range(0, len(whole), most)]
    for n, piece in enumerate(pieces):
        half = path.with_suffix(".part")
        half.write_bytes(piece)
        half.replace(_further(path, n))
    n = len(pieces)
    while (left := _further(path, n)).exists():
        left.unlink()
        n += 1


def read_arrays(path: Path) -> dict[str, np.ndarray]:
    """What was written there, with all that it goes on in."""
    try:
        whole, n = path.read_bytes(), 1
        while (further := _further(path, n)).exists():
            whole += further.read_bytes()
            n += 1
    except OSError as error:
        problem = os_problem(error)
        raise BadRecord("file-unreadable", file=str(path), problem=problem) from None
    try:
        with np.load(io.BytesIO(whole), allow_pickle=False) as kept:
            return {name: kept[name] for name in kept.files}
    except (ValueError, TypeError, EOFError, RuntimeError, BadZipFile, zlib.error):
        raise BadRecord("learn-no-run", file=str(path)) from None


def _further(path: Path, n: int) -> Path:
    """The file itself, and those it goes on in: past.npz, past-2.npz, past-3.npz …"""
    return path if n == 0 else path.with_stem(f"{path.stem}-{n + 1}")
