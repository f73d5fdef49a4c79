"""Which device there is, and what plays on it. Nothing of CUDA is imported before it is wanted."""

from importlib.util import find_spec
from typing import Any

from cordee.core.faults import NoDevice
from cordee.core.game import Game
from cordee.lab.batch.batch import Batch
from cordee.lab.batch.cpu import CpuBatch, CpuSimulator

DEVICES = ("cpu", "gpu")


def check(device: str) -> None:
    """Refuses a GPU where there is none, or nothing to drive it."""
    if device == "cpu":
        return
    if device not in DEVICES:
        raise NoDevice("unknown-device", device=device, known=DEVICES)
    if find_spec("numba_cuda") is None:
        raise NoDevice("no-cuda")
    if not load_cuda().is_available():
        raise NoDevice("no-gpu")


def load_cuda() -> Any:
    """What speaks to the GPU."""
    from numba import cuda

    return cuda


def make(game: Game, *more: Any, device: str = "cpu", **settings: Any) -> Batch:
    """A batch on a device; the settings are those of `Batch`, on the CPU also `threads`."""
    check(device)
    if device == "cpu":
        return CpuBatch(game, *more, **settings)
    from cordee.lab.batch.gpu import GpuBatch

    return GpuBatch(game, *more, **settings)


def simulator(game: Game, table: Any, *, device: str = "cpu", threads: int = 1) -> Any:
    """What plays whole random matches on a device."""
    check(device)
    if device == "cpu":
        return CpuSimulator(game, table, threads=threads)
    from cordee.lab.batch.gpu import GpuSimulator

    return GpuSimulator(game, table)
