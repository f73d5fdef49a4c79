"""`island` as a registered game."""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cordee.core.contract import State, Table, Verbs, View, bind
from cordee.core.datapack import Pack, load
from cordee.core.faults import BadOption
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.core.options import Options
from cordee.core.printed import Printed
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.core.witness import Witness
from cordee.games.island import (
    choices,
    listing,
    notation,
    portrait,
    printed,
    rules,
    sheet,
    victory,
    witness,
    wording,
)
from cordee.games.island.content import NAMES
from cordee.games.island.geometry import WAYS, near, shore, start_cells
from cordee.games.island.greedy import greedy
from cordee.games.island.observe import OBSERVATION, observe
from cordee.games.island.options import VARIANTS, IslandOptions
from cordee.games.island.reasons import REASONS
from cordee.games.island.sampling import sample
from cordee.games.island.state import (
    ACTIONS,
    CHARACTER,
    CHARS,
    COIN,
    DESTIN,
    DIE,
    DIRECTION,
    DISCARD,
    FIRST_SEAT,
    INNER_HEX,
    LOT,
    NO_CAP,
    PASS,
    SHORE_HEX,
    STATE,
    TABLE,
    UNORDERED,
    USE,
    VIEW,
)
from cordee.games.island.victory import CHARACTER_POINTS, VICTORY_POINTS
from cordee.games.island.view import look

VERBS = Verbs(
    rules.begin, rules.settle, choices.owing, listing.candidates, choices.check, rules.apply,
    victory.outcome, look, sample, observe, greedy,
)  # fmt: skip
bind(STATE, VIEW, VERBS)

BASIC_SIZE = 4
ADVANCED_SIZES = {2: 5, 3: 5, 4: 6, 5: 6, 6: 7, 7: 7, 8: 8}
LUCK_NAMES = {
    FIRST_SEAT: "first", CHARACTER: "character", SHORE_HEX: "shore", INNER_HEX: "inner",
    DESTIN: "destin", DIE: "die", COIN: "coin", DIRECTION: "direction", LOT: "lot",
}  # fmt: skip
MOST_MOVES_OF_A_TURN = 2500  # a generous bound: moves, questions, and windows of every seat


class IslandGame(Game):
    """Lost: le jeu, 2 to 8 seats."""

    name = "island"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6, 7, 8)
    options_type = IslandOptions
    variants = VARIANTS
    verbs = VERBS
    table_type, state_type, view_type = TABLE, STATE, VIEW
    actions = ACTIONS
    observation = OBSERVATION
    unordered = UNORDERED
    folder = Path(__file__).parent
    reasons = REASONS
    endings = ("", "domination", "own-goal", "last-one", "capped", "nobody-left")
    hand_actions = range(USE, DISCARD)
    quiet_actions = range(PASS, PASS + 1)
    natural_reward = "win"  # its points only tell the ranking
    moves = notation.move_words()

    @cached_property
    def _builtin(self) -> Pack:
        return load(self.folder / "data", builtin=True)

    def builtin_data(self) -> Pack:
        return self._builtin

    def table(self, options: Options, seats: int, data: Pack) -> Table:
        assert isinstance(options, IslandOptions)
        table = self.new_table()
        table.seats = seats
        table.first = -1 if options.first is None else options.first
        table.advanced = options.rules == "advanced"
        published = ADVANCED_SIZES[seats] if table.advanced else BASIC_SIZE
        size = published if options.size is None else options.size
        table.size = size
        table.heal_turn = options.healing == "turn"
        table.literal = options.neutralised == "literal"
        table.ghost = options.ghost
        table.cap = NO_CAP if options.round_cap is None else options.round_cap
        table.starts = len(start_cells(size))
        table.near[:] = near(size)
        table.on_shore[:] = shore(size)
        printed.read_into(table, data)
        return table

    def check_seats(self, seats: int | None, options: Options) -> int:
        assert isinstance(options, IslandOptions)
        if options.rules == "advanced" and options.size is not None:
            raise BadOption("island-size", size=str(options.size))
        return super().check_seats(seats, options)

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        assert isinstance(options, IslandOptions)
        rounds = NO_CAP if options.round_cap is None else options.round_cap
        return rounds * seats * MOST_MOVES_OF_A_TURN

    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        """Nobody left, or all characters and the victory."""
        table = self.table(options, seats, self.builtin_data())
        people = CHARS * CHARACTER_POINTS + int(table.char_strength.sum())
        return 0, people + VICTORY_POINTS

    # --- words ---------------------------------------------------------------------------------

    def chance_name(self, table: Table, state: State) -> str:
        return LUCK_NAMES[int(state["chance_source"])]

    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        return self._chance_words(table, state)[outcome]

    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        words = self._chance_words(table, state)
        return words.index(word) if word in words else None

    def _chance_words(self, table: Table, state: State) -> list[str]:
        """What each outcome of the pending chance is called."""
        source, size = int(state["chance_source"]), int(state["chance_size"])
        pack = printed.content_of(table)
        if source == CHARACTER:
            return [NAMES[c] for c in state["pile"][:size].tolist()]
        if source == SHORE_HEX:
            return [pack.hexes[kind].id for kind in state["shore_bag"][:size].tolist()]
        if source == INNER_HEX:
            return [pack.hexes[kind].id for kind in state["inner_bag"][:size].tolist()]
        if source == DESTIN:
            return [pack.cards[kind].id for kind in state["bag"][:size].tolist()]
        if source == DIRECTION:
            return list(WAYS)
        if source == COIN:
            return ["tails", "heads"]
        return [str(face + (source == DIE)) for face in range(size)]

    # --- telling -------------------------------------------------------------------------------

    def is_told(self, move: str) -> bool:
        return move.partition(" ")[0] in notation.TOLD_VERBS

    def has_unnamed_card(self, move: str) -> bool:
        return notation.hand_place(move) is not None or notation.slot_of(move) is not None

    def lays_open(self, move: str) -> bool:
        """§ 18: what is played, used or discarded lies open from then on."""
        return self.has_unnamed_card(move)

    def unnamed_card(self, table: Table, views: Any, move: str) -> str | None:
        return portrait.card_of(table, views[0], move)

    def recount(self, move: str, card: str | None) -> tuple[str, dict[str, str]]:
        verb, _, what = move.partition(" ")
        if verb == "use" and card is None:
            verb = "use-power" if what in NAMES else "use" if what else "use-now"
        return f"island-did-{verb}", {"what": card or what}

    def printed(self, table: Table) -> dict[str, Printed]:
        return wording.printed(printed.content_of(table))

    def witness(self, match: Match) -> Witness:
        return witness.Witness(match)

    # --- refusals, views, scores ---------------------------------------------------------------

    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        word, section = self.reasons[code]
        move = self.write_move(action).text.split(" ")
        return Reason(word, section, {"what": wording.Named(" ".join(move[1:]) or move[0])})

    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        return portrait.portray(table, view, shared, remember=options.memory_aid)

    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        return sheet.scores(table, view, chapter)

    def screen(self) -> ModuleType:
        return import_module("cordee.games.island.screen")

    def pad(self) -> ModuleType:
        return import_module("cordee.games.island.pad")

    def word_keys(self) -> set[str]:
        keys = {f"reason-{code}" for code, _ in self.reasons.values()}
        return keys | {f"line-{label}" for label in sheet.LABELS}


ISLAND = IslandGame()
