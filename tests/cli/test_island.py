"""`island` at the command line: playing, the score pad, content packs, bad input."""

import json
import shutil
from pathlib import Path

import pytest

import cordee
from tests.cli.conftest import Run

ALWAYS_FIRST = "1\n" * 4000

BAD = {
    "unknown option": ["sim", "island", "--option", "rounds=1"],
    "option not a choice": ["sim", "island", "--option", "rules=expert"],
    "size of the advanced game": ["sim", "island:advanced", "--option", "size=5"],
    "size too large": ["sim", "island", "--option", "size=9"],
    "cap of nothing": ["sim", "island", "--option", "round_cap=0"],
    "unknown variant": ["sim", "island:coop"],
    "too few seats": ["sim", "island", "--seats", "1"],
    "too many seats": ["sim", "island", "--seats", "9"],
    "first not seated": ["sim", "island", "--option", "first=2"],
    "unknown section": ["rules", "island", "23"],
    "nobody of that name": ["score", "island", "characters: bob"],
    "controlled twice": ["score", "island", "characters: kate", "characters: kate"],
    "two victories": ["score", "island", "victory: yes", "victory: yes"],
    "no colon": ["score", "island", "kate"],
    "no such entry": ["score", "island", "colour: red"],
    "more sheets than seats": ["score", "island", "", "", "", "--seats", "2"],
    "no such data folder": ["sim", "island", "--data", "nowhere"],
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


def test_a_content_pack_with_a_bad_entry_is_named(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(cordee.games["island"].folder / "data", folder)
    text = (folder / "events.toml").read_text("utf-8")
    (folder / "events.toml").write_text(text.replace('op = "hold"', 'op = "sing"'), "utf-8")
    answer = run("sim", "island", "--games", "1", "--data", str(folder))
    assert answer.code == 2
    assert "events.toml" in answer.err and "event net.effects.1.op" in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--round-cap", "6"],
        ["--seats", "human,greedy,random", "--rules", "advanced", "--round-cap", "4"],
        ["--seats", "human,human,greedy,greedy,random", "--round-cap", "3", "--no-memory-aid"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_can_be_played(
    run: Run, tmp_path: Path, arguments: list[str], language: str
) -> None:
    answer = run("play", "island", *arguments, "--seed", "3", "--lang", language,
                 typed=ALWAYS_FIRST)  # fmt: skip
    assert answer.code == 0
    assert ("finie" if language == "fr" else "the game is over") in answer.out
    [path] = sorted((tmp_path / "data" / "games").glob("*.cordee"))
    assert cordee.replay(path.read_text("utf-8")).is_over


def test_the_map_the_question_and_why_not(run: Run) -> None:
    typed = "\n".join(["?", "why pass", "hint", "1", "1", "1", "quit"])
    answer = run("play", "island", "--seed", "3", "--first", "0", typed=typed + "\n")
    assert "Which character is your Principal?" in answer.out
    assert "a1 ~" in answer.out and "b2 ·" in answer.out
    assert "Something else has to be decided now. See cordee rules island 5." in answer.out
    assert "keep locke, site 12" in answer.out


def test_who_has_nothing_to_play_is_never_bothered(run: Run) -> None:
    """A seat whose only move is to pass does so by itself, and nobody is told."""
    answer = run("play", "island", "--seed", "5", "--round-cap", "5", typed=ALWAYS_FIRST)
    assert "pass  1 pass" not in answer.out.replace("    ", " ")
    assert "  pass   1\n" not in answer.out


def test_the_score_pad(run: Run) -> None:
    texts = ("characters: kate jack; victory: yes", "characters: sun")
    told = json.loads(run("score", "island", *texts, "--json").out)
    assert [player["total"] for player in told["players"]] == [2208, 101]
    shown = run("score", "island", *texts, "--lang", "fr").out
    assert "personnages contrôlés" in shown


def test_without_sheets_the_pad_asks(run: Run) -> None:
    answer = run("score", "island", typed="\nbob\nkate\n\nsun\nyes\n")
    assert answer.code == 0
    assert "There is no character “bob”" in answer.err
    assert "Player 2 wins." in answer.out


def test_sim_and_match_answer_in_json(run: Run) -> None:
    told = json.loads(run("sim", "island", "--games", "20", "--seats", "5", "--json").out)
    assert told["games"] == 20 and len(told["mean_scores"]) == 5
    bots = ("greedy", "random", "random", "random")
    told = json.loads(run("match", *bots, "--game", "island", "--deals", "10", "--json").out)
    assert told["games"] == 40
    assert told["bots"][0]["win_rate"] > 0.7


def test_replay_and_rules(run: Run, tmp_path: Path) -> None:
    run("play", "island", "--seed", "3", "--round-cap", "3", typed=ALWAYS_FIRST)
    [path] = sorted((tmp_path / "data" / "games").glob("*.cordee"))
    answer = run("replay", str(path), "--seat", "0")
    assert answer.code == 0
    assert "windows" in run("rules", "island", "18").out


def test_a_newcomer_reads_what_can_be_done_and_what_came_of_it(run: Run) -> None:
    typed = "\n".join(
        ["mémoire", "indice", *"11111", "journal 50", "pourquoi move kate nw", "quit"]
    )
    answer = run("play", "island", "--seed", "3", "--lang", "fr", typed=typed + "\n")
    assert answer.code == 0
    for sentence in (
        "keep sawyer  Garder Sawyer",
        "Je choisirais\xa0: keep",
        "site 8   à côté de d2, d3, d4",
        "· votre tour",
        "move eko se  Eko au sud-est",
        "Vous\xa0: Eko au sud-est.\nEn a1\xa0: Mangrove.\n",
        "use eko            Le pouvoir\xa0: Eko",
        "Vous\xa0: Eko emploie son pouvoir.  + Miracle  + Faux pas\n",
        "Rapport de force en a1\xa0: Eko 9 (dé 4) contre Les nombres 8 (dé 4). Victoire\xa0: Eko.",
        "  play 1 (Miracle)\xa0: Ce n'est pas le moment",
        "Vous\xa0: carte jouée – Faux pas.\nRapport de force en d4\xa0: Michael 2 (dé 1) contre",
        "Vous ne contrôlez pas ce personnage\xa0: Kate au nord-ouest.",
    ):
        assert sentence in answer.out, sentence
    assert (
        answer.out.count("contre Les nombres 8 (dé 4). Victoire\xa0: Eko.") == 2
    )  # then, in the journal
    assert "tour de Vous" not in answer.out


def test_a_replay_tells_the_contests_too(run: Run, tmp_path: Path) -> None:
    run("play", "island", "--seed", "3", "--round-cap", "3", typed=ALWAYS_FIRST)
    [path] = sorted((tmp_path / "data" / "games").glob("*.cordee"))
    out = run("replay", str(path)).out
    assert "You: Eko uses a power.\nContest at a1: Eko 9 (die 4) against" in out
    assert "\n\n" not in out.partition("Contest at a1")[2].partition("╭")[0]
