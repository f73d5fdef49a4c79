"""Moves as they are listed at the terminal: numbered, in one order, with what they mean."""

from types import ModuleType

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cordee.core.turn import Move

ONE_COLUMN = 8  # so many moves stand below each other where each is said in words


def by_verb(moves: tuple[Move, ...]) -> list[Move]:
    """Moves of one verb together, always in the same order: the game's own."""
    return sorted(moves, key=lambda move: move.action)


def moves_text(listed: list[Move], screen: ModuleType) -> Text:
    """Numbered moves, one line a verb; a colour's shape stands beside its letter."""
    text = Text()
    last = ""
    for number, move in enumerate(listed, 1):
        verb, _, what = move.text.partition(" ")
        if verb != last:
            text.append("\n" if last else "").append(f"  {verb:5}", "bold")
            last = verb
        sign = screen.SIGNS.get(screen.colour_of(move.text), "")
        text.append(f"  {number}", "dim").append(f" {sign}{what}" if what else "")
    return text


def spoken_moves(listed: list[Move], said: list[str]) -> RenderableType:
    """Numbered moves as they are typed, each with what it means; in columns where they are many."""
    width = max((len(move.text) for move in listed), default=0)
    cells = [
        Text.assemble(f"  {number:2} ", (f"{move.text:{width}}", "bold"), f"  {words}")
        for number, (move, words) in enumerate(zip(listed, said, strict=True), 1)
    ]
    if len(cells) <= ONE_COLUMN:
        return Text("\n").join(cells)
    return Columns(cells, equal=True, column_first=True)
