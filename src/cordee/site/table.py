"""A table: its seats, its match, what is proposed and said there. Folds events, does no I/O."""

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from cordee import games
from cordee.core.datapack import Pack
from cordee.core.fair import Fair, commitment_of, seed_of
from cordee.core.faults import BadRecord
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.core.witness import News, Witness
from cordee.site import events as e

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
CHAT_KEPT = 200  # lines a newcomer is shown
IDS_KEPT = 64  # requests that can be recognised when they come again


@dataclass(slots=True)
class Seat:
    """Who sits here. `stand_in` is the bot that plays for an absent person."""

    player: str | None
    name: str
    bot: str | None
    number: str | None = None
    stand_in: str | None = None

    @property
    def is_taken(self) -> bool:
        return self.bot is not None or (self.player is not None and self.number is not None)

    @property
    def playing_bot(self) -> str | None:
        """The bot that moves for this seat now, if any does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Proposal:
    """What waits for the others' agreement."""

    what: str
    seat: int
    by: str
    at: int
    agreed: set[str]


class Said(NamedTuple):
    """A line of chat."""

    n: int
    player: str
    name: str
    text: str
    at: int


class Entry(NamedTuple):
    """A line of the journal: a move, or an event that is none (`undo`, `resign`, `seat`), and what
    followed from it. A move that nobody is told of has no words."""

    seat: int
    move: str
    card: str | None = None  # the face a move's words do not name
    news: tuple[News, ...] = ()


@dataclass(slots=True)
class Change:
    """What an event changed, for those who have to tell it."""

    seats: tuple[int, ...] = ()  # whose views changed; all of them and spectators when `public`
    public: bool = True
    people: bool = True  # whether something else than the match changed
    said: Said | None = None
    anew: bool = False  # the table was read again: whatever was missed is told


@dataclass(slots=True)
class Table:
    """A table as its events have made it."""

    id: str
    opening: e.Opening
    created: int
    seq: int = 0
    version: int = 0  # of what everybody may see; a private draft does not change it
    seats: list[Seat] = field(default_factory=list)
    status: str = WAITING
    match: Match | None = None
    witness: Witness | None = None
    proposal: Proposal | None = None
    locked: bool = False
    removed: set[str] = field(default_factory=set)
    next_table: str | None = None
    changed_at: int = 0
    deciding_since: int = 0
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    said: int = 0
    entries: list[Entry] = field(default_factory=list)
    done_ids: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.changed_at = self.deciding_since = self.created
        self.seats = [Seat(place.player, place.name, place.bot) for place in self.opening.seats]

    # --- asking --------------------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        return self.opening.game

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        if player is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.player == player)

    def people(self) -> list[str]:
        """Everybody who has a seat, once each, in the order of the seats."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player is not None))

    def owing(self) -> tuple[int, ...]:
        """Seats that owe a move."""
        match = self.match
        return match.turn.seats if match is not None and isinstance(match.turn, Decide) else ()

    def owing_bots(self) -> list[tuple[int, str]]:
        """Seats that owe a move and are played by a bot, with that bot."""
        owed = ((seat, self.seats[seat].playing_bot) for seat in self.owing())
        return [(seat, bot) for seat, bot in owed if bot is not None]

    def bots_to_ask(self) -> list[tuple[int, str]]:
        """Those of them whose turn it is: where all choose at once, bots never hurry anyone."""
        if len(self.owing()) > 1 and self.owing_people():
            return []
        return self.owing_bots()

    def owing_people(self) -> set[str]:
        """Players who owe a move themselves."""
        seats = (self.seats[n] for n in self.owing())
        return {seat.player for seat in seats if seat.player and not seat.playing_bot}

    def deadline(self) -> int | None:
        """When the clock of those who owe a move runs out."""
        if self.opening.clock is None or not self.owing_people():
            return None
        return self.deciding_since + self.opening.clock * 1000

    def is_ready(self) -> bool:
        return self.status == WAITING and all(seat.is_taken for seat in self.seats)

    def fair(self) -> Fair:
        """How the deal was drawn. Only for finished matches, or for the service itself."""
        numbers = {n: seat.number for n, seat in enumerate(self.seats) if seat.number}
        secret = self.opening.secret
        return Fair(self.id, commitment_of(secret), secret, numbers)

    # --- folding -------------------------------------------------------------------------------

    def fold(self, event: e.Event) -> Change:
        """An event happens. What the rules refuse raises, and nothing has changed."""
        match event.what:
            case e.Moved():
                change = self._moved(event.what)
            case e.Undone() | e.Resigned() | e.Replaced() | e.HandedBack() | e.Started():
                change = self._played(event)
            case _:
                change = self._arranged(event)
        if event.digest is not None and self.match and self.match.digest() != event.digest:
            raise BadRecord("record-other-state", game=self.game_name)
        self.seq = event.seq
        if change.public:  # what is drafted in private moves no clock and no list
            self.version += 1
            self.changed_at = event.at
            if change.seats:
                self.deciding_since = event.at
        if event.move_id is not None:
            self._remember(event.move_id, event.seq)
        return change

    def _moved(self, what: e.Moved) -> Change:
        assert self.match is not None
        match, told, lines = self.match, self.match.seq, len(self.entries)
        card = match.unnamed_card(what.seat, what.move)
        match.submit(what.seat, what.move, what.decision)
        self._tell(told, card)
        self._tell_news(what.seat, lines)
        public = match.seq != told
        was_proposed = self.proposal
        if was_proposed is not None and (
            was_proposed.what == "undo" or (public and was_proposed.seat == what.seat)
        ):
            self.proposal = None
        self._notice_end()
        people = self.proposal is not was_proposed or (
            public and (self.status == OVER or self.opening.clock is not None)
        )
        return Change(seats=(what.seat,), public=public, people=people)

    def _played(self, event: e.Event) -> Change:
        """What changes the match without being a move."""
        what = event.what
        if isinstance(what, e.Started):
            self._deal()
            return Change(seats=tuple(range(len(self.seats))))
        assert self.match is not None
        match, told = self.match, self.match.seq
        assert isinstance(what, e.Undone | e.Resigned | e.Replaced | e.HandedBack)
        seat = self.seats[what.seat]
        if isinstance(what, e.Undone):
            match.undo(what.seat, consent=True)
        elif isinstance(what, e.Resigned):
            match.resign(what.seat)
        elif isinstance(what, e.Replaced):
            match.take_over(what.seat, f"bot {what.bot}")
            seat.stand_in = what.bot
        else:
            match.take_over(what.seat, f"human {seat.name}")
            seat.stand_in = None
        self._tell(told, None)
        if self.witness is not None:
            self.witness.taken_back()
        public = match.seq != told
        if public and not isinstance(what, e.HandedBack):
            self.proposal = None
        self._notice_end()
        return Change(seats=(what.seat,), public=public, people=public)

    def _arranged(self, event: e.Event) -> Change:
        """What concerns the people around the table."""
        match event.what:
            case e.Sat(seat, player, name, number):
                self.seats[seat] = Seat(player, name, None, number)
            case e.Stood(seat):
                self.seats[seat] = Seat(None, "", None)
            case e.BotSat(seat, bot):
                self.seats[seat] = Seat(None, "", bot)
            case e.Proposed(what, seat):
                assert event.by is not None
                self.proposal = Proposal(what, seat, event.by, event.at, {event.by})
            case e.Answered(agrees):
                assert event.by is not None and self.proposal is not None
                if agrees:
                    self.proposal.agreed.add(event.by)
                else:
                    self.proposal = None
            case e.Chatted(text):
                assert event.by is not None
                self.said += 1
                said = Said(self.said, event.by, self._name_of(event.by), text, event.at)
                self.chat.append(said)
                return Change(people=False, said=said)
            case e.Locked(locked):
                self.locked = locked
            case e.Removed(player):
                self.removed.add(player)
                for n in self.seats_of(player):
                    self.seats[n] = Seat(None, "", None)
            case e.Renamed(player, name):
                own = self.seats_of(player)
                for n in own if len(own) == 1 or not name else ():  # shared screens name their own
                    self.seats[n].name = name
                if not name:  # forgotten
                    self.chat = deque((_silenced(said, player) for said in self.chat), CHAT_KEPT)
            case e.Rematched(table):
                self.next_table = table
            case e.Closed():
                self.status = CLOSED
        return Change()

    # --- inside --------------------------------------------------------------------------------

    def _deal(self) -> None:
        game = games[self.opening.game]
        fair = self.fair()
        data = None if self.opening.data is None else Pack(self.opening.data, builtin=False)
        names = tuple(
            f"bot {seat.bot}" if seat.bot else f"human {seat.name}" for seat in self.seats
        )
        options = game.options(**self.opening.options)
        self.match = Match(
            game,
            options,
            game.check_seats(len(self.seats), options),
            seed=seed_of(fair.secret, self.id, fair.numbers),
            data=data,
            players=names,
            fair=fair,
        )
        self.witness = game.witness(self.match)
        self.status = PLAYING

    def _tell(self, told: int, card: str | None) -> None:
        """Takes over what the match's journal has told since; luck is never told."""
        assert self.match is not None
        for line in self.match.journal.lines[told:]:
            if line[0] == "!":
                _, name, seat, *_ = line.split(" ")
                self.entries.append(Entry(int(seat), f"! {name}"))
            elif line[0] != "~":
                seat, _, move = line.partition(" ")
                if not self.match.game.is_told(move):
                    continue
                self.entries.append(Entry(int(seat), self.match.read(move).text, card))

    def _tell_news(self, seat: int, entries: int) -> None:
        """Adds what followed from a move to its line, the last one if it has any."""
        news = () if self.witness is None else self.witness.news()
        if news and len(self.entries) > entries:
            self.entries[-1] = self.entries[-1]._replace(news=news)
        elif news:
            self.entries.append(Entry(seat, "", news=news))

    def _notice_end(self) -> None:
        if self.match is not None and self.match.is_over:
            self.status = OVER
            self.proposal = None

    def _name_of(self, player: str) -> str:
        return next((seat.name for seat in self.seats if seat.player == player), "")

    def _remember(self, move_id: str, seq: int) -> None:
        self.done_ids[move_id] = seq
        if len(self.done_ids) > IDS_KEPT:
            del self.done_ids[next(iter(self.done_ids))]


def _silenced(said: Said, player: str) -> Said:
    return said._replace(name="", text="…") if said.player == player else said
