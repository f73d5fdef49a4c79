"""How far apart the inks of the expeditions are, for every kind of eyes.

Simulated colour blindness after Machado, Oliveira and Fernandes (2009), severity 1; distances after
CIEDE2000.
"""

import math
import re
from itertools import combinations
from pathlib import Path

import numpy as np

KINDS = {
    "normal": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                            [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                              [-0.011820, 0.042940, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                            [0.004733, 0.691367, 0.303900]]),
}  # fmt: skip


def linear(colour: str) -> np.ndarray:
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lab(rgb: np.ndarray) -> tuple[float, float, float]:
    matrix = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                       [0.0193339, 0.1191920, 0.9503041]])  # fmt: skip
    x, y, z = (matrix @ np.clip(rgb, 0, 1)) / np.array([0.95047, 1.0, 1.08883])
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
                  for t in (x, y, z))  # fmt: skip
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for b, a in ((b1, a1), (b2, a2)))
    dl, dc = l2 - l1, c2 - c1
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh_ = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    mh = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (1 - 0.17 * math.cos(math.radians(mh - 30)) + 0.24 * math.cos(math.radians(2 * mh))
         + 0.32 * math.cos(math.radians(3 * mh + 6))
         - 0.20 * math.cos(math.radians(4 * mh - 63)))  # fmt: skip
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    turn = 60 * math.exp(-(((mh - 275) / 25) ** 2))
    rt = -math.sin(math.radians(turn)) * 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    dl, dc, dh_ = dl / sl, dc / sc, dh_ / sh
    return math.sqrt(dl * dl + dc * dc + dh_ * dh_ + rt * dc * dh_)


def smallest(inks: dict[str, str]) -> dict[str, tuple[float, str]]:
    """For each kind of eyes the closest two inks."""
    return {
        kind: min(
            (distance(lab(matrix @ linear(inks[a])), lab(matrix @ linear(inks[b]))), a + b)
            for a, b in combinations(inks, 2)
        )
        for kind, matrix in KINDS.items()
    }


def contrast(one: str, two: str) -> float:
    """WCAG's ratio."""
    light, dark = sorted((float(np.array([0.2126, 0.7152, 0.0722]) @ linear(c)) + 0.05
                          for c in (one, two)), reverse=True)  # fmt: skip
    return light / dark


def chosen() -> dict[str, tuple[str, str]]:
    """The client's inks and what is written on them."""
    text = (Path(__file__).parents[2] / "client/src/art/signs.ts").read_text("utf-8")
    pairs = re.findall(r'(\w): \{ ink: "(#\w+)", on: "(#\w+)" \}', text)
    return {letter: (ink, on) for letter, ink, on in pairs}
