"""The same matches on a Ray cluster, where one machine is too small (extra `ray`).

Each share is a task of its own. Ray starts a task again when its worker is lost; what came back is
kept by the number of its share, so that no game is missing and none is counted twice.
"""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from cordee.core.faults import NoDevice
from cordee.lab.arena import Runner, Share

RETRIES = 5  # times that a share is played again when its worker was lost


def play_share(share: Share) -> np.ndarray:
    """What a worker does."""
    return share.play()


def on_ray(address: str | None = None, workers: int | None = None) -> Runner:
    """Shares are played by a cluster: one at this address, or one made here for the while."""
    if find_spec("ray") is None:
        raise NoDevice("no-ray")

    def run(shares: Sequence[Share]) -> Iterator[tuple[int, np.ndarray]]:
        import ray

        if not ray.is_initialized():
            made: dict[str, Any] = {"address": address} if address else {"num_cpus": workers}
            ray.init(**made, log_to_driver=False, include_dashboard=False)
        task: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(play_share)
        waiting = {task.remote(share): number for number, share in enumerate(shares)}
        while waiting:
            ready, _ = ray.wait(list(waiting))
            for reference in ready:
                yield waiting.pop(reference), ray.get(reference)

    return run
