"""§ 18: windows, and who is asked in them."""

import pytest

from tests.games.island.events import LAND, start_event
from tests.games.island.position import (
    asked,
    deal,
    go,
    legal,
    position,
    refused,
    show,
    sums,
)


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
