"""What a first game weighs, and how soon one's own move is drawn."""

import json
import sys
from typing import Any

import pytest

from tests.browser.conftest import NewScreen

MOST_SCRIPT = 120_000  # bytes, compressed
MOST_MILLISECONDS = 100
MOVES = 40

# Clicks and answers with the time until the frame that shows the move in the journal.
TIMED = """selector => new Promise((done, late) => {
  const count = () => document.querySelectorAll('[data-testid=journal] li').length;
  const quiet = document.querySelector('[data-testid=journal] li.quiet-text') ? 1 : 0;
  const before = count() - quiet;
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    const empty = document.querySelector('[data-testid=journal] li.quiet-text') ? 1 : 0;
    if (count() - empty > before) {
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now() - begun));
    }
  });
  watch.observe(document.body, {subtree: true, childList: true});
  setTimeout(() => late(new Error('nothing was drawn')), 5000);
  document.querySelector(selector).click();
})"""


def test_the_scripts_of_a_first_game_are_small(screen: NewScreen) -> None:
    me = screen()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])

    me.page.on("response", weigh)
    me.go("/")
    me.page.click("[data-game=classic]")
    me.page.click("[data-testid=start-bot]")
    me.page.wait_for_selector(".hand")
    assert sizes, "no script was loaded"
    sys.stdout.write(f"{sum(sizes.values())} bytes of script in {len(sizes)} files\n")
    assert sum(sizes.values()) < MOST_SCRIPT, json.dumps(sizes, indent=1)


@pytest.mark.long
def test_ones_own_move_is_drawn_at_once(screen: NewScreen) -> None:
    me = screen()
    me.open_table("classic")
    times: list[float] = []
    while len(times) < MOVES:
        me.play_until_a_card_is_asked_for()
        me.page.locator(".hand button.usable:not(.selected)").first.click()
        times.append(me.page.evaluate(TIMED, "[data-move^=drop]"))
        me.page.wait_for_selector(".deck.open")
        times.append(me.page.evaluate(TIMED, ".deck.open"))
    times.sort()
    p95 = times[int(len(times) * 0.95)]
    median = times[len(times) // 2]
    sys.stdout.write(f"click to drawn: median {median:.0f} ms, p95 {p95:.0f} ms\n")
    assert p95 < MOST_MILLISECONDS
