"""The score pad: a sheet typed in by people with the box on the table. § 20 of the rules page.

One text a player: `r: x 1 3 3 5; y: 2 2; artefacts: 5; refusals: 8; bridges: r refusals`. What no
legal play could make is refused, as far as it does not depend on which boxes are printed where: of
artefacts one only knows that each took a box, or the top of a full expedition. That a bridge has to
pay somebody is only known once the sheets of all players are there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import numpy as np

from cordee.core import drive, records
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BadSheet
from cordee.core.options import Options
from cordee.core.score import Score
from cordee.games.roll.columns import filled, last_number, round_box, with_number, with_tick
from cordee.games.roll.game import RollGame
from cordee.games.roll.notation import LETTERS, SIGNS, with_sign, without_sign
from cordee.games.roll.portrait import BRIDGE_NAMES
from cordee.games.roll.scoring import crossed
from cordee.games.roll.sheet import seat_lines
from cordee.games.roll.state import BOXES, COLOURS, COLUMNS, NUMBERS, TRACK
from cordee.words import Phrase

ROUND_WORD = "x"
ARTEFACT_KEYS = ("artefacts", "artefact")
REFUSAL_KEYS = ("refusals", "refusal", "refus")
SEVERAL_ROUNDS = False
ONLY_WHEN_COMPLETE: tuple[str, ...] = ()
BRIDGE_KEYS = ("bridges", "bridge", "ponts", "pont")
ASKED_AGAIN = {"roll-unpaid": BRIDGE_KEYS[0]}  # a fault of all sheets together: the entry to mend


@dataclass
class Typed:
    """One player's sheet as typed."""

    columns: list[int] = field(default_factory=lambda: [0] * COLOURS)
    artefacts: int = 0
    refusals: int = 0
    bridges: int = 0  # the columns that are said to pay
    given: set[str] = field(default_factory=set)


class Count(msgspec.Struct, frozen=True):
    """What the pad answers."""

    players: tuple[Score, ...]
    winners: tuple[int, ...]


def count(
    game: RollGame, options: Options, seats: int | None, texts: Sequence[str], data: Pack
) -> Count:
    """The full breakdown of what was typed, one text a player, and who has won."""
    wanted = max(len(texts), game.seat_counts[0]) if seats is None else seats
    most = game.seat_counts[-1] if seats is None else seats
    if not 1 <= len(texts) <= most:
        raise BadSeats("roll-sheets", players=str(len(texts)), most=str(most))
    seats = game.check_seats(wanted, options)
    tables, states = records.new(game.table_type), records.new(game.state_type)
    tables[0] = game.table(options, seats, data)
    state = records.only(states)
    for seat, text in enumerate(texts):
        _lay(state, seat, read(game, options, records.only(tables), text))
    if len(texts) == seats:
        _check_together(state, seats)
    ranks = np.zeros((8, 2), np.int32)
    drive.outcome_one(tables, states, ranks)
    scores = []
    for seat in range(len(texts)):
        lines = seat_lines(records.only(tables), state, seat, 0)
        total = sum(line.points for line in lines)
        assert total == ranks[seat, 0]
        scores.append(Score(seat, (seat,), total, tuple(lines)))
    best = max(score.total for score in scores)
    return Count(tuple(scores), tuple(score.side for score in scores if score.total == best))


def read(game: RollGame, options: Options, table: np.record, text: str) -> Typed:
    """The sheet of one player."""
    sheet = Typed()
    for entry in text.split(";"):
        if entry.strip():
            read_entry(sheet, entry)
    return sheet


def read_entry(sheet: Typed, entry: str) -> None:
    """One expedition, one of the tracks, or the bridges, written into the sheet."""
    key, colon, rest = (part.strip().lower() for part in entry.partition(":"))
    if not colon:
        raise BadSheet("roll-no-colon", entry=entry.strip())
    key = without_sign(key)
    for names in (ARTEFACT_KEYS, REFUSAL_KEYS, BRIDGE_KEYS):
        key = names[0] if key in names else key
    if key in sheet.given:
        raise BadSheet("roll-twice", row=with_sign(key))
    sheet.given.add(key)
    words = rest.replace(",", " ").split()
    if key == ARTEFACT_KEYS[0]:
        sheet.artefacts = _marks(key, rest)
    elif key == REFUSAL_KEYS[0]:
        sheet.refusals = _marks(key, rest)
    elif key == BRIDGE_KEYS[0]:
        for word in words:
            sheet.bridges |= 1 << _bridge(word)
    elif len(key) == 1 and key in LETTERS:
        sheet.columns[LETTERS.index(key)] = _column(key, words)
    else:
        raise BadSheet("roll-letter", row=key, letters=tuple(map(with_sign, LETTERS)))


def _column(letter: str, words: list[str]) -> int:
    """The numbers of an expedition from the bottom, after `x` if its round box is ticked."""
    row, column = with_sign(letter), 0
    for place, word in enumerate(words):
        if word == ROUND_WORD:
            if place:
                raise BadSheet("roll-tick-late", row=row, tick=ROUND_WORD)
            column = int(with_tick(column))
            continue
        if not _is_small(word) or not 1 <= int(word) <= NUMBERS:
            raise BadSheet("roll-number", row=row, value=word, tick=ROUND_WORD)
        number, last = int(word), int(last_number(column))
        if number < last:
            raise BadSheet("roll-falling", row=row, value=word, last=str(last))
        if number == NUMBERS and round_box(column) == 0:
            raise BadSheet("roll-ten-first", row=row, tick=ROUND_WORD)
        if filled(column) == BOXES:
            raise BadSheet("roll-long", row=row, most=str(BOXES))
        column = int(with_number(column, number))
    return column


def _is_small(text: str) -> bool:
    """A number of one or two plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= 2


def _marks(key: str, text: str) -> int:
    if not _is_small(text) or int(text) > TRACK:
        raise BadSheet("roll-marks", row=key, value=text, most=str(TRACK))
    return int(text)


def _bridge(word: str) -> int:
    word = without_sign(word)
    for names in (ARTEFACT_KEYS, REFUSAL_KEYS):
        word = names[0] if word in names else word
    if word not in BRIDGE_NAMES:
        raise BadSheet("roll-bridge", value=word, known=tuple(map(with_sign, BRIDGE_NAMES)))
    return BRIDGE_NAMES.index(word)


def _lay(state: np.record, seat: int, sheet: Typed) -> None:
    """A typed sheet as a state that the rules can count."""
    numbers = sum(int(filled(column)) for column in sheet.columns)
    full = sum(1 for column in sheet.columns if filled(column) == BOXES)
    if sheet.artefacts > numbers + full:
        raise BadSheet("roll-artefacts-many", artefacts=str(sheet.artefacts), boxes=str(numbers))
    state.columns[seat] = sheet.columns
    state.artefacts[seat], state.refusals[seat] = sheet.artefacts, sheet.refusals
    state.bonus[seat] = sheet.bridges
    too_short = sheet.bridges & ~int(crossed(state, seat))
    if too_short:
        first = next(c for c in range(COLUMNS) if too_short >> c & 1)
        raise BadSheet("roll-not-crossed", bridge=with_sign(BRIDGE_NAMES[first]))


def _check_together(state: np.record, seats: int) -> None:
    """§ 11: the first to cross a bridge is paid, so a bridge that was crossed pays somebody."""
    for column, name in enumerate(BRIDGE_NAMES):
        who = [seat for seat in range(seats) if int(crossed(state, seat)) >> column & 1]
        if who and not any(int(state.bonus[seat]) >> column & 1 for seat in who):
            players = tuple(str(seat + 1) for seat in who)
            raise BadSheet("roll-unpaid", bridge=with_sign(name), many=len(who), players=players)


def writers(game: RollGame, options: Options, seats: int) -> int:
    """How many write a sheet of their own."""
    return seats


def questions(game: RollGame, options: Options, table: np.record) -> list[tuple[str, Phrase]]:
    """What to ask for when nothing was typed: the entry's key, and the question."""
    asked = [
        (
            letter,
            Phrase(
                "roll-ask-row",
                {"sign": SIGNS[letter], "colour": Phrase(f"colour-{letter}"), "letter": letter},
            ),
        )
        for letter in LETTERS
    ]
    return [
        *asked,
        (ARTEFACT_KEYS[0], Phrase("roll-ask-artefacts")),
        (REFUSAL_KEYS[0], Phrase("roll-ask-refusals")),
        (BRIDGE_KEYS[0], Phrase("roll-ask-bridges")),
    ]
