"""A game as Python sees it: its compiled verbs, its words, its options. Rules stay in the verbs."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from cordee.core import options as options_
from cordee.core.chance import SEED_BITS, fresh_seed
from cordee.core.contract import State, Table, Verbs, View
from cordee.core.datapack import Pack, load
from cordee.core.faults import BadNotation, BadOption, BadSeats, BadSeed, UnknownVariant
from cordee.core.options import Options
from cordee.core.printed import Printed
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.core.turn import Move
from cordee.core.witness import Witness

if TYPE_CHECKING:
    from cordee.core.match import Match

MOST_SEATS = 8
SIDE_ISSUES = ("first", "ages", "memory_aid", "open_piles", "next_starter")  # change no best


class Game(ABC):
    """One registered game. Subclasses fill in what the contract asks for."""

    name: str
    rules_version: int  # grows when a rule is corrected: older records are then only shown
    seat_counts: tuple[int, ...]
    options_type: type[Options]
    variants: Mapping[str, Mapping[str, object]]  # named values of the options
    verbs: Verbs
    table_type: np.dtype[Any]
    state_type: np.dtype[Any]
    view_type: np.dtype[Any]
    actions: int
    observation: int  # numbers that `observe` writes
    unordered: tuple[str, ...] = ()  # state fields without an order
    folder: Path  # of the game's sources; its data pack lies there
    reasons: Mapping[int, tuple[str, int]]  # what `check` answers: code and § of the rules page
    endings: tuple[str, ...]  # what `outcome` answers, as codes
    hand_actions: range  # actions about cards of one's own: refused ones are told with the view
    tie_sentence: str = "end-tie-broken"  # said when a tie at the top was not shared
    natural_reward: str = "margin"  # what learners are paid: the "margin" of points, or a "win"
    rounds_add_up: bool = False  # a match is the sum of its rounds: one can be judged by itself
    free_actions: range = range(0)  # actions that a seat may have without being asked
    quiet_actions: range = range(0)  # played by themselves, untold, where nothing else is legal
    moves: tuple[Move | None, ...]  # every action in words; None where this game has none

    # --- starting ------------------------------------------------------------------------------

    def options(self, variant: str | None = None, **values: object) -> Options:
        """Options by name, on top of a named variant; the defaults are the published rules."""
        if variant is not None:
            if variant not in self.variants:
                raise UnknownVariant(
                    "unknown-variant",
                    game=self.name,
                    variant=variant,
                    known=tuple(self.variants) or ("-",),
                )
            values = {**self.variants[variant], **values}
        return options_.make(self.options_type, self.name, values)

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Options | None = None,
        data: Pack | None = None,
        players: tuple[str, ...] | None = None,
    ) -> "Match":
        """A new match, dealt and ready for its first decision."""
        from cordee.core.match import Match

        if seed is None:
            seed = fresh_seed()
        elif not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed("bad-seed", seed=seed, bits=str(SEED_BITS))
        chosen = self.options() if options is None else options
        if not isinstance(chosen, self.options_type):
            raise BadOption("foreign-options", game=self.name)
        return Match(
            self, chosen, self.check_seats(seats, chosen), seed=seed, data=data, players=players
        )

    def check_seats(self, seats: int | None, options: Options) -> int:
        """The number of seats, if the game has it and the options agree."""
        seats = self.seat_counts[0] if seats is None else seats
        if not isinstance(seats, int) or seats not in self.seat_counts:
            raise BadSeats("bad-seats", game=self.name, seats=seats, known=self.seat_counts)
        if options.first is not None and options.first >= seats:
            raise BadOption("first-not-seated", first=options.first, seats=str(seats))
        if options.ages is not None and len(options.ages) != seats:
            raise BadOption("ages-not-seats", ages=options.ages, seats=str(seats))
        return seats

    def best_key(self, options: Options) -> str:
        """The settings under which bests of a co-operation are compared."""
        told = options_.as_text(options)
        return " ".join([self.name, *(f"{k}={v}" for k, v in told.items() if k not in SIDE_ISSUES)])

    def builtin_data(self) -> Pack:
        """The printed values this package ships."""
        return load(self.folder, builtin=True)

    def checked_table(self, options: Options, seats: int, data: Pack) -> Table:
        """The table of a match, from a pack that holds what the game knows and nothing else."""
        table = self.table(options, seats, data)
        if not data.builtin:
            data.refuse_unknown(self.builtin_data())
        return table

    def new_table(self) -> Table:
        return np.zeros(1, self.table_type).view(np.recarray)[0]

    # --- notation ------------------------------------------------------------------------------

    def read_move(self, text: str) -> Move:
        """The move these words name; spaces and capitals do not matter."""
        try:
            return self._by_text[" ".join(text.lower().split())]
        except (KeyError, AttributeError):
            raise BadNotation("bad-notation-" + self.name, text=text) from None

    def read_short(
        self, text: str, legal: tuple[Move, ...], refused: tuple[Move, ...]
    ) -> Move | None:
        """The move that shortened words name among the legal ones, where a game has such words.

        Where none fits, the refused one whose reason tells best why.
        """
        return None

    @property
    def _by_text(self) -> dict[str, Move]:
        found = self.__dict__.get("_by_text_cache")
        if found is None:
            found = {move.text: move for move in self.moves if move is not None}
            self.__dict__["_by_text_cache"] = found
        return found

    def write_move(self, action: int) -> Move:
        """The words of an action."""
        move = self.moves[action]
        assert move is not None, "an action without words was listed"
        return move

    def match_over(self) -> Reason:
        """Why nothing can be played any more."""
        return next(Reason(*entry) for entry in self.reasons.values() if entry[0] == "match-over")

    # --- telling -------------------------------------------------------------------------------

    def has_unnamed_card(self, move: str) -> bool:
        """Whether a move takes a card that everybody sees but its words do not name."""
        return False

    def lays_open(self, move: str) -> bool:
        """Whether that card is one of the mover's own, which the move lays open."""
        return False

    def unnamed_card(self, table: Table, views: Any, move: str) -> str | None:
        """That card, from what everybody sees before the move, or the mover if it lays it open."""
        return None

    def printed(self, table: Table) -> dict[str, Printed]:
        """What is printed on the things of a table that views name by an id of its data pack."""
        return {}

    def witness(self, match: "Match") -> Witness | None:
        """Who tells what followed from moves, where their words do not say it."""
        return None

    def is_told(self, move: str) -> bool:
        """Whether the journal tells a move at all; what is private is left out."""
        return True

    def recount(self, move: str, card: str | None) -> tuple[str, dict[str, str]]:
        """A move as the journal tells it: the key of a sentence and its parameters."""
        verb, _, what = move.partition(" ")
        return f"did-{verb}", {"card": card or what}

    # --- what a game must say ------------------------------------------------------------------

    @abstractmethod
    def table(self, options: Options, seats: int, data: Pack) -> Table:
        """The read-only record of a match: options and printed values."""

    @abstractmethod
    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats of each side: a team is a side, and so is all of a co-operation."""

    @abstractmethod
    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        """No match with these printed values (built-in ones by default) can have more moves."""

    @abstractmethod
    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        """No side of such a match can have less points, nor more."""

    @abstractmethod
    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        """What luck is about to give, in a word (`r7`)."""

    @abstractmethod
    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        """The outcome of the pending chance that this word names, if it is one."""

    @abstractmethod
    def chance_name(self, table: Table, state: State) -> str:
        """The pending source of luck, in a word (`deck`)."""

    @abstractmethod
    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        """A refusal with the parameters of its sentence, from what the seat can see."""

    @abstractmethod
    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        """A view in words: what is shown, and what may be remembered.

        `shared` is kept for all views of one position: what is public need be put into words once.
        """

    def tell(self, view: Any) -> tuple[bytes, bytes]:
        """The same two parts of a `core.view.View` as JSON; a game may have a faster way there."""
        shown, memory = self.portray(view.table, view.plain, view.options, view.shared)
        return msgspec.json.encode(shown), msgspec.json.encode(memory)

    @abstractmethod
    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        """The lines of the round that a spectator has just seen end, per side."""

    @abstractmethod
    def screen(self) -> ModuleType:
        """How the terminal draws this game."""

    @abstractmethod
    def pad(self) -> ModuleType:
        """The score pad of this game."""

    @abstractmethod
    def word_keys(self) -> set[str]:
        """The catalogue keys this game builds from codes, for the check of the words."""
