"""§ 20 of both pages: what each seat may see and remember, and when hands are shown."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from cordee.core.match import Match
from cordee.games.cards.state import OPEN_FIELDS

from .position import (
    Watcher,
    asked,
    deal,
    ended,
    finish,
    go,
    memory,
    moves,
    over,
    position,
    refused,
    shown,
)

LINE = "three-y five-cards three-rows sequence "


def test_s20_a_seat_sees_its_own_hand_and_no_other() -> None:
    m = position(hands=["r3 bx", "y2 y9"])
    assert shown(m, 0).hands == (("bx", "r3"), None)
    assert shown(m, 1).hands == (None, ("y2", "y9"))
    assert shown(m, 0).held == (2, 2)


def test_s20_a_spectator_sees_no_hand_and_no_moves() -> None:
    view = position(seats=3, hands=["r3", "y2", "g5"]).view(None).portray()
    assert (view["shown"].hands, view["shown"].held) == ((None,) * 3, (1, 1, 1))
    assert (view["seat"], view["moves"], view["refused"], view["decision"]) == (None, [], [], None)


def test_s17_not_even_the_partner_s_hand() -> None:
    m = position(seats=4, hands=["r3", "y2", "g5", "w7"])
    for seat in range(4):
        hands = shown(m, seat).hands
        assert [hands[other] is None for other in range(4)] == [other != seat for other in range(4)]


def test_s19_in_co_operation_hands_stay_hidden() -> None:
    assert shown(position(hands=["r3", "y2"], cooperation=True), 0).hands == (("r3",), None)


def test_s20_everyone_sees_rows_tops_heights_and_counts_the_deck() -> None:
    m = position(rows=["r: x 3", "b: 2"], piles="y: 3 8", deck=17)
    for eyes in (None, 0, 1):
        table = shown(m, eyes)
        assert table.rows[0]["r"] == ("rx", "r3")
        assert table.rows[1]["b"] == ("b2",)
        assert (table.piles["y"].top, table.piles["y"].height, table.deck) == ("y8", 2, 17)


def test_s20_a_card_taken_from_a_pile_is_remembered_by_all() -> None:
    m = go(position(phase="draw", hands=["r3", "b2"], piles="y: 3 8"), "take y")
    for eyes in (None, 0, 1):
        assert memory(m, eyes).known == (("y8",), ())
    assert shown(m, 1).hands[0] is None


def test_s20_until_it_is_played_again() -> None:
    m = position(hands=["y8 r3", "b2"], known=["y8", ""], deck=9)
    go(m, "drop r3", "deck")
    assert memory(m, 1).known == (("y8",), ())
    go(m, "drop b2", "deck", "play y8")
    assert memory(m, 1).known == ((), ())


def test_s20_of_two_equal_wagers_the_one_played_may_be_the_known_one() -> None:
    m = go(position(hands=["yx yx", ""], known=["yx", ""]), "play yx")
    assert memory(m, 1).known == ((), ())
    m = go(position(hands=["yx yx yx", ""], known=["yx yx", ""]), "drop yx")
    assert memory(m, 1).known == (("yx",), ())


def test_s20_a_card_from_the_deck_is_not_remembered() -> None:
    m = go(position(phase="draw", deck="r9 b3"), "deck")
    assert memory(m, 0).known == memory(m, 1).known == ((), ())
    assert "r9" not in m.view(1).json().decode()
    assert "r9" not in m.view(None).json().decode()


def test_s20_covered_cards_may_be_remembered() -> None:
    m = position(hands=["y5", "b2"], piles="y: 3 8")
    go(m, "drop y5")
    assert memory(m, 1).piles["y"] == ("y3", "y8", "y5")
    assert memory(m, 1).last_seen["y5"] == 1


def test_s20_when_a_card_was_last_seen() -> None:
    m = position(hands=["y5", "b2"], piles="g: 4", deck=9)
    go(m, "drop y5", "deck", "play b2", "take g")
    assert memory(m, 0).last_seen == {"y5": 1, "b2": 2, "g4": 2}


def test_s20_a_new_round_forgets_the_old_one() -> None:
    m = ended(hands=["y8", ""], known=["y8", ""], piles="g: 4 9")
    assert memory(m, 1).known == ((), ())
    assert memory(m, 1).last_seen == {}
    assert set(memory(m, 1).piles.values()) == {()}


def test_s20_memory_aid_off_tells_only_what_is_visible() -> None:
    m = position(hands=["y8", "b2"], known=["y8", ""], piles="g: 4 9", memory_aid=False)
    for eyes in (None, 0, 1):
        view = m.view(eyes)
        assert view.portray()["memory"] is None
        assert "g4" not in view.json().decode()
        assert view.plain.known[0].any()  # what a bot may assume does not change


def third_game() -> Match:
    """A position of the third game with Exploits, in the middle of the second turn."""
    m = ended("duel", rows=["r: x 3", "b: 2"], exploits=LINE + "best-row", owners=(1, 0), games=3,
              totals=(7, -9), rounds_done=1, starter=1)  # fmt: skip
    for step in ("drop", "deck", "drop"):
        go(m, next(move for move in moves(m) if move.startswith(step)))
    return m


def extra_cards() -> Match:
    return position(seats=4, phase="extra", mover=2, extra_seats=3, rows=["r: x", "b: 2"], deck="")


@pytest.mark.parametrize("draw", [third_game, extra_cards])
def test_s20_all_that_is_public_is_in_every_view(draw: Callable[[], Match]) -> None:
    m = draw()
    for eyes in (None, *range(m.seats)):
        view = m.view(eyes).plain
        for field in OPEN_FIELDS:
            name = str(field[0])
            assert np.array_equal(getattr(view, name), m._state[name]), name


def test_s14_the_view_has_the_points_of_the_last_round() -> None:
    assert third_game().view(0).plain.points[:2].tolist() == [-34 + 20, -18 + 10]


@pytest.mark.parametrize("name", ["classic", "duel"])
def test_s20_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str) -> None:
    drawn: dict[str, Any] = {"rows": ["r: x 3", "b: 2"], "piles": "y: 3 8", "known": ["", "g9"]}
    one = position(name, hands=["r5 y2", "g9 b10 y4"], deck="g2 g3 r6", **drawn)
    two = position(name, hands=["r5 y2", "g9 g3 r6"], deck="y4 b10 g2", **drawn)
    assert one.view(0).json() == two.view(0).json()
    assert one.view(None).json() == two.view(None).json()
    assert one.view(1).json() != two.view(1).json()
    assert moves(one, 0) == moves(two, 0)


def test_s20_nobody_is_told_the_seed() -> None:
    seed = 0x1234567890ABCDEF
    m = position().game.start(seed=seed)
    for eyes in (None, 0, 1):
        told = m.view(eyes).json().decode()
        assert str(seed) not in told
        assert f"{seed:x}" not in told
        assert m.digest() not in told


# --- when hands are shown ----------------------------------------------------------------------


def hands_between_rounds(name: str = "classic", **drawn: Any) -> dict[int | None, Any]:
    """The hands each pair of eyes sees when a round is counted and the next not yet dealt."""
    watcher = Watcher()
    finish(position(name, phase="draw", deck="yx", luck=watcher, **drawn))
    return {eyes: table.hands for eyes, table in watcher.seen.items()}


def test_s20_hands_are_not_shown_between_rounds() -> None:
    seen = hands_between_rounds(hands=["r3", "y2 gx"])
    assert seen == {
        None: (None, None),
        0: (("yx", "r3"), None),
        1: (None, ("y2", "gx")),
    }


def test_s15_with_the_hand_penalty_all_hands_are_shown_at_the_end_of_the_round() -> None:
    all_hands = (("yx", "r3"), ("y2", "gx"))
    seen = hands_between_rounds(hands=["r3", "y2 gx"], hand_penalty=True)
    assert seen == dict.fromkeys((None, 0, 1), all_hands)


@pytest.mark.parametrize(
    ("line", "open_"), [(LINE + "lowest-hand", True), (LINE + "best-row", False)]
)
def test_s20_duel_hands_are_shown_if_the_lightest_hand_is_in_the_line(
    line: str, open_: bool
) -> None:
    seen = hands_between_rounds("duel", hands=["r3", "y2 gx"], exploits=line, games=3)
    assert seen[1] == ((("yx", "r3") if open_ else None), ("y2", "gx"))
    assert seen[None] == ((("yx", "r3"), ("y2", "gx")) if open_ else (None, None))


def told_of_rounds(m: Match, eyes: int | None) -> str:
    return msgspec.json.encode(m.view(eyes).portray()["chapters"]).decode()


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_s15_the_hands_of_a_round_counted_on_them_can_be_seen_afterwards(eyes: int | None) -> None:
    """A round's end and the next deal are one step for a client: it must still see the hands."""
    m = ended(hands=["r3", "y9 g8"], deck="yx", hand_penalty=True)
    assert shown(m).round == 2
    told = told_of_rounds(m, eyes)
    assert all(card in told for card in ("r3", "y9", "g8"))


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_s20_duel_the_hands_of_a_game_with_the_lightest_hand_can_be_seen_afterwards(
    eyes: int | None,
) -> None:
    m = ended("duel", hands=["r3", "y9 g8"], deck="yx", exploits=LINE + "lowest-hand", games=3)
    told = told_of_rounds(m, eyes)
    assert all(card in told for card in ("r3", "y9", "g8"))


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_s20_other_rounds_do_not_tell_their_hands_afterwards(eyes: int | None) -> None:
    m = ended(hands=["r3", "y9 g8"], deck="yx")
    assert not any(card in told_of_rounds(m, eyes) for card in ("r3", "y9", "g8"))


def test_s20_new_hands_are_hidden_again() -> None:
    m = ended(hands=["r3", "y9 g8"], deck="yx", hand_penalty=True)
    assert [hand is None for hand in shown(m, 0).hands] == [False, True]
    assert shown(m).hands == (None, None)


@pytest.mark.parametrize("name", ["classic", "duel"])
def test_s20_all_hands_are_open_when_the_match_is_over(name: str) -> None:
    one_round = {"rounds": 1} if name == "classic" else {}
    m = ended(name, hands=["r3", "y9 g8"], deck="yx", **one_round)
    for eyes in (None, 0, 1):
        assert shown(m, eyes).hands == (("yx", "r3"), ("y9", "g8"))
        assert (shown(m, eyes).phase, shown(m, eyes).round) == ("over", 1)


def test_s14_after_a_resignation_nobody_is_asked() -> None:
    m = position(hands=["r3", "y9 g8"], totals=(5, 3), rounds_done=1)
    m.resign(0)
    assert (over(m).reason, over(m).winners, over(m).ranking) == ("resigned", (1,), (2, 1))
    assert m.view(1).portray()["moves"] == []
    assert refused(m, 1, "play y9") == refused(m, 0, "play r3") == ("match-over", 14)


def test_s18_during_the_extra_cards_hands_stay_hidden() -> None:
    m = position(seats=3, phase="extra", hands=["r3", "y2", "g5"], deck="", hand_penalty=True)
    assert (shown(m, 0).hands, shown(m).phase) == ((("r3",), None, None), "extra")


# --- what else the table shows -----------------------------------------------------------------


def test_s18_duel_the_view_says_what_can_be_claimed() -> None:
    m = position("duel", hands=["r3", ""], rows=["y: 2 3 9", ""], exploits=LINE + "best-row")
    view = m.view(0).portray()
    assert view["moves"] == ["play r3", "drop r3", "claim 1"]
    assert view["shown"].exploits[0].code == "three-y"


def test_s20_refused_names_own_cards_with_code_and_section() -> None:
    m = position(hands=["r3 rx b2", "y2"], rows=["r: 5", ""])
    refusals = [(r.move, r.code, r.section) for r in m.view(0).portray()["refused"]]
    assert refusals == [("play rx", "wager-too-late", 6), ("play r3", "not-higher", 5)]
    assert m.view(1).portray()["refused"] == []


def test_s18_during_the_extra_cards_every_card_of_the_hand_is_allowed_or_refused() -> None:
    m = position(seats=3, phase="extra", hands=["r3 b2", "", ""], rows=["r: 5", "", ""], deck="")
    view = m.view(0).portray()
    assert view["moves"] == ["play b2", "pass"]
    assert [(r.move, r.code) for r in view["refused"]] == [
        ("drop b2", "no-discard-now"),
        ("play r3", "not-higher"),
        ("drop r3", "no-discard-now"),
    ]


def test_s09_the_view_says_which_pile_is_closed() -> None:
    m = go(position(hands=["y5", ""]), "drop y5")
    assert shown(m, 0).just_dropped == "y"
    assert shown(go(m, "deck"), 0).just_dropped is None


def test_s14_the_view_says_who_began_and_what_the_totals_are() -> None:
    table = shown(ended(seats=3, rows=["", "r: 2", "y: x"], mover=2))
    assert (table.starter, table.totals, table.round) == (0, (0, -15, -34), 2)
    assert asked(deal(seats=3, first=1)) == shown(deal(seats=3, first=1)).mover == 1
