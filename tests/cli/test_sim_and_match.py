"""`cordee sim` and `cordee match`."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from cordee import games
from cordee.lab import arena
from tests.cli.conftest import Run


def test_sim_answers_with_its_keys(run: Run) -> None:
    told = json.loads(run("sim", "classic", "--games", "200", "--option", "rounds=1", "--json").out)
    for key in ("games", "moves", "moves_per_second", "mean_scores", "mean_length"):
        assert key in told
    assert told["games"] == 200
    assert told["moves"] == pytest.approx(told["mean_length"] * 200)
    assert len(told["mean_scores"]) == 2


def test_sim_is_the_same_for_the_same_seed(run: Run) -> None:
    answers = [
        json.loads(run("sim", "duel", "--games", "50", "--seed", seed, "--json").out)
        for seed in ("4", "4", "5")
    ]
    assert answers[0]["mean_scores"] == answers[1]["mean_scores"] != answers[2]["mean_scores"]


@pytest.mark.parametrize(
    ("arguments", "sides"),
    [(["classic", "--seats", "3"], 3), (["classic", "--seats", "4"], 2), (["classic:coop"], 1)],
)
def test_sim_counts_sides(run: Run, arguments: list[str], sides: int) -> None:
    told = json.loads(run("sim", *arguments, "--games", "20", "--json").out)
    assert len(told["mean_scores"]) == sides


def test_sim_in_words(run: Run) -> None:
    answer = run("sim", "classic", "--games", "20", "--lang", "fr")
    assert "coups par seconde" in answer.out


def test_sim_is_the_same_in_any_number_of_threads(run: Run) -> None:
    told = [
        json.loads(run("sim", "roll", "--games", "90", "--threads", many, "--json").out)
        for many in ("1", "2")
    ]
    assert told[0]["mean_scores"] == told[1]["mean_scores"]
    assert (told[0]["threads"], told[1]["threads"]) == (1, 2)
    assert told[0]["device"] == "cpu"


def test_sim_says_so_where_there_is_no_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from cordee.lab.batch import device

    monkeypatch.setattr(device, "find_spec", lambda name: None)
    refused = run("sim", "classic", "--device", "gpu", "--lang", "en")
    assert refused.code == 2 and "cordee[gpu]" in refused.err and not refused.out
    silent = type(sys)("numba.cuda")
    silent.is_available = lambda: False  # type: ignore[attr-defined]
    monkeypatch.setattr(device, "find_spec", lambda name: name)
    monkeypatch.setattr(device, "load_cuda", lambda: silent)
    refused = run("sim", "classic", "--device", "gpu", "--lang", "en")
    assert refused.code == 2 and "No GPU answers here" in refused.err and not refused.out
    assert run("sim", "classic", "--device", "abacus").code == 2


def test_match_answers_with_its_keys(run: Run) -> None:
    told = json.loads(
        run("match", "greedy", "random", "--game", "classic:single", "--deals", "20", "--json").out
    )
    assert told["games"] == 40
    names = [bot["name"] for bot in told["bots"]]
    assert names == ["greedy", "random"]
    first, second = told["bots"]
    assert set(first) == {"name", "win_rate", "margin", "margin_ci", "mean_score"}
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)
    assert first["margin"] == pytest.approx(-second["margin"])
    assert first["margin"] == pytest.approx(first["mean_score"] - second["mean_score"])
    assert first["margin_ci"][0] < first["margin"] < first["margin_ci"][1]
    assert first["win_rate"] > 0.8


def test_duplicate_deals_cancel_out_between_equals(run: Run) -> None:
    told = json.loads(
        run("match", "greedy", "greedy", "--game", "duel", "--deals", "10", "--json").out
    )
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "greedy#2"]
    assert told["bots"][0]["margin"] == 0
    assert told["bots"][0]["win_rate"] == 0.5


@pytest.mark.parametrize(
    ("bots", "game", "seats", "games"),
    [
        (["greedy", "random", "random"], "classic", None, 15),
        (["greedy", "random"], "classic", "4", 20),
        (["greedy", "greedy"], "classic:coop", None, 10),
    ],
)
def test_match_at_other_tables(
    run: Run, bots: list[str], game: str, seats: str | None, games: int
) -> None:
    more = ["--seats", seats] if seats else []
    told = json.loads(
        run(
            "match", *bots, "--game", game, "--option", "rounds=1", "--deals", "5", *more, "--json"
        ).out
    )
    assert told["games"] == games
    assert len(told["bots"]) == len(bots)


def test_match_in_words(run: Run) -> None:
    answer = run("match", "greedy", "random", "--game", "duel", "--deals", "5", "--lang", "fr")
    assert "victoires" in answer.out and "greedy" in answer.out


def test_compiled_loops_and_matches_in_python_agree(tmp_path: Path) -> None:
    for name, seats, values in (
        ("classic", 2, {"rounds": 1}),
        ("classic", 3, {"rounds": 1}),
        ("duel", 2, {"exploits": True}),
    ):
        game = games[name]
        bots = ["greedy"] * seats
        fast, slow = (
            arena.play_all(game, game.options(**values), bots, 3, seats=seats, seed=9, records=kept)
            for kept in (None, tmp_path)
        )
        assert fast.any() and np.array_equal(fast, slow)
