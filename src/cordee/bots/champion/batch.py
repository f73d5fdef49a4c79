"""The networks' answers for many positions at once, in NumPy: the same sums as `forward`."""

from collections.abc import Mapping

import numpy as np

Arrays = Mapping[str, np.ndarray]


def answers(a: Arrays, each: np.ndarray, common: np.ndarray) -> np.ndarray:
    """The actor's: [positions, answers], from [positions, groups, numbers] and what is common."""
    h, pooled = _trunk(a, each, common)
    own = _times(np.maximum(h, 0.0), a["out_each"]) + a["out_bias"]
    shared = pooled @ a["out_common"] + a["out_common_bias"]
    return np.concatenate([own.reshape(len(own), -1), shared], axis=1)


def values(a: Arrays, each: np.ndarray, common: np.ndarray) -> np.ndarray:
    """The critic's: [positions], what the seat to move will get."""
    _, pooled = _trunk(a, each, common)
    worth: np.ndarray = (pooled @ a["value"] + a["value_bias"])[:, 0]
    return worth


def _trunk(a: Arrays, each: np.ndarray, common: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
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
