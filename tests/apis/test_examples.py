"""Every example is run as its reader would run it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RESEARCH = ROOT / "examples" / "research"


def run(*command: object) -> str:
    told = subprocess.run(
        [sys.executable, *(str(part) for part in command)],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=540, env=os.environ,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_every_example_is_run_here() -> None:
    ours = Path(__file__).read_text("utf-8")
    for path in RESEARCH.glob("*.py"):
        assert f'"{path.name}"' in ours


def test_the_pettingzoo_loop_ends_with_rewards_that_sum_to_nothing() -> None:
    told = run(RESEARCH / "pettingzoo_loop.py", 3)
    paid = [float(found) for found in re.findall(r"seat_\d: ([+-][\d.]+) points", told)]
    assert len(paid) == 3 and abs(sum(paid)) < 0.2
    assert "deck-out" in told or "stalled" in told


def test_the_gymnasium_loop_loses_to_greedy() -> None:
    told = run(RESEARCH / "gymnasium_loop.py", 4)
    found = re.search(r"4 matches against greedy: ([+-][\d.]+) points each", told)
    assert found is not None and float(found[1]) < -20


def test_ppo_is_short_and_learns() -> None:
    path = RESEARCH / "ppo.py"
    assert len(path.read_text("utf-8").splitlines()) < 150
    told = run(path, 24)
    margins = [float(found) for found in re.findall(r"matches, ([+-][\d.]+) points", told)]
    assert len(margins) == 24
    played = [margin for margin in margins if margin]
    assert sum(played[-6:]) / 6 > sum(played[:3]) / 3 + 10


def test_the_search_of_openspiel_plays_against_our_greedy() -> None:
    told = run(RESEARCH / "ismcts.py", 1, 3)
    assert re.fullmatch(r"IS-MCTS with 3 simulations against greedy: [+-]\d+ points\n", told)


def test_a_program_of_ones_own_plays_over_lines() -> None:
    told = run(
        "-m", "cordee.cli.main", "match", "exec:examples/bots/cautious.py", "random", "--game",
        "classic:single", "--deals", 4, "--json",
    )  # fmt: skip
    bots = json.loads(told)["bots"]
    ours = next(bot for bot in bots if "cautious" in bot["name"])
    assert ours["margin"] > 0 and not ours.get("forfeits")


@pytest.mark.parametrize("name", ["cfr_tiny.py"])
def test_the_tiny_game_is_solved(name: str) -> None:
    """The figure that docs/research.md states."""
    told = run(RESEARCH / name, 60)
    histories = re.search(r"(\d+) histories", told)
    after = re.search(r"of CFR\+: ([\d.]+) points", told)
    before = re.search(r"at random: ([\d.]+) points", told)
    assert histories is not None and after is not None and before is not None
    assert int(histories[1]) == 75_973
    assert float(before[1]) == pytest.approx(1.2778, abs=1e-4)
    assert float(after[1]) < 0.001
