"""The arena: threads, records, ladders, and programs that take a seat."""

import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import cordee
from cordee import games
from cordee.bots import can_sit, every_name, make, read_name
from cordee.bots.external import ExternalBot
from cordee.core.faults import BadSeats, BotFailed, UnknownBot
from cordee.core.turn import Decide, Over
from cordee.lab import arena, plot, ratings
from cordee.lab.arena import on_threads
from cordee.lab.ladder import Ladder, Rating, climb, rate
from tests.cli.conftest import Run, run  # noqa: F401

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
DUEL = games["duel"]


def program(folder: Path, body: str) -> str:
    """A bot in a file of its own; `line` is what it was sent."""
    path = folder / "bot.py"
    path.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    {body}\n", "utf-8")
    return f"exec:{path}"


FIRST = 'print(json.loads(line)["moves"][0], flush=True)'


# --- matches -----------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [("greedy", "random"), ("search:2", "random")])
def test_threads_change_no_game(bots: tuple[str, str]) -> None:
    found = [
        arena.play_all(
            DUEL, DUEL.options(), bots, 5, seats=2, seed=4, run=arena.on_threads(threads)
        )
        for threads in (1, 3)
    ]
    assert found[0].any() and np.array_equal(found[0], found[1])


def test_processes_change_no_game_either() -> None:
    bots = ("champion:2", "search:2")
    found = [
        arena.play_all(DUEL, DUEL.options(), bots, 3, seats=2, seed=4, run=run_)
        for run_ in (arena.on_threads(1), arena.on_processes(2))
    ]
    assert found[0].any() and np.array_equal(found[0], found[1])


def test_tables_that_are_shared_out_at_once_keep_their_games_apart() -> None:
    tables = [("greedy", "random"), ("random", "search:2"), ("greedy", "search:2")]
    together = arena.play_tables(
        DUEL, DUEL.options(), tables, 3, seats=2, seed=4, run=arena.on_threads(3)
    )
    for bots, found in zip(tables, together, strict=True):
        alone = arena.play_all(DUEL, DUEL.options(), bots, 3, seats=2, seed=4)
        assert found.any() and np.array_equal(found, alone)


def test_whoever_stops_listening_does_not_wait_for_what_has_not_begun() -> None:
    begun: list[int] = []

    class Slow:
        def play(self) -> np.ndarray:
            begun.append(1)
            time.sleep(0.05)
            return np.zeros(1)

    games_ = arena.on_threads(1)([Slow() for _ in range(200)])  # type: ignore[misc]
    next(iter(games_))
    games_.close()  # type: ignore[attr-defined]
    assert len(begun) < 20


def test_every_game_is_kept_on_request_and_can_be_replayed(tmp_path: Path) -> None:
    bots = ("greedy", "search:1")
    kept = arena.play_all(DUEL, DUEL.options(), bots, 2, seats=2, seed=4, records=tmp_path)
    assert np.array_equal(kept, arena.play_all(DUEL, DUEL.options(), bots, 2, seats=2, seed=4))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"duel-0000{deal}-{turned}.cordee" for deal in (0, 1) for turned in (0, 1)
    ]
    match = cordee.replay((tmp_path / "duel-00001-1.cordee").read_text("utf-8"))
    assert isinstance(match.turn, Over)
    assert match.players == ["bot search:1@1", "bot greedy@1"]
    assert [score.total for score in match.turn.scores] == kept[1, 1, :2, 0].tolist()


# --- programs of one's own -----------------------------------------------------------------------


def test_a_program_plays_from_its_view_alone(tmp_path: Path) -> None:
    name = program(tmp_path, FIRST)
    assert str(read_name(name, programs=True)) == name
    assert isinstance(make(name, programs=True), ExternalBot)
    match = DUEL.start(2, 3)
    assert isinstance(match.turn, Decide)
    bot = ExternalBot(name.partition(":")[2])
    for _ in range(3):
        seat = match.turn.seats[0]
        view = match.view(seat)
        move = bot.choose(view, view.moves, cordee_rng())
        assert move.text == json.loads(view.json())["moves"][0]
        match.submit(seat, move)
    process = bot._process
    assert process is not None and process.poll() is None
    bot.close()
    assert process.poll() == 0


def cordee_rng() -> random.Random:
    return random.Random(1)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("sys.exit(3)", "bot-crashed"),
        ('print("dance", flush=True)', "bot-illegal"),
        ("time.sleep(60)", "bot-too-slow"),
        ("print('x' * 100000, flush=True)", "bot-illegal"),
    ],
)
def test_whatever_goes_wrong_is_a_forfeit(tmp_path: Path, body: str, code: str) -> None:
    name = program(tmp_path, body)
    match = DUEL.start(2, 3, DUEL.options(first=0))
    failing = ExternalBot(name.partition(":")[2], seconds=0.5)
    view = match.view(0)
    with pytest.raises(BotFailed) as failure:
        failing.choose(view, view.moves, cordee_rng())
    assert failure.value.code == code and failing._process is None
    players = [ExternalBot(name.partition(":")[2], seconds=0.5), make("greedy")]
    over = arena.play_match(match, players, cordee_rng())
    assert (over.reason, over.winners, over.ranking) == ("resigned", (1,), (2, 1))


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownBot) as refusal:
        read_name("exec:/nowhere/bot", programs=True)
    assert refusal.value.code == "no-program"


def test_nobody_else_can_have_a_program_started_here(tmp_path: Path, run: Run) -> None:  # noqa: F811
    """Not by a name that comes over a line, and not by a record that is resumed."""
    name = program(tmp_path, FIRST)
    for take in (read_name, make):
        with pytest.raises(UnknownBot) as refusal:
            take(name)
        assert refusal.value.code == "no-programs-here"
    played = run("play", "duel", "--seats", f"human,{name}", "--first", "0", typed="quit\n")
    assert played.code == 0
    resumed = run("play", "--resume", typed="quit\n")
    assert resumed.code == 2 and "exec:" in resumed.err


def test_the_example_in_c_plays_every_game(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    subprocess.run([compiler, "-o", tmp_path / "first", EXAMPLES / "first.c"], check=True)
    for game in games.values():
        result = arena.play(game, game.options(), [f"exec:{tmp_path / 'first'}", "random"], 1)
        assert result.games == game.seat_counts[0]


def test_the_example_in_javascript_knows_its_cards() -> None:
    if shutil.which("node") is None or sys.platform == "win32":
        pytest.skip("no node")
    classic = games["classic"]
    bots = [f"exec:{EXAMPLES / 'lowest.js'}", "random"]
    result = arena.play(classic, classic.options("single"), bots, 2)
    assert result.bots[0].margin > 0


# --- ladders -------------------------------------------------------------------------------------


def test_the_better_bot_stands_higher() -> None:
    ladder = climb(DUEL, DUEL.options(), ["random", "greedy", "search:3"], 6)
    assert [one.bot for one in ladder.bots] == ["greedy", "search:3", "random"]
    assert all(one.games == 24 for one in ladder.bots)
    assert ladder.bots[0].rating > 1500 > ladder.bots[2].rating
    again = climb(DUEL, DUEL.options(), ["random", "greedy", "search:3"], 6, run=on_threads(2))
    assert again == ladder


def test_a_ladder_has_as_many_bots_at_a_table_as_there_are_sides() -> None:
    classic = games["classic"]
    teams = climb(classic, classic.options(rounds=1), ["random", "greedy"], 2, seats=4)
    assert [one.games for one in teams.bots] == [8, 8] and teams.bots[0].bot == "greedy"
    three = climb(
        classic, classic.options(rounds=1), ["random", "greedy", "search:1", "search:4"], 1, seats=3
    )
    assert [one.games for one in three.bots] == [9, 9, 9, 9]  # three of the four tables
    with pytest.raises(BadSeats):
        climb(classic, classic.options("coop"), ["random", "greedy"], 1)
    with pytest.raises(BadSeats):
        climb(classic, classic.options(), ["random", "random"], 1)


def test_a_rating_does_not_follow_the_games_that_came_last() -> None:
    first, second = (["a", "b"], [1.0, 2.0]), (["a", "b"], [2.0, 1.0])
    best, other = rate(["a", "b"], [first] * 60 + [second] * 40)
    assert (best.bot, other.bot) == ("a", "b") and best.games == other.games == 100
    best, other = rate(["a", "b"], [second] * 40 + [first] * 60)
    assert best.bot == "a" and best.rating > other.rating + 50


def test_the_picture_shows_every_bot_in_its_place() -> None:
    bots = [Rating("a<b", 1700.0, 40.0, 9), Rating("c", 1300.0, 60.0, 9)]
    drawn = plot.svg(Ladder("duel", 2, 3, bots), "A & B")
    tree = ElementTree.fromstring(drawn)
    names = [node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "a<b", "c", "1700", "1300"} <= set(names)
    dots = [float(dot.get("cx", "0")) for dot in tree.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots[0] > dots[1]


def test_ladder_on_the_command_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    drawn, kept = tmp_path / "l.svg", tmp_path / "r.json"
    told = json.loads(
        run(
            "ladder", "greedy", "random", "--game", "duel", "--deals", "3", "--svg", str(drawn),
            "--keep", str(kept), "--json",
        ).out
    )  # fmt: skip
    assert [one["bot"] for one in told["bots"]] == ["greedy", "random"]
    assert "<svg" in drawn.read_text("utf-8")
    assert ratings.known(kept)["duel"].bots["greedy"].rating == told["bots"][0]["rating"]
    shown = run("ladder", "greedy", "random", "--game", "duel", "--deals", "2", "--lang", "fr").out
    assert "cote" in shown and "greedy" in shown
    assert run("ladder", "greedy", "--game", "classic:coop").code == 2
    assert run("ladder", "greedy", "dancer", "--game", "duel").code == 2
    unwritable = run(
        "ladder", "greedy", "random", "--game", "duel", "--deals", "1", "--svg", str(tmp_path)
    )
    assert unwritable.code == 2 and "cannot be written" in unwritable.err


def test_match_keeps_records_on_the_command_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    folder = tmp_path / "kept" / "here"
    told = run(
        "match", "greedy", "random", "--game", "duel", "--deals", "2", "--threads", "2",
        "--records", str(folder), "--json",
    )  # fmt: skip
    assert json.loads(told.out)["games"] == 4 and len(list(folder.iterdir())) == 4
    (tmp_path / "file").write_text("")
    refused = run(
        "match", "greedy", "random", "--game", "duel", "--records", str(tmp_path / "file")
    )
    assert refused.code == 2 and "cannot be written" in refused.err


def test_bots_lists_all_of_them_with_their_ratings(run: Run) -> None:  # noqa: F811
    shown = run("bots", "--lang", "en").out
    told = json.loads(run("bots", "--json").out)
    assert list(told) == every_name()
    for bot in every_name():
        assert bot in shown


def test_every_level_is_rated_in_every_game_of_the_ladder() -> None:
    for game, kept in ratings.known().items():
        assert game in games
        found = games[game]
        seated = [bot for bot in every_name() if can_sit(read_name(bot), found, found.options(), 2)]
        assert set(kept.bots) == set(seated)
        levels = [kept.bots[f"search:{level}"].rating for level in range(1, 7)]
        assert levels == sorted(levels), game
