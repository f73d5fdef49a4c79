"""§ 22 of both pages: the score pad counts by the same rules and refuses the impossible."""

from typing import Any

import pytest

from cordee.core.faults import BadSheet
from cordee.games.cards import pad

from .position import game


def count(name: str, *texts: str, seats: int | None = None, **options: Any) -> pad.Count:
    chosen = game(name).options(**options)
    return pad.count(game(name), chosen, seats, texts, game(name).builtin_data())


def totals(name: str, *texts: str, seats: int | None = None, **options: Any) -> list[int]:
    return [score.total for score in count(name, *texts, seats=seats, **options).players]


def test_s22_the_examples_of_the_pages() -> None:
    assert totals("classic", "y: 5 8 10; b: x 2", "r: x 4 6 9 10") == [-33, 18]
    assert totals("duel", "y: 4 7 9 10; v: x 5 8 9", "r: 3 6; g: x 2 10") == [14, -27]


def test_s22_duel_s_printed_example() -> None:
    assert totals("duel", "y: 5 8 10; b: x; v: x 7 8; g: x x 2 3 5 7 8 10") == [18]


def test_s22_three_texts_are_a_round_for_three() -> None:
    assert totals("classic", "w: x x x 2 3 4 5", "y: 2", "") == [8, -15, 0]


def test_s22_a_team_of_four_writes_one_text() -> None:
    assert totals("classic", "w: 2 3 4 5 6 7 8", "y: 2", seats=4) == [15, -18]


def test_s22_the_winner_and_duel_s_tie_break() -> None:
    assert count("classic", "y: 5 8 10", "r: 2").winners == (0,)
    assert count("classic", "y: 2", "r: 2").winners == (0, 1)
    assert count("duel", "y: 2", "r: 2", ages=(0, 1)).winners == (1,)


def test_s22_hand_penalty_exploits_and_rounds() -> None:
    assert totals("classic", "y: 2; hand: y10 w3 gx", "", hand_penalty=True) == [-31, 0]
    assert totals("duel", "y: 2; exploits: 3", "exploits: 2", exploits=True) == [12, 20]
    assert totals("classic", "y: 2 | y: 2", "r: 7 8 9 |") == [-36, 4]
    assert totals("classic", "y: 2", "r: 7 8 9", cooperation=True) == [-14]


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (("y: 5", "y: 5"), "sheet-twice"),
        (("y: x x", "y: x x"), "sheet-wagers"),
        (("y: x x x x",), "sheet-wagers"),
        (("y: 5 4",), "sheet-falling"),
        (("y: 5 5",), "sheet-falling"),
        (("y: 5 x",), "sheet-wager-late"),
        (("y: 11",), "sheet-value"),
        (("y: 1",), "sheet-value"),
        (("v: 5",), "sheet-letter"),
        (("y: 5; y: 6",), "sheet-row-twice"),
        (("y 5",), "sheet-no-colon"),
        (("hand: y5",), "sheet-hand-unused"),
    ],
)
def test_s22_what_no_legal_play_could_make_is_refused(texts: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadSheet) as fault:
        count("classic", *texts)
    assert fault.value.code == code


def test_s22_a_card_cannot_lie_in_a_row_and_in_a_hand() -> None:
    with pytest.raises(BadSheet) as fault:
        count("classic", "y: 5", "hand: y5", hand_penalty=True)
    assert fault.value.code == "sheet-twice"
