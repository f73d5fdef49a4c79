"""Every game as a Gymnasium environment: one seat is yours, a bot has each of the others.

    import gymnasium
    import cordee.apis.gymnasium                              # registers cordee/<game>-v1

    env = gymnasium.make("cordee/classic-v1", opponent="search:6", rounds=1)
    envs = gymnasium.make_vec("cordee/classic-v1", num_envs=1024, vectorization_mode=
                              "vector_entry_point", opponent="greedy")    # see `vector`

Observations are a dict of `observation` (docs/encodings.md) and `action_mask`. An illegal action
ends the match and pays the worst there is. Rewards come at the end, see `cordee.apis.rewards`.
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from cordee import bots, games
from cordee.apis import render, setting
from cordee.apis.play import Play
from cordee.apis.spaces import actions, observations


class AgainstBots(gymnasium.Env[Any, Any]):
    """A match of one learner among bots."""

    metadata = {"render_modes": render.MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int | None = None, *, seat: int | None = None,
        opponent: str | Sequence[str] = "greedy", reward: str | None = None,
        render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        """`seat` None: another one in every match, in turn. `opponent`: one bot, or one a seat.

        A program of one's own (`exec:PATH`) may be an opponent.
        """
        self.setting = setting.read(game, seats, reward, options)
        self.play = Play(self.setting)
        self.render_mode = render_mode
        self.observation_space = observations(self.setting.game)
        self.action_space = actions(self.setting.game)
        self._fixed_seat = seat
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat is from 0 to {self.setting.seats - 1}, not {seat}")
        others = self.setting.seats - 1
        names = [opponent] * others if isinstance(opponent, str) else list(opponent)
        if len(names) != others:
            raise ValueError(f"{others} opponents are wanted, not {len(names)}")
        for name in names:
            bots.check_seat(
                name, self.setting.game, self.setting.options, self.setting.seats, programs=True
            )
        self.opponents = [bots.make(name, programs=True) for name in names]
        self.seat = 0
        self._matches = 0
        self._dice = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._matches = 0
        if self._fixed_seat is None:
            self.seat = self._matches % self.setting.seats
        else:
            self.seat = self._fixed_seat
        self._matches += 1
        self._dice = random.Random(int(self.np_random.integers(1 << 62)))
        self.play.deal(int(self.np_random.integers(1 << 62)))
        self._others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if not self.play.may(self.seat, int(action)):
            why = self.setting.rewards.least
            return self._seen(), why, True, False, self._info() | {"illegal": True}
        self.play.act(self.seat, int(action))
        self._others()
        over = not self.play.asked
        return self._seen(), self.play.rewards()[self.seat], over, False, self._info()

    def render(self) -> Any:
        return render.shown(self.play.view(self.seat), self.render_mode)

    def close(self) -> None:
        for bot in self.opponents:
            ending = getattr(bot, "close", None)
            if ending is not None:
                ending()

    def _others(self) -> None:
        """Bots move until the learner is asked, or it is over."""
        while self.play.asked and self.seat not in self.play.asked:
            self._one_bot(self.play.asked[0])
        # Where all choose at once, bots that are asked with the learner choose after it: what it
        # chose is hidden from them.

    def _one_bot(self, seat: int) -> None:
        bot = self.opponents[(seat - self.seat) % self.setting.seats - 1]
        view = self.play.view(seat)
        self.play.match.submit(seat, bot.choose(view, view.moves, self._dice))

    def _seen(self) -> dict[str, np.ndarray]:
        return {
            "observation": self.play.numbers(self.seat),
            "action_mask": self.play.mask(self.seat),
        }

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


def register() -> None:
    """Makes every game known to Gymnasium as `cordee/<game>-v1`."""
    for name in games:
        known = setting.name_of(name)
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="cordee.apis.gymnasium:AgainstBots",
                vector_entry_point="cordee.apis.vector:ManyMatches",
                kwargs={"game": name},
            )


register()
