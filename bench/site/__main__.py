"""`python -m bench.site`: the service under load, on each store, beside boardgame.io.

The service is pinned to one core and the load to the other; a move counts when its acknowledgement
has come back, which is sent after the commit. `--quick` takes short runs, to try things out.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from bench.site import boardgame, postgres
from bench.site.measuring import ROOT, SERVICE_CORE, follow, memory

RESULTS = ROOT / "bench" / "results" / "site.json"
PORT = 8377


@contextmanager
def service(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """A node, ready."""
    command = [sys.executable, "-m", "bench.site.serve", "--database", database, "--port",
               str(PORT), "--core", str(SERVICE_CORE)]  # fmt: skip
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=ROOT, stderr=log)
        try:
            for _ in range(1200):
                try:
                    if httpx.get(f"http://127.0.0.1:{PORT}/healthz").status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                time.sleep(0.1)
            yield process
        finally:
            process.terminate()
            process.wait(30)


def load(process: subprocess.Popen[bytes], **given: object) -> dict[str, Any]:
    """Runs a load against the service."""
    flags = [word for name, value in given.items() for word in (f"--{name}", str(value))]
    address = f"http://127.0.0.1:{PORT}"
    return follow([sys.executable, "-m", "bench.site.load", "--url", address, *flags], process.pid)


def store(name: str, database: str, *, seconds: float, tables: int, paced: int) -> dict[str, Any]:
    """Saturation and a thousand calm tables on one store."""
    found: dict[str, Any] = {}
    with service(database) as process:
        found["saturated"] = load(process, tables=tables, seconds=seconds)
        say(f"{name}, saturated", found["saturated"])
    with service(database) as process:
        found["paced"] = load(process, tables=paced, pause=4, seconds=seconds, warm=8)
        say(f"{name}, one move per table every 4 s", found["paced"])
    return found


def idle_memory(database: str, tables: int) -> dict[str, Any]:
    """What a live table costs that nothing happens at."""
    with service(database) as process:
        before = memory(process.pid)
        subprocess.run(
            [sys.executable, "-m", "bench.site.idle", "--url", f"http://127.0.0.1:{PORT}",
             "--tables", str(tables)], cwd=ROOT, check=True,
        )  # fmt: skip
        after = memory(process.pid)
    found = {"tables": tables, "kB_per_table": (after - before) / tables / 1000}
    say("memory of an idle table", found)
    return found


def say(title: str, found: dict[str, Any]) -> None:
    shown = ", ".join(
        f"{name} {value:.4g}" if isinstance(value, float) else f"{name} {value}"
        for name, value in found.items()
    )
    print(f"{title}: {shown}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="sqlite,postgresql,memory,boardgame")
    given = parser.parse_args()
    seconds, tables, paced, idle = (8.0, 100, 200, 500) if given.quick else (60.0, 200, 1000, 5000)
    wanted = given.only.split(",")
    found: dict[str, Any] = {"seconds": seconds, "load_average": os.getloadavg()}
    with tempfile.TemporaryDirectory() as folder:
        if "sqlite" in wanted:
            url = f"sqlite:///{folder}/bench.sqlite"
            found["sqlite"] = store("SQLite", url, seconds=seconds, tables=tables, paced=paced)
        if "memory" in wanted:
            found["memory"] = idle_memory(f"sqlite:///{folder}/idle.sqlite", idle)
        if {"postgresql", "boardgame"} & set(wanted):
            with postgres.running(Path(folder)) as url:
                if "postgresql" in wanted:
                    found["postgresql"] = store(
                        "PostgreSQL", url, seconds=seconds, tables=tables, paced=paced
                    )
                if "boardgame" in wanted:
                    ours = found.get("sqlite", {}).get("saturated", {})
                    state = int(ours.get("view_bytes", boardgame.STATE_SIZE))
                    found["boardgame.io"] = boardgame.measure(url, seconds, tables, state)
                    say("boardgame.io", found["boardgame.io"])
    if not given.quick:
        RESULTS.write_text(json.dumps(found, indent=1) + "\n")
        print(f"written to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
