"""boardgame.io under the same load: a counter whose state is as large as a view of ours."""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.site.measuring import SERVICE_CORE, follow
from bench.site.postgres import free_port

PEER = Path(__file__).parent / "peer"
STATE_SIZE = 1500  # bytes of a view of ours, where no load of ours has just measured it


def measure(postgres: str, seconds: float, tables: int, state: int = STATE_SIZE) -> dict[str, Any]:
    """Its three stores, one after the other; nothing where there is no Node."""
    if shutil.which("npm") is None:
        return {"missing": "npm"}
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
    found: dict[str, Any] = {"state_bytes": state}
    for store in ("memory", "flatfile", "postgres"):
        with tempfile.TemporaryDirectory() as folder:
            where = postgres if store == "postgres" else folder
            found[store] = _measure(store, where, seconds, tables, state)
    return found


def _measure(store: str, where: str, seconds: float, tables: int, state: int) -> dict[str, Any]:
    port = free_port()
    server = ["taskset", "-c", str(SERVICE_CORE), "node", "server.js", str(port), store, where,
              str(state)]  # fmt: skip
    with subprocess.Popen(server, cwd=PEER, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            while "ready" not in process.stdout.readline():
                pass
            load = ["node", str(PEER / "load.js"), str(port), str(tables), "5", str(seconds)]
            return follow(load, process.pid)
        finally:
            process.kill()
