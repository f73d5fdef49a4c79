"""Lost lines, restarts, undo, and what must never be told."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen, play
from tests.site.server import Server


def _drop_first(me: Screen) -> str:
    card = me.page.locator(".hand button.usable").first
    word = card.get_attribute("data-card") or ""
    card.click()
    me.page.click(f"[data-move='drop {word}']")
    return word


def test_reload_in_mid_turn(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic", rounds="1", first="0")
    me.play_until_a_card_is_asked_for()
    word = _drop_first(me)
    expect(me.page.locator(".deck.open")).to_be_visible()
    me.page.reload()
    expect(me.page.locator(".deck.open")).to_be_visible()
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(word)


def test_a_move_made_without_a_network_is_sent_when_it_is_back(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic", rounds="1", first="0")
    me.play_until_a_card_is_asked_for()
    me.context.set_offline(True)
    expect(me.status).to_contain_text("reconnexion")
    word = _drop_first(me)
    expect(me.status).to_contain_text("sera envoyé")
    me.context.set_offline(False)
    expect(me.page.locator(".deck.open")).to_be_visible()
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(word)
    assert me.page.locator("[data-testid=journal] li").count() == 1  # once, not twice


def test_the_service_restarts_in_mid_game(screen: NewScreen, service: Server) -> None:
    me = screen()
    me.open_table("classic", rounds="1", first="0")
    me.play_until_a_card_is_asked_for()
    service.stop()
    expect(me.status).to_contain_text("reconnexion")
    word = _drop_first(me)
    service.start()
    expect(me.page.locator(".deck.open")).to_be_visible(timeout=60_000)
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(word)


def test_undo_is_refused_then_granted(screen: NewScreen) -> None:
    me, other = screen(), screen(language="en")
    table = me.open_table("classic", "invite", rounds="1", first="0")
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-1]")
    me.play_until_a_card_is_asked_for()
    _drop_first(me)
    for answer in ("No", "Agreed"):
        me.page.click("[data-testid=undo]")
        expect(other.page.locator("[data-testid=proposal]")).to_contain_text("take a move back")
        other.page.locator("[data-testid=proposal]").get_by_text(answer, exact=True).click()
        expect(me.page.locator("[data-testid=proposal]")).to_have_count(0)
    expect(me.page.locator(".hand button.usable").first).to_be_visible()
    expect(me.page.locator("[data-testid=journal]")).to_contain_text("reprend")


def test_nothing_of_the_opponents_hand_reaches_the_page(screen: NewScreen) -> None:
    me, other = screen(), screen(motion=True)
    table = me.open_table("classic", "invite", rounds="1")
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-1]")
    expect(me.page.locator(".hand")).to_be_visible()
    seen: set[str] = set()
    for turn in range(12):
        play([me, other], seed=turn, until=_clicks(2))
        for one, seat in ((me, 0), (other, 1)):
            hidden = one.views()[-1]["view"]["shown"]["hands"][1 - seat]
            assert hidden is None
        hand = _words(other)
        shown = me.page.content()
        seen |= set(re.findall(r'data-card="(\w+)"', shown))
        public = _public(me)
        for card in hand - public:
            assert f'"{card}"' not in "\n".join(me.heard), card
            assert f'data-card="{card}"' not in shown
            assert f'aria-label="{card}"' not in shown
    assert seen


def _clicks(n: int):  # type: ignore[no-untyped-def]
    left = [n]

    def done() -> bool:
        left[0] -= 1
        return left[0] < 0

    return done


def _words(one: Screen) -> set[str]:
    """The cards in somebody's hand, as their own page knows them."""
    view = one.views()[-1]["view"]
    return set(view["shown"]["hands"][view["seat"]])


def _public(one: Screen) -> set[str]:
    """Every card that this page has been shown, one's own included."""
    found: set[str] = set()
    for message in one.views():
        view = message["view"]
        found |= set(view["shown"]["hands"][view["seat"]] or ())
        for row in view["shown"]["rows"]:
            found |= {card for cards in row.values() for card in cards}
        found |= set((view["memory"] or {}).get("last_seen", {}))
    return found
