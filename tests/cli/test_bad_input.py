"""Bad input: one clear sentence in the chosen language, exit code 2, nothing changed."""

from pathlib import Path

import pytest

import cordee
from tests.cli.conftest import Run

BAD = {
    "unknown command": ["dance"],
    "unknown game": ["sim", "chess"],
    "unknown variant": ["sim", "classic:blind"],
    "unknown option": ["sim", "classic", "--option", "speed=9"],
    "duel refuses classic's options": ["sim", "duel", "--option", "rounds=1"],
    "option out of range": ["sim", "classic", "--option", "rounds=10"],
    "option not a number": ["sim", "classic", "--option", "rounds=many"],
    "option not a choice": ["sim", "classic", "--option", "colours=7"],
    "option not a switch": ["sim", "classic", "--option", "hand_penalty=perhaps"],
    "option not a pair": ["sim", "classic", "--option", "rounds"],
    "ages not an order": ["sim", "classic", "--option", "ages=0,0"],
    "ages of other seats": ["sim", "classic", "--option", "ages=0,1,2"],
    "first not seated": ["sim", "classic", "--option", "first=2"],
    "stall limit of nothing": ["sim", "classic", "--option", "stall_limit=0"],
    "co-operation of three": ["sim", "classic:coop", "--seats", "3"],
    "wrong number of seats": ["sim", "duel", "--seats", "3"],
    "seats not a number": ["sim", "classic", "--seats", "two"],
    "games not a number": ["sim", "classic", "--games", "-5"],
    "unknown flag": ["sim", "classic", "--fast"],
    "flag without value": ["sim", "classic", "--games"],
    "missing game": ["sim"],
    "too many words": ["sim", "classic", "duel"],
    "no such data folder": ["sim", "classic", "--data", "nowhere"],
    "unknown bot": ["match", "greedy", "deep-blue", "--game", "classic"],
    "unknown bot version": ["match", "greedy@9", "random", "--game", "classic"],
    "unknown bot level": ["match", "greedy:3", "random", "--game", "classic"],
    "too many bots": ["match", "greedy", "random", "random", "--game", "duel", "--seats", "2"],
    "unknown player": ["play", "classic", "--seats", "human,deep-blue"],
    "wrong number of players": ["play", "duel", "--seats", "human,greedy,greedy"],
    "too many names": ["play", "duel", "--names", "A,B,C"],
    "a flag of the other game": ["play", "duel", "--rounds", "1"],
    "unknown language": ["rules", "classic", "--lang", "de"],
    "unknown section": ["rules", "classic", "99"],
    "section not a number": ["rules", "classic", "five"],
    "no such record": ["replay", "nowhere.cordee"],
    "no game to resume": ["play", "--resume"],
    "an address of another machine": ["serve", "--host", "192.0.2.7"],
    "seats of a resumed game": ["play", "--resume", "--seats", "human,random"],
    "options of a resumed game": ["play", "--resume", "--option", "rounds=1"],
    "unknown row": ["score", "classic", "z: 2"],
    "row without colon": ["score", "classic", "y 2 3"],
    "falling row": ["score", "classic", "y: 5 3"],
    "wager after a number": ["score", "classic", "y: 5 x"],
    "four wagers": ["score", "classic", "y: x x x x"],
    "four wagers over two players": ["score", "classic", "y: x x", "y: x x 3"],
    "one card in two places": ["score", "classic", "y: 5", "y: 5"],
    "no such card": ["score", "classic", "y: 11"],
    "a row twice": ["score", "classic", "y: 5; y: 6"],
    "four sheets": ["score", "classic", "y: 5", "y: 6", "y: 7", "y: 8"],
    "a hand without the penalty": ["score", "classic", "hand: r7"],
    "a hand too large": ["score", "classic:penalty", "hand: r2 r3 r4 r5 r6 r7 r8 r9 r10"],
    "a hand card on the table": ["score", "classic:penalty", "r: 7; hand: r7"],
    "Exploits without the variant": ["score", "duel", "exploits: 2"],
    "too many Exploits": ["score", "duel:exploits", "exploits: 3", "exploits: 3"],
    "other numbers of rounds": ["score", "classic", "y: 2 | y: 3", "b: 4"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=list(BAD))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    run: Run, arguments: list[str], language: str
) -> None:
    spoken = [] if "--lang" in arguments else ["--lang", language]
    answer = run(*arguments, *spoken)
    assert answer.code == 2
    assert answer.out == ""
    sentence = answer.err.strip()
    assert sentence and "\n" not in sentence
    assert "Traceback" not in sentence


def test_the_two_languages_differ(run: Run) -> None:
    french = run("sim", "chess", "--lang", "fr").err
    english = run("sim", "chess", "--lang", "en").err
    assert french != english
    assert "classic, duel" in french and "classic, duel" in english


def test_a_data_file_with_a_bad_entry_is_named(run: Run, tmp_path: Path) -> None:
    folder = Path(cordee.games["classic"].folder)
    text = (folder / "data.toml").read_text("utf-8")
    for bad, expected in (
        (text.replace("hand = 8", "hand = 80", 1), "classic.2.hand"),
        (text.replace("contract = 20", "", 1), "classic.2.contract"),
        (text.replace("bonus = 20", 'bonus = "much"', 1), "classic.2.bonus"),
        ("[classic", "data.toml"),
    ):
        (tmp_path / "data.toml").write_text(bad, "utf-8")
        answer = run("sim", "classic", "--games", "1", "--data", str(tmp_path))
        assert answer.code == 2
        assert "data.toml" in answer.err and expected in answer.err


def test_an_edited_data_pack_plays_and_travels_in_the_record(run: Run, tmp_path: Path) -> None:
    from cordee.core.datapack import load

    game = cordee.games["classic"]
    text = (game.folder / "data.toml").read_text("utf-8")
    (tmp_path / "data.toml").write_text(text.replace("contract = 20", "contract = 10", 1), "utf-8")
    answer = run("score", "classic", "y: 2 3 4 5", "--data", str(tmp_path), "--json")
    assert '"total":4' in answer.out
    match = game.start(2, 1, data=load(tmp_path))
    again = cordee.replay(match.record(with_seed=True))
    assert int(again.table.contract) == 10
    assert again.digest() == match.digest()
