"""A program of anybody's, in any language, takes a seat: lines of text in and out.

For every decision it is sent one line, the view as JSON (docs/bots.md), and answers with one line,
a move in words. It is started for one match and ends with it. Whatever goes wrong is a forfeit.
"""

import contextlib
import os
import queue
import random
import subprocess
import sys
import threading
from collections.abc import Sequence

from cordee.core.faults import BotFailed
from cordee.core.turn import Move
from cordee.core.view import View

SECONDS = 10.0  # for one move, if CORDEE_BOT_SECONDS does not say otherwise
LONGEST_LINE = 1_000


class ExternalBot:
    """Speaks for a program; one process a match."""

    def __init__(self, path: str, seconds: float | None = None) -> None:
        self.path = path
        given = os.environ.get("CORDEE_BOT_SECONDS")
        self.seconds = seconds if seconds is not None else float(given or SECONDS)
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes] = queue.Queue()

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        answer = self._ask(view.json())
        found = next((move for move in moves if move.text == answer), None)
        if found is None:
            self.close()
            raise BotFailed("bot-illegal", bot=self.path, answer=answer)
        return found

    def close(self) -> None:
        """Ends the program: it finds its input closed, and has a moment to go by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()

    def _ask(self, line: bytes) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            process.kill()
            self.close()
            raise BotFailed("bot-too-slow", bot=self.path, seconds=self.seconds) from None
        except OSError:
            answer = b""
        if not answer:
            self.close()
            raise BotFailed("bot-crashed", bot=self.path)
        return " ".join(answer.decode("utf-8", "replace").lower().split())

    def _start(self) -> subprocess.Popen[bytes]:
        runs_itself = os.access(self.path, os.X_OK) and not self.path.endswith(".py")
        command = [self.path] if runs_itself else [sys.executable, self.path]
        try:
            process = subprocess.Popen(
                [os.path.abspath(command[0]), *command[1:]],  # noqa: PTH100
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        except OSError:
            raise BotFailed("bot-crashed", bot=self.path) from None
        self._process = process
        answers: queue.Queue[bytes] = queue.Queue()
        self._answers = answers

        def listen() -> None:
            assert process.stdout is not None
            with process.stdout as lines:
                while line := lines.readline(LONGEST_LINE):
                    answers.put(line)
            answers.put(b"")

        threading.Thread(target=listen, daemon=True).start()
        return process
