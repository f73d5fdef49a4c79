"""What needs the others: undo, a bot for somebody absent, the clock, handing back."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.site.client import Guest, Screen, play, seat_all

Arrive = Callable[[str], Guest]


def begin(arrive: Arrive, game: str = "duel", seats: int = 2, **more: Any) -> list[Screen]:
    people = [arrive(f"P{n}") for n in range(seats)]
    return seat_all(people[0], people[1:], game, **more)


def mover_and_other(screens: list[Screen]) -> tuple[Screen, Screen]:
    asked = next(screen for screen in screens if screen.is_asked)
    return asked, next(screen for screen in screens if screen is not asked)


def catch_up(*screens: Screen) -> None:
    newest = max(screen.table["version"] for screen in screens)
    for screen in screens:
        screen.rest(0.05)
        screen.catch_up(newest)


def test_undo_is_granted_by_the_other_person(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest)]
        mover, other = mover_and_other(screens)
        before = mover.view["view"]["shown"]
        drop = next(move for move in mover.moves if move.startswith("drop"))
        mover.move(drop)
        assert mover.view["undo"]
        assert not other.view["undo"]
        assert other.refused("undo", seat=mover.seat) == "not-your-seat"
        assert other.refused("undo", seat=other.seat) == "cannot-undo"
        mover.do("undo", seat=mover.seat)
        other.wait_for(lambda s: s.table["proposal"])
        proposal = other.table["proposal"]
        assert (proposal["what"], proposal["seat"]) == ("undo", mover.seat)
        assert proposal["until"] is None
        assert mover.refused("undo", seat=mover.seat) == "already-proposed"
        other.do("answer", agrees=True)
        mover.wait_for(lambda s: s.view["view"]["shown"] == before)
        other.wait_for(lambda s: s.table["proposal"] is None)
        assert drop in mover.moves
        assert [entry["key"] for entry in mover.journal.values()][-1] == "journal-undo"


def test_undo_is_refused_by_the_other_person(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest)]
        mover, other = mover_and_other(screens)
        mover.move(next(move for move in mover.moves if move.startswith("drop")))
        after = mover.view["view"]["shown"]
        mover.do("undo", seat=mover.seat)
        other.do("answer", agrees=False)
        mover.wait_for(lambda s: s.table["proposal"] is None)
        assert mover.do("resume")
        assert mover.view["view"]["shown"] == after
        assert other.refused("answer", agrees=True) == "nothing-proposed"


def test_undo_never_crosses_drawn_cards(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest)]
        mover, _ = mover_and_other(screens)
        seat = mover.seat
        mover.move(next(move for move in mover.moves if move.startswith("drop")))
        mover.move("deck")
        assert not mover.view["undo"]
        assert mover.refused("undo", seat=seat) == "cannot-undo"


def test_an_undo_asked_for_is_forgotten_when_the_game_goes_on(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest)]
        mover, other = mover_and_other(screens)
        mover.move(next(move for move in mover.moves if move.startswith("drop")))
        mover.do("undo", seat=mover.seat)
        mover.move("deck")
        other.wait_for(lambda s: s.table["proposal"] is None and s.table["version"] > 5)
        assert other.refused("answer", agrees=True) == "nothing-proposed"


def test_against_bots_undo_needs_nobody(guest: Arrive) -> None:
    ada = guest("Ada")
    table = ada.new_table("duel", "me", "greedy", options={"first": "0"})
    with ada.join(table) as screen:
        screen.sit(0)
        screen.wait_for(lambda s: s.view)
        before = screen.view["view"]["shown"]
        screen.move(next(move for move in screen.moves if move.startswith("drop")))
        assert screen.view["view"]["shown"] != before
        screen.do("undo", seat=0)
        assert screen.view["view"]["shown"] == before


def test_a_draft_is_taken_back_at_once_and_in_private(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest, "roll", 3)]
        roller = next(screen for screen in screens if screen.is_asked)
        while roller.is_asked:
            roller.move("refuse" if "refuse" in roller.moves else "stop")
        catch_up(*screens)
        one, two = [screen for screen in screens if screen is not roller]
        shown = one.view["view"]["shown"]
        one.move("refuse")
        assert one.view["undo"]
        one.do("undo", seat=one.seat)
        assert one.view["view"]["shown"] == shown
        assert two.rest() == []
        assert roller.rest() == []
        assert one.refused("undo", seat=one.seat) == "cannot-undo"


def test_a_public_move_waits_for_no_consent_that_a_draft_has_made_impossible(
    guest: Arrive,
) -> None:
    """Somebody drafts while an undo of the roller's move is proposed: the table goes on."""
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest, "roll", 3)]
        roller = next(screen for screen in screens if screen.is_asked)
        while roller.is_asked:
            roller.move("refuse" if "refuse" in roller.moves else "stop")
        catch_up(*screens)
        one, two = [screen for screen in screens if screen is not roller]
        roller.do("undo", seat=roller.seat)
        one.move("refuse")
        two.wait_for(lambda s: s.table["proposal"] is None)
        two.move("refuse")
        roller.wait_for(lambda s: s.table["proposal"] is None)
        assert play(screens, random.Random(1), moves=12) == 12


def test_a_player_leaves_a_seat_to_a_bot_and_takes_it_back(guest: Arrive) -> None:
    with ExitStack() as stack:
        host, other = (stack.enter_context(s) for s in begin(guest, "classic"))
        host.do("replace", seat=0)
        other.wait_for(lambda s: s.table["seats"][0]["stand_in"])
        assert other.table["seats"][0]["bot"].startswith("greedy")
        assert other.table["seats"][0]["name"] == "P0"
        other.wait_for(lambda s: s.is_asked)
        while other.is_asked:
            other.move()
        other.wait_for(lambda s: s.is_asked)  # the bot has moved meanwhile
        assert host.refused("replace", seat=0) == "bot-plays-here"
        assert other.refused("back", seat=0) == "not-your-seat"
        assert host.refused("move", seat=0, decision=1, move="deck") == "bot-plays-here"
        host.do("back", seat=0)
        assert host.refused("back", seat=0) == "no-bot-here"
        other.wait_for(lambda s: not s.table["seats"][0]["stand_in"])
        while other.is_asked:
            other.move()
        host.wait_for(lambda s: s.is_asked)
        host.move()
        host.do("resign", seat=0)
        text = host.guest.get(f"/api/records/{host.id}/text").text
        assert "! seat 0 bot greedy" in text
        assert "! seat 0 human P0" in text


def test_an_absent_player_is_replaced_when_all_others_agree(guest: Arrive) -> None:
    with ExitStack() as stack:
        one, two, absent = (stack.enter_context(s) for s in begin(guest, "classic", 3))
        absent.close()
        one.do("replace", seat=2)
        assert one.refused("replace", seat=2) == "already-proposed"
        two.wait_for(lambda s: s.table["proposal"])
        assert two.table["proposal"]["until"] > 0
        two.do("answer", agrees=True)
        one.wait_for(lambda s: s.table["seats"][2]["stand_in"])
        assert one.table["proposal"] is None
        with absent.guest.join(one.id) as again:
            again.do("back", seat=2)
            one.wait_for(lambda s: not s.table["seats"][2]["stand_in"])


def test_silence_of_the_absent_is_agreement_but_not_of_the_others(guest: Arrive) -> None:
    with ExitStack() as stack:
        one, two, absent = (stack.enter_context(s) for s in begin(guest, "classic", 3))
        absent.close()
        one.do("replace", seat=2)
        one.rest(3.0)  # the silence of the test's service is a second and a half
        assert one.table["proposal"] is not None, "the third has not agreed"
        two.do("answer", agrees=True)
        one.wait_for(lambda s: s.table["seats"][2]["stand_in"])


def test_one_of_two_is_replaced_after_silence(guest: Arrive) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(s) for s in begin(guest))
        one.do("replace", seat=1)
        one.wait_for(lambda s: s.table["seats"][1]["stand_in"], 10)
        two.wait_for(lambda s: s.table["seats"][1]["stand_in"])


def test_who_is_there_objects_to_being_replaced(guest: Arrive) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(s) for s in begin(guest))
        one.do("replace", seat=1)
        two.do("answer", agrees=False)
        one.wait_for(lambda s: s.table["proposal"] is None)
        one.rest(2.5)
        assert not one.table["seats"][1]["stand_in"]


def test_the_clock_puts_a_bot_in_the_place_of_the_late(guest: Arrive) -> None:
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest, clock=2)]
        mover, other = mover_and_other(screens)
        late = mover.seat
        assert mover.table["clock"] == 2
        assert mover.table["deadline"] > mover.messages[0]["now"]
        other.wait_for(lambda s: s.table["seats"][late]["stand_in"], 10)
        other.wait_for(lambda s: s.is_asked, 10)
        assert "journal-seat" in [entry["key"] for entry in other.journal.values()]


def test_the_clock_is_minded_though_nobody_is_there(guest: Arrive) -> None:
    screens = begin(guest, clock=1)
    for screen in screens:
        screen.close()
    with guest("Eve").join(screens[0].id) as eve:
        eve.wait_for(lambda s: s.is_over, 60)
        assert all(seat["stand_in"] for seat in eve.table["seats"])


def test_a_draft_does_not_turn_the_clock_back(guest: Arrive) -> None:
    """Nor does it tell, by the clock, that somebody has drafted."""
    with ExitStack() as stack:
        screens = [stack.enter_context(s) for s in begin(guest, "roll", 3, clock=600)]
        roller = next(screen for screen in screens if screen.is_asked)
        while roller.is_asked:
            roller.move("refuse" if "refuse" in roller.moves else "stop")
        catch_up(*screens)
        one, two = [screen for screen in screens if screen is not roller]
        two.do("resume")
        deadline = two.table["deadline"]
        lobby = two.guest.get("/api/me/games").json()["items"]
        one.move("refuse")
        two.do("resume")
        assert two.table["deadline"] == deadline
        assert two.guest.get("/api/me/games").json()["items"] == lobby
