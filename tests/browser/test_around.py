"""Around the board: advice, guests, the proof of the deal, sizes for fingers and for walls."""

import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewScreen
from tests.browser.screen import play

# Which side of every button is too small for a finger, its surroundings that react included.
SMALL = """() => [...document.querySelectorAll('main button, main a.button, main [role=button]')]
  .filter((e) => e.checkVisibility() && !e.disabled && !e.closest('.map')).flatMap((e) => {
    e.scrollIntoView({block: 'center'});
    const b = e.getBoundingClientRect();
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const hit = (dx, dy) => {
      const found = document.elementFromPoint(x + dx, y + dy)?.closest('button, a, [role=button]');
      return found === e || found?.classList.contains('offer');
    };
    if (!hit(0, 0)) return [];
    const tall = b.height >= 43.5 || (hit(0, -21) && hit(0, 21));
    const wide = b.width >= 43.5 || (hit(-21, 0) && hit(21, 0));
    return tall && wide ? [] : [`${e.className} ${e.textContent.trim()} ${b.width}x${b.height}`];
  })"""

# The squares where a pawn stands over the tile or the figures, by more than their rims.
COVERED = """() => [...document.querySelectorAll('.step')].flatMap((step) => {
    const over = (one, two) => {
      const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      return x > 3 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
    };
    const marks = [...step.querySelectorAll('.tile, .worth')].filter((e) => e.checkVisibility());
    const pawns = [...step.querySelectorAll('.pawns svg')];
    return marks.some((mark) => pawns.some((pawn) => over(pawn, mark))) ? [step.title] : [];
  })"""
STEPS = ["+50", "+35", "+30", "+15", "+10", "+5", "-10", "-15", "-20"]


@pytest.mark.parametrize(
    ("game", "for_it"),
    [
        ("duel", r"attend [\d,]+ points? de plus"),
        ("classic", r"voit [\d,]+\s% de chances de gagner de plus"),  # three rounds are to be won
    ],
)
def test_advice_says_over_what_and_by_how_much(screen: NewScreen, game: str, for_it: str) -> None:
    me = screen()
    me.open_table(game, first="0")
    me.page.click("[data-testid=hint]")
    toast = me.page.locator("[data-testid=toast]")
    expect(toast).to_contain_text("Le robot jouerait")
    text = toast.inner_text()
    assert re.search(rf"plutôt que\s: .+ {for_it}", text) or "pas moins de" in text, text
    expect(me.page.locator(".hinted, .hand .hint").first).to_be_attached()


def test_on_a_phone_the_journal_opens_at_its_newest_line(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.open_table("classic", first="0")
    lines = me.page.locator("[data-testid=journal] li")
    hint = me.page.locator("[data-testid=hint]")
    play([me], until=lambda: lines.count() > 30 and hint.count() > 0)
    toast = me.page.locator("[data-testid=toast]")
    for opener in ("side", "menu"):  # what is opened is not covered by what was said before
        hint.click()
        expect(toast).to_be_visible()
        me.page.click(f"[data-testid={opener}]")
        expect(toast).to_have_count(0)
        if opener == "side":
            expect(lines.first).not_to_be_in_viewport()
            expect(lines.last).to_be_in_viewport()


def test_on_a_phone_no_pawn_covers_a_tile_or_what_a_square_is_worth(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.open_table("board", first="0")
    play([me], until=lambda: me.page.locator(".pawns svg").count() > 4)
    assert me.page.evaluate(COVERED) == []
    assert me.page.locator(".scale .worth").all_inner_texts() == STEPS


@pytest.mark.parametrize("game", ["classic", "board"])
def test_nothing_moves_on_a_phone_when_a_card_is_chosen(screen: NewScreen, game: str) -> None:
    me = screen(size="phone")
    me.open_table(game, first="0")
    thumb, card = me.page.locator(".thumb"), me.page.locator(".hand button.usable").first
    me.play_until_a_card_is_asked_for()
    before = thumb.bounding_box()
    card.click()
    expect(me.page.locator("[data-move^=drop]")).to_be_visible()
    assert thumb.bounding_box() == before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_exploits_unfold_above_the_hand(screen: NewScreen, size: str) -> None:
    me = screen(size=size)
    me.open_table("duel", exploits="on")
    expect(me.page.locator(".hand")).to_be_visible()
    me.page.click(".exploits summary")
    last = me.page.locator(".exploits li").last
    expect(last).to_be_in_viewport()
    shown, thumb = last.bounding_box(), me.page.locator(".thumb").bounding_box()
    assert shown and thumb
    assert shown["y"] + shown["height"] <= thumb["y"]


def test_the_host_sees_who_watches_and_sends_somebody_away(screen: NewScreen) -> None:
    host, guest, late = screen(), screen(language="en"), screen(language="en")
    table = host.open_table("classic", "invite")
    guest.go("/settings")
    guest.page.fill("#name", "Nils")
    with guest.page.expect_response(lambda r: r.request.method == "PUT" and "/api/me" in r.url):
        guest.page.keyboard.press("Enter")
    guest.go(f"/table/{table}")
    watchers = host.page.locator("[data-testid=watchers]")
    expect(watchers).to_contain_text("Une personne regarde")
    expect(watchers).to_contain_text("Nils")
    host.has_no_violation()
    host.page.click("[data-testid=lock]")
    guest.page.click("[data-testid=sit-1]")
    expect(guest.page.locator("[data-testid=toast]")).to_be_visible()
    expect(guest.page.locator("[data-testid=sit-1]")).to_be_visible()  # still not seated
    watchers.get_by_text("Faire sortir Nils").click()
    expect(guest.status).to_contain_text("sent you away")
    expect(watchers).to_have_count(0)
    host.page.click("[data-testid=lock]")
    late.go(f"/table/{table}")
    late.page.click("[data-testid=sit-1]")
    expect(late.page.locator(".hand")).to_be_visible()


@pytest.mark.parametrize("honest", [True, False])
def test_the_seed_is_made_anew_and_compared(screen: NewScreen, honest: bool) -> None:
    me = screen()
    if not honest:

        def forged(route) -> None:  # type: ignore[no-untyped-def]
            answer = route.fetch()
            text = re.sub(r"(?m)^seed .*$", "seed 1234", answer.text())
            route.fulfill(response=answer, body=text)

        me.page.route("**/api/records/*/text", forged)
    me.open_table("duel")
    me.play_to_the_end()
    proof = me.page.locator("[data-testid=proof]")
    expect(proof).to_contain_text("Donne prouvée" if honest else "Attention")
    proof.locator("summary").click()
    seed = me.page.locator("[data-testid=seed]").inner_text()
    assert re.fullmatch("[0-9a-f]{32}", seed)
    record = me.context.request.get(me.page.url.replace("/table/", "/api/records/") + "/text")
    assert f"seed {int(seed, 16):x}\n" in record.text()
    expect(proof.locator("li.bad")).to_have_count(0 if honest else 1)
    me.has_no_violation()


@pytest.mark.parametrize("game", ["roll", "island", "classic"])
@pytest.mark.parametrize("size", ["small", "phone"])
def test_what_is_touched_is_as_large_as_a_finger(screen: NewScreen, game: str, size: str) -> None:
    me = screen(size=size)
    me.open_table(game, first="0")
    luck = random.Random(1)
    for _ in range(10):
        if not me.step(luck):
            me.page.wait_for_timeout(40)
    if game == "roll":
        play([me], until=lambda: me.page.locator(".die.there").count() > 0 or me.is_over())
        me.page.locator(".die.there").last.click()
        me.page.locator(".die.there").first.click()
    assert me.page.evaluate(SMALL) == []
    width = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@pytest.mark.parametrize("game", ["classic", "duel", "board", "roll", "island"])
def test_the_page_of_a_game_with_all_its_options_fits_the_smallest_phone(
    screen: NewScreen, game: str
) -> None:
    me = screen(size="small")
    me.go(f"/play/{game}")
    expect(me.page.locator("#option-first")).to_be_visible()
    me.has_no_violation()


def test_a_wall_is_read_from_arms_length(screen: NewScreen) -> None:
    me = screen(size="wide")
    me.open_table("classic", first="0")
    large = me.page.locator(".hand button").first.bounding_box()
    line = me.page.locator("[data-testid=ask]").bounding_box()
    assert large and large["width"] >= 180
    assert line and line["height"] >= 40
    me.has_no_violation()
    me.play_until_a_card_is_asked_for()
    card = me.page.locator(".hand button.usable").first
    word = card.get_attribute("data-card") or ""
    source = card.bounding_box()
    target = me.page.locator(f".pile[data-letter='{word[0]}']").bounding_box()
    assert source and target
    me.page.mouse.move(source["x"] + 40, source["y"] + 60)
    me.page.mouse.down()
    me.page.mouse.move(target["x"] + 60, target["y"] + 60, steps=6)
    moved = card.bounding_box()
    assert moved and abs(moved["x"] - source["x"] - (target["x"] + 60 - source["x"] - 40)) < 30
    me.page.mouse.up()
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(f"{word} défaussé")


def test_ones_own_words_are_never_unread(screen: NewScreen) -> None:
    me, other = screen(size="phone"), screen(language="en")
    table = me.open_table("classic", "invite")
    other.go(f"/table/{table}")
    other.page.click("[data-testid=sit-1]")
    aside, unread = me.page.locator("aside"), me.page.locator(".unread")
    me.page.click(".bar [aria-expanded]")
    aside.locator("form .field").fill("Bonjour")
    me.page.keyboard.press("Enter")
    expect(aside.locator("[data-testid=chat]")).to_contain_text("Bonjour")
    me.page.reload()
    me.page.wait_for_selector(".hand")
    expect(me.page.locator("[data-testid=chat]")).to_contain_text("Bonjour")
    expect(unread).to_have_count(0)
    other.page.locator("aside form .field").fill("Hello")
    other.page.keyboard.press("Enter")
    expect(unread).to_have_text("1")
    me.page.click(".bar [aria-expanded]")
    expect(unread).to_have_count(0)
    me.page.reload()
    expect(me.page.locator("[data-testid=chat]")).to_contain_text("Hello")
    expect(unread).to_have_count(0)


def test_a_game_that_is_being_prepared_says_so_and_invites_nobody(screen: NewScreen) -> None:
    me = screen()
    told = {"ready": False, "done": 3, "of": 9}
    me.page.route("**/healthz", lambda route: route.fulfill(status=503, json=told))

    def keep_waiting(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if "sit" in str(text) else server.send(text))

    me.page.route_web_socket("**/ws/*", keep_waiting)
    me.open_table("classic")
    expect(me.page.locator("[data-testid=preparing]")).to_contain_text("3 sur 9")
    expect(me.status).to_have_text("La partie se prépare…")
    expect(me.page.locator(".invite")).to_have_count(0)
    expect(me.page.locator(".seats li").first).to_contain_text("Vous")
    me.has_no_violation()
