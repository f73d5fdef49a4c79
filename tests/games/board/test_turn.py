"""`board` § 1 to 7: material, set-up, and a turn."""

from collections import Counter

import numpy as np
import pytest

from cordee.core.faults import BadOption, BadSeats
from cordee.core.match import Match
from cordee.games.board import BOARD
from cordee.games.board.notation import CARDS

from .position import asked, deal, ended, go, hand, moves, position, refused, row, shown, step


def test_s01_a_hundred_and_ten_cards_two_of_each_value_in_five_colours() -> None:
    m = deal(seats=3)
    assert (len(CARDS), CARDS[0], CARDS[-1]) == (55, "r0", "b10")
    dealt = Counter(card for seat in range(3) for card in hand(m, seat).split())
    face_down = Counter(CARDS[kind] for kind in m._state.bag[:86])
    assert dealt + face_down == Counter(dict.fromkeys(CARDS, 2))


def test_s01_nine_steps_with_a_bridge_after_the_sixth() -> None:
    table = shown(deal())
    assert table.steps == (-20, -15, -10, 5, 10, 15, 30, 35, 50)
    assert (table.bridge, table.crossings, table.crossed) == (6, 5, 0)


def test_s02_twenty_five_tiles_are_laid_face_up_on_the_slots() -> None:
    table = shown(deal(seats=4))
    slots = {
        letter: [place for place, tile in enumerate(tiles, 1) if tile]
        for letter, tiles in table.tiles.items()
    }
    assert slots == {
        "r": [3, 5, 6, 7, 9], "y": [2, 4, 6, 7, 9], "w": [2, 3, 5, 7, 9],
        "g": [2, 4, 5, 7, 9], "b": [3, 4, 6, 7, 9],
    }  # fmt: skip
    tiles = Counter(tile for path in table.tiles.values() for tile in path if tile)
    assert tiles == {"artefact": 9, "step": 9, "5": 2, "10": 3, "15": 2}


def test_s02_tiles_are_laid_path_by_path_as_luck_gives_them() -> None:
    m = deal(first=0, luck="15 step artefact 5 10 step")
    assert shown(m).tiles["r"] == (None, None, "15", None, "step", "artefact", "5", None, "10")
    assert shown(m).tiles["y"][1] == "step"
    assert m.journal.lines[0].startswith("~ tiles 15 step artefact 5 10 step ")


@pytest.mark.parametrize(("seats", "deck"), [(2, 64), (3, 86), (4, 78)])
def test_s02_eight_cards_each_and_thirty_aside_with_two(seats: int, deck: int) -> None:
    m = deal(seats=seats)
    assert shown(m).held == (8,) * seats
    assert [len(hand(m, seat).split()) for seat in range(seats)] == [8] * seats
    assert shown(m).deck == deck
    assert int((m._state.bag >= 0).sum()) == deck + (30 if seats == 2 else 0)


class Counted:
    """Luck that keeps count of what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def draw(self, match: Match, source: int, size: int) -> int:
        self.asked.append((source, size))
        return 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s02_luck_is_a_seat_then_25_tiles_then_cards_out_of_all_that_are_face_down(
    seats: int,
) -> None:
    luck = Counted()
    Match(BOARD, BOARD.options(), seats, seed=1, luck=luck)
    tiles = [(5, 25 - n) for n in range(25)]
    cards = [(2, 110 - n) for n in range(8 * seats)]
    assert luck.asked == [(1, seats), *tiles, *cards]


def test_s13_every_round_has_luck_of_its_own() -> None:
    luck = Counted()
    m = ended(rounds_done=0)
    m._luck = luck
    m._state.left = 1
    go(m, next(move for move in moves(m) if move.startswith("drop")), "deck")
    assert luck.asked[0] == (3, 31)
    assert luck.asked[1:3] == [(7, 25), (7, 24)]
    assert luck.asked[26] == (4, 110)


def test_s02_the_cards_set_aside_never_come_back() -> None:
    m = position(hands=["r4", "b2"], deck="g7 w3")
    go(m, "drop r4", "deck", "drop b2", "deck")
    assert len(m.chapters) == 1  # the deck is out, though thirty more cards are face down


def test_s02_at_the_beginning_nobody_has_a_row_a_pawn_or_points() -> None:
    view = deal(seats=3).view(0).plain
    for empty in (view.last, view.leader, view.walker, view.dropped, view.opening):
        assert (np.asarray(empty) == -1).all()
    for nothing in (view.rows, view.pawns, view.heading, view.known, view.seen, view.totals,
                    view.artefacts, view.finds, view.tile_points, view.crossed):  # fmt: skip
        assert not np.asarray(nothing).any()


def test_s02_two_to_four_players() -> None:
    assert BOARD.seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            BOARD.start(seats=seats)


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_s02_by_default_luck_says_who_begins(seats: int, first: int) -> None:
    m = deal(seats=seats, luck=str(first))
    assert asked(m) == shown(m).starter == first
    assert m.journal.lines[0] == f"~ first {first}"


def test_s02_the_host_can_name_the_seat_that_begins() -> None:
    m = deal(seats=3, first=2)
    assert asked(m) == 2
    assert m.journal.lines[0].startswith("~ tiles ")  # luck was not asked who begins


def test_s02_ages_change_nothing_about_who_begins() -> None:
    m = deal(seats=3, ages=(1, 2, 0), luck="2")
    assert (asked(m), m.journal.lines[0]) == (2, "~ first 2")
    assert asked(deal(seats=3, ages=(1, 2, 0), first=0)) == 0


def test_s02_ages_and_first_must_be_seats_of_this_table() -> None:
    for bad in ({"ages": (0, 1, 2)}, {"ages": (0,)}, {"first": 2}):
        with pytest.raises(BadOption):
            deal(seats=2, **bad)


def test_s02_cards_are_dealt_one_each_in_turn_from_the_first_player() -> None:
    tiles = "artefact " * 9 + "step " * 9 + "5 5 10 10 10 15 15 "
    m = deal(seats=3, first=1, luck=tiles + "y2 y3 y4 b2 b3 b4")
    assert {"y2", "b2"} <= set(hand(m, 1).split())
    assert {"y3", "b3"} <= set(hand(m, 2).split())
    assert {"y4", "b4"} <= set(hand(m, 0).split())


def test_s03_a_turn_is_play_then_take_and_the_next_seat_follows() -> None:
    m = position(seats=3, mover=1, hands=["y2", "r3 r4", "b5"], rows=["", "r: 2", ""], deck="g9 g8")
    assert moves(m) == ["play r3", "drop r3", "play r4", "drop r4"]
    go(m, "play r3")
    assert (asked(m), moves(m)) == (1, ["deck"])
    go(m, "deck")
    assert (asked(m), hand(m, 1)) == (2, "r4 g9")


def test_s03_after_the_last_seat_the_first_one_follows() -> None:
    assert asked(go(position(mover=1, hands=["y2", "r3"]), "drop r3", "deck")) == 0


def test_s03_nobody_takes_before_playing_and_one_card_is_played_a_turn() -> None:
    m = position(hands=["r3 r4 b2", ""], piles="y: 3")
    assert refused(m, 0, "deck") == refused(m, 0, "take y") == ("play-first", 3)
    go(m, "drop r3")
    assert refused(m, 0, "play r4") == refused(m, 0, "drop b2") == ("draw-now", 3)


def test_s03_only_cards_of_one_s_own_hand_in_one_s_own_turn() -> None:
    m = position(hands=["r4", "r3"])
    assert refused(m, 0, "play r3") == refused(m, 0, "drop r3") == ("not-in-hand", 3)
    assert refused(m, 1, "play r3") == refused(m, 1, "advance r") == ("not-your-turn", 3)


# --- § 4: starting a path ----------------------------------------------------------------------


def test_s04_the_lowest_card_of_a_colour_starts_its_path() -> None:
    m = position(hands=["r4 r7 b2", ""])
    assert moves(m) == ["play r4", "drop r4", "drop r7", "play b2", "drop b2"]
    assert refused(m, 0, "play r7") == ("not-lowest", 4)


def test_s04_by_option_any_card_starts_a_path() -> None:
    m = position(hands=["r4 r7", ""], start="free")
    assert refused(m, 0, "play r7") is None
    go(m, "play r7", "start explorer")
    assert refused(m, 0, "play r4") == ("draw-now", 3)


def test_s04_the_pawn_is_chosen_and_stands_on_the_first_step() -> None:
    m = go(position(hands=["r4", ""]), "play r4")
    assert (moves(m), asked(m), shown(m).phase, shown(m).opening) == (
        ["start leader", "start explorer"], 0, "start", "r",
    )  # fmt: skip
    assert step(m, 0, "r") == 0
    go(m, "start leader")
    assert (row(m, 0, "r").step, row(m, 0, "r").leader, row(m, 0, "r").cards) == (1, True, ("r4",))
    assert (moves(m), shown(m).opening) == (["deck"], None)


def test_s04_an_explorer_keeps_the_leader_for_later() -> None:
    m = position(hands=["r4 b2", ""], deck="g5 g6 g7")
    go(m, "play r4", "start explorer")
    assert not row(m, 0, "r").leader
    m = go(position(hands=["b2", ""], rows=["r: 4"]), "play b2", "start leader")
    assert (row(m, 0, "r").leader, row(m, 0, "b").leader) == (False, True)


def test_s04_nothing_is_asked_when_the_leader_is_under_way() -> None:
    m = go(position(hands=["r4", ""], rows=["b: 2 *"]), "play r4")
    assert (step(m, 0, "r"), row(m, 0, "r").leader, moves(m)) == (1, False, ["deck"])


def test_s04_nothing_is_asked_when_only_the_leader_is_left() -> None:
    m = go(position(hands=["r4", ""], rows=["b: 2; g: 1; y: 5; w: 0"]), "play r4")
    assert (step(m, 0, "r"), row(m, 0, "r").leader, moves(m)) == (1, True, ["deck"])


def test_s04_with_three_explorers_under_way_both_sorts_are_left() -> None:
    m = go(position(hands=["r4", ""], rows=["b: 2; g: 1; y: 5"]), "play r4")
    assert moves(m) == ["start leader", "start explorer"]


def test_s04_while_a_pawn_is_chosen_nothing_else_is_possible() -> None:
    m = go(position(hands=["r4 r5", ""], piles="y: 3"), "play r4")
    for move in ("play r5", "drop r5", "take y", "deck", "advance r", "decline"):
        assert refused(m, 0, move) == ("choose-pawn", 4)


def test_s04_no_pawn_is_chosen_otherwise() -> None:
    m = position(hands=["r4", ""])
    assert refused(m, 0, "start leader") == refused(m, 0, "start explorer") == ("no-start-now", 4)
    assert refused(go(m, "drop r4"), 0, "start leader") == ("no-start-now", 4)


def test_s04_several_players_can_be_on_one_path() -> None:
    m = position(hands=["", "r4"], rows=["r: 2 3", ""], mover=1)
    go(m, "play r4", "start explorer")
    assert (step(m, 0, "r"), step(m, 1, "r")) == (2, 1)


# --- § 5 to 7: moving on, discarding, taking ---------------------------------------------------


def test_s05_an_equal_or_higher_card_moves_the_pawn_one_square() -> None:
    for card in ("r4", "r5", "r10"):
        m = go(position(hands=[card, ""], rows=["r: 4"]), f"play {card}")
        assert (step(m, 0, "r"), row(m, 0, "r").cards) == (2, ("r4", card))
    m = position(hands=["r3", ""], rows=["r: 4"])
    assert refused(m, 0, "play r3") == ("below-row", 5)


def test_s05_on_a_started_path_the_card_need_not_be_the_lowest() -> None:
    m = position(hands=["r5 r9", ""], rows=["r: 4"])
    assert refused(m, 0, "play r9") is None


def test_s05_others_rows_do_not_matter() -> None:
    m = position(hands=["r3", ""], rows=["r: 2", "r: 9"])
    go(m, "play r3")
    assert (step(m, 0, "r"), step(m, 1, "r")) == (2, 1)
    assert (row(m, 1, "r").cards, m._state.last[1, 0]) == (("r9",), 9)


def test_s06_any_card_can_be_discarded_face_up_on_its_pile() -> None:
    m = position(hands=["r4 b2", ""], rows=["r: 1"], piles="r: 8")
    go(m, "drop r4")
    assert (shown(m).piles["r"].top, shown(m).piles["r"].height) == ("r4", 2)
    assert (step(m, 0, "r"), hand(m, 0)) == (1, "b2")


def test_s06_a_pile_takes_all_cards_of_its_colour() -> None:
    m = position(hands=["b10", ""], piles="b: 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10")
    go(m, "drop b10")
    assert (shown(m).piles["b"].top, shown(m).piles["b"].height) == ("b10", 22)


def test_s07_the_top_of_a_pile_or_the_deck() -> None:
    m = position(draw=True, hands=["r4", ""], piles="y: 3 8; b: 1", deck="g5 g6")
    assert moves(m) == ["take y", "take b", "deck"]
    assert refused(m, 0, "take g") == ("pile-empty", 7)
    go(m, "take y")
    assert (hand(m, 0), shown(m).piles["y"].top, asked(m), shown(m).deck) == ("r4 y8", "y3", 1, 2)
    assert shown(m).held == (2, 0)


def test_s07_the_card_just_discarded_can_be_taken_back() -> None:
    m = go(position(hands=["r4", ""]), "drop r4")
    assert (moves(m), shown(m).just_dropped) == (["take r", "deck"], "r")
    assert shown(m).held == (0, 0)
    go(m, "take r")
    assert (hand(m, 0), asked(m), shown(m).stall, m._state.stall) == ("r4", 1, None, 1)
    assert shown(m).held == (1, 0)


def test_s07_by_option_it_cannot() -> None:
    m = go(position(hands=["r4", "r5"], piles="b: 2", take_back=False), "drop r4")
    assert moves(m) == ["take b", "deck"]
    assert refused(m, 0, "take r") == ("just-dropped", 7)
    go(m, "deck", "drop r5")
    assert refused(m, 1, "take b") is None
    go(m, "take b")
    assert shown(m).just_dropped is None


def test_s07_a_card_dropped_before_can_be_taken_by_the_next_seat() -> None:
    m = go(position(hands=["r4", "b5"], take_back=False), "drop r4", "deck", "drop b5")
    assert moves(m) == ["take r", "deck"]
