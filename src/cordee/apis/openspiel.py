"""Every game as an OpenSpiel game: sequential, with explicit chance, from one family of classes.

    import pyspiel
    import cordee.apis.openspiel        # registers cordee_classic, cordee_duel, cordee_board ...

    game = pyspiel.load_game("cordee_classic(players=3,hand_penalty=True)")
    game = pyspiel.load_game("cordee_classic(tiny=True,rounds=1,first=0)")    # can be solved

Parameters are the options of the game by their names (`none` and `random` are -1, `ages` is written
`1;0`), `players`, `variant` and `reward`. Seats that choose at once are asked one after the other;
what they choose stays hidden until all have. Luck is uniform over its outcomes, as the rules say.

Information-state strings are all that a seat has seen (perfect recall). Tensors of information
states are the seat, the observation (docs/encodings.md) and the seat's own latest moves.
"""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from cordee import bots, games
from cordee.apis import setting, telling
from cordee.apis.position import CHANCE, OVER, Position, Shared, Step, shared
from cordee.core import options as options_
from cordee.core.game import Game

PREFIX = "cordee_"
OWN_MOVES = 32  # of a seat, told in the tensor of its information state, the latest first
NONE = -1  # what stands for `none` and `random` among whole numbers
LARGEST = 2**31 - 1
SEEDS = 2**53


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    found: dict[str, Any] = {"players": game.seat_counts[0], "variant": "", "reward": ""}
    for name, kind in options_.kinds(game.options_type).items():
        default = getattr(game.options(), name)
        if isinstance(kind, options_.Whole):
            found[name] = NONE if default is None else default
        else:
            found[name] = default if isinstance(default, bool | int) else kind.write(default)
    return found


def read(game: Game, given: Mapping[str, Any]) -> setting.Setting:
    """A setting from parameters: those left at their defaults do not overrule a variant."""
    values = {}
    for name, default in parameters(game).items():
        value = given.get(name, default)
        if name in ("players", "variant", "reward") or value == default:
            continue
        kind = options_.kinds(game.options_type)[name]
        none = isinstance(kind, options_.Whole) and kind.none is not None and value == NONE
        if isinstance(kind, options_.SeatOrder):
            value = value.replace(";", ",")  # a comma would end the parameter
        values[name] = None if none else value
    chosen = f"{game.name}:{given.get('variant') or ''}"
    return setting.read(chosen, given.get("players"), given.get("reward") or None, values)


def _type(game: Game, utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Cordée: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def _most_outcomes(game: Game) -> int:
    """Luck draws from a bag of the state, rolls a die of at most ten sides, or names a seat."""
    assert game.state_type.fields is not None
    kinds = [kind for kind, *_ in game.state_type.fields.values()]
    return int(max(10, *(kind.shape[0] for kind in kinds if len(kind.shape) == 1)))


class CordeeGame(pyspiel.Game):
    """A game with its options; each registered game is a class of its own below this one."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        chosen = read(game, params or {})
        rewards = chosen.rewards
        utility = pyspiel.GameType.Utility.GENERAL_SUM
        if rewards.is_zero_sum:
            utility = pyspiel.GameType.Utility.ZERO_SUM
        elif rewards.sides == 1:
            utility = pyspiel.GameType.Utility.IDENTICAL
        self._most_moves = min(LARGEST, game.most_moves(chosen.options, chosen.seats))
        self._most_outcomes = _most_outcomes(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self._most_outcomes,
            num_players=chosen.seats,
            min_utility=rewards.least,
            max_utility=rewards.most,
            utility_sum=0.0 if rewards.is_zero_sum else None,
            max_game_length=self._most_moves,
        )
        super().__init__(_type(game, utility), info, dict(params or {}))
        self.shared = shared(game.name, chosen.options, chosen.seats, rewards.kind)

    def new_initial_state(self) -> "CordeeState":
        return CordeeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Between two moves no more is drawn than lies in all bags: a generous bound."""
        return min(LARGEST, (self._most_moves + 1) * 2 * self._most_outcomes)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.shared, kind, params)


class CordeeState(pyspiel.State):
    """A position of a match, moved on by seats and by luck."""

    def __init__(self, game: CordeeGame) -> None:
        super().__init__(game)
        self.at = game.shared.opening.copy()

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _uniform(self.at.size)

    def _apply_action(self, action: int) -> None:
        self.at.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.words(player, action)

    def returns(self) -> list[float]:
        if self.at.player != OVER:
            return [0.0] * self.at.shared.setting.seats
        return self.at.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> "CordeeState":
        """A state with the same information state for this player, drawn from its view alone.

        The other players' pasts, and the history, are not in it: nobody could know them.
        """
        twin: CordeeState = self.get_game().new_initial_state()
        twin.at = self.at.imagine(player, int(sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        """What lies there, hidden things included."""
        at = self.at
        seats = range(at.shared.setting.seats)
        views = [at.view(-1), *(at.view(seat) for seat in seats)]
        kind = at.shared.game.view_type
        told = [telling.changes(kind, at.shared.undealt, views[0])]
        told += [telling.changes(kind, views[0], view) for view in views[1:]]
        past = " ".join(str(action) for action in _actions(at.step))
        return "\n".join([f"actions {past}", *told])


def _actions(step: Step) -> list[int]:
    """The actions of moves and luck that led here, from the first."""
    found = []
    while step.before is not None:
        found.append(step.action)
        step = step.before
    return found[::-1]


@cache
def _uniform(size: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / size) for outcome in range(size)]


class Observer:
    """What OpenSpiel reads of a state for a player, as numbers and as text.

    Without private information: what a spectator sees. With that of all players: everything, which
    is for critics in training and for nobody who plays.
    """

    def __init__(self, shared: Shared, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers of Cordée take no parameters, and got {params}")
        self.shared = shared
        self.kind = kind
        self.seats = shared.setting.seats
        self.eyes = {
            pyspiel.PrivateInfoType.SINGLE_PLAYER: 1,
            pyspiel.PrivateInfoType.NONE: 1,
            pyspiel.PrivateInfoType.ALL_PLAYERS: self.seats,
        }[kind.private_info]
        width = shared.game.observation
        pieces = {"observation": (self.eyes, width) if self.eyes > 1 else (width,)}
        if kind.perfect_recall:
            pieces = {"player": (self.seats,), **pieces, "own_moves": (OWN_MOVES,)}
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        if kind.public_info:
            self.tensor = np.zeros(
                sum(int(np.prod(shape)) for shape in pieces.values()), np.float32
            )
            place = 0
            for name, shape in pieces.items():
                end = place + int(np.prod(shape))
                self.dict[name] = self.tensor[place:end].reshape(shape)
                place = end

    def set_from(self, state: CordeeState, player: int) -> None:
        """Writes the numbers of this player into `tensor` and `dict`."""
        if self.tensor is None:
            return
        at = state.at
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS and self.eyes > 1:
            for seat in range(self.seats):
                at.numbers(seat, self.dict["observation"][seat])
        else:
            at.numbers(self._seat(player), self.dict["observation"])
        if self.kind.perfect_recall:
            self.dict["player"][:] = 0.0
            self.dict["player"][player] = 1.0
            self._write_own_moves(at.step, player)

    def _write_own_moves(self, step: Step, player: int) -> None:
        moves = self.dict["own_moves"]
        moves[:] = 0.0
        place = 0
        now: Step | None = step
        while now is not None and place < OWN_MOVES:
            if now.mover == player:
                moves[place] = (now.action + 1) / self.shared.game.actions
                place += 1
            now = now.before

    def _seat(self, player: int) -> int:
        return -1 if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def string_from(self, state: CordeeState, player: int) -> str:
        """The same as text: the whole past with perfect recall, else what is seen now."""
        at = state.at
        kind = self.shared.game.view_type
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        seat = self._seat(player)
        if not self.kind.public_info:
            if seat < 0:
                return ""
            return telling.changes(kind, at.view(-1), at.view(seat))
        if self.kind.perfect_recall:
            return at.step.told(self.shared, seat)[1]
        return telling.changes(kind, self.shared.undealt, at.view(seat))


class CordeeBot(pyspiel.Bot):
    """One of our bots in a seat of an OpenSpiel game: given its view, never the state."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        super().__init__()
        self.bot = bots.make(name)
        self.dice = random.Random(seed)

    def step(self, state: CordeeState) -> int:
        view = state.at.eyes(state.current_player())
        return self.bot.choose(view, view.moves, self.dice).action

    def restart_at(self, state: CordeeState) -> None:
        """Bots remember nothing but what is in their views."""


# Classes, as OpenSpiel's own Python games are: what is registered outlives the interpreter, and a
# function that is taken down so late would bring everything down with it.
GAMES = {
    game.name: type(f"Cordee{game.name.title()}", (CordeeGame,), {"rules": game})
    for game in games.values()
}


def register() -> None:
    """Makes every game known to OpenSpiel; a second time changes nothing."""
    known = set(pyspiel.registered_names())
    for name, made in GAMES.items():
        if PREFIX + name not in known:
            utility = pyspiel.GameType.Utility.GENERAL_SUM
            pyspiel.register_game(_type(games[name], utility), made)


register()

__all__ = ["CHANCE", "CordeeBot", "CordeeGame", "CordeeState", "Observer", "Position"]
