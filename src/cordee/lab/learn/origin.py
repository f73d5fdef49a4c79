"""What a learner begins as, if not from zero: the shipped champion, or a run that was kept."""

from pathlib import Path

import numpy as np
import torch

from cordee.bots.champion.bot import FILE
from cordee.bots.champion.judge import CRITIC
from cordee.bots.champion.layout import Layout
from cordee.bots.champion.weights import read, shipped
from cordee.core.faults import BadRecord
from cordee.lab.learn import ship
from cordee.lab.learn.arrays import read_arrays
from cordee.lab.learn.foresight import PER_COLOUR
from cordee.lab.learn.network import Actor, Critic, load_arrays
from cordee.lab.learn.settings import CHAMPION, PARTNER

Arrays = dict[str, np.ndarray]
# Names of weights: of a block, of what it adds, of the guess of the other hand.
BLOCK, BACK, GUESS = "trunk.blocks.", "back", "guess."


def begin_as(origin: str, actor: Actor, critic: Critic, layout: Layout) -> None:
    """Writes the weights of the champion, of a player's file or of the run in a folder, and of
    their critics. A player of the card game without a critic beside it has the champion's: that one
    soon learns what positions are worth to another, but not from nothing."""
    path = Path(origin)
    if origin == CHAMPION or path.is_file():
        load_player(origin, actor, layout)
        beside = ship.critic_of(path)
        is_alone = layout.name == "cards" and not beside.is_file()
        found = shipped(CRITIC) if origin == CHAMPION or is_alone else read(beside)
        _load(critic, ship.network_arrays(found.arrays), layout, 0, origin)
        return
    player, its_critic, had = _kept(origin, layout)
    _load(actor, player, layout, had, origin)
    _load(critic, its_critic, layout, had, origin)


def load_player(name: str, actor: Actor, layout: Layout) -> None:
    """Writes the weights of the shipped champion, of the run in a folder, of its sparring partner,
    or of a player's file."""
    path = Path(name)
    if path.name == PARTNER and path.is_file():
        partner = read_arrays(path)
        _load(actor, partner, layout, _lent(partner, layout, path), name)
    elif name == CHAMPION or path.is_file():
        found = shipped(FILE) if name == CHAMPION else read(path)
        _load(actor, ship.network_arrays(found.arrays), layout, 0, name)
    else:
        player, _, had = _kept(name, layout)
        _load(actor, player, layout, had, name)


def _kept(folder: str, layout: Layout) -> tuple[Arrays, Arrays, int]:
    """The player and the critic of a kept run, and how many numbers of the other hand they were
    lent."""
    path = Path(folder) / ship.WEIGHTS
    kept = read_arrays(path)
    player, critic = ship.player_of(kept), ship.part_of(kept, "critic")
    _lent(critic, layout, path)
    return player, critic, _lent(player, layout, path)


def _lent(arrays: Arrays, layout: Layout, path: Path) -> int:
    """How many numbers of the other hand a network was lent, if it is one."""
    if ship.SEES not in arrays:
        raise BadRecord("learn-no-run", file=str(path))
    own = int(layout.groups.shape[1]) - layout.lent
    return max(int(arrays[ship.SEES].shape[1]) - own, 0)


def _load(network: Actor | Critic, arrays: Arrays, layout: Layout, had: int, origin: str) -> None:
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
