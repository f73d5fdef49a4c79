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
    assert "Player 1: a card from the deck." in answer.out
    assert "Total" in answer.out and "ictory" in answer.out


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
    last = max(pages.page(name, language).sections)
    assert f"§{last}" in whole.out
    one = run("rules", name, "§5", "--lang", language)
    titles = {n: s.title for n, s in pages.page(name, language).sections.items()}
    assert titles[5] in one.out and titles[7] not in one.out
    assert len(one.out) < len(whole.out) / 5


def test_rules_without_a_game_lists_them(run: Run) -> None:
    answer = run("rules", "--lang", "fr")
    assert "cordee rules classic" in answer.out and "cordee rules duel" in answer.out


@pytest.mark.parametrize("name", list(cordee.games))
def test_rules_show_what_a_data_pack_is_not_sure_of(run: Run, tmp_path: Path, name: str) -> None:
    for file, text in cordee.games[name].builtin_data().texts.items():
        (tmp_path / file).write_text(text, "utf-8")
    answer = run("rules", name, "§1", "--data", str(tmp_path), "--lang", "fr")
    assert answer.code == 0
    told = {"roll": "boxes.r.artefact", "board": "scales.large", "island": "character.boone"}
    assert told.get(name, "sont certaines") in answer.out
    assert "{" not in answer.out, "names, not what they are made of"
    assert "*" not in answer.out.replace("(*)", ""), "nothing is corrected"
    answer = run("rules", name, "--data", str(tmp_path / "nowhere"))
    assert (answer.code, answer.out) == (2, "")


def test_rules_need_a_game_for_a_data_pack(run: Run, tmp_path: Path) -> None:
    answer = run("rules", "--data", str(tmp_path))
    assert (answer.code, answer.out) == (2, "") and "name it" in answer.err


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"cordee {cordee.__version__}\n"
    french, english = run("--help", "--lang", "fr").out, run("--help", "--lang", "en").out
    assert "Rejouer" in french and "Step through" in english
    for command in ("play", "score", "replay", "rules", "sim", "match"):
        assert run(command, "--help").code == 0
    assert "--hand-penalty" in run("play", "--help").out
