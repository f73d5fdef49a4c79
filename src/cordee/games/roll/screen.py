"""Roll & Write in a terminal: the dice, one's own sheet large, the others' small."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cordee.core.score import Line
from cordee.core.view import View
from cordee.games.roll.notation import LETTERS, SIGNS
from cordee.games.roll.portrait import Column, Sheet, Shown
from cordee.games.roll.scoring import seat_points
from cordee.games.roll.sheet import LABELS
from cordee.games.roll.state import BOXES, BRIDGE_BOX
from cordee.words import say

# Letter and shape come first, colour after: everything reads without colour too.
STYLES = {
    "r": "bold red", "o": "bold dark_orange", "y": "bold yellow", "g": "bold green",
    "b": "bold blue", "v": "bold magenta",
}  # fmt: skip
ROUND_SIGNS = {"open": "( )", "ticked": "(×)", "struck": "(–)"}
ACCELERATION, ARTEFACT, BOTH, PLAIN = "»", "◊", "◊»", "·"
TOP_MARKED = "◆"
MARKED, FREE = "×", "·"


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    """The table as this seat sees it; a spectator sees every sheet small."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    parts: list[RenderableType] = []
    if shown.phase != "over":
        parts.append(_dice(shown, names, language))
    if view.seat is not None:
        parts.append(_own(view, shown, language))
        bridge = str(view.table.bridge_points)
        parts.append(Text(say("roll-legend", language, bridge=bridge), "dim"))
    parts.append(_others(view, shown, names, language))
    title = say("roll-title", language, turn=shown.turn, name=names[shown.roller])
    if shown.in_order and len(names) > 2 and shown.phase != "over":
        title += f" · {say('roll-in-order', language)}"
    return Panel(Group(*parts), title=Text(title), title_align="left", box=ROUNDED, expand=False)


def _dice(shown: Shown, names: Sequence[str], language: str) -> Text:
    """All six dice as rolled, and the roller's two once they are gone."""
    text = Text(f" {say('roll-dice', language)} ", "bold")
    for letter in shown.dice.colours:
        text.append(f" {SIGNS[letter]}{letter}", STYLES[letter])
    text.append("  ·  ")
    text.append("  ".join(shown.dice.numbers), "bold")
    if shown.dice.taken is not None:
        letter, number = shown.dice.taken
        text.append(f"   {say('roll-taken', language, name=names[shown.roller])} ", "dim")
        text.append(f"{SIGNS[letter]}{letter} {number}", STYLES[letter])
    if shown.accelerating:
        text.append(f"   {say('roll-accelerating', language)}", "bold")
    return text


def _own(view: View, shown: Shown, language: str) -> Table:
    """One's own sheet as it is printed: boxes from the bottom up, the bridges between 6 and 7."""
    assert view.seat is not None
    sheet = shown.sheets[view.seat]
    grid = Table(box=None, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", style="dim")
    for letter in LETTERS:
        grid.add_column(justify="center", style=STYLES[letter], min_width=3)
    grid.add_column(justify="center")
    grid.add_column(justify="center")
    grid.add_column(justify="left", style="dim")
    tops = [Text(TOP_MARKED) if sheet.columns[x].top else Text(ARTEFACT, "dim") for x in LETTERS]
    grid.add_row("", *tops, "", "", "")
    for box in range(BOXES, 0, -1):
        if box == BRIDGE_BOX - 1:
            grid.add_row("", *_bridges(view, shown, sheet), say("roll-bridges", language))
        cells = [_box(shown, sheet.columns[letter], letter, box) for letter in LETTERS]
        marks = [Text(MARKED if count >= box else FREE) for count in _tracks(sheet)]
        scale = f"{view.table.artefact_points[box]:+d} {view.table.refusal_points[box]:+d}"
        grid.add_row(f"{view.table.box_points[box]:+d}", *cells, *marks, scale)
    rounds = [ROUND_SIGNS[sheet.columns[letter].round_box] for letter in LETTERS]
    grid.add_row("x2", *rounds, "", "", "")
    heads = [f"{SIGNS[letter]}{letter}" for letter in LETTERS]
    grid.add_row("", *heads, say("roll-artefacts", language), say("roll-refusals", language), "")
    return grid


def _tracks(sheet: Sheet) -> tuple[int, int]:
    return sheet.artefacts, sheet.refusals


def _box(shown: Shown, column: Column, letter: str, box: int) -> Text:
    """A number, or what the empty box is for."""
    if box <= len(column.numbers):
        return Text(str(column.numbers[box - 1]))
    is_fast = box in shown.boxes[letter].acceleration
    is_artefact = box in shown.boxes[letter].artefact
    sign = ACCELERATION if is_fast else PLAIN
    if is_artefact:
        sign = BOTH if is_fast else ARTEFACT
    return Text(sign, "dim")


def _bridges(view: View, shown: Shown, sheet: Sheet) -> list[Text]:
    """Each bridge: paid, crossed too late, still to be had, or gone."""
    found, pays = [], str(view.table.bridge_points)
    for name in (*LETTERS, "artefacts", "refusals"):
        if name in sheet.bridges:
            found.append(Text(f"({pays})" if sheet.bridges[name] else "—"))
        else:
            found.append(Text("—" if name in shown.bridged else pays, "dim"))
    return found


def _others(view: View, shown: Shown, names: Sequence[str], language: str) -> Table:
    """One line a sheet: boxes filled and the last number of each column."""
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for letter in LETTERS:
        table.add_column(f"{SIGNS[letter]}{letter}", style=STYLES[letter], justify="right")
    for key in ("roll-artefacts", "roll-refusals", "roll-bridges", "roll-points"):
        table.add_column(say(key, language), justify="right")
    for seat, name in enumerate(names):
        sheet = shown.sheets[seat]
        who = Text("▸ " if seat in shown.asked else "✓ " if seat in shown.done else "  ")
        who.append(name, "bold" if seat == view.seat else "")
        paid = sum(sheet.bridges.values())
        points = int(seat_points(view.tables[0], view.views[0], seat))
        table.add_row(
            who, *(_small(sheet.columns[letter]) for letter in LETTERS), str(sheet.artefacts),
            str(sheet.refusals), str(paid), f"{points:+d}",
        )  # fmt: skip
    return table


def _small(column: Column) -> str:
    """`×4:7`: ticked, four boxes, a 7 in the last one."""
    tick = "×" if column.round_box == "ticked" else ""
    top = TOP_MARKED if column.top else ""
    if not column.numbers:
        return tick or "·"
    return f"{tick}{len(column.numbers)}:{column.numbers[-1]}{top}"


def line_label(line: Line, language: str) -> str:
    """A score line's name: an expedition by its sign and colour, the rest by its code."""
    if line.label in SIGNS:
        return f"{SIGNS[line.label]} {line.label} {say(f'colour-{line.label}', language)}"
    return say(f"line-{line.label}", language)


def ask(view: View, language: str) -> str:
    """What this seat has to decide, in a sentence."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return say("roll-ask-accelerate" if shown.accelerating else "roll-ask-choose", language)


def own_cards(view: View) -> Sequence[str]:
    """Nobody holds cards here."""
    return ()


def colour_of(move: str) -> str | None:
    """The letter of the colour that a move names, if it names one."""
    verb, _, what = move.partition(" ")
    return what[0] if verb in ("write", "tick", "top", "accelerate") else None


def describe(move: str, name: str, table: View, language: str) -> str:
    """What a seat has done, in words; `table` is how it looked before to everybody."""
    verb, _, what = move.partition(" ")
    letter = colour_of(move)
    sign = f"{SIGNS[letter]} " if letter else ""
    return say(f"did-{verb}", language, name=name, what=f"{sign}{what}")


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    verbs = ("write", "tick", "top", "refuse", "accelerate", "stop", "in-order")
    return {f"did-{verb}" for verb in verbs} | {f"line-{label}" for label in LABELS}
