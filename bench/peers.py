"""What others do on the same machine in the same run."""

import random
import time


def openspiel_hearts(seconds: float = 3.0) -> float:
    """Moves a second of OpenSpiel's `hearts` driven from Python, uniform over the legal moves."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    moves = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves / (time.perf_counter() - begun)
