"""The island through the page: its map, contests, windows, and what stays hidden."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen, play


def _shown(me: Screen) -> dict[str, Any]:
    shown: dict[str, Any] = me.views()[-1]["view"]["shown"]
    return shown


def _asked(me: Screen, question: str) -> bool:
    view = me.views()[-1]
    return bool(view["decision"] is not None and view["view"]["shown"]["question"] == question)


def _sit_down(screen: NewScreen) -> tuple[Screen, Screen]:
    me, other = screen(), screen(size="phone", language="en")
    table = me.open_table("island", "invite", first="0")
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-1]")
    expect(me.page.locator(".map")).to_be_visible()
    return me, other


def test_a_character_goes_where_the_map_is_touched(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.open_table("island", first="0")
    expect(me.page.locator(".deal")).to_have_count(2)
    me.has_no_violation()
    play([me], until=lambda: _asked(me, "site"))
    me.page.click("[data-place='start 3']")
    play([me], until=lambda: _asked(me, "move"))
    assert _shown(me)["starts"][0] == 3
    place = me.page.locator(".place.offered").first
    where, move = place.get_attribute("data-place"), place.get_attribute("data-move") or ""
    name = move.split()[1]
    assert me.page.locator(f".place[data-place='{where}'] .hidden").inner_text().startswith(where)
    place.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("m => !document.querySelector(`[data-move='${m}']`)", arg=move)
    person = next(one for one in _shown(me)["characters"] if one["name"] == name)
    assert person["at"] == where
    assert _shown(me)["sites"][where]["explored"]  # and it uncovers itself
    expect(me.page.locator(f"[data-place='{where}'] .hidden")).not_to_contain_text("inexploré")
    me.has_no_violation()


def test_both_sums_of_a_contest_are_shown(screen: NewScreen) -> None:
    me = screen()
    me.open_table("island", rules="advanced", first="0")
    panel = me.page.locator("[data-testid=contest]")
    me.page.evaluate("""() => {
      window.sums = [];
      new MutationObserver(() => {
        const sums = [...document.querySelectorAll('.contest .total')];
        if (sums.length === 2) window.sums.push(sums.map((e) => Number(e.textContent)).join(' '));
      }).observe(document.body, {subtree: true, childList: true, characterData: true});
    }""")
    play([me], most=1500, until=lambda: me.page.evaluate("window.sums.length") > 3)
    sent = {
        " ".join(str(n) for n in view["view"]["shown"]["contest"]["sums"])
        for view in me.views()
        if view["view"]["shown"]["contest"]
    }
    assert set(me.page.evaluate("window.sums")) <= sent
    if panel.count():
        me.has_no_violation()


def test_passing_until_ones_turn(screen: NewScreen) -> None:
    me, other = _sit_down(screen)
    quiet = other.page.locator("[data-move=not-until-my-turn]")
    play([me, other], most=2500, until=lambda: quiet.count() > 0)
    quiet.click()
    expect(quiet).to_have_count(0)
    assert other.views()[-1]["view"]["shown"]["quiet"] or _asked(other, "move")
    assert not any(view["view"]["shown"]["quiet"] for view in me.views())  # private


def test_nothing_hidden_reaches_the_other_page(screen: NewScreen) -> None:
    me, other = _sit_down(screen)
    play([me, other], most=2500, until=lambda: sum(_shown(other)["held"]) > 2)
    for one, seat in ((me, 0), (other, 1)):
        for view in one.views():
            assert view["view"]["shown"]["hands"][1 - seat] is None
            assert view["view"]["shown"]["dealt"] == [] or view["seat"] == seat
        cards = one.page.locator("[data-event]").evaluate_all("l => l.map((e) => e.dataset.event)")
        assert sorted(cards) == sorted(_shown(one)["hands"][seat])
        kept = one.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert not any(card in kept for card in _shown(one)["hands"][seat])
    hidden = {
        place
        for place, ground in _shown(me)["sites"].items()
        if not ground["explored"] and ground["hex"] is None
    }
    assert hidden, "the whole island is known already"
    for place in hidden:
        told = me.page.locator(f".place[data-place={place}] .hidden").inner_text()
        assert "inexploré" in told
