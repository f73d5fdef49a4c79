"""From a kept run to the file that a player comes in."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cordee import games
from cordee.bots.champion import weights
from cordee.bots.champion.layout import layout_of
from cordee.lab.learn.arrays import read_arrays
from cordee.lab.learn.settings import name_of

RUN, WEIGHTS = "run.json", "weights.npz"  # of a kept run
NAMED = ("rival", "origin", "partner")  # of its settings: who may be a file or a folder

SEES = "trunk.each.weight"  # the first layer of a network: what it makes of what it sees

# Names of the file: of the network, turned round where it is a matrix.
PLAIN = {
    "in_each": SEES, "in_bias": "trunk.each.bias",
    "in_common": "trunk.common.weight",
    "pool_mean": "trunk.mean.weight", "pool_bias": "trunk.mean.bias",
    "pool_most": "trunk.most.weight", "out_each": "each.weight", "out_bias": "each.bias",
    "out_common": "common.weight", "out_common_bias": "common.bias",
    "guess": "guess.weight", "guess_bias": "guess.bias",
    "value": "value.weight", "value_bias": "value.bias",
}  # fmt: skip
STACKED = {
    "each": "each.weight", "bias": "each.bias", "mean": "mean.weight", "most": "most.weight",
    "back": "back.weight", "back_bias": "back.bias",
}  # fmt: skip


def blocks_of(network: Mapping[str, np.ndarray]) -> int:
    """How many blocks there are weights of."""
    return 1 + max(int(n.split(".")[2]) for n in network if n.startswith("trunk.blocks."))


def player_arrays(network: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The weights of an actor or a critic as a player takes them: matrices as [inputs, outputs]."""
    blocks = blocks_of(network)

    def turned(array: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(array.T)

    found = {name: turned(network[source]) for name, source in PLAIN.items() if source in network}
    for name, source in STACKED.items():
        parts = [turned(network[f"trunk.blocks.{n}.{source}"]) for n in range(blocks)]
        found[name] = np.stack(parts)
    return found


def network_arrays(player: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The other way round: what a network takes, from the player's weights."""
    found = {source: player[name].T for name, source in PLAIN.items() if name in player}
    for name, source in STACKED.items():
        for n, part in enumerate(player[name]):
            found[f"trunk.blocks.{n}.{source}"] = part.T
    return found


AVERAGE = "average"  # of a run: who is kept of it, where that is not the latest self


def player_of(kept: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The weights of who is kept of a run: the average of its selves, or the latest one."""
    return part_of(kept, AVERAGE) or part_of(kept, "actor")


def part_of(kept: dict[str, np.ndarray], name: str) -> dict[str, np.ndarray]:
    """The weights of one network of a kept run: the "actor", the "critic" or the "average"."""
    return {
        key.removeprefix(f"{name}."): a for key, a in kept.items() if key.startswith(f"{name}.")
    }


def fitted(sees: np.ndarray, own: int, had: int, lent: int) -> np.ndarray:
    """The first layer with as many columns, after the first `own`, for what is lent or foreseen as
    are wanted: those there were, or nothing. What comes before and after them stays."""
    sight = sees[:, own : own + had] if had == lent else np.zeros((len(sees), lent))
    parts = [sees[:, :own], sight, sees[:, own + had :]]
    return np.concatenate(parts, axis=1).astype(np.float32)


def by_name(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a run with those it met by their names, wherever their files lay."""
    named = {key: name_of(settings[key]) for key in NAMED if settings.get(key)}
    return {**settings, **named, "elders": [name_of(one) for one in settings.get("elders", ())]}


def critic_of(target: Path) -> Path:
    """Where the critic lies that taught a player: for those who search or learn on."""
    return target.with_name(f"{target.stem}-critic.npz")


def ship(run: Path, target: Path, **more: Any) -> None:
    """Writes the player of a kept run, with a card that tells how it came about, and its critic."""
    told = json.loads((run / RUN).read_text("utf-8"))
    kept = read_arrays(run / WEIGHTS)
    network, critic = player_of(kept), part_of(kept, "critic")
    # What was lent to a learner is no part of the player, nor is what its critic foresaw.
    layout = layout_of(games[told["settings"]["game"]])
    numbers, known = layout.groups.shape[1], layout.groups.shape[1] + layout.hidden.shape[1]
    had = network[SEES].shape[1] - numbers
    for one in (network, critic):
        one[SEES] = fitted(one[SEES], numbers, had, 0)
    critic[SEES] = fitted(critic[SEES], known, critic[SEES].shape[1] - known, 0)
    card = {name: told[name] for name in ("cordee", "settings", "updates", "decisions", "seconds")}
    card["settings"] = by_name(card["settings"])
    last = told["curve"][-1]["trials"] if told["curve"] else []
    weights.write(target, player_arrays(network), card | {"trials": last} | more)
    weights.write(critic_of(target), player_arrays(critic), card)


def blended(shares: Mapping[Path, float]) -> dict[str, np.ndarray]:
    """The weights of such a blend, by name."""
    assert abs(sum(shares.values()) - 1.0) < 1e-9, "shares of one player"
    found = {path: weights.read(path).arrays for path in shares}
    names = next(iter(found.values()))
    return {
        name: np.sum([share * found[path][name] for path, share in shares.items()], axis=0)
        for name in names
    }


def blend(
    shares: Mapping[Path, float], target: Path, trials: Sequence[Mapping[str, Any]] = ()
) -> None:
    """Writes the average of players of which one has learnt on from the other, each by its share,
    with the card and the critic of the first, and the decisions that all of them have learnt from.
    Between such players lie others that play alike, and some of what is luck in each of them is
    left out. A share of more than one, and less than none of whom it began as, goes on a little the
    way that was learnt. The trials are its own."""
    first = next(iter(shares))
    cards = [weights.read(path).card for path in shares]
    told = cards[0] | {
        "blend": {path.stem: share for path, share in shares.items()},
        "learnt": sum(card.get("learnt", card.get("decisions", 0)) for card in cards),
        "trials": list(trials),
    }
    critic = weights.read(critic_of(first))
    weights.write(target, blended(shares), told)
    weights.write(critic_of(target), critic.arrays, critic.card)
