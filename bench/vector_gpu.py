"""On a machine with a GPU: `python -m bench.vector_gpu` steps the vector environment there beside
the one on the CPU, with the same seeds and actions, compares all that both give, measures how fast
it is with PyTorch choosing, and adds the figures to bench/results/apis.json.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.gpu import ON_GPU
from cordee.apis.vector import ManyMatches
from cordee.core.cache import source_hash

RESULT = Path(__file__).parent / "results" / "apis.json"  # beside what `bench.apis` measures
LANES, STEPS = 256, 600
FAST_LANES = (4_096, 65_536)
WARM_STEPS, TIMED_STEPS = 20, 200


def here(array: Any) -> np.ndarray:
    """An array of either device as NumPy sees it."""
    found: np.ndarray = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return found


def agree(name: str) -> dict[str, int]:
    """The same actions on both devices: observations, masks, rewards, ends, seats."""
    rng = np.random.default_rng(1)
    pair = [
        ManyMatches(name, LANES, device="cpu", copy=False), ManyMatches(name, LANES, device="gpu"),
    ]  # fmt: skip
    seen = [envs.reset(seed=5)[0] for envs in pair]
    ended = 0
    for step in range(STEPS):
        for key in ("observation", "action_mask"):
            first, second = (here(one[key]) for one in seen)
            if not np.array_equal(first, second.view(first.dtype)):
                raise SystemExit(f"{name}: {key} differs after {step} steps")
        mask = here(seen[0]["action_mask"])
        chosen = (rng.random(mask.shape) * mask).argmax(axis=1)
        (first_seen, *first_told), (second_seen, *second_told) = (one.step(chosen) for one in pair)
        seen = [first_seen, second_seen]
        for first, second in zip(first_told[:3], second_told[:3], strict=True):
            if not np.array_equal(first, second):
                raise SystemExit(f"{name}: rewards or ends differ after {step + 1} steps")
        if not np.array_equal(first_told[3]["seat"], second_told[3]["seat"]):
            raise SystemExit(f"{name}: seats differ after {step + 1} steps")
        ended += int(first_told[1].sum())
    return {"steps_compared": LANES * STEPS, "matches_ended": ended}


def rate(lanes: int) -> float:
    """Steps a second while PyTorch chooses at random among what is legal, on the GPU."""
    import torch

    envs = ManyMatches("classic", lanes, device="gpu", rounds=1)
    seen, _ = envs.reset(seed=1)
    begun = 0.0
    for step in range(WARM_STEPS + TIMED_STEPS):
        if step == WARM_STEPS:
            torch.cuda.synchronize()
            begun = time.perf_counter()
        legal = torch.from_dlpack(seen["action_mask"])
        chosen = torch.rand(legal.shape, device="cuda").mul_(legal).argmax(dim=1)
        seen, *_ = envs.step(chosen)
    torch.cuda.synchronize()
    return lanes * TIMED_STEPS / (time.perf_counter() - begun)


def main() -> int:
    found: dict[str, Any] = {"sources": source_hash(), "command": "python -m bench.vector_gpu"}
    for name in ON_GPU:
        found[name] = agree(name)
        print(name, found[name], flush=True)
    for lanes in FAST_LANES:
        found[f"classic, {lanes} lanes, steps a second"] = rate(lanes)
    kept = json.loads(RESULT.read_text("utf-8")) | {"on a GPU": found}
    RESULT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
