"""Every game as a PettingZoo environment: seats in turn (AEC), or all at once (Parallel).

    from cordee.apis import pettingzoo

    env = pettingzoo.env("classic", seats=3, hand_penalty=True)     # cordee/classic-v1
    env = pettingzoo.env("board:short", seats=4)                    # a named variant
    env = pettingzoo.parallel_env("roll", seats=4)                  # choices at once

Observations are a dict of `observation` (docs/encodings.md) and `action_mask`. Actions are numbers;
`env.unwrapped.play.match` is the match behind them, with its words, record and scores. Rewards come
at the end, see `cordee.apis.rewards`. `state()` is perfect information, for critics in training.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from cordee import games
from cordee.apis import render, setting
from cordee.apis.play import Play
from cordee.apis.setting import Setting
from cordee.apis.spaces import actions, observations, perfect_information

AGENT = "seat_{}"
REGISTERED = {setting.name_of(name): name for name in games}
SEEDS = 1 << 63


class _Seats:
    """What both kinds of environment share: seats, spaces, deals, drawing."""

    def __init__(self, chosen: Setting, render_mode: str | None, *, waits: bool) -> None:
        self.setting = chosen
        self.play = Play(chosen)
        self.render_mode = render_mode
        self.metadata = {
            "name": chosen.name,
            "render_modes": render.MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [AGENT.format(seat) for seat in range(chosen.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        every = self.possible_agents
        self.observation_spaces = {name: observations(chosen.game, waits=waits) for name in every}
        self.action_spaces = {name: actions(chosen.game, waits=waits) for name in every}
        self.state_space = perfect_information(chosen.game, chosen.seats)
        self._luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new match: of this seed, or of the next one."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.play.deal(int(self._luck.integers(SEEDS)))

    def state(self) -> np.ndarray:
        """Perfect information, [seat, number]. For critics; no seat's observation contains it."""
        return self.play.perfect_information()

    def render(self) -> str | np.ndarray | None:
        asked = self.play.asked
        return render.shown(self.play.view(asked[0] if asked else None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return self.setting.name


class SeatsInTurn(_Seats, AECEnv):
    """One seat acts at a time. Of several that are asked at once, the lowest goes first; what it
    chooses stays hidden from the others until all have chosen."""

    def __init__(self, chosen: Setting, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, chosen, render_mode, waits=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.asked[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.seat_of[agent]
        return {"observation": self.play.numbers(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.act(self.seat_of[agent], int(action))
        asked = self.play.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            paid = self.play.rewards()
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()


class SeatsAtOnce(_Seats, ParallelEnv):
    """All seats act in every step; one that is not asked can only wait (the last action)."""

    def __init__(self, chosen: Setting, render_mode: str | None = None) -> None:
        _Seats.__init__(self, chosen, render_mode, waits=True)
        self.wait = chosen.game.actions
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        seen = {}
        for agent, seat in self.seat_of.items():
            mask = self.play.mask(seat, self.wait + 1)
            mask[self.wait] = seat not in self.play.asked
            seen[agent] = {"observation": self.play.numbers(seat), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, int]) -> Any:
        """Every asked seat's action happens, hidden from the others' as the game has it.

        A demand of one seat can end the common choice: what the others chose is then void, as the
        rules say. An illegal action loses the match, and ends it.
        """
        paid = dict.fromkeys(self.agents, 0.0)
        over = False
        asked = self.play.asked
        chosen = [(seat, int(actions[self.possible_agents[seat]])) for seat in asked]
        opened = [self.play.match.decision(seat) for seat in asked]
        for (seat, action), decision in zip(chosen, opened, strict=True):
            if self.play.match.decision(seat) != decision:
                continue
            if not self.play.may(seat, action):
                paid[self.possible_agents[seat]] = self.setting.rewards.least
                over = True
                break
            self.play.act(seat, action)
        if not self.play.asked:
            over = True
            paid = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        agents, seen = self.agents, self._seen()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )  # fmt: skip


def raw_env(
    game: str, seats: int | None = None, *, reward: str | None = None,
    render_mode: str | None = None, **options: object,
) -> SeatsInTurn:  # fmt: skip
    """Without wrappers: an illegal action raises `IllegalMove` with its reason and its §."""
    return SeatsInTurn(setting.read(game, seats, reward, options), render_mode)


def env(
    game: str, seats: int | None = None, *, reward: str | None = None,
    render_mode: str | None = None, **options: object,
) -> AECEnv[str, Any, Any]:  # fmt: skip
    """The environment of a game (`"classic"`, `"classic:coop"`, `"cordee/classic-v1"`).

    As PettingZoo's own games: an illegal action ends the match, and pays the worst there is.
    """
    bare = raw_env(
        REGISTERED.get(game, game), seats, reward=reward, render_mode=render_mode, **options
    )
    wrapped = wrappers.TerminateIllegalWrapper(bare, bare.setting.rewards.least)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(
    game: str, seats: int | None = None, *, reward: str | None = None,
    render_mode: str | None = None, **options: object,
) -> SeatsAtOnce:  # fmt: skip
    """All seats at once: made for `roll`, where they choose together."""
    chosen = setting.read(REGISTERED.get(game, game), seats, reward, options)
    return SeatsAtOnce(chosen, render_mode)
