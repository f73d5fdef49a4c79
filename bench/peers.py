"""What others do on the same machine in the same run, each uniform over its legal moves.

Driven as their own users drive them, from Python. What is not installed is left out (extras `bench`
and `peers`).
"""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

SECONDS = 3.0
LANES = 1024  # of Pgx, which steps many games at once


def rate(game: Callable[[], int], seconds: float = SECONDS) -> float:
    """Moves a second of whole games, one after the other; a first one is not counted."""
    game()
    moves = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        moves += game()
    return moves / (time.perf_counter() - begun)


def openspiel(name: str, seconds: float = SECONDS, *, count_luck: bool = False) -> float:
    """A game of OpenSpiel: decisions a second, or with luck every node of the tree."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def one() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                moves += count_luck
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return rate(one, seconds)


def openspiel_hearts(seconds: float = SECONDS) -> float:
    """The peer that every figure of ours stands beside."""
    return openspiel("hearts", seconds)


def rlcard_gin_rummy(seconds: float = SECONDS) -> float:
    """Gin rummy of RLCard."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)

    def one() -> int:
        moves = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return rate(one, seconds)


def pettingzoo_gin_rummy(seconds: float = SECONDS) -> float:
    """The same behind PettingZoo's interface, with its masks and observations."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()
    rng = random.Random(1)

    def one() -> int:
        moves = 0
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
            else:
                legal = [n for n, may in enumerate(seen["action_mask"]) if may]
                env.step(rng.choice(legal))
                moves += 1
        return moves

    return rate(one, seconds)


def pgx(name: str, lanes: int, seconds: float = SECONDS, *, moves_at_once: int = 1) -> float:
    """A game of Pgx on the device that JAX finds: many at once, ended ones begun anew, so many
    moves in one compiled call; each with its mask and observation, as every state of Pgx has."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> Any:
        choose, luck = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(choose, logits), luck)

    def walk(state: Any, key: Any) -> Any:
        def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            state, key = carried
            key, now = jax.random.split(key)
            return (jax.vmap(act)(state, jax.random.split(now, lanes)), key), None

        return jax.lax.scan(one, (state, key), None, length=moves_at_once)[0]

    many = jax.jit(walk)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), lanes))
    key = jax.random.PRNGKey(1)

    def go() -> int:
        nonlocal state, key
        state, key = many(state, key)
        state.rewards.block_until_ready()
        return lanes * moves_at_once

    return rate(go, seconds)


PEERS: dict[str, tuple[str, Callable[[], float]]] = {  # the package each needs
    "OpenSpiel hearts": ("pyspiel", openspiel_hearts),
    "OpenSpiel gin_rummy": ("pyspiel", lambda: openspiel("gin_rummy")),
    "OpenSpiel euchre": ("pyspiel", lambda: openspiel("euchre")),
    "RLCard gin-rummy": ("rlcard", rlcard_gin_rummy),
    "PettingZoo gin_rummy_v4": ("pettingzoo", pettingzoo_gin_rummy),
    f"Pgx backgammon on the CPU, {LANES} games at once": ("pgx", lambda: pgx("backgammon", LANES)),
}


def installed() -> dict[str, Callable[[], float]]:
    """The peers that can be measured here."""
    return {name: run for name, (needs, run) in PEERS.items() if find_spec(needs) is not None}
