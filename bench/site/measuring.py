"""What both sides of the comparison are measured with."""

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SERVICE_CORE, LOAD_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """What a process and its threads have used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Resident bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def follow(command: list[str], service: int) -> dict[str, Any]:
    """Runs a load on its core and answers what it measured, with the share of a core the service
    used while it was counting."""
    pinned = ["taskset", "-c", str(LOAD_CORE), *command]
    measured: dict[str, Any] = {}
    with subprocess.Popen(pinned, cwd=ROOT, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        begun, used = 0.0, 0.0
        for line in running.stdout:
            told = json.loads(line)
            if told.get("counting"):
                begun, used = time.perf_counter(), cpu_seconds(service)
            elif "counted" in told:
                share = (cpu_seconds(service) - used) / (time.perf_counter() - begun)
                measured["service_cpu"] = share
            else:
                measured |= told
    return measured
