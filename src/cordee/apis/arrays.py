"""Arrays in and out: the batch of the laboratory for whoever writes a learner of their own.

    from cordee.apis import arrays

    batch = arrays.make("classic", size=4096, rounds=1)         # device="gpu" where there is one
    numbers = torch.from_dlpack(batch.observations)             # no copy, on either device
    batch.step(arrays.incoming(torch.argmax(...)))              # actions by DLPack, from anybody
    critic = torch.from_dlpack(arrays.perfect_information(batch))

What `perfect_information` gives is for critics in training: what all seats together know. A bot is
given a `View` of its seat, and there is no way from one to here.
"""

from typing import Any

import numpy as np

from cordee.apis import setting
from cordee.lab.batch import Batch
from cordee.lab.batch import make as make_batch

CPU = 1  # what DLPack calls ordinary memory
LARGEST = np.iinfo(np.int16).max
BITS = 15  # of the largest: a number with any above them, be it a sign, is out of range


def make(
    game: str, seats: int | None = None, *, size: int, device: str = "cpu", seed: int = 1,
    against: str | None = None, threads: int | None = None, **options: object,
) -> Batch:  # fmt: skip
    """A batch with masks, observations and what was seen at the ends (`cordee.lab.batch.Batch`)."""
    chosen = setting.read(game, seats, None, options)
    more = {"threads": threads} if device == "cpu" else {}
    return make_batch(
        chosen.game, chosen.options, chosen.seats, size=size, device=device, seed=seed,
        observations=True, finals=True, against=against, **more,
    )  # fmt: skip


def incoming(actions: Any) -> Any:
    """Actions of any library as the batch takes them, int16: by DLPack from ordinary memory, where
    they are from a GPU, else whatever NumPy makes of them."""
    if not isinstance(actions, np.ndarray):
        if hasattr(actions, "__dlpack_device__") and int(actions.__dlpack_device__()[0]) == CPU:
            actions = np.from_dlpack(actions)
        elif hasattr(actions, "__cuda_array_interface__"):
            return _narrowed_there(actions)
        else:
            actions = np.asarray(actions)
    return actions if actions.dtype == np.int16 else _narrowed(actions)


def _narrowed(actions: np.ndarray) -> np.ndarray:
    """Wider numbers, none of which may become another one on the way."""
    if actions.dtype.kind not in "iu":
        raise ValueError(f"actions must be whole numbers, not {actions.dtype}")
    if (actions >> BITS).any():
        raise ValueError(f"actions must lie between 0 and {LARGEST}")
    return actions.astype(np.int16)


def _narrowed_there(actions: Any) -> Any:
    """The same on a GPU, by the library the actions come from: what argmax gives is wider."""
    kind = np.dtype(actions.__cuda_array_interface__["typestr"])
    if kind == np.int16:
        return actions
    if kind.kind in "iu" and hasattr(actions, "short"):  # PyTorch
        return actions.short()
    if kind.kind in "iu" and hasattr(actions, "astype"):  # JAX, CuPy
        return actions.astype(np.int16)
    raise ValueError(f"actions on a GPU must be int16, not {kind}")


def perfect_information(batch: Batch) -> Any:
    """float32 [lane, seat, number]: what every seat sees, together all that anybody knows."""
    return batch.perfect_information()
