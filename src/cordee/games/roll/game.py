"""`roll` as a registered game."""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cordee.core.contract import State, Table, Verbs, View, bind
from cordee.core.datapack import Pack
from cordee.core.faults import BadNotation
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.core.turn import Move
from cordee.games.roll import choices, notation, portrait, printed, rules, scoring, sheet
from cordee.games.roll.columns import last_number
from cordee.games.roll.greedy import greedy
from cordee.games.roll.observe import OBSERVATION, observe
from cordee.games.roll.options import VARIANTS, RollOptions
from cordee.games.roll.reasons import REASONS
from cordee.games.roll.sampling import sample
from cordee.games.roll.state import (
    ACCELERATE,
    ACTIONS,
    BOXES,
    COLOURS,
    COLUMNS,
    DICE,
    IN_ORDER,
    MOST_TURNS,
    NUMBERS,
    REFUSE,
    STARTER,
    STATE,
    STOP,
    TABLE,
    TICK,
    TOP,
    VIEW,
    WRITE,
)
from cordee.games.roll.view import look

VERBS = Verbs(
    rules.begin, rules.settle, choices.owing, choices.candidates, choices.check, rules.apply,
    scoring.outcome, look, sample, observe, greedy,
)  # fmt: skip
bind(STATE, VIEW, VERBS)


class RollGame(Game):
    """Lost Cities Roll & Write, 2 to 5 seats."""

    name = "roll"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    options_type = RollOptions
    variants = VARIANTS
    verbs = VERBS
    table_type, state_type, view_type = TABLE, STATE, VIEW
    actions = ACTIONS
    observation = OBSERVATION
    folder = Path(__file__).parent
    reasons = REASONS
    endings = ("", "exhausted", "all-bridges")
    hand_actions = range(WRITE, REFUSE)
    free_actions = range(IN_ORDER, IN_ORDER + 1)
    moves = notation.move_words()

    def table(self, options: Options, seats: int, data: Pack) -> Table:
        assert isinstance(options, RollOptions)
        table = self.new_table()
        table.seats = seats
        table.first = -1 if options.first is None else options.first
        table.aloud = options.order == "aloud"
        printed.read_into(table, data)
        return table

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        """A choice a turn, at most one acceleration a box, a demand a turn; and once more what a
        demand makes seats take back."""
        boxes = COLOURS * BOXES
        return MOST_TURNS * (2 * seats + 1) + (MOST_TURNS + seats) * boxes

    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        """Every expedition doubled at its worst or best, both columns too, and all bridges."""
        table = self.table(options, seats, self.builtin_data())
        tracks = table.artefact_points, table.refusal_points
        least = 2 * COLOURS * min(0, int(table.box_points.min()))
        most = 2 * COLOURS * int(table.box_points.max()) + COLUMNS * int(table.bridge_points)
        least += sum(min(0, int(track.min())) for track in tracks)
        return least, most + sum(int(track.max()) for track in tracks)

    # --- words ---------------------------------------------------------------------------------

    def read_short(
        self, text: str, legal: tuple[Move, ...], refused: tuple[Move, ...]
    ) -> Move | None:
        """`top b` names the number die by itself where only one fits.

        Where none does, the highest die that lies there tells why.
        """
        found = re.fullmatch(rf"top ([{notation.LETTERS}])", " ".join(text.lower().split()))
        if found is None:
            return None
        words = f"top {found[1]}"
        fitting = [move for move in legal if move.text.startswith(words)]
        if len(fitting) > 1:
            known = tuple(str(move) for move in fitting)
            column = notation.with_sign(found[1])
            raise BadNotation("top-which", text=text, column=column, moves=known)
        if fitting:
            return fitting[0]
        too_low = [move for move in refused if move.text.startswith(words)]
        any_die = Move(self.read_move(f"{words}{NUMBERS}").action, words)
        return max(too_low, key=lambda move: move.action, default=any_die)

    def chance_name(self, table: Table, state: State) -> str:
        if state["phase"] == STARTER:
            return "first"
        return "colours" if state["rolled"] < DICE else "numbers"

    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        return self._chance_words(table, state)[outcome]

    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        words = self._chance_words(table, state)
        return words.index(word) if word in words else None

    def _chance_words(self, table: Table, state: State) -> tuple[str, ...]:
        """What each outcome of the pending chance is called."""
        name = self.chance_name(table, state)
        if name == "first":
            return tuple(str(seat) for seat in range(int(table.seats)))
        return tuple(notation.LETTERS) if name == "colours" else notation.NUMBER_WORDS

    # --- telling -------------------------------------------------------------------------------

    def recount(self, move: str, card: str | None) -> tuple[str, dict[str, str]]:
        verb, _, what = move.partition(" ")
        return f"did-{verb}", {"what": what}

    # --- refusals, views, scores ---------------------------------------------------------------

    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        word, section = self.reasons[code]
        colour, number = 0, 0
        if action < TICK:
            colour, number = action // NUMBERS, action % NUMBERS + 1
        elif action < TOP:
            colour, number = action - TICK, NUMBERS
        elif action < REFUSE:
            colour, number = (action - TOP) // NUMBERS, (action - TOP) % NUMBERS + 1
        elif ACCELERATE <= action < STOP:
            colour = action - ACCELERATE
        else:
            return Reason(word, section)
        last = last_number(int(view.columns[view.seat][colour]))
        letter = notation.LETTERS[colour]
        params = {
            "colour": letter,
            "sign": notation.SIGNS[letter],
            "number": number % NUMBERS or NUMBERS,
            "face": number % NUMBERS,
            "last": int(last),
        }
        return Reason(word, section, params)

    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        return portrait.portray(table, view, shared, remember=options.memory_aid)

    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        return sheet.scores(table, view, chapter)

    def screen(self) -> ModuleType:
        return import_module("cordee.games.roll.screen")

    def pad(self) -> ModuleType:
        return import_module("cordee.games.roll.pad")

    def word_keys(self) -> set[str]:
        keys = {f"reason-{code}" for code, _ in self.reasons.values()}
        keys |= {f"colour-{letter}" for letter in notation.LETTERS}
        return keys | {f"line-{label}" for label in sheet.LABELS}


ROLL = RollGame()
