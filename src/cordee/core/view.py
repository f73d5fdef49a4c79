"""What a seat is given: its view record, the words for it, and the moves it may make."""

from typing import TYPE_CHECKING, Any

import msgspec

from cordee.core import records
from cordee.core.options import Options
from cordee.core.reason import Reason
from cordee.core.score import Score
from cordee.core.turn import Move, Turn

if TYPE_CHECKING:
    from cordee.core.game import Game


class Refusal(msgspec.Struct, frozen=True):
    """A card of one's own hand that cannot be used now, and why."""

    move: str
    code: str
    section: int


class Chapter(msgspec.Struct, frozen=True):
    """A finished round: its score lines, and the table as everybody saw it lie at its end."""

    scores: tuple[Score, ...]
    shown: Any


class View:
    """One seat's eyes (None: a spectator's). Holds a view, never the state it came from."""

    def __init__(
        self, game: "Game", tables: Any, views: Any, *, plain_table: Any, seat: int | None,
        shared: dict[str, Any],
        options: Options, sides: tuple[tuple[int, ...], ...],
        turn: Turn, decision: int | None, moves: tuple[Move, ...], refused: tuple[Refusal, ...],
        chapters: tuple[Chapter, ...], told_chapters: bytes | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.tables = tables  # for compiled players
        self.views = views
        self.table = plain_table
        self.seat = seat
        self._plain: Any = None
        self.shared = shared  # what views of one position put into words together
        self.options = options
        self.sides = sides  # the seats of each
        self.turn = turn
        self.decision = decision
        self.moves = moves
        self.refused = refused
        self.chapters = chapters
        self._told_chapters = told_chapters  # the same as JSON, where somebody has it ready

    @property
    def plain(self) -> Any:
        """The view record as a named tuple, to read from."""
        if self._plain is None:
            self._plain = records.plain(self.views)
        return self._plain

    def reason_of(self, refusal: Refusal) -> Reason:
        """A refusal with the parameters of its sentence."""
        action = self.game.read_move(refusal.move).action
        codes = self.game.reasons.items()
        code = next(code for code, (word, _) in codes if word == refusal.code)
        return self.game.explain(self.table, self.plain, action, code)

    def recount(self, move: str) -> tuple[str, dict[str, str]]:
        """A move made at this very position as the journal tells it: key and parameters."""
        has_card = self.game.has_unnamed_card(move)
        card = self.game.unnamed_card(self.table, self.views, move) if has_card else None
        return self.game.recount(move, card)

    def portray(self) -> dict[str, Any]:
        """The view as plain values: what lies there now (`shown`) and what may be remembered."""
        shown, memory = self.game.portray(self.table, self.plain, self.options, self.shared)
        return {
            "game": self.game.name,
            "seat": self.seat,
            "decision": self.decision,
            "turn": self.turn,
            "shown": shown,
            "memory": memory,
            "moves": [move.text for move in self.moves],
            "refused": list(self.refused),
            "chapters": self.chapters,
        }

    def json(self) -> bytes:
        """The view as JSON."""
        shown, memory = self.game.tell(self)
        chapters = self._told_chapters
        return msgspec.json.encode(
            {
                "game": self.game.name,
                "seat": self.seat,
                "decision": self.decision,
                "turn": self.turn,
                "shown": msgspec.Raw(shown),
                "memory": msgspec.Raw(memory),
                "moves": [move.text for move in self.moves],
                "refused": self.refused,
                "chapters": self.chapters if chapters is None else msgspec.Raw(chapters),
            }
        )
