"""The score pad: the ranking of a game that ended without a victory, or with one. § 22.

One text a player: `characters: kate jack; victory: yes`. A character can be had by one player only,
and there is at most one victory.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import numpy as np

from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BadSheet
from cordee.core.options import Options, Switch
from cordee.core.score import Score
from cordee.games.island.content import NAMES
from cordee.games.island.game import IslandGame
from cordee.games.island.sheet import seat_lines
from cordee.words import Phrase

SEVERAL_ROUNDS = False
ONLY_WHEN_COMPLETE: tuple[str, ...] = ()
ASKED_AGAIN: dict[str, str] = {}
CHARACTER_KEYS = ("characters", "personnages")
VICTORY_KEYS = ("victory", "victoire")
YES = {"oui": True, "non": False}


@dataclass
class Typed:
    """One player's text, taken apart."""

    characters: list[int] = field(default_factory=list)
    won: bool = False


class Count(msgspec.Struct, frozen=True):
    """What the pad answers."""

    players: tuple[Score, ...]
    winners: tuple[int, ...]


def count(
    game: IslandGame, options: Options, seats: int | None, texts: Sequence[str], data: Pack
) -> Count:
    """The ranking: a victory, characters controlled, their strength."""
    wanted = max(game.seat_counts[0], len(texts)) if seats is None else seats
    if not 1 <= len(texts) <= min(wanted, max(game.seat_counts)):
        most = str(min(wanted, max(game.seat_counts)))
        raise BadSeats("sheet-players", players=str(len(texts)), most=most)
    table = game.table(options, game.check_seats(wanted, options), data)
    sheets = [read(game, options, table, text) for text in texts]
    everybody = [c for sheet in sheets for c in sheet.characters]
    for c in everybody:
        if everybody.count(c) > 1:
            raise BadSheet("island-twice", name=NAMES[c])
    if sum(sheet.won for sheet in sheets) > 1:
        raise BadSheet("island-two-victories")
    scores = []
    for seat, sheet in enumerate(sheets):
        strength = sum(int(table.char_strength[c]) for c in sheet.characters)
        many = len(sheet.characters)
        lines = tuple(seat_lines(many, strength, won=sheet.won, chapter=0, seat=seat))
        scores.append(Score(seat, (seat,), sum(line.points for line in lines), lines))
    best = max(score.total for score in scores)
    return Count(tuple(scores), tuple(s.side for s in scores if s.total == best))


def read(game: IslandGame, options: Options, table: np.record, text: str) -> Typed:
    """One player's text."""
    sheet, given = Typed(), set()
    for entry in text.split(";"):
        if not entry.strip():
            continue
        key, colon, rest = (part.strip().lower() for part in entry.partition(":"))
        if not colon:
            raise BadSheet("island-no-colon", entry=entry.strip())
        if key in given:
            raise BadSheet("sheet-row-twice", row=key)
        given.add(key)
        if key in CHARACTER_KEYS:
            sheet.characters = [_character(word) for word in rest.replace(",", " ").split()]
        elif key in VICTORY_KEYS:
            sheet.won = _is_yes(rest)
        else:
            raise BadSheet("island-entry", entry=key)
    return sheet


def _character(word: str) -> int:
    if word not in NAMES:
        raise BadSheet("island-nobody", name=word, known=NAMES)
    return NAMES.index(word)


def _is_yes(word: str) -> bool:
    try:
        return YES[word] if word in YES else Switch().read(word)
    except ValueError:
        raise BadSheet("island-yes", value=word) from None


def writers(game: IslandGame, options: Options, seats: int) -> int:
    """How many write a sheet of their own."""
    return seats


def questions(game: IslandGame, options: Options, table: np.record) -> list[tuple[str, Phrase]]:
    """What to ask for when nothing was typed: the entry's key, and the question."""
    return [
        (CHARACTER_KEYS[0], Phrase("island-ask-characters")),
        (VICTORY_KEYS[0], Phrase("island-ask-victory")),
    ]
