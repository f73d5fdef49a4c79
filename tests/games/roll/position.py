"""Drawn positions: a match whose sheets are filled by hand, and words to talk about it.

    m = position("r: x 1 3; y: 2; artefacts: 5; refusals: 3", "", dice="r y b 7 0 3")
    assert refused(m, 0, "write r0") == ...
    play(m, 0, "write y7", "accelerate r")

One text a seat; the first seat rolls unless told otherwise, and these are its dice. Later dice are
given as `luck`, else all of them show r and 0. A sheet that no play could make is the test's
mistake.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cordee import games
from cordee.core import drive, records
from cordee.core.datapack import Pack
from cordee.core.match import Match
from cordee.core.score import Score
from cordee.core.turn import Decide, Over
from cordee.games.roll.columns import with_number, with_tick
from cordee.games.roll.game import RollGame
from cordee.games.roll.notation import LETTERS
from cordee.games.roll.portrait import BRIDGE_NAMES, Memory, Sheet, Shown

PLAIN_DICE = "r o y 1 2 3"
FULL = "1 2 3 4 5 6 7 8 9"


class Told:
    """Luck that gives what the test says, then always the first of what there is."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = list(words)

    def draw(self, match: Match, source: int, size: int) -> int:
        if not self.words:
            return 0
        word = self.words.pop(0)
        outcome = match.game.read_chance(match.table, match._state, word)
        assert outcome is not None, f"luck cannot give {word}"
        return outcome


def game() -> RollGame:
    found = games["roll"]
    assert isinstance(found, RollGame)
    return found


def sheet_with(data: str = "", **boxes: tuple[list[int], list[int]]) -> Pack:
    """A data pack with other boxes: letter = (accelerations, artefacts); none where not said."""
    text = game().builtin_data().texts["data.toml"].partition("[boxes.r]")[0]
    for letter in LETTERS:
        fast, artefacts = boxes.get(letter, ([], []))
        text += f"[boxes.{letter}]\nacceleration = {fast}\nartefact = {artefacts}\n"
    return Pack({"data.toml": text + data}, builtin=False)


def position(
    *sheets: str, dice: str = PLAIN_DICE, luck: str = "", roller: int = 0, turn: int = 0,
    bridged: str = "", bonus: Iterable[str] = (), data: Pack | None = None, **options: Any,
) -> Match:  # fmt: skip
    """A match at the moment after the roll, with these sheets."""
    chosen = game().options(**{"first": roller} | options)
    seats = game().check_seats(len(sheets), chosen)
    told = Told(dice.split() + luck.split())
    m = Match(game(), chosen, seats, seed=1, data=data, luck=told)
    s = m._state
    for seat, text in enumerate(sheets):
        for entry in filter(None, (part.strip() for part in text.split(";"))):
            key, words = entry.partition(":")[0], entry.partition(":")[2].split()
            if key == "artefacts":
                s.artefacts[seat] = int(words[0])
            elif key == "refusals":
                s.refusals[seat] = int(words[0])
            elif key == "tops":
                s.tops[seat] = sum(1 << LETTERS.index(letter) for letter in words)
            else:
                s.columns[seat, LETTERS.index(key)] = column(words)
    s.turn = turn
    s.bridged = _bridges(bridged)
    for seat, names in enumerate(bonus):
        s.bonus[seat] = _bridges(names)
    m._read_turn()
    return m


def column(words: list[str]) -> int:
    """`x 1 3 3` as an expedition."""
    found = 0
    for word in words:
        assert word != "x" or found == 0, "a round box is ticked first"
        found = int(with_tick(found)) if word == "x" else int(with_number(found, int(word)))
    numbers = [int(word) for word in words if word != "x"]
    assert numbers == sorted(numbers), "numbers never fall"
    return found


def _bridges(names: str) -> int:
    return sum(1 << BRIDGE_NAMES.index(name) for name in names.split())


def play(m: Match, seat: int, *moves: str) -> Match:
    """These moves by this seat."""
    for move in moves:
        m.submit(seat, move)
    return m


def all_refuse(m: Match, *seats: int) -> Match:
    """Each of these seats refuses the dice."""
    for seat in seats:
        m.submit(seat, "refuse")
    return m


# --- asking ------------------------------------------------------------------------------------


def asked(m: Match) -> tuple[int, ...]:
    assert isinstance(m.turn, Decide)
    return m.turn.seats


def over(m: Match) -> Over:
    assert isinstance(m.turn, Over)
    return m.turn


def refused(m: Match, seat: int, move: str) -> tuple[str, int] | None:
    """Code and § of a refusal; None: the move is legal."""
    reason = m.why_not(seat, move)
    return None if reason is None else (reason.code, reason.section)


def moves(m: Match, seat: int) -> list[str]:
    return [move.text for move in m.moves(seat)]


def shown(m: Match, seat: int | None = None) -> Shown:
    found = m.view(seat).portray()["shown"]
    assert isinstance(found, Shown)
    return found


def memory(m: Match, seat: int | None = None) -> Memory:
    found = m.view(seat).portray()["memory"]
    assert isinstance(found, Memory)
    return found


def sheet(m: Match, seat: int, eyes: int | None = -1) -> Sheet:
    """A sheet as its own seat sees it, or through other eyes."""
    return shown(m, seat if eyes == -1 else eyes).sheets[seat]


def numbers(m: Match, seat: int, letter: str) -> tuple[int, ...]:
    return sheet(m, seat).columns[letter].numbers


def round_box(m: Match, seat: int, letter: str) -> str:
    return sheet(m, seat).columns[letter].round_box


def points(m: Match) -> list[int]:
    """What each sheet is worth as it lies: score lines and rules must agree."""
    by_rules = np.zeros((8, 2), np.int32)
    drive.outcome_one(m._tables, m._states, by_rules)
    by_sheet = [score.total for score in _scores(m)]
    assert by_sheet == by_rules[: m.seats, 0].tolist()
    return by_sheet


def lines(m: Match, seat: int = 0) -> dict[str, tuple[str, int]]:
    """The score sheet of a seat as it lies: label, sum, points."""
    return {line.label: (line.formula, line.points) for line in _scores(m)[seat].lines}


def _scores(m: Match) -> tuple[Score, ...]:
    return game().chapter_scores(m.table, records.only(m._look(None)), 0)
