"""`classic` and `duel` as registered games: the card rules under their two names."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from cordee.core.contract import State, Table, Verbs, View, bind
from cordee.core.datapack import Pack
from cordee.core.faults import BadOption
from cordee.core.game import Game
from cordee.core.options import Options, Whole
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.games.cards import notation, portrait, rules, scoring, sheet, telling
from cordee.games.cards.greedy import greedy
from cordee.games.cards.observe import OBSERVATION, observe
from cordee.games.cards.options import CLASSIC_VARIANTS, DUEL_VARIANTS, ClassicOptions, DuelOptions
from cordee.games.cards.reasons import REASONS
from cordee.games.cards.sampling import sample
from cordee.games.cards.state import (
    ACTIONS,
    CLAIM,
    DRAWING,
    EXPLOIT_DRAW,
    EXPLOITS,
    EXPLOITS_DRAWN,
    KINDS,
    NO_STALL_LIMIT,
    PLAY,
    RANKS,
    SCORED,
    SEATS,
    STARTER,
    STATE,
    TABLE,
    TAKE,
    UNORDERED,
    VIEW,
    WAGER_COPIES,
)
from cordee.games.cards.view import look

VERBS = Verbs(
    rules.begin, rules.settle, rules.owing, rules.candidates, rules.check, rules.apply,
    scoring.outcome, look, sample, observe, greedy,
)  # fmt: skip
bind(STATE, VIEW, VERBS)

DATA_FILE = "data.toml"
# For research: what `tiny` makes of a table. Small enough to be solved, with something to decide: a
# 2 pays for its row, a 3 brings a point, and a wager doubles what comes after it or costs alone.
TINY = {
    "colours": 2, "ranks": 3, "wagers": 1, "hand": 2, "contract": 2, "bonus": 0,
    "bonus_cards": 13, "extra": 0, "stall_limit": 2,
}  # fmt: skip
DATA_KINDS = {
    "hand": Whole(1, 12),
    "contract": Whole(0, 100),
    "bonus": Whole(0, 100),
    "bonus_cards": Whole(1, 13),
    "extra": Whole(0, 12),
}


class CardGame(Game):
    """What the two games share; each says its own name, letters, options and table."""

    rules_version = 1
    verbs = VERBS
    table_type, state_type, view_type = TABLE, STATE, VIEW
    actions = ACTIONS
    observation = OBSERVATION
    unordered = UNORDERED
    folder = Path(__file__).parent
    endings = ("", "deck-out", "stalled")
    hand_actions = range(PLAY, TAKE)
    rounds_add_up = True

    def __init__(
        self,
        name: str,
        letters: str,
        seat_counts: tuple[int, ...],
        options_type: type[Options],
        variants: Mapping[str, Mapping[str, object]],
        page: Literal[1, 2],
    ) -> None:
        self.name = name
        self.letters = letters
        self.seat_counts = seat_counts
        self.options_type = options_type
        self.variants = variants
        self.reasons = {code: (entry[0], entry[page]) for code, entry in REASONS.items()}
        self.moves = notation.move_words(letters)

    def check_seats(self, seats: int | None, options: Options) -> int:
        seats = super().check_seats(seats, options)
        if isinstance(options, ClassicOptions) and options.cooperation and seats != 2:
            raise BadOption("cooperation-of-two", seats=str(seats))
        if isinstance(options, ClassicOptions) and options.tiny and seats != 2:
            raise BadOption("tiny-of-two", seats=str(seats))
        return seats

    def table(self, options: Options, seats: int, data: Pack) -> Table:
        assert isinstance(options, ClassicOptions | DuelOptions)
        table = self.new_table()
        for name, kind in DATA_KINDS.items():
            table[name] = data.read(DATA_FILE, f"{self.name}.{seats}.{name}", kind)
        table.seats, table.ranks, table.colours = seats, RANKS, 5
        table.wagers = WAGER_COPIES
        table.camps = 2 if seats == 4 else seats
        table.stall_limit = NO_STALL_LIMIT if options.stall_limit is None else options.stall_limit
        table.first = -1 if options.first is None else options.first
        table.ages[:] = (-1,) * SEATS
        if options.ages is not None:
            table.ages[:seats] = options.ages
        if isinstance(options, ClassicOptions):
            table.rounds, table.colours = options.rounds, options.colours
            table.penalty, table.cooperation = options.hand_penalty, options.cooperation
            table.next_by_round = options.next_starter == "round"
            if options.tiny:
                for name, value in TINY.items():
                    table[name] = value
        else:
            table.rounds, table.exploits, table.ties_by_age = options.games, options.exploits, True
            table.auto_claim = options.exploits and options.claim == "auto"
            table.exploit_points = data.read(
                DATA_FILE, f"{self.name}.{seats}.exploit_points", Whole(0, 100)
            )
        return table

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        if isinstance(options, ClassicOptions) and options.cooperation:
            return ((0, 1),)
        return ((0, 2), (1, 3)) if seats == 4 else tuple((seat,) for seat in range(seats))

    def most_moves(self, options: Options, seats: int, data: Pack | None = None) -> int:
        """Every card of the deck may come at the last turn the stall limit allows."""
        table = self.table(options, seats, data or self.builtin_data())
        deck = len(full_deck(table)) - seats * int(table.hand)
        turns = (deck + 1) * int(table.stall_limit)
        extras = seats * (int(table.extra) + 1)
        return int(table.rounds) * (2 * turns + extras + EXPLOITS_DRAWN)

    def points_range(self, options: Options, seats: int) -> tuple[int, int]:
        """Every row at its worst with all wagers, and full; hands at their dearest; all Exploits.

        Rows share the cards, so no match comes near it.
        """
        table = self.table(options, seats, self.builtin_data())
        times, cost = 1 + int(table.wagers), int(table.contract)
        full = sum(range(2, int(table.ranks) + 1))
        members = seats // int(table.camps)
        least = -cost * times * int(table.colours)
        if table.penalty:
            least -= members * int(table.hand) * int(table.ranks)
        most = (max(0, full - cost) * times + int(table.bonus)) * int(table.colours)
        if table.exploits:
            most += EXPLOITS_DRAWN * int(table.exploit_points)
        camps = int(table.camps) if table.cooperation else 1  # which is paid the sum of both
        return least * int(table.rounds) * camps, most * int(table.rounds) * camps

    # --- luck in words -------------------------------------------------------------------------

    def chance_name(self, table: Table, state: State) -> str:
        phase = state["phase"]
        if phase == DRAWING:
            return "deck"
        if phase == STARTER:
            return "first"
        is_exploit = phase == EXPLOIT_DRAW or (phase == SCORED and table.exploits)
        return "exploits" if is_exploit else "deck"

    def write_chance(self, table: Table, state: State, outcome: int) -> str:
        if state["phase"] == DRAWING:  # the usual case, without listing the whole deck
            return notation.card_words(self.letters)[int(state["bag"][outcome])]
        return self._chance_words(table, state)[outcome]

    def read_chance(self, table: Table, state: State, word: str) -> int | None:
        words = self._chance_words(table, state)
        return words.index(word) if word in words else None

    def _chance_words(self, table: Table, state: State) -> list[str]:
        """What each outcome of the pending chance is called."""
        if state.phase == STARTER:
            return [str(seat) for seat in range(int(table.seats))]
        is_new = (
            state.phase == SCORED
        )  # nothing of the next round is laid out before its first draw
        if self.chance_name(table, state) == "exploits":
            lying = [] if is_new else state.exploits.tolist()
            return [notation.EXPLOIT_CODES[e] for e in range(EXPLOITS) if e not in lying]
        words = notation.card_words(self.letters)
        if is_new:
            return [words[kind] for kind in full_deck(table)]
        return [words[kind] for kind in state.bag[: state.left].tolist()]

    # --- telling -------------------------------------------------------------------------------

    def has_unnamed_card(self, move: str) -> bool:
        return move.startswith("take ")

    def unnamed_card(self, table: Table, views: Any, move: str) -> str | None:
        return portrait.pile_top(views[0], self.letters, move.split()[-1])

    def recount(self, move: str, card: str | None) -> tuple[str, dict[str, str]]:
        if move.startswith("claim "):
            return "did-claim", {"place": move.split()[-1]}
        return super().recount(move, card)

    # --- refusals, views, scores ---------------------------------------------------------------

    def explain(self, table: Table, view: View, action: int, code: int) -> Reason:
        word, section = self.reasons[code]
        params: dict[str, Any] = {"game": self.name}
        if action < TAKE:
            kind = action % KINDS
            params["card"] = notation.card_words(self.letters)[kind]
            row = int(view.rows[view.seat % table.camps, kind // RANKS])
            letter = self.letters[kind // RANKS]
            params["top"] = (notation.set_words(letter, row) or (letter,))[-1]
            params["colour"] = letter
        elif action - TAKE < len(self.letters):
            params["colour"] = self.letters[action - TAKE]
        elif action >= CLAIM:
            place = action - CLAIM
            params["place"] = place + 1
            params["owner"] = int(view.owners[place])
        return Reason(word, section, params)

    def portray(
        self, table: Table, view: View, options: Options, shared: dict[str, Any]
    ) -> tuple[Any, Any]:
        open_piles = isinstance(options, ClassicOptions) and options.open_piles
        return portrait.portray(
            table, view, self.letters, shared, open_piles=open_piles, remember=options.memory_aid
        )

    def tell(self, view: Any) -> tuple[bytes, bytes]:
        options = view.options
        open_piles = isinstance(options, ClassicOptions) and options.open_piles
        return telling.tell(
            view.tables, view.views, self.letters, view.shared, open_piles=open_piles,
            remember=options.memory_aid,
        )  # fmt: skip

    def chapter_scores(self, table: Table, view: View, chapter: int) -> tuple[Score, ...]:
        sides: tuple[tuple[int, ...], ...]
        if table.cooperation:
            sides = ((0, 1),)
        elif table.camps < table.seats:
            sides = ((0, 2), (1, 3))
        else:
            sides = tuple((seat,) for seat in range(int(table.seats)))
        return sheet.round_scores(table, view, self.letters, chapter, sides)

    def screen(self) -> ModuleType:
        return import_module("cordee.games.cards.screen")

    def pad(self) -> ModuleType:
        return import_module("cordee.games.cards.pad")

    def word_keys(self) -> set[str]:
        keys = {f"reason-{code}" for code, _ in self.reasons.values()}
        keys |= {f"colour-{letter}" for letter in self.letters}
        keys |= {f"line-exploit-{code}" for code in notation.EXPLOIT_CODES}
        return keys | {"line-hand"}


def full_deck(table: Table) -> list[int]:
    """All kinds in the order in which they are laid out."""
    return [
        colour * RANKS + rank
        for colour in range(int(table.colours))
        for rank in range(int(table.ranks))
        for _ in range(int(table.wagers) if rank == 0 else 1)
    ]


CLASSIC = CardGame(
    "classic", notation.CLASSIC_LETTERS, (2, 3, 4), ClassicOptions, CLASSIC_VARIANTS, page=1
)
DUEL = CardGame("duel", notation.DUEL_LETTERS, (2,), DuelOptions, DUEL_VARIANTS, page=2)
