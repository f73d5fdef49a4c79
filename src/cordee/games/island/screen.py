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
from cordee.games.island.geometry import near, site_name
from cordee.games.island.notation import TOLD_VERBS
from cordee.games.island.portrait import FRAMES, QUESTIONS, Contest, Ground, Person, Shown
from cordee.games.island.printed import content_of
from cordee.games.island.state import SITES
from cordee.games.island.wording import display, entry_text, name_of, place_text, words_text
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


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    """The table as this seat sees it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    pack = content_of(view.table)
    parts: list[RenderableType] = [_map(shown, pack, language)]
    parts.append(Text(say("island-legend", language), "dim"))
    if shown.characters:
        parts.append(_people(shown, pack, names, language))
    if shown.contest is not None:
        parts.append(_contest(shown.contest, pack, language))
    if shown.pending:
        parts.append(_pending(shown, pack, language))
    hand = Text() if view.seat is None else _hand(shown, view.seat, pack, language)
    if hand:
        parts.append(hand)
    is_own = view.seat is not None and view.seat == shown.active
    turn = "island-turn-yours" if is_own else "island-turn-named"
    title = say(
        "island-title", language, round=str(shown.round), cap=str(shown.round_cap),
        deck=str(shown.deck), turn=say(turn, language, name=names[shown.active]),
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
    place = place_text(person.at or "", language)
    return [who, Text(label), Text(place), Text(", ".join(states), "red"),
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
    card = next((one for one in pack.cards if one.id == contest.target), None)
    if card is not None:
        text.append(f"\n  {entry_text(card, language)}", "dim")
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
        text.append(f"  {entry.name[language]} ", "bold")
        text.append(entry_text(entry, language, shown.rules) + "\n")
    hand = shown.hands[seat] or ()
    if hand:
        text.append(f"  {say('table-hand', language)}\n", "bold")
    for number, card in enumerate(hand, 1):
        entry = next(one for one in pack.cards if one.id == card)
        text.append(f"  {number} {entry.name[language]} ", "bold")
        text.append(entry_text(entry, language, shown.rules) + "\n", "dim")
    text.rstrip()
    return text


def ask(view: View, language: str) -> str:
    """What this seat has to decide, in a sentence; what cannot be played now, and why not."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    pack = content_of(view.table)
    question = say(f"island-ask-{shown.question}", language)
    top = next((one for one in reversed(shown.pending) if one.what == "window"), None)
    if shown.question == "window" and top is not None and top.about:
        question = f"{say(f'island-when-{top.about}', language)}. {question}"
        for refusal in view.refused:
            words = _what(refusal.move, shown, pack, view.seat, language)
            is_power = refusal.move.count(" ") == 1 and refusal.move.startswith("use")
            what = refusal.move if is_power else f"{refusal.move} ({words})"
            why = view.reason_of(refusal).say(language)
            question += "\n  " + say("island-rule", language, head=what, what=why)
    piece = shown.pending[-1].about if shown.question == "item" else None
    if piece is not None:
        entry = next(one for one in pack.cards if one.id == piece)
        name, rule = entry.name[language], entry_text(entry, language, shown.rules)
        question += "\n  " + say("island-rule", language, head=name, what=rule)
    return question


def phrase(move: str, view: View, names: Sequence[str], language: str) -> str:
    """A move that this seat can make, as a person would say it."""
    shown, _ = view.game.portray(view.table, view.plain, view.options, view.shared)
    verb, _, rest = move.partition(" ")
    if verb == "seat":
        return names[int(rest)]
    if verb == "site":
        return say("island-beside", language, places=_beside(shown.size, int(rest)))
    word = "use-now" if move == "use" else "use-power" if rest in NAMES and verb == "use" else verb
    what = _what(move, shown, content_of(view.table), view.seat, language)
    return say(f"island-act-{word}", language, what=what)


def _beside(size: int, place: int) -> tuple[str, ...]:
    """The sites that a start hex touches."""
    ways = near(size)[SITES + place - 1]
    return tuple(site_name(site) for site in sorted(ways) if site >= 0)


def _what(move: str, shown: Shown, pack: Content, seat: int | None, language: str) -> str:
    """What the words after the verb of a move stand for."""
    verb, *words = move.split(" ")
    if verb in ("play", "discard") and seat is not None:
        return name_of(pack, (shown.hands[seat] or ())[int(words[0]) - 1], language)
    if verb == "prize":
        return say(f"island-prize-{words[0]}", language)
    if verb == "seize" and shown.contest is not None:
        return _piece(shown, shown.contest.target, words[0], pack, language)
    if verb in ("use", "give") and len(words) == 2:
        piece = _piece(shown, words[0], words[1], pack, language)
        return say("island-piece-of", language, piece=piece, name=_who(words[0]))
    if verb == "resolve":
        ground = shown.sites[words[0]]
        return f"{name_of(pack, ground.hex, language)} ({words[0]})" if ground.hex else words[0]
    return words_text(pack, " ".join(words), language)


def _piece(shown: Shown, owner: str, place: str, pack: Content, language: str) -> str:
    """A piece of equipment of a character by its number, as these eyes know it."""
    person = next(one for one in shown.characters if one.name == owner)
    piece = person.equipment[int(place) - 1]
    return say("island-hidden-piece", language) if piece is None else name_of(pack, piece, language)


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
    verb, _, rest = move.partition(" ")
    if verb not in TOLD_VERBS:
        return ""
    shown, _ = table.game.portray(table.table, table.plain, table.options, table.shared)
    pack = content_of(table.table)
    key, params = table.recount(move)
    what = words_text(pack, params["what"], language)
    if verb == "use" and " " in rest:  # a piece, which lies open from now on
        what = say("island-piece-of", language, piece=what, name=_who(rest.split(" ")[0]))
    elif verb in ("prize", "give", "seize", "resolve"):
        what = _what(move, shown, pack, table.seat, language)
    elif verb == "site":
        what = f"{rest} ({say('island-beside', language, places=_beside(shown.size, int(rest)))})"
    elif verb == "toward" and shown.pending:
        what = f"{_walker(shown, pack, language)} {what}".lstrip()
    elif verb == "seat":
        what = say("seat", language, number=int(rest) + 1)
    return say(key, language, name=name, what=what)


def _walker(shown: Shown, pack: Content, language: str) -> str:
    """Who takes the step that a direction is asked for, or that it is only a look."""
    frame = shown.pending[-1]
    if frame.what == "look":
        return say("island-pending-look", language)
    if frame.what != "step":
        return ""
    return name_of(pack, frame.about, language) if frame.about else say("island-monster", language)


def card_name(view: View, card: str, language: str) -> str:
    """A card that has come to one's hand, by its printed name."""
    return name_of(content_of(view.table), card, language)


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    keys = {f"island-ask-{word}" for word in QUESTIONS if word != "nothing"}
    verbs = (*TOLD_VERBS, "pass", "not-until-my-turn")
    keys |= {f"island-{said}-{verb}" for said in ("did", "act") for verb in verbs}
    keys |= {f"island-prize-{word}" for word in ("control", "event", "none")}
    keys |= {
        "island-act-use-now",
        "island-act-use-power",
        "island-did-use-now",
        "island-did-use-power",
    }
    return keys | {f"island-pending-{word}" for word in FRAMES if word} | wording_keys()
