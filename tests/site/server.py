"""The real service as a process of its own, and a real PostgreSQL, both to be stopped, killed and
started again."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).parents[2]
READY_WITHIN = 240.0  # seconds; a first start compiles every game
PATIENCE = 30.0
NO_CLIENT = {"built.FOLDER": "/nowhere"}  # only the plain page
HASTY = {"sockets.MESSAGES": 1000, "sockets.MESSAGE_BURST": 2000}  # tests move faster than people


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One node. Its log is kept, and may be asked for cards that should not be in it."""

    def __init__(
        self, folder: Path, database: str, *, patches: dict[str, Any] | None = None,
        arguments: tuple[str, ...] = ("--trust-proxy",),
    ) -> None:  # fmt: skip
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_file = folder / f"server-{self.port}.log"
        self._patches = json.dumps(HASTY if patches is None else patches)
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8", errors="replace")

    def start(self, *, ready: bool = True) -> "Server":
        command = [sys.executable, "-m", "tests.site.launch", self._patches, "serve",
                   "--port", str(self.port), "--database", self.database, "--json-logs",
                   "--lang", "en", *self._arguments]  # fmt: skip
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
        self._groups.append(self._process.pid)
        if ready:
            self.wait_ready()
        return self

    def wait_ready(self, seconds: float = READY_WITHIN) -> None:
        assert self._process is not None
        late = time.monotonic() + seconds
        while time.monotonic() < late:
            if self._process.poll() is not None:
                raise AssertionError(f"the service ended by itself:\n{self.log[-3000:]}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"not ready within {seconds} s:\n{self.log[-3000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """As a service manager does; answers the exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        """Ends this server and whatever it started."""
        if self._process is not None and self._process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()
        for group in self._groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                continue

    def bot_workers(self) -> list[int]:
        """The processes that answer for bots."""
        found = subprocess.run(["ps", "-ww", "-o", "pid=,args=", "--ppid", str(self.pid)],
                               capture_output=True, text=True, check=False)  # fmt: skip
        lines = [line.split() for line in found.stdout.splitlines() if "spawn_main" in line]
        return [int(line[0]) for line in lines]


class Postgres:
    """A PostgreSQL of Debian's package in a folder that is thrown away."""

    def __init__(self, folder: Path) -> None:
        self._bin = _find_postgres()
        self._folder = folder
        self.port = free_port()
        self._names = 0
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8",
                  "--locale=C.UTF-8", "--pgdata", str(folder / "data"))  # fmt: skip
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "--wait", "-D", str(self._folder / "data"), "-o", options,
                  "-l", str(self._folder / "log"), "start")  # fmt: skip

    def stop(self) -> None:
        """At once: whoever is connected is thrown out."""
        self._run("pg_ctl", "--wait", "-D", str(self._folder / "data"), "-m", "fast", "stop")

    def new_database(self) -> str:
        """An empty database; its address."""
        self._names += 1
        name = f"site{self._names}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout}"


def _find_postgres() -> Path:
    """The newest installed one; installed where Debian's package manager can do it."""
    found = _installed()
    if found is None:
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        for command in (["update"], ["install", "--yes", "postgresql"]):
            subprocess.run(["apt-get", "--quiet", *command], check=False, timeout=600,
                           env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})  # fmt: skip
        found = _installed()
    assert found is not None, "PostgreSQL could not be installed: apt-get install postgresql"
    return found


def _installed() -> Path | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    return versions[-1] if versions and (versions[-1] / "initdb").exists() else None
