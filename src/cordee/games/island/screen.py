"""The island in a terminal: the hex map, the characters, the contest, what can be played now."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cordee.core.score import Line
from cordee.core.view import View
from cordee.games.island.content import NAMES, Content
from cordee.games.island.notation import TOLD_VERBS
from cordee.games.island.portrait import QUESTIONS, Contest, Ground, Person, Shown
from cordee.games.island.printed import content_of
from cordee.games.island.wording import display, entry_text, name_of
from cordee.games.island.wording import word_keys as wording_keys
from cordee.words import say

SIGNS: dict[str, str] = {}
# Two letters a character; seats have a colour and a letter, so that all reads without colour too.
_LETTERS = (
    "An", "Bo", "Ch", "Cl", "Ek", "Hu", "Ja", "Ji", "Ka", "Li", "Lo", "Mi", "Sw", "Sd", "Sh", "Su",
    "Wa",
)  # fmt: skip
SHORT = dict(zip(NAMES, _LETTERS, strict=True))
SEAT_STYLES = (
    "bold red", "bold blue", "bold green", "bold magenta", "bold cyan", "bold yellow", "red",
    "blue",
)  # fmt: skip
SEAT_LETTERS = "ABCDEFGH"
CELL = 12
CAMP, ITEM, ENCOUNTER, MONSTER, WOUND = "▲", "■", "!", "M", "+"
VERBS = (
    "keep", "site", "move", "resolve", "join", "heal", "fight", "help", "take", "hide", "give",
    "to", "wound", "choose", "use", "play", "discard", "seat", "toward", "seize", "all", "done",
    "draw", "leave", "bury", "prize",
)  # fmt: skip


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    """The table as this seat sees it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    pack = content_of(view.table)
    parts: list[RenderableType] = [_map(shown, pack, language)]
    parts.append(Text(say("island-legend", language), "dim"))
    parts.append(_people(shown, pack, names, language))
    if shown.contest is not None:
        parts.append(_contest(shown.contest, pack, language))
    if shown.pending:
        parts.append(_pending(shown, pack, language))
    if view.seat is not None:
        parts.append(_hand(shown, view.seat, pack, language))
    title = say(
        "island-title", language, round=str(shown.round), cap=str(shown.round_cap),
        deck=str(shown.deck), name=names[shown.active],
    )  # fmt: skip
    return Panel(Group(*parts), title=Text(title), title_align="left", box=ROUNDED, expand=False)


def _map(shown: Shown, pack: Content, language: str) -> Text:
    """Rows of hexes, odd ones shifted half a hex to the right; two lines a hex."""
    text = Text()
    by_site: dict[str, list[Person]] = {}
    for person in shown.characters:
        by_site.setdefault(person.at or "", []).append(person)
    for row in range(shown.size):
        names = [f"{'abcdefgh'[column]}{row + 1}" for column in range(shown.size)]
        indent = " " * (CELL // 2 if row % 2 else 0)
        text.append(indent)
        for name in names:
            text.append_text(_top(name, shown.sites[name], pack, language))
        text.append("\n" + indent)
        for name in names:
            text.append_text(_bottom(shown.sites[name], by_site.get(name, [])))
        text.append("\n")
    for seat, place in enumerate(shown.starts):
        there = by_site.get(f"start {place}", [])
        if there:
            text.append(f"  {say('island-start', language, number=str(place))} ", "dim")
            for person in there:
                text.append(SHORT[person.name] + " ", SEAT_STYLES[seat])
    return text


def _top(name: str, ground: Ground, pack: Content, language: str) -> Text:
    """`c3 Fuselage`; unexplored hexes show what this seat knows of them in brackets."""
    word = name_of(pack, ground.hex, language) if ground.hex else "~" if ground.shore else "·"
    if ground.hex and not ground.explored:
        word = f"({word})"
    style = "yellow" if ground.shore else "green"
    cell = f"{name} {word}"[: CELL - 1].ljust(CELL)
    return Text(cell, style if ground.explored else "dim")


def _bottom(ground: Ground, people: list[Person]) -> Text:
    """Camp, cards, the Monster, and who stands there."""
    text = Text()
    text.append(CAMP if ground.camp else "")
    text.append(ENCOUNTER if ground.encounter else "", "bold red")
    text.append(ITEM * len(ground.equipment), "bold")
    text.append(MONSTER if ground.monster else "", "bold reverse")
    for person in people:
        style = "dim" if person.controller is None else SEAT_STYLES[person.controller]
        text.append(SHORT[person.name] + (WOUND if person.wounded else ""), style)
    cut = text[:CELL] if len(text) > CELL else text
    return cut + Text(" " * (CELL - len(cut)))


def _people(shown: Shown, pack: Content, names: Sequence[str], language: str) -> Table:
    """One line a character, by seat; neutral ones last."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for key in (
        "island-seat",
        "island-character",
        "island-place",
        "island-state",
        "island-carries",
    ):
        table.add_column(say(key, language), no_wrap=True)
    for seat in (*range(len(names)), None):
        for person in shown.characters:
            if person.controller == seat and person.at is not None:
                table.add_row(*_person(shown, person, pack, names, language))
        if seat is not None and shown.out[seat]:
            out = say("island-out", language)
            table.add_row(f"{SEAT_LETTERS[seat]} {names[seat]}", Text(out, "dim"), "", "", "")
    return table


def _person(
    shown: Shown, person: Person, pack: Content, names: Sequence[str], language: str
) -> list[Text]:
    seat = person.controller
    who = Text(say("island-neutral", language), "dim")
    if seat is not None:
        mark = "▸" if seat == shown.active else " "
        who = Text(
            f"{mark}{SEAT_LETTERS[seat]} {names[seat]} ({shown.held[seat]})", SEAT_STYLES[seat]
        )
    label = f"{SHORT[person.name]} {display(NAMES.index(person.name))} {person.strength}"
    if person.principal is not None:
        label += "*"
    flags = {
        "island-wounded": person.wounded, "island-healing": person.healing,
        "island-held": person.held, "island-sits-out": person.sits_out,
    }  # fmt: skip
    states = [say(key, language) for key, on in flags.items() if on]
    pieces = [
        "?" if piece is None else name_of(pack, piece, language) + ("°" if down else "")
        for piece, down in zip(person.equipment, person.face_down, strict=True)
    ]
    return [who, Text(label), Text(person.at or ""), Text(", ".join(states), "red"),
            Text(", ".join(pieces))]  # fmt: skip


def _contest(contest: Contest, pack: Content, language: str) -> Text:
    """Both sums as they grow."""
    sides = [", ".join(_who(name) for name in contest.attackers)]
    target = name_of(pack, contest.target, language)
    sides.append(", ".join([target, *(_who(name) for name in contest.helpers)]))
    text = Text(say("island-contest", language, place=contest.at) + " ", "bold")
    for side in range(2):
        die = f" ⚄{contest.dice[side]}" if contest.dice[side] else ""
        played = f" {contest.played[side]:+d}" if contest.played[side] else ""
        text.append(f"{sides[side]}{die}{played} = {contest.sums[side]}", "reverse")
        text.append("  –  " if side == 0 else "")
    return text


def _who(name: str) -> str:
    return display(NAMES.index(name))


def _pending(shown: Shown, pack: Content, language: str) -> Text:
    """The stack of what is pending, the newest last."""
    words = []
    for one in shown.pending:
        word = say(f"island-pending-{one.what}", language)
        if one.what == "window" and one.about:
            word = say(f"island-when-{one.about}", language)
        elif one.about:
            word += f" {name_of(pack, one.about, language)}"
        words.append(word)
    return Text(" › ".join(words), "dim")


def _hand(shown: Shown, seat: int, pack: Content, language: str) -> Text:
    text = Text()
    for name in shown.dealt if not shown.characters or shown.question == "keep" else ():
        entry = pack.characters[NAMES.index(name)]
        text.append(f"  {entry.name[language]} ", "bold").append(entry_text(entry, language) + "\n")
    hand = shown.hands[seat] or ()
    if hand:
        text.append(f"  {say('table-hand', language)}\n", "bold")
    for number, card in enumerate(hand, 1):
        entry = next(one for one in pack.cards if one.id == card)
        text.append(f"  {number} {entry.name[language]} ", "bold")
        text.append(entry_text(entry, language) + "\n", "dim")
    text.rstrip()
    return text


def ask(view: View, language: str) -> str:
    """What this seat has to decide, in a sentence; what cannot be played now, and why not."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    pack = content_of(view.table)
    question = say(f"island-ask-{shown.question}", language)
    top = next((one for one in reversed(shown.pending) if one.what == "window"), None)
    if shown.question == "window" and top is not None and top.about:
        question += " " + say(f"island-when-{top.about}", language)
        for refusal in view.refused:
            question += f"\n  {refusal.move}: {view.reason_of(refusal).say(language)}"
    piece = shown.pending[-1].about if shown.question == "item" else None
    if piece is not None:
        entry = next(one for one in pack.cards if one.id == piece)
        question += f" {entry.name[language]}: {entry_text(entry, language)}"
    return question


def line_label(line: Line, language: str) -> str:
    """A score line's name."""
    return say(f"line-{line.label}", language)


def own_cards(view: View) -> Sequence[str]:
    """The hand of this seat, to tell what is new in it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    return () if view.seat is None else shown.hands[view.seat] or ()


def colour_of(move: str) -> str | None:
    """No move names a colour here."""
    return None


def describe(move: str, name: str, table: View, language: str) -> str:
    """What a seat has done, in words; passing is not told. `table` is how it looked before."""
    verb, _, what = move.partition(" ")
    if verb not in TOLD_VERBS:
        return ""
    words = [_who(word) if word in NAMES else word for word in what.split()]
    return say(f"island-did-{verb}", language, name=name, what=" ".join(words))


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    keys = {f"island-ask-{word}" for word in QUESTIONS if word != "nothing"}
    keys |= {f"island-did-{verb}" for verb in (*TOLD_VERBS, "pass", "not-until-my-turn")}
    from cordee.games.island.portrait import FRAMES

    return keys | {f"island-pending-{word}" for word in FRAMES if word} | wording_keys()
