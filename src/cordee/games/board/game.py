"""`board` as a registered game: the rules of Lost Cities, the board game, under its name."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cordee.core.contract import State, Table, Verbs, View, bind
from cordee.core.datapack import Pack
from cordee.core.game import Game
from cordee.core.options import Options
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.games.board import notation, portrait, printed, rules, scoring, sheet
from cordee.games.board.greedy import greedy
from cordee.games.board.notation import CARDS, LETTERS
from cordee.games.board.observe import OBSERVATION, observe
from cordee.games.board.options import VARIANTS, BoardOptions
from cordee.games.board.reasons import REASONS
from cordee.games.board.sampling import sample
from cordee.games.board.scoring import LEADER
from cordee.games.board.state import (
    ACTIONS,
    ADVANCE,
    COLOURS,
    DECK,
    DECK_CARDS,
    DECLINE,
    DRAWING,
    KINDS,
    NO_STALL_LIMIT,
    PLAY,
    SCORED,
    STARTER,
    STATE,
    STEPS,
    TABLE,
    TAKE,
    TILES,
    UNORDERED,
    VALUES,
    VIEW,
)
from cordee.games.board.view import look

VERBS = Verbs(
    rules.begin, rules.settle, rules.owing, rules.candidates, rules.check, rules.apply,
    scoring.outcome, look, sample, observe, greedy,
)  # fmt: skip
bind(STATE, VIEW, VERBS)


class BoardGame(Game):
    """Lost Cities, the board game, for 2 to 4."""

    name = "board"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options_type = BoardOptions
    variants = VARIANTS
    verbs = VERBS
    table_type, state_type, view_type = TABLE, STATE, VIEW
    actions = ACTIONS
    observation = OBSERVATION
    unordered = UNORDERED
    folder = Path(__file__).parent
    reasons = REASONS
    endings = ("", "deck-out", "stalled", "bridges")
    hand_actions = range(PLAY, TAKE)
    moves = notation.move_words()
    tie_sentence = "end-tie-artefacts"

    def table(self, options: Options, seats: int, data: Pack) -> Table:
        assert isinstance(options, BoardOptions)
        table = self.new_table()
        table.seats, table.rounds = seats, options.rounds
        printed.write_values(table, data, short=options.rounds == 1)
        table.either = options.direction == "either"
        table.free_start = options.start == "free"
        table.take_back, table.final_floor = options.take_back, options.final_floor
        table.stall_limit = NO_STALL_LIMIT if options.stall_limit is None else options.stall_limit
        table.first = -1 if options.first is None else options.first
        return table

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        """Every card of the deck may come at the last turn the stall limit allows.

        A turn is a card, a draw, and a step that a card on a full path offers; beyond that, each
        square a pawn comes to asks at most once.
        """
        table = self.table(options, seats, data or self.builtin_data())
        deck = DECK_CARDS - int(table.removed) - seats * int(table.hand)
        turns = (deck + 1) * int(table.stall_limit)
        return int(table.rounds) * (3 * turns + seats * COLOURS * (STEPS + 1))

    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        """Every pawn on the best step, every tile, all artefacts; or the worst of the scale.

        Rounds are floored at nothing, the scale comes after them.
        """
        table = self.table(options, seats, self.builtin_data())
        paths = int(table.steps.max()) * (COLOURS + LEADER - 1)
        tiles = int(table.box.clip(0).sum())
        least, most = int(table.scale.min()), int(table.scale.max())
        return min(0, least), int(table.rounds) * (paths + tiles) + max(0, most)

    # --- luck in words -------------------------------------------------------------------------

    def chance_name(self, table: Table, state: State) -> str:
        phase = state["phase"]
        if phase == DRAWING:
            return "deck"
        if phase == STARTER:
            return "first"
        return "tiles" if phase in (TILES, SCORED) else "deck"

    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        if state["phase"] == DRAWING:  # the usual case, without listing the whole deck
            return CARDS[int(state["bag"][outcome])]
        return self._chance_words(table, state)[outcome]

    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        words = self._chance_words(table, state)
        return words.index(word) if word in words else None

    def _chance_words(self, table: Table, state: State) -> list[str]:
        """What each outcome of the pending chance is called."""
        if state.phase == STARTER:
            return [str(seat) for seat in range(int(table.seats))]
        if self.chance_name(table, state) == "tiles":
            # Nothing of the next round is laid out before its first draw.
            tiles = table.box if state.phase == SCORED else state.tile_bag
            return [str(notation.tile_word(tile)) for tile in tiles[: state.chance_size].tolist()]
        return [CARDS[kind] for kind in state.bag[: state.chance_size].tolist()]

    # --- telling -------------------------------------------------------------------------------

    def has_unnamed_card(self, move: str) -> bool:
        return move.startswith("take ")

    def unnamed_card(self, table: Table, views: Any, move: str) -> str | None:
        return portrait.pile_top(views[0], move.split()[-1])

    def recount(self, move: str, card: str | None) -> tuple[str, dict[str, str]]:
        if move.startswith("start "):
            return f"did-start-{move.split()[-1]}", {}
        return super().recount(move, card)

    # --- refusals, views, scores ---------------------------------------------------------------

    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        word, section = self.reasons[code]
        params: dict[str, Any] = {}
        if action < TAKE:
            kind = action % KINDS
            colour = kind // VALUES
            params["card"] = CARDS[kind]
            params["colour"] = LETTERS[colour]
            last = int(view.last[view.seat, colour])
            params["top"] = f"{LETTERS[colour]}{last}" if last >= 0 else LETTERS[colour]
        elif action < DECK:
            params["colour"] = LETTERS[action - TAKE]
        elif ADVANCE <= action < DECLINE:
            params["colour"] = LETTERS[action - ADVANCE]
        return Reason(word, section, params)

    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        return portrait.portray(table, view, shared, remember=options.memory_aid)

    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        return sheet.round_scores(table, view, chapter)

    def screen(self) -> ModuleType:
        return import_module("cordee.games.board.screen")

    def pad(self) -> ModuleType:
        return import_module("cordee.games.board.pad")

    def word_keys(self) -> set[str]:
        keys = {f"reason-{code}" for code, _ in self.reasons.values()}
        keys |= set(notation.COLOUR_WORDS.values())
        return keys | {f"line-{label}" for label in sheet.LABELS}


BOARD = BoardGame()
