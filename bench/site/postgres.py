"""A PostgreSQL of our own for as long as it is needed, from Debian's package."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path:
    """Where PostgreSQL's programs lie; installs the package where there are none."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "-q", "postgresql"]):
            subprocess.run(["apt-get", *words], env=os.environ | quiet, check=True,
                           stdout=subprocess.DEVNULL)  # fmt: skip
    raise SystemExit("PostgreSQL is not installed: apt-get install postgresql")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of an empty database, durable as in earnest (fsync on)."""
    home = folder / "postgres"
    home.mkdir()
    user: dict[str, str] = {}
    if os.geteuid() == 0:
        shutil.chown(home, "postgres")
        for parent in (folder,):
            parent.chmod(0o755)
        user = {"user": "postgres"}
    where, port = programs(), free_port()
    common = {"stdout": subprocess.DEVNULL, "check": True, "cwd": str(home), **user}
    subprocess.run(
        [where / "initdb", "-D", home / "data", "-A", "trust", "-U", "postgres"], **common
    )  # type: ignore[call-overload]
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1"
    start = [where / "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", options]
    subprocess.run([*start, "start"], **common)  # type: ignore[call-overload]
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        stop = [where / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop"]
        subprocess.run(stop, **common)  # type: ignore[call-overload]
