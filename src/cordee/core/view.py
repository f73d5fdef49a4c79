"""What a seat is given: its view record, the words for it, and the moves it may make."""

from typing import TYPE_CHECKING, Any

import msgspec

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
        self, game: "Game", tables: Any, views: Any, *, plain_table: Any, plain: Any,
        shared: dict[str, Any],
        options: Options, sides: tuple[tuple[int, ...], ...],
        turn: Turn, decision: int | None, moves: tuple[Move, ...],
        refused: tuple[tuple[Move, Reason], ...],
        chapters: tuple[Chapter, ...],
    ) -> None:  # fmt: skip
        self.game = game
        self.tables = tables  # for compiled players
        self.views = views
        self.table = plain_table
        self.plain = plain
        self.shared = shared  # what views of one position put into words together
        self.options = options
        self.sides = sides  # the seats of each
        self.turn = turn
        self.decision = decision
        self.moves = moves
        self.refused = refused
        self.chapters = chapters

    @property
    def seat(self) -> int | None:
        seat: int = self.plain.seat
        return None if seat < 0 else seat

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
            "refused": [Refusal(move.text, why.code, why.section) for move, why in self.refused],
            "chapters": self.chapters,
        }

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self.portray())
