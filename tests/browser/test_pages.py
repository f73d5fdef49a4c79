"""Every page and state: languages, keyboard, sizes, replay, score pad, first game; axe on all."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cordee import games
from tests.browser import inks
from tests.browser.conftest import NewScreen
from tests.browser.screen import play

GAMES = ("classic", "duel", "board", "roll", "island")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["small", "desk"])
def test_pages_have_no_violation(screen: NewScreen, size: str, scheme: str) -> None:
    me = screen(size=size, scheme=scheme)
    for path in ("/", "/play/classic", "/rules/board?s=3", "/pad/roll", "/games", "/settings",
                 "/nowhere"):  # fmt: skip
        me.go(path)
        me.page.wait_for_load_state("networkidle")
        me.has_no_violation()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", [("phone", "dark"), ("wide", "light")])
def test_boards_have_no_violation(screen: NewScreen, game: str, look: tuple[str, str]) -> None:
    me = screen(size=look[0], scheme=look[1])
    me.open_table(game)
    luck = random.Random(5)
    for _ in range(16):
        if not me.step(luck):
            me.page.wait_for_timeout(40)
    me.has_no_violation()
    me.page.click("[data-testid=menu]")
    me.has_no_violation()


def test_the_language_is_switched_in_place(screen: NewScreen) -> None:
    me = screen(language="fr")
    me.go("/")
    expect(me.page.locator("h1")).to_contain_text("Où partons-nous")
    me.page.click("button[lang=en]")
    expect(me.page.locator("h1")).to_contain_text("Where shall we go")
    assert me.page.evaluate("document.documentElement.lang") == "en"
    me.page.reload()
    expect(me.page.locator("h1")).to_contain_text("Where shall we go")
    me.open_table("classic")
    expect(me.page.locator("[data-testid=ask]")).to_be_visible()
    me.page.click("[data-testid=menu]")
    me.page.click("button[lang=fr]")
    expect(me.page.locator("aside")).to_contain_text("Conversation")


def test_a_refused_card_says_why_with_its_section(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic", first="0")
    me.page.locator(".deck").click()
    toast = me.page.locator("[data-testid=toast]")
    expect(toast).to_contain_text("Posez d'abord une carte")
    toast.locator("a").click()
    expect(me.page.locator("#s3")).to_be_in_viewport()


def test_a_turn_by_keyboard_alone(screen: NewScreen) -> None:
    me = screen()
    me.go("/")
    _tab_to(me.page, "[data-game=classic]")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-testid=start-bot]")).to_be_visible()
    _tab_to(me.page, "[data-testid=start-bot]")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".hand")).to_be_visible()
    me.play_until_a_card_is_asked_for()
    _tab_to(me.page, ".hand button")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".hand button.selected")).to_have_count(1)
    me.page.keyboard.press("d")
    expect(me.page.locator(".deck.open")).to_be_visible()
    _tab_to(me.page, ".deck")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-testid=journal]")).to_contain_text("une carte de la pioche")


def _tab_to(page, selector: str) -> None:  # type: ignore[no-untyped-def]
    for _ in range(80):
        if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_a_card_can_be_dragged(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic", first="0")
    card = me.page.locator(".hand button.usable").first
    word = card.get_attribute("data-card") or ""
    source, target = (
        card.bounding_box(),
        me.page.locator(f".pile[data-letter='{word[0]}']").bounding_box(),
    )
    assert source and target
    me.page.mouse.move(source["x"] + 20, source["y"] + 30)
    me.page.mouse.down()
    me.page.mouse.move(target["x"] + 30, target["y"] + 30, steps=6)
    me.page.mouse.up()
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(f"{word} défaussé")


def test_the_table_as_text_takes_typed_moves(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic", first="0")
    me.page.click("[data-testid=menu]")
    me.page.click("text=La table en texte")
    moves = me.page.locator(".moves [data-move^=drop]")
    move = moves.first.get_attribute("data-move") or ""
    me.page.fill("#typed", move.upper())
    me.has_no_violation()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-testid=journal]")).to_contain_text(move.split()[1])
    expect(me.page.locator("[data-testid=live]")).to_contain_text(move.split()[1])


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_table_as_text_is_told_in_words(screen: NewScreen, language: str) -> None:
    me = screen(language=language)
    me.open_table("classic", first="0")
    me.page.click("[data-testid=menu]")
    me.page.click("text=" + ("La table en texte" if language == "fr" else "The table as text"))
    told = me.page.locator(".plain dl").first
    mover = told.locator("div", has_text="À qui de jouer" if language == "fr" else "whose turn")
    expect(mover.locator("dd")).to_have_text("Joueur 1" if language == "fr" else "Player 1")
    titles = {title.lower() for title in told.locator("dt").all_inner_texts()}
    assert titles and not titles & {"mover", "held", "stall", "just dropped", "extra left"}
    card = me.page.locator("[data-move^='drop ']").first
    expect(card).to_contain_text("défausser" if language == "fr" else "discard")


@pytest.mark.parametrize(
    "path", ["/table/%", "/rules/%zz", "/learn/x", "/pad/x", "/play/x", "/rules/x", "/constructor"]
)
def test_an_address_that_leads_nowhere_says_so(screen: NewScreen, path: str) -> None:
    me = screen()
    me.go(path)
    expect(me.page.locator("[data-testid=nowhere] h1")).to_have_text("Il n'y a rien ici.")
    expect(me.page).to_have_title("Il n'y a rien ici. · Cordée")
    me.page.click("[data-testid=nowhere] a")
    expect(me.page.locator("[data-game=classic]")).to_be_visible()


@pytest.mark.parametrize("table", ["%2e%2e%2fapi", "a" * 200, "zzzzzzzzzz"])
def test_what_cannot_be_a_table_is_none(screen: NewScreen, table: str) -> None:
    me = screen()
    asked: list[str] = []
    me.page.on("websocket", lambda socket: asked.append(socket.url))
    me.go(f"/table/{table}")
    expect(me.status).to_contain_text("Cette table n'existe pas")
    assert [url.rpartition("/")[2] for url in asked] == (["zzzzzzzzzz"] if "zz" in table else [])


def test_a_replay_with_its_scrubber_and_eyes(screen: NewScreen) -> None:
    me = screen()
    table = me.open_table("roll")
    me.play_to_the_end()
    me.go(f"/replay/{table}?step=3")
    expect(me.page.locator("[data-testid=told]")).not_to_be_empty()
    first = me.page.locator("[data-testid=told]").inner_text()
    me.page.click("[data-testid=next]")
    expect(me.page.locator("[data-testid=told]")).not_to_have_text(first)
    me.page.select_option("#eyes", "1")
    assert "eyes=1" in me.page.url and "step=4" in me.page.url
    me.page.locator("[data-testid=scrubber]").focus()
    me.page.keyboard.press("End")
    expect(me.page.locator("[data-testid=total]")).to_have_count(2)
    me.has_no_violation()


def test_a_long_name_makes_no_replay_too_wide(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.go("/settings").page.fill("#name", "W" * 32)
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-testid=toast]")).to_be_visible()
    table = me.open_table("classic", first="0")
    expect(me.page.locator(".hand")).to_be_visible()
    me.page.click("[data-testid=menu]")
    me.page.get_by_text("Abandonner", exact=True).click()
    me.page.get_by_text("Oui, abandonner", exact=True).click()
    expect(me.end).to_be_visible()
    me.has_no_violation()
    me.go(f"/replay/{table}")
    expect(me.page.locator(".thumb")).to_be_visible()
    me.has_no_violation()


def test_the_score_pad_counts_what_is_touched(screen: NewScreen) -> None:
    me = screen(size="phone")
    me.go("/pad/classic")
    keys = me.page.locator(".entry").first.locator(".key")
    for place in (0, 0, 4, 7, 9):  # two wagers, 5, 8 and 10
        keys.nth(place).click()
    expect(me.page.locator("[data-testid=total]").first).to_have_text("9")
    me.page.click("[data-side='1']")
    me.page.locator(".entry").first.locator(".key").nth(4).click()
    expect(me.page.locator(".problem")).to_contain_text("y5")
    me.has_no_violation()


def test_large_points_are_written_as_the_language_does(screen: NewScreen) -> None:
    me = screen()
    me.go("/pad/island")
    fields = me.page.locator(".entry input.field")
    for place, text in enumerate(("kate jack", "yes")):
        fields.nth(place).fill(text)
        fields.nth(place).press("Enter")
    total = me.page.locator("[data-testid=total]").first
    expect(total).to_have_text(re.compile(r"^2[\u202f\u00a0]208$"))
    expect(me.page.locator("td.points").first).to_have_text(re.compile(r"^\+"))


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_to_its_end(screen: NewScreen, game: str) -> None:
    me = screen(size="phone")
    me.go(f"/learn/{game}")
    coach = me.page.locator("[data-testid=coach]")
    expect(coach).to_contain_text("1/")
    me.has_no_violation()
    done, following = (
        me.page.locator("[data-testid=coach-done]"),
        me.page.locator("[data-testid=coach-next]"),
    )

    def is_taught() -> bool:
        if following.count():
            following.click()
        return done.count() > 0

    play([me], seed=2, until=is_taught)
    expect(done).to_be_visible()


def test_every_game_has_a_board_and_a_first_game() -> None:
    source = Path(__file__).parents[2] / "client" / "src"
    boards = (source / "boards" / "index.ts").read_text("utf-8")
    lessons = (source / "shell" / "lessons.ts").read_text("utf-8")
    for name in games:
        assert f"  {name}: () => import(" in boards, name
        assert f"  {name}: [" in lessons, name


def test_the_inks_stay_apart_for_every_kind_of_eyes() -> None:
    found = inks.chosen()
    assert set(found) == set("roygbvw")
    for kind, (distance, pair) in inks.smallest({k: v[0] for k, v in found.items()}).items():
        assert distance >= 15, f"{kind}: {pair} are only {distance:.1f} apart"
    for letter, (ink, on) in found.items():
        assert inks.contrast(ink, on) >= 7, letter
