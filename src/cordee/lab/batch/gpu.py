"""A batch in the memory of a CUDA GPU."""

from typing import Any

import numpy as np
from numba import cuda

from cordee.core.chance import SOURCES
from cordee.core.game import Game
from cordee.lab.batch.batch import Batch
from cordee.lab.batch.kernels import THREADS, compiled, results_of
from cordee.lab.batch.lanes import LANE

CUDA = 2  # what DLPack calls the memory of a CUDA GPU


class Buffer:
    """A window onto an array on the GPU that others can take over without a copy."""

    def __init__(self, base: Any, window: np.ndarray) -> None:
        """`window` is what NumPy makes of an array like `base`; only its shape is used."""
        self._base = base  # keeps the memory
        owner = window
        while owner.base is not None:
            owner = owner.base
        self._offset = window.ctypes.data - owner.ctypes.data
        self._window = window
        self.shape, self.dtype = window.shape, window.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        start, read_only = self._base.__cuda_array_interface__["data"]
        return {
            "shape": self.shape,
            "strides": self._window.strides,
            "typestr": self.dtype.str,
            "data": (start + self._offset, read_only),
            "version": 3,
        }

    def __dlpack__(self, **wanted: Any) -> Any:
        from cuda.core.utils import StridedMemoryView

        view = StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)
        return view.__dlpack__(**wanted)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.get_current_device().id

    def copy_to_host(self) -> np.ndarray:
        """The numbers, on the CPU."""
        copied: np.ndarray = cuda.as_cuda_array(self).copy_to_host()
        return copied


class GpuBatch(Batch):
    """Lanes in the memory of a GPU. One launch a step, masks and observations included."""

    def __init__(self, game: Game, *more: Any, **settings: Any) -> None:
        super().__init__(game, *more, **settings)
        if self.against is not None:
            raise ValueError("`against` is for the CPU: on a GPU, play every seat")
        lanes = self.size
        self._grid = (-(-lanes // THREADS), THREADS)
        self._tables = cuda.to_device(np.array([self.table], game.table_type))
        self._states = cuda.device_array(lanes, game.state_type)
        self._lanes = cuda.to_device(np.zeros(lanes, LANE))
        self._draws = cuda.device_array((SOURCES, lanes), np.int32)
        self._results = cuda.to_device(results_of(lanes))
        width = lanes if self.has_masks else 0
        self._legal = cuda.to_device(np.zeros((game.actions, width), np.int8))
        width = lanes if self.has_observations else 0
        self._numbers = cuda.to_device(np.zeros((game.observation, width), np.float32))
        width = lanes if self.has_finals else 0
        self._finals = cuda.to_device(np.zeros((game.observation, width), np.float32))
        self._actions = cuda.to_device(np.zeros(lanes, np.int16))
        self._name_buffers()
        self.reset()

    def _name_buffers(self) -> None:
        """What users see, over the same memory."""
        lanes = np.empty(self.size, LANE)
        fields = {name: Buffer(self._lanes, lanes[name]) for name in LANE.names or ()}
        self.seats, self.refused = fields["seat"], fields["refused"]
        self.matches, self.ended = fields["match"], fields["ended"]
        self.done = Buffer(self._lanes, lanes["done"].view(np.bool_))
        self.actions = Buffer(self._actions, np.empty(self.size, np.int16))
        self.legal = Buffer(self._legal, np.empty(self._legal.shape, np.bool_).T)
        self.observations = Buffer(self._numbers, np.empty(self._numbers.shape, np.float32).T)
        self.finals = Buffer(self._finals, np.empty(self._finals.shape, np.float32).T)
        results = np.empty(self._results.shape, np.int32)
        self.scores = Buffer(self._results, results[:, : self.sides, 0])
        self.ranks = Buffer(self._results, results[:, : self.sides, 1])

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else seed
        self._lanes.copy_to_device(np.zeros(self.size, LANE))
        self._results.copy_to_device(results_of(self.size))
        compiled(self.game, "deal_all")[self._grid](
            self._tables, self._states, self._lanes, self._draws, np.uint64(self.seed)
        )
        if self.has_masks or self.has_observations:
            compiled(self.game, "tell_all")[self._grid](
                self._tables, self._states, self._lanes, self._legal, self._numbers
            )

    def step(self, actions: Any) -> None:
        self._actions.copy_to_device(cuda.as_cuda_array(actions) if _on_gpu(actions) else actions)
        self._step(at_random=False)

    def step_random(self) -> None:
        self._step(at_random=True)

    def perfect_information(self) -> Buffer:
        shape = (self.players, self.game.observation, self.size)
        numbers = cuda.to_device(np.zeros(shape, np.float32))
        compiled(self.game, "tell_everything")[self._grid](self._tables, self._states, numbers)
        return Buffer(numbers, np.empty(shape, np.float32).transpose(2, 0, 1))

    def read(self, name: str) -> np.ndarray:
        buffer: Buffer = getattr(self, name)
        return buffer.copy_to_host()

    def _step(self, *, at_random: bool) -> None:
        compiled(self.game, "step_all")[self._grid](
            self._tables, self._states, self._lanes, self._draws, self._results, self._actions,
            self._legal, self._numbers, self._finals, np.uint64(self.seed), int(at_random),
        )  # fmt: skip


def _on_gpu(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


class GpuSimulator:
    """Whole random matches in one launch."""

    def __init__(self, game: Game, table: Any, *, lanes: int = 1 << 16) -> None:
        self._tables = cuda.to_device(np.array([table], game.table_type))
        self._play = compiled(game, "play_all")
        self.lanes = lanes
        self.name = str(cuda.get_current_device().name)

    def play(
        self, seed: int, first: int, results: np.ndarray, lengths: np.ndarray, most: int
    ) -> None:
        """Matches number first, first + 1, ...: as many as there is room for."""
        there = cuda.to_device(results), cuda.to_device(lengths)
        self.launch(seed, first, *there, most)
        there[0].copy_to_host(results)
        there[1].copy_to_host(lengths)

    def launch(self, seed: int, first: int, results: Any, lengths: Any, most: int) -> None:
        """The same with buffers on the GPU."""
        blocks = -(-min(self.lanes, len(lengths)) // THREADS)
        self._play[blocks, THREADS](self._tables, np.uint64(seed), first, results, lengths, most)
