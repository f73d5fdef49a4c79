"""`cordee play`: the table in the terminal, typed at as a person would."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cordee
from tests.cli.conftest import Run

ALWAYS_FIRST = "1\n" * 4000


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "games").glob("*.cordee"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["classic", "--rounds", "1"],
        ["classic", "--seats", "human,greedy,random", "--rounds", "1", "--hand-penalty"],
        ["classic", "--seats", "greedy,human,greedy,greedy", "--rounds", "2"],
        ["classic:coop", "--rounds", "1", "--colours", "6", "--open-piles"],
        ["duel", "--exploits", "--no-memory-aid"],
        ["duel", "--games", "3", "--exploits", "--claim", "auto", "--ages", "1,0"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_can_be_played(
    run: Run, tmp_path: Path, arguments: list[str], language: str
) -> None:
    answer = run("play", *arguments, "--seed", "3", "--lang", language, typed=ALWAYS_FIRST)
    assert answer.code == 0
    assert ("finie" if language == "fr" else "the game is over") in answer.out
    [path] = saved_games(tmp_path)
    assert cordee.replay(path.read_text("utf-8")).is_over


def test_moves_by_word_why_hint_undo_and_help(run: Run) -> None:
    typed = "\n".join(
        ["?", "why", "why play r3", "why play y2", "hint", "play y2", "undo", "drop y2", "undo",
         "99", "dance", "play y3", "play y2", "take y", "deck", "undo", "quit"]
    )  # fmt: skip
    answer = run("play", "duel", "--seed", "5", "--first", "0", typed=typed + "\n")
    assert answer.code == 0
    for expected in (
        "Type a move in words",
        "Which move? Say why",
        "r3 is not in your hand. See cordee rules duel 3.",
        "Nothing speaks against it: play y2 can be played.",
        "I would choose:",
        "You: y2 played.",
        "Taken back.",
        "There is no move 99",
        "“dance” is not a move",
        "y3 is refused: y3 is not in your hand",
        "The pile of colour y is empty. (§8)",
        "You: a card from the deck.",
        "Nothing can be taken back",
        "Go on with: cordee play --resume",
    ):
        assert expected in answer.out, expected


def test_french_commands(run: Run) -> None:
    typed = "aide\npourquoi play r3\nindice\ncoups\nplay y2\nannuler\nquitter\n"
    answer = run("play", "duel", "--seed", "5", "--first", "0", "--lang", "fr", typed=typed)
    for expected in (
        "Tapez un coup",
        "r3 n'est pas dans votre main",
        "Je choisirais",
        "Coup repris",
    ):
        assert expected in answer.out, expected


def test_leaving_and_coming_back_loses_nothing(run: Run, tmp_path: Path) -> None:
    run("play", "duel", "--seed", "5", "--first", "0", "--names", "Ann", typed="play y2\nquit\n")
    [path] = saved_games(tmp_path)
    before = path.read_text("utf-8")
    answer = run("play", "--resume", typed="quit\n")
    assert answer.code == 0
    assert "Ann" in answer.out
    assert path.read_text("utf-8") == before
    assert "0 play y2" in before


def test_a_new_game_never_writes_over_an_old_one(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "duel", typed="quit\n")
    assert len(saved_games(tmp_path)) == 2


def test_a_copy_can_be_saved_and_resumed_by_name(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.cordee"
    run("play", "duel", "--seed", "5", "--first", "0", typed=f"play y2\nsave {copy}\nquit\n")
    answer = run("play", "--resume", str(copy), typed="quit\n")
    assert answer.code == 0 and "2  -18" in answer.out
    answer = run("play", "duel", typed=f"save {copy}/not/a/folder\nquit\n")
    assert "could not be saved" in answer.out and answer.code == 0


def test_two_people_at_one_screen_have_a_curtain(run: Run) -> None:
    typed = "\n" + "play y2\ndeck\n" + "\n" + "quit\n"
    answer = run(
        "play", "duel", "--seed", "5", "--first", "0", "--seats", "human,human",
        "--names", "Ann,Ben", typed=typed,
    )  # fmt: skip
    assert "Ann, it is your turn" in answer.out
    assert "Ben, it is your turn" in answer.out


def test_the_game_is_asked_for_when_none_is_named(run: Run) -> None:
    answer = run("play", typed="chess\n2\nquit\n")
    assert "There is no game called “chess”" in answer.err
    assert answer.code == 0


def test_co_operation_keeps_bests(run: Run) -> None:
    first = run("play", "classic:coop", "--rounds", "1", "--seed", "3", typed=ALWAYS_FIRST)
    assert "Together:" in first.out
    second = run("play", "classic:coop", "--rounds", "1", "--seed", "3", typed=ALWAYS_FIRST)
    assert "Your best with these settings is still" in second.out


def test_a_table_reads_without_colour(run: Run) -> None:
    answer = run("play", "classic", "--seed", "1", typed="quit\n")
    assert "\x1b" not in answer.out
    for sign in "■✚◆▲♥":
        assert sign in answer.out


def test_control_c_loses_nothing(tmp_path: Path) -> None:
    """A real terminal, a real interrupt: the accepted move is on disk."""
    master, slave = pty.openpty()
    environment = os.environ | {"CORDEE_DATA": str(tmp_path), "CORDEE_LANG": "en", "TERM": "dumb"}
    process = subprocess.Popen(
        [sys.executable, "-m", "cordee.cli.main", "play", "duel", "--seed", "5", "--first", "0"],
        stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
        preexec_fn=heed_interrupts,
    )  # fmt: skip
    os.close(slave)
    read_until(master, "> ")
    os.write(master, b"play y2\n")
    read_until(master, "deck")
    process.send_signal(signal.SIGINT)
    rest = read_until(master, "--resume")
    process.wait(timeout=20)
    assert "Traceback" not in rest
    [path] = (tmp_path / "games").glob("*.cordee")
    assert "0 play y2" in path.read_text("utf-8")


def heed_interrupts() -> None:
    """Whoever runs the tests in the background may have them ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def read_until(terminal: int, expected: str, seconds: float = 90) -> str:
    text = ""
    end = time.monotonic() + seconds
    while expected not in re.sub(r"\s+", " ", text):
        assert time.monotonic() < end, text
        text += os.read(terminal, 4096).decode(errors="replace")
    return text


def test_a_hint_says_by_how_many_points_and_changes_nothing(run: Run) -> None:
    table = ("play", "duel", "--seed", "5", "--first", "0", "--seats", "human,search:2")
    hinted = run(*table, typed="hint\nhint\nplay y2\ndeck\nquit\n")
    plain = run(*table, typed="play y2\ndeck\nquit\n")
    told = re.findall(r"I would choose: (\w+ \w+)[ ;(]+(.*)", hinted.out)
    assert len(told) == 2 and told[0][0].split()[0] in ("play", "drop")
    assert told[0] == told[1], "asked again it says the same"
    assert re.fullmatch(
        r"about [\d.]+ points? better than \w+ \w+\)\.|\w+ \w+ seems .*", told[0][1]
    )
    moves = [
        [line for line in answer.out.splitlines() if line.startswith(("You:", "Search"))]
        for answer in (hinted, plain)
    ]
    assert moves[0] == moves[1] and len(moves[0]) == 2


def test_in_a_match_of_several_rounds_a_hint_speaks_of_the_chance_to_win(run: Run) -> None:
    for language, said in (
        ("en", r"\(about [\d.]+\s% more chance to win than \w+ \w+\)|seems about as good"),
        ("fr", r"\(environ [\d,]+\s% de chances de gagner de plus que .+\)|à peu près aussi bon"),
    ):
        told = ""
        for seed in range(4):
            table = ("play", "classic", "--seed", str(seed), "--first", "0", "--lang", language)
            told = " ".join(run(*table, typed="hint\nquit\n").out.split())
            assert re.search(said, told), told
            if "%" in told:
                break
        assert "%" in told  # not all four are a matter of taste
