"""One game at the terminal: whose turn, what was typed, what is shown. Decides no rule."""

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from cordee.bots import Bot
from cordee.bots.advice import advise
from cordee.bots.finding import CHANCE
from cordee.cli import recall, saves
from cordee.cli.common import Voice, is_number
from cordee.cli.ending import show_end, side_name
from cordee.cli.listing import by_verb, moves_text, spoken_moves
from cordee.cli.score import show_score
from cordee.cli.sim import compiling
from cordee.core.faults import BadNotation, CordeeError, os_problem
from cordee.core.match import Match
from cordee.core.turn import Decide, Move
from cordee.core.view import View
from cordee.words import say

HUMAN = "human"
QUIT = 0
COMMANDS = ("help", "why", "hint", "undo", "save", "moves", "journal", "memory", "quit")


class Session:
    """Plays a match to its end, or until somebody leaves; every accepted move is on disk."""

    def __init__(
        self, voice: Voice, match: Match, bots: Mapping[int, Bot], path: Path, rng: random.Random
    ) -> None:
        self.voice = voice
        self.match = match
        self.bots = bots
        self.path = path
        self.rng = rng
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.names = display_names(match.players, voice)
        self.screen = match.game.screen()
        self.bystander = recall.Bystander(match)
        self.at_screen: int | None = None  # the person whose cards may be on the screen
        self.offered = -1  # when everybody was last asked for what they may say unasked
        self.missed: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.rounds_shown = len(match.chapters)
        self.is_saved = False
        self.aliases = {
            word: command
            for command in COMMANDS
            for language in ("en", voice.language)
            for word in say(f"command-{command}", language).split()
        }

    def run(self) -> int:
        try:
            self._save()
            while isinstance(self.match.turn, Decide):
                if not self._one_move(self.match.turn):
                    return QUIT
                self._show_finished_rounds()
            self._show_end()
        except (KeyboardInterrupt, EOFError):
            self.voice.out.print()
            self._say_saved()
        return QUIT

    # --- turns ---------------------------------------------------------------------------------

    def _one_move(self, turn: Decide) -> bool:
        """The next seat moves; False when the person leaves the table."""
        people = [seat for seat in turn.seats if seat not in self.bots]
        if len(turn.seats) > 1 and people:  # at once: bots never hurry anyone
            return self._ask(people[0])
        for seat in turn.seats:
            if seat in self.bots:
                view = self.match.view(seat)
                self._submit(seat, self.bots[seat].choose(view, view.moves, self.rng))
                return True
        moves = self.match.moves(turn.seats[0])
        if len(moves) == 1 and moves[0].action in self.match.game.quiet_actions:
            self._submit(turn.seats[0], moves[0])
            return True
        return self._ask(turn.seats[0])

    def _submit(self, seat: int, move: Move) -> None:
        before, rounds, told = self._own_cards(seat), len(self.match.chapters), self.match.seq
        table = recall.eyes_before(self.match, seat, move.text)
        self.match.submit(seat, move)
        self._save()
        revealed = [line for line in self.match.journal.lines[told:] if line[0].isdigit()]
        gained = ""
        if seat == self.at_screen and len(self.match.chapters) == rounds:
            new = _gained(before, self._own_cards(seat))
            gained = "".join(f"  + {self._card_name(card)}" for card in new)
        if seat == self.at_screen and (gained or self._words(seat, move.text, table)):
            words = self._words(seat, move.text, table)
            self.voice.out.print(Text(words).append(gained if words else gained.strip(), "bold"))
        for line in revealed:  # in a secret decision nothing, or all that was done in it
            who, _, move_words = line.partition(" ")
            self._tell(int(who), self._words(int(who), move_words, table))
        for sentence in self.bystander.sentences(self.names, self.voice.language):
            self._tell(None, sentence)

    def _words(self, seat: int, move: str, table: View) -> str:
        """What a seat has done, in words; `table` is how it looked before."""
        words: str = self.screen.describe(move, self.names[seat], table, self.voice.language)
        return words

    def _card_name(self, card: str) -> str:
        """A card as it is printed, where its id is no name."""
        named: Callable[[View, str, str], str] | None = getattr(self.screen, "card_name", None)
        return named(self.match.view(None), card, self.voice.language) if named else card

    def _tell(self, seat: int | None, sentence: str) -> None:
        """News for everybody: on the screen, and kept for the people behind the curtain."""
        if not sentence:  # a game may have moves that are nobody else's business
            return
        if seat is None or seat != self.at_screen:
            self.voice.out.print(Text(sentence))
        for other, missed in self.missed.items():
            if other not in (seat, self.at_screen):
                missed.append(sentence)

    def _own_cards(self, seat: int) -> list[str]:
        return list(self.screen.own_cards(self.match.view(seat)))

    def _ask(self, seat: int) -> bool:
        """A person's decision: the table, the moves, and what they type until one is made."""
        told = self.match.seq
        if not self._curtain(seat):
            return False
        if self.match.seq != told:  # somebody has said something: who is asked now?
            return True
        view = self.match.view(seat)
        self.voice.out.print(self.screen.draw(view, self.names, self.voice.language))
        listed = by_verb(self.match.moves(seat))
        self.voice.out.print(self.screen.ask(view, self.voice.language), style="bold")
        self._show_moves(seat, listed)
        decision = self.match.decision(seat)
        while self.match.decision(seat) == decision:
            typed = self.voice.out.input(Text(f"{self.names[seat]} > "), markup=False).strip()
            if not self._obey(seat, typed, listed):
                return False
        return True

    def _obey(self, seat: int, typed: str, listed: list[Move]) -> bool:
        """One line of input. False: leave the table."""
        word, _, rest = typed.partition(" ")
        command = self.aliases.get(word.lower())
        try:
            if command == "quit":
                self._say_saved()
                return False
            if command is not None:
                getattr(self, f"_{command}")(seat, rest.strip() or None)
            elif typed:
                self._submit(seat, self._read(seat, typed, listed))
        except BadNotation as error:
            self._refuse(f"{error.say(self.voice.language)} {self.voice.say('play-help-hint')}")
        except CordeeError as error:
            self._refuse(error.say(self.voice.language))
        return True

    def _read(self, seat: int, typed: str, listed: list[Move]) -> Move:
        """A move by its words, or by its number in the list."""
        if not is_number(typed):
            return self.match.read(typed, seat)
        if 1 <= int(typed) <= len(listed):
            return listed[int(typed) - 1]
        raise CordeeError("no-number", number=typed, most=str(len(listed)))

    # --- commands ------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str | None) -> None:
        name = self.match.game.name
        self.voice.print("play-help", game=name, moves=self.voice.say(f"help-moves-{name}"))

    def _moves(self, seat: int, rest: str | None) -> None:
        self._show_moves(seat, by_verb(self.match.moves(seat)))

    def _why(self, seat: int, rest: str | None) -> None:
        if rest is None:
            self._refuse(self.voice.say("play-why-what"))
            return
        move = self._read(seat, rest, by_verb(self.match.moves(seat)))
        reason = self.match.why_not(seat, move)
        if reason is None:
            self.voice.print("play-why-legal", move=self._full(seat, move))
        else:
            self.voice.print(
                "play-why",
                reason=reason.say(self.voice.language),
                section=reason.section,
                game=self.match.game.name,
            )

    def _hint(self, seat: int, rest: str | None) -> None:
        view = self.match.view(seat)
        if len(view.moves) == 1:
            self.voice.print("play-hint-only", move=self._full(seat, view.moves[0]))
            return
        with compiling(self.voice, self.match.game):
            # Luck of its own: a hint changes nothing in the game, and asked again it is the same.
            found = advise(view, view.moves, random.Random(view.decision))
        best = self._full(seat, found.move)
        if found.other is None or found.gain is None:
            self.voice.print("play-hint-plain", move=best)
            return
        second = self._full(seat, found.other)
        if found.gain > 0:
            key = "play-hint-chance" if found.measure == CHANCE else "play-hint"
            self.voice.print(key, move=best, gain=found.gain, other=second)
        else:
            self.voice.print("play-hint-equal", move=best, other=second)

    def _undo(self, seat: int, rest: str | None) -> None:
        self.match.undo(seat)
        self.bystander.taken_back()
        self._save()
        self.voice.print("play-undone")

    def _save(self, seat: int | None = None, rest: str | None = None) -> None:
        """Without a name: the autosave, silently. With one: a copy the player asked for."""
        target = Path(rest).expanduser() if rest else self.path
        try:
            if rest and target.exists():
                raise FileExistsError(str(target))
            saves.write(target, self.match.record(with_seed=True))
        except OSError as error:
            self.is_saved = self.is_saved and rest is not None
            self._refuse(
                self.voice.say("play-not-saved", file=str(target), problem=os_problem(error))
            )
            return
        self.is_saved = self.is_saved or rest is None
        if seat is not None:
            self.voice.print("play-saved", file=str(target))

    def _journal(self, seat: int, rest: str | None) -> None:
        if rest is not None and not is_number(rest):
            self._refuse(self.voice.say("journal-how-many"))
            return
        most = recall.MOST_EVENTS if rest is None else int(rest)
        told = recall.journal(self.voice, self.match, self.names)
        for sentence in told[max(len(told) - most, 0) :] or [self.voice.say("journal-empty")]:
            self.voice.tell(sentence)

    def _memory(self, seat: int, rest: str | None) -> None:
        for line in recall.memory(self.voice, self.match.view(seat), self.names):
            self.voice.tell(line)

    # --- showing -------------------------------------------------------------------------------

    def _curtain(self, seat: int) -> bool:
        """Between two people at one screen nobody sees the other's cards, nor scrolls to them.

        Before several choose at once, all of them look at the open table together, once, and may
        say what can be said unasked. False: leave the table.
        """
        free = self._free_moves(seat)
        turn, told = self.match.turn, self.match.seq
        first_of_many = isinstance(turn, Decide) and len(turn.seats) > 1 and self.offered != told
        if self.at_screen == seat and not (free and first_of_many):
            return True
        if len(self.people) > 1:
            self.voice.clear()
            self.at_screen = None
            if not self._hand_over(seat, free):
                return False
            if self.match.seq != told:
                return True
            self.voice.clear()
            for sentence in self.missed[seat]:
                self.voice.out.print(sentence, markup=False)
        self.missed[seat].clear()
        self.at_screen = seat
        return True

    def _free_moves(self, seat: int) -> dict[int, tuple[Move, ...]]:
        """What people may say unasked, if there is anybody but this seat who could want to."""
        free = self.match.game.free_actions
        found = {
            person: tuple(move for move in self.match.moves(person) if move.action in free)
            for person in self.people
            if free
        }
        return found if any(moves for person, moves in found.items() if person != seat) else {}

    def _hand_over(self, seat: int, free: dict[int, tuple[Move, ...]]) -> bool:
        """Waits until this person is alone with the screen, or somebody has said something.

        False: leave the table.
        """
        prompt = self.voice.say("play-curtain", name=self.names[seat])
        if not free:
            self.voice.out.input(prompt, markup=False)
            return True
        self.offered = self.match.seq
        words = tuple(sorted({move.text for moves in free.values() for move in moves}))
        self.voice.out.print(
            self.screen.draw(self.match.view(None), self.names, self.voice.language)
        )
        example = next(self.names[person] for person, moves in free.items() if moves)
        self.voice.print("play-anybody", moves=words, name=example)
        while True:
            typed = " ".join(self.voice.out.input(f"{prompt} ", markup=False).lower().split())
            if not typed:
                return True
            if self.aliases.get(typed) == "quit":
                self._say_saved()
                return False
            try:
                self._submit(*self._said(typed, seat, free, words))
                return True
            except CordeeError as error:
                self._refuse(error.say(self.voice.language))

    def _said(
        self, typed: str, seat: int, free: dict[int, tuple[Move, ...]], words: tuple[str, ...]
    ) -> tuple[int, Move]:
        """Who says what: the words, then a name or a place; without one, whoever is next."""
        said = next((w for w in words if typed == w or typed.startswith(f"{w} ")), None)
        if said is None:
            raise CordeeError("not-unasked", text=typed, moves=words)
        name = typed[len(said) :].strip()
        able = [person for person, moves in free.items() if said in {move.text for move in moves}]
        who = seat if seat in able else able[0]
        if name:
            known = {self.names[person].lower(): person for person in self.people}
            known |= {str(person + 1): person for person in self.people}
            if name not in known:
                people = tuple(self.names[person] for person in self.people)
                raise CordeeError("no-such-person", name=name, known=people)
            who = known[name]
        return who, self.match.read(said, who)

    def _show_moves(self, seat: int, listed: list[Move]) -> None:
        if not hasattr(self.screen, "phrase"):
            self.voice.out.print(moves_text(listed, self.screen))
            return
        self.voice.out.print(spoken_moves(listed, [self._phrase(seat, move) for move in listed]))

    def _phrase(self, seat: int, move: Move) -> str:
        view = self.match.view(seat)
        said: str = self.screen.phrase(move.text, view, self.names, self.voice.language)
        return said

    def _full(self, seat: int, move: Move) -> str:
        """A move as it is typed, with what it means where a game has words for that."""
        if not hasattr(self.screen, "phrase"):
            return move.text
        return f"{move.text} ({self._phrase(seat, move)})"

    def _show_finished_rounds(self) -> None:
        for chapter in self.match.chapters[self.rounds_shown :]:
            self.rounds_shown += 1
            if not self.match.is_over:
                self.voice.print("round-over", number=self.rounds_shown, game=self.match.game.name)
                for score in chapter:
                    who = side_name(self.names, score.seats)
                    show_score(self.voice, self.match.game, score, who)

    def _show_end(self) -> None:
        eyes = self.people[0] if len(self.people) == 1 else None
        self.voice.out.print(
            self.screen.draw(self.match.view(eyes), self.names, self.voice.language)
        )
        show_end(self.voice, self.match, self.names)
        self._keep_best()
        if self.is_saved:
            self.voice.print("end-record", file=str(self.path))

    def _keep_best(self) -> None:
        """Co-operation has no rival but one's own best."""
        if len(self.match.sides) > 1:
            return
        try:
            before, best = saves.keep_best(self.match)
        except OSError:
            return
        if before is not None:
            self.voice.print("end-best" if best == before else "end-new-best", best=before)

    def _say_saved(self) -> None:
        self.voice.print("play-resume" if self.is_saved else "play-lost", file=str(self.path))

    def _refuse(self, sentence: str) -> None:
        self.voice.tell(sentence, style="italic")


def display_names(players: Sequence[str], voice: Voice) -> list[str]:
    """What to call the seats: given names, "you" for a person alone, bots told apart."""
    people = sum(1 for player in players if not player.startswith("bot "))
    names: list[str] = []
    for seat, player in enumerate(players):
        kind, _, name = player.partition(" ")
        if kind == "bot":
            bare = name.partition("@")[0].capitalize()
            before = sum(1 for other in names if other.split(" ")[0] == bare)
            names.append(f"{bare} {before + 1}" if before else bare)
        else:
            names.append(name or voice.say("you" if people == 1 else "seat", number=seat + 1))
    return names


def _gained(before: list[str], after: list[str]) -> list[str]:
    """Cards that are new in a hand."""
    rest = list(before)
    gained = []
    for card in after:
        if card in rest:
            rest.remove(card)
        else:
            gained.append(card)
    return gained
