"""Thousands of matches as one Gymnasium vector environment, on the batch: CPU or GPU.

    envs = ManyMatches("classic", num_envs=4096, rounds=1)                     # every seat is yours
    envs = ManyMatches("classic", num_envs=1024, opponent="greedy", rounds=1)  # one seat is yours
    envs = ManyMatches("classic", num_envs=65536, device="gpu")                # arrays stay there

Autoreset is SAME_STEP: a lane whose match has ended is dealt its next one in the same step; what
was seen at the end is in `infos["final_obs"]`.

Without an opponent each step is the move of whoever is to move in its lane (`infos["seat"]` says
who); `rewards` is what that mover is paid, and `infos["rewards"]`, [lane, seat], what all are.
With one, seat number (match modulo seats) is yours in each match.

Arrays are written in place: with `copy=False` a step gives the same arrays as the one before, with
new numbers in them. On a GPU observations and masks are buffers that PyTorch, JAX and CuPy take
over through DLPack without a copy; rewards and ends, which are small, come as NumPy arrays.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cordee.apis import setting
from cordee.apis.arrays import incoming
from cordee.apis.spaces import actions, observations
from cordee.lab.batch import Batch, make

LARGEST_SEED = (1 << 63) - 1


class ManyMatches(VectorEnv[dict[str, Any], Any, np.ndarray]):
    """One lane a match; lanes step together."""

    batch: Batch

    def __init__(
        self, game: str, num_envs: int = 1, seats: int | None = None, *,
        opponent: str | None = None, reward: str | None = None, device: str = "cpu",
        threads: int | None = None, copy: bool = True, render_mode: str | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        self.setting = setting.read(game, seats, reward, options)
        self.num_envs = num_envs
        self.copy = copy and device == "cpu"
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        if render_mode is not None:
            raise ValueError("many matches at once have no picture; render one with `AgainstBots`")
        self.single_observation_space = observations(self.setting.game)
        self.single_action_space = actions(self.setting.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        more = {"threads": threads} if device == "cpu" else {}
        self.batch = make(
            self.setting.game, self.setting.options, self.setting.seats, size=num_envs,
            observations=True, finals=True, against=opponent, device=device, **more,
        )  # fmt: skip
        self._alone = opponent is not None
        legal = self.batch.legal
        self._legal = legal.view(np.int8) if device == "cpu" else legal
        self._no_rewards = np.zeros(num_envs, np.float32)
        self._nowhere = np.zeros(num_envs, np.bool_)
        self._nothing_legal = np.zeros((num_envs, self.setting.game.actions), np.int8)
        self._nothing_legal.flags.writeable = False  # the same in every step that ends a match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(LARGEST_SEED)))
        return self._seen(), {"seat": self._told("seats")}

    def step(self, actions: Any) -> Any:
        movers = np.array(self.batch.read("seats"))
        self.batch.step(incoming(actions))
        done = np.array(self.batch.read("done"))
        refused = self.batch.read("refused")
        if refused.any():
            lane = int(np.flatnonzero(refused)[0])
            raise ValueError(f"the action of lane {lane} is illegal: {self._why(refused[lane])}")
        infos: dict[str, Any] = {"seat": self._told("seats")}
        rewards = self._no_rewards.copy()
        if done.any():
            self._tell_ends(done, movers, rewards, infos)
        return self._seen(), rewards, done, self._nowhere.copy(), infos

    def _tell_ends(
        self, done: np.ndarray, movers: np.ndarray, rewards: np.ndarray, infos: dict[str, Any]
    ) -> None:
        """What the matches that ended in this step paid, and what was seen of their ends."""
        lanes = done.nonzero()[0]
        points, ranks = self.batch.read("scores")[lanes], self.batch.read("ranks")[lanes]
        paid = np.zeros((self.num_envs, self.setting.seats), np.float32)
        won = self.setting.rewards.of_seats(points, ranks)
        paid[lanes] = won
        rewards[lanes] = won[np.arange(len(lanes)), movers[lanes]]
        finals = self.batch.finals
        infos["rewards"], infos["_rewards"] = paid, done
        infos["final_obs"] = {
            "observation": finals.copy() if self.copy else finals,
            "action_mask": self._nothing_legal,
        }
        infos["_final_obs"] = done
        infos["final_info"] = {"seat": movers, "_seat": done}
        infos["_final_info"] = done

    def _seen(self) -> dict[str, Any]:
        numbers, legal = self.batch.observations, self._legal
        if self.copy:
            numbers, legal = numbers.copy(), legal.copy()
        return {"observation": numbers, "action_mask": legal}

    def _told(self, name: str) -> np.ndarray:
        return np.array(self.batch.read(name))

    def _why(self, code: int) -> str:
        word, section = self.setting.game.reasons[int(code)]
        return f"{word} (§ {section} of the rules of {self.setting.game.name})"
