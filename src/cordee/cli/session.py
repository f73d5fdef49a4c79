"""One game at the terminal: whose turn, what was typed, what is shown. Decides no rule."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from cordee.bots import Bot
from cordee.bots.greedy import GreedyBot
from cordee.cli import saves
from cordee.cli.common import Voice
from cordee.cli.score import show_score
from cordee.core.faults import BadNotation, CordeeError, IllegalMove
from cordee.core.match import Match
from cordee.core.turn import Decide, Move, Over
from cordee.words import has, say

HUMAN = "human"
QUIT = 0
COMMANDS = ("help", "why", "hint", "undo", "save", "moves", "quit")


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
        self.names = display_names(match.players, voice)
        self.screen = match.game.screen()
        self.at_screen: int | None = None  # the person whose cards may be on the screen
        self.rounds_shown = len(match.chapters)
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
            self._show_end(self.match.turn)
        except (KeyboardInterrupt, EOFError):
            self.voice.out.print()
            self._say_saved()
        return QUIT

    # --- turns ---------------------------------------------------------------------------------

    def _one_move(self, turn: Decide) -> bool:
        """The next seat moves; False when the person leaves the table."""
        people = [seat for seat in turn.seats if seat not in self.bots]
        if (
            len(turn.seats) > 1 and people
        ):  # at once: the order is free, and bots never hurry anyone
            return self._ask(people[0])
        for seat in turn.seats:
            if seat in self.bots:
                view = self.match.view(seat)
                self._submit(seat, self.bots[seat].choose(view, view.moves, self.rng))
                return True
        return self._ask(turn.seats[0])

    def _submit(self, seat: int, move: Move) -> None:
        before, rounds, told = self._hand(seat), len(self.match.chapters), self.match.seq
        self.match.submit(seat, move)
        self._save()
        revealed = [line for line in self.match.journal.lines[told:] if line[0].isdigit()]
        if revealed != [f"{seat} {move.text}"]:
            self._tell_private(seat, move, revealed)
            return
        line = Text(self.screen.describe(move.text, self.names[seat], self.voice.language))
        if seat == self.at_screen and len(self.match.chapters) == rounds:
            for card in _gained(before, self._hand(seat)):
                line.append(f"  + {card}", "bold")
        self.voice.out.print(line)

    def _tell_private(self, seat: int, move: Move, revealed: list[str]) -> None:
        """A move that only its player may see yet, or the one that shows what all have done."""
        language = self.voice.language
        if seat == self.at_screen:
            self.voice.out.print(self.screen.describe(move.text, self.names[seat], language))
        for line in revealed:
            who, _, words = line.partition(" ")
            if int(who) != self.at_screen:
                self.voice.out.print(self.screen.describe(words, self.names[int(who)], language))

    def _hand(self, seat: int) -> list[str]:
        shown = self.match.view(seat).portray()["shown"]
        hands = getattr(shown, "hands", None)
        return list(hands[seat] or ()) if hands else []

    def _ask(self, seat: int) -> bool:
        """A person's decision: the table, the moves, and what they type until one is made."""
        self._curtain(seat)
        view = self.match.view(seat)
        self.voice.out.print(self.screen.draw(view, self.names, self.voice.language))
        listed = by_verb(self.match.moves(seat))
        self._show_moves(listed)
        decision = self.match.decision(seat)
        while self.match.decision(seat) == decision:
            typed = self.voice.out.input(f"{self.names[seat]} > ").strip()
            if not self._obey(seat, typed, listed):
                return False
        return True

    def _obey(self, seat: int, typed: str, listed: list[Move]) -> bool:
        """One line of input. False: leave the table."""
        word, _, rest = typed.lower().partition(" ")
        command = self.aliases.get(word)
        try:
            if command == "quit":
                self._say_saved()
                return False
            if command is not None:
                getattr(self, f"_{command}")(seat, rest.strip() or None)
            elif typed.isdigit():
                self._by_number(seat, int(typed), listed)
            elif typed:
                self._submit(seat, self.match.read(typed, seat))
        except IllegalMove as error:
            self._refuse(error.say(self.voice.language))
        except BadNotation as error:
            self._refuse(f"{error.say(self.voice.language)} {self.voice.say('play-help-hint')}")
        except CordeeError as error:
            self._refuse(error.say(self.voice.language))
        return True

    def _by_number(self, seat: int, number: int, listed: list[Move]) -> None:
        if 1 <= number <= len(listed):
            move = listed[number - 1]
            reason = self.match.why_not(seat, move)
            if reason is not None:
                raise IllegalMove(seat, move.text, reason)
            self._submit(seat, move)
        else:
            self._refuse(self.voice.say("play-no-number", number=number, most=str(len(listed))))

    # --- commands ------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str | None) -> None:
        own = f"play-help-{self.match.game.name}"  # a game whose moves are not those of cards
        key = own if has(own, self.voice.language) else "play-help"
        self.voice.print(key, game=self.match.game.name)

    def _moves(self, seat: int, rest: str | None) -> None:
        self._show_moves(by_verb(self.match.moves(seat)))

    def _why(self, seat: int, rest: str | None) -> None:
        if rest is None:
            self._refuse(self.voice.say("play-why-what"))
            return
        reason = self.match.why_not(seat, rest)
        if reason is None:
            self.voice.print("play-why-legal", move=rest)
        else:
            self.voice.print(
                "play-why",
                reason=reason.say(self.voice.language),
                section=reason.section,
                game=self.match.game.name,
            )

    def _hint(self, seat: int, rest: str | None) -> None:
        view = self.match.view(seat)
        worth = GreedyBot().rate(view, view.moves)
        best, *others = sorted(view.moves, key=lambda move: -worth[move])
        if others:
            gain = f"{worth[best] - worth[others[0]]:.1f}"
            self.voice.print("play-hint", move=best.text, gain=gain, other=others[0].text)
        else:
            self.voice.print("play-hint-only", move=best.text)

    def _undo(self, seat: int, rest: str | None) -> None:
        self.match.undo(seat)
        self._save()
        self.voice.print("play-undone")

    def _save(self, seat: int | None = None, rest: str | None = None) -> None:
        """Without a name: the autosave, silently. With one: a copy the player asked for."""
        target = Path(rest).expanduser() if rest else self.path
        try:
            saves.write(target, self.match.record(with_seed=True))
        except OSError as error:
            self._refuse(
                self.voice.say("play-not-saved", file=str(target), problem=str(error.strerror))
            )
            return
        if seat is not None:
            self.voice.print("play-saved", file=str(target))

    # --- showing -------------------------------------------------------------------------------

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen nobody sees the other's cards."""
        if self.at_screen == seat:
            return
        people = [s for s in range(self.match.seats) if s not in self.bots]
        if len(people) > 1:
            self.voice.out.clear()
            self.voice.out.input(self.voice.say("play-curtain", name=self.names[seat]))
            self.voice.out.clear()
        self.at_screen = seat

    def _show_moves(self, listed: list[Move]) -> None:
        self.voice.out.print(moves_text(listed))

    def _show_finished_rounds(self) -> None:
        for chapter in self.match.chapters[self.rounds_shown :]:
            self.rounds_shown += 1
            if not self.match.is_over:
                self.voice.print("round-over", number=self.rounds_shown)
                for score in chapter:
                    show_score(self.voice, self.match.game, score, self._side_name(score.seats))

    def _show_end(self, turn: Over) -> None:
        self.voice.out.print(
            self.screen.draw(self.match.view(None), self.names, self.voice.language)
        )
        self.voice.print(f"end-{turn.reason}")
        for score in turn.scores:
            show_score(self.voice, self.match.game, score, self._side_name(score.seats))
        if len(turn.scores) == 1:
            self._show_best(turn.scores[0].total)
        else:
            winners = tuple(self.names[seat] for seat in turn.winners)
            self.voice.print("end-winners", many=len(winners), winners=winners)
            best = max(score.total for score in turn.scores)
            tied = sum(1 for score in turn.scores if score.total == best)
            if tied > turn.ranking.count(1):
                self.voice.print("end-tie-broken")
        self._save()
        self.voice.print("end-record", file=str(self.path))

    def _show_best(self, total: int) -> None:
        try:
            before = saves.keep_best(self.match, total)
        except OSError:
            before = None
        self.voice.print("end-together", total=total)
        if before is not None:
            self.voice.print("end-best" if total <= before else "end-new-best", best=before)

    def _side_name(self, seats: tuple[int, ...]) -> str:
        return " + ".join(self.names[seat] for seat in seats)

    def _say_saved(self) -> None:
        self.voice.print("play-resume", file=str(self.path))

    def _refuse(self, sentence: str) -> None:
        self.voice.out.print(sentence, style="italic", markup=False, soft_wrap=True)


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


def by_verb(moves: tuple[Move, ...]) -> list[Move]:
    """Moves of one verb together, in the order in which verbs first appear."""
    verbs = list(dict.fromkeys(move.text.partition(" ")[0] for move in moves))
    return [move for verb in verbs for move in moves if move.text.partition(" ")[0] == verb]


def moves_text(listed: list[Move]) -> Text:
    """Numbered moves, one line a verb."""
    text = Text()
    last = ""
    for number, move in enumerate(listed, 1):
        verb, _, what = move.text.partition(" ")
        if verb != last:
            text.append("\n" if last else "").append(f"  {verb:5}", "bold")
            last = verb
        text.append(f"  {number}", "dim").append(f" {what}" if what else "")
    return text


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
