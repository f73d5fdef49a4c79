"""The commands that ask how far the champion is from unbeatable, and which blend to ship."""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.learning import need_torch

WITHOUT_TORCH = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "torch" else find(name, *more)
sys.modules["torch"] = None
import bench.{name}
"""


@pytest.mark.parametrize("name", ["blends", "exploit", "season"])
def test_a_bench_that_learns_says_what_is_missing_in_a_sentence(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH.format(name=name)], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "cordee[learn]" in done.stderr


@need_torch
def test_a_device_that_is_not_there_is_told_in_a_sentence() -> None:
    from bench.learning import torch_device

    assert torch_device("cpu") == "cpu"
    with pytest.raises(argparse.ArgumentTypeError, match="tpu"):
        torch_device("tpu")


@need_torch
def test_responses_learn_in_turn_and_what_they_come_to_is_kept_with_the_champion_it_is_of(
    tmp_path: Path,
) -> None:
    from bench.exploit import PART, SMALL_PART, main

    result = tmp_path / "result.json"
    result.write_text(json.dumps({"other": 1, PART: {"champion": "an earlier one", "zero": {}}}))
    small = ["--updates", "1", "--lanes", "8", "--folder", str(tmp_path), "--result", str(result)]
    small += ["--deals", "4"]
    assert main([*small, "--only", "warm", "--only", "earlier"]) == 0
    kept = json.loads(result.read_text())
    assert kept["other"] == 1 and set(kept[PART]) == {"champion", "warm", "earlier"}
    assert kept[PART]["warm"]["origin"] == "champion"
    assert kept[PART]["earlier"]["origin"].startswith("response-to-")
    for name in ("warm", "earlier"):
        run = json.loads((tmp_path / name / "run.json").read_text())
        assert run["settings"]["rival"] == "champion" and run["updates"] == 1
        assert set(kept[PART][name]["margins"]) == {"classic:single", "classic", "duel:exploits"}
        judged = kept[PART][name]["judged"]
        assert judged["deals"] == 4 and -150 < judged["margin"] < 150
    # As a processor can: single rounds alone, also against an earlier champion and the control.
    few = ["--small", "--only", "known", "--only", "control"]
    assert main([*small, *few]) == 0
    assert json.loads(result.read_text())[PART] == kept[PART]  # a GPU's stay what they were
    small_ones = json.loads(result.read_text())[SMALL_PART]
    assert set(small_ones) == {"champion", "known", "control"}
    for name, rival in (("known", "version-4"), ("control", "greedy")):
        assert small_ones[name]["rival"] == rival
        assert small_ones[name]["origin"] == "response-to-5"
        assert set(small_ones[name]["margins"]) == {"classic:single"}


@need_torch
def test_a_run_that_there_is_not_at_a_size_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from bench.exploit import main

    for wrong, why in (
        (["--small", "--only", "zero"], "zero: of this size there are earlier, warm, stranger"),
        (["--only", "known"], "known: of this size there are warm, zero, earlier, control"),
        (["--deals", "0"], "--deals take numbers above zero"),
    ):
        with pytest.raises(SystemExit) as refused:
            main(wrong)
        assert refused.value.code == 2 and why in capsys.readouterr().err


@need_torch
def test_a_blend_is_files_with_shares_that_add_up_to_one(tmp_path: Path) -> None:
    from bench.blends import Blend

    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    for path in (one, other):
        path.touch()
    assert Blend.read(f"{one}").shares == {one: 1.0}
    found = Blend.read(f"{one}=1.3 {other}=-0.3")
    assert found.shares == {one: 1.3, other: -0.3} and str(found) == "one=1.3 other=-0.3"
    for wrong in (f"{one}=0.5", f"{one}=half {other}", f"{tmp_path / 'nobody.npz'}"):
        with pytest.raises(argparse.ArgumentTypeError):
            Blend.read(wrong)


@need_torch
def test_blends_are_compared_with_the_rule_of_thumb_and_with_rivals() -> None:
    from bench.blends import Blend, Comparison
    from bench.champion import PLAYERS
    from cordee.bots.champion.weights import FOLDER

    rival = next(iter(PLAYERS.values()))
    row = Comparison([rival], 4, "cpu").row(Blend({FOLDER / "cards.npz": 1.0}))
    assert row["deals"] == 4 and set(row["gains"]) == {rival.stem}
    assert set(row["over greedy@1"]) == {"classic:single", "classic", "duel:exploits"}
    assert row["over greedy@1"]["classic"]["margin"] > 0
