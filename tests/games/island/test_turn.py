"""§ 2 to 9, 15, 16: set-up, moving, locations, camps, equipment, neutral characters, hands."""

from itertools import groupby

import pytest

from cordee.core.turn import Decide
from cordee.games.island.content import read
from tests.games.island.position import (
    asked,
    deal,
    entry,
    go,
    ground,
    legal,
    over,
    pack,
    person,
    position,
    refused,
    show,
)

LAND = {"b2": "jungle", "b3": "jungle", "c2": "jungle", "c3": "jungle", "a1": "tide-pools"}


def test_s02_the_basic_island_is_four_by_four_with_the_shore_around() -> None:
    sites = show(deal()).sites
    assert len(sites) == 16
    assert [name for name, one in sites.items() if not one.shore] == ["b2", "c2", "b3", "c3"]
    assert len(show(deal(size=7)).sites) == 49


def test_s02_all_cards_and_hexes_lie_face_down() -> None:
    m = deal()
    content = read(pack())
    assert show(m).deck == 158 and sum(show(m).discard.values()) == 0
    bag = m._state.bag.tolist()
    for kind, card in enumerate(content.cards):
        assert bag.count(kind) == card.copies, card.id
    left = [*m._state.shore_bag.tolist(), *m._state.inner_bag.tolist()]
    for kind, tile in enumerate(content.hexes):
        assert left.count(kind) == tile.copies, tile.id
    assert int(m._state.shore_left) + int(m._state.inner_left) == 75


@pytest.mark.parametrize(
    ("seats", "size"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 7), (7, 7), (8, 8)]
)
def test_s20_the_advanced_island_grows_with_the_players(seats: int, size: int) -> None:
    assert show(deal(seats=seats, rules="advanced")).size == size


def test_s03_two_characters_are_dealt_and_one_kept() -> None:
    m = deal(first=0, luck="kate eko jack locke")
    assert show(m, 0).dealt == ("kate", "eko")
    assert show(m, 1).dealt == ("jack", "locke")
    assert show(m).dealt == ()
    assert legal(m) == ["keep kate", "keep eko"]
    assert refused(m, "keep jack") == ("not-dealt", 3)
    go(m, "keep eko", "keep jack")
    assert person(m, "eko").principal == 0
    assert {one.name for one in show(m).characters} == {"eko", "jack"}
    assert show(m).pile == 15


def test_s03_two_weak_characters_are_both_kept() -> None:
    m = deal(first=0, luck="sun walt jack locke")
    go(m, "keep walt", "keep jack")
    assert person(m, "walt").principal == 0
    assert person(m, "sun").principal is None
    assert person(m, "sun").controller == 0


def test_s04_start_hexes_lie_around_the_shore_in_turn_order() -> None:
    m = deal(first=1, luck="kate eko jack locke")
    go(m, "keep kate", "keep jack")
    assert asked(m) == (1, "site")
    assert len(legal(m)) == 18
    go(m, "site 3")
    assert refused(m, "site 3") == ("site-taken", 4)
    assert refused(m, "site 30") == ("no-hex-there", 6)
    go(m, "site 1")
    assert show(m).starts == (1, 3)
    assert person(m, "kate").at == "start 3"


def test_s05_luck_says_who_begins() -> None:
    m = deal(seats=3, luck="2")
    assert asked(m) == (2, "keep")
    assert refused(m, "keep kate", 0) == ("not-your-turn", 5)
    assert refused(m, "pass") == ("other-question", 5)


def test_s06_every_character_moves_one_hex() -> None:
    m = position({"kate": "0 b2", "sun": "0 b2", "jin": "1 a1"}, hexes=LAND)
    go(m, "pass")
    assert refused(m, "move jin e") == ("not-yours", 6)
    go(m, "move kate e")
    assert refused(m, "move kate e") == ("cannot-move", 6)
    assert refused(m, "resolve c2") == ("other-question", 5)
    assert person(m, "kate").at == "c2"
    assert {text.split()[1] for text in legal(m)} == {"sun"}


STEPS = {"ne": "c1", "e": "c2", "se": "c3", "sw": "b3", "w": "a2", "nw": "b1"}


def test_s06_odd_rows_are_shifted_to_the_right() -> None:
    for way, site in STEPS.items():
        m = position({"jin": "0 b2", "sun": "1 d4"})
        go(m, f"move jin {way}")
        assert person(m, "jin").at == site


def test_s06_who_is_held_or_sits_out_stays() -> None:
    m = position({"jin": "0 b2 h", "sun": "0 b2 s", "kate": "0 b2", "eko": "1 d4"})
    go(m, "pass")
    assert {text.split()[1] for text in legal(m)} == {"kate"}
    assert refused(m, "move jin e") == ("cannot-move", 6)


def test_s06_nobody_moves_off_the_island() -> None:
    m = position({"jin": "0 a1", "sun": "1 d4"})
    assert refused(m, "move jin w") == ("no-hex-there", 6)


def test_s07_an_unexplored_hex_is_uncovered_and_followed() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"b2": "jungle"})
    assert not ground(m, "c2").explored
    go(m, "move jin e", luck="valley courage bandage")
    assert ground(m, "c2").hex == "valley"
    assert show(m).explored == (1, 0)
    assert show(m, 0).hands[0] == ("courage", "bandage")
    assert show(m, 1).hands[0] is None


def test_s07_locations_are_resolved_in_the_order_one_picks() -> None:
    m = position({"jin": "0 b2", "sun": "0 b2", "eko": "1 d4"}, hexes=LAND)
    go(m, "move jin e", "move sun se")
    assert asked(m) == (0, "resolve")
    assert sorted(legal(m)) == ["resolve c2", "resolve c3"]
    assert refused(m, "resolve a1") == ("nothing-to-resolve", 7)
    go(m, "resolve c3", luck="courage bandage")
    assert show(m, 0).hands[0] == ("courage", "bandage")


def test_s07_lying_cards_count_against_an_instruction_to_draw() -> None:
    m = position(
        {"jin": "0 b2", "sun": "1 d4"}, hexes={"b2": "jungle", "c2": "valley"},
        items={"knife": "c2"},
    )  # fmt: skip
    go(m, "move jin e", "leave", luck="courage")
    assert show(m, 0).hands[0] == ("courage",)


def test_s07_before_an_instruction_the_player_says_who_takes_part() -> None:
    m = position({"jin": "0 b2", "kate": "0 b2", "eko": "1 d4"}, hexes=LAND)
    go(m, "pass", "move jin e", "move kate e", luck="wild-boar 1 6")
    assert asked(m) == (0, "join")
    assert refused(m, "done") == ("nobody-yet", 7)
    assert refused(m, "join eko") == ("not-among", 7)
    assert refused(m, "heal jin") == ("no-healing", 14)
    assert refused(m, "heal eko") == ("not-among", 7)
    go(m, "join kate", "done")
    assert person(m, "kate").wounded and not person(m, "jin").wounded


def test_s08_a_camp_brings_a_neutral_character_the_first_time() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"})
    go(m, "move jin e", luck="clearing-camp hurley courage")
    assert person(m, "hurley").controller is None
    assert person(m, "hurley").at == "c2"
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "clearing-camp"})
    go(m, "move jin e", luck="courage")
    assert len(show(m).characters) == 2


def test_s09_equipment_is_carried_left_or_used_at_once() -> None:
    people = {"jin": "0 b2", "kate": "0 b2 w", "sun": "1 d4"}
    for move, where in (("take jin", "jin"), ("take kate", "kate"), ("leave", "c2")):
        m = position(people, hexes=LAND, items={"first-aid": "c2"})
        go(m, "move jin e", "move kate e", "all")
        assert refused(m, "hide jin") == ("face-up-only", 20)
        assert refused(m, "bury") == ("face-up-only", 20)
        assert refused(m, "take sun") == ("not-among", 7)
        assert refused(m, "pass") == ("other-question", 5)
        go(m, move)
        if where == "c2":
            assert ground(m, "c2").equipment == ("first-aid",)
        else:
            assert person(m, where).equipment == ("first-aid",)
    m = position(people, hexes=LAND, items={"first-aid": "c2"})
    go(m, "move jin e", "move kate e", "all", "use")
    assert not person(m, "kate").wounded
    assert ground(m, "c2").equipment == () and show(m).discard["first-aid"] == 1


def test_s09_a_piece_used_at_once_stays_on_the_ground_unless_used_up() -> None:
    m = position({"jin": "0 b2 w", "kate": "0 b2", "sun": "1 d4"}, hexes=LAND,
                 items={"medicine": "c2"})  # fmt: skip
    go(m, "pass", "move jin e", "move kate e", "all", "use")
    assert not person(m, "jin").wounded
    assert ground(m, "c2").equipment == ("medicine",)


def test_s09_only_the_well_use_things_at_once() -> None:
    m = position({"jin": "0 b2 w", "sun": "1 d4"}, hexes=LAND, items={"medicine": "c2"})
    go(m, "move jin e")
    assert refused(m, "use") == ("not-now", 18)
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, items={"knife": "c2"})
    go(m, "move jin e")
    assert refused(m, "use") == ("not-now", 18)


def test_s09_who_has_no_room_leaves_the_former_piece() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, items={"knife": "jin", "axe": "c2"})
    go(m, "move jin e", "take jin")
    assert person(m, "jin").equipment == ("axe",)
    assert ground(m, "c2").equipment == ("knife",)


def test_s09_a_character_may_carry_more_or_nothing() -> None:
    def two(values):  # type: ignore[no-untyped-def]
        power = {"when": ["passive"], "effects": [{"op": "capacity", "amount": 2}]}
        entry(values, "character", "jin")["power"] = power
        power = {"when": ["passive"], "effects": [{"op": "capacity", "amount": 0}]}
        entry(values, "character", "eko")["power"] = power

    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, data=pack(two),
                 items={"knife": "jin", "axe": "c2"})  # fmt: skip
    go(m, "move jin e", "take jin")
    assert person(m, "jin").equipment == ("knife", "axe")
    m = position({"eko": "0 b2", "sun": "1 d4"}, hexes=LAND, data=pack(two), items={"axe": "c2"})
    go(m, "move eko e")
    assert ground(m, "c2").equipment == ("axe",)
    assert asked(m)[0] == 1


def test_s10_an_event_goes_unseen_to_the_hand_and_equipment_is_offered() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "valley"})
    go(m, "move jin e", luck="courage knife")
    assert asked(m) == (0, "item")
    assert show(m, 1).held == (1, 0)
    go(m, "take jin")
    assert person(m, "jin").equipment == ("knife",)


def test_s10_an_empty_deck_is_made_from_the_discard() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "jungle"})
    s = m._state
    kinds = [k for k in s.bag.tolist() if k >= 0]
    s.bag[:] = -1
    s.deck_left = 0
    for kind in kinds[-3:]:
        s.discard[kind] += 1
    go(m, "move jin e")
    assert show(m).deck == 2
    assert show(m).discard == {}
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "jungle"})
    m._state.bag[:] = -1
    m._state.deck_left = 0
    go(m, "move jin e")
    assert asked(m)[0] == 1


def test_s15_one_neutral_character_a_location_may_be_won_over() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4", "hurley": "- c2", "walt": "- c2"}, hexes=LAND)
    go(m, "move jin e", luck="courage")
    assert asked(m) == (0, "neutral")
    assert legal(m) == ["fight hurley", "fight walt", "done"]
    assert refused(m, "draw") == ("other-question", 5)
    go(m, "fight hurley", "pass", luck="4 1")
    assert person(m, "hurley").controller == 0
    assert person(m, "walt").controller is None
    assert asked(m)[0] == 1


def test_s15_failing_wounds_nobody_and_a_tie_changes_nothing() -> None:
    for dice in ("1 3", "1 2"):
        m = position({"jin": "0 b2", "sun": "1 d4", "hurley": "- c2"}, hexes=LAND)
        go(m, "move jin e", "fight hurley", luck=f"courage {dice}")
        assert person(m, "hurley").controller is None
        assert not person(m, "jin").wounded


def test_s15_the_wounded_win_nobody_over() -> None:
    m = position({"jin": "0 b2 w", "sun": "1 d4", "hurley": "- c2"}, hexes=LAND)
    go(m, "move jin e", luck="courage")
    assert asked(m)[0] == 1


def test_s16_equipment_is_given_to_companions_with_room() -> None:
    m = position({"jin": "0 b2", "kate": "0 b2", "sun": "1 d4"}, hexes=LAND,
                 items={"knife": "jin", "axe": "kate"})  # fmt: skip
    go(m, "pass", "move jin e", "move kate e", "all", luck="courage")
    assert asked(m)[0] == 1, "nobody has room"
    m = position({"jin": "0 b2", "kate": "0 b2", "hurley": "0 b2", "sun": "1 d4"}, hexes=LAND,
                 items={"knife": "jin", "axe": "kate"})  # fmt: skip
    go(m, "pass", "move jin e", "move kate e", "move hurley e", "all", luck="courage")
    assert asked(m) == (0, "give")
    assert refused(m, "give hurley 1") == ("no-such-item", 9)
    assert refused(m, "give jin 2") == ("no-such-item", 9)
    assert refused(m, "to kate") == ("other-question", 5)
    go(m, "give jin 1")
    assert refused(m, "to kate") == ("no-room", 9)
    assert refused(m, "to jin") == ("not-among", 7)
    assert refused(m, "done") == ("other-question", 5)
    go(m, "to hurley")
    assert person(m, "hurley").equipment == ("knife",)
    assert refused(m, "give hurley 1") == ("no-room", 9), "once a turn"
    go(m, "give kate 1", "to jin")
    assert asked(m)[0] == 1


def test_s16_not_more_than_four_cards_at_the_end() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "valley"},
                 hands=["courage courage stumble net"])  # fmt: skip
    go(m, "move jin e", luck="bandage miracle")
    assert asked(m) == (0, "discard")
    assert refused(m, "discard 7") == ("no-such-card", 10)
    assert refused(m, "done") == ("other-question", 5)
    go(m, "discard 1", "discard 4")
    assert show(m, 0).hands[0] == ("courage", "stumble", "net", "miracle")
    assert show(m).discard == {"courage": 1, "bandage": 1}


def test_s16_a_character_may_allow_more() -> None:
    def more(values):  # type: ignore[no-untyped-def]
        power = {"when": ["passive"], "effects": [{"op": "hand", "amount": 2}]}
        entry(values, "character", "jin")["power"] = power

    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes={"c2": "valley"}, data=pack(more),
                 hands=["courage courage stumble net"])  # fmt: skip
    go(m, "move jin e", luck="bandage miracle")
    assert asked(m)[0] == 1


def test_s19_rounds_are_counted_from_the_first_turn() -> None:
    m = deal(round_cap=2)
    assert show(m).round == 1
    rounds = []
    while isinstance(m.turn, Decide):
        if asked(m)[1] == "move":
            rounds.append((show(m).round, asked(m)[0]))
        m.submit(m.turn.seats[0], legal(m)[-1])
    assert [key for key, _ in groupby(rounds)] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert over(m)[0] == "capped"


def test_s19_the_cap_ends_in_a_ranking() -> None:
    m = position({"jin": "0 b2", "kate": "0 b2", "sun": "1 d4"}, hexes=LAND, rounds=39, active=1)
    go(m, "move sun w", luck="beach courage")
    assert over(m) == ("capped", (0,))
    assert m.turn.scores[0].total == 206  # type: ignore[union-attr]
