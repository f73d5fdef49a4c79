"""Games on disk: autosave after every move, records of finished games, best co-operations."""

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from cordee import games
from cordee.core.faults import CordeeError
from cordee.core.match import Match
from cordee.core.record import check_version, parse
from cordee.core.turn import Over


def data_folder() -> Path:
    """Where a player's games are kept: `CORDEE_DATA`, or the user's data folder."""
    given = os.environ.get("CORDEE_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("cordee"))


def new_path(game: str) -> Path:
    """A file of its own for a new game: nothing is ever written over."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "games" / f"{stamp}-{game}-{secrets.token_hex(2)}.cordee"


def last_unfinished(game: str | None = None) -> Path | None:
    """The game on disk that was played last, is not over and can be played on."""
    found = (data_folder() / "games").glob("*.cordee")
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = parse(path.read_text("utf-8"))
            check_version(record, games[record.game])
        except (OSError, UnicodeDecodeError, CordeeError):
            continue
        if not record.result and game in (None, record.game):
            return path
    return None


def write(path: Path, text: str) -> None:
    """All or nothing: a crash leaves the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def keep_best(match: Match) -> tuple[int | None, int]:
    """The best co-operation before this one under the same settings (None: none), and now."""
    assert isinstance(match.turn, Over)
    total = match.turn.scores[0].total
    path = data_folder() / "bests.json"
    key = match.game.best_key(match.options)
    try:
        bests = msgspec.json.decode(path.read_bytes(), type=dict[str, int])
    except (OSError, msgspec.DecodeError):
        bests = {}
    before = bests.get(key)
    best = total if before is None else max(before, total)
    write(path, msgspec.json.encode({**bests, key: best}).decode())
    return before, best
