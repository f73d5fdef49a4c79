"""Luck as a value: draw number n of a source is a pure function of the match's seed.

The seed (128 bits) belongs to whoever drives the match and never enters a state, so it cannot
leak through one. Each source of luck (a deck, the dice) has a stream of its own: what is drawn
from one does not depend on what was played or drawn elsewhere.
"""

import secrets

import numpy as np

from cordee.core.compile import entry, rule, wide

SOURCES = 64  # streams a match can have; source 0 means "nothing pending"
SEED_BITS = 128

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


@rule
def mix(x: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64 (Steele, Lea, Flood 2014): every input bit moves every other."""
    x = (x ^ (x >> np.uint64(30))) * _FIRST
    x = (x ^ (x >> np.uint64(27))) * _SECOND
    return x ^ (x >> np.uint64(31))


@entry
def stream(high: np.uint64, low: np.uint64, source: int) -> np.uint64:
    """The seed of one source of luck."""
    return mix(mix(high + np.uint64(source + 1) * _GOLDEN) ^ low)


@entry
def nth(seed: np.uint64, n: int, size: int) -> int:
    """Draw number n of a stream, uniform in [0, size)."""
    x = mix(seed + np.uint64(n + 1) * _GOLDEN)
    return wide(((x >> np.uint64(32)) * np.uint64(size)) >> np.uint64(32))


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def halves(seed: int) -> tuple[np.uint64, np.uint64]:
    """A 128-bit seed as the two words that `stream` takes."""
    return np.uint64(seed >> 64), np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
