"""Plays the first legal card against a bot, through Gymnasium.

python examples/research/gymnasium_loop.py [matches] [opponent]
"""

import sys

import gymnasium
import numpy as np

import cordee.apis.gymnasium  # noqa: F401  registers cordee/<game>-v1


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    opponent = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    env = gymnasium.make("cordee/classic-v1", opponent=opponent, rounds=1)
    margins = []
    seen, _ = env.reset(seed=1)
    while len(margins) < matches:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, over, cut, _ = env.step(action)
        if over or cut:
            margins.append(reward)
            seen, _ = env.reset()
    print(f"{matches} matches against {opponent}: {np.mean(margins):+.1f} points each")
    env.close()


if __name__ == "__main__":
    main()
