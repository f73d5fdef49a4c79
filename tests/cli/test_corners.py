"""Corners of the terminal where something was once lost, leaked or misread."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cordee
from cordee.core import journal
from cordee.core.faults import BadRecord, BadSeats
from tests.cli.conftest import Run
from tests.conformance.tables import SETUPS, walk


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    for language, word in (("en", "Commands"), ("fr", "Commandes")):
        answer = run("--lang", language)
        assert answer.code == 0
        assert word in answer.out


def test_it_also_runs_as_a_module() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "cordee", "--version"], check=True, capture_output=True, text=True
    )
    assert told.stdout == f"cordee {cordee.__version__}\n"
    told = subprocess.run(
        [sys.executable, "-m", "cordee", "play", "go", "--lang", "en"],
        capture_output=True,
        text=True,
    )
    assert told.returncode == 2 and "Traceback" not in told.stderr and "go" in told.stderr


def test_help_speaks_one_language(run: Run) -> None:
    for command in ("play", "score", "replay", "rules", "sim", "match"):
        page = run(command, "--help", "--lang", "fr").out
        for english in ("Usage: ", "Show this message", "INTEGER", "[required]", "[default"):
            assert english not in page, (command, english)


@pytest.mark.parametrize("typed", ["²", "٣", "9" * 40, "-1", "[/x]", "\t", "play ²"])
def test_odd_keys_at_the_prompt_are_only_refused(run: Run, typed: str) -> None:
    answer = run("play", "duel", "--seed", "5", "--first", "0", typed=f"{typed}\nquit\n")
    assert answer.code == 0
    assert "--resume" in answer.out


def test_odd_numbers_elsewhere_are_only_refused(run: Run) -> None:
    assert run("rules", "classic", "²").code == 2
    assert run("score", "duel:exploits", "y: 5; exploits: ²").code == 2
    assert run("play", "classic", "--seed", str(1 << 128)).code == 2
    assert run("sim", "classic", "--seed", str(1 << 64)).code == 2
    assert run("match", "greedy", "random", "--game", "duel", "--deals", str(10**14)).code == 2
    assert run("play", typed="²\n1\nquit\n").code == 0
    with pytest.raises(BadRecord):
        cordee.replay("cordee record ²\n")


def test_names_are_shown_as_they_are_and_fit_on_a_line(run: Run, tmp_path: Path) -> None:
    for name in ("[/x]", "A[b]", "Ann\nmoves", "\x1b[31mred"):
        answer = run("play", "duel", "--names", name, "--first", "0", typed="quit\n")
        assert answer.code == 0
        [path] = (tmp_path / "data" / "games").glob("*.cordee")
        assert run("play", "--resume", str(path), typed="quit\n").code == 0
        path.unlink()
    assert "A[b] > " in run("play", "duel", "--names", "A[b]", "--first", "0", typed="quit\n").out


def test_names_go_to_the_people(run: Run) -> None:
    answer = run("play", "duel", "--seats", "greedy,human", "--names", "Ann", typed="quit\n")
    assert "Ann > " in answer.out


def test_a_copy_keeps_its_name_and_never_overwrites(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "MaPartie.cordee"
    answer = run("play", "duel", typed=f"save {copy}\nsave {copy}\nquit\n")
    assert copy.exists()
    assert "exists already" in answer.out


def test_resume_takes_the_game_played_last_and_can_be_told_which(run: Run, tmp_path: Path) -> None:
    for game in ("classic", "duel"):
        run("play", game, "--first", "0", typed="quit\n")
    games = {p.name.split("-")[-2]: p for p in (tmp_path / "data" / "games").glob("*.cordee")}
    os.utime(games["classic"], (2_000_000_000, 2_000_000_000))
    assert "Round 1/3" in run("play", "--resume", typed="quit\n").out
    os.utime(games["classic"], (1_000_000_000, 1_000_000_000))
    assert "Game 1/1" in run("play", "--resume", typed="quit\n").out
    assert "Round 1/3" in run("play", "classic", "--resume", typed="quit\n").out


def test_a_game_that_cannot_be_saved_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CORDEE_DATA", "/dev/null/nowhere")
    answer = run("play", "duel", typed="quit\n")
    assert answer.code == 0
    assert "could not be saved" in answer.out and "--resume" not in answer.out


def test_who_comes_to_the_screen_hears_what_was_done(run: Run) -> None:
    typed = "\nplay y2\ndeck\n\nquit\n"
    answer = run(
        "play", "duel", "--seed", "5", "--first", "0", "--seats", "human,human",
        "--names", "Ann,Ben", typed=typed,
    )  # fmt: skip
    after = answer.out.rpartition("Ben, it is your turn")[2]
    assert "Ann: y2 played." in after


def test_the_pad_keeps_what_was_typed_when_something_clashes(run: Run) -> None:
    typed = "5 8\n\n\n\n\n" + "5\n6; b: 7\n6\n\n\n\n\n" + "\n"
    answer = run("score", "duel", "--json", typed=typed)
    assert answer.code == 0
    assert "exists only once" in answer.err and "more than one entry" in answer.err
    told = json.loads(answer.out)
    assert [player["total"] for player in told["players"]] == [-7, -14]


def test_the_pad_asks_for_several_rounds(run: Run) -> None:
    typed = "10\n\n\n\n\n" + "\n\n\n\n\n" + "yes\n" + "9 10\n\n\n\n\n" + "\n\n\n\n\n" + "\n"
    told = json.loads(run("score", "duel:three", "--json", typed=typed).out)
    assert told["players"][0]["total"] == -10 - 1


def test_words_of_each_game(run: Run) -> None:
    french = run("play", "duel", "--lang", "fr", typed="quit\n").out
    assert "Partie 1/1" in french and "Manche" not in french
    help_page = run("play", "classic", "--lang", "fr", typed="?\nquit\n").out
    assert "claim" not in help_page


def test_an_unknown_variant_is_refused_everywhere(run: Run) -> None:
    for arguments in (
        ["rules", "classic:foo"],
        ["play", "classic:"],
        ["score", "duel:foo", "y: 2"],
    ):
        assert run(*arguments).code == 2


def test_a_listed_number_can_be_asked_about(run: Run) -> None:
    answer = run("play", "duel", "--seed", "5", "--first", "0", typed="why 1\nquit\n")
    assert "Nothing speaks against it" in answer.out


def test_records_that_miss_lines_are_refused_with_a_sentence() -> None:
    lines = walk(SETUPS["duel"][0], 1).record().splitlines()[:-1]
    for without in ("digest", "player 1", "data", "seats"):
        broken = journal.sealed([line for line in lines if not line.startswith(without)])
        with pytest.raises(BadRecord) as fault:
            cordee.replay(broken)
        assert fault.value.say("fr") != fault.value.say("en")


def test_faults_inside_faults_keep_to_the_language() -> None:
    lines = walk(SETUPS["duel"][0], 1).record().splitlines()[:-1]
    first = next(i for i, line in enumerate(lines) if line[0].isdigit())
    lines[first] = lines[first][0] + " deck"
    with pytest.raises(BadRecord) as fault:
        cordee.replay(journal.sealed(lines))
    assert "Posez d'abord une carte" in fault.value.say("fr")
    assert "First play a card" in fault.value.say("en")


def test_seats_are_whole_numbers() -> None:
    with pytest.raises(BadSeats):
        cordee.games["duel"].start(seats=2.0)  # type: ignore[arg-type]


def test_the_cache_only_ever_removes_its_own_folders(tmp_path: Path) -> None:
    for name in ("Documents", "Photos", "Music", "Work", "Mail", "0" * 16, "1" * 16, "2" * 16):
        (tmp_path / name).mkdir()
    subprocess.run(
        [sys.executable, "-c", "import cordee.core.compile"], check=True,
        env=os.environ | {"CORDEE_CACHE": str(tmp_path)},
    )  # fmt: skip
    left = {path.name for path in tmp_path.iterdir()}
    assert {"Documents", "Photos", "Music", "Work", "Mail"} <= left
    assert len(left) == 5 + 3
