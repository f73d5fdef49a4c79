"""The GPU without a GPU: every kernel becomes PTX, and the kept result of a real run is one."""

import json
import re
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bench import gpu
from cordee import games
from cordee.lab.batch.lanes import LANE

CAPABILITY = (9, 0)
MOST_CONSTANTS = 1 << 16  # bytes a kernel may have: whoever links it refuses more


@pytest.fixture
def no_gpu_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A current device that is only a name, so that compiling asks no driver."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    import numba.cuda.api
    import numba.cuda.dispatcher

    device = SimpleNamespace(compute_capability=CAPABILITY, id=0, uuid="none", arch="sm_90")
    for module in (numba.cuda, numba.cuda.api, numba.cuda.dispatcher):
        monkeypatch.setattr(module, "get_current_device", lambda: device)


@pytest.mark.parametrize("name", gpu.ON_GPU)
@pytest.mark.usefixtures("no_gpu_needed")
def test_every_kernel_compiles_to_ptx(name: str) -> None:
    from numba.cuda.compiler import compile_ptx

    from cordee.lab.batch import kernels

    game = games[name]
    found = vars(kernels.sources(game))
    known = kernels.signatures(game)
    named = {"deal_all", "step_all", "tell_all", "tell_everything", "play_all"}
    assert set(found) == set(known) == named
    for kernel, function in found.items():
        ptx, _ = compile_ptx(function, known[kernel].args, cc=CAPABILITY)
        assert ".target sm_90" in ptx and kernel in ptx
        assert constants(ptx) <= MOST_CONSTANTS


def constants(ptx: str) -> int:
    """Bytes of the constants that a kernel brings along."""
    return sum(map(int, re.findall(r"^\.const .*?\[(\d+)\]", ptx, re.MULTILINE)))


class Lent(np.ndarray):
    """Host memory that answers as an array on a GPU would."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"data": (self.ctypes.data, False)}

    def copy_to_host(self, target: Any = None) -> Any:
        return np.array(self) if target is None else target

    def copy_to_device(self, source: Any) -> None:
        assert source.dtype == self.dtype  # what lies there is copied as it is, never converted
        self[...] = source


@pytest.mark.parametrize("name", gpu.ON_GPU)
@pytest.mark.usefixtures("no_gpu_needed")
def test_every_launch_gives_a_kernel_what_it_was_compiled_for(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The buffers of a batch, without a GPU: their number, shapes and places in memory."""
    from cordee.lab.batch import gpu as on_gpu
    from cordee.lab.batch import kernels

    launched: list[tuple[str, int]] = []

    class Launch:
        def __init__(self, kernel: str) -> None:
            self.kernel = kernel

        def __getitem__(self, grid: tuple[int, int]) -> Any:
            assert grid[0] * grid[1] >= 200
            return lambda *given: launched.append((self.kernel, len(given)))

    memory = SimpleNamespace(
        to_device=lambda array: np.array(array).view(Lent),
        device_array=lambda shape, dtype: np.zeros(shape, dtype).view(Lent),
        get_current_device=lambda: SimpleNamespace(name="none"),
    )
    monkeypatch.setattr(on_gpu, "cuda", memory)
    monkeypatch.setattr(on_gpu, "compiled", lambda game, kernel: Launch(kernel))
    game = games[name]
    batch = on_gpu.GpuBatch(game, size=200, observations=True)
    batch.step_random()
    batch.step(np.zeros(200, np.int16))
    everything = batch.perfect_information().__cuda_array_interface__
    simulator = on_gpu.GpuSimulator(game, batch.table)
    simulator.play(1, 0, np.zeros((200, 8, 2), np.int32), np.zeros(200, np.int32), 9)
    known = kernels.signatures(game)
    assert launched == [
        (kernel, len(known[kernel].args))
        for kernel in (
            "deal_all", "tell_all", "step_all", "step_all", "tell_everything", "play_all",
        )
    ]  # fmt: skip
    assert everything["shape"] == (200, batch.players, game.observation)
    assert everything["strides"] == (4, 800 * game.observation, 800)
    legal, numbers = batch.legal.__cuda_array_interface__, batch.observations
    assert (legal["shape"], legal["strides"]) == ((200, game.actions), (1, 200))
    assert numbers.__cuda_array_interface__["strides"] == (4, 800)
    start = batch._lanes.ctypes.data
    field = batch.refused.__cuda_array_interface__
    assert field["data"][0] - start == LANE.fields["refused"][1]  # type: ignore[index]
    assert field["strides"] == (LANE.itemsize,)


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gpu.RESULT.read_text("utf-8"))
    return found


def test_a_run_on_a_real_gpu_is_kept_with_what_it_was_made_from() -> None:
    result = kept()
    assert result["command"] == "python -m bench.gpu" and result["device"]
    assert set(result["games"]) == set(gpu.ON_GPU)
    for figures in result["games"].values():
        assert figures["moves_compared"] > 100_000 and figures["fused_matches_compared"] > 1_000


def test_the_check_says_when_the_kept_result_is_older_than_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if problem := gpu.is_fresh():
        warnings.warn(problem, stacklevel=1)
    monkeypatch.setattr(gpu, "source_hash", lambda folders: kept()["sources"])
    assert gpu.is_fresh() is None
    monkeypatch.setattr(gpu, "source_hash", lambda folders: "other")
    assert "older than the rules" in (gpu.is_fresh() or "")
