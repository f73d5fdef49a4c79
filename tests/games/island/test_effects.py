"""§ 22: every effect of the vocabulary, every target, every condition."""

from typing import Any

import pytest

from tests.games.island.events import LAND, PEOPLE, event, played, start_event
from tests.games.island.position import (
    asked,
    entry,
    go,
    ground,
    legal,
    pack,
    person,
    position,
    refused,
    show,
    sums,
)


def contest_of(op: str, target: str, *, when: str = "dice", luck: str = "2 2", **more: Any) -> Any:
    data = event(when=[when], effects=[{"op": op, "target": target, **more}], **{"if": []})
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 hands=["flashback courage"], data=data)  # fmt: skip
    return go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "play 1", luck=luck)


@pytest.mark.parametrize(
    ("target", "expected"),
    [("my-side", (5, 1)), ("their-side", (3, 3)), ("attackers", (5, 1)), ("defenders", (3, 3))],
)
def test_s22_strength(target: str, expected: tuple[int, int]) -> None:
    assert sums(contest_of("strength", target, amount=2, when="contest")) == expected


def test_s22_reroll_and_set_die() -> None:
    def stop(values: dict[str, Any]) -> None:
        entry(values, "event", "courage")["when"] = ["dice"]

    for op, luck, expected in (("reroll", "2 2 6", (9, 3)), ("set-die", "2 2", (8, 3))):
        effects = [{"op": op, "target": "my-side", "amount": 5}]
        data = event(when=["dice"], effects=effects, **{"if": []})
        stop(data.values)
        m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                     hands=["flashback courage"], data=data)  # fmt: skip
        go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "play 1", luck=luck)
        assert sums(m) == expected


def test_s22_dice_cannot_change_before_they_are_rolled() -> None:
    for op in ("reroll", "set-die"):
        assert sums(contest_of(op, "my-side", when="contest")) == (3, 1)


def test_s22_flee() -> None:
    def edit(values: dict[str, Any]) -> None:
        entry(values, "event", "flashback").update(
            {"when": ["contest"], "if": [], "effects": [{"op": "flee"}]}
        )

    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["flashback"], data=pack(edit))
    go(m, "move jin e", "play 1", luck="wild-boar")
    assert ground(m, "c2").encounter is None, "discarded whatever the result"
    assert show(m).discard["wild-boar"] == 1


def test_s22_wound_kill_heal() -> None:
    assert person(played("wound", "enemy-here"), "sun").wounded
    assert person(played("kill", "enemy-here"), "sun").at is None
    m = played("wound", "any", "choose walt")
    assert person(m, "walt").wounded
    people = PEOPLE | {"jin": "0 b2 w"}
    assert not person(played("heal", "own", people=people), "jin").wounded


def test_s22_draw() -> None:
    m = played("draw", amount=3, luck="net knife wild-boar")
    assert asked(m) == (0, "item")
    go(m, "take jin")
    assert show(m, 0).hands[0] == ("net",)
    assert show(m).discard["wild-boar"] == 1


def test_s22_discard_steal_look_reveal() -> None:
    m = played("discard", "other-player", amount=2)
    assert show(m).held == (0, 0)
    m = played("steal", "other-player", amount=1, luck="1")
    assert show(m, 0).hands[0] == ("bandage",)
    m = played("look", "other-player")
    assert m.view(0).portray()["memory"].known[1] == ("courage", "bandage")
    assert m.view(None).portray()["memory"].known[1] == ()
    m = played("reveal", "other-player", rules="advanced", items={"knife": "sun 2"})
    assert m.view(None).portray()["memory"].known[1] == ("courage", "bandage")
    assert person(m, "sun").equipment == ("knife",)


def test_s22_another_player_is_named_where_there_are_several() -> None:
    m = played("discard", "other-player", amount=1, people=PEOPLE | {"kate": "2 d2"}, seats=3)
    assert asked(m)[1] != "seat", "only one has cards"
    data = start_event("discard", "other-player", amount=1)
    m = position(PEOPLE | {"kate": "2 d2"}, seats=3, hexes=LAND, data=data,
                 hands=["flashback", "net", "net"])  # fmt: skip
    go(m, "play 1")
    assert asked(m) == (0, "seat")
    assert refused(m, "seat 0") == ("not-among", 7)
    assert refused(m, "choose sun") == ("other-question", 5)
    go(m, "seat 2")
    assert show(m).held == (0, 1, 0)


@pytest.mark.parametrize("op", ["discard", "steal", "look", "reveal"])
def test_s22_what_is_done_to_a_hand_needs_one(op: str) -> None:
    m = position(PEOPLE, hexes=LAND, hands=["flashback"],
                 data=start_event(op, "other-player", amount=1))  # fmt: skip
    assert refused(m, "play 1") == ("no-target", 18)


def test_s22_steal_and_disarm_of_a_character() -> None:
    m = played("steal", "enemy-here", items={"knife": "sun"})
    assert person(m, "jin").equipment == ("knife",)
    m = played("steal", "enemy-here", items={"knife": "sun", "axe": "jin"})
    assert ground(m, "b2").equipment == ("knife",), "nobody has room"
    m = played("disarm", "enemy-here", items={"knife": "sun"})
    assert ground(m, "b2").equipment == ("knife",)


def test_s22_move_and_scout() -> None:
    m = played("move", "own", "choose jin")
    assert asked(m) == (0, "toward")
    assert refused(m, "choose jin") == ("other-question", 5)
    go(m, "toward e")
    assert person(m, "jin").at == "c2"
    m = played("scout", "own", "choose walt")
    assert asked(m) == (0, "toward")
    assert refused(m, "toward e") == ("no-hex-there", 6)
    go(m, "toward w", luck="reef")
    seen = [site for site, one in show(m, 0).sites.items() if one.hex and not one.explored]
    assert len(seen) == 1
    assert all(one.explored or one.hex is None for one in show(m, 1).sites.values())


def test_s22_a_scouted_hex_is_what_it_was_when_uncovered() -> None:
    hexes = LAND | dict.fromkeys(("a1", "b1", "c1", "a2", "d2"), "beach") | {"a3": "reef"}
    people = {"jin": "0 b2", "sun": "1 d4"}
    del hexes["c3"]
    m = position(people, hexes=hexes, hands=["flashback"], data=start_event("scout", "own"))
    go(m, "play 1", luck="ruins")
    assert ground(m, "c3", 0).hex == "ruins" and ground(m, "c3", 1).hex is None
    go(m, "move jin se", luck="net net")
    assert ground(m, "c3", 1).hex == "ruins"


def test_s22_a_character_can_be_moved_onto_the_first_hex() -> None:
    m = position({"jin": "0 b1", "sun": "1 d4"}, hands=["flashback"],
                 hexes=LAND | {"a1": "beach", "b1": "beach"},
                 data=start_event("move", "own"))  # fmt: skip
    go(m, "play 1", "toward w")
    assert person(m, "jin").at == "a1"


@pytest.mark.parametrize("seat", [0, 1])
def test_s22_the_first_hex_can_be_scouted_too(seat: int) -> None:
    m = position({"jin": f"{seat} b1", "sun": f"{1 - seat} d4"}, active=seat,
                 hexes=LAND | {"b1": "beach", "c1": "beach"}, data=start_event("scout", "own"),
                 hands=["flashback"] if seat == 0 else ["", "flashback"])  # fmt: skip
    go(m, "play 1", "toward w", luck="reef")
    assert ground(m, "a1", seat).hex == "reef" and ground(m, "a1", 1 - seat).hex is None


def test_s22_hold_rest_release() -> None:
    m = played("hold", "enemy-here")
    assert person(m, "sun").held
    m = played("rest", "enemy-here")
    assert person(m, "sun").sits_out
    people = PEOPLE | {"jin": "0 b2 h", "walt": "0 d1"}
    m = played("release", "own", people=people)
    assert not person(m, "jin").held
    assert "move jin e" in legal(m)


def test_s22_control() -> None:
    assert person(played("control", "enemy-here"), "sun").controller == 0
    people = PEOPLE | {"kate": "- b2"}
    assert person(played("control", "neutral-here", people=people), "kate").controller == 0


def test_s22_neutral_and_monster() -> None:
    def arrive(values: dict[str, Any]) -> None:
        power = {"when": ["start"], "effects": [{"op": "neutral"}]}
        entry(values, "character", "jin")["power"] = power

    m = position(PEOPLE, hexes=LAND, data=pack(arrive))
    go(m, "use jin", luck="eko")
    assert person(m, "eko").at == "b2" and person(m, "eko").controller is None
    assert show(played("monster", amount=0, monster="c3")).monster is None
    m = played("monster", "none", "toward e", amount=1, monster="b3")
    assert show(m).monster == "c3"


def test_s22_protect_and_the_condition_of_death() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["miracle"])
    go(m, "move jin e", "play 1", luck="wild-boar 1 6")
    assert not person(m, "jin").wounded

    def only_death(values: dict[str, Any]) -> None:
        entry(values, "event", "miracle")["if"] = ["struck", "death"]

    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["miracle"],
                 data=pack(only_death))  # fmt: skip
    go(m, "move jin e", luck="wild-boar 1 6")
    assert person(m, "jin").wounded
    m = position({"jin": "0 b2 w", "sun": "1 d4"}, hexes=LAND, hands=["miracle"],
                 data=pack(only_death))  # fmt: skip
    go(m, "move jin e", "play 1", luck="wild-boar 1 6")
    assert person(m, "jin").at == "c2"


AROUND = {
    "jin": "0 b2", "eko": "0 b2", "walt": "0 d1", "sun": "1 b2", "kate": "1 b2", "hurley": "1 d4",
    "claire": "- b2", "boone": "- d1", "libby": "- d4", "sayid": "0 start", "michael": "1 start",
}  # fmt: skip
MEANT = {  # by an event that happens nowhere in particular, for seat 0 and for seat 1
    "own": ("jin eko walt sayid", "sun kate hurley michael"),
    "own-here": ("jin eko walt sayid", "sun kate hurley michael"),
    "enemy": ("sun kate hurley", "jin eko walt"),
    "enemy-here": ("sun kate", "jin eko"),
    "neutral-here": ("claire boone", "claire libby"),
    "any": (" ".join(AROUND), " ".join(AROUND)),
    "any-here": (
        "jin eko walt sun kate claire boone sayid", "jin eko sun kate hurley claire libby michael"
    ),
}  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("target", MEANT)
def test_s22_every_target(target: str, seat: int) -> None:
    m = position(AROUND, active=seat, hexes=LAND | {"d1": "beach", "d4": "beach"},
                 hands=["flashback"] if seat == 0 else ["", "flashback"],
                 data=start_event("wound", target))  # fmt: skip
    go(m, "play 1")
    assert asked(m)[0] == seat
    assert {move.removeprefix("choose ") for move in legal(m)} == set(MEANT[target][seat].split())


def test_s22_the_party_of_a_contest_and_of_a_location() -> None:
    data = event(when=["dice"], effects=[{"op": "wound", "target": "party"}], **{"if": []})
    m = position({"jin": "0 b2", "eko": "0 b2", "sun": "1 c2", "walt": "1 d4"}, hexes=LAND,
                 hands=["flashback"], data=data)  # fmt: skip
    go(m, "move jin e", "move eko e", "all", "fight sun", "join eko", "done", "play 1", luck="6 1")
    assert person(m, "eko").wounded and not person(m, "jin").wounded, "only who fights"
    m = position({"jin": "0 b2 w", "eko": "0 b3 w", "sun": "1 d4"}, hexes=LAND | {"c2": "spring"})
    go(m, "move jin e", "move eko w", "resolve c2")
    assert not person(m, "jin").wounded and person(m, "eko").wounded, "only who is there"


@pytest.mark.parametrize(("seat", "meant"), [(0, "sun kate"), (1, "jin eko")])
def test_s22_their_fighters(seat: int, meant: str) -> None:
    data = event(when=["dice"], effects=[{"op": "wound", "target": "their-fighter"}], **{"if": []})
    people = {"jin": "0 b2", "eko": "0 b2", "sun": "1 c2", "kate": "1 c2", "claire": "1 c2",
              "walt": "0 d4"}  # fmt: skip
    m = position(people, hexes=LAND | {"d4": "beach", "c4": "beach"}, data=data,
                 hands=["flashback"] if seat == 0 else ["", "flashback"])  # fmt: skip
    go(m, "move jin e", "move eko e", "move walt w", "resolve c2", "all", "fight sun", "all",
       "help kate", "done", f"{seat}: play 1", luck="3 3")  # fmt: skip
    assert {move.removeprefix("choose ") for move in legal(m)} == set(meant.split())
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, data=data,
                 hands=["flashback"] if seat == 0 else ["", "flashback"])  # fmt: skip
    go(m, "move jin e", luck="snake 3 3")
    if seat == 0:
        assert "flashback" in (show(m, 0).hands[0] or ()), "an encounter is nobody: never offered"
    else:
        go(m, "1: play 1")
        assert person(m, "jin").at is None, "wounded, so without strength, and beaten"


STATES = {
    "jin": "0 b2", "eko": "1 d1 s", "sun": "1 b2 w", "kate": "1 b2 h", "hurley": "1 d4 p",
    "claire": "- b2", "libby": "- d4 w", "michael": "1 start",
}  # fmt: skip
FITS = {
    "heal": "sun libby",
    "hold": "jin eko sun hurley claire libby",
    "rest": "jin sun kate hurley claire libby",
    "release": "eko kate",
    "control": "eko sun kate claire libby",
    "disarm": "jin hurley",
    "move": "jin eko hurley claire michael",
    "wound": " ".join(STATES),
}


@pytest.mark.parametrize("op", FITS)
def test_s22_whom_an_effect_can_be_done_to(op: str) -> None:
    m = position(STATES, hexes=LAND | {"d1": "beach", "d4": "beach"}, hands=["flashback"],
                 items={"knife": "jin", "axe": "hurley"}, data=start_event(op, "any"),
                 rules="advanced")  # fmt: skip
    go(m, "play 1")
    assert {move.removeprefix("choose ") for move in legal(m)} == set(FITS[op].split())


CONDITIONS = [
    ("own-turn", True), ("other-turn", False), ("attacking", True), ("defending", False),
    ("involved", True), ("bystander", False), ("encounter", False), ("neutral", False),
    ("opponent", True), ("monster", False), ("here", True), ("on-camp", False),
    ("off-camp", True), ("shore", False), ("inner", True), ("alone", True), ("company", False),
    ("takes-part", True), ("losing", False), ("death", False),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_s22_every_condition(condition: str, holds: bool) -> None:
    def edit(values: dict[str, Any]) -> None:
        effects = [{"op": "strength", "amount": 1, "target": "attackers"}]
        knife = entry(values, "equipment", "knife")
        knife.update({"when": ["contest"], "if": [condition], "effects": effects})
        entry(values, "event", "flashback").update(
            {"when": ["contest"], "if": [condition], "effects": effects}
        )

    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 hands=["flashback courage"], items={"knife": "jin"}, data=pack(edit))  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun")
    assert asked(m) == (0, "window")
    assert ("play 1" in legal(m)) == holds
    assert ("use jin 1" in legal(m)) == holds


def test_s22_here_may_be_the_first_hex() -> None:
    effects = [{"op": "strength", "amount": 1, "target": "attackers"}]
    m = position({"jin": "0 b1", "sun": "1 a1", "kate": "1 d4"}, hands=["flashback"],
                 hexes=LAND | {"a1": "beach", "b1": "beach"},
                 data=event(when=["contest"], effects=effects, **{"if": ["here"]}))  # fmt: skip
    go(m, "move jin w", "fight sun", "play 1")
    assert sums(m) == (4, 1)


def test_s22_against_a_trait() -> None:
    for card, fits in (("wild-boar", True), ("storm", True), ("whispers", False)):
        m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, items={"machete": "jin"},
                     hands=["courage"])  # fmt: skip
        go(m, "move jin e", luck=card)
        assert ("use jin 1" in legal(m)) == fits
