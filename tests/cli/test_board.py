"""`board` on the command line: the table, the score pad, the simulator, bad input."""

import json
from pathlib import Path

import pytest

import cordee
from tests.cli.conftest import Run

BAD = {
    "unknown variant": ["sim", "board:long"],
    "rounds neither three nor one": ["sim", "board", "--option", "rounds=2"],
    "another game's option": ["sim", "board", "--option", "colours=6"],
    "no such direction": ["sim", "board", "--option", "direction=falling"],
    "no such start": ["sim", "board", "--option", "start=highest"],
    "take_back is a switch": ["sim", "board", "--option", "take_back=sometimes"],
    "stall limit of nothing": ["sim", "board", "--option", "stall_limit=0"],
    "five seats": ["sim", "board", "--seats", "5"],
    "first not seated": ["sim", "board", "--seats", "3", "--option", "first=3"],
    "ages of other seats": ["sim", "board", "--option", "ages=0,1,2"],
    "no such data folder": ["sim", "board", "--data", "nowhere"],
    "unknown section": ["rules", "board", "21"],
    "unknown path": ["score", "board", "v: 2"],
    "three copies": ["score", "board", "y: 5 5", "y: 5"],
    "falling row": ["score", "board", "y: 5 4"],
    "pawn behind its row": ["score", "board", "y: 4 5 > 1"],
    "pawn off the path": ["score", "board", "y: 4 > 10"],
    "leader without a pawn": ["score", "board", "y: 4; leader: r"],
    "six pawns across": ["score", "board", "y: > 7; r: > 7; g: > 7", "y: > 7; r: > 7; g: > 7"],
    "ten artefact tiles": ["score", "board", "artefacts: 10"],
    "no such points tile": ["score", "board", "tiles: 20"],
    "five sheets": ["score", "board", "", "", "", "", ""],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=list(BAD))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    run: Run, arguments: list[str], language: str
) -> None:
    answer = run(*arguments, "--lang", language)
    assert (answer.code, answer.out) == (2, "")
    sentence = answer.err.strip()
    assert sentence and "\n" not in sentence
    assert "Traceback" not in sentence


def edited(folder: Path, old: str, new: str) -> str:
    text = (cordee.games["board"].folder / "data.toml").read_text("utf-8")
    assert old in text
    (folder / "data.toml").write_text(text.replace(old, new, 1), "utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ("large = {", "huge = {", "scales.large.value", "a list of 1 to 28 whole numbers"),
        ("[3, 5, 6, 7, 9]", "[3, 5, 6, 7, 12]", "slots.r.value", "from 1 to 9"),
        ("[5, 5, 10,", "[5, 10,", "tiles", "as many tiles as slots, 25 in all"),
    ],
)
@pytest.mark.parametrize("command", [["sim", "--games", "1"], ["score", "r: 1"], ["play"]])
def test_a_wrong_data_pack_is_refused_naming_file_key_and_expectation(
    run: Run, tmp_path: Path, command: list[str], old: str, new: str, key: str, expected: str
) -> None:
    verb, *rest = command
    answer = run(verb, "board", *rest, "--data", edited(tmp_path, old, new))
    assert (answer.code, answer.out) == (2, "")
    assert "data.toml" in answer.err and key in answer.err and expected in answer.err
    assert "\n" not in answer.err.strip()


def test_an_edited_data_pack_counts(run: Run, tmp_path: Path) -> None:
    folder = edited(tmp_path, "15, 30, 35, 50]", "15, 30, 35, 60]")
    told = json.loads(run("score", "board", "r: > 9", "--data", folder, "--json").out)
    assert told["players"][0]["total"] == 60


def test_a_path_of_another_colour_is_called_by_it_everywhere(run: Run, tmp_path: Path) -> None:
    folder = edited(tmp_path, '"white"', '"brown"')
    told = run("score", "board", "w: > 7", "--data", folder).out
    assert "◆ w brown" in told and "◆ b" not in told
    asked = run("score", "board:short", "--data", folder, "--lang", "fr", typed="2\n").err
    assert "brun (w)" in asked and "blanc" not in asked
    drawn = run("play", "board", "--data", folder, "--first", "0", typed="quit\n").out
    assert "◆ w brown" in drawn and "white" not in drawn


def test_the_rules_show_which_values_are_not_certain(run: Run) -> None:
    for language, word in (("fr", "probable"), ("en", "likely")):
        answer = run("rules", "board", "17", "--lang", language)
        assert answer.code == 0
        assert "scales.large" in answer.out and word in answer.out
        assert "scales.large" in run("rules", "board", "--lang", language).out


@pytest.mark.parametrize(
    "command", [["sim", "--games", "1"], ["score", "r: 1"], ["play"], ["rules"]]
)
def test_an_entry_nobody_reads_is_refused_everywhere(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    verb, *rest = command
    folder = edited(tmp_path, "large = {", "largest = 1\nlarge = {")
    answer = run(verb, "board", *rest, "--data", folder)
    assert (answer.code, answer.out) == (2, "")
    assert "data.toml: there is no entry scales.largest: expected only large, small" in answer.err


def test_the_rules_show_how_sure_a_given_pack_is(run: Run, tmp_path: Path) -> None:
    folder = edited(tmp_path, '9], confidence = "guess" }\ny', '8], confidence = "certain" }\ny')
    for language, word in (("fr", "supposé"), ("en", "guess")):
        answer = run("rules", "board", "3", "--data", folder, "--lang", language)
        rows = [" ".join(line.split()) for line in answer.out.split("\n")]
        assert "* slots.r 3 5 6 7 8 certain" in rows
        assert f"slots.y 2 4 6 7 9 {word}" in rows
        assert not any("deal.hand" in row for row in rows)


def test_a_table_is_drawn_and_played_at(run: Run) -> None:
    typed = "why advance r\n1\n1\ndeck\nquit\n"
    answer = run("play", "board", "--first", "0", "--seed", "5", "--seats", "human,greedy,greedy",
                 typed=typed)  # fmt: skip
    assert answer.code == 0
    for part in (
        "‖",
        "◈",
        "»",
        "+15",
        "A*",
        "A You",
        "B Greedy",
        "5 pawns across",
        "-50 at the end",
    ):
        assert part in answer.out, part
    assert "start  1 leader  2 explorer" in answer.out
    assert "No step is offered now" in answer.out
    assert "the leader, who doubles" in answer.out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_tells_this_game_s_moves(run: Run, language: str) -> None:
    answer = run("play", "board", "--lang", language, typed="?\nquit\n")
    assert "start leader" in answer.out
    assert "claim" not in answer.out


def test_a_whole_short_game_shows_its_score_lines(run: Run) -> None:
    answer = run("play", "board:short", "--seats", "greedy,greedy", "--seed", "3")
    assert answer.code == 0
    for part in ("points tiles", "artefacts", "Total", "the game is over", "ictory: "):
        assert part in answer.out, part


def test_score_lines_are_written_as_on_paper(run: Run) -> None:
    sheets = ("r: 1 3 4 6 6 > 7; b: 2; leader: r; tiles: 15; artefacts: 1", "g: > 5")
    answer = run("score", "board", *sheets)
    assert "30 x2 = 60" in answer.out and "Player 1 wins." not in answer.out
    assert "artefact tiles found    1" in answer.out and "no winner yet" in answer.out
    told = json.loads(run("score", "board", *sheets, "--json").out)
    assert [player["total"] for player in told["players"]] == [55, 10]


def test_a_tie_is_broken_by_artefacts_and_says_so(run: Run) -> None:
    won = "r: > 7; artefacts: 1 || y: > 1", "b: > 7 || g: > 1"
    assert json.loads(run("score", "board", *won, "--json").out)["winners"] == [0]
    assert json.loads(run("score", "board", "r: > 7", "b: > 7", "--json").out)["winners"] == []
    answer = run("score", "board", *won)
    assert "Player 1 wins." in answer.out
    assert "On a tie, the most artefacts win." in answer.out


def test_without_sheets_the_pad_asks(run: Run) -> None:
    one = "1 2 9 8\n1 2 8 9 > 5\n\n\n\n\nr\n15\n2\n0\n"
    two = "\n\n\n\n\n\n\n\n"
    answer = run("score", "board:short", typed="\n" + one + two)
    assert answer.code == 0
    assert "8 cannot lie after 9" in answer.err
    assert "10 x2 = 20" in answer.out


def test_the_simulator_plays_it(run: Run) -> None:
    told = json.loads(run("sim", "board:short", "--seats", "4", "--games", "20", "--json").out)
    assert (told["game"], told["games"], len(told["mean_scores"])) == ("board", 20, 4)


def test_greedy_beats_three_random_seats(run: Run) -> None:
    answer = run("match", "greedy", "random", "random", "random", "--game", "board:short",
                 "--deals", "5", "--json")  # fmt: skip
    assert json.loads(answer.out)["bots"][0]["win_rate"] >= 0.9
