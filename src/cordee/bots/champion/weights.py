"""The file a learned player comes in: arrays with names, a card that tells of them, a checksum.

An .npz without pickled objects: reading one runs nothing. Kept in half precision, used in single.
"""

import hashlib
import io
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from cordee.core.faults import BadRecord, os_problem

FORMAT = 1
MOST_BYTES = 8 << 20
FOLDER = Path(__file__).parent
CARD, CHECKSUM = "card", "checksum"


@dataclass(frozen=True)
class Weights:
    """A network: each matrix as [inputs, outputs], blocks stacked."""

    card: dict[str, Any]
    arrays: dict[str, np.ndarray]


def checksum(arrays: dict[str, np.ndarray]) -> bytes:
    """A fingerprint of names, shapes and numbers."""
    digest = hashlib.sha256()
    for name in sorted(arrays):
        array = np.ascontiguousarray(arrays[name])
        digest.update(f"{name} {array.dtype.str} {array.shape}\n".encode())
        digest.update(array.tobytes())
    return digest.digest()


def write(path: Path, arrays: dict[str, np.ndarray], card: dict[str, Any]) -> None:
    """Writes a file that `read` takes."""
    kept = {name: array.astype(np.float16) for name, array in arrays.items()}
    kept[CARD] = np.frombuffer(json.dumps(card | {"format": FORMAT}).encode(), np.uint8)
    kept[CHECKSUM] = np.frombuffer(checksum(kept), np.uint8)
    file = io.BytesIO()
    np.savez(file, **kept)  # type: ignore[arg-type]
    assert len(file.getvalue()) <= MOST_BYTES, "a file of weights is at most 8 MB"
    path.write_bytes(file.getvalue())


def read(path: Path) -> Weights:
    """A file of weights, if it is whole and of a kind this package knows."""
    try:
        with np.load(path, allow_pickle=False) as found:
            kept = {name: found[name] for name in found.files}
    except OSError as error:
        problem = os_problem(error)
        raise BadRecord("file-unreadable", file=str(path), problem=problem) from None
    except (ValueError, KeyError, EOFError, RuntimeError, BadZipFile):
        raise BadRecord("weights-damaged", file=path.name) from None
    told = kept.pop(CHECKSUM, np.zeros(0, np.uint8)).tobytes()
    if CARD not in kept or told != checksum(kept):
        raise BadRecord("weights-damaged", file=path.name)
    card = json.loads(kept.pop(CARD).tobytes())
    if card.get("format") != FORMAT:
        raise BadRecord("weights-unknown", file=path.name)
    return Weights(card, {name: array.astype(np.float32) for name, array in kept.items()})


@cache
def shipped(name: str) -> Weights:
    """Weights that come with this package."""
    return read(FOLDER / f"{name}.npz")
