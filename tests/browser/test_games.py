"""Whole games through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import CURTAIN, play

SHORT: dict[str, dict[str, str]] = {
    "classic": {"rounds": "1"},
    "duel": {"exploits": "on"},
    "board": {"rounds": "1"},
    "roll": {},
    "island": {"round_cap": "4"},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_a_bot(screen: NewScreen, game: str) -> None:
    me = screen(size="phone" if game in ("classic", "roll", "island") else "desk")
    table = me.open_table(game, seats=None, **SHORT[game])
    me.play_to_the_end()
    expect(me.page.locator("[data-testid=proof]")).to_contain_text("Donne prouvée")
    expect(me.page.locator("[data-testid=total]")).to_have_count(2)
    for size in ("desk", "phone"):
        me.resize(size)
        me.has_no_violation()
    if game == "roll":  # nobody is choosing any more
        me.page.click("text=Revoir la table")
        expect(me.page.locator(".thumb")).to_be_attached()
        expect(me.page.locator(".thumb")).not_to_contain_text("choisissent")
    me.go(f"/replay/{table}?step=9")
    expect(me.page.locator("[data-testid=scrubber]")).to_be_visible()
    expect(me.page.locator(".thumb")).to_be_visible()
    me.has_no_violation()


def test_two_browsers_play_each_other_and_again(screen: NewScreen) -> None:
    host, guest = screen(), screen(size="phone", language="en")
    table = host.open_table("classic", "invite", rounds="1")
    expect(host.page.locator("[data-testid=link]")).to_have_value(host.page.url)
    expect(host.page.locator("[data-testid=only-here]")).to_contain_text("--lan")
    expect(host.page.locator(".seats .who").first).to_have_text(re.compile(r"\S · Vous\b"))
    host.has_no_violation()
    guest.go(f"/table/{table}")
    guest.page.click("[data-testid=sit-1]")
    expect(host.page.locator(".hand")).to_be_visible()
    host.page.fill("aside form input", "Bonjour <b>à toi</b>")
    host.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-testid=chat]")).to_contain_text("Bonjour <b>à toi</b>")
    play([host, guest])
    expect(guest.end).to_contain_text("The deck is out")
    host.page.click("[data-testid=rematch]")
    guest.page.click("text=The rematch is waiting")
    expect(guest.page.locator(".hand")).to_be_visible()


def test_four_in_two_teams(screen: NewScreen) -> None:
    four = [screen(size="small"), screen(), screen(), screen()]
    table = four[0].open_table("classic", "invite", seats=4, rounds="1")
    for seat, one in enumerate(four[1:], 1):
        one.go(f"/table/{table}")
        one.page.click(f"[data-testid=sit-{seat}]")
    play(four, most=400)
    assert all(one.end.locator("h3").count() == 2 for one in four)  # two sides of two
    four[0].has_no_violation()


def test_hot_seat_shows_nobody_the_others_cards(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.open_table("classic", "here", rounds="1")
    curtain = me.page.locator("[data-testid=curtain]")
    expect(curtain).to_be_visible()
    me.has_no_violation()
    assert me.page.locator(".hand").count() == 0
    curtain.locator("button").click()
    expect(me.page.locator(".hand")).to_be_visible()
    me.untouched = CURTAIN
    play([me], until=lambda: curtain.count() > 0)
    assert me.page.locator(".hand").count() == 0  # the turn has passed: covered again
    for view in me.views():
        hands = view["view"]["shown"]["hands"]
        assert sum(hand is not None for hand in hands) <= (view["seat"] is not None)
    curtain.locator("button").click()
    expect(me.page.locator(".hand")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(screen: NewScreen) -> None:
    me, other = screen(), screen()
    table = me.open_table("duel")
    play([me], until=lambda: len(me.page.locator("[data-testid=journal] li").all()) > 4)
    other.go(f"/table/{table}")
    expect(other.page.locator("[data-testid=ask]")).to_contain_text("Vous regardez")
    assert other.page.locator(".hand").count() == 0
    assert all(hand is None for hand in other.views()[-1]["view"]["shown"]["hands"])
    other.has_no_violation()
