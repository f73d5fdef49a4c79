"""Every game: a record gives the match back, and a broken one is refused with a sentence."""

from pathlib import Path

import pytest

import cordee
from cordee import words
from cordee.core import journal
from cordee.core.faults import BadRecord
from cordee.core.game import Game
from cordee.core.options import as_text
from cordee.core.turn import Decide
from tests.conformance.tables import SETUPS, Setup, every_game, every_table, walk

GOLDEN = Path(__file__).parents[1] / "golden"


@every_table
def test_a_record_gives_the_match_back(setup: Setup) -> None:
    for seed in (1, 2):
        match = walk(setup, seed)
        text = match.record()
        again = cordee.replay(text)
        assert again.digest() == match.digest()
        assert again.turn == match.turn
        assert again.record() == text


@every_table
def test_seed_and_moves_give_the_match_back(setup: Setup) -> None:
    match = walk(setup, 3)
    again = setup.start(3)
    for line in match.journal.lines:
        if line[0].isdigit():
            seat, _, move = line.partition(" ")
            again.submit(int(seat), move)
    assert again.digest() == match.digest()


@every_table
def test_an_unfinished_match_goes_on_as_dealt(setup: Setup) -> None:
    match = walk(setup, 5, moves=20)
    saved = cordee.replay(match.record(with_seed=True))
    assert saved.digest() == match.digest()
    for _ in range(15):
        if not isinstance(match.turn, Decide):
            break
        seat = match.turn.seats[0]
        move = match.moves(seat)[-1]
        match.submit(seat, move)
        saved.submit(seat, move)
        assert saved.digest() == match.digest()


@every_game
def test_a_running_record_does_not_tell_the_seed_unless_asked(game: Game) -> None:
    match = walk(SETUPS[game.name][0], 6, moves=5)
    assert "\nseed " not in match.record()
    assert "\nseed " in match.record(with_seed=True)


@every_table
def test_undo_stops_at_drawn_luck_and_is_recorded(setup: Setup) -> None:
    match = setup.start(8)
    assert isinstance(match.turn, Decide)
    seat = match.turn.seats[0]
    with pytest.raises(cordee.CordeeError):
        match.undo(seat)
    before = match.digest()
    match.submit(seat, match.moves(seat)[0])
    match.undo(seat)
    assert match.digest() == before
    again = cordee.replay(match.record(with_seed=True))
    assert again.digest() == before


def _broken(text: str) -> dict[str, str]:
    lines = text.splitlines()
    return {
        "empty": "",
        "prose": "Il était une fois",
        "cut": "\n".join(lines[: len(lines) // 2]) + "\n",
        "edited": text.replace("\nseats ", "\nseats 1", 1),
        "newer format": text.replace("record 1", "record 2", 1),
        "newer rules": _resealed([x.replace("rules 1", "rules 99") for x in lines[:-1]]),
        "other data": _resealed([x.replace("builtin ", "builtin f") for x in lines[:-1]]),
        "no moves": _resealed([x for x in lines[:-1] if x != "moves"]),
        "unknown option": _resealed([lines[0], "option foo=1", *lines[1:-1]]),
        "unknown game": _resealed([x.replace("game ", "game x") for x in lines[:-1]]),
        "illegal move": _resealed(_swap_first_moves(lines[:-1])),
        "other digest": _resealed([x if "digest" not in x else "digest 00" for x in lines[:-1]]),
        "binary": "\x00\x01\x02",
    }


def _resealed(lines: list[str]) -> str:
    return journal.sealed(lines)


def _swap_first_moves(lines: list[str]) -> list[str]:
    moves = [i for i, line in enumerate(lines) if line[:1].isdigit()]
    lines[moves[0]], lines[moves[1]] = lines[moves[1]], lines[moves[0]]
    return lines


@every_game
def test_a_broken_record_is_refused_with_a_sentence(game: Game) -> None:
    text = walk(SETUPS[game.name][0], 9).record()
    for what, broken in _broken(text).items():
        with pytest.raises(cordee.CordeeError) as fault:
            cordee.replay(broken)
        for language in words.LANGUAGES:
            sentence = fault.value.say(language)
            assert sentence and "\n" not in sentence, what


@every_game
def test_records_of_corrected_rules_are_not_judged_again(game: Game) -> None:
    lines = walk(SETUPS[game.name][0], 9).record().splitlines()[:-1]
    older = _resealed([x.replace(f"rules {game.rules_version}", "rules 0") for x in lines])
    with pytest.raises(BadRecord) as fault:
        cordee.replay(older)
    assert fault.value.code == "record-older-rules"
    assert cordee.parse(older).events


@every_table
def test_golden_records_of_every_release_still_replay(setup: Setup) -> None:
    path = GOLDEN / f"{setup}.cordee"
    assert path.exists(), f"{path.name} is missing: python -m tests.conformance.make_golden"
    match = cordee.replay(path.read_text("utf-8"))
    assert match.is_over
    told, again = path.read_text("utf-8").splitlines(), match.record().splitlines()
    defaults = as_text(setup.game.options())
    new = [f"option {name}={defaults[name]}" for name in defaults
           if not any(line.startswith(f"option {name}=") for line in told)]  # fmt: skip
    again = [line for line in again if line not in new]  # options younger than the record
    assert again[2:-1] == told[2:-1]  # all but the version of the package and the checksum
