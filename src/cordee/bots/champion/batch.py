"""What a network makes of many positions at once, in NumPy: the same sums as `forward`."""

from collections.abc import Mapping

import numpy as np

Arrays = Mapping[str, np.ndarray]


def values(a: Arrays, each: np.ndarray, common: np.ndarray) -> np.ndarray:
    """The critic's: [positions], what the seat to move will get."""
    _, pooled = trunk(a, each, common)
    worth: np.ndarray = (pooled @ a["value"] + a["value_bias"])[:, 0]
    return worth


def trunk(a: Arrays, each: np.ndarray, common: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Channels [positions, groups, width] and what the groups have in common [positions, width],
    from [positions, groups, numbers] and the common numbers."""
    h = _times(each, a["in_each"]) + (common @ a["in_common"] + a["in_bias"])[:, None]
    np.maximum(h, 0.0, out=h)
    for n in range(len(a["each"])):
        context = _pooled(h, a["mean"][n], a["most"][n]) + a["bias"][n]
        z = _times(h, a["each"][n]) + context[:, None]
        np.maximum(z, 0.0, out=z)
        h += _times(z, a["back"][n]) + a["back_bias"][n]
    pooled = _pooled(h, a["pool_mean"], a["pool_most"]) + a["pool_bias"]
    return h, np.maximum(pooled, 0.0)


def _pooled(h: np.ndarray, mean: np.ndarray, most: np.ndarray) -> np.ndarray:
    """What the groups have in common: their mean, and of the first channels their maximum."""
    found: np.ndarray = h.mean(1) @ mean + h[..., : len(most)].max(1) @ most
    return found


def _times(h: np.ndarray, matrix: np.ndarray) -> np.ndarray:
    """One product for all positions and groups, rather than one for each position."""
    flat: np.ndarray = h.reshape(-1, h.shape[-1]) @ matrix
    return flat.reshape(*h.shape[:-1], -1)
