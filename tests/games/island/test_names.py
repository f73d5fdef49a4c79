"""Every question can be answered with every character: the first of the list and the last, too."""

import pytest

from cordee.games.island.content import NAMES
from tests.games.island.position import asked, go, legal, person, position

LAND = {"b2": "jungle", "b3": "jungle", "c2": "jungle", "c3": "jungle"}
ENDS = (NAMES[0], NAMES[-1])
WAYS = {"ne", "e", "se", "sw", "w", "nw"}


@pytest.mark.parametrize("name", NAMES)
def test_s06_everybody_moves_in_all_six_directions(name: str) -> None:
    other = "jin" if name != "jin" else "kate"
    m = position({name: "0 b2", other: "1 d4"}, hexes=LAND)
    if asked(m)[1] == "window":
        go(m, "pass")
    assert set(legal(m)) == {f"move {name} {way}" for way in WAYS}


@pytest.mark.parametrize("name", ENDS)
def test_s07_everybody_takes_part_heals_and_takes_equipment(name: str) -> None:
    m = position({name: "0 b2 w", "jin": "0 b2", "sun": "1 d4"},
                 hexes=LAND | {"c2": "clearing-camp"}, items={"knife": "c2"})  # fmt: skip
    go(m, f"move {name} e", "move jin e")
    assert {f"join {name}", f"heal {name}", "join jin"} <= set(legal(m))
    go(m, "all")
    assert {f"take {name}", "take jin"} <= set(legal(m))
    go(m, f"take {name}")
    assert person(m, name).equipment == ("knife",)


@pytest.mark.parametrize("name", ENDS)
def test_s11_everybody_is_attacked_helps_and_is_wounded(name: str) -> None:
    people = {"eko": "0 b2", "sayid": "0 d1", name: "1 c2", "sun": "1 c2"}
    m = position(people, hexes=LAND)
    go(m, "move eko e", "move sayid w", "resolve c2")
    assert {f"fight {name}", "fight sun"} <= set(legal(m))
    go(m, "fight sun")
    assert asked(m) == (1, "help")
    assert f"help {name}" in legal(m)
    m = position({name: "0 b2", "jin": "0 b2", "eko": "1 c2", "sun": "1 d4"}, hexes=LAND)
    go(m, f"move {name} e", "move jin e", "all", "fight eko", "all", luck="1 6")
    while asked(m)[1] == "window":
        go(m, "pass")
    assert asked(m) == (0, "wound")
    assert set(legal(m)) == {f"wound {name}", "wound jin"}


@pytest.mark.parametrize("name", ENDS)
def test_s15_everybody_is_won_over_and_wins_over(name: str) -> None:
    m = position({"jin": "0 b2", "sun": "1 d4", name: "- c2"}, hexes=LAND)
    go(m, "move jin e", luck="courage")
    assert legal(m) == [f"fight {name}", "done"]
    go(m, f"fight {name}", luck="6 1")
    while asked(m)[1] == "window":
        go(m, "pass")
    assert person(m, name).controller == 0


@pytest.mark.parametrize("name", ENDS)
def test_s16_everybody_gives_and_is_given(name: str) -> None:
    for giver, taker in ((name, "jin"), ("jin", name)):
        m = position({name: "0 b2", "jin": "0 b2", "sun": "1 d4"}, hexes=LAND,
                     items={"rope": giver})  # fmt: skip
        go(m, f"move {name} e", "move jin e", "all", luck="courage")
        while asked(m)[1] == "window":
            go(m, "pass")
        assert asked(m) == (0, "give")
        go(m, f"give {giver} 1")
        if asked(m)[1] == "to":
            go(m, f"to {taker}")
        assert person(m, taker).equipment == ("rope",)
