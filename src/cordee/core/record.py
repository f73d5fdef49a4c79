"""Reading a record back: its parts, and the match it tells of."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from cordee.core import journal
from cordee.core.chance import fresh_seed
from cordee.core.datapack import Pack
from cordee.core.fair import Fair, from_lines
from cordee.core.faults import BadRecord, CordeeError
from cordee.core.game import Game
from cordee.core.journal import Luck
from cordee.core.match import Match, Seeded

Watch = Callable[[Match, int], None]  # is told the match and an outcome of luck, before it comes


@dataclass(frozen=True)
class Record:
    """A record taken apart; nothing in it has been judged yet."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int | None
    stamp: str
    data: Pack | None
    events: tuple[str, ...]
    result: tuple[str, ...]
    digest: str
    fair: Fair | None = None
    first_event_line: int = field(repr=False, default=0)


def parse(text: str) -> Record:
    """A record from its text. Cut, edited or newer records are refused with a sentence."""
    lines = text.replace("\r\n", "\n").split("\n")
    head = re.fullmatch(rf"{journal.TITLE} ([0-9]{{1,9}})", lines[0].strip())
    if head is None:
        raise BadRecord("record-not-one", title=f"{journal.TITLE} {journal.FORMAT}")
    if int(head[1]) > journal.FORMAT:
        raise BadRecord("record-newer-format", format=head[1], known=str(journal.FORMAT))
    while lines and not lines[-1].strip():
        lines.pop()
    if not re.fullmatch(r"end [0-9a-f]{16}", lines[-1]):
        raise BadRecord("record-cut", line=str(len(lines)))
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"end {journal.checksum(body)}":
        raise BadRecord("record-edited")
    try:
        return _take_apart(lines[:-1])
    except (KeyError, ValueError, IndexError, StopIteration):
        raise BadRecord("record-broken") from None


def _take_apart(lines: list[str]) -> Record:
    moves = lines.index("moves")
    stop = next(i for i in range(len(lines) - 1, moves, -1) if lines[i].startswith("digest "))
    over = lines.index("result", moves) if "result" in lines[moves:] else stop
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    players: list[str] = []
    files: dict[str, list[str]] = {}
    fair: list[str] = []
    file = ""
    for line in lines[1:moves]:
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, value = rest.partition("=")
            options[name] = value
        elif word == "player":
            players.append(rest.partition(" ")[2])
        elif word == "fair":
            fair.append(rest)
        elif word == "file":
            file = rest
            files[file] = []
        elif word == "|":
            files[file].append(rest)
        else:
            single[word] = rest
    if len(players) != int(single["seats"]):
        raise ValueError("players")
    origin, _, stamp = single["data"].partition(" ")
    return Record(
        game=single["game"],
        rules=int(single["rules"]),
        seats=int(single["seats"]),
        options=options,
        players=tuple(players),
        seed=int(single["seed"], 16) if "seed" in single else None,
        stamp=stamp,
        data=Pack({n: "\n".join(t) for n, t in files.items()}, False)
        if origin == "given"
        else None,
        events=tuple(lines[moves + 1 : over]),
        result=tuple(lines[over + 1 : stop]),
        digest=lines[stop].partition(" ")[2],
        fair=from_lines(fair),
        first_event_line=moves + 2,
    )


def check_version(record: Record, game: Game) -> None:
    """Refuses what this version's rules cannot judge: newer rules, or corrected ones."""
    if record.rules > game.rules_version:
        raise BadRecord(
            "record-newer-rules", game=game.name, rules=record.rules, known=game.rules_version
        )
    if record.rules < game.rules_version:
        raise BadRecord(
            "record-older-rules", game=game.name, rules=record.rules, known=game.rules_version
        )
    if record.data is None and record.stamp != game.builtin_data().stamp:
        raise BadRecord("record-other-data", game=game.name, stamp=record.stamp)


def open_match(record: Record, game: Game) -> "Replay":
    """The match before its first event, to be stepped through."""
    check_version(record, game)
    return Replay(record, game)


def replay(record: Record, game: Game) -> Match:
    """The match a record tells of, digest for digest, ready to go on if it is not over."""
    steps = open_match(record, game)
    while steps.step():
        pass
    steps.finish()
    return steps.match


class Replay:
    """A record being played again, event by event."""

    def __init__(
        self, record: Record, game: Game, *, luck_of: int | None = None, watch: Watch | None = None
    ) -> None:
        """Luck as it was told; given a seed, luck of that seed instead. Whoever watches is told
        each outcome before it is settled."""
        self.record = record
        self._luck = _Recorded(record)
        luck: Luck = self._luck if luck_of is None else Seeded(luck_of)
        self._place = 0
        try:
            options = game.options(**record.options)
            self.match = Match(
                game,
                options,
                game.check_seats(record.seats, options),
                seed=self._luck.seed,
                data=record.data,
                players=record.players,
                luck=luck if watch is None else _Watched(luck, watch),
                fair=record.fair,
            )
        except CordeeError as error:
            raise BadRecord("record-bad-opening", problem=error) from None

    def step(self) -> str | None:
        """Plays the next event and answers it; None at the end."""
        while self._place < len(self.record.events):
            line = self.record.events[self._place]
            self._place += 1
            if not line.startswith("~"):
                self._play(line)
                return line
        return None

    @property
    def following(self) -> str | None:
        """The event that `step` would play next."""
        rest = self.record.events[self._place :]
        return next((line for line in rest if not line.startswith("~")), None)

    def finish(self) -> None:
        """The state must be the one the record was made from."""
        if self.match.digest() != self.record.digest or self._luck.has_more():
            raise BadRecord("record-other-state", game=self.record.game)
        self._luck.hand_over()

    def _play(self, line: str) -> None:
        try:
            if line.startswith("!"):
                _, name, seat, *rest = line.split(" ", 3)
                self._event(name, int(seat), *rest)
            else:
                seat_text, _, move = line.partition(" ")
                self.match.submit(int(seat_text), move)
        except CordeeError as error:
            raise self._fault(error) from None
        except ValueError:
            raise self._fault(BadRecord("record-bad-event", event=line)) from None

    def _event(self, name: str, seat: int, detail: str = "") -> None:
        if name == "undo":
            self.match.undo(seat, consent=True)
        elif name == "resign":
            self.match.resign(seat)
        elif name == "seat":
            self.match.take_over(seat, detail)
        else:
            raise ValueError(name)

    def _fault(self, error: CordeeError) -> BadRecord:
        line = self.record.first_event_line + self._place - 1
        return BadRecord("record-refused", line=str(line), problem=error)


@dataclass
class _Watched:
    """Luck that somebody looks at before it comes."""

    luck: Luck
    watch: Watch

    def draw(self, match: Match, source: int, size: int) -> int:
        outcome = self.luck.draw(match, source, size)
        self.watch(match, outcome)
        return outcome


class _Recorded:
    """Luck as it happened; once the record is used up, luck from the seed."""

    def __init__(self, record: Record) -> None:
        self._words = [
            word for line in record.events if line.startswith("~ ") for word in line.split()[2:]
        ]
        self._next = 0
        self._ended = False
        self.seed = fresh_seed() if record.seed is None else record.seed
        self._seeded = Seeded(self.seed)

    def draw(self, match: Match, source: int, size: int) -> int:
        if self._next == len(self._words):
            if self._ended:
                return self._seeded.draw(match, source, size)
            raise BadRecord("record-no-luck")
        word = self._words[self._next]
        self._next += 1
        # Of equal cards the seed's own is taken, so that a continued match goes on as dealt.
        dealt = self._seeded.draw(match, source, size)
        if match.game.write_chance(match.table, match._state, dealt) == word:
            return dealt
        outcome = match.game.read_chance(match.table, match._state, word)
        if outcome is None:
            raise BadRecord("record-bad-luck", word=word)
        return outcome

    def has_more(self) -> bool:
        return self._next < len(self._words)

    def hand_over(self) -> None:
        """The record is used up: from now on the seed decides."""
        self._ended = True
