"""The GPU without a GPU: every kernel becomes PTX, and the kept result of a real run is one."""

import json
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

from bench import gpu
from cordee import games

CAPABILITY = (9, 0)


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
    assert set(found) == set(known) == {"deal_all", "step_all", "tell_all", "play_all"}
    for kernel, function in found.items():
        ptx, _ = compile_ptx(function, known[kernel].args, cc=CAPABILITY)
        assert ".target sm_90" in ptx and kernel in ptx


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
