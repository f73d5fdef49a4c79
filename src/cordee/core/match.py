"""A match in progress: the one mutable object. In-process play, the server and tests share it."""

from typing import Any

import msgspec
import numpy as np

from cordee.core import drive, journal, records
from cordee.core.chance import SOURCES, halves, nth, stream
from cordee.core.contract import LEGAL
from cordee.core.datapack import Pack
from cordee.core.digest import digest
from cordee.core.fair import Fair
from cordee.core.faults import (
    BadNotation,
    BadSeats,
    CannotUndo,
    IllegalMove,
    MatchIsOver,
    StaleDecision,
)
from cordee.core.game import MOST_SEATS, Game
from cordee.core.options import Options
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.core.turn import Decide, Move, Over, Turn
from cordee.core.view import Chapter, Refusal, View

LONGEST_NAME = 80
SECRET_STEPS = 100  # more than any seat takes in one secret decision


class Match:
    """A state, its record, and `submit`."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        *,
        seed: int,
        data: Pack | None = None,
        players: tuple[str, ...] | None = None,
        luck: "journal.Luck | None" = None,
        fair: Fair | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.fair = fair  # how the seed was drawn, told with it
        self.data = data or game.builtin_data()
        self.first_players = tuple(clean_name(name) for name in players or ("",) * seats)
        self.players = list(self.first_players)
        self.sides = game.sides(options, seats)
        self.table = game.checked_table(options, seats, self.data)
        self._tables = records.new(game.table_type)
        self._tables[0] = self.table
        self._plain_table = records.plain(self._tables)
        self.chapters: list[tuple[Score, ...]] = []  # the score lines of finished rounds
        self._told: tuple[tuple[Chapter, ...], bytes] = ((), b"[]")  # the same for views, as JSON
        self.journal = journal.Journal()
        self.turn: Turn
        self._luck = luck or Seeded(seed)
        self._states = records.new(game.state_type)
        self._state = records.only(self._states)
        self._progress = np.zeros(drive.PROGRESS, np.int64)
        self._actions = np.zeros(game.actions, np.int16)
        self._reasons = np.zeros(game.actions, np.int16)
        self._undo: list[
            tuple[int, Any]
        ] = []  # (seat, states before its move), since the last luck
        self._before_drafts = b""  # the state when the open secret decision began
        self._asked: tuple[int, ...] = ()  # the seats that the open decision asked when it began
        self._opened = 0  # id of the open decision; each seat's own steps are added to it
        self._steps = [0] * seats
        self._surveys: dict[int, tuple[tuple[Move, ...], tuple[Refusal, ...]]] = {}
        self._shared: dict[str, Any] = {}
        self._resigned: int | None = None
        drive.begin_one(self._tables, self._states)
        self._settle()
        self._read_turn()

    # --- asking --------------------------------------------------------------------------------

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What this seat may do now; when it is not asked, only what may be done unasked."""
        self._check_seat(seat)
        return self._survey(seat)[0]

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """None for a legal move, else why it is refused. Words that are no move raise."""
        self._check_seat(seat)
        move = self.read(move, seat)
        if self._resigned is not None:
            return self.game.match_over()
        code = drive.check_one(self._tables, self._states, seat, move.action)
        if code == LEGAL:
            return None
        view = records.plain(self._look(seat))
        return self.game.explain(self._plain_table, view, move.action, code)

    def read(self, move: Move | str, seat: int | None = None) -> Move:
        """A move from its words; of a seat also from the short ones that fit its legal moves."""
        if isinstance(move, Move):
            return move
        try:
            return self.game.read_move(move)
        except BadNotation:
            if seat is None:
                raise
            self._check_seat(seat)
            legal, refused = self._survey(seat)
            others = tuple(self.game.read_move(refusal.move) for refusal in refused)
            short = self.game.read_short(move, legal, others)
            if short is None:
                raise
            return short

    def decision(self, seat: int) -> int | None:
        """The id of the decision this seat owes; it changes with every move of its own."""
        if isinstance(self.turn, Decide) and seat in self.turn.seats:
            return self._opened + self._steps[seat]
        return None

    def view(self, seat: int | None) -> View:
        """What this seat may know (None: a spectator)."""
        moves: tuple[Move, ...] = ()
        refused: tuple[Refusal, ...] = ()
        if seat is not None:
            self._check_seat(seat)
            moves, refused = self._survey(seat)
        views = self._look(seat)
        return View(
            self.game,
            self._tables,
            views,
            plain_table=self._plain_table,
            seat=seat,
            shared=self._shared,
            options=self.options,
            sides=self.sides,
            turn=self.turn,
            decision=None if seat is None else self.decision(seat),
            moves=moves,
            refused=refused,
            chapters=self._told[0],
            told_chapters=self._told[1],
        )

    def unnamed_card(self, seat: int, move: str) -> str | None:
        """The face, known to all once it is made, that a move takes without naming it."""
        if not self.game.has_unnamed_card(move) or seat not in range(self.seats):
            return None
        eyes = seat if self.game.lays_open(move) else None
        return self.game.unnamed_card(self._plain_table, self._look(eyes), move)

    @property
    def is_over(self) -> bool:
        return isinstance(self.turn, Over)

    @property
    def seq(self) -> int:
        """The number of events so far; what is private until a reveal is not counted before."""
        return self.journal.seq

    def digest(self) -> str:
        """The fingerprint of the whole state, hidden cards included."""
        return digest(self._states, self.game.unordered)

    def record(self, *, with_seed: bool | None = None) -> str:
        """The match as readable text; `cordee.replay` gives it back.

        The seed goes with a finished match, or with one that is to be continued as dealt.
        """
        return journal.write(self, with_seed=self.is_over if with_seed is None else with_seed)

    # --- acting --------------------------------------------------------------------------------

    def submit(self, seat: int, move: Move | str, decision: int | None = None) -> None:
        """A seat moves. A refused move raises and changes nothing."""
        self._check_seat(seat)
        move = self.read(move, seat)
        if decision is not None and decision != self.decision(seat):
            raise StaleDecision("stale-decision", seat=seat, decision=decision)
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(seat, move.text, reason)
        secret = self._is_secret()
        if not secret:
            self._undo.append((seat, self._states.tobytes()))
        elif not self.journal.has_secrets:
            self._before_drafts = self._states.tobytes()
        drive.apply_one(self._tables, self._states, seat, move.action)
        self.journal.move(seat, move.text, secret=secret)
        self._steps[seat] += 1
        still_secret = self._is_secret()
        if secret and self._states["secret"][0] < 0:
            self.journal.take_back()
        if not (secret and still_secret):
            self._close_decision(was_secret=secret)
        if secret and not still_secret:
            self._undo.clear()  # what was private has been shown
        self._settle()
        self._read_turn()

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Takes this seat's last move back; with the others' consent also what they did since.

        Never across drawn luck, nor across a reveal. Whether an open move can be taken back is
        decided by what everybody sees: drafts that others have begun do not stop it, and are gone
        with what they answered; one that is finished does.
        """
        self._check_seat(seat)
        if self.journal.drop_last_of(seat):
            self._undo_draft(seat)
            return
        place = self._undo_place(seat, consent=consent)
        if place is None:
            raise CannotUndo("cannot-undo", seat=seat)
        was_secret = self._is_secret()
        self._restore(self._undo[place][1])
        del self._undo[place:]
        self.journal.drop_secrets()
        self.journal.event("undo", seat)
        self._close_decision(was_secret=was_secret)
        self._read_turn()

    def _undo_draft(self, seat: int) -> None:
        """A private move, already out of the journal, is taken back as privately as it was made.

        The others' drafts are made again without it: their order does not matter, so nothing here
        depends on, or tells of, what they did.
        """
        self._restore(self._before_drafts)
        for other, text in self.journal.secrets:
            action = self.game.read_move(text).action
            drive.apply_one(self._tables, self._states, other, action)
        self._steps[seat] += 1
        self._read_turn()

    def can_undo(self, seat: int, *, consent: bool = False) -> bool:
        """Whether `undo` would take something back."""
        if not self._undo and not self.journal.has_secrets:
            return False
        return self.has_draft(seat) or self._undo_place(seat, consent=consent) is not None

    def has_draft(self, seat: int) -> bool:
        """Whether this seat has moved in a decision whose answers are still private."""
        return any(other == seat for other, _ in self.journal.secrets)

    def _undo_place(self, seat: int, *, consent: bool) -> int | None:
        """Where, among what can be taken back, this seat's last open move lies."""
        place = len(self._undo) - 1
        while place >= 0 and self._undo[place][0] != seat:
            place -= 1
        if place < 0 or self.is_over:
            return None
        others_moved = place != len(self._undo) - 1 or self._somebody_is_done()
        return None if others_moved and not consent else place

    def _somebody_is_done(self) -> bool:
        """Whether a seat has finished its part of the open decision, as everybody can see."""
        return isinstance(self.turn, Decide) and self.turn.seats != self._asked

    def resign(self, seat: int) -> None:
        """A seat gives up: the match ends, and its side ranks last."""
        self._check_seat(seat)
        if self.is_over:
            raise MatchIsOver("match-is-over")
        self._resigned = seat
        self._close_decision()
        self.journal.event("resign", seat)
        self._read_turn()

    def take_over(self, seat: int, player: str) -> None:
        """Somebody else, or a bot, plays this seat from now on."""
        self._check_seat(seat)
        self.players[seat] = clean_name(player)
        self.journal.event("seat", seat, self.players[seat])

    # --- inside --------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats("no-such-seat", seat=seat, last=str(self.seats - 1))

    def _look(self, seat: int | None) -> Any:
        views = records.new(self.game.view_type)
        drive.look_one(self._tables, self._states, -1 if seat is None else seat, views)
        return views

    def _is_secret(self) -> bool:
        return bool(self._states["secret"][0] > 0)

    def _survey(self, seat: int) -> tuple[tuple[Move, ...], tuple[Refusal, ...]]:
        unasked = self.decision(seat) is None
        if unasked and (self.is_over or not self.game.free_actions):
            return (), ()
        if seat not in self._surveys:
            write = self.game.write_move
            n = drive.survey_one(self._tables, self._states, seat, self._actions, self._reasons)
            actions, codes = self._actions[:n].tolist(), self._reasons[:n].tolist()
            legal = tuple(write(a) for a, code in zip(actions, codes, strict=True) if code == LEGAL)
            refused = tuple(
                Refusal(write(a).text, *self.game.reasons[code])
                for a, code in zip(actions, codes, strict=True)
                if code != LEGAL and a in self.game.hand_actions and not unasked
            )
            self._surveys[seat] = legal, refused
        return self._surveys[seat]

    def _settle(self) -> None:
        """Answers pending luck one by one; takes the score lines whenever a round has ended."""
        progress = self._read_progress()
        while progress[drive.SOURCE]:
            outcome = self._luck.draw(self, progress[drive.SOURCE], progress[drive.SIZE])
            name = self.game.chance_name(self.table, self._state)
            self.journal.chance(name, self.game.write_chance(self.table, self._state, outcome))
            drive.settle_one(self._tables, self._states, outcome)
            self._undo.clear()
            progress = self._read_progress()

    def _read_progress(self) -> list[int]:
        """Where the state stands; a round that has just ended leaves its score lines."""
        drive.progress_one(self._tables, self._states, self._progress)
        progress: list[int] = self._progress.tolist()
        if progress[drive.CHAPTER] > len(self.chapters):
            chapter, views = len(self.chapters), self._look(None)
            shown, _ = self.game.portray(self._plain_table, records.plain(views), self.options, {})
            scores = self.game.chapter_scores(self.table, records.only(views), chapter)
            self.chapters.append(scores)
            told = (*self._told[0], Chapter(scores, shown))
            self._told = told, msgspec.json.encode(told)
            self._undo.clear()
        return progress

    def _close_decision(self, *, was_secret: bool = False) -> None:
        """The next decision gets an id of its own; how many steps private ones took is not told."""
        self._opened += max(SECRET_STEPS if was_secret else 1, *self._steps)
        self._steps = [0] * self.seats
        self.journal.reveal()

    def _restore(self, states: bytes) -> None:
        self._states[:] = np.frombuffer(states, self.game.state_type)

    def _read_turn(self) -> None:
        self._surveys = {}
        self._shared = {}
        if self._resigned is not None:
            self.turn = self._over("resigned")
            return
        mask = self._read_progress()[drive.OWING]
        if mask:
            self.turn = Decide(tuple(seat for seat in range(self.seats) if mask >> seat & 1))
            if not self.journal.has_secrets:  # nobody has moved in it yet
                self._asked = self.turn.seats
        else:
            self.turn = self._over(None)

    def _over(self, reason: str | None) -> Over:
        result = np.zeros((MOST_SEATS, 2), np.int32)
        ending = drive.outcome_one(self._tables, self._states, result)
        totals = [int(result[side, 0]) for side in range(len(self.sides))]
        ranks = [int(result[side, 1]) for side in range(len(self.sides))]
        if self._resigned is not None:  # only what was counted counts: drafts stay private
            totals = [
                sum(ch[side].total for ch in self.chapters) for side in range(len(self.sides))
            ]
            ranks = [1 + sum(other > total for other in totals) for total in totals]
            lost = next(i for i, members in enumerate(self.sides) if self._resigned in members)
            ranks = _last(ranks, lost)
        return Over(
            reason=reason or self.game.endings[ending],
            winners=tuple(
                sorted(
                    seat
                    for members, rank in zip(self.sides, ranks, strict=True)
                    if rank == 1
                    for seat in members
                )
            ),
            ranking=tuple(ranks),
            scores=tuple(
                Score(
                    side=side,
                    seats=members,
                    total=totals[side],
                    lines=tuple(line for chapter in self.chapters for line in chapter[side].lines),
                )
                for side, members in enumerate(self.sides)
            ),
        )


def clean_name(name: str) -> str:
    """A name that fits on one line of a record."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def _last(ranks: list[int], lost: int) -> list[int]:
    """The ranks when one side has given up: it comes last, the others move up."""
    better = [rank - (rank > ranks[lost]) for rank in ranks]
    better[lost] = len(ranks) if len(ranks) > 1 else 2
    return better


class Seeded:
    """Luck from the match's seed."""

    def __init__(self, seed: int) -> None:
        high, low = halves(seed)
        self._streams = [np.uint64(stream(high, low, source)) for source in range(SOURCES)]
        self.draws = [0] * SOURCES

    def draw(self, match: Match, source: int, size: int) -> int:
        n = self.draws[source]
        self.draws[source] += 1
        return int(nth(self._streams[source], n, size))
