"""`classic` § 12 and 13: what a row is worth."""

import pytest

from .position import ended, lines, points, shown


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("r: x 4 6 9 10", 18),  # the page's examples
        ("g: x x 3 5", -36),
        ("y: 5 8 10", 3),
        ("y: 2", -18),
        ("y: 10", -10),
        ("y: 2 3 4 5 6", 0),
        ("y: x", -40),
        ("y: x x", -60),
        ("y: x x x", -80),
        ("y: x x x 10", -40),
        ("y: x x x 2 8 10", 0),
        ("y: x 6 7 8", 2),
        ("y: x x 6 7 8", 3),
        ("y: x x x 6 7 8", 4),
    ],
)
def test_s12_sum_less_twenty_times_one_more_than_the_wagers(cards: str, worth: int) -> None:
    assert points(ended(rows=[cards, ""])) == [worth, 0]
    assert points(ended(rows=["", cards])) == [0, worth]


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("b: x 2 3 4 5 7 8 10", 58),  # the page's example
        ("b: 2 3 4 5 6 7 8", 15),  # seven cards: no bonus
        ("b: 2 3 4 5 6 7 8 9", 44),
        ("b: 2 3 4 5 6 7 8 9 10", 54),  # once only
        ("b: x x x 2 3 4 5", -24),  # 14 - 20, times 4; seven cards
        ("b: x x x 2 3 4 5 6", 20),  # 0 times 4, plus 20
        ("b: x x 2 3 4 5 6 7", 41),  # 7 times 3, plus 20: the bonus is not multiplied
        ("b: x x x 2 3 4 5 6 7 8 9 10", 156),
    ],
)
def test_s13_twenty_more_from_the_eighth_card_wagers_included(cards: str, worth: int) -> None:
    assert points(ended(rows=[cards, ""])) == [worth, 0]


def test_s12_the_score_is_the_sum_of_the_rows() -> None:
    m = ended(rows=["r: x 4 6 9 10; g: x x 3 5; b: 2 3 4 5 6 7 8 9", "y: 7 8 9; w: x"])
    assert points(m) == [18 - 36 + 44, 4 - 40]
    assert shown(m).totals == (26, -36)


def test_s12_the_sheet_tells_the_sum_as_one_would_write_it() -> None:
    m = ended(rows=["y: 5 8 10; b: x; r: x x 2 3 5 7 8 10", ""])
    assert lines(m) == {
        "y": ("23 - 20 = 3", 3),
        "b": ("0 - 20 = -20, x2 = -40", -40),
        "w": ("0", 0),
        "g": ("0", 0),
        "r": ("35 - 20 = 15, x3 = 45, +20 = 65", 65),
    }
