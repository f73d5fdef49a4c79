"""The page's bars: what a first game weighs, how soon a move is drawn, axe, Lighthouse.

`python -m bench.client` measures all of them; `python -m bench.client weight drawn` only those
named. Results are kept in bench/results/client.json.
"""

import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from cordee import games
from tests.browser import chromium
from tests.browser.screen import AXE, Screen, play
from tests.browser.test_speed import TIMED
from tests.site.server import Server, free_port

RESULTS = Path(__file__).parent / "results" / "client.json"
LIGHTHOUSE = "lighthouse@12.8.2"  # the last line that runs on Node 20
TOOLS = Path(tempfile.gettempdir()) / "cordee-lighthouse"
RUNS = 5
MOVES = 60
PAGES = (
    "/",
    "/play/classic",
    "/play/island",
    "/rules/island",
    "/pad/classic",
    "/games",
    "/settings",
)
BARS = {"script_bytes": 120_000, "drawn_p95_ms": 100, "axe": 0,
        "lighthouse": {"performance": 95, "accessibility": 100, "best-practices": 100}}  # fmt: skip


def weight(browser: Browser, url: str) -> dict[str, Any]:
    """All scripts that are fetched from the front page to the first cards."""
    me = Screen(browser, url)
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url.rpartition("/")[2]] = int(response.headers["content-length"])

    me.page.on("response", weigh)
    me.go("/")
    me.page.click("[data-game=classic]")
    me.page.click("[data-testid=start-bot]")
    me.page.wait_for_selector(".hand")
    me.close()
    return {"script_bytes": sum(sizes.values()), "files": len(sizes)}


def drawn(browser: Browser, url: str) -> dict[str, Any]:
    """From the click to the frame that shows one's own move, confirmed by the service."""
    me = Screen(browser, url)
    times: list[float] = []
    usable = me.page.locator(".hand button.usable")
    veil = me.page.locator("[data-testid=round-over]")
    while len(times) < MOVES:
        me.open_table("classic")
        while len(times) < MOVES and not me.is_over():
            play([me], until=lambda: (usable.count() > 0 and veil.count() == 0) or me.is_over())
            if me.is_over():
                break
            me.page.locator(".hand button.usable:not(.selected)").first.click()
            times.append(me.page.evaluate(TIMED, "[data-move^=drop]"))
            me.page.wait_for_selector(".deck.open")
            times.append(me.page.evaluate(TIMED, ".deck.open"))
    me.close()
    times.sort()
    return {"moves": len(times), "median_ms": round(statistics.median(times), 1),
            "drawn_p95_ms": round(times[int(len(times) * 0.95)], 1)}  # fmt: skip


def axe(browser: Browser, url: str) -> dict[str, Any]:
    """Violations over pages, boards, menus and ends, at phone and desk size."""
    found: dict[str, list[str]] = {}
    looked = 0
    for size, scheme in (("phone", "dark"), ("desk", "light")):
        me = Screen(browser, url, size=size, scheme=scheme)
        for path in PAGES:
            me.go(path)
            me.page.wait_for_load_state("networkidle")
            looked += _violations(me, f"{path} {size}", found)
        for game in games:
            me.open_table(game)
            luck = random.Random(5)
            for _ in range(24):
                if not me.step(luck):
                    me.page.wait_for_timeout(30)
            looked += _violations(me, f"{game} {size}", found)
        me.close()
    return {"states": looked, "violations": sum(map(len, found.values())), "found": found}


def _violations(me: Screen, state: str, found: dict[str, list[str]]) -> int:
    me.page.evaluate(AXE.read_text("utf-8"))
    told = me.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    if told:
        found[state] = [one["id"] for one in told]
    return 1


def lighthouse(_: Browser, url: str) -> dict[str, Any]:
    """Mobile preset, the median of five runs: the front page and a running table."""
    program = TOOLS / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix",
                        str(TOOLS), LIGHTHOUSE], check=True)  # fmt: skip
    profile = Path(tempfile.mkdtemp(prefix="cordee-profile-"))
    try:
        with _browser(profile) as port:
            table = _running_table(port, url)
        return {"version": LIGHTHOUSE, "runs": RUNS,
                "front": _median(program, profile, url + "/"),
                "table": _median(program, profile, table)}  # fmt: skip
    finally:
        shutil.rmtree(profile, ignore_errors=True)


@contextmanager
def _browser(profile: Path) -> Iterator[int]:
    """A browser of its own with this profile; the port it listens on."""
    port = free_port()
    command = [chromium.find(), "--headless=new", f"--remote-debugging-port={port}",
               f"--user-data-dir={profile}", *chromium.FLAGS, "about:blank"]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield port
    finally:
        process.terminate()  # it writes its cookies down before it ends
        process.wait(30)


def _running_table(port: int, url: str) -> str:
    """A table against a bot with a few moves made, in the browser that is to be measured."""
    # The outer driver is running already: this one speaks to the other browser from a process.
    code = "import sys; from bench.client import seat; sys.stdout.write(seat(*sys.argv[1:]))"
    told = subprocess.run([sys.executable, "-c", code, str(port), url], check=True,
                          capture_output=True, text=True)  # fmt: skip
    return told.stdout.strip()


def seat(port: str, url: str) -> str:
    with sync_playwright() as playwright:
        for _ in range(100):
            try:
                browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
                break
            except Exception:
                _pause()
        page: Page = browser.contexts[0].new_page()
        page.goto(f"{url}/play/classic")
        page.click("[data-testid=start-bot]")
        page.wait_for_selector(".hand button.usable")
        for _ in range(6):
            page.locator(".hand button.usable").first.click()
            page.click("[data-move^=drop]")
            page.click(".deck.open")
            page.wait_for_selector(".hand button.usable")
        address: str = page.url
        page.close()
        return address


def _pause() -> None:
    time.sleep(0.1)


def _median(program: Path, profile: Path, address: str) -> dict[str, Any]:
    rounds = [_round(program, profile, address) for _ in range(RUNS)]
    told: dict[str, Any] = {
        name: round(100 * statistics.median(one["categories"][name]["score"] for one in rounds))
        for name in BARS["lighthouse"]  # type: ignore[attr-defined]
    }
    told["performance_of_each"] = [
        round(100 * one["categories"]["performance"]["score"]) for one in rounds
    ]
    for audit in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time",
                  "cumulative-layout-shift", "speed-index"):  # fmt: skip
        value = statistics.median(one["audits"][audit]["numericValue"] for one in rounds)
        told[audit] = round(value, 3)
    # Lighthouse's own measure of the machine: a loaded one blocks for longer.
    told["machine_index"] = [round(one["environment"]["benchmarkIndex"]) for one in rounds]
    told["failed"] = sorted({
        name for one in rounds for name, audit in one["audits"].items()
        if audit["score"] == 0 and audit["scoreDisplayMode"] == "binary"
    })  # fmt: skip
    return told


def _round(program: Path, profile: Path, address: str) -> dict[str, Any]:
    """One run in a browser that Lighthouse starts as it always does: in one that is kept, the heap
    of the page before is searched while the next page is being timed."""
    flags = " ".join(["--headless=new", f"--user-data-dir={profile}", *chromium.FLAGS])
    done = subprocess.run(
        [str(program), address, f"--chrome-flags={flags}", "--output=json", "--quiet",
         "--disable-storage-reset",
         "--only-categories=performance,accessibility,best-practices"],
        check=True, capture_output=True, text=True,
        env=os.environ | {"CHROME_PATH": chromium.find()},
    )  # fmt: skip
    told: dict[str, Any] = json.loads(done.stdout)
    return told


MEASURES: dict[str, Callable[[Browser, str], dict[str, Any]]] = {
    "weight": weight, "drawn": drawn, "axe": axe, "lighthouse": lighthouse,
}  # fmt: skip


def main(wanted: list[str]) -> int:
    place = Path(tempfile.mkdtemp(prefix="cordee-bench-"))
    server = Server(place, f"sqlite:///{place}/site.sqlite")
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    try:
        server.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=chromium.FLAGS
            )
            for name in wanted or MEASURES:
                told = MEASURES[name](browser, server.url)
                when = datetime.now(UTC).isoformat(timespec="seconds")
                kept[name] = told | {"when": when, "load": round(os.getloadavg()[0], 1)}
                sys.stdout.write(f"{name} {json.dumps(told)}\n")
                sys.stdout.flush()
            kept["browser"] = browser.version
            browser.close()
    finally:
        server.close()
        shutil.rmtree(place, ignore_errors=True)
    kept["bars"], kept["machine"] = BARS, f"{platform.machine()}, 2 shared cores"
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0 if _holds(kept) else 1


def _holds(kept: dict[str, Any]) -> bool:
    """Whether everything that has been measured keeps its bar."""
    bars: dict[str, int] = BARS["lighthouse"]  # type: ignore[assignment]
    scores = kept.get("lighthouse", {})
    return (
        kept.get("weight", {}).get("script_bytes", 0) < 120_000
        and kept.get("drawn", {}).get("drawn_p95_ms", 0) < 100
        and kept.get("axe", {}).get("violations", 0) == 0
        and all(
            scores.get(page, bars)[name] >= least
            for page in ("front", "table") for name, least in bars.items()
        )
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
