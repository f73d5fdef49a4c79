"""§ 20: the advanced game; and what it shares with the basic one at its edges."""

from typing import Any

from tests.games.island.events import LAND, event, start_event
from tests.games.island.position import (
    asked,
    entry,
    go,
    ground,
    legal,
    over,
    pack,
    person,
    position,
    refused,
    settle,
    show,
)

ADVANCED: dict[str, Any] = {"rules": "advanced"}


def test_s20_an_unbeaten_encounter_stays_and_blocks() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4", "walt": "- c2"}, hexes=LAND | {"c2": "valley"},
                 items={"knife": "c2"}, **ADVANCED)  # fmt: skip
    go(m, "move jin e", "leave", luck="spiders 1 2")
    assert ground(m, "c2").encounter == "spiders", "a tie too"
    assert asked(m)[0] == 1, "nothing more is drawn, nobody won over"
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, cards={"c2": "spiders"},
                 items={"knife": "c2"}, **ADVANCED)  # fmt: skip
    go(m, "move jin e", luck="1 6")
    assert ground(m, "c2").encounter == "spiders" and asked(m)[0] == 1
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, cards={"c2": "spiders"},
                 items={"knife": "c2"}, **ADVANCED)  # fmt: skip
    go(m, "move jin e", luck="6 1 net")
    assert asked(m) == (0, "item"), "beaten, it is gone and what it guarded is free"
    assert show(m).discard["spiders"] == 1


def test_s20_equipment_may_be_carried_and_left_face_down() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, **ADVANCED)
    go(m, "move jin e", luck="gun")
    assert asked(m) == (0, "item")
    assert ground(m, "c2", 0).equipment == ("gun",)
    assert ground(m, "c2", 1).equipment == (None,)
    go(m, "hide jin")
    assert person(m, "jin", 0).equipment == ("gun",)
    assert person(m, "jin", 1).equipment == (None,) and person(m, "jin").face_down == (True,)
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, **ADVANCED)
    go(m, "move jin e", "bury", luck="gun")
    assert ground(m, "c2", 1).equipment == (None,)
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, **ADVANCED)
    go(m, "move jin e", "leave", luck="gun")
    assert ground(m, "c2", 1).equipment == ("gun",)
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, **ADVANCED)
    go(m, "move jin e", "take jin", luck="gun")
    assert person(m, "jin", 1).equipment == ("gun",)


def test_s20_hidden_equipment_is_shown_when_used_and_asks_its_owner() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 items={"axe": "jin 1"}, hands=["courage"], **ADVANCED)  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "use jin 1")
    assert person(m, "jin", 1).equipment == ("axe",)
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 items={"compass": "sun 2"}, **ADVANCED)  # fmt: skip
    for move in ("move jin e", "move walt w", "resolve c2", "fight sun"):
        m.submit(0, move)
    assert m.turn.seats == (1,) and legal(m, 1) == ["pass"]  # type: ignore[union-attr]


def test_s20_all_who_fought_sit_out_their_next_turn() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "kate": "1 c2", "walt": "0 d1"}, hexes=LAND,
                 **ADVANCED)  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "all", luck="3 1")
    go(m, "prize none")
    assert [person(m, name).sits_out for name in ("jin", "sun", "kate", "walt")] == [
        True, True, True, False,
    ]  # fmt: skip


def test_s20_a_principal_cannot_be_controlled() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2 p", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 **ADVANCED)  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun", luck="6 1")
    assert refused(m, "prize control") == ("principal", 20)
    people = {"jin": "0 b2", "sun": "1 b2 p", "kate": "1 d4"}
    m = position(people, hexes=LAND, hands=["flashback"], data=start_event("control", "enemy-here"),
                 **ADVANCED)  # fmt: skip
    assert legal(m) == ["pass"], "nor by a card"


def test_s20_a_principal_held_through_its_turn_is_neutralised() -> None:
    people = {"jin": "0 b2 p", "sun": "1 d4 h p"}
    m = position(people, hexes=LAND | {"d4": "beach"}, active=1, **ADVANCED)
    assert over(m) == ("domination", (0,)), "held through its own turn, and all others are mine"
    m = position(people | {"walt": "- a1"}, hexes=LAND, active=1, **ADVANCED)
    assert asked(m)[0] == 0, "a neutral character is Secondary too"
    assert person(m, "sun").held
    go(m, "move jin e", luck="net")
    settle(m)
    assert not person(m, "sun").held, "free in its next turn"


def test_s20_sitting_out_counts_only_by_the_literal_reading() -> None:
    people = {"jin": "0 b2 p", "sun": "1 d4 s p", "walt": "0 d1"}
    m = position(people, hexes=LAND, active=0, **ADVANCED)
    go(m, "move jin e", "move walt w", luck="net beach net")
    assert asked(m)[0] == 0
    m = position(people, hexes=LAND, active=0, neutralised="literal", **ADVANCED)
    go(m, "move jin e")
    assert over(m) == ("domination", (0,))


def test_s20_a_dead_principal_is_neutralised() -> None:
    m = position({"jin": "0 b2 p", "sun": "1 b2 w p", "walt": "1 d4"}, hexes=LAND,
                 hands=["ambush"], **ADVANCED)  # fmt: skip
    go(m, "play 1")
    assert person(m, "sun").at is None
    assert asked(m)[0] == 0, "walt is still another's"


def test_s13_the_dead_are_not_wounded_again() -> None:
    data = event(when=["wound"], effects=[{"op": "kill", "target": "doomed"}], **{"if": []})
    people = {"jin": "0 b2", "kate": "0 d1", "sun": "1 d4"}
    m = position(people, hexes=LAND, hands=["", "flashback"], data=data)
    go(m, "move jin e", "move kate w", "resolve c2", "1: play 1", luck="wild-boar 1 6")
    assert person(m, "jin").at is None
    assert asked(m)[0] == 0, "and the turn goes on"


def test_s07_who_leaves_while_cards_are_drawn_takes_part_no_more() -> None:
    data = event(when=["drawn"], effects=[{"op": "move", "target": "own"}], **{"if": []})
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND | {"c2": "valley"}, data=data)
    go(m, "move jin e", "play 1", "toward e", luck="flashback")
    assert person(m, "jin").at == "d2"
    assert show(m).deck == 157, "the second card is not drawn"


def test_s17_a_second_monster_takes_the_place_of_the_first() -> None:
    def two(values: dict[str, Any]) -> None:
        entry(values, "encounter", "monster")["copies"] = 2

    m = position({"eko": "0 b2", "sun": "1 d4"}, hexes=LAND, monster="a1", data=pack(two))
    go(m, "move eko e", luck="monster 3 1")
    assert show(m).monster == "c2" and show(m).discard["monster"] == 1


def test_s18_the_view_tells_what_was_played() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["flashback", "veto"])
    m.submit(0, "play 1")
    pending = show(m).pending
    assert [(one.what, one.about) for one in pending[-2:]] == [
        ("played", "flashback"), ("window", "played"),
    ]  # fmt: skip
