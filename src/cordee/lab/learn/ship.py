"""From a kept run to the file that a player comes in."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from cordee.bots.champion import weights
from cordee.bots.champion.bot import FILE

RUN, WEIGHTS = "run.json", "weights.npz"  # of a kept run

# Names of the file: of the network, turned round where it is a matrix.
PLAIN = {
    "in_each": "trunk.each.weight", "in_bias": "trunk.each.bias",
    "in_common": "trunk.common.weight",
    "pool_mean": "trunk.mean.weight", "pool_bias": "trunk.mean.bias",
    "pool_most": "trunk.most.weight", "out_each": "each.weight", "out_bias": "each.bias",
    "out_common": "common.weight", "out_common_bias": "common.bias",
}  # fmt: skip
STACKED = {
    "each": "each.weight", "bias": "each.bias", "mean": "mean.weight", "most": "most.weight",
    "back": "back.weight", "back_bias": "back.bias",
}  # fmt: skip


def player_arrays(network: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The actor's weights as the player takes them: matrices as [inputs, outputs]."""
    blocks = 1 + max(int(n.split(".")[2]) for n in network if n.startswith("trunk.blocks."))

    def turned(array: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(array.T)

    found = {name: turned(network[source]) for name, source in PLAIN.items()}
    for name, source in STACKED.items():
        parts = [turned(network[f"trunk.blocks.{n}.{source}"]) for n in range(blocks)]
        found[name] = np.stack(parts)
    return found


def network_arrays(player: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The other way round: what a network takes, from the player's weights."""
    found = {source: player[name].T for name, source in PLAIN.items()}
    for name, source in STACKED.items():
        for n, part in enumerate(player[name]):
            found[f"trunk.blocks.{n}.{source}"] = part.T
    return found


def load_champion(network: Any) -> None:
    """Writes the shipped player's weights into an actor of its size."""
    import torch

    arrays = network_arrays(weights.shipped(FILE).arrays)
    with torch.no_grad():
        for name, p in network.named_parameters():
            p.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name])))


def ship(run: Path, target: Path, **more: Any) -> None:
    """Writes the player of a kept run, with a card that tells how it came about."""
    told = json.loads((run / RUN).read_text("utf-8"))
    with np.load(run / WEIGHTS, allow_pickle=False) as kept:
        network = {n[len("actor.") :]: kept[n] for n in kept.files if n.startswith("actor.")}
    card = {name: told[name] for name in ("cordee", "settings", "updates", "decisions", "seconds")}
    last = told["curve"][-1]["trials"] if told["curve"] else []
    weights.write(target, player_arrays(network), card | {"trials": last} | more)
