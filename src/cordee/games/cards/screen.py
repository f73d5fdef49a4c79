"""The card game in a terminal: one line a colour, the others' rows left, one's own right."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cordee.core.score import Line
from cordee.core.turn import Over
from cordee.core.view import View
from cordee.games.cards.notation import EXPLOIT_CODES
from cordee.games.cards.portrait import Shown
from cordee.games.cards.scoring import row_points
from cordee.words import say

# Letter and shape come first, colour after: everything reads without colour too.
SIGNS = {"r": "♥", "y": "■", "g": "▲", "b": "✚", "v": "★", "w": "◆"}
STYLES = {
    "r": "bold red", "y": "bold yellow", "g": "bold green", "b": "bold blue",
    "v": "bold magenta", "w": "bold white",
}  # fmt: skip


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    """The table as this seat sees it."""
    shown, memory = view.game.portray(view.table, view.plain, view.options, view.shared)
    parts: list[RenderableType] = [_board(view, shown, names, language)]
    if shown.exploits:
        parts.append(_exploits(view, shown, names, language))
    parts.append(_others(view, shown, memory, names, language))
    if view.seat is not None:
        parts.append(_hand(shown.hands[view.seat] or (), language))
    title = say(
        "table-title",
        language,
        game=view.game.name,
        round=shown.round,
        rounds=shown.rounds,
        deck=shown.deck,
    )
    if shown.stall is not None:
        title += " · " + say(
            "table-stall", language, turns=shown.stall, limit=view.table.stall_limit
        )
    return Panel(Group(*parts), title=Text(title), title_align="left", box=ROUNDED, expand=False)


def _board(view: View, shown: Shown, names: Sequence[str], language: str) -> Table:
    """Rows of every camp and the piles between them; the viewer's own come last."""
    camps, seats = view.table.camps, view.table.seats
    own = camps - 1 if view.seat is None else view.seat % camps
    order = [(own + 1 + step) % camps for step in range(camps)]
    board = Table(box=None, padding=(0, 1), header_style="bold")
    board.add_column("")
    for camp in order[:-1]:
        board.add_column(_camp_title(shown, names, camp, camps, seats), justify="right")
    board.add_column(say("table-piles", language), justify="center")
    board.add_column(_camp_title(shown, names, own, camps, seats), justify="left")
    for place, letter in enumerate(shown.piles):
        cells = [_row(view, shown, camp, place, letter) for camp in order]
        label = Text(f"{SIGNS[letter]} {letter} ", STYLES[letter])
        label.append(say(f"colour-{letter}", language), "dim")
        board.add_row(label, *cells[:-1], _pile(shown, letter), cells[-1])
    return board


def _camp_title(shown: Shown, names: Sequence[str], camp: int, camps: int, seats: int) -> Text:
    members = " + ".join(names[seat] for seat in range(camp, seats, camps))
    return Text(f"{members} ({shown.totals[camp]})" if shown.rounds > 1 else members)


def _row(view: View, shown: Shown, camp: int, place: int, letter: str) -> Text:
    cards = shown.rows[camp][letter]
    if not cards:
        return Text("·", "dim")
    text = Text(" ".join(card[1:] for card in cards), STYLES[letter])
    points = int(row_points(view.tables[0], int(view.plain.rows[camp, place])))
    return text.append(f"  {points:+d}", "dim")


def _pile(shown: Shown, letter: str) -> Text:
    pile = shown.piles[letter]
    if pile.top is None:
        return Text("·", "dim")
    if pile.cards is not None:
        return Text(" ".join(card[1:] for card in pile.cards), STYLES[letter])
    text = Text(pile.top, STYLES[letter])
    return text.append(f" /{pile.height}", "dim") if pile.height > 1 else text


def _others(view: View, shown: Shown, memory: object, names: Sequence[str], language: str) -> Text:
    """Who holds how many cards, and which of them were seen."""
    lines = Text()
    known = getattr(memory, "known", None)
    for seat, name in enumerate(names):
        if seat == view.seat:
            continue
        to_move = seat == shown.mover and not isinstance(view.turn, Over)
        lines.append("▸ " if to_move else "  ")
        lines.append(say("table-holds", language, name=name, cards=shown.held[seat]))
        hand = shown.hands[seat]
        seen = hand if hand is not None else (known[seat] if known else ())
        if seen:
            lines.append(" ·").append_text(_cards(seen))
        lines.append("\n")
    lines.rstrip()
    return lines


def _hand(cards: Sequence[str], language: str) -> Text:
    return Text(f"  {say('table-hand', language)} ", "bold").append_text(_cards(cards))


def _cards(cards: Sequence[str]) -> Text:
    """Cards grouped by colour, each with its letter; the sign once a colour."""
    text = Text()
    last = ""
    for card in cards:
        if card[0] != last:
            text.append(f" {SIGNS[card[0]]}", STYLES[card[0]])
            last = card[0]
        text.append(f" {card}", STYLES[card[0]])
    return text


def _exploits(view: View, shown: Shown, names: Sequence[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    for place, exploit in enumerate(shown.exploits, 1):
        owner = Text("" if exploit.owner is None else f"→ {names[exploit.owner]}")
        table.add_row(f"{place}", say(f"line-exploit-{exploit.code}", language), owner)
    return table


def ask(view: View, language: str) -> str:
    """What this seat has to decide, in a sentence."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return say(f"table-ask-{shown.phase}", language, cards=shown.extra_left)


def line_label(line: Line, language: str) -> str:
    """A score line's name: a row by its sign and colour, the rest by its code."""
    if line.label in SIGNS:
        return f"{SIGNS[line.label]} {line.label} {say(f'colour-{line.label}', language)}"
    return say(f"line-{line.label}", language)


def own_cards(view: View) -> Sequence[str]:
    """The hand of this seat, to tell what is new in it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return () if view.seat is None else shown.hands[view.seat] or ()


def colour_of(move: str) -> str | None:
    """The letter of the colour that a move names, if it names one."""
    verb, _, what = move.partition(" ")
    return what[0] if verb in ("play", "drop", "take") else None


def describe(move: str, name: str, table: View, language: str) -> str:
    """What a seat has done, in words; `table` is how it looked before to everybody."""
    key, params = table.recount(move)
    return say(key, language, name=name, **params)


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    keys = {f"did-{verb}" for verb in ("play", "drop", "take", "deck", "pass", "claim")}
    keys |= {f"table-ask-{phase}" for phase in ("play", "draw", "extra")}
    return (
        keys | {f"line-exploit-{code}" for code in EXPLOIT_CODES} | {"line-hand", "line-exploits"}
    )
