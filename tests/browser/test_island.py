"""The island through the page: its map, contests, windows, and what stays hidden."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from cordee import words
from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen, play

PASSING_UNTIL_ASKED_TO_MOVE = """() => {
  if (document.querySelector('.place.offered:not([data-place^=start])')) return true;
  document.querySelector('[data-move=pass]')?.click();
  return false;
}"""
QUIETLY = "[data-move=not-until-my-turn]"
NARROWEST_PLACE = """Math.min(...[...document.querySelectorAll('.place')].map(
  (place) => place.getBoundingClientRect().width))"""
LAST_CONTEST = "document.querySelector('[data-testid=decided]')?.textContent ?? ''"
NOTING_SUMS = """
  window.sums = [];
  new MutationObserver(() => {
    const sums = [...document.querySelectorAll('.contest .total')];
    if (sums.length === 2) window.sums.push(sums.map((e) => Number(e.textContent)).join(' '));
  }).observe(document, {subtree: true, childList: true, characterData: true});
"""


def _shown(me: Screen) -> dict[str, Any]:
    shown: dict[str, Any] = me.views()[-1]["view"]["shown"]
    return shown


def _sit_down(screen: NewScreen, round_cap: str = "40") -> tuple[Screen, Screen]:
    me, other = screen(), screen(size="phone", language="en")
    _sit_again(me, other, round_cap)
    return me, other


def _sit_again(me: Screen, other: Screen, round_cap: str = "40") -> None:
    table = me.open_table("island", "invite", first="0", round_cap=round_cap)
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-1]")
    expect(me.page.locator(".map")).to_be_visible()


def test_a_character_goes_where_the_map_is_touched(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.open_table("island", first="0")
    expect(me.page.locator(".deal")).to_have_count(2)
    me.has_no_violation()
    me.page.locator("[data-move^=keep]").first.click()
    me.page.click("[data-place='start 3']")
    for _ in range(400):
        if me.page.evaluate(PASSING_UNTIL_ASKED_TO_MOVE):
            break
        me.page.wait_for_timeout(50)
    if me.page.locator(".mover").count():
        me.page.locator(".mover").first.click()
    assert _shown(me)["starts"][0] == 3
    place = me.page.locator(".place.offered").first
    where = place.get_attribute("data-place") or ""
    move = place.get_attribute("data-move") or ""
    name = move.split()[1]
    assert me.page.locator(f".place[data-place='{where}'] .hidden").inner_text().startswith(where)
    place.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(
        words.say(f"island-way-{move.split()[2]}", "fr")
    )
    person = next(one for one in _shown(me)["characters"] if one["name"] == name)
    assert person["at"] == where
    play([me], until=lambda: len(_explored(me)) > 0)  # and the island uncovers itself
    place = me.page.locator(f"[data-place='{_explored(me)[0]}'] .hidden")
    expect(place).not_to_contain_text("inexploré")
    me.has_no_violation()


def _explored(me: Screen) -> list[str]:
    views = me.views()
    return _uncovered(views[-1]) if views else []  # none has come yet


def _people(message: dict[str, Any]) -> list[dict[str, Any]]:
    people: list[dict[str, Any]] = message["view"]["shown"]["characters"]
    return people


def _uncovered(message: dict[str, Any]) -> list[str]:
    sites = message["view"]["shown"]["sites"]
    return [place for place, ground in sites.items() if ground["explored"]]


def test_both_sums_of_a_contest_are_shown(screen: NewScreen) -> None:
    me = screen()
    me.context.add_init_script(NOTING_SUMS)
    for _ in range(4):
        me.open_table("island", rules="advanced", first="0")
        play([me], most=1500, until=lambda: me.is_over() or _noted(me) > 2)
        if _noted(me) > 2:
            break
    noted = me.page.evaluate("window.sums")
    me.page.wait_for_timeout(300)  # what the page has shown has been heard of by then
    sent = {
        " ".join(str(n) for n in view["view"]["shown"]["contest"]["sums"])
        for view in me.views()
        if view["view"]["shown"]["contest"]
    }
    assert len(noted) > 2
    assert set(noted) <= sent


def test_how_the_last_contest_ended_stays_to_be_read(screen: NewScreen) -> None:
    me = screen(size="phone")

    def told() -> str:
        text: str = me.page.evaluate(LAST_CONTEST)
        return text

    for _ in range(4):
        me.open_table("island", rules="advanced", first="0")
        play([me], most=1500, until=lambda: me.is_over() or told() != "")
        if told():
            break
    text = told()
    me.has_no_violation()
    assert ("Victoire" in text) != ("Égalité" in text)
    last = [view["view"]["shown"]["decided"][-1:] for view in me.views()]  # some time before
    assert any(_tells(text, one) for contests in last for one in contests), text
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(text)  # and there for good


def _tells(text: str, contest: dict[str, Any]) -> bool:
    """Whether a sentence tells this contest: where, both sums, and how it ended."""
    sums = all(f" {sum_} (" in text for sum_ in contest["sums"])
    is_tie = contest["sums"][0] == contest["sums"][1]
    return f" {contest['at']}\xa0:" in text and sums and ("Égalité" in text) == is_tie


def _noted(me: Screen) -> int:
    many: int = me.page.evaluate("window.sums.length")
    return many


def test_passing_until_ones_turn(screen: NewScreen) -> None:
    both = _sit_down(screen)
    for _ in range(5):  # whoever first has something to play on somebody else's turn
        play(list(both), most=900, until=lambda: len(_may_put_off(both)) > 0 or both[0].is_over())
        if _may_put_off(both):
            break
        _sit_again(*both)
    (one,) = _may_put_off(both)[:1]
    seat, before = both.index(one), len(one.views())
    one.page.click(QUIETLY)
    play([both[1 - seat]], until=lambda: len(_quiet(one.views()[before:])) > 0)
    for view in _quiet(one.views()[before:]):
        if view["shown"]["question"] == "window":
            assert set(view["moves"]) <= {"pass"}


def _may_put_off(both: tuple[Screen, Screen]) -> list[Screen]:
    return [one for one in both if one.page.locator(QUIETLY).count() > 0]


def _quiet(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message["view"] for message in messages if message["view"]["shown"]["quiet"]]


def test_two_browsers_play_an_island_to_its_end(screen: NewScreen) -> None:
    me, other = _sit_down(screen, round_cap="3")
    play([me, other])
    shown = [one.page.locator("[data-testid=total]").all_inner_texts() for one in (me, other)]
    # Each in its own language: what stands between the thousands differs.
    totals = [[re.sub(r"[\s,]", "", text) for text in texts] for texts in shown]
    assert len(totals[0]) == 2
    assert totals[0] == totals[1]
    expect(other.page.locator("[data-testid=proof]")).to_contain_text("proved")


def test_four_seats_two_bots_and_somebody_who_watches(screen: NewScreen) -> None:
    me, other, watcher = screen(size="small"), screen(language="en"), screen(size="phone")
    table = me.open_table("island", "invite", seats=4, first="0")
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-2]")
    for seat in (1, 3):
        me.page.click(f"[data-testid=bot-{seat}]")
    watcher.go(f"/table/{table}")
    play([me, other], until=lambda: len(_explored(me)) > 2 or me.is_over())
    expect(watcher.page.locator("[data-testid=ask]")).to_contain_text("Vous regardez")
    assert watcher.page.locator("[data-event], [data-move]").count() == 0
    for message in watcher.views():
        assert message["seat"] is None
        assert message["view"]["shown"]["hands"] == [None] * 4
    for one, seat in ((me, 0), (other, 2)):
        hands = [message["view"]["shown"]["hands"] for message in one.views()]
        assert all(hand is None for all_ in hands for i, hand in enumerate(all_) if i != seat)
    everybody = [one for message in watcher.views() for one in _people(message)]
    assert {one["controller"] for one in everybody} >= {0, 1, 2, 3}
    mine = {message["version"]: message for message in me.views()}
    both = [(one, mine[one["version"]]) for one in watcher.views() if one["version"] in mine]
    assert both, "the same moments"
    assert all(_uncovered(one) == _uncovered(same) for one, same in both)
    me.has_no_violation()
    watcher.has_no_violation()


def test_every_hex_of_the_largest_island_can_be_touched(screen: NewScreen) -> None:
    me = screen(size="small")
    me.open_table("island", size="8", first="0")
    me.page.locator("[data-move^=keep]").first.click()
    place = me.page.locator("[data-place='start 20']")
    expect(place).to_be_attached()
    assert me.page.evaluate(NARROWEST_PLACE) >= 44
    me.has_no_violation()  # nor is the page wider than the screen
    me.page.click("[data-testid=reach]")
    assert me.page.evaluate(NARROWEST_PLACE) < 44  # the whole of it, to look at
    me.page.click("[data-testid=reach]")
    place.tap()  # scrolled to inside the map
    expect(me.page.locator(".place[data-place='start 20']")).not_to_have_class(
        re.compile("offered")
    )
    play([me], until=lambda: _shown(me)["starts"][0] is not None)
    assert _shown(me)["starts"][0] == 20


def test_nothing_hidden_reaches_the_other_page(screen: NewScreen) -> None:
    me, other = _sit_down(screen)
    looked = 0
    for turn in range(120):  # until somebody has held a few cards; a game may be over before
        play([me, other], seed=turn, until=_clicks(8))
        if looked > 6:
            break
        if me.is_over():
            _sit_again(me, other)
        for one, seat in ((me, 0), (other, 1)):
            cards = one.page.locator("[data-event]").evaluate_all(
                "all => all.map((e) => e.dataset.event)"
            )
            assert set(cards) <= _own_cards(one, seat)
            kept = one.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
            assert not any(card in kept for card in cards)
            looked += len(cards)
    assert looked > 0
    for one, seat in ((me, 0), (other, 1)):
        for message in one.views():
            shown = message["view"]["shown"]
            if message["view"]["turn"]["type"] == "Over":
                continue
            assert message["seat"] == seat
            assert shown["hands"][1 - seat] is None


def _own_cards(me: Screen, seat: int) -> set[str]:
    """Every card this person has held."""
    return {card for view in me.views() for card in view["view"]["shown"]["hands"][seat] or ()}


def _clicks(n: int) -> Callable[[], bool]:
    left = [n]

    def done() -> bool:
        left[0] -= 1
        return left[0] < 0

    return done
