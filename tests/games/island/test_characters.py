"""§ 1, 19: every character of the pack: power, drawback, victory condition."""

from typing import Any

import pytest

from cordee.games.island.content import NAMES, read
from tests.games.island.position import (
    asked,
    go,
    legal,
    over,
    pack,
    person,
    position,
    settle,
    show,
    sums,
)

LAND = {"b2": "jungle", "c2": "jungle", "c3": "jungle", "b3": "jungle"}
CAMPS = {"b1": "beach-camp", "c1": "beach-camp", "d1": "beach-camp", "b2": "jungle"}


def fight(name: str, *, hands: Any = ("courage",), luck: str = "", **more: Any) -> Any:
    """Somebody of seat 0 attacks Michael of seat 1 at c2; courage keeps the window open."""
    people = {name: "0 b2", "michael": "1 c2", "hurley": "1 d4", "walt": "0 d1"}
    m = position({**people, **more.pop("people", {})}, hexes=LAND, hands=list(hands), **more)
    go(m, f"move {name} e", "move walt w", "resolve c2", "fight michael", luck=luck)
    return m


def test_s01_seventeen_characters_strengths_and_sources() -> None:
    found = read(pack()).characters
    assert tuple(one.id for one in found) == NAMES
    assert {one.strength for one in found} == {1, 2, 3, 4, 5}
    assert all(one.thing.effects for one in found), "a power each"
    strong = [one for one in found if one.strength >= 4]
    assert all(one.drawback.effects for one in strong), "a drawback for the strong"
    attested = {one.id for one in found if one.source == "attested"}
    assert attested == {"ana-lucia", "jack", "locke", "sun"}


def test_s01_ana_lucia_may_wound_whom_she_beats_and_must_confront() -> None:
    m = position({"ana-lucia": "0 b2", "michael": "1 c2", "hurley": "1 d4"}, hexes=LAND)
    go(m, "move ana-lucia e")
    assert legal(m) == ["fight michael"]
    assert m.why_not(0, "draw").code == "must-fight"  # type: ignore[union-attr]
    go(m, "fight michael", "use ana-lucia", luck="6 1")
    assert person(m, "michael").wounded and person(m, "michael").controller == 1


def test_s01_boone_saves_a_companion() -> None:
    m = position({"boone": "0 b2", "eko": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move boone e", "move eko e", "join eko", "done", luck="wild-boar 1 6 1")
    go(m, "use boone")
    assert not person(m, "eko").wounded


def test_s01_charlie_is_stronger_in_company() -> None:
    m = position({"charlie": "0 b2", "sun": "0 b2", "michael": "1 d4"}, hexes=LAND,
                 hands=["courage"])  # fmt: skip
    go(m, "move charlie e", "move sun e", "all", "use charlie", luck="wild-boar")
    assert sums(m) == (3, 3)


def test_s01_claire_is_not_attacked() -> None:
    m = position({"eko": "0 b2", "claire": "1 c2", "hurley": "1 d4"}, hexes=LAND)
    go(m, "move eko e", "fight claire", "1: use claire")
    assert show(m).contest is None and person(m, "claire").controller == 1


def test_s01_eko_rolls_again_against_encounters_and_spares_people() -> None:
    assert sums(fight("eko")) == (3, 3)
    m = position({"eko": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move eko e", "use eko", luck="wild-boar 1 6 6 flashback")
    assert show(m).beaten == (1, 0)


def test_s01_hurley_rolls_again_when_not_ahead() -> None:
    m = position({"hurley": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move hurley e", "use hurley", luck="snake 1 4 6 flashback")
    assert show(m).beaten == (1, 0)


def test_s01_jack_heals_anybody_anywhere_once_a_turn() -> None:
    m = position({"jack": "0 b2 o", "sun": "1 d4 w", "kate": "2 a1 w", "hurley": "1 d4"}, seats=3,
                 hexes=LAND)  # fmt: skip
    go(m, "use jack", "choose sun")
    assert not person(m, "sun").wounded and show(m).healed[0] == (1,)
    go(m, "move jack e", luck="flashback")
    assert asked(m)[0] == 1, "kate is still wounded, but the power has had its turn"
    assert sums(fight("jack")) == (4, 3), "one less against opponents"


def test_s19_jack_wins_having_healed_one_of_each_opponent_still_in() -> None:
    people = {"jack": "0 b2 o", "sun": "1 d4 w", "kate": "2 a1"}
    m = position(people, seats=3, hexes=LAND)
    go(m, "use jack")
    assert asked(m)[1] == "move", "kate's player is still missing"
    m = position(people, seats=3, hexes=LAND)
    m._state.healed[0] = 4
    go(m, "use jack")
    assert over(m) == ("own-goal", (0,))


def test_s19_a_healer_in_any_seat() -> None:
    m = position({"sun": "0 d4 w", "jack": "1 b2 o"}, active=1, hexes=LAND)
    go(m, "use jack")
    assert over(m) == ("own-goal", (1,))


def test_s01_jin_is_at_home_on_the_shore() -> None:
    m = position({"jin": "0 b2", "michael": "1 b1", "hurley": "1 d4", "walt": "0 d2"},
                 hexes={"b1": "beach"}, hands=["courage"])  # fmt: skip
    go(m, "move jin nw", "move walt sw", "resolve b1", "fight michael", "use jin")
    assert sums(m) == (5, 3)
    assert "use jin" not in legal(fight("jin"))


def test_s01_kate_runs_one_hex_further_and_wins_by_exploring() -> None:
    m = position({"kate": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "use kate", "toward e", "move kate se", luck="beach flashback")
    assert person(m, "kate").at == "d3"
    m = position({"kate": "0 b2 o", "sun": "1 d4"}, hexes={"b2": "jungle"})
    m._state.explored[0] = 4
    go(m, "move kate e", luck="jungle")
    assert over(m) == ("own-goal", (0,))


def test_s01_libby_frees_somebody_here() -> None:
    m = position({"libby": "0 b2", "eko": "0 b2 h", "sun": "1 d4"}, hexes=LAND)
    go(m, "use libby")
    assert "move eko e" in legal(m)


def test_s01_locke_looks_ahead_and_wins_when_the_monster_falls() -> None:
    m = position({"locke": "0 b2", "sun": "1 d4"})
    go(m, "use locke", "toward e", luck="ruins")
    assert show(m, 0).sites["c2"].hex == "ruins" and not show(m, 0).sites["c2"].explored
    m = position({"locke": "1 d4 o", "eko": "0 b2", "kate": "0 b2"}, hexes=LAND, monster="c2")
    go(m, "move eko e", "move kate e", "all", luck="6 1")
    assert over(m) == ("own-goal", (1,)), "whoever defeats it"
    assert sums(fight("locke")) == (4, 3)


def test_s01_michael_is_stronger_against_people() -> None:
    m = position({"eko": "0 b2", "michael": "1 c2", "hurley": "1 d4"}, hexes=LAND,
                 hands=["", "courage"])  # fmt: skip
    go(m, "move eko e", "fight michael", "1: use michael")
    assert sums(m) == (3, 5)
    m = position({"michael": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["courage"])
    go(m, "move michael e", luck="wild-boar")
    assert "use michael" not in legal(m)


@pytest.mark.parametrize("walt", ["- c2", "1 c2"])
def test_s19_michael_wins_when_he_finds_his_son_in_company(walt: str) -> None:
    people = {"michael": "0 b2 o", "eko": "0 b2", "kate": "0 b2", "walt": walt, "sun": "1 d4"}
    m = position(people, hexes=LAND)
    go(m, "move eko e", "move kate e")
    assert asked(m)[1] == "move", "it is michael who looks for him"
    go(m, "move michael e")
    assert over(m) == ("own-goal", (0,))
    del people["kate"]
    m = position(people, hexes=LAND)
    go(m, "move eko e", "move michael e")
    assert asked(m)[1] == "join", "two are not enough"


def test_s19_sun_wins_beside_jin() -> None:
    people = {"sun": "0 b2 o", "jin": "1 c2", "eko": "0 d4", "kate": "0 d4", "libby": "0 d4",
              "walt": "1 a1"}  # fmt: skip
    m = position(people, hexes=LAND)
    go(m, "move sun e")
    assert over(m) == ("own-goal", (0,))


def test_s01_sawyer_takes_what_lies_about() -> None:
    m = position({"sawyer": "0 b2", "sun": "1 b2"}, hexes=LAND, items={"knife": "sun"})
    go(m, "use sawyer")
    assert person(m, "sawyer").equipment == ("knife",)
    people = {"kate": "0 b2"}
    m = position({"sawyer": "0 b2", **people, "michael": "1 c2", "hurley": "1 d4"}, hexes=LAND,
                 hands=["courage"])  # fmt: skip
    go(m, "move sawyer e", "move kate e", "all", "fight michael", "all")
    assert sums(m) == (6, 3), "he dislikes company"


def test_s01_sayid_ties_up_whom_he_beats_and_alone_fears_encounters() -> None:
    m = position({"sayid": "0 b2", "michael": "1 c2", "hurley": "1 d4"}, hexes=LAND)
    go(m, "move sayid e", "fight michael", "use sayid", luck="6 1")
    assert person(m, "michael").controller == 1 and person(m, "michael").held
    assert asked(m)[0] == 1, "instead of the prize"
    m = position({"sayid": "0 b2", "sun": "1 d4"}, hexes=LAND, hands=["courage"])
    go(m, "move sayid e", luck="wild-boar")
    assert sums(m) == (3, 3)


def test_s01_shannon_makes_the_others_roll_again() -> None:
    m = position({"shannon": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move shannon e", "use shannon", luck="snake 3 6 1 flashback")
    assert show(m).beaten == (1, 0)


def test_s01_sun_heals_a_companion_away_from_camps() -> None:
    m = position({"sun": "0 b2", "eko": "0 b2 w", "kate": "1 d4"}, hexes=LAND)
    go(m, "use sun")
    assert not person(m, "eko").wounded
    m = position({"sun": "0 b2", "eko": "0 b2 w", "kate": "1 d4"}, hexes={"b2": "clearing-camp"})
    assert asked(m)[1] == "move"


def test_s01_walt_makes_the_die_a_six() -> None:
    m = position({"walt": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move walt e", "use walt", luck="snake 1 3 flashback")
    assert show(m).beaten == (1, 0)


# Everybody who leads: their own at b2, and one more to win over at c2.
LEADERS = {
    "hurley": ("eko", "jin", "kate", "sayid"),
    "jin": ("eko", "kate"),
    "libby": ("eko", "jin", "kate"),
    "sayid": ("eko", "jin"),
}


@pytest.mark.parametrize("leader", LEADERS)
def test_s19_leaders(leader: str) -> None:
    group = (leader, *LEADERS[leader])
    for missing in (0, 1):
        own = group[: len(group) - missing]
        people = dict.fromkeys(own, "0 b2") | {leader: "0 b2 o", "sun": "- c2", "walt": "1 d4"}
        m = position(people, hexes=LAND)
        joined = [] if len(own) == 1 else ["all"]
        go(m, *(f"move {name} e" for name in own), *joined, "fight sun", luck="flashback 6 1")
        settle(m)
        assert person(m, "sun").controller == 0
        if missing:
            assert asked(m)[0] == 1, "one is missing"
        else:
            assert over(m) == ("own-goal", (0,))


@pytest.mark.parametrize("camper", ["boone", "claire"])
def test_s19_campers(camper: str) -> None:
    people = {camper: "0 a1 o", "eko": "0 b2", "jin": "0 d2", "hurley": "1 d4"}
    m = position(people, hexes=CAMPS | {"a1": "beach", "d2": "beach"})
    go(m, f"move {camper} e", "move eko ne")
    assert asked(m)[1] == "move", "b1 and c1 are two"
    go(m, "move jin nw")
    assert over(m) == ("own-goal", (0,)), "b1, c1 and d1"


@pytest.mark.parametrize(("hunter", "amount"), [("ana-lucia", 6), ("eko", 8)])
def test_s19_hunters(hunter: str, amount: int) -> None:
    for before in (amount - 2, amount - 1):
        m = position({hunter: "0 b2 o", "sun": "1 d4"}, hexes=LAND)
        m._state.beaten[0] = before
        go(m, f"move {hunter} e", luck="snake 6 1")
        settle(m)
        assert show(m).beaten == (before + 1, 0)
        if before + 1 == amount:
            assert over(m) == ("own-goal", (0,))
        else:
            assert asked(m)[0] == 1


@pytest.mark.parametrize(("explorer", "amount"), [("kate", 5), ("shannon", 8)])
def test_s19_explorers(explorer: str, amount: int) -> None:
    for before in (amount - 2, amount - 1):
        m = position({explorer: "0 b2 o", "sun": "1 d4"}, hexes={"b2": "jungle"})
        m._state.explored[0] = before
        go(m, f"move {explorer} e", luck="jungle flashback")
        if before + 1 == amount:
            assert over(m) == ("own-goal", (0,))
        else:
            assert asked(settle(m))[0] == 1


@pytest.mark.parametrize(
    ("collector", "carried"), [("charlie", ("knife", "axe", "rope")), ("sawyer", ("knife", "axe"))]
)
def test_s19_collectors(collector: str, carried: tuple[str, ...]) -> None:
    bearers = (collector, "kate", "jin")
    people = dict.fromkeys((*bearers, "eko"), "0 b2") | {collector: "0 b2 o", "sun": "1 d4"}
    items = dict(zip(carried, bearers, strict=False)) | {"torch": "c2"}
    m = position(people, hexes=LAND, items=items)
    go(m, *(f"move {name} e" for name in (*bearers, "eko")), "all")
    assert asked(m)[0] == 0, "one piece is missing"
    go(m, "take eko")
    assert over(m) == ("own-goal", (0,)), "the moment it is picked up"


def test_s19_a_victory_is_only_its_first_owners_while_in_control() -> None:
    m = position({"locke": "0 d4", "eko": "0 b2", "kate": "0 b2", "sun": "1 a1"}, monster="c2",
                 hexes=LAND | {"d4": "beach", "c4": "beach"})  # fmt: skip
    go(m, "move eko e", "move kate e", "move locke w", "resolve c2", "all", luck="6 1 flashback")
    assert show(m).monster_defeated
    assert asked(m), "locke was not theirs from the start"


def test_s19_amounts_may_differ_in_the_advanced_game() -> None:
    people = {"kate": "0 b2 o", "sun": "1 d4"}
    basic, advanced = (position(people, rules=rules) for rules in ("basic", "advanced"))
    amounts = {
        name: (int(basic.table.win_amount[c]), int(advanced.table.win_amount[c]))
        for c, name in enumerate(NAMES)
    }
    assert amounts["kate"] == (5, 11) and amounts["shannon"] == (8, 13)
    assert amounts["ana-lucia"] == (6, 8) and amounts["eko"] == (8, 10)
    assert amounts["sun"] == (4, 3) and amounts["jin"] == (4, 4)
