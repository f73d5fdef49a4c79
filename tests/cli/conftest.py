"""A way to type a command and read what comes back."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cordee.cli.main import main


@dataclass(frozen=True)
class Answer:
    """What a command printed and how it ended."""

    out: str
    err: str
    code: int


Run = Callable[..., Answer]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("score", "classic", "y: 2", typed="quit\\n")`, in English and a fresh data folder."""
    monkeypatch.setenv("CORDEE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CORDEE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        captured = capsys.readouterr()
        return Answer(captured.out, captured.err, code)

    return run
