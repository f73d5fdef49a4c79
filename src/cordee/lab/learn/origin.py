"""What a learner begins as, if not from zero: the shipped champion, or a run that was kept."""

from pathlib import Path

import numpy as np
import torch

from cordee.bots.champion.bot import FILE
from cordee.bots.champion.layout import Layout
from cordee.bots.champion.plus import CRITIC
from cordee.bots.champion.weights import read, shipped
from cordee.core.faults import BadRecord
from cordee.lab.learn import ship
from cordee.lab.learn.arrays import read_arrays
from cordee.lab.learn.foresight import PER_COLOUR
from cordee.lab.learn.network import Actor, Critic, load_arrays
from cordee.lab.learn.settings import CHAMPION

# Names of weights: of a block, of what it adds, of the guess of the other hand.
BLOCK, BACK, GUESS = "trunk.blocks.", "back", "guess."


def begin_as(origin: str, actor: Actor, critic: Critic, layout: Layout) -> None:
    """Writes the weights of the champion, or of the run in a folder, and of their critics."""
    if origin == CHAMPION:
        load_player(origin, actor, layout)
        _load(critic, ship.network_arrays(shipped(CRITIC).arrays), layout, 0, origin)
        return
    parts, had = _kept(origin, layout)
    _load(actor, parts["actor"], layout, had, origin)
    _load(critic, parts["critic"], layout, had, origin)


def load_player(name: str, actor: Actor, layout: Layout) -> None:
    """Writes the weights of the shipped champion, of the run in a folder, or of a player's file."""
    if name == CHAMPION or Path(name).is_file():
        found = shipped(FILE) if name == CHAMPION else read(Path(name))
        _load(actor, ship.network_arrays(found.arrays), layout, 0, name)
    else:
        parts, had = _kept(name, layout)
        _load(actor, parts["actor"], layout, had, name)


def _kept(folder: str, layout: Layout) -> tuple[dict[str, dict[str, np.ndarray]], int]:
    """The networks of a kept run, and how many numbers of the other hand they were lent."""
    path = Path(folder) / ship.WEIGHTS
    kept = read_arrays(path)
    parts = {name: ship.part_of(kept, name) for name in ("actor", "critic")}
    if not all(ship.SEES in arrays for arrays in parts.values()):
        raise BadRecord("learn-no-run", file=str(path))
    own = layout.groups.shape[1] - layout.lent
    return parts, max(parts["actor"][ship.SEES].shape[1] - own, 0)


def _load(
    network: Actor | Critic, arrays: dict[str, np.ndarray], layout: Layout, had: int, origin: str
) -> None:
    """Writes weights into a network of the same width, which may be lent or told more or less, and
    may have more blocks, which change nothing until they have learnt something, or a guess."""
    own = layout.groups.shape[1] - layout.lent
    sees = ship.fitted(arrays[ship.SEES], own, had, layout.lent)
    if isinstance(network, Critic):
        told = own + layout.lent + layout.hidden.shape[1]
        foresaw = sees.shape[1] - told
        if foresaw in (0, PER_COLOUR):
            sees = ship.fitted(sees, told, foresaw, layout.coming)
    arrays = arrays | {ship.SEES: sees}
    found = dict(network.named_parameters())
    for name, p in found.items():
        if name not in arrays and name.startswith((BLOCK, GUESS)):
            fresh = torch.zeros_like(p) if f".{BACK}." in name else p
            arrays[name] = fresh.detach().float().cpu().numpy()
    if {name: p.shape for name, p in found.items()} != {n: a.shape for n, a in arrays.items()}:
        raise BadRecord("learn-other-network", origin=origin)
    load_arrays(network, arrays)
