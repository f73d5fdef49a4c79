"""Drawn positions: a match whose table is laid out by hand, and words to talk about it.

    m = position(hands=["r3 bx", "y2"], rows=["r: x 5", ""], piles="y: 3 8", deck="r9 b2")
    assert refused(m, 0, "play r3") == ("not-higher", 5)
    go(m, "drop bx", "deck")

Rows, piles and the deck are read from the first card laid to the last one; the deck from the
first card drawn. A card written twice, or a row that no play could make, is the test's mistake.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cordee import games
from cordee.core.datapack import Pack
from cordee.core.match import Match
from cordee.core.score import Line, Score
from cordee.core.turn import Decide, Over
from cordee.core.view import View
from cordee.games.cards.game import CardGame
from cordee.games.cards.notation import EXPLOIT_CODES
from cordee.games.cards.portrait import Memory, Shown
from cordee.games.cards.state import SCORED

PHASES = {"play": 3, "draw": 4, "extra": 5}


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


class Watcher(Told):
    """Luck that looks around between two rounds, when the counted cards still lie there."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        super().__init__(words)
        self.seen: dict[int | None, Shown] = {}

    def draw(self, match: Match, source: int, size: int) -> int:
        if match._state.phase == SCORED and not self.seen:
            eyes: tuple[int | None, ...] = (None, *range(match.seats))
            self.seen = {seat: shown(match, seat) for seat in eyes}
        return super().draw(match, source, size)


def game(name: str) -> CardGame:
    found = games[name]
    assert isinstance(found, CardGame)
    return found


def deal(
    name: str = "classic",
    *,
    seats: int = 2,
    luck: str = "",
    data: Pack | None = None,
    **options: Any,
) -> Match:
    """A match from its very beginning, with told luck: who begins, Exploits, cards dealt."""
    chosen = game(name).options(**options)
    count = game(name).check_seats(seats, chosen)
    return Match(game(name), chosen, count, seed=1, data=data, luck=Told(luck.split()))


def position(
    name: str = "classic", *, seats: int = 2, mover: int = 0, starter: int = 0, phase: str = "play",
    hands: Sequence[str] = (), rows: Sequence[str] = (), piles: str = "", known: Sequence[str] = (),
    deck: str | int | None = None, dropped: str | None = None, stall: int = 0,
    exploits: str = "", owners: Sequence[int | None] = (), extra_seats: int | None = None,
    totals: Sequence[int] = (), rounds_done: int = 0, begun_by: Sequence[int] = (),
    luck: Told | None = None, data: Pack | None = None, **options: Any,
) -> Match:  # fmt: skip
    """A match in which this is what lies on the table. Without a deck: all cards not placed.

    A number for the deck means that many of the cards not placed, in the order of the box.
    """
    if exploits:
        options.setdefault("exploits", True)
    m = deal(name, seats=seats, data=data, **{"first": starter} | options)
    letters = game(name).letters
    free = Counter(full_box(m))
    s = m._state
    for array in (s.hands, s.known, s.rows, s.held, s.heights, s.seen):
        array[:] = 0
    s.piles[:] = s.bag[:] = -1
    for seat, text in enumerate(hands):
        _lay(s.hands[seat], text.split(), letters, free)
        s.held[seat] = len(text.split())
    for seat, text in enumerate(known):
        assert not Counter(text.split()) - Counter(hands[seat].split()), "known, but not held"
        _lay(s.known[seat], text.split(), letters, Counter(text.split()))
    for camp, text in enumerate(rows):
        for cards in _by_colour(text):
            values = [_value(card) for card in cards]
            assert values == sorted(values), "a row only rises"
            _lay(s.rows[camp], cards, letters, free)
    for cards in _by_colour(piles):
        free.subtract(cards)
        colour = letters.index(cards[0][0])
        s.heights[colour] = len(cards)
        s.piles[colour, : len(cards)] = [_rank(card) for card in cards]
    face_down = deck.split() if isinstance(deck, str) else list((+free).elements())[:deck]
    free.subtract(face_down)
    assert min(free.values()) >= 0, f"laid too often: {[c for c in free if free[c] < 0]}"
    s.left = len(face_down)
    s.bag[: len(face_down)] = [letters.index(card[0]) * 10 + _rank(card) for card in face_down]
    s.phase, s.mover, s.receiver, s.stall = PHASES[phase], mover, mover, stall
    s.dropped = -1 if dropped is None else letters.index(dropped)
    if phase == "extra":
        s.extra_left, s.extra_seats = 2, seats if extra_seats is None else extra_seats
    if exploits:
        s.exploits[:] = [EXPLOIT_CODES.index(code) for code in exploits.split()]
        s.owners[: len(owners)] = [-1 if owner is None else owner for owner in owners]
    s.totals[: len(totals)] = totals
    s.begun_by[: len(begun_by)] = begun_by
    s.chapter = rounds_done
    m.chapters = [_earlier(m, totals if n == 0 else ()) for n in range(rounds_done)]
    m._luck = luck or Told(face_down if isinstance(deck, str) else ())
    m._undo.clear()
    m._read_turn()
    return m


def ended(name: str = "classic", **drawn: Any) -> Match:
    """A position in which the last card of the deck has just been drawn; nobody plays an extra."""
    return finish(position(name, phase="draw", **{"deck": 1} | drawn))


def finish(m: Match) -> Match:
    """The seat whose draw it is takes the last card; extra cards are declined."""
    done = len(m.chapters)
    go(m, "deck")
    while len(m.chapters) == done:
        go(m, "pass")
    return m


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


def shown(m: Match | View, seat: int | None = None) -> Shown:
    """What lies there for these eyes (None: a spectator)."""
    view = m if isinstance(m, View) else m.view(seat)
    found = view.portray()["shown"]
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


def row(m: Match, camp: int, colour: str) -> str:
    return " ".join(shown(m).rows[camp][colour])


def pile(m: Match, colour: str) -> tuple[str | None, int]:
    """Top and height."""
    lying = shown(m).piles[colour]
    return lying.top, lying.height


def points(m: Match, done: int = -1) -> list[int]:
    """What each side made of a finished round, by default the last: sheet and rules must agree."""
    by_sheet = [score.total for score in m.chapters[done]]
    if done == -1:
        camps, by_rules = int(m.table.camps), m._state.points.tolist()
        owned = [{seat % camps for seat in side} for side in m.sides]
        assert by_sheet == [sum(by_rules[camp] for camp in side) for side in owned]
    return by_sheet


def lines(m: Match, side: int = 0) -> dict[str, tuple[str, int]]:
    """The score sheet of a side's last round: label, sum, points."""
    return {line.label: (line.formula, line.points) for line in m.chapters[-1][side].lines}


def full_box(m: Match) -> list[str]:
    """Every card of this table's game."""
    letters = game(m.game.name).letters[: int(m.table.colours)]
    ranks = ("x", "x", "x", *(str(value) for value in range(2, 11)))
    return [letter + rank for letter in letters for rank in ranks]


# --- inside ------------------------------------------------------------------------------------


def _rank(card: str) -> int:
    return 0 if card[1:] == "x" else int(card[1:]) - 1


def _value(card: str) -> int:
    return 0 if card[1:] == "x" else int(card[1:])


def _by_colour(text: str) -> list[list[str]]:
    """`r: x 2 5; b: 7` as lists of cards."""
    parts = [part.split(":") for part in text.split(";") if part.strip()]
    return [[letter.strip() + card for card in cards.split()] for letter, cards in parts]


def _lay(sets: Any, cards: Sequence[str], letters: str, free: Counter[str]) -> None:
    free.subtract(cards)
    for card in cards:
        sets[letters.index(card[0])] += 1 << _value(card)


def _earlier(m: Match, totals: Sequence[int]) -> tuple[Score, ...]:
    """A sheet for a round that was not drawn: only its totals by camp are known."""
    camps = int(m.table.camps)
    scores = []
    for side, seats in enumerate(m.sides):
        total = sum(totals[camp] for camp in {seat % camps for seat in seats} if camp < len(totals))
        scores.append(Score(side, seats, total, (Line("earlier", "", total),)))
    return tuple(scores)
