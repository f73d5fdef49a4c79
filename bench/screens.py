"""Pictures of every page and board of the client, phone and desk, light and dark, for docs/.

Run by scripts/pictures; they are looked at, never compared.
"""

import io
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.screen import Screen
from tests.site.server import Server

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "client"
LARGEST = 6_000_000  # bytes, all together
HASTY = {"sockets.MESSAGES": 1000, "sockets.MESSAGE_BURST": 2000}


def _table(game: str, lines: int, how: str = "bot", **options: str) -> Callable[[Screen], None]:
    def show(me: Screen) -> None:
        seats = options.pop("seats", None)
        me.open_table(game, how, seats=int(seats) if seats else None, **options)
        me.page.wait_for_selector(".thumb, .waiting, [data-testid=curtain]")
        luck, told = random.Random(3), me.page.locator("[data-testid=journal] li")
        while told.count() < lines and not me.is_over():
            if not me.step(luck):
                me.page.wait_for_timeout(30)
        me.page.wait_for_timeout(400)

    return show


def _page(path: str, wait: str = "h1") -> Callable[[Screen], None]:
    def show(me: Screen) -> None:
        me.go(path)
        me.page.wait_for_selector(wait)
        me.page.wait_for_load_state("networkidle")

    return show


def _end(me: Screen) -> None:
    me.open_table("duel")
    me.play_to_the_end()
    me.page.wait_for_timeout(300)


def _replay(me: Screen) -> None:
    table = me.open_table("roll")
    me.play_to_the_end()
    me.go(f"/replay/{table}?step=24")
    me.page.wait_for_selector("[data-testid=scrubber]")
    me.page.wait_for_timeout(300)


def _pad(me: Screen) -> None:
    _page("/pad/classic", ".entry")(me)
    keys = me.page.locator(".entry").first.locator(".key")
    for place in (0, 4, 7, 9):
        keys.nth(place).click()
    me.page.wait_for_selector("[data-testid=total]")


SCENES: dict[str, Callable[[], Callable[[Screen], None]]] = {
    "front": lambda: _page("/"),
    "choose": lambda: _page("/play/classic", ".options"),
    "invite": lambda: _table("classic", 0, "invite"),
    "curtain": lambda: _table("classic", 0, "here"),
    "classic": lambda: _table("classic", 62),
    "classic-three": lambda: _table("classic", 70, seats="3", rounds="2"),
    "duel": lambda: _table("duel", 50, exploits="on"),
    "board": lambda: _table("board", 66),
    "roll": lambda: _table("roll", 40),
    "island": lambda: _table("island", 26),
    "island-four": lambda: _table("island", 60, seats="4", rules="advanced"),
    "end": lambda: _end,
    "replay": lambda: _replay,
    "learn": lambda: _page("/learn/board", "[data-testid=coach]"),
    "rules": lambda: _page("/rules/classic", "#s1"),
    "pad": lambda: _pad,
    "games": lambda: _page("/games"),
    "settings": lambda: _page("/settings"),
}


def _take(browser: Browser, url: str, name: str, size: str, scheme: str) -> None:
    me = Screen(browser, url, size=size, scheme=scheme)
    try:
        SCENES[name]()(me)
        raw = me.page.screenshot()
    finally:
        me.close()
    picture = Image.open(io.BytesIO(raw))
    picture.save(FOLDER / f"{name}-{size}-{scheme}.webp", quality=82, method=6)


def draw(only: list[str]) -> None:
    """Draws all of them anew, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    place = Path(tempfile.mkdtemp(prefix="cordee-pictures-"))
    server = Server(place, f"sqlite:///{place}/site.sqlite", patches=HASTY)
    try:
        server.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=chromium.FLAGS
            )
            for name in only or SCENES:
                for size in ("phone", "desk"):
                    for scheme in ("light", "dark"):
                        print(name, size, scheme, flush=True)
                        _take(browser, server.url, name, size, scheme)
            browser.close()
    finally:
        server.close()
        shutil.rmtree(place, ignore_errors=True)
    weight = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    assert weight < LARGEST, f"the pictures weigh {weight} bytes, more than {LARGEST}"


if __name__ == "__main__":
    import sys

    draw(sys.argv[1:])
