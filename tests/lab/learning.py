"""A learner at tiny size, for its tests."""

from importlib.util import find_spec
from typing import Any

import pytest

HAS_TORCH = find_spec("torch") is not None
need_torch = pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed")


def settings(**more: Any) -> Any:
    import torch

    from cordee.lab.learn.settings import Settings

    torch.set_num_threads(1)  # tiny sums: threads would only wait for each other
    small = {
        "lanes": 64, "steps": 16, "minibatch": 256, "width": 32, "blocks": 1, "stagger": 24,
        "test_deals": 8, "past_every": 2, "past": 2, "half": False,
    }  # fmt: skip
    return Settings(**(small | more))
