"""A service with the built page, a browser, and screens that watch what they are sent."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from cordee.site import built
from tests.browser import chromium
from tests.browser.screen import Screen
from tests.site.server import Server

HASTY = {"sockets.MESSAGES": 1000, "sockets.MESSAGE_BURST": 2000}  # tests move faster than people

NewScreen = Callable[..., Screen]


@pytest.fixture(scope="session")
def service() -> Iterator[Server]:
    if not built.is_there():
        pytest.skip("the client is not built: scripts/client")
    folder = Path(tempfile.mkdtemp(prefix="cordee-browser-"))
    server = Server(folder, f"sqlite:///{folder}/site.sqlite", patches=HASTY)
    try:
        yield server.start()
    finally:
        server.close()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def screen(browser: Browser, service: Server) -> Iterator[NewScreen]:
    """Opens a screen of its own person; at the end none may have met a fault."""
    opened: list[Screen] = []

    def new(**wishes: object) -> Screen:
        opened.append(Screen(browser, service.url, **wishes))  # type: ignore[arg-type]
        return opened[-1]

    yield new
    faults = [fault for one in opened for fault in one.faults]
    for one in opened:
        one.close()
    assert faults == []
