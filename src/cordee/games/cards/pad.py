"""The score pad: rows typed in by people with the box on the table. § 22 of the rules pages.

One text a side: `y: 5 8 10; b: x 2`, rounds apart by `|`. `hand: r7 b3` goes with the hand penalty,
`exploits: 2` with Duel's Exploits. What no legal play could make is refused.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import numpy as np

from cordee.core import drive, records
from cordee.core.datapack import Pack
from cordee.core.faults import BadSeats, BadSheet
from cordee.core.options import Options
from cordee.core.score import Line, Score
from cordee.games.cards.cards import copies, unit
from cordee.games.cards.game import CardGame
from cordee.games.cards.notation import RANK_WORDS, WAGER
from cordee.games.cards.reasons import OK
from cordee.games.cards.rules import check_row
from cordee.games.cards.sheet import camp_lines
from cordee.games.cards.state import EXPLOITS_DRAWN, ROUNDS, WAGER_COPIES
from cordee.words import Phrase

SEVERAL_ROUNDS = True
ONLY_WHEN_COMPLETE = ("sheet-rounds",)  # said of a whole sheet, not of one half typed
ASKED_AGAIN: dict[str, str] = {}
HAND_KEYS = ("hand", "main")
EXPLOIT_KEYS = ("exploits", "exploit")


@dataclass
class Sheet:
    """One side's round as typed: sets of cards by colour."""

    rows: list[int]
    hand: list[int]
    exploits: int = 0
    given: set[str] = field(default_factory=set)  # what has been typed already


class Count(msgspec.Struct, frozen=True):
    """What the pad answers."""

    players: tuple[Score, ...]
    winners: tuple[int, ...]


def count(
    game: CardGame, options: Options, seats: int | None, texts: Sequence[str], data: Pack
) -> Count:
    """The full breakdown of what was typed, one text a side, and who has won."""
    seats = game.check_seats(_seats(game, seats, texts), options)
    tables, states = records.new(game.table_type), records.new(game.state_type)
    tables[0] = game.table(options, seats, data)
    table, state = records.only(tables), records.only(states)
    camps = int(table.camps)
    if not 1 <= len(texts) <= camps:
        raise BadSeats("sheet-players", players=str(len(texts)), most=str(camps))
    sheets = [read(game, options, table, text) for text in texts]
    rounds = {len(side) for side in sheets}
    if len(rounds) > 1 or max(rounds) > ROUNDS:
        raise BadSheet("sheet-rounds", most=str(ROUNDS))
    lines: list[list[Line]] = [[] for _ in texts]
    for chapter in range(max(rounds)):
        together = [side[chapter] for side in sheets]
        _check_together(game, together)
        _lay(game, state, together)
        for camp, sheet in enumerate(together):
            lines[camp] += _lines(game, table, state, sheet, chapter, camp)
    return _result(game, options, seats, tables, states, lines)


def _seats(game: CardGame, seats: int | None, texts: Sequence[str]) -> int:
    """Three texts are three players; teams of four have to be said, as they write two."""
    if seats is not None:
        return seats
    return max(game.seat_counts[0], len(texts)) if len(texts) in game.seat_counts else 2


def read(game: CardGame, options: Options, table: np.record, text: str) -> list[Sheet]:
    """The rounds of one side."""
    found = []
    for part in text.split("|"):
        sheet = Sheet([0] * int(table.colours), [0] * int(table.colours))
        for entry in part.split(";"):
            if entry.strip():
                read_entry(game, options, table, sheet, entry)
        found.append(sheet)
    return found


def read_entry(
    game: CardGame, options: Options, table: np.record, sheet: Sheet, entry: str
) -> None:
    """One row, hand or number of Exploits, written into the sheet."""
    key, colon, rest = (part.strip().lower() for part in entry.partition(":"))
    if not colon:
        raise BadSheet("sheet-no-colon", entry=entry.strip())
    letters = game.letters[: int(table.colours)]
    key = HAND_KEYS[0] if key in HAND_KEYS else EXPLOIT_KEYS[0] if key in EXPLOIT_KEYS else key
    if key in sheet.given:
        raise BadSheet("sheet-row-twice", row=key)
    sheet.given.add(key)
    if key == HAND_KEYS[0]:
        if not table.penalty:
            raise BadSheet("sheet-hand-unused")
        _read_hand(letters, table, sheet, rest)
    elif key == EXPLOIT_KEYS[0]:
        if not table.exploits:
            raise BadSheet("sheet-exploits-unused")
        if not (rest.isascii() and rest.isdigit()) or int(rest) > EXPLOITS_DRAWN:
            raise BadSheet("sheet-exploits", value=rest, most=str(EXPLOITS_DRAWN))
        sheet.exploits = int(rest)
    elif len(key) == 1 and key in letters:
        sheet.rows[letters.index(key)] = _read_row(key, rest)
    else:
        raise BadSheet("sheet-letter", row=key, letters=tuple(letters))


def _read_row(letter: str, text: str) -> int:
    """The cards of a row in the order they were laid: wagers first, then rising."""
    row, last = 0, ""
    for word in text.replace(",", " ").split():
        rank = _rank(letter, word)
        if rank == 0 and copies(row, 0) == WAGER_COPIES:
            raise BadSheet("sheet-wagers", row=letter, most=str(WAGER_COPIES))
        if check_row(row, rank) != OK:
            code = "sheet-wager-late" if rank == 0 else "sheet-falling"
            raise BadSheet(code, row=letter, card=RANK_WORDS[rank], last=last)
        row += unit(rank)
        last = RANK_WORDS[rank]
    return row


def _read_hand(letters: str, table: np.record, sheet: Sheet, text: str) -> None:
    cards = text.replace(",", " ").split()
    most = int(table.hand) * int(table.seats) // int(table.camps)
    if len(cards) > most:
        raise BadSheet("sheet-hand-large", cards=str(len(cards)), most=str(most))
    for card in cards:
        if card[0] not in letters:
            raise BadSheet("sheet-card", card=card, letters=tuple(letters))
        colour, rank = letters.index(card[0]), _rank(card[0], card)
        if copies(sheet.hand[colour], rank) == (WAGER_COPIES if rank == 0 else 1):
            raise BadSheet("sheet-twice", card=card)
        sheet.hand[colour] += unit(rank)


def _rank(letter: str, word: str) -> int:
    """The rank of `7`, `r7`, `x` or `rx` in the row of a colour."""
    bare = word.removeprefix(letter)
    if bare not in RANK_WORDS:
        raise BadSheet("sheet-value", row=letter, card=word, wager=WAGER)
    return RANK_WORDS.index(bare)


def _check_together(game: CardGame, sheets: list[Sheet]) -> None:
    """No card can lie in two places, and a colour has three wagers for everybody together."""
    for colour in range(len(sheets[0].rows)):
        sets = [cards for sheet in sheets for cards in (sheet.rows[colour], sheet.hand[colour])]
        for rank, word in enumerate(RANK_WORDS):
            found = sum(int(copies(cards, rank)) for cards in sets)
            if rank == 0 and found > WAGER_COPIES:
                raise BadSheet("sheet-wagers", row=game.letters[colour], most=str(WAGER_COPIES))
            if rank and found > 1:
                raise BadSheet("sheet-twice", card=game.letters[colour] + word)
    if sum(sheet.exploits for sheet in sheets) > EXPLOITS_DRAWN:
        raise BadSheet(
            "sheet-exploits",
            value=str(sum(sheet.exploits for sheet in sheets)),
            most=str(EXPLOITS_DRAWN),
        )


def _lay(game: CardGame, state: np.record, sheets: list[Sheet]) -> None:
    """The typed cards as a state that the rules can count."""
    state.owners[:] = -1
    state.rows[:] = 0
    state.hands[:] = 0
    for camp, sheet in enumerate(sheets):
        for colour, row in enumerate(sheet.rows):
            state.rows[camp, colour] = row
            state.hands[camp, colour] = sheet.hand[colour]


def _lines(
    game: CardGame, table: np.record, state: np.record, sheet: Sheet, chapter: int, camp: int
) -> list[Line]:
    lines = camp_lines(table, state, game.letters, chapter, camp)
    if table.exploits:
        each = int(table.exploit_points)
        total = sheet.exploits * each
        lines.append(Line("exploits", f"{sheet.exploits} x {each} = {total}", total, chapter, camp))
    return lines


def _result(
    game: CardGame, options: Options, seats: int, tables: np.ndarray, states: np.ndarray,
    lines: list[list[Line]],
) -> Count:  # fmt: skip
    """Totals, and the winners by the game's own outcome. Alone, one is the winner."""
    state = records.only(states)
    state.totals[:] = -32_768 // 2
    for camp, own in enumerate(lines):
        state.totals[camp] = sum(line.points for line in own)
    ranks = np.zeros((8, 2), np.int32)
    drive.outcome_one(tables, states, ranks)
    sides = game.sides(options, seats)
    if len(sides) == 1:
        scores = [Score(0, sides[0], sum(line.points for own in lines for line in own),
                        tuple(line for own in lines for line in own))]  # fmt: skip
    else:
        scores = [
            Score(side, sides[side], sum(line.points for line in own), tuple(own))
            for side, own in enumerate(lines)
        ]
    winners = (0,) if len(sides) == 1 else tuple(i for i in range(len(lines)) if ranks[i, 1] == 1)
    return Count(tuple(scores), winners)


def writers(game: CardGame, options: Options, seats: int) -> int:
    """How many write a sheet of their own: a team writes one, co-operating players two."""
    return 2 if seats == 4 else seats


def questions(game: CardGame, options: Options, table: np.record) -> list[tuple[str, Phrase]]:
    """What to ask for when nothing was typed: the entry's key, and the question."""
    asked = [
        (letter, Phrase("sheet-ask-row", {"colour": Phrase(f"colour-{letter}"), "letter": letter}))
        for letter in game.letters[: int(table.colours)]
    ]
    if table.penalty:
        asked.append((HAND_KEYS[0], Phrase("sheet-ask-hand")))
    if table.exploits:
        asked.append((EXPLOIT_KEYS[0], Phrase("sheet-ask-exploits")))
    return asked
