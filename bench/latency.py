"""How long a person waits: for a move, for the first prompt, for the first compile."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from cordee import games
from cordee.core.turn import Decide


def submit_microseconds() -> dict[str, float]:
    """One `submit` with the next legal lists, both views and the record, over whole matches."""
    game = games["classic"]
    taken = []
    for seed in range(3):
        match = game.start(2, seed)
        rng = random.Random(seed)
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            move = str(rng.choice(match.moves(seat)))
            begun = time.perf_counter()
            match.submit(seat, move)
            for other in match.turn.seats if isinstance(match.turn, Decide) else ():
                match.moves(other)
            for other in (0, 1):
                match.view(other).portray()
            match.record()
            taken.append((time.perf_counter() - begun) * 1e6)
    return {
        "median": statistics.median(taken),
        "mean": statistics.mean(taken),
        "p99": statistics.quantiles(taken, n=100)[98],
    }


def start_seconds() -> dict[str, float]:
    """From typing `cordee play` to its first prompt: with a cold and with a warm cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"CORDEE_CACHE": f"{folder}/cache", "CORDEE_DATA": folder}
        command = [sys.executable, "-m", "cordee.cli.main", "play", "classic", "--lang", "en"]
        found = {}
        for name in ("cold", "warm", "warm again"):
            begun = time.perf_counter()
            process = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )  # fmt: skip
            assert process.stdin and process.stdout
            text = b""
            while b" > " not in text:
                text += os.read(process.stdout.fileno(), 4096)
            found[name] = time.perf_counter() - begun
            process.communicate(b"quit\n")
    return found
