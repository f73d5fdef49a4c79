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
    """Actions of any library as the batch takes them: by DLPack from ordinary memory, as they are
    from a GPU, else whatever NumPy makes of them."""
    if isinstance(actions, np.ndarray):
        return actions
    if hasattr(actions, "__dlpack_device__") and int(actions.__dlpack_device__()[0]) == CPU:
        return np.from_dlpack(actions)
    if hasattr(actions, "__cuda_array_interface__"):
        return actions
    return np.asarray(actions)


def perfect_information(batch: Batch) -> Any:
    """float32 [lane, seat, number]: what every seat sees, together all that anybody knows."""
    return batch.perfect_information()
