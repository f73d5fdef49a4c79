"""`board` § 18: what each seat may see and remember."""

from collections.abc import Callable

import numpy as np
import pytest

from cordee.core import drive, records
from cordee.core.match import Match
from cordee.games.board import BOARD
from cordee.games.board.observe import FIRST_SCALAR, FIRST_TILE, FIRST_WALK, OBSERVATION
from cordee.games.board.state import OPEN_FIELDS

from .position import ended, go, left_lying, memory, moves, position, shown


def test_s18_a_seat_sees_its_own_hand_and_no_other() -> None:
    m = position(hands=["r3 b0", "y2 y9"])
    assert shown(m, 0).hands == (("r3", "b0"), None)
    assert shown(m, 1).hands == (None, ("y2", "y9"))
    assert shown(m).hands == (None, None)
    assert shown(m).held == (2, 2)
    assert not m.view(0).plain.hands[1:].any()
    assert not m.view(None).plain.hands.any()


def test_s18_everyone_sees_the_board() -> None:
    m = position(
        seats=3, rows=["r: 3 *", "b: 2 > 4", ""], piles="y: 3 8", tiles="g: 2=5", deck=17,
        finds=[1, 0, 2], artefacts=[0, 3, 0], tile_points=[0, 5, 10], totals=[7, 8, 9],
    )  # fmt: skip
    for eyes in (None, 0, 1, 2):
        table = shown(m, eyes)
        assert (table.rows[0]["r"].leader, table.rows[1]["b"].step) == (True, 4)
        assert (table.piles["y"].top, table.piles["y"].height, table.deck) == ("y8", 2, 17)
        assert table.tiles["g"] == (None, "5", *(None,) * 7)
        assert (table.finds, table.artefacts) == ((1, 0, 2), (0, 3, 0))
        assert (table.tile_points, table.totals) == ((0, 5, 10), (7, 8, 9))


def test_s18_a_card_taken_from_a_pile_is_remembered_until_it_is_played() -> None:
    m = go(position(draw=True, hands=["r3", "b2"], piles="y: 3 8"), "take y")
    for eyes in (None, 0, 1):
        assert memory(m, eyes).known == (("y8",), ())
    go(m, "drop b2", "deck", "drop y8")
    assert memory(m, 1).known == ((), ())


def test_s18_of_two_equal_cards_the_one_played_may_be_the_known_one() -> None:
    m = go(position(hands=["y8 y8", ""], known=["y8", ""]), "drop y8")
    assert memory(m, 1).known == ((), ())
    m = go(position(hands=["y8 y8", ""], known=["y8 y8", ""]), "drop y8")
    assert memory(m, 1).known == (("y8",), ())


def test_s18_a_card_from_the_deck_is_not_remembered() -> None:
    m = go(position(draw=True, deck="r9 b3"), "deck")
    assert memory(m, 1).known == ((), ())
    assert '"r9"' not in m.view(1).json().decode()
    assert '"r9"' not in m.view(None).json().decode()


def test_s18_covered_cards_and_when_cards_were_seen() -> None:
    m = position(hands=["y5", "b2"], piles="y: 3 8; g: 4", deck=9)
    go(m, "drop y5", "deck", "drop b2", "take g")
    assert memory(m, 1).piles["y"] == ("y3", "y8", "y5")
    assert memory(m, 0).last_seen == {"y5": 1, "b2": 2, "g4": 2}


def test_s18_memory_aid_off_tells_only_what_is_visible() -> None:
    m = position(hands=["y8", "b2"], known=["y8", ""], piles="g: 4 9", memory_aid=False)
    for eyes in (None, 0, 1):
        view = m.view(eyes)
        assert view.portray()["memory"] is None
        assert '"g4"' not in view.json().decode()
        assert view.plain.known[0].any()  # what a bot may assume does not change


def test_s18_hands_are_not_shown_between_rounds_but_at_the_end_of_the_game() -> None:
    assert left_lying(ended(hands=["r3", "y9"])).hands == (None, None)
    assert shown(ended(hands=["r3", "y9"], deck="g1", rounds=1)).hands == (("r3", "g1"), ("y9",))


def second_round() -> Match:
    """A position of the second round in the middle of a turn."""
    m = ended(rows=["r: 1 > 7 *", "b: 2"], finds=[2, 1], tile_points=[5, 0], seats=3, walker=1)
    for verb in ("drop", "deck", "play", "start"):
        go(m, next(move for move in moves(m) if move.startswith(verb)))
    return m


def stepping() -> Match:
    m = position(hands=["r4", ""], rows=["r: 5 4; b: 2 *"], tiles="r: 3=step", direction="either",
                 tile_points=[5, 10], finds=[1, 2], artefacts=[3, 4], totals=[8, 9])  # fmt: skip
    return go(m, "play r4")


@pytest.mark.parametrize("draw", [second_round, stepping])
def test_s18_all_that_is_public_is_in_every_view(draw: Callable[[], Match]) -> None:
    m = draw()
    for eyes in (None, *range(m.seats)):
        view = m.view(eyes).plain
        assert view.chapter == m._state.chapter
        for field in OPEN_FIELDS:
            name = str(field[0])
            assert np.array_equal(getattr(view, name), m._state[name]), name


def test_s18_what_a_seat_cannot_know_changes_nothing_it_is_told() -> None:
    one = position(hands=["r5 y2", "g9 b10 y4"], known=["", "g9"], deck="g2 g3 r6")
    two = position(hands=["r5 y2", "g9 g3 r6"], known=["", "g9"], deck="y4 b10 g2")
    assert one.view(0).json() == two.view(0).json()
    assert one.view(None).json() == two.view(None).json()
    assert one.view(1).json() != two.view(1).json()


def test_s18_refused_names_own_cards_with_code_and_section() -> None:
    m = position(hands=["r3 b2 b7", "y2"], rows=["r: 5", ""])
    refusals = [(r.move, r.code, r.section) for r in m.view(0).portray()["refused"]]
    assert refusals == [("play r3", "below-row", 5), ("play b7", "not-lowest", 4)]
    assert m.view(1).portray()["refused"] == []


def test_observations_say_what_their_description_says() -> None:
    m = position(hands=["r3 r3", "y2"], known=["", "y2"], rows=["r: 4 *", "b: 2 > 5"],
                 piles="g: 7", tiles="b: 3=15 4=artefact 6=step", totals=[50, 0])  # fmt: skip
    view = m.view(0)
    numbers = np.zeros(OBSERVATION, np.float32)
    drive.observe_one(view.tables, view.views, numbers)
    r3, y2, r4, g7 = (kind * 12 for kind in (3, 11 + 2, 4, 33 + 7))
    assert numbers[r3] == 1.0 and numbers[r3 + 10] == 0.0
    assert numbers[y2 + 1] == 0.5 and numbers[y2 + 10] == 0.5
    assert numbers[r4 + 4] == 0.5
    assert (numbers[g7 + 8], numbers[g7 + 9]) == (0.5, 1.0)
    mine, theirs = FIRST_WALK, FIRST_WALK + (5 + 4) * 4
    assert numbers[mine] == np.float32(1 / 9) and numbers[mine + 1] == 1.0
    assert numbers[theirs] == np.float32(5 / 9) and numbers[theirs + 1] == 0.0
    blue = FIRST_TILE + 36 * 3
    assert (numbers[blue + 2 * 3 + 2], numbers[blue + 3 * 3], numbers[blue + 5 * 3 + 1]) == (
        1,
        1,
        1,
    )
    assert numbers[FIRST_SCALAR] == 1.0 and numbers[FIRST_SCALAR + 10] == 0.5


def test_a_sample_keeps_what_is_known_and_deals_the_rest() -> None:
    m = position(
        hands=["r5 y2", "g9 g9 y4"], known=["", "g9 g9"], rows=["r: 1", "r: 1"], piles="b: 3"
    )
    view = m.view(0)
    states = records.new(BOARD.state_type)
    drive.sample_one(view.tables, view.views, states, np.uint64(5))
    s = records.only(states)
    assert np.array_equal(s.hands[0], m._state.hands[0])
    assert int(s.hands[1, 3]) >> 18 & 3 == 2
    held = sum(int(s.hands[1, c]) >> 2 * v & 3 for c in range(5) for v in range(11))
    assert held == 3
    assert int((s.bag >= 0).sum()) == 110 - 5 - 2 - 1
