"""Where a learner plays: lanes on the CPU or on a GPU, their buffers seen as torch tensors.

On a GPU, the rules run on torch's current stream, in torch's own memory: nothing is copied, nothing
waits, and all of it can become part of a CUDA graph.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.game import MOST_SEATS, Game
from cordee.lab.batch.lanes import LANE
from cordee.lab.learn import lanes as on_cpu
from cordee.lab.learn.foresight import NUMBERS, foretell_lanes
from cordee.lab.learn.lanes import HOLD, MADE, NOBODY

THREADS = 128  # a block
NEVER_STALLS = -2  # how no match ends


class World:
    """Lanes with a table each; ended matches are dealt anew by themselves.

    `actions` [lanes]: write there, call `step`, read `legal` [actions, lanes], `own` and `other`
    [observation, lanes] of the seat to move and of the next one, `told` [5, lanes] and `results`
    [lanes, seats, 2]. Where the rule of thumb has been given a seat, it answers within the step.
    """

    def __init__(
        self, game: Game, tables: Sequence[Any], kinds: np.ndarray, *, seed: int,
        device: str = "cpu", truth: bool = True, foresight: bool = False,
    ) -> None:  # fmt: skip
        self.game, self.seed, self.device = game, seed, device
        self.size = size = len(kinds)
        self.seats = int(tables[0]["seats"]) if "seats" in (game.table_type.names or ()) else 2
        # How a match ends that goes nowhere, in games that know such an end.
        can_stall = "stalled" in game.endings
        self.stalled = game.endings.index("stalled") if can_stall else NEVER_STALLS
        self.kinds = torch.from_numpy(np.ascontiguousarray(kinds, np.int32)).to(device)
        self.legal = torch.zeros((game.actions, size), dtype=torch.int8, device=device)
        eyes = 2 if truth else 1
        self.seen = torch.zeros((eyes, game.observation, size), device=device)
        self.own, self.other = self.seen[0], self.seen[-1]
        # Which cards will come, if somebody wants to know: [numbers, lanes].
        self.coming = torch.zeros((NUMBERS if foresight else 0, size), device=device)
        self.told = torch.zeros((MADE + 1, size), dtype=torch.int32, device=device)
        self.results = torch.zeros((size, MOST_SEATS, 2), dtype=torch.int32, device=device)
        self.actions = torch.full((size,), HOLD, dtype=torch.int32, device=device)
        self._thumbs = torch.full((size,), NOBODY, dtype=torch.int32, device=device)
        self._draws = torch.zeros((SOURCES, size), dtype=torch.int32, device=device)
        self._tables_here = np.array([np.array(t, game.table_type) for t in tables])
        self._make()
        self.deal()

    def deal(self, seed: int | None = None) -> None:
        """Every lane begins its first match: number i of the seed in lane i."""
        self.seed = self.seed if seed is None else seed
        self._deal()
        self.actions.fill_(HOLD)
        self.results.zero_()
        self.step()

    def seat_thumb(self, seats: torch.Tensor) -> None:
        """From now on the rule of thumb has a seat in every lane, or none (-1)."""
        self._thumbs.copy_(seats)
        self.actions.fill_(HOLD)
        self.step()

    # --- on the CPU ----------------------------------------------------------------------------

    def _make(self) -> None:
        game = self.game
        self._tables = records.new(game.table_type, len(self._tables_here))
        self._tables[:] = self._tables_here
        self._states = records.new(game.state_type, self.size)
        self._lanes = records.new(LANE, self.size)
        self._views = records.new(game.view_type)
        self._out = np.zeros(game.actions, np.int16)
        self._worth = np.zeros(game.actions, np.float32)

    def _deal(self) -> None:
        self._lanes.view(np.ndarray)[:] = np.zeros(1, LANE)
        on_cpu.deal_lanes(
            self._tables, self.kinds.numpy(), self._states, self._lanes, self._draws.numpy(),
            np.uint64(self.seed),
        )  # fmt: skip

    def step(self) -> None:
        """One action in every lane, from `actions`."""
        on_cpu.step_lanes(
            self._tables, self.kinds.numpy(), self._states, self._lanes, self._draws.numpy(),
            self.results.numpy(), self.actions.numpy(), self._thumbs.numpy(), self._views,
            self._out, self._worth, self.legal.numpy(), self.seen.numpy(), self.told.numpy(),
            np.uint64(self.seed), self.seats,
        )  # fmt: skip
        if len(self.coming):
            foretell_lanes(
                self._states, self._lanes, self._draws.numpy(), np.uint64(self.seed),
                self.coming.numpy(),
            )  # fmt: skip

    def greedy(self, actions: torch.Tensor) -> None:
        """Writes what the rule of thumb would play in the first lanes, one action each."""
        on_cpu.greedy_lanes(
            self._tables, self.kinds.numpy(), self._states, self._lanes, self._views, self._out,
            self._worth, actions.numpy(),
        )  # fmt: skip

    # --- to be continued later -----------------------------------------------------------------

    def keep(self) -> dict[str, np.ndarray]:
        """Everything there is to go on from."""
        return {
            "states": np.frombuffer(self._states.tobytes(), np.uint8),
            "lanes": np.frombuffer(self._lanes.tobytes(), np.uint8),
            "draws": self._draws.cpu().numpy().astype(np.int16),
        }

    def restore(self, kept: dict[str, np.ndarray]) -> None:
        """Goes on from there."""
        self._states.view(np.ndarray)[:] = kept["states"].view(self.game.state_type)
        self._lanes.view(np.ndarray)[:] = kept["lanes"].view(LANE)
        self._draws.copy_(torch.from_numpy(kept["draws"].astype(np.int32)))
        self.actions.fill_(HOLD)
        self.step()


class GpuWorld(World):
    """The same in the memory of a GPU."""

    def _make(self) -> None:
        from numba import cuda

        from cordee.lab.learn.kernels import compiled

        self._cuda = cuda
        self._kernels = compiled(self.game)
        self._blocks = -(-self.size // THREADS)
        self._tables = cuda.to_device(self._tables_here)
        self._states = cuda.to_device(np.zeros(self.size, self.game.state_type))
        self._lanes = cuda.to_device(np.zeros(self.size, LANE))
        self._there = {
            name: cuda.as_cuda_array(tensor)
            for name, tensor in (
                ("kinds", self.kinds), ("legal", self.legal), ("seen", self.seen),
                ("told", self.told), ("results", self.results), ("actions", self.actions),
                ("draws", self._draws), ("thumbs", self._thumbs),
            )
        }  # fmt: skip
        if len(self.coming):
            self._there["coming"] = cuda.as_cuda_array(self.coming)

    def _launch(self, kernel: Any) -> Any:
        stream = self._cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        return kernel[self._blocks, THREADS, stream]

    def _deal(self) -> None:
        there = self._there
        self._lanes.copy_to_device(np.zeros(self.size, LANE))
        self._launch(self._kernels.deal_all)(
            self._tables, there["kinds"], self._states, self._lanes, there["draws"],
            np.uint64(self.seed),
        )  # fmt: skip

    def step(self) -> None:
        there = self._there
        self._launch(self._kernels.step_all)(
            self._tables, there["kinds"], self._states, self._lanes, there["draws"],
            there["results"], there["actions"], there["thumbs"], there["legal"], there["seen"],
            there["told"], np.uint64(self.seed), self.seats,
        )  # fmt: skip
        if len(self.coming):
            self._launch(self._kernels.foretell_all)(
                self._states, self._lanes, there["draws"], np.uint64(self.seed), there["coming"]
            )

    def greedy(self, actions: torch.Tensor) -> None:
        there = self._there
        self._launch(self._kernels.greedy_all)(
            self._tables, there["kinds"], self._states, self._lanes,
            self._cuda.as_cuda_array(actions),
        )  # fmt: skip

    def keep(self) -> dict[str, np.ndarray]:
        torch.cuda.synchronize()
        return {
            "states": np.frombuffer(self._states.copy_to_host().tobytes(), np.uint8),
            "lanes": np.frombuffer(self._lanes.copy_to_host().tobytes(), np.uint8),
            "draws": self._draws.cpu().numpy().astype(np.int16),
        }

    def restore(self, kept: dict[str, np.ndarray]) -> None:
        torch.cuda.synchronize()
        self._states.copy_to_device(kept["states"].view(self.game.state_type))
        self._lanes.copy_to_device(kept["lanes"].view(LANE))
        self._draws.copy_(torch.from_numpy(kept["draws"].astype(np.int32)))
        self.actions.fill_(HOLD)
        self.step()


def make_world(game: Game, tables: Sequence[Any], kinds: np.ndarray, **settings: Any) -> World:
    """Lanes where they are wanted."""
    on_gpu = settings.get("device", "cpu") != "cpu"
    return (GpuWorld if on_gpu else World)(game, tables, kinds, **settings)
