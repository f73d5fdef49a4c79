"""§ 11 to 14, 17, 19: contests, wounds, healing, the Monster, winning.

The three contests of the recall table come first.
"""

import pytest

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
    sums,
)

LAND = {"b2": "jungle", "c2": "jungle", "c3": "jungle", "b3": "jungle"}
FAR = {"hurley": "0 d4", "walt": "1 d3"}  # so that nobody is out at once


def test_s12_recall_a_contest_with_an_encounter() -> None:
    people = {"eko": "0 b2", "sun": "1 d4"}
    m = position(people, hexes=LAND)  # 5 + 3 against 3 + 1: won, a card, discarded
    go(m, "move eko e", luck="wild-boar 3 1 flashback")
    assert show(m).beaten == (1, 0)
    assert show(m, 0).hands[0] == ("flashback",)
    assert show(m).discard["wild-boar"] == 1
    m = position(people, hexes=LAND)  # 5 + 1 against 3 + 6: lost, wounded
    go(m, "move eko e", luck="wild-boar 1 6")
    go(m, "pass")
    assert person(m, "eko").wounded and show(m).discard["wild-boar"] == 1
    m = position(people, hexes=LAND)  # 5 + 2 against 3 + 4: a tie, nothing
    go(m, "move eko e", luck="wild-boar 2 4")
    go(m, "pass")
    assert not person(m, "eko").wounded and show(m).beaten == (0, 0)
    assert show(m).discard["wild-boar"] == 1


def test_s12_recall_a_contest_with_an_opponent() -> None:
    people = {"jin": "0 b2", "michael": "1 c2", **FAR}
    m = position(people, hexes=LAND)
    go(m, "move jin e", "move hurley w", "resolve c2")
    assert asked(m) == (0, "fight")
    assert legal(m) == ["fight michael", "draw"]
    assert refused(m, "done") == ("other-question", 5)
    assert refused(m, "fight walt") == ("not-among", 7)
    go(m, "fight michael", "1: pass", luck="5 2")
    assert asked(m) == (0, "prize")
    assert legal(m) == ["prize control", "prize none"]
    assert refused(m, "prize event") == ("nothing-to-take", 12)
    assert refused(m, "seize 1") == ("nothing-to-take", 12)
    assert refused(m, "pass") == ("other-question", 5)
    go(m, "prize control", luck="beach flashback")
    assert person(m, "michael").controller == 0
    m = position(people, hexes=LAND)
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", "1: pass", luck="1 2")
    assert person(m, "jin").wounded, "who provoked it and lost"
    m = position(people, hexes=LAND)
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", "1: pass", luck="3 2")
    assert not person(m, "jin").wounded and person(m, "michael").controller == 1, "3+3 = 3+2+1"


def test_s12_recall_a_contest_with_a_neutral_character() -> None:
    people = {"eko": "0 b2", "sun": "1 d4", "kate": "- c2"}
    for dice, controller in (("1 2", 0), ("1 3", None), ("1 6", None)):
        m = position(people, hexes=LAND)
        go(m, "move eko e", "fight kate", luck=f"flashback {dice}")
        assert person(m, "kate").controller == controller
        assert not person(m, "eko").wounded


def test_s11_strengths_of_a_group_add_up_with_one_die() -> None:
    m = position({"eko": "0 b2", "kate": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move eko e", "move kate e", "all", luck="polar-bear 1 2 flashback flashback")
    assert show(m).beaten == (1, 0), "5 + 3 + 1 against 6 + 2"


def test_s11_the_defender_may_add_helpers_and_both_sums_are_shown() -> None:
    m = position({"jin": "0 b2", "eko": "1 c2", "sun": "1 c2", "kate": "1 c2 w", **FAR},
                 hexes=LAND, hands=["courage courage"])  # fmt: skip
    go(m, "move jin e", "move hurley w", "resolve c2", "fight sun")
    assert asked(m) == (1, "help")
    assert legal(m) == ["help eko", "all", "done"], "the wounded help nobody"
    assert refused(m, "help kate") == ("not-among", 7)
    go(m, "help eko")  # the last one who could
    assert sums(m) == (3, 6)
    contest = show(m).contest
    assert contest is not None
    assert (contest.kind, contest.target, contest.helpers) == ("opponent", "sun", ("eko",))
    go(m, "play 1")
    assert sums(m) == (5, 6)
    assert [one.what for one in show(m).pending] == ["turn", "location", "contest", "window"]


def test_s11_helping_is_a_choice() -> None:
    m = position({"jin": "0 b2", "eko": "1 c2", "sun": "1 c2", **FAR}, hexes=LAND)
    go(m, "move jin e", "move hurley w", "resolve c2", "fight sun", "done", luck="2 1")
    assert asked(m) == (0, "prize")


def test_s11_split_forces_fight_one_after_another() -> None:
    m = position({"jin": "0 b2", "eko": "0 b2", "sun": "1 c2", "kate": "1 c2", **FAR}, hexes=LAND)
    go(m, "move jin e", "move eko e", "move hurley w", "resolve c2", "all", "fight sun")
    assert asked(m) == (0, "join")
    assert refused(m, "heal jin") == ("other-question", 5)
    assert refused(m, "done") == ("nobody-yet", 7)
    go(m, "join eko", "done", "help kate", luck="6 1")
    go(m, "prize none")
    assert legal(m) == ["fight kate", "fight sun", "done"], "jin has not fought yet"
    assert refused(m, "draw") == ("other-question", 5), "contests or the card"
    go(m, "fight kate", "done", luck="6 1")
    go(m, "prize control", luck="beach flashback")
    assert person(m, "kate").controller == 0
    assert show(m, 0).hands[0] == ("flashback",), "no card at c2"


def test_s11_the_card_may_be_played_instead() -> None:
    m = position({"jin": "0 b2", "sun": "1 c2", **FAR}, hexes=LAND)
    go(m, "move jin e", "move hurley w", "resolve c2", "draw", luck="flashback beach manifest")
    assert show(m, 0).hands[0] == ("flashback", "manifest")


def test_s12_the_prize_may_be_equipment_or_a_random_event() -> None:
    people = {"jin": "0 b2", "michael": "1 c2", **FAR}
    m = position(people, hexes=LAND, items={"knife": "michael"}, hands=["", "courage bandage"])
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", luck="6 1")
    settle(m)
    assert set(legal(m)) == {"prize control", "seize 1", "prize event", "prize none"}
    go(m, "seize 1", luck="beach flashback")
    assert person(m, "jin").equipment == ("knife",)
    m = position(people, hexes=LAND, hands=["", "courage bandage"])
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", luck="6 1")
    go(m, "prize event", luck="1 beach flashback")
    assert show(m, 0).hands[0] == ("bandage", "flashback")
    assert m.view(1).portray()["memory"].known[0] == ("bandage",), "its owner knows it"
    assert m.view(None).portray()["memory"].known[0] == ()


def test_s12_control_brings_the_equipment_along() -> None:
    m = position({"jin": "0 b2", "michael": "1 c2", **FAR}, hexes=LAND, items={"knife": "michael"})
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", luck="6 1")
    go(m, "prize control", luck="beach flashback")
    assert person(m, "michael").equipment == ("knife",)


def test_s12_a_tie_with_an_opponent_changes_nothing() -> None:
    m = position({"jin": "0 b2", "michael": "1 c2", "ana-lucia": "1 a1", **FAR}, hexes=LAND,
                 items={"rope": "michael"})  # fmt: skip
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael", luck="4 4 beach flashback")
    settle(m)
    assert not person(m, "jin").wounded and not person(m, "michael").wounded
    assert person(m, "michael").controller == 1 and person(m, "michael").equipment == ("rope",)


def test_s11_who_is_elsewhere_helps_nobody() -> None:
    m = position({"jin": "0 b2", "michael": "1 c2", "ana-lucia": "1 a1", **FAR}, hexes=LAND,
                 hands=["courage"])  # fmt: skip
    go(m, "move jin e", "move hurley w", "resolve c2", "fight michael")
    assert sums(m) == (3, 3)


def test_s12_a_lost_contest_wounds_one_of_those_in_it() -> None:
    m = position({"jin": "0 b2", "sayid": "0 b2", "eko": "1 c2", **FAR}, hexes=LAND)
    go(m, "move jin e", "move sayid e", "move hurley w", "resolve c2", "all", "fight eko", "all",
       luck="1 6")  # fmt: skip
    assert asked(m) == (0, "wound")
    assert refused(m, "wound eko") == ("not-among", 7)
    assert refused(m, "choose jin") == ("other-question", 5)
    go(m, "wound jin", luck="beach flashback")
    assert person(m, "jin").wounded and not person(m, "sayid").wounded


def test_s13_a_wounded_character_has_no_strength_and_attacks_no_more() -> None:
    m = position({"eko": "0 b2 w", "sun": "1 c2", **FAR}, hexes=LAND)
    go(m, "move eko e", "move hurley w", "resolve c2", luck="wild-boar 6 1")
    assert person(m, "eko").at == "c2", "0 + 6 against 3 + 1: not asked to fight, won"
    assert show(m).beaten == (1, 0)


def test_s13_a_second_wound_kills_and_equipment_stays() -> None:
    m = position({"eko": "0 b2 w", "sun": "1 d4", "hurley": "0 a1"}, hexes=LAND | {"a1": "beach"},
                 items={"knife": "eko"})  # fmt: skip
    go(m, "move eko e", "move hurley e", "resolve c2", luck="wild-boar 1 6")
    assert person(m, "eko").at is None
    assert ground(m, "c2").equipment == ("knife",)


def test_s13_the_wounded_use_neither_power_nor_equipment() -> None:
    m = position({"kate": "0 b2 w", "locke": "0 b2", "sun": "1 d4"}, hexes=LAND,
                 items={"compass": "kate"})  # fmt: skip
    assert refused(m, "use kate") == ("power-off", 13)
    assert refused(m, "use kate 1") == ("power-off", 13)
    assert "use locke" in legal(m)


def test_s14_healing_on_a_camp_takes_the_next_turn() -> None:
    m = position({"jin": "0 b2 w", "hurley": "0 b2", "sun": "1 d4"},
                 hexes=LAND | {"c2": "clearing-camp"})  # fmt: skip
    go(m, "move jin e", "move hurley e")
    assert set(legal(m)) >= {"heal jin", "join jin", "all"}
    assert refused(m, "heal hurley") == ("no-healing", 14)
    go(m, "heal jin", "join hurley", luck="flashback")
    assert person(m, "jin").healing and person(m, "jin").wounded
    go(m, "1: move sun w", luck="beach manifest")
    settle(m)
    assert {text.split()[1] for text in legal(m)} == {"hurley"}, "jin sits it out"
    go(m, "move hurley e", luck="beach flashback")
    settle(m)
    assert not person(m, "jin").wounded and not person(m, "jin").healing


def test_s14_by_option_the_whole_turn_is_passed() -> None:
    m = position({"jin": "0 b2 w", "hurley": "0 b2", "sun": "1 d4"}, healing="turn",
                 hexes=LAND | {"c2": "clearing-camp"})  # fmt: skip
    go(m, "move jin e", "move hurley e", "heal jin", "all", luck="flashback")
    go(m, "1: move sun w", luck="beach manifest")
    settle(m)
    assert asked(m) == (1, "move")
    assert not person(m, "jin").wounded and person(m, "hurley").at == "c2"


def test_s14_healing_alone_means_that_nobody_takes_part() -> None:
    m = position({"jin": "0 b2 w", "sun": "1 d4"}, hexes={"c2": "clearing-camp"})
    go(m, "move jin e", "heal jin")
    assert asked(m)[0] == 1 and show(m).held == (0, 0)


def test_s14_a_wound_while_healing_kills_and_a_new_controller_ends_it() -> None:
    people = {"jin": "1 c2 w", "eko": "0 b2", **FAR}
    m = position(people, hexes=LAND | {"c2": "clearing-camp"})
    m._state.healing[7] = 1
    go(m, "move eko e", "move hurley w", "resolve c2", "fight jin", luck="6 1")
    go(m, "prize control", luck="beach flashback")
    assert person(m, "jin").controller == 0 and not person(m, "jin").healing
    assert person(m, "jin").wounded


# --- the Monster -------------------------------------------------------------------------------


def test_s17_drawn_it_fights_at_once_and_stays() -> None:
    m = position({"eko": "0 b2", "hurley": "0 b2", "sun": "1 d4"}, hexes=LAND)
    go(m, "move eko e", "move hurley e", "join eko", "done", luck="monster 1 6")
    go(m, "pass")
    assert person(m, "eko").at is None, "it kills"
    assert show(m).monster == "c2" and ground(m, "c2").monster


def test_s17_arriving_characters_must_fight_it_and_beaten_it_is_gone() -> None:
    m = position({"eko": "0 b2", "kate": "0 b2", "sun": "1 d4"}, hexes=LAND, monster="c2")
    go(m, "pass", "move eko e", "move kate e", "all", luck="6 1 flashback")
    assert show(m).monster is None and show(m).monster_defeated
    assert show(m).discard["monster"] == 1 and show(m).beaten[0] == 1


def test_s17_after_the_last_seat_a_coin_and_a_die_move_it() -> None:
    people = {"jin": "0 a1", "sun": "1 d4"}
    hexes = LAND | {"a1": "beach", "d4": "beach", "c4": "beach", "b1": "beach"}
    m = position(people, hexes=hexes, monster="b3", active=1)
    go(m, "move sun w", luck="flashback tails")
    assert show(m).monster == "b3"
    m = position(people, hexes=hexes, monster="b3", active=1)
    go(m, "move sun w", luck="flashback heads e")
    assert show(m).monster == "c3"
    m = position(people, hexes=hexes, monster="a3", active=1)
    go(m, "move sun w", luck="flashback heads w")
    assert show(m).monster == "a3", "off the island it stays"


def test_s17_it_fights_all_players_together_and_luck_says_who_loses() -> None:
    hexes = LAND | {"d4": "beach", "c4": "beach"}
    people = {"jin": "0 c3", "kate": "0 c3", "boone": "1 c3 s", "sun": "1 d4", "walt": "- c3"}
    for lot, loser in (("0", 0), ("1", 1)):
        m = position(people, hexes=hexes, monster="b3", active=1)
        go(m, "1: move sun w", luck=f"flashback heads e 1 6 {lot}")
        assert settle(m).turn.seats == (0,)  # type: ignore[union-attr]
        if loser == 0:
            assert asked(m) == (0, "wound")
            assert legal(m) == ["wound jin", "wound kate"]
            go(m, "wound kate")
            assert person(m, "kate").at is None
        else:
            assert person(m, "boone").at is None
        assert person(m, "walt").controller is None, "neutral ones stand aside"


def test_s17_a_tie_with_it_changes_nothing() -> None:
    m = position({"eko": "0 b2", "hurley": "0 b2", "sun": "1 d4"}, hexes=LAND, monster="c2")
    go(m, "move eko e", "move hurley e", "all", luck="2 2 flashback")
    settle(m)
    assert person(m, "eko").at == "c2" and person(m, "hurley").at == "c2"
    assert show(m).monster == "c2" and show(m).beaten == (0, 0)


def test_s17_by_option_the_first_player_out_steers_it() -> None:
    hexes = LAND | {"d4": "beach", "c4": "beach"}
    m = position({"eko": "0 c3", "sun": "1 d4"}, seats=3, hexes=hexes, monster="b3", active=1,
                 ghost=True)  # fmt: skip
    m._state.out[2], m._state.ghost_seat = 1, 2
    go(m, "move sun w", luck="flashback heads")
    assert asked(m) == (2, "toward")
    assert refused(m, "toward n" + "e", 0) == ("not-your-turn", 5)
    go(m, "toward w")
    assert show(m).monster == "a3"


# --- winning -----------------------------------------------------------------------------------


def test_s19_control_of_everybody_wins() -> None:
    m = position({"eko": "0 b2", "sun": "1 c2", "walt": "1 c2 w"}, hexes=LAND)
    go(m, "move eko e", "fight walt", "all", luck="6 1")
    go(m, "prize control")
    assert isinstance(asked(m), tuple), "sun is still there"
    m = position({"eko": "0 b2", "sun": "1 c2"}, hexes=LAND)
    go(m, "move eko e", "fight sun", luck="6 1")
    go(m, "prize control")
    assert over(m) == ("last-one", (0,))


def test_s19_neutral_characters_and_start_hexes_count_as_present() -> None:
    m = position({"eko": "0 b2", "sun": "1 c2", "walt": "- a1"}, seats=3, hexes=LAND)
    assert asked(m)[0] == 0
    m = position({"eko": "0 b2", "sun": "- c2", "boone": "1 start", "libby": "2 d4"}, seats=3,
                 hexes=LAND)  # fmt: skip
    go(m, "move eko e", "fight sun", luck="flashback 6 1")
    assert person(m, "sun").controller == 0
    assert asked(m)[0] == 1


def test_s19_a_player_without_characters_is_out_and_the_hand_is_discarded() -> None:
    m = position({"eko": "0 b2", "sun": "1 c2", "libby": "2 d4"}, seats=3, hexes=LAND,
                 hands=["", "courage bandage"])  # fmt: skip
    go(m, "move eko e", "fight sun", "prize control", luck="6 1")
    settle(m)
    assert show(m).out == (False, True, False)
    assert show(m).discard == {"courage": 1, "bandage": 1}
    assert asked(m)[0] == 2


def test_s19_an_active_player_out_ends_their_turn() -> None:
    m = position({"eko": "0 b2 w", "sun": "1 d4", "libby": "2 d3"}, seats=3, hexes=LAND,
                 hands=["courage"])  # fmt: skip
    go(m, "move eko e", luck="wild-boar 1 6")
    settle(m)
    assert show(m).out[0] and asked(m)[0] == 1


def test_s19_the_last_player_left_wins() -> None:
    m = position({"eko": "0 b2 w", "sun": "1 d4"}, hexes=LAND)
    m._state.owner[15] = -3
    m._state.loc[15] = -1
    go(m, "move eko e", luck="wild-boar 1 6")
    assert over(m) == ("last-one", (0,)), "eko alone is enough, until he dies"
    m = position({"eko": "0 b2", "sun": "1 c2"}, hexes=LAND, monster="c2")
    m._state.wounded[:] = 1
    go(m, "move eko e", luck="1 6 0")
    settle(m)
    assert over(m)[0] == "last-one"


@pytest.mark.parametrize("kind", ["wound", "kill"])
def test_s12_a_contest_whose_attackers_are_gone_is_void(kind: str) -> None:
    def deadly(values):  # type: ignore[no-untyped-def]
        entry(values, "event", "stumble").update(
            {"when": ["dice"], "effects": [{"op": kind, "target": "their-fighter"}]}
        )

    m = position({"jin": "0 b2", "sun": "1 c2", **FAR}, hexes=LAND, hands=["", "stumble"],
                 data=pack(deadly))  # fmt: skip
    go(m, "move jin e", "move hurley w", "resolve c2", "fight sun", luck="6 1")
    go(m, "1: play 1")
    if kind == "kill":
        assert person(m, "jin").at is None
        assert show(m).contest is None
    else:
        assert person(m, "jin").wounded
