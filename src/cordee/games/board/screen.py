"""The board game in a terminal: five paths with tiles, bridge and pawns, then rows and hands."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cordee.core.score import Line
from cordee.core.turn import Over
from cordee.core.view import View
from cordee.games.board.notation import colour_word
from cordee.games.board.portrait import Memory, Row, Shown
from cordee.games.board.scoring import LEADER as FACTOR
from cordee.games.board.sheet import RENAMED
from cordee.words import say

# Letter and shape come first, colour after: everything reads without colour too.
SIGNS = {"r": "♥", "y": "■", "w": "◆", "g": "▲", "b": "✚"}
STYLES = {
    "red": "bold red", "yellow": "bold yellow", "white": "bold white", "green": "bold green",
    "blue": "bold blue", "orange": "bold dark_orange", "violet": "bold magenta",
    "pink": "bold hot_pink", "brown": "bold orange4", "grey": "bold grey50", "black": "bold",
}  # fmt: skip
PAWNS = "ABCD"  # by seat
LEADER, BRIDGE, ARTEFACT, STEP = "*", "‖", "◈", "»"
HEADINGS = {None: "", "rising": "↑", "falling": "↓"}


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    """The table as this seat sees it."""
    shown, memory = view.game.portray(view.table, view.plain, view.options, view.shared)
    parts: list[RenderableType] = [
        _paths(shown, language),
        Text(f"  {say('board-legend', language)}", "dim"),
        _rows(view, shown, names, language),
        _seats(view, shown, memory, names, language),
    ]
    if view.seat is not None:
        parts.append(_scale(shown, view.seat, language))
        parts.append(_hand(shown, view.seat, language))
    title = say(
        "board-title", language, round=shown.round, rounds=shown.rounds, deck=shown.deck,
        crossed=shown.crossed, crossings=shown.crossings,
    )  # fmt: skip
    if shown.stall is not None:
        limit = view.table.stall_limit
        title += " · " + say("table-stall", language, turns=shown.stall, limit=limit)
    return Panel(Group(*parts), title=Text(title), title_align="left", box=ROUNDED, expand=False)


def _paths(shown: Shown, language: str) -> Table:
    """One line a path: what lies on each step, and who stands there."""
    board = Table(box=None, padding=(0, 1), header_style="bold")
    board.add_column("")
    for step, points in enumerate(shown.steps, 1):
        board.add_column(f"{points:+d}", justify="center", min_width=3)
        if step == shown.bridge:
            board.add_column(BRIDGE)
    for letter in shown.tiles:
        cells: list[Text] = []
        for step in range(1, len(shown.steps) + 1):
            cells.append(_square(shown, letter, step))
            if step == shown.bridge:
                cells.append(Text(BRIDGE, "dim"))
        board.add_row(_label(shown, letter, language), *cells)
    return board


def _square(shown: Shown, letter: str, step: int) -> Text:
    tile = shown.tiles[letter][step - 1]
    words = {None: "", "artefact": ARTEFACT, "step": STEP}
    text = Text(words.get(tile, f"+{tile}"), _style(shown, letter))
    for seat, rows in enumerate(shown.rows):
        if rows[letter].step == step:
            text.append(PAWNS[seat] + (LEADER if rows[letter].leader else ""), "bold reverse")
    return text if text.plain else Text("·", "dim")


def _rows(view: View, shown: Shown, names: Sequence[str], language: str) -> Table:
    """Rows of every seat and the piles between them; the viewer's own come last."""
    seats = len(shown.rows)
    own = seats - 1 if view.seat is None else view.seat
    order = [(own + 1 + step) % seats for step in range(seats)]
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for seat in order[:-1]:
        table.add_column(Text(f"{PAWNS[seat]} {names[seat]}"), justify="right")
    table.add_column(say("table-piles", language), justify="center")
    table.add_column(Text(f"{PAWNS[own]} {names[own]}"), justify="left")
    for letter, pile in shown.piles.items():
        style = _style(shown, letter)
        cells = [_row(shown.rows[seat][letter], style) for seat in order]
        lying = Text("·", "dim")
        if pile.top is not None:
            lying = Text(pile.top, style)
            lying.append(f" /{pile.height}" if pile.height > 1 else "", "dim")
        table.add_row(_label(shown, letter, language), *cells[:-1], lying, cells[-1])
    return table


def _row(row: Row, style: str) -> Text:
    if not row.cards:
        return Text("·", "dim")
    text = Text(" ".join(card[1:] for card in row.cards), style)
    return text.append(HEADINGS[row.heading] if row.heading == "falling" else "", "dim")


def _seats(
    view: View, shown: Shown, memory: Memory | None, names: Sequence[str], language: str
) -> Table:
    """Points, artefacts and the running round of everybody, and which cards were seen."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    for key in ("board-total", "board-artefacts", "board-paths", "board-tiles", "board-finds"):
        table.add_column(say(key, language), justify="right")
    table.add_column("")
    for seat, name in enumerate(names):
        to_move = seat == shown.mover and not isinstance(view.turn, Over)
        hand = shown.hands[seat]
        seen = hand if hand is not None else (memory.known[seat] if memory else ())
        table.add_row(
            Text("▸ " if to_move else "  ").append(f"{PAWNS[seat]} ", "bold").append(name),
            str(shown.totals[seat]), str(shown.artefacts[seat]), f"{_on_paths(shown, seat):+d}",
            str(shown.tile_points[seat]), str(shown.finds[seat]),
            _cards(shown, seen) if seat != view.seat else Text(),
        )  # fmt: skip
    return table


def _on_paths(shown: Shown, seat: int) -> int:
    """What a seat's pawns would bring if the round ended now."""
    started = [row for row in shown.rows[seat].values() if row.step]
    return sum(shown.steps[row.step - 1] * (FACTOR if row.leader else 1) for row in started)


def _scale(shown: Shown, seat: int, language: str) -> Text:
    count = shown.artefacts[seat] + shown.finds[seat]
    last = len(shown.scale) - 1
    points, more = shown.scale[min(count, last)], shown.scale[min(count + 1, last)]
    sentence = say("board-scale", language, count=count, points=f"{points:+d}", next=f"{more:+d}")
    return Text(f"  {sentence}", "dim")


def _style(shown: Shown, letter: str) -> str:
    return STYLES[shown.colours[letter]]


def _label(shown: Shown, letter: str, language: str) -> Text:
    label = Text(f"{SIGNS[letter]} {letter} ", _style(shown, letter))
    return label.append(say(colour_word(letter, shown.colours[letter]), language), "dim")


def _hand(shown: Shown, seat: int, language: str) -> Text:
    cards = _cards(shown, shown.hands[seat] or ())
    return Text(f"  {say('table-hand', language)} ", "bold").append_text(cards)


def _cards(shown: Shown, cards: Sequence[str]) -> Text:
    """Cards grouped by colour, each with its letter; the sign once a colour."""
    text = Text()
    last = ""
    for card in cards:
        if card[0] != last:
            text.append(f" {SIGNS[card[0]]}", _style(shown, card[0]))
            last = card[0]
        text.append(f" {card}", _style(shown, card[0]))
    return text


def ask(view: View, language: str) -> str:
    """What this seat has to decide, in a sentence."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return say(f"board-ask-{shown.phase}", language, colour=str(shown.opening))


def line_label(line: Line, language: str) -> str:
    """A score line's name: a path by its sign and colour, the rest by its code."""
    letter, _, name = line.label.partition(RENAMED)
    if letter in SIGNS:
        return f"{SIGNS[letter]} {letter} {say(colour_word(letter, name), language)}"
    return say(f"line-{line.label}", language)


def own_cards(view: View) -> Sequence[str]:
    """The hand of this seat, to tell what is new in it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return () if view.seat is None else shown.hands[view.seat] or ()


def colour_of(move: str) -> str | None:
    """The letter of the colour that a move names, if it names one."""
    verb, _, what = move.partition(" ")
    return what[0] if verb in ("play", "drop", "take", "advance") else None


def describe(move: str, name: str, table: View, language: str) -> str:
    """What a seat has done, in words; `table` is how it looked before to everybody."""
    key, params = table.recount(move)
    return say(key, language, name=name, **params)


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    verbs = ("play", "drop", "take", "deck", "start-leader", "start-explorer", "advance", "decline")
    asked = {f"board-ask-{phase}" for phase in ("play", "start", "advance", "draw")}
    return asked | {f"did-{verb}" for verb in verbs}
