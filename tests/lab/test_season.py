"""From one champion to the next: work done in turn, a plan in a file, and who is chosen."""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bench.turns import do_in_turn
from tests.lab.learning import need_torch

PLAN = Path(__file__).parents[2] / "bench" / "legs" / "next.toml"


@dataclass(frozen=True)
class Noted:
    """A task that notes when it is ready and when it works."""

    name: str
    notes: Path
    fails: bool = False

    def note(self, what: str) -> None:
        with self.notes.open("a", encoding="utf-8") as file:
            file.write(f"{what} {self.name}\n")

    def __call__(self, wait: Callable[[], object]) -> None:
        self.note("ready")
        wait()
        self.note("begins")
        time.sleep(0.1)
        if self.fails:
            raise SystemExit(3)
        self.note("ends")


def test_tasks_get_ready_side_by_side_and_work_in_turn_whatever_becomes_of_the_one_before(
    tmp_path: Path,
) -> None:
    notes = tmp_path / "notes"
    tasks = {name: Noted(name, notes, fails=name == "two") for name in ("one", "two", "three")}
    assert do_in_turn(tasks) == ["one", "three"]
    noted = notes.read_text("utf-8").splitlines()
    assert {f"ready {name}" for name in tasks} <= set(noted)
    worked = [line for line in noted if not line.startswith("ready")]
    assert worked == ["begins one", "ends one", "begins two", "begins three", "ends three"]


def row(points: float, wins: float, *gains: float) -> dict[str, Any]:
    return {
        "over greedy@1": {"classic:single": {"margin": points}, "classic": {"wins": wins}},
        "gains": {str(n): {"margin": one} for n, one in enumerate(gains)},
    }


@need_torch
@pytest.mark.parametrize(
    ("others", "which"),
    [
        ([row(30.5, 0.885, 5, 4), row(30.3, 0.882, 3, 2)], 2),  # who is hardest to beat
        ([row(30.5, 0.885, 5, 4), row(29.9, 0.882, 0, 0)], 1),  # but not for too many points
        ([row(30.5, 0.885, 5, 4), row(30.6, 0.870, 0, 0)], 1),  # nor for too many matches
        ([row(29.0, 0.860, 1, 1), row(29.5, 0.860, 5, 4)], 2),  # all behind: the least
    ],
)
def test_chosen_is_who_gives_least_and_is_not_behind(
    others: list[dict[str, Any]], which: int
) -> None:
    from bench.season import choose

    assert choose([row(30.4, 0.883, 7, 5), *others]) == which


@need_torch
def test_a_plan_names_players_that_are_there(tmp_path: Path) -> None:
    from bench.season import Plan, blend_of

    plan = Plan.read(str(PLAN))
    settings = plan.settings(tmp_path)
    for name in (*settings.elders, settings.partner):
        assert Path(name).is_file(), name
    assert settings.lanes_taken <= 1 and settings.veterans + len(settings.elders) < settings.past
    assert settings.trace == (0.92, 0.88)
    for shares in (plan.origin, *plan.blends):
        assert sum(shares.values()) == pytest.approx(1.0)
        for file in blend_of(shares, tmp_path).shares:
            assert file.is_file() or file == tmp_path / "leg.npz"
    wrong = tmp_path / "wrong.toml"
    rest = "[origin]\nchampion = 1.0\n[[blends]]\nleg = 1.0\n"
    for text, told in (
        ("[leg", "not to be read"),
        ("[leg]\nthumb = 2.0", "nothing of 'origin'"),
        (f"{rest}[leg]\nthum = 2.0", "no setting thum"),
        (f"{rest}[leg]\npartner = 'nobody'", "no file .*nobody.npz"),
        (f"{rest}champion = 0.5\n[leg]", "leg, champion do not add up"),
    ):
        wrong.write_text(text, "utf-8")
        with pytest.raises(argparse.ArgumentTypeError, match=told):
            Plan.read(str(wrong))


@need_torch
@pytest.mark.long
def test_a_season_from_a_leg_to_a_response_to_who_was_chosen(tmp_path: Path) -> None:
    from bench.exploit import PART
    from bench.season import Plan, main
    from cordee.bots.champion import weights

    result = tmp_path / "result.json"
    small = ["--updates", "1", "--lanes", "32", "--deals", "4", "--only", "warm"]
    assert main([str(PLAN), *small, "--folder", str(tmp_path), "--result", str(result)]) == 0
    chosen = weights.read(tmp_path / "chosen.npz")
    kept = json.loads(result.read_text("utf-8"))[PART]
    assert kept["champion"] == weights.checksum(chosen.arrays).hex()
    assert kept["warm"]["origin"] == "chosen"
    partner = Plan.read(str(PLAN)).leg["partner"]
    assert chosen.card["settings"]["partner"] == partner, "no folder of this machine"


def test_whom_a_run_met_is_told_by_name_and_no_folder_of_a_machine_is() -> None:
    from cordee.lab.learn.ship import by_name

    met = {
        "thumb": 2.0, "origin": "champion", "rival": "", "partner": "/home/me/run.2/partner.npz",
        "elders": ["/home/me/players/old.npz", "/home/me/run.2"],
    }  # fmt: skip
    assert by_name(met) == met | {"partner": "run.2/partner", "elders": ["old", "run.2"]}
    assert by_name({"origin": ""})["elders"] == []  # as runs of old were kept
