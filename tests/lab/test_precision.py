"""Half precision: where a machine multiplies in it, and what is learnt with it."""

from typing import Any

import numpy as np
import pytest

from tests.lab.learning import need_torch, settings


@need_torch
def test_a_processor_is_asked_whether_it_multiplies_in_half_precision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import torch

    from cordee.lab.learn.precision import precision_on

    def with_abilities(**able: bool) -> Any:
        monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: able)
        return precision_on("cpu", half=True)

    assert with_abilities(avx512_f=True, avx512_bf16=False) == torch.float32
    assert with_abilities(avx512_f=True, avx512_bf16=True) == torch.bfloat16
    assert with_abilities(amx_bf16=True) == torch.bfloat16
    assert precision_on("cpu", half=False) == torch.float32
    monkeypatch.delattr(torch.cpu, "get_capabilities")  # as in older PyTorch
    assert precision_on("cpu", half=True) == torch.float32
    assert precision_on("cuda", half=True) == torch.bfloat16
    assert precision_on("cuda", half=False) == torch.float32


@need_torch
def test_half_precision_learns_with_weights_in_whole_precision() -> None:
    import torch

    from cordee.lab.learn.learner import Learner
    from cordee.lab.learn.precision import multiplies_in_half

    if not multiplies_in_half("cpu"):
        pytest.skip("this processor does not multiply in half precision")
    learner = Learner(settings(half=True, sparring=4, average=0.5, thumb=4, league=4))
    whole = Learner(settings(sparring=4, average=0.5, thumb=4, league=4))
    before = [p.detach().clone() for p in learner.actor.parameters()]
    for n in range(3):
        figures = learner.update(n / 3)
        assert figures["refused"] == 0 and all(np.isfinite(x) for x in figures.values())
    assert learner.rollout.memory.seen.dtype == torch.bfloat16
    assert {p.dtype for p in learner.acting.parameters()} == {torch.bfloat16}
    assert {p.dtype for p in learner.actor.parameters()} == {torch.float32}
    now = [p.detach() for p in learner.actor.parameters()]
    assert not all(torch.equal(a, b) for a, b in zip(now, before, strict=True))
    # It answers what the same weights answer in whole precision, as nearly as eight bits can.
    whole.world.deal(3)
    whole.eyes.see(whole.world, whole.rollout.last)
    seen = whole.rollout.last
    with torch.no_grad():
        exact = learner.actor(seen[:, : len(whole.eyes.own)])
        asked = learner._ask(seen.bfloat16())[0]
    assert asked.dtype == torch.float32 and not torch.equal(exact, asked)
    assert torch.allclose(exact, asked, atol=0.02, rtol=0.02)
