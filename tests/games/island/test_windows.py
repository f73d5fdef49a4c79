"""§ 18, 20: windows, who is asked, every effect of the vocabulary, and the advanced game."""

from typing import Any

import pytest

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
    settle,
    show,
    sums,
)

LAND = {"b2": "jungle", "c2": "jungle", "c3": "jungle", "b3": "jungle"}


def event(**change: Any) -> Any:
    """A pack in which the event `flashback` is something else."""

    def edit(values: dict[str, Any]) -> None:
        entry(values, "event", "flashback").update(change)

    return pack(edit)


def start_event(op: str, target: str = "none", **more: Any) -> Any:
    effects = [{"op": op, "target": target, **more}]
    return event(when=["start"], effects=effects, **{"if": ["own-turn"]})


PEOPLE = {"jin": "0 b2", "sun": "1 b2", "hurley": "1 d4", "walt": "0 d1"}


def played(op: str, target: str = "none", *answers: str, people: Any = PEOPLE, luck: str = "",
           **more: Any) -> Any:  # fmt: skip
    """The position after an event with this effect, played at the start of one's turn."""
    amount = {"amount": more.pop("amount")} if "amount" in more else {}
    m = position(people, hexes=LAND, hands=["flashback", "courage bandage"],
                 data=start_event(op, target, **amount), **more)  # fmt: skip
    return go(m, "play 1", *answers, luck=luck)


# --- who is asked ------------------------------------------------------------------------------


def test_s18_who_has_a_card_is_asked_whatever_it_is() -> None:
    for card in ("courage", "flashback"):
        m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                     hands=["", card])  # fmt: skip
        for move in ("move jin e", "move walt w", "resolve c2", "fight sun"):
            m.submit(0, move)
        assert m.turn.seats == (1,), "in the window of the contest"  # type: ignore[union-attr]
        more = ["play 1", "not-until-my-turn"] if card == "courage" else []
        assert legal(m, 1) == [*more, "pass"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_s18_the_others_are_asked_in_turn_order(active: int) -> None:
    people = {"jin": "0 b2", "sun": "1 b3", "kate": "2 c3"}
    hands = ["flashback net" if seat == active else "veto" for seat in range(3)]
    m = position(people, seats=3, active=active, hexes=LAND, hands=hands,
                 data=start_event("draw", amount=1))  # fmt: skip
    m.submit(active, "play 1")
    order: list[int] = []
    while asked(m)[1] == "window" and len(order) < 2:
        order.append(asked(m)[0])
        m.submit(asked(m)[0], "pass")
    assert order == [(active + 1) % 3, (active + 2) % 3]


def test_s18_nobody_is_quiet_at_the_start() -> None:
    m = deal()
    assert not show(m, 0).quiet and not show(m, 1).quiet


def test_s18_without_a_card_or_power_nobody_is_asked() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 luck="6 1")  # fmt: skip
    for move in ("move jin e", "move walt w", "resolve c2", "fight sun"):
        m.submit(0, move)
    assert asked(m) == (0, "prize"), "from the contest to its end without a question"


def test_s18_not_until_my_turn_passes_by_itself_and_is_private() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 hands=["", "courage second-wind"])  # fmt: skip
    go(
        m,
        "move jin e",
        "move walt w",
        "resolve c2",
        "fight sun",
        "1: not-until-my-turn",
        luck="1 1",
    )
    assert show(m, 1).quiet and not show(m, 0).quiet and not show(m).quiet
    assert asked(m) == (0, "prize"), "the dice window was passed by itself"
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 c2"}, hexes=LAND,
                 hands=["", "courage second-wind"])  # fmt: skip
    m._state.quiet = 2
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun")
    assert asked(m) == (1, "help"), "never for compulsory choices"


def test_s18_a_quiet_seat_can_only_pass() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1"}, hexes=LAND, hands=["", "courage"])
    m._state.quiet = 2
    for move in ("move jin e", "move walt w", "resolve c2", "fight sun"):
        m.submit(0, move)
    assert refused(m, "play 1") == ("is-quiet", 18)
    assert refused(m, "not-until-my-turn") == ("is-quiet", 18)


@pytest.mark.parametrize("bearer", ["ana-lucia", "jin", "sayid"])
def test_s18_not_until_my_turn_is_offered_to_whom_has_something_to_play(bearer: str) -> None:
    people = {"eko": "0 b2", bearer: "1 c2", "walt": "0 d1", "libby": "1 d4"}
    for items in ({}, {"knife": bearer}):
        m = position(people, hexes=LAND, hands=["", "net"], items=items)
        for move in ("move eko e", "move walt w", "resolve c2", f"fight {bearer}"):
            m.submit(0, move)
        assert asked(m) == (1, "window"), "who has a card"
        if items:
            assert "not-until-my-turn" in legal(m, 1)
        else:
            assert refused(m, "not-until-my-turn", 1) == ("no-target", 18)


def test_s18_all_are_asked_again_after_something_was_played() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 hands=["courage", "courage stumble"])  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "0: pass", "1: play 1")
    assert asked(m)[0] == 0, "asked again, though it had passed"


def test_s18_things_have_their_moment_conditions_and_targets() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4", "locke": "0 b2"}, hexes=LAND,
                 hands=["courage net flashback"], items={"medicine": "jin"})  # fmt: skip
    assert refused(m, "play 1") == ("not-now", 18)
    assert refused(m, "play 2") == ("no-target", 18)
    assert refused(m, "play 4") == ("no-such-card", 10)
    assert refused(m, "use sun") == ("not-yours", 6)
    assert refused(m, "use jin") == ("not-now", 18)
    assert refused(m, "use jin 2") == ("no-such-item", 9)
    assert refused(m, "use jin 1") == ("no-target", 18)
    assert refused(m, "move jin e") == ("other-question", 5)
    assert {move for move in legal(m) if "play" in move} == {"play 3"}
    go(m, "use locke", "toward ne")
    assert refused(m, "use locke") == ("used-already", 18)


def test_s18_a_piece_works_once_a_contest() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", "walt": "0 d1", "kate": "1 d4"}, hexes=LAND,
                 items={"knife": "jin"}, hands=["courage"])  # fmt: skip
    go(m, "move jin e", "move walt w", "resolve c2", "fight sun", "use jin 1")
    assert sums(m) == (4, 1)
    assert refused(m, "use jin 1") == ("used-already", 18)


def test_s18_what_was_played_can_be_cancelled_and_that_too() -> None:
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["flashback veto", "veto"])
    go(m, "play 1", "1: play 1")
    assert asked(m)[0] == 0, "the countermand may be countermanded"
    go(m, "pass")
    assert show(m).held == (1, 0), "nothing was drawn"
    m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["flashback veto", "veto"])
    go(m, "0: play 1", "1: play 1", "0: play 1", luck="net net")
    assert show(m).held == (2, 0)


# --- every effect ------------------------------------------------------------------------------


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


def test_s22_against_a_trait() -> None:
    for card, fits in (("wild-boar", True), ("storm", True), ("whispers", False)):
        m = position({"jin": "0 b2", "sun": "1 d4"}, hexes=LAND, items={"machete": "jin"},
                     hands=["courage"])  # fmt: skip
        go(m, "move jin e", luck=card)
        assert ("use jin 1" in legal(m)) == fits


# --- the advanced game -------------------------------------------------------------------------

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
