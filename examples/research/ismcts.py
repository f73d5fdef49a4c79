"""OpenSpiel's information-set MCTS plays our classic against our `greedy`.

    python examples/research/ismcts.py [matches] [simulations]

The search asks `resample_from_infostate` for worlds that its seat holds possible; `greedy` is given
the view of its seat, as always.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cordee.apis.openspiel import CordeeBot


def play(seed: int, simulations: int, seat: int) -> float:
    """One match; what the search is ahead by."""
    game = pyspiel.load_game("cordee_classic(rounds=1)")
    luck = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck), uct_c=40.0,
        max_simulations=simulations, random_state=luck,
    )  # fmt: skip
    greedy = CordeeBot("greedy")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            bot = search if state.current_player() == seat else greedy
            state.apply_action(bot.step(state))
    return state.returns()[seat]


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    margins = [play(seed, simulations, seed % 2) for seed in range(matches)]
    told = ", ".join(f"{margin:+.0f}" for margin in margins)
    print(f"IS-MCTS with {simulations} simulations against greedy: {told} points")


if __name__ == "__main__":
    main()
