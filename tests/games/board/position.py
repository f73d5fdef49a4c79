"""Drawn positions: a match whose table is laid out by hand, and words to talk about it.

    m = position(hands=["r4 b2", "y2"], rows=["b: 3 5", ""], tiles="b: 3=step 4=15", deck="r9 b2")
    assert refused(m, 0, "play b2") == ("below-row", 5)
    go(m, "play r4", "start leader", "deck")

Rows, piles and the deck are read from the first card laid to the last one; the deck from the first
card drawn. A pawn stands as far as its row has cards, unless `> step` follows them; `*` marks the
leader's path: `b: 3 5 > 6 *`. A card written three times is the test's mistake.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cordee.core.datapack import Pack
from cordee.core.match import Match
from cordee.core.score import Line, Score
from cordee.core.turn import Decide, Over
from cordee.games.board import BOARD
from cordee.games.board.notation import CARDS, LETTERS
from cordee.games.board.portrait import Memory, Row, Shown

TILES = {"artefact": -1, "step": -2}


class Told:
    """Luck that gives what the test says, then always the first of what there is."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = list(words)

    def draw(self, match: Match, source: int, size: int) -> int:
        if not self.words:
            return 0
        word = self.words.pop(0)
        outcome = match.game.read_chance(match.table, match._state, word)
        assert outcome is not None, f"luck cannot give {word}"
        return outcome


def deal(*, seats: int = 2, luck: str = "", data: Pack | None = None, **options: Any) -> Match:
    """A match from its very beginning, with told luck: who begins, tiles, cards dealt."""
    chosen = BOARD.options(**options)
    count = BOARD.check_seats(seats, chosen)
    return Match(BOARD, chosen, count, seed=1, data=data, luck=Told(luck.split()))


def pack(*changes: tuple[str, str]) -> Pack:
    """The printed values of an owner who corrects some of them."""
    text = BOARD.builtin_data().texts["data.toml"]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return Pack({"data.toml": text}, False)


def position(
    *, seats: int = 2, mover: int = 0, starter: int = 0, draw: bool = False,
    hands: Sequence[str] = (), rows: Sequence[str] = (), piles: str = "", known: Sequence[str] = (),
    deck: str | int | None = None, tiles: str = "", stall: int = 0, walker: int | None = None,
    totals: Sequence[int] = (), artefacts: Sequence[int] = (), finds: Sequence[int] = (),
    tile_points: Sequence[int] = (), rounds_done: int = 0,
    data: Pack | None = None, **options: Any,
) -> Match:  # fmt: skip
    """A match in which this is what lies on the table; no tile but those told.

    Without a deck: all cards not placed; a number means that many of them. What is in the bag
    beyond the deck is what two players have set aside.
    """
    m = deal(seats=seats, data=data, **{"first": starter} | options)
    s = m._state
    free = Counter(dict.fromkeys(CARDS, 2))
    for array in (s.hands, s.known, s.rows, s.held, s.heights, s.seen, s.pawns, s.heading, s.tiles):
        array[:] = 0
    s.piles[:] = s.bag[:] = s.last[:] = s.leader[:] = -1
    for seat, text in enumerate(hands):
        _lay(s.hands[seat], text.split(), free)
        s.held[seat] = len(text.split())
    for seat, text in enumerate(known):
        assert not Counter(text.split()) - Counter(hands[seat].split()), "known, but not held"
        _lay(s.known[seat], text.split(), Counter(text.split()))
    for seat, text in enumerate(rows):
        for letter, entry in _entries(text):
            _lay_row(m, seat, letter, entry, free)
    for letter, entry in _entries(piles):
        values = [int(value) for value in entry.split()]
        free.subtract(f"{letter}{value}" for value in values)
        colour = LETTERS.index(letter)
        s.heights[colour] = len(values)
        s.piles[colour, : len(values)] = values
    for letter, entry in _entries(tiles):
        for word in entry.split():
            step, _, tile = word.partition("=")
            s.tiles[LETTERS.index(letter), int(step) - 1] = TILES.get(tile) or int(tile)
    removed = int(m.table.removed)
    rest = list((+free).elements())
    face_down = deck.split() if isinstance(deck, str) else rest[: len(rest) - removed][:deck]
    free.subtract(face_down)
    assert min(free.values()) >= 0, f"laid too often: {[c for c in free if free[c] < 0]}"
    aside = list((+free).elements())[:removed]
    s.left = len(face_down)
    cards = face_down + aside
    s.bag[: len(cards)] = [CARDS.index(card) for card in cards]
    s.phase, s.mover, s.receiver, s.stall = 6 if draw else 3, mover, mover, stall
    s.walker = -1 if walker is None else walker
    s.crossed = int((s.pawns > m.table.bridge).sum())
    for field, told in (
        ("totals", totals), ("artefacts", artefacts), ("finds", finds), ("tile_points", tile_points)
    ):  # fmt: skip
        s[field][: len(told)] = told
    s.chapter = rounds_done
    m.chapters = [_earlier(m, totals if n == 0 else ()) for n in range(rounds_done)]
    m._luck = Told(face_down if isinstance(deck, str) else ())
    m._undo.clear()
    m._read_turn()
    return m


def ended(**drawn: Any) -> Match:
    """A position in which the last card of the deck has just been drawn."""
    return go(position(draw=True, **{"deck": 1} | drawn), "deck")


def go(m: Match, *moves: str) -> Match:
    """These moves, each by the seat that is asked."""
    for move in moves:
        m.submit(asked(m), move)
    return m


# --- asking ------------------------------------------------------------------------------------


def asked(m: Match) -> int:
    assert isinstance(m.turn, Decide)
    (seat,) = m.turn.seats
    return seat


def over(m: Match) -> Over:
    assert isinstance(m.turn, Over)
    return m.turn


def refused(m: Match, seat: int, move: str) -> tuple[str, int] | None:
    """Code and § of a refusal; None: the move is legal."""
    reason = m.why_not(seat, move)
    return None if reason is None else (reason.code, reason.section)


def moves(m: Match, seat: int | None = None) -> list[str]:
    return [move.text for move in m.moves(asked(m) if seat is None else seat)]


def shown(m: Match, seat: int | None = None) -> Shown:
    """What lies there for these eyes (None: a spectator)."""
    found = m.view(seat).portray()["shown"]
    assert isinstance(found, Shown)
    return found


def left_lying(m: Match) -> Shown:
    """The table as it lay at the end of the last finished round."""
    found = m.view(None).chapters[-1].shown
    assert isinstance(found, Shown)
    return found


def memory(m: Match, seat: int | None = None) -> Memory:
    found = m.view(seat).portray()["memory"]
    assert isinstance(found, Memory)
    return found


def hand(m: Match, seat: int) -> str:
    cards = shown(m, seat).hands[seat]
    assert cards is not None
    return " ".join(cards)


def row(m: Match, seat: int, colour: str) -> Row:
    return shown(m).rows[seat][colour]


def step(m: Match, seat: int, colour: str) -> int:
    return row(m, seat, colour).step


def points(m: Match, done: int = -1) -> list[int]:
    """What each seat made of a finished round: sheet and rules must agree on the last."""
    by_sheet = [score.total for score in m.chapters[done]]
    if done == -1:
        assert by_sheet == m._state.points[: m.seats].tolist()
    return by_sheet


def lines(m: Match, seat: int = 0) -> dict[str, tuple[str, int]]:
    """The score sheet of a seat's last round, without paths not started: label, sum, points."""
    found = {line.label: (line.formula, line.points) for line in m.chapters[-1][seat].lines}
    return {label: entry for label, entry in found.items() if entry != ("0", 0)}


# --- inside ------------------------------------------------------------------------------------


def _entries(text: str) -> list[tuple[str, str]]:
    """`r: 2 5; b: 7` as letters with what follows."""
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return [(letter.strip(), entry) for letter, _, entry in parts]


def _lay(sets: Any, cards: Sequence[str], free: Counter[str]) -> None:
    free.subtract(cards)
    for card in cards:
        sets[LETTERS.index(card[0])] += 1 << 2 * int(card[1:])


def _lay_row(m: Match, seat: int, letter: str, entry: str, free: Counter[str]) -> None:
    cards, _, rest = entry.partition(">")
    words = rest.split() if rest else [word for word in cards.split() if word == "*"]
    values = [int(word) for word in cards.split() if word != "*"]
    ups = [later - before for before, later in itertools.pairwise(values)]
    assert all(up >= 0 for up in ups) or all(up <= 0 for up in ups), "a row goes one way"
    s, colour = m._state, LETTERS.index(letter)
    _lay(s.rows[seat], [f"{letter}{value}" for value in values], free)
    s.last[seat, colour] = values[-1]
    s.heading[seat, colour] = (sum(ups) > 0) - (sum(ups) < 0)
    steps = [int(word) for word in words if word != "*"]
    s.pawns[seat, colour] = steps[0] if steps else min(9, len(values))
    if "*" in words:
        s.leader[seat] = colour


def _earlier(m: Match, totals: Sequence[int]) -> tuple[Score, ...]:
    """A sheet for a round that was not drawn: only its totals are known."""
    by_seat = list(totals) + [0] * (m.seats - len(totals))
    return tuple(
        Score(seat, (seat,), by_seat[seat], (Line("earlier", "", by_seat[seat]),))
        for seat in range(m.seats)
    )
