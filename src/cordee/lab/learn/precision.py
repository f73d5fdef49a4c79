"""How exactly networks are asked: in half precision wherever the machine multiplies in it.

A processor that does not would only imitate it, slowly; one that does is several times as fast.
"""

from typing import Any

import torch

HALF, WHOLE = torch.bfloat16, torch.float32
MULTIPLIES = ("avx512_bf16", "amx_bf16", "sve_bf16", "bf16")  # as processors call it


def multiplies_in_half(device: str) -> bool:
    """Whether the device has instructions of its own for that."""
    if device != "cpu":
        return True
    tell = getattr(torch.cpu, "get_capabilities", dict)  # older PyTorch does not
    able: dict[str, bool] = tell()
    return any(able.get(name, False) for name in MULTIPLIES)


def precision_on(device: str, *, half: bool) -> torch.dtype:
    """What those who play on it play with, where half precision is wanted or not."""
    return HALF if half and multiplies_in_half(device) else WHOLE


def asked_in(precision: torch.dtype, device: str) -> Any:
    """Within it, networks whose weights are kept in whole precision are asked in this one."""
    return torch.autocast(device, HALF, enabled=precision == HALF, cache_enabled=False)
