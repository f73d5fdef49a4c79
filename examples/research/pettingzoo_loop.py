"""A match of three at random, seat by seat, through PettingZoo.

python examples/research/pettingzoo_loop.py [seed]
"""

import sys

import numpy as np

from cordee.apis import pettingzoo


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    env = pettingzoo.env("classic:penalty", seats=3, rounds=1, render_mode="ansi")
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    print(env.render())
    match = env.unwrapped.play.match
    print(f"ended: {match.turn.reason}, after {match.seq} events")
    for agent, reward in sorted(paid.items()):
        print(f"{agent}: {reward:+.1f} points against the mean of the others")


if __name__ == "__main__":
    main()
