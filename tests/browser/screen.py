"""Somebody in front of a screen: goes to pages, clicks what is offered, hears what is sent."""

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": (1440, 900), "phone": (390, 844), "small": (320, 640), "wide": (3840, 2160)}
# Lost lines and refused rules are part of some tests, and a browser tells of them as faults.
EXPECTED = re.compile(r"WebSocket|ERR_|Failed to load resource|net::")
PATIENCE = 30_000
BY_MOUSE = 12


class Screen:
    """One person's browser."""

    def __init__(
        self, browser: Browser, url: str, *, size: str = "desk", language: str = "fr",
        scheme: str = "light", motion: bool = False,
    ) -> None:  # fmt: skip
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale=language,
            color_scheme=scheme, has_touch=size in ("phone", "small"),  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
        )  # fmt: skip
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._taps = 0
        self.untouched = ""  # of what is offered: a test's own to click
        self.faults: list[str] = []
        self.heard: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._listen)

    def _console(self, message: Any) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def _listen(self, socket: Any) -> None:
        def hear(payload: Any) -> None:
            self.heard.append(payload if isinstance(payload, str) else payload.decode())

        socket.on("framereceived", hear)

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def close(self) -> None:
        self.context.close()

    # --- going places --------------------------------------------------------------------------

    def go(self, path: str) -> "Screen":
        self.page.goto(path)
        expect(self.page.locator("h1").first).to_be_attached()
        return self

    def open_table(
        self, game: str, how: str = "bot", *, seats: int | None = None, **options: str
    ) -> str:
        """Makes a table as people do: choose a game, perhaps options, then how to play."""
        self.go(f"/play/{game}")
        for name, value in options.items():
            self.choose(name, value)
        if seats is not None:
            self.page.click(f"[data-seats='{seats}']")
        self.page.click(f"[data-testid=start-{how}]")
        self.page.wait_for_url(re.compile(r"/table/"))
        return self.page.url.rpartition("/")[2]

    def choose(self, name: str, value: str) -> None:
        field = self.page.locator(f"#option-{name}")
        kind = field.evaluate("e => e.tagName + (e.type || '')")
        if kind.startswith("SELECT"):
            field.select_option(value)
        elif kind == "INPUTcheckbox":
            field.set_checked(value == "on")
        else:
            field.fill(value)
            field.dispatch_event("change")

    # --- playing -------------------------------------------------------------------------------

    @property
    def status(self) -> Locator:
        return self.page.locator("[data-testid=status]")

    @property
    def end(self) -> Locator:
        return self.page.locator("[data-testid=end]")

    def is_over(self) -> bool:
        return self.end.count() > 0

    def step(self, luck: random.Random) -> bool:
        """One click of somebody who plays whatever is offered. Whether there was something.

        The first ones are made with the mouse, the others by the page itself, which is faster.
        """
        by_mouse = self._taps < BY_MOUSE
        wanted = {
            "luck": luck.random(), "which": luck.random(), "click": not by_mouse,
            "untouched": self.untouched,
        }  # fmt: skip
        found: str | None = self.page.evaluate(OFFER, wanted)
        if found and by_mouse:
            self._taps += 1
            with suppress(TooLate):  # the table may have moved on since
                self.page.click(found, timeout=1000)
        return found is not None

    def play_until_a_card_is_asked_for(self) -> None:
        """Gets on until a card of the hand is to be chosen, and chooses none.

        A card clicked between two looks at the page would be put back by the test's own click.
        """
        cards = self.page.locator(CARDS)
        self.untouched = CARDS
        play([self], until=lambda: cards.count() > 0)
        self.untouched = ""

    def play_to_the_end(self, *, seed: int = 1, most: int = 900) -> None:
        play([self], seed=seed, most=most)

    # --- looking -------------------------------------------------------------------------------

    def has_no_violation(self) -> None:
        """axe finds nothing to complain about, and nothing sticks out sideways."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}"
            for one in found["violations"]
        ]
        assert told == [], f"{self.page.url}: {told}"
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{self.page.url} is {width} px too wide"

    def views(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message.get("type") == "view"]

    def everything(self) -> str:
        """The page, what the browser keeps, and all that the service sent."""
        kept = "JSON.stringify([{...localStorage}, {...sessionStorage}])"
        return "\n".join([self.page.content(), self.page.evaluate(kept), *self.heard])


CURTAIN, CARDS = "[data-testid=curtain] button", ".hand button.usable"  # as OFFER has them

# What is offered, in the order of somebody who wants to get on; clicked, or marked for the mouse.
OFFER = """({luck, which, click, untouched}) => {
  const all = [
    '[data-testid=round-over] button.big', '[data-testid=curtain] button',
    '.thumb .actions [data-move]:not([aria-disabled=true])', '.deck.open', '.pile.takes',
    '.hand button.usable', '.box.offer', '.thumb .mover', '.event.usable',
  ];
  for (const selector of all) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0 || selector === untouched) continue;
    let place = 0;
    if (selector.startsWith('.thumb')) place = luck < 0.8 ? 0 : found.length - 1;
    if (selector.startsWith('.hand')) place = Math.floor(which * found.length);
    document.querySelectorAll('[data-offer]').forEach((e) => e.removeAttribute('data-offer'));
    if (click) found[place].click();
    else found[place].setAttribute('data-offer', '');
    return '[data-offer]';
  }
  return null;
}"""


def play(
    screens: list[Screen],
    *,
    seed: int = 1,
    most: int = 900,
    until: Callable[[], bool] | None = None,
) -> None:
    """Everybody plays whatever is offered, until the end or something else is so."""
    luck = random.Random(seed)
    moved, waiting_since = 0, time.monotonic()
    while not (until() if until else all(one.is_over() for one in screens)):
        assert moved < most, f"not over after {most} clicks: {_told(screens)}"
        clicked = [one.step(luck) for one in screens]
        if any(clicked):
            moved, waiting_since = moved + 1, time.monotonic()
        else:
            waited = time.monotonic() - waiting_since
            assert waited < PATIENCE / 1000, (
                f"nothing to click for {waited:.0f} s: {_told(screens)}"
            )
            screens[0].page.wait_for_timeout(15)


def _told(screens: list[Screen]) -> list[str]:
    return [one.status.inner_text() for one in screens]
