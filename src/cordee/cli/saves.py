"""Games on disk: autosave after every move, records of finished games, best co-operations."""

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from cordee.core.faults import BadRecord
from cordee.core.match import Match
from cordee.core.options import as_text
from cordee.core.record import parse


def data_folder() -> Path:
    """Where a player's games are kept: `CORDEE_DATA`, or the user's data folder."""
    given = os.environ.get("CORDEE_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("cordee"))


def new_path(game: str) -> Path:
    """A file of its own for a new game: nothing is ever written over."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "games" / f"{stamp}-{game}-{secrets.token_hex(2)}.cordee"


def last_unfinished() -> Path | None:
    """The newest game on disk that is not over."""
    for path in sorted((data_folder() / "games").glob("*.cordee"), reverse=True):
        try:
            if not parse(path.read_text("utf-8")).result:
                return path
        except (OSError, UnicodeDecodeError, BadRecord):
            continue
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


def keep_best(match: Match, total: int) -> int | None:
    """The best co-operation so far under the same settings (None: this is the first); updated."""
    path = data_folder() / "bests.json"
    options = as_text(match.options)
    names = ("rounds", "colours", "hand_penalty", "stall_limit")
    key = f"{match.game.name} " + " ".join(f"{name}={options[name]}" for name in names)
    try:
        bests = msgspec.json.decode(path.read_bytes(), type=dict[str, int])
    except (OSError, msgspec.DecodeError):
        bests = {}
    before = bests.get(key)
    if before is None or total > before:
        write(path, msgspec.json.encode({**bests, key: total}).decode())
    return before
