"""A real browser for the tests: Debian's Chromium, installed where it is missing and may be."""

import os
import shutil
import subprocess

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
# The browser's own pages (its address bar draws itself as two of them in every window) and what it
# would ask of the world, switched off: they share the processor with the page that is looked at.
OFF = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter",
       "NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch", "Translate",
       "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
       "PaintHolding", "ThirdPartyStoragePartitioning")  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update",
         "--disable-dev-shm-usage", "--disable-features=" + ",".join(OFF)]  # fmt: skip


def find() -> str:
    """Where the browser is."""
    found = _found()
    if found is None:
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *command], check=False, timeout=900,
                           stdout=subprocess.DEVNULL)  # fmt: skip
        found = _found()
    assert found is not None, "Chromium could not be installed: apt-get install chromium"
    return found


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
