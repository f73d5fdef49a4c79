"""PPO in NumPy on the vector environment: learns to beat the bot that plays at random.

    python examples/research/ppo.py [updates]

A network of one hidden layer with a policy and a value head, Adam, generalised advantages, clipped
updates. Nothing but NumPy; the environment plays hundreds of matches at once.
"""

import sys

import numpy as np

from cordee.apis.vector import ManyMatches

LANES, STEPS, HIDDEN = 256, 32, 64
GAMMA, LAMBDA, CLIP, RATE, ENTROPY = 1.0, 0.95, 0.2, 1e-3, 0.01
EPOCHS, PARTS = 3, 4
POINTS = 50.0  # what counts as one


class Network:
    """Numbers in; logits and a value out. Knows its own gradient."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        shapes = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "v": (HIDDEN, 1)}
        scale = {"w": inputs**-0.5, "b": 0.0, "p": 0.01, "v": HIDDEN**-0.5}
        self.at = {
            name: (rng.standard_normal(shape) * scale[name]).astype(np.float32)
            for name, shape in shapes.items()
        }
        self.mean = {name: np.zeros_like(value) for name, value in self.at.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.at.items()}
        self.updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, ...]:
        hidden = np.tanh(seen @ self.at["w"] + self.at["b"])
        logits = np.where(mask, hidden @ self.at["p"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.at["v"])[:, 0]

    def learn(
        self, seen: np.ndarray, hidden: np.ndarray, logits: np.ndarray, value: np.ndarray
    ) -> None:
        """One step of Adam, from the gradients at the two heads."""
        back = (logits @ self.at["p"].T + value[:, None] * self.at["v"].T) * (1 - hidden**2)
        slopes = {
            "w": seen.T @ back, "b": back.sum(axis=0), "p": hidden.T @ logits,
            "v": hidden.T @ value[:, None],
        }  # fmt: skip
        self.updates += 1
        size = sum(float((slope**2).sum()) for slope in slopes.values()) ** 0.5
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.at[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def sample(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action a lane, as likely as the policy says."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def advantages(rewards: np.ndarray, values: np.ndarray, over: np.ndarray) -> np.ndarray:
    """Generalised advantages [step, lane]; values has one row more."""
    found, last = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for t in reversed(range(len(rewards))):
        alive = 1.0 - over[t]
        delta = rewards[t] + GAMMA * values[t + 1] * alive - values[t]
        last = delta + GAMMA * LAMBDA * alive * last
        found[t] = last
    return found


def improve(net: Network, seen, mask, action, before, gain, target, rng) -> None:
    """A few passes over what was played, in parts."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(seen)), PARTS):
            hidden, chances, value = net.forward(seen[part], mask[part])
            rows, a, g = np.arange(len(part)), action[part], gain[part]
            g = (g - g.mean()) / (g.std() + 1e-6)
            ratio = chances[rows, a] / before[part]
            held = ((ratio > 1 + CLIP) & (g > 0)) | ((ratio < 1 - CLIP) & (g < 0))
            push = np.where(held, 0.0, -ratio * g)[:, None]
            logits = -chances * push
            logits[rows, a] += push[:, 0]
            logs = np.log(chances + 1e-12)
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            logits += ENTROPY * chances * (logs + entropy)
            net.learn(seen[part], hidden, (logits / len(part)).astype(np.float32),
                      ((value - target[part]) / len(part)).astype(np.float32))  # fmt: skip


def train(updates: int, seed: int = 1) -> list[float]:
    """The mean margin of the matches that ended during each update, in points."""
    rng = np.random.default_rng(seed)
    envs = ManyMatches("classic", LANES, opponent="random", rounds=1)
    net = Network(envs.setting.game.observation, envs.setting.game.actions, rng)
    now, _ = envs.reset(seed=seed)
    curve = []
    for update in range(updates):
        kept = {
            name: [] for name in ("seen", "mask", "action", "before", "reward", "over", "value")
        }
        for _ in range(STEPS):
            _, chances, value = net.forward(now["observation"], now["action_mask"])
            action = sample(chances, rng)
            after, reward, over, _, _ = envs.step(action)
            row = (now["observation"], now["action_mask"], action,
                   chances[np.arange(LANES), action], reward / POINTS, over, value)  # fmt: skip
            for name, item in zip(kept, row, strict=True):
                kept[name].append(item)
            now = after
        played = {name: np.array(items) for name, items in kept.items()}
        _, _, last = net.forward(now["observation"], now["action_mask"])
        values = np.vstack([played["value"], last[None]])
        gain = advantages(played["reward"], values, played["over"])
        flat = {name: items.reshape(-1, *items.shape[2:]) for name, items in played.items()}
        improve(net, flat["seen"], flat["mask"], flat["action"], flat["before"], gain.reshape(-1),
                (gain + played["value"]).reshape(-1), rng)  # fmt: skip
        ended = played["over"].sum()
        curve.append(float(POINTS * played["reward"].sum() / max(1, ended)))
        print(f"update {update + 1}: {ended} matches, {curve[-1]:+.1f} points each")
    return curve


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
