"""`board` § 20: the score pad counts by the same rules and refuses the impossible."""

import random
from typing import Any

import pytest

from cordee.core.faults import BadSeats, BadSheet
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.games.board import BOARD, pad
from cordee.words import pages

from .position import pack, shown


def count(*texts: str, seats: int | None = None, **options: Any) -> pad.Count:
    return pad.count(BOARD, BOARD.options(**options), seats, texts, BOARD.builtin_data())


def totals(*texts: str, seats: int | None = None, **options: Any) -> list[int]:
    return [score.total for score in count(*texts, seats=seats, **options).players]


def test_s20_the_example_of_the_page() -> None:
    texts = ("r: 1 3 4 6 6 > 7; b: 2; leader: r; tiles: 15; artefacts: 1", "g: > 5")
    for language in ("fr", "en"):
        assert " ".join(f'"{text}"' for text in texts) in pages.page("board", language).markdown
    assert totals(*texts) == [55, 10]


def test_s20_a_pawn_stands_as_far_as_there_are_cards() -> None:
    assert totals("r: 1 3 3 6 7", "r: 0 1 2 4 4 5 6 8 9 10") == [10, 50]


def test_s20_the_short_game_counts_artefacts_at_once() -> None:
    assert totals("r: > 9; artefacts: 5", "b: > 6; artefacts: 3", rounds=1) == [100, 30]
    assert totals("r: > 4", "", rounds=1, final_floor=False) == [-15, -20]


def test_s20_a_whole_game_of_three_rounds() -> None:
    one = "r: > 9; artefacts: 3 | r: > 5; tiles: 5 10; b: > 1 | b: > 7; leader: b; artefacts: 3"
    two = "r: > 1 | r: > 4; w: > 9; y: > 4; artefacts: 6 | g: > 5; artefacts: 3"
    counted = count(one, two)
    assert [score.total for score in counted.players] == [
        50 + (10 - 20 + 15) + 60 + 30,
        0 + (5 + 50 + 5) + 10 + 70,
    ]
    assert counted.winners == (0,)
    assert [line.label for line in counted.players[1].lines if line.label == "floor"] == ["floor"]


def test_s20_two_rounds_are_counted_without_the_artefacts() -> None:
    counted = count("r: > 9; artefacts: 5 | r: > 9; artefacts: 2", "|")
    assert [score.total for score in counted.players] == [100, 0]
    noted = [line for line in counted.players[0].lines if line.label == "finds"]
    assert [(line.formula, line.points) for line in noted] == [("5", 0), ("2", 0)]


def test_s20_before_the_last_round_nobody_has_won() -> None:
    assert count("r: > 9 | r: > 9", "b: > 1; artefacts: 0 |").winners == ()
    assert count("r: > 7; artefacts: 1", "b: > 7").winners == ()
    assert count("r: > 7 ||", "b: > 7 ||").winners == (0, 1)


def test_s20_a_tie_goes_to_the_most_artefacts() -> None:
    one, two = "r: > 7; artefacts: 1 || g: > 1", "b: > 7; artefacts: 2 || y: > 1"
    assert [score.total for score in count(one, two).players] == [0, 0]
    assert count(one, two).winners == (1,)
    assert count("r: > 7", "b: > 7", rounds=1).winners == (0, 1)
    assert count("r: > 7", rounds=1).winners == (0,)


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
        (("r: > 8; y: > 8; w: > 8; g: > 8; b: > 8; leader: r",), "path-last"),
        (("r: > 8; y: > 8", "r: > 8; y: > 9; w: > 9"), "path-last"),
        (("artefacts: 1",), "path-found"),
        (("tiles: 5",), "path-found"),
        (("r: > 2; artefacts: 1",), "path-found"),
        (("r: > 6; artefacts: 2; tiles: 5 15",), "path-found"),
        (("r: > 5; artefacts: 2", "r: > 5; artefacts: 1"), "path-found"),
        (("r: > 5; tiles: 5 5", "r: > 5; artefacts: 1"), "path-found"),
        (("r: > 3; tiles: 5", "r: > 3; tiles: 10"), "path-found"),
        (("r: 1 > 2",), "path-ahead"),
        (("r: 1 > 3; y: 2",), "path-ahead"),
        (("r: 1 2 > 3; b: 1",), "path-ahead"),  # the tile on 3 cannot have led there
        (("r: 1 2 3 > 5; b: 1; artefacts: 1",), "path-ahead"),
        (("r: 1 2 3 > 5; y: > 1",), "path-ahead"),
        (("r: 1 2 3 4 > 6", "r: > 6; artefacts: 2"), "path-ahead"),
        (("r: 1 2 3 > 8",), "path-ahead"),
        (("r: 1 2 3 4 5 6 7 8 > 9; b: 1 > 2; artefacts: 4",), "path-ahead"),
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


@pytest.mark.parametrize(
    "texts",
    [
        ("r: 1 2 3 > 4; b: 1",),  # the tile on 3 led to 4
        ("r: 1 2 3 4 > 8",),  # to 4 by the tile on 3, to 8 by those on 5, 6 and 7
        ("r: 1 2 3 4 > 6",),  # to 4 by the tile on 3, to 6 by that on 5
        ("r: 1 2 3 > 4", "r: 4 5 6 > 4"),  # step tiles stay for the next ones
        ("b: 1 2 > 3; r: 1 2 3",),  # the tile on r3 led to b3
        ("r: 0 0 1 1 2 2 3 3 4 4 5; b: 0 > 3",),  # two cards beyond the city
        ("r: > 9; b: 0 > 9; y: 0 > 9",),  # as many cards in the red row as it takes
        ("r: > 7; y: > 8; w: > 8; g: > 8; b: > 8; leader: r",),
        ("r: > 5; tiles: 5 15", "r: > 5; tiles: 5 15"),
        ("r: > 5; artefacts: 1", "r: > 5; artefacts: 1"),
        ("r: > 7; y: > 7; artefacts: 7", "r: > 9; y: > 9; w: > 9"),  # either seat ended it
    ],
)
def test_s20_what_legal_play_can_make_is_counted(texts: tuple[str, ...]) -> None:
    assert len(count(*texts).players) == len(texts)


def test_s20_the_tile_under_the_pawn_that_ended_the_round_did_not_act() -> None:
    five = "r: > 7", "y: > 8; w: > 8; g: > 8; b: > 8"
    assert len(count(f"{five[0]}; artefacts: 3", five[1]).players) == 2
    with pytest.raises(BadSheet) as fault:
        count(f"{five[0]}; artefacts: 4", five[1])
    assert "at most 3" in fault.value.say("en")
    assert count("r: > 7; artefacts: 4").players  # here nobody ended it by crossing


def test_s20_squares_are_those_of_the_pack() -> None:
    other = pack(("r = { value = [3, 5, 6, 7, 9]", "r = { value = [1, 2, 3, 4, 5]"))
    text = "r: > 3; artefacts: 3"
    assert pad.count(BOARD, BOARD.options(), None, [text], other).players
    with pytest.raises(BadSheet):
        count(text)


def played(seats: int, seed: int, *, data: Any = None, **options: Any) -> Match:
    """A round of players who mostly move on."""
    m = BOARD.start(seats, seed, BOARD.options(rounds=1, **options), data)
    rng = random.Random(seed)
    while isinstance(m.turn, Decide):
        listed = m.moves(m.turn.seats[0])
        eager = [move for move in listed if move.text.startswith(("play", "advance", "start"))]
        m.submit(m.turn.seats[0], rng.choice(eager if eager and rng.random() < 0.9 else listed))
    return m


def typed(m: Match, *, with_cards: bool) -> list[str]:
    """A finished round as people would type it in."""
    table, found = shown(m), []
    for seat, rows in enumerate(table.rows):
        parts = [f"artefacts: {table.artefacts[seat]}"]
        passed: list[tuple[int, int]] = []  # step and points
        for letter, row in rows.items():
            if row.step:
                cards = " ".join(card[1:] for card in row.cards) if with_cards else ""
                parts.append(f"{letter}: {cards} > {row.step}")
            parts += [f"leader: {letter}"] if row.leader else []
            tiles = enumerate(table.tiles[letter][: row.step], 1)
            passed += [(step, int(tile)) for step, tile in tiles if tile and tile.isdecimal()]
        surplus = sum(points for _, points in passed) - table.tile_points[seat]
        if surplus:  # the tile under the pawn that ended the round
            passed.remove((7, surplus))
        parts.append("tiles: " + " ".join(str(points) for _, points in passed))
        found.append("; ".join(parts))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"direction": "either"}], ids=str)
def test_s20_a_round_that_was_played_is_counted_as_the_rules_do(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        m = played(seats, seed, **options)
        for with_cards in (True, False):
            texts = typed(m, with_cards=with_cards)
            counted = count(*texts, rounds=1, **options)
            assert tuple(score.total for score in counted.players) == shown(m).totals, texts
