"""What is kept of a run, in files that are never too large."""

from pathlib import Path

import numpy as np
import pytest

from cordee.core.faults import BadRecord
from cordee.lab.learn.arrays import read_arrays, write_arrays


def noise(many: int) -> dict[str, np.ndarray]:
    """Numbers that cannot be told any shorter."""
    return {str(many): np.random.default_rng(many).integers(0, 256, many, np.uint8)}


def test_large_arrays_go_on_in_further_files_and_come_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "past.npz"
    for many, files in ((9_500, 10), (3_500, 4), (10, 1), (2_500, 3)):
        write_arrays(path, noise(many), most=1_000)
        assert len(list(tmp_path.iterdir())) == files  # nothing is left of the larger one
        assert all(file.stat().st_size <= 1_000 for file in tmp_path.iterdir())
        (name, found), *more = read_arrays(path).items()
        assert not more and name == str(many) and np.array_equal(found, noise(many)[name])


def test_arrays_of_which_a_part_is_missing_or_another_ones_are_refused(tmp_path: Path) -> None:
    path, second = tmp_path / "past.npz", tmp_path / "past-2.npz"
    write_arrays(path, noise(1_700), most=1_000)
    other = second.read_bytes()
    write_arrays(path, noise(1_800), most=1_000)
    for piece in (other, b""):
        second.write_bytes(piece)
        with pytest.raises(BadRecord) as caught:
            read_arrays(path)
        assert caught.value.code == "learn-no-run"
    path.unlink()
    with pytest.raises(BadRecord) as caught:
        read_arrays(path)
    assert caught.value.code == "file-unreadable"


def test_what_is_no_store_of_arrays_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    for text in (path.read_bytes(), b"", b"no run at all", b"PK\3\4"):
        path.write_bytes(text)
        with pytest.raises(BadRecord) as caught:
            read_arrays(path)
        assert caught.value.code == "learn-no-run"
