"""`cordee score`: the pad for people with the box on the table."""

import json

from tests.cli.conftest import Run

DUEL_EXAMPLE = "y: 5 8 10; b: x; v: x 7 8; g: x x 2 3 4 7 9 10"


def test_duels_worked_example(run: Run) -> None:
    answer = run("score", "duel", DUEL_EXAMPLE, "--json")
    told = json.loads(answer.out)
    assert [line["points"] for line in told["players"][0]["lines"]] == [3, 0, -40, -10, 65]
    assert told["players"][0]["total"] == 18
    assert told["winners"] == [0]


def test_lines_are_written_as_on_paper(run: Run) -> None:
    answer = run("score", "duel", DUEL_EXAMPLE, "--lang", "fr")
    assert "35 - 20 = 15, x3 = 45, +20 = 65" in answer.out
    assert "vert" in answer.out and "18" in answer.out


def test_the_better_player_wins(run: Run) -> None:
    told = json.loads(run("score", "classic", "y: 2 3", "b: 8 9 10", "--json").out)
    assert [player["total"] for player in told["players"]] == [-15, 7]
    assert told["winners"] == [1]


def test_a_tie_is_shared_in_classic_and_goes_to_the_youngest_in_duel(run: Run) -> None:
    sheets = ("y: 8 9 10", "b: 8 9 10")
    assert json.loads(run("score", "classic", *sheets, "--json").out)["winners"] == [0, 1]
    assert json.loads(run("score", "duel", *sheets, "--json").out)["winners"] == [0, 1]
    aged = run("score", "duel", *sheets, "--option", "ages=1,0", "--json").out
    assert json.loads(aged)["winners"] == [0]
    assert "youngest" in run("score", "duel", *sheets, "--option", "ages=1,0").out


def test_three_sheets_are_three_players(run: Run) -> None:
    told = json.loads(run("score", "classic", "y: x 2 3 4 5 6 7", "b: 10", "", "--json").out)
    assert [player["total"] for player in told["players"]] == [(27 - 17) * 2 + 20, -7, 0]


def test_two_teams_of_four(run: Run) -> None:
    told = json.loads(
        run("score", "classic:penalty", "y: 2; hand: r2 r3 r4 r5 r6 r7 r8 r9 r10 b2", "b: 10",
            "--seats", "4", "--json").out
    )  # fmt: skip
    assert [player["total"] for player in told["players"]] == [-18 - 54 - 2, -10]


def test_the_hand_penalty_spares_wagers(run: Run) -> None:
    told = json.loads(run("score", "classic:penalty", "hand: r10 b3 yx", "--json").out)
    assert told["players"][0]["total"] == -13


def test_co_operation_adds_both(run: Run) -> None:
    told = json.loads(run("score", "classic:coop", "y: 8 9 10", "b: 10", "--json").out)
    assert [player["total"] for player in told["players"]] == [7 - 10]


def test_exploits_count_ten_each(run: Run) -> None:
    told = json.loads(run("score", "duel:exploits", "y: 10; exploits: 2", "--json").out)
    assert told["players"][0]["total"] == 10


def test_rounds_are_added_up(run: Run) -> None:
    told = json.loads(run("score", "classic", "y: 10 | b: 9 10", "g: 2 |", "--json").out)
    assert [player["total"] for player in told["players"]] == [-11, -18]


def test_without_sheets_it_asks_and_explains_what_is_wrong(run: Run) -> None:
    typed = "5 8 10\n\n\n\n\n" + "9 3\n9\n\n\n\n\n"
    answer = run("score", "duel", typed=typed)
    assert answer.code == 0
    assert "3 cannot lie after 9" in answer.err
    assert "Player 1 wins." in answer.out
