"""`cordee replay`, `cordee rules`, `cordee --version` and `--help`."""

from pathlib import Path

import pytest

import cordee
from cordee.core import journal
from cordee.words import pages
from tests.cli.conftest import Run
from tests.conformance.tables import SETUPS, walk


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.cordee"
    path.write_text(walk(SETUPS["duel"][2], 1).record(), "utf-8")
    return path


def test_replay_runs_through_a_record(run: Run, record: Path) -> None:
    answer = run("replay", str(record), "--all")
    assert answer.code == 0
    assert "0 deck" in answer.out and "Total" in answer.out


def test_replay_steps_and_can_be_left(run: Run, record: Path) -> None:
    answer = run("replay", str(record), "--step", "--seat", "0", "--lang", "fr", typed="\n\nq\n")
    assert answer.code == 0
    assert answer.out.count("Votre main") == 3


def test_replay_of_an_unfinished_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.cordee"
    path.write_text(walk(SETUPS["classic"][0], 1, moves=9).record(), "utf-8")
    assert "the game is not over" in run("replay", str(path), "--all").out


def test_replay_shows_old_rules_without_judging(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()[:-1]
    record.write_text(journal.sealed([x.replace("rules 1", "rules 0") for x in lines]), "utf-8")
    answer = run("replay", str(record))
    assert answer.code == 0
    assert "corrected since" in answer.out and "0 deck" in answer.out


def test_replay_refuses_a_seat_that_is_not_there(run: Run, record: Path) -> None:
    answer = run("replay", str(record), "--seat", "2")
    assert answer.code == 2 and "no seat 2" in answer.err


@pytest.mark.parametrize("name", list(cordee.games))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_show_the_page_and_one_section(run: Run, name: str, language: str) -> None:
    whole = run("rules", name, "--lang", language)
    assert f"§{max(pages.page(name, language).sections)}" in whole.out
    one = run("rules", name, "§5", "--lang", language)
    next_title = pages.page(name, language).sections[6].title
    assert "§5" in one.out and f"§6 {next_title}" not in one.out
    assert len(one.out) < len(whole.out) / 5


def test_rules_without_a_game_lists_them(run: Run) -> None:
    answer = run("rules", "--lang", "fr")
    assert "cordee rules classic" in answer.out and "cordee rules duel" in answer.out


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"cordee {cordee.__version__}\n"
    french, english = run("--help", "--lang", "fr").out, run("--help", "--lang", "en").out
    assert "Rejouer" in french and "Step through" in english
    for command in ("play", "score", "replay", "rules", "sim", "match"):
        assert run(command, "--help").code == 0
    assert "--hand-penalty" in run("play", "--help").out
