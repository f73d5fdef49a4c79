"""`roll` at the command line: playing, the score pad, bad input."""

import json
import re
from pathlib import Path

import pytest

import cordee
from tests.cli.conftest import Run

ALWAYS_FIRST = "1\n\n" * 2000  # the empty line takes the screen over

BAD = {
    "unknown option": ["sim", "roll", "--option", "rounds=1"],
    "option not a choice": ["sim", "roll", "--option", "order=whispered"],
    "unknown variant": ["sim", "roll:coop"],
    "too few seats": ["sim", "roll", "--seats", "1"],
    "too many seats": ["sim", "roll", "--seats", "6"],
    "ages of other seats": ["sim", "roll", "--seats", "3", "--option", "ages=0,1"],
    "first not seated": ["sim", "roll", "--option", "first=2"],
    "a flag of another game": ["play", "roll", "--rounds", "1"],
    "too many players": ["play", "roll", "--seats", "human,greedy,greedy,greedy,greedy,greedy"],
    "unknown section": ["rules", "roll", "21"],
    "unknown column": ["score", "roll", "w: 2"],
    "column without colon": ["score", "roll", "r 2 3"],
    "falling numbers": ["score", "roll", "r: 5 3"],
    "a tick after a number": ["score", "roll", "r: 5 x"],
    "a ten first": ["score", "roll", "r: 10"],
    "a zero": ["score", "roll", "r: x 0"],
    "ten numbers": ["score", "roll", "r: 1 1 1 1 1 1 1 1 1 1"],
    "a column twice": ["score", "roll", "r: 5; r: 6"],
    "too many marks": ["score", "roll", "refusals: 10"],
    "artefacts from nowhere": ["score", "roll", "artefacts: 3"],
    "a bridge not crossed": ["score", "roll", "r: 1 2; bridges: r"],
    "no such bridge": ["score", "roll", "bridges: w"],
    "six sheets": ["score", "roll", "", "", "", "", "", ""],
    "more sheets than seats": ["score", "roll", "", "", "", "--seats", "2"],
    "no such data folder": ["sim", "roll", "--data", "nowhere"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=list(BAD))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    run: Run, arguments: list[str], language: str
) -> None:
    answer = run(*arguments, "--lang", language)
    assert answer.code == 2
    assert answer.out == ""
    sentence = answer.err.strip()
    assert sentence and "\n" not in sentence
    assert "Traceback" not in sentence


def test_a_data_file_with_a_bad_entry_is_named(run: Run, tmp_path: Path) -> None:
    text = (cordee.games["roll"].folder / "data.toml").read_text("utf-8")
    for bad, expected in (
        (text.replace("boxes = [-20,", "boxes = [", 1), "points.boxes"),
        (text.replace("bridge = 20", "", 1), "points.bridge"),
        (text.replace("acceleration = [", "acceleration = [10, ", 1), "boxes.r.acceleration"),
    ):
        (tmp_path / "data.toml").write_text(bad, "utf-8")
        answer = run("sim", "roll", "--games", "1", "--data", str(tmp_path))
        assert answer.code == 2
        assert "data.toml" in answer.err and expected in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--seats", "human,greedy,random"],
        ["--seats", "greedy,human,greedy,greedy", "--order", "aloud"],
        ["--seats", "human,human,greedy,random,random", "--no-memory-aid"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_can_be_played(
    run: Run, tmp_path: Path, arguments: list[str], language: str
) -> None:
    answer = run("play", "roll", *arguments, "--seed", "3", "--lang", language, typed=ALWAYS_FIRST)
    assert answer.code == 0
    assert ("finie" if language == "fr" else "the game is over") in answer.out
    [path] = sorted((tmp_path / "data" / "games").glob("*.cordee"))
    assert cordee.replay(path.read_text("utf-8")).is_over


def test_nobody_hears_of_private_moves_before_all_are_done(run: Run) -> None:
    """Ann rolls; Bob, at the same screen, is asked before the bots, and hears of them after."""
    answer = run(
        "play", "roll", "--seats", "human,greedy,greedy,human", "--first", "0", "--seed", "4",
        "--names", "Ann,Bob", typed="\nrefuse\n\nrefuse\n\nquit\n",
    )  # fmt: skip
    assert answer.code == 0
    places = [
        answer.out.index(words)
        for words in (
            "Ann: dice refused.", "Bob > Bob: dice refused.", "Greedy: ",
            "Greedy 2: ", "Turn 2",
        )
    ]  # fmt: skip
    assert places == sorted(places)
    assert answer.out.count("Bob: dice refused.") == 2, "at his own screen, and once told to Ann"


def test_people_may_demand_turn_order_before_bots_choose(run: Run) -> None:
    answer = run(
        "play", "roll", "--seats", "greedy,greedy,human", "--first", "0", "--seed", "4",
        typed="in-order\nquit\n",
    )  # fmt: skip
    assert "in turn order, please" in answer.out


PEOPLE = ("play", "roll", "--seats", "human,human,human", "--names", "Ann,Bob,Cleo",
          "--first", "0", "--seed", "4")  # fmt: skip
OFFER = "Anybody may say now, with their name: in-order Ann"


def _record(folder: Path) -> list[str]:
    [path] = sorted((folder / "data" / "games").glob("*.cordee"))
    return [line for line in path.read_text("utf-8").splitlines() if line[:1].isdigit()]


def test_at_one_screen_anybody_may_demand_turn_order_before_the_others_choose(
    run: Run, tmp_path: Path
) -> None:
    answer = run(*PEOPLE, typed="\nrefuse\nin-order  CLEO\n\nrefuse\n\nrefuse\nquit\n")
    assert _record(tmp_path) == ["0 refuse", "2 in-order", "1 refuse", "2 refuse"]
    places = [
        answer.out.index(words)
        for words in ("Ann: dice refused.", "Bob, it is your turn", "Cleo: in turn order, please.",
                      "in order ─", "Bob > ", "Cleo > ", "Turn 2")
    ]  # fmt: skip
    assert places == sorted(places)
    assert answer.out.count(OFFER) == 3, "to the roller, before the others, at the next turn"


def test_at_one_screen_anybody_may_demand_it_while_the_roller_chooses_too(
    run: Run, tmp_path: Path
) -> None:
    answer = run(*PEOPLE, typed="in-order 2\n\nrefuse\n\nrefuse\n\nquit\n")
    assert _record(tmp_path) == ["1 in-order", "0 refuse", "1 refuse"]
    assert answer.out.count(OFFER) == 1


def test_without_a_name_whoever_is_next_demands_it(run: Run, tmp_path: Path) -> None:
    run(*PEOPLE, typed="\nrefuse\nin-order\nquit\n")
    assert _record(tmp_path) == ["0 refuse", "1 in-order"]


def test_what_is_no_demand_is_told_and_passes_nobody_the_screen(run: Run, tmp_path: Path) -> None:
    answer = run(*PEOPLE, typed="inorder\nin-order zoe\nwrite y1\nq\n")
    assert "“inorder” cannot be said now: expected in-order with a name, or Enter." in answer.out
    assert "Nobody here is called “zoe”: expected one of Ann, Bob, Cleo." in answer.out
    assert "“write y1” cannot be said now" in answer.out
    assert "Choose a colour die" not in answer.out
    assert "Go on with: cordee play --resume" in answer.out
    assert _record(tmp_path) == []


def test_who_keeps_the_screen_lets_the_others_speak_once_a_turn(run: Run, tmp_path: Path) -> None:
    """Bob rolls, then the bot: Ann is at the screen all along, but Bob can still speak up."""
    seats = ("play", "roll", "--seats", "human,human,random", "--names", "Ann,Bob",
             "--first", "1", "--seed", "4")  # fmt: skip
    bob_then_ann = "\nrefuse\n\nrefuse\n"
    answer = run(*seats, typed=f"{bob_then_ann}in-order bob\nquit\n")
    assert _record(tmp_path)[-1] == "1 in-order"
    assert answer.out.count(OFFER) == 3


def test_it_is_asked_once_however_long_a_draft_takes(run: Run, tmp_path: Path) -> None:
    text = (cordee.games["roll"].folder / "data.toml").read_text("utf-8")
    fast = re.sub(r"acceleration = .*", "acceleration = [1, 2, 3]", text)
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "data.toml").write_text(fast, "utf-8")
    typed = "\nrefuse\n\n1\naccelerate y\nstop\n\nquit\n"
    answer = run(*PEOPLE, "--data", str(tmp_path / "pack"), typed=typed)
    assert "Bob: ■ y accelerated." in answer.out
    assert "Cleo > " in answer.out
    assert answer.out.count(OFFER) == 2


@pytest.mark.parametrize(
    "arguments", [["--seats", "human,human"], ["--seats", "human,human,human", "--order", "aloud"]]
)
def test_nobody_is_asked_where_the_order_is_fixed(run: Run, arguments: list[str]) -> None:
    answer = run("play", "roll", *arguments, "--seed", "4", typed="\nrefuse\n" * 6)
    assert answer.out.count(": dice refused.") > 6
    assert "Anybody may say" not in answer.out


def test_words_why_and_hint(run: Run) -> None:
    typed = "\n".join(["?", "why write w1", "why stop", "hint", "top r", "refuse", "quit"])
    answer = run("play", "roll", "--seed", "5", "--first", "0", typed=typed + "\n")
    assert "There is no acceleration to use now. See cordee rules roll 7." in answer.out
    assert "“write w1” is not a move: expected write" in answer.out
    assert "I would choose" in answer.out
    assert "nine boxes are filled" in answer.out
    assert "You: dice refused." in answer.out
    assert "write r7 with a colour die and a number die" in answer.out


def test_the_score_pad(run: Run) -> None:
    answer = run("score", "roll", "r: 1 2 3 4 5 6 7 10; b: x; refusals: 8", "--json")
    told = json.loads(answer.out)
    assert told["players"][0]["total"] == 35 - 100 + 70
    shown = run("score", "roll", "r: x 1 2 3 4 5 6 7 10", "--lang", "fr").out
    assert "8: 35, x2 = 70" in shown and "rouge" in shown


def test_without_sheets_the_pad_asks(run: Run) -> None:
    first = "5 3\n3 5\n" + "\n" * 8
    answer = run("score", "roll", typed="\n" + first + "\n" * 9)
    assert answer.code == 0
    assert "3 cannot stand after 5" in answer.err
    assert "Player 2 wins." in answer.out


def test_a_bridge_that_pays_nobody_is_asked_for_again(run: Run) -> None:
    seven, none = "1 1 1 1 1 1 1\n" + "\n" * 8, "\n" * 9
    answer = run("score", "roll", "--json", typed=f"2\n{seven}{none}y\nr\n")
    assert "Player 1 has crossed the bridge “♥r”, but it pays nobody" in answer.err
    assert "The bridge “■y” has not been crossed" in answer.err
    assert json.loads(answer.out)["players"][0]["total"] == 50
    later = run("score", "roll", "--json", typed=f"2\n{seven}{seven[:-1]}r\n")
    assert "pays nobody" not in later.err, "the second player was first"
    assert [side["total"] for side in json.loads(later.out)["players"]] == [30, 50]


def test_a_bridge_that_pays_nobody_is_refused(run: Run) -> None:
    seven = "1 1 1 1 1 1 1\n" + "\n" * 8
    for answer in (
        run("score", "roll", "r: 1 1 1 1 1 1 1", ""),
        run("score", "roll", typed=f"2\n{seven}" + "\n" * 20),
    ):
        assert answer.code == 2 and answer.out == ""
        assert "Player 1 has crossed" in answer.err.strip().splitlines()[-1]


def test_sim_and_match_answer_in_json(run: Run) -> None:
    told = json.loads(run("sim", "roll", "--games", "20", "--seats", "5", "--json").out)
    assert told["games"] == 20 and len(told["mean_scores"]) == 5
    bots = ("greedy", "random", "random", "random")
    told = json.loads(run("match", *bots, "--game", "roll", "--deals", "5", "--json").out)
    assert told["games"] == 20
    assert told["bots"][0]["win_rate"] > 0.9


def test_replay_and_rules(run: Run, tmp_path: Path) -> None:
    run("play", "roll", "--seed", "3", "--seats", "human,greedy,random", typed=ALWAYS_FIRST)
    [path] = sorted((tmp_path / "data" / "games").glob("*.cordee"))
    answer = run("replay", str(path), "--seat", "0")
    assert answer.code == 0 and "refusals" in answer.out
    assert "round box" in run("rules", "roll", "5").out
