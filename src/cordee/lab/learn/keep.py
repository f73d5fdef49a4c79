"""A run on disk: everything that is needed to go on exactly where it stopped.

A folder of files, none over 16 MB, none with code in it: `run.json` (settings, seeds, curve),
`weights.npz`, `optimiser.npz`, `past.npz`, `world.npz`, of a sparring partner `partner.npz` and
`sparring.npz`; what is larger goes on in `past-2.npz`.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cordee.core.cache import source_hash
from cordee.core.faults import BadRecord, os_problem
from cordee.core.version import VERSION
from cordee.lab.learn.arrays import read_arrays, write_arrays
from cordee.lab.learn.learner import Learner, Progress
from cordee.lab.learn.network import as_arrays, load_arrays
from cordee.lab.learn.origin import begin_as
from cordee.lab.learn.partner import Partner
from cordee.lab.learn.settings import PARTNER, Settings
from cordee.lab.learn.ship import AVERAGE, RUN, WEIGHTS, part_of

FORMAT = 1
OPTIMISER, PAST, WORLD = "optimiser.npz", "past.npz", "world.npz"
SPARRING = "sparring.npz"  # of a sparring partner: its optimiser and, as it goes on, itself
LATEST = "latest"


def save(learner: Learner, folder: Path, *, whole: bool = True) -> None:
    """Writes a run; not `whole`: only weights and curve, which is enough to play from."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = {f"actor.{name}": p for name, p in learner.actor.named_parameters()}
    weights |= {f"critic.{name}": p for name, p in learner.critic.named_parameters()}
    if learner.average:
        followed = learner.average.network.named_parameters()
        weights |= {f"{AVERAGE}.{name}": p for name, p in followed}
    write_arrays(folder / WEIGHTS, {n: p.detach().cpu().numpy() for n, p in weights.items()})
    progress = learner.progress
    told: dict[str, Any] = {
        "format": FORMAT, "cordee": VERSION, "sources": source_hash(("core", "games", "lab/learn")),
        "settings": asdict(learner.settings), "updates": progress.updates,
        "decisions": progress.decisions, "seconds": progress.seconds, "curve": progress.curve,
    }  # fmt: skip
    if whole:
        _save_rest(learner, folder)
        told["dice"] = learner.dice.getstate()
    text = json.dumps(told, indent=1)
    (folder / RUN).write_text(text + "\n", "utf-8")


def _save_rest(learner: Learner, folder: Path) -> None:
    write_arrays(folder / OPTIMISER, _moments(learner.optimiser))
    if learner.partner:
        kept, latest = learner.partner.kept(), as_arrays(learner.partner.actor)
        write_arrays(folder / PARTNER, as_arrays(kept))
        moments = _moments(learner.partner.optimiser)
        write_arrays(folder / SPARRING, moments | {f"{LATEST}.{n}": a for n, a in latest.items()})
    past = [p.view(torch.int16) if p.dtype == torch.bfloat16 else p for p in learner.past]
    write_arrays(folder / PAST, {str(n): p.cpu().numpy() for n, p in enumerate(past)})
    luck = {"torch": torch.get_rng_state().numpy()}
    if learner.device != "cpu":
        luck["cuda"] = torch.cuda.get_rng_state().numpy()
    write_arrays(folder / WORLD, learner.world.keep() | luck)


def _moments(optimiser: torch.optim.Optimizer) -> dict[str, np.ndarray]:
    return {
        f"{n}.{name}": torch.as_tensor(value).cpu().numpy()
        for n, values in optimiser.state_dict()["state"].items()
        for name, value in values.items()
    }


def _restore(optimiser: torch.optim.Optimizer, moments: dict[str, np.ndarray]) -> None:
    """The rate stays the optimiser's own: on a GPU it is a number there that we turn."""
    rates = [group["lr"] for group in optimiser.param_groups]
    state: dict[int, dict[str, torch.Tensor]] = {}
    for key, value in moments.items():
        n, _, name = key.partition(".")
        state.setdefault(int(n), {})[name] = torch.from_numpy(value)
    optimiser.load_state_dict(optimiser.state_dict() | {"state": state})
    for group, rate in zip(optimiser.param_groups, rates, strict=True):
        group["lr"] = rate


def read_settings(folder: Path) -> Settings:
    """What a kept run was made of."""
    told = _told(folder)["settings"]
    pairs = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
    try:
        return Settings(**(told | pairs))
    except TypeError:  # settings that this version does not have
        raise BadRecord("learn-no-run", file=str(folder / RUN)) from None


def load(learner: Learner, folder: Path) -> None:
    """Goes on from a kept run, with a learner of the same settings."""
    told = _told(folder)
    begin_as(str(folder), learner.actor, learner.critic, learner.layout)
    if learner.average:  # which is who one begins as; who goes on is the latest self
        learner.average.begin()
        load_arrays(learner.actor, part_of(read_arrays(folder / WEIGHTS), "actor"))
    _restore(learner.optimiser, read_arrays(folder / OPTIMISER))
    if learner.partner:
        _load_partner(learner.partner, folder)
    past = read_arrays(folder / PAST)
    learner.past = [
        _past(torch.from_numpy(past[str(n)]), learner.precision).to(learner.device)
        for n in range(len(past))
    ]
    world = read_arrays(folder / WORLD)
    learner.world.restore(world)
    torch.set_rng_state(torch.from_numpy(world["torch"]))
    if learner.device != "cpu" and "cuda" in world:
        torch.cuda.set_rng_state(torch.from_numpy(world["cuda"]))
    version, words, gauss = told["dice"]
    learner.dice.setstate((version, tuple(words), gauss))
    learner.progress = Progress(
        told["updates"], told["decisions"], told["seconds"], list(told["curve"])
    )


def _load_partner(partner: Partner, folder: Path) -> None:
    load_arrays(partner.actor, read_arrays(folder / PARTNER))
    if partner.average:
        partner.average.begin()
    rest = read_arrays(folder / SPARRING)
    if latest := part_of(rest, LATEST):  # older runs kept the latest self as their partner
        load_arrays(partner.actor, latest)
    moments = {key: a for key, a in rest.items() if not key.startswith(f"{LATEST}.")}
    _restore(partner.optimiser, moments)


def _past(kept: torch.Tensor, precision: torch.dtype) -> torch.Tensor:
    """A past self, whatever precision it was kept in."""
    whole = kept.view(torch.bfloat16) if kept.dtype == torch.int16 else kept
    return whole.to(precision)


def _told(folder: Path) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads((folder / RUN).read_text("utf-8"))
    except OSError as error:
        problem = os_problem(error)
        raise BadRecord("file-unreadable", file=str(folder / RUN), problem=problem) from None
    except ValueError:
        told = {}
    if not isinstance(told, dict) or not isinstance(told.get("settings"), dict):
        raise BadRecord("learn-no-run", file=str(folder / RUN))
    return told
