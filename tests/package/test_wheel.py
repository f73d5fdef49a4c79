"""The wheel, installed in an empty environment, runs without the repository."""

import json
import os
import re
import subprocess
import sys
import time
import venv
from pathlib import Path

import httpx
import pytest

from cordee.site import built
from tests.site.server import free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cordee(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `cordee` command of a fresh environment with nothing but the wheel and its lock."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = ["--require-hashes", "--no-deps", "-r", str(ROOT / "requirements/run.txt")]
    subprocess.run([*pip, *locked], check=True)  # as `scripts/setup` does
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return folder / "env" / "bin" / "cordee"


def run(cordee: Path, folder: Path, *arguments: str, typed: str = "") -> str:
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "CORDEE"))
    }
    done = subprocess.run(
        [str(cordee), *arguments, "--lang", "en"], cwd=folder, input=typed, text=True,
        capture_output=True, check=False,
        env=environment | {"CORDEE_DATA": str(folder), "CORDEE_CACHE": str(folder / "cache")},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_serves_the_page_without_node(cordee: Path, tmp_path: Path) -> None:
    if not built.is_there():
        pytest.skip("the client is not built: scripts/client")
    port = free_port()
    process = subprocess.Popen(
        [str(cordee), "serve", "--port", str(port)], cwd=tmp_path,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={"PATH": str(cordee.parent), "CORDEE_DATA": str(tmp_path), "LANG": "C.UTF-8",
             "CORDEE_CACHE": str(tmp_path / "cache")},
    )  # fmt: skip
    try:
        page = _first_answer(f"http://127.0.0.1:{port}/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        answer = httpx.get(f"http://127.0.0.1:{port}{script[1]}")
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
    finally:
        process.terminate()
        process.wait(30)


def _first_answer(url: str) -> str:
    late = time.monotonic() + 120
    while time.monotonic() < late:
        try:
            return httpx.get(url, timeout=10).text
        except httpx.HTTPError:
            time.sleep(0.3)
    raise AssertionError(f"nothing answered at {url}")


def test_the_wheel_runs_rules_score_play_and_sim(cordee: Path, tmp_path: Path) -> None:
    assert "§5" in run(cordee, tmp_path, "rules", "classic", "5")
    told = json.loads(run(cordee, tmp_path, "score", "duel", "y: 5 8 10", "--json"))
    assert told["players"][0]["total"] == 3
    assert "--resume" in run(cordee, tmp_path, "play", "duel", typed="quit\n")
    told = json.loads(run(cordee, tmp_path, "sim", "classic", "--games", "10", "--json"))
    assert told["games"] == 10
