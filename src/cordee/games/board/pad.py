"""The score pad: rounds typed in by people with the box on the table. § 20 of the rules page.

One text a player: `r: 1 3 3 6 > 7; b: 2 > 2; leader: r; tiles: 15 5; artefacts: 2`, rounds apart by
`|`. A path is its cards in the order they were laid, then `>` and the step its pawn stands on;
without `>` the pawn stands as far as there are cards, and the cards may be left out. What no legal
play could make is refused.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import numpy as np

from cordee.core import drive, records
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BadSheet
from cordee.core.options import Options
from cordee.core.score import Line, Score
from cordee.games.board.game import BoardGame
from cordee.games.board.notation import COLOUR_NAMES, LETTERS, colour_word
from cordee.games.board.reach import check_reach
from cordee.games.board.reasons import OK
from cordee.games.board.rules import check_row
from cordee.games.board.sheet import seat_lines
from cordee.games.board.state import (
    ARTEFACT,
    COLOURS,
    COPIES,
    EXPLORERS,
    FALLING,
    NOBODY,
    OPEN,
    RISING,
    STEPS,
    VALUES,
)
from cordee.words import Phrase

LEADER_KEYS = ("leader", "chef")
SEVERAL_ROUNDS = True
# What can only be said of a whole sheet:
ONLY_WHEN_COMPLETE = ("path-explorers", "path-rounds", "path-ahead", "sheet-rounds")
ASKED_AGAIN: dict[str, str] = {}
TILE_KEYS = ("tiles", "tuiles")
FIND_KEYS = ("artefacts",)


@dataclass
class Sheet:
    """One player's round as typed."""

    cards: Counter[str] = field(default_factory=Counter)
    rows: list[int] = field(default_factory=lambda: [0] * COLOURS)  # their cards, 0: not typed
    steps: list[int] = field(default_factory=lambda: [0] * COLOURS)
    leader: int = NOBODY
    tiles: list[int] = field(default_factory=list)
    finds: int = 0
    given: set[str] = field(default_factory=set)  # what has been typed already


class Count(msgspec.Struct, frozen=True):
    """What the pad answers."""

    players: tuple[Score, ...]
    winners: tuple[int, ...]  # nobody before the last round


def count(
    game: BoardGame, options: Options, seats: int | None, texts: Sequence[str], data: Pack
) -> Count:
    """The full breakdown of what was typed, one text a player, and who has won.

    Artefacts and winners are counted once all rounds of the game are there.
    """
    wanted = max(game.seat_counts[0], len(texts)) if seats is None else seats
    if not 1 <= len(texts) <= min(wanted, max(game.seat_counts)):
        most = str(min(wanted, max(game.seat_counts)))
        raise BadSeats("sheet-players", players=str(len(texts)), most=most)
    seats = game.check_seats(wanted, options)
    tables, states = records.new(game.table_type), records.new(game.state_type)
    tables[0] = game.table(options, seats, data)
    table, state = records.only(tables), records.only(states)
    sheets = [read(game, options, table, text) for text in texts]
    rounds = {len(own) for own in sheets}
    done = max(rounds)
    if len(rounds) > 1 or done > table.rounds:
        raise BadSheet("path-rounds", most=str(int(table.rounds)))
    lines: list[list[Line]] = [[] for _ in texts]
    state.artefacts[:] = 0
    for chapter in range(done):
        together = [own[chapter] for own in sheets]
        _check_together(table, together)
        _lay(state, together)
        for seat, own in enumerate(lines):
            before = sum(line.points for line in own)
            is_last = chapter + 1 == table.rounds
            own += seat_lines(
                table, state, chapter, seat, before, is_last=is_last, finds=together[seat].finds
            )
    return _result(tables, states, lines, is_over=done == table.rounds)


def read(game: BoardGame, options: Options, table: np.record, text: str) -> list[Sheet]:
    """The rounds of one player."""
    found = []
    for part in text.split("|"):
        sheet = Sheet()
        for entry in part.split(";"):
            if entry.strip():
                read_entry(table, sheet, entry)
        found.append(sheet)
    return found


def read_entry(table: np.record, sheet: Sheet, entry: str) -> None:
    """One path, the leader, tiles or artefacts, written into the sheet."""
    key, colon, rest = (part.strip().lower() for part in entry.partition(":"))
    if not colon:
        raise BadSheet("sheet-no-colon", entry=entry.strip())
    if key in sheet.given:
        raise BadSheet("sheet-row-twice", row=key)
    sheet.given.add(key)
    if key in LEADER_KEYS:
        if len(rest) != 1 or rest not in LETTERS:
            raise BadSheet("path-leader", row=rest)
        sheet.leader = LETTERS.index(rest)
    elif key in TILE_KEYS:
        sheet.tiles = _read_tiles(table, rest)
    elif key in FIND_KEYS:
        most = int((table.box == ARTEFACT).sum())
        if not rest.isdecimal() or int(rest) > most:
            raise BadSheet("path-artefacts", value=rest, most=str(most))
        sheet.finds = int(rest)
    elif len(key) == 1 and key in LETTERS:
        _read_path(table, sheet, key, rest)
    else:
        raise BadSheet("path-letter", row=key, letters=tuple(LETTERS))


def _read_path(table: np.record, sheet: Sheet, letter: str, text: str) -> None:
    """The cards of a row in the order they were laid, and the step of its pawn."""
    row, arrow, step_text = (part.strip() for part in text.partition(">"))
    values = [_value(letter, word) for word in row.replace(",", " ").split()]
    heading, last = OPEN, None
    for value in values:
        if last is not None:
            if check_row(table, last, heading, value) != OK:
                order = "either" if table.either else "rising"
                raise BadSheet("path-broken", row=letter, card=value, last=last, order=order)
            if heading == OPEN and value != last:
                heading = RISING if value > last else FALLING
        last = value
        sheet.cards[f"{letter}{value}"] += 1
    step = min(len(values), STEPS)
    if arrow:
        if not step_text.isdecimal() or not 1 <= int(step_text) <= STEPS:
            raise BadSheet("path-step", row=letter, step=step_text, last=str(STEPS))
        if int(step_text) < step:
            raise BadSheet("path-behind", row=letter, step=step_text, cards=str(len(values)))
        step = int(step_text)
    sheet.rows[LETTERS.index(letter)] = len(values)
    sheet.steps[LETTERS.index(letter)] = step


def _value(letter: str, word: str) -> int:
    """The value of `7` or `r7` in the row of a colour."""
    bare = word.removeprefix(letter)
    if not bare.isdecimal() or int(bare) >= VALUES:
        raise BadSheet("path-card", row=letter, card=word)
    return int(bare)


def _read_tiles(table: np.record, text: str) -> list[int]:
    """The values of points tiles: no tile counts twice for one player."""
    box = Counter(int(tile) for tile in table.box if tile > 0)
    words = text.replace(",", " ").split()
    if not all(word.isdecimal() for word in words) or Counter(map(int, words)) - box:
        raise BadSheet("path-tiles", value=text, tiles=tuple(sorted(box.elements())))
    return [int(word) for word in words]


def _check_together(table: np.record, sheets: list[Sheet]) -> None:
    """Two copies of a card, five pawns beyond the bridges, nine artefacts: for everybody."""
    cards: Counter[str] = Counter()
    for sheet in sheets:
        cards += sheet.cards
        if sheet.leader != NOBODY and sheet.steps[sheet.leader] == 0:
            raise BadSheet("path-leader", row=LETTERS[sheet.leader])
        if sheet.leader == NOBODY and all(sheet.steps):
            raise BadSheet("path-explorers", most=str(EXPLORERS))
    for card, found in cards.items():
        if found > COPIES:
            raise BadSheet("path-copies", card=card, found=str(found))
    across = sum(step > table.bridge for sheet in sheets for step in sheet.steps)
    if across > table.crossings:
        raise BadSheet("path-across", pawns=str(across), most=str(int(table.crossings)))
    most, finds = int((table.box == ARTEFACT).sum()), sum(sheet.finds for sheet in sheets)
    if finds > most:
        raise BadSheet("path-artefacts", value=str(finds), most=str(most))
    check_reach(table, sheets)


def _lay(state: np.record, sheets: list[Sheet]) -> None:
    """What was typed as a state that the rules can count."""
    for seat, sheet in enumerate(sheets):
        state.pawns[seat] = sheet.steps
        state.leader[seat] = sheet.leader
        state.tile_points[seat] = sum(sheet.tiles)
        state.artefacts[seat] += sheet.finds


def _result(
    tables: np.ndarray, states: np.ndarray, lines: list[list[Line]], *, is_over: bool
) -> Count:
    """Totals, and once over the winners by the game's own outcome. Alone, one is the winner."""
    state = records.only(states)
    scores = tuple(
        Score(seat, (seat,), sum(line.points for line in own), tuple(own))
        for seat, own in enumerate(lines)
    )
    state.totals[:] = min(score.total for score in scores) - 1  # of seats nobody wrote for
    for score in scores:
        state.totals[score.side] = score.total
    ranks = np.zeros((8, 2), np.int32)
    drive.outcome_one(tables, states, ranks)
    winners = tuple(seat for seat in range(len(lines)) if ranks[seat, 1] == 1)
    return Count(scores, winners if is_over else ())


def _colour(table: np.record, c: int) -> Phrase:
    return Phrase(colour_word(LETTERS[c], COLOUR_NAMES[table.colours[c]]))


def writers(game: BoardGame, options: Options, seats: int) -> int:
    """How many write a sheet of their own."""
    return seats


def questions(game: BoardGame, options: Options, table: np.record) -> list[tuple[str, Phrase]]:
    """What to ask for when nothing was typed: the entry's key, and the question."""
    asked = [
        (letter, Phrase("sheet-ask-path", {"colour": _colour(table, c), "letter": letter}))
        for c, letter in enumerate(LETTERS)
    ]
    return [
        *asked,
        (LEADER_KEYS[0], Phrase("sheet-ask-leader")),
        (TILE_KEYS[0], Phrase("sheet-ask-tiles")),
        (FIND_KEYS[0], Phrase("sheet-ask-finds")),
    ]
