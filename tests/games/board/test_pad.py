"""`board` § 20: the score pad counts by the same rules and refuses the impossible."""

from typing import Any

import pytest

from cordee.core.faults import BadSeats, BadSheet
from cordee.games.board import BOARD, pad


def count(*texts: str, seats: int | None = None, **options: Any) -> pad.Count:
    return pad.count(BOARD, BOARD.options(**options), seats, texts, BOARD.builtin_data())


def totals(*texts: str, seats: int | None = None, **options: Any) -> list[int]:
    return [score.total for score in count(*texts, seats=seats, **options).players]


def test_s20_the_example_of_the_page() -> None:
    texts = ("r: 1 3 6 > 7; b: 2; leader: r; tiles: 15; artefacts: 2", "g: > 5")
    assert totals(*texts) == [55, 10]
    assert count(*texts).winners == (0,)


def test_s20_a_pawn_stands_as_far_as_there_are_cards() -> None:
    assert totals("r: 1 3 3 6 7", "r: 0 1 2 4 4 5 6 8 9 10") == [10, 50]


def test_s20_the_short_game_counts_artefacts_at_once() -> None:
    assert totals("r: > 9; artefacts: 5", "r: > 4; artefacts: 4", rounds=1) == [100, 35]
    assert totals("r: > 4", "", rounds=1, final_floor=False) == [-15, -20]


def test_s20_a_whole_game_of_three_rounds() -> None:
    one = "r: > 9; artefacts: 3 | r: > 1; tiles: 5 10; artefacts: 3 | b: > 7; leader: b"
    two = "r: > 1 | r: > 4; artefacts: 6 | g: > 6; artefacts: 3"
    counted = count(one, two)
    assert [score.total for score in counted.players] == [50 + 15 - 20 + 60 + 30, 0 + 5 + 15 + 70]
    assert counted.winners == (0,)
    assert [line.label for line in counted.players[1].lines if line.label == "floor"] == ["floor"]


def test_s20_two_rounds_are_counted_without_the_artefacts() -> None:
    assert totals("r: > 9; artefacts: 9 | r: > 9", "|") == [100, 0]


def test_s20_a_tie_goes_to_the_most_artefacts() -> None:
    assert count("r: > 7; artefacts: 1", "b: > 7; artefacts: 3").winners == (1,)
    assert count("r: > 7", "b: > 7").winners == (0, 1)
    assert count("r: > 7").winners == (0,)


def test_s20_four_players() -> None:
    assert totals("r: > 7", "r: > 7", "r: > 7", "r: > 7") == [30] * 4
    with pytest.raises(BadSeats):
        count(*["r: > 4"] * 5)
    with pytest.raises(BadSeats):
        count(*["r: > 4"] * 3, seats=2)


def test_s20_a_falling_row_with_the_variant() -> None:
    assert totals("r: 9 9 7 5", direction="either") == [5]


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (("y: 5", "y: 5 5"), "path-copies"),
        (("y: 5 5 5",), "path-copies"),
        (("y: 3 4 5 > 2",), "path-behind"),
        (("y: 5 4",), "path-broken"),
        (("y: 11",), "path-card"),
        (("y: x",), "path-card"),
        (("y: ²",), "path-card"),
        (("y: 5 > 10",), "path-step"),
        (("y: 5 > 0",), "path-step"),
        (("y: 5 >",), "path-step"),
        (("v: 5",), "path-letter"),
        (("y: 5; y: 6",), "sheet-row-twice"),
        (("y 5",), "sheet-no-colon"),
        (("leader: r",), "path-leader"),
        (("leader: z",), "path-leader"),
        (("r: 1; leader: r y",), "path-leader"),
        (("r: 1; y: 1; w: 1; g: 1; b: 1",), "path-explorers"),
        (("r: > 7; y: > 8; w: > 9", "r: > 7; y: > 7; w: > 7"), "path-across"),
        (("tiles: 7",), "path-tiles"),
        (("tiles: 15 15 15",), "path-tiles"),
        (("tiles: much",), "path-tiles"),
        (("artefacts: 10",), "path-artefacts"),
        (("artefacts: some",), "path-artefacts"),
        (("artefacts: 5", "artefacts: 5"), "path-artefacts"),
        (("r: 1 | r: 2", "b: 2"), "path-rounds"),
        (("|||",), "path-rounds"),
    ],
)
def test_s20_what_no_legal_play_could_make_is_refused(texts: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadSheet) as fault:
        count(*texts)
    assert fault.value.code == code
    assert fault.value.say("fr") != fault.value.say("en")
    assert "\n" not in fault.value.say("en")


def test_s20_with_the_variant_a_row_still_goes_one_way_only() -> None:
    with pytest.raises(BadSheet) as fault:
        count("y: 5 4 6", direction="either")
    assert "one way" in fault.value.say("en")


def test_s20_the_short_game_has_one_round() -> None:
    with pytest.raises(BadSheet):
        count("r: 1 | r: 2", rounds=1)
