"""The ratings that come with the package: measured by `cordee ladder --keep`, a ladder a game."""

from pathlib import Path

import msgspec

from cordee.core.cache import source_hash
from cordee.lab.ladder import Ladder, Rating

FILE = Path(__file__).with_name("ratings.json")
RATED = ("core", "games", "bots")  # the sources that a rating depends on


class Kept(msgspec.Struct, frozen=True):
    """A ladder as it was measured, and from which sources."""

    sources: str
    seats: int
    deals: int
    bots: dict[str, Rating]


def known(path: Path = FILE) -> dict[str, Kept]:
    """The kept ladders by game; none where nothing was measured yet."""
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Kept])


def merged(path: Path, ladder: Ladder) -> str:
    """The text of the file with this ladder in its game's place."""
    kept = known(path)
    kept[ladder.game] = Kept(
        source_hash(RATED), ladder.seats, ladder.deals, {one.bot: one for one in ladder.bots}
    )
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"
