"""A content pack, checked: characters, Destin cards and hexes with their words and effects.

Five files: characters.toml, encounters.toml, equipment.toml, events.toml, hexes.toml. What they may
say is described in docs/rules/island-content.md. A fault names the file, the entry and the field.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from cordee.core.datapack import Pack
from cordee.core.faults import BadData
from cordee.games.island import vocabulary as do
from cordee.games.island.state import (
    CHARS,
    EFFECTS,
    ENCOUNTER,
    EQUIPMENT,
    EVENT,
    HEXES,
    ITEMS,
    KINDS,
    SLOTS,
)
from cordee.words import LANGUAGES, Phrase

NAMES = (
    "ana-lucia", "boone", "charlie", "claire", "eko", "hurley", "jack", "jin", "kate", "libby",
    "locke", "michael", "sawyer", "sayid", "shannon", "sun", "walt",
)  # fmt: skip
SOURCES = ("attested", "house", "printed")
FILES = {
    "character": "characters.toml", "encounter": "encounters.toml",
    "equipment": "equipment.toml", "event": "events.toml", "hex": "hexes.toml",
}  # fmt: skip
SORTS = {"encounter": ENCOUNTER, "equipment": EQUIPMENT, "event": EVENT}
MOST_AMOUNT, MOST_STRENGTH, MOST_EFFECTS = 12, 20, 6
SHORE_NEEDED, INNER_NEEDED = 28, 36  # an island of 8 x 8
COMMON = ("id", "source", "name", "text")
FIELDS = {
    "character": (*COMMON, "strength", "power", "drawback", "victory"),
    "encounter": (*COMMON, "copies", "strength", "trait", "monster", "win", "lose"),
    "equipment": (*COMMON, "copies", "when", "if", "against", "once", "effects"),
    "event": (*COMMON, "copies", "when", "if", "against", "effects"),
    "hex": (*COMMON, "copies", "shore", "camp", "effects"),
}


@dataclass(frozen=True)
class Effect:
    """One thing that happens."""

    op: int
    amount: int
    target: int


@dataclass(frozen=True)
class Thing:
    """Effects with the moment and the conditions in which they can be used."""

    when: int = 0
    conditions: int = 0
    trait: int = 0
    once: bool = False
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A character, a kind of card, or a kind of hex."""

    id: str
    sort: str
    name: dict[str, str]
    text: dict[str, str]
    source: str
    copies: int = 1
    strength: int = 0
    trait: int = 0
    monster: bool = False
    shore: bool = False
    camp: bool = False
    thing: Thing = field(default_factory=Thing)  # a card's own, a power, a hex's instructions
    lose: tuple[Effect, ...] = ()
    drawback: Thing = field(default_factory=Thing)
    goal: tuple[int, int, int, int] = (0, 0, 0, 0)  # what, how many, with whom, how many (advanced)


@dataclass(frozen=True)
class Content:
    """A whole pack."""

    characters: tuple[Entry, ...]
    cards: tuple[Entry, ...]
    hexes: tuple[Entry, ...]


class _Reader:
    """One entry of a file, and faults that name it."""

    def __init__(self, file: str, entry: dict[str, Any], label: str) -> None:
        self.file, self.entry, self.label = file, entry, label

    def fault(self, key: str, value: object, expected: Phrase) -> BadData:
        return Pack.fault(self.file, f"{self.label}.{key}", value, expected)

    def get(self, key: str, default: Any = None) -> Any:
        if key not in self.entry:
            if default is None:
                raise BadData("data-missing", file=self.file, key=f"{self.label}.{key}")
            return default
        return self.entry[key]

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            expected = Phrase("expected-whole", {"least": str(least), "most": str(most)})
            raise self.fault(key, value, expected)
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key, False)
        if not isinstance(value, bool):
            raise self.fault(key, value, Phrase("expected-flag"))
        return value

    def one_of(self, key: str, known: Any, default: str | None = None) -> str:
        value = self.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise self.fault(key, value, Phrase("expected-choice", {"values": tuple(known)}))
        return value

    def many_of(self, key: str, known: dict[str, int]) -> list[int]:
        value = self.get(key, [])
        if not isinstance(value, list) or any(
            not isinstance(word, str) or word not in known for word in value
        ):
            raise self.fault(key, value, Phrase("expected-several", {"values": tuple(known)}))
        return [known[word] for word in value]

    def words(self, key: str) -> dict[str, str]:
        value = self.get(key)
        good = isinstance(value, dict) and all(
            isinstance(value.get(language), str) and value[language].strip()
            for language in LANGUAGES
        )
        if not good:
            raise self.fault(key, value, Phrase("expected-two-languages"))
        return {language: value[language] for language in LANGUAGES}

    def inside(self, key: str, known: tuple[str, ...]) -> "_Reader | None":
        """A table of its own within the entry."""
        if key not in self.entry:
            return None
        value = self.entry[key]
        if not isinstance(value, dict):
            raise self.fault(key, value, Phrase("expected-table"))
        reader = _Reader(self.file, value, f"{self.label}.{key}")
        reader.refuse_others(known)
        return reader

    def refuse_others(self, known: tuple[str, ...]) -> None:
        for key in self.entry:
            if key not in known:
                expected = Phrase("expected-choice", {"values": known})
                raise self.fault(key, self.entry[key], expected)

    def effects(self, key: str) -> tuple[Effect, ...]:
        value = self.get(key, [])
        if not isinstance(value, list) or len(value) > MOST_EFFECTS:
            raise self.fault(key, value, Phrase("expected-effects", {"most": str(MOST_EFFECTS)}))
        found = []
        for place, one in enumerate(value, 1):
            reader = _Reader(self.file, one if isinstance(one, dict) else {}, "")
            reader.label = f"{self.label}.{key}.{place}"
            reader.refuse_others(("op", "amount", "target"))
            op = do.OPS[reader.one_of("op", do.OPS)]
            target = do.TARGETS[reader.one_of("target", do.TARGETS, "none")]
            least = 0 if op == do.MONSTER else 1
            if op == do.STRENGTH:
                least = -MOST_AMOUNT
            most = SLOTS if op == do.CAPACITY else MOST_AMOUNT
            if op == do.CAPACITY:
                least = 0
            amount = reader.whole("amount", least, most, max(least, 1))
            _check_target(reader, op, target)
            found.append(Effect(op, amount, target))
        return tuple(found)

    def thing(self, windows: bool = True) -> Thing:
        when = self.many_of("when", do.WINDOWS) if windows else []
        if windows and not when:
            expected = Phrase("expected-several", {"values": tuple(do.WINDOWS)})
            raise self.fault("when", self.get("when", []), expected)
        effects = self.effects("effects")
        if windows and not effects:
            raise self.fault("effects", [], Phrase("expected-effects", {"most": "6"}))
        return Thing(
            sum(1 << window for window in set(when)),
            sum(set(self.many_of("if", do.CONDITIONS))),
            sum(set(self.many_of("against", do.TRAITS))),
            self.flag("once"),
            effects,
        )


SIDES = ("my-side", "their-side", "attackers", "defenders")
_ON_SIDES = (do.STRENGTH, do.REROLL, do.SET_DIE)
_ON_CHARACTERS = (
    do.WOUND, do.KILL, do.HEAL, do.MOVE, do.HOLD, do.REST, do.RELEASE, do.SCOUT, do.CONTROL,
    do.DISARM,
)  # fmt: skip
_ON_SEATS = (do.DISCARD, do.REVEAL, do.LOOK)


def _check_target(reader: _Reader, op: int, target: int) -> None:
    """What an effect can work on depends on what it does."""
    expected: tuple[str, ...]
    characters = tuple(w for w, t in do.TARGETS.items() if t >= do.FIRST_CHARACTER_TARGET)
    if op in _ON_SIDES:
        fits, expected = do.T_MY_SIDE <= target <= do.T_DEFENDERS, SIDES
    elif op in _ON_CHARACTERS:
        fits, expected = target >= do.FIRST_CHARACTER_TARGET, characters
    elif op in _ON_SEATS:
        fits, expected = target == do.T_OTHER_SEAT, ("other-player",)
    elif op == do.STEAL:
        fits = target == do.T_OTHER_SEAT or target >= do.FIRST_CHARACTER_TARGET
        expected = ("other-player", *characters)
    else:
        fits, expected = target == do.T_NONE, ("none",)
    if not fits:
        value = reader.entry.get("target", "none")
        raise reader.fault("target", value, Phrase("expected-choice", {"values": expected}))


def _entries(data: Pack, sort: str) -> list[_Reader]:
    """The entries of a file, each with an id of its own."""
    file = FILES[sort]
    listed = data.find(file, sort)
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise Pack.fault(file, sort, listed, Phrase("expected-entries", {"sort": sort}))
    found, seen = [], set()
    for place, one in enumerate(listed, 1):
        label = one.get("id")
        reader = _Reader(file, one, f"{sort} {place}")
        if not isinstance(label, str) or not re.fullmatch("[a-z][a-z0-9-]{0,31}", label):
            raise reader.fault("id", label, Phrase("expected-id"))
        if label in seen:
            raise reader.fault("id", label, Phrase("expected-new-id"))
        seen.add(label)
        reader.label = f"{sort} {label}"
        reader.refuse_others(FIELDS[sort])
        found.append(reader)
    return found


def _common(reader: _Reader, sort: str, most_copies: int) -> dict[str, Any]:
    return {
        "id": reader.entry["id"],
        "sort": sort,
        "name": reader.words("name"),
        "text": reader.words("text"),
        "source": reader.one_of("source", SOURCES),
        "copies": reader.whole("copies", 1, most_copies, 1),
    }


def _character(reader: _Reader) -> Entry:
    reader.one_of("id", NAMES)
    power = reader.inside("power", ("when", "if", "against", "effects"))
    drawback = reader.inside("drawback", ("when", "if", "against", "effects"))
    goal = reader.inside("victory", ("goal", "amount", "advanced", "with"))
    wanted = (0, 0, 0, 0)
    if goal is not None:
        what = do.GOALS[goal.one_of("goal", do.GOALS)]
        other = goal.one_of("with", NAMES) if what == do.REUNION else NAMES[0]
        amount = goal.whole("amount", 1, 99, 1)
        later = goal.whole("advanced", 1, 99, amount)
        wanted = (what, amount, NAMES.index(other), later)
    return Entry(
        **_common(reader, "character", 1),
        strength=reader.whole("strength", 1, 5),
        thing=Thing() if power is None else power.thing(),
        drawback=Thing() if drawback is None else drawback.thing(),
        goal=wanted,
    )


def _card(reader: _Reader, sort: str) -> Entry:
    common = _common(reader, sort, KINDS)
    if sort != "encounter":
        return Entry(**common, thing=reader.thing())
    return Entry(
        **common,
        strength=reader.whole("strength", 0, MOST_STRENGTH),
        trait=do.TRAITS[reader.one_of("trait", do.TRAITS)],
        monster=reader.flag("monster"),
        thing=Thing(effects=reader.effects("win")),
        lose=reader.effects("lose"),
    )


def _hex(reader: _Reader) -> Entry:
    return Entry(
        **_common(reader, "hex", HEXES),
        shore=reader.flag("shore"),
        camp=reader.flag("camp"),
        thing=reader.thing(windows=False),
    )


def read(data: Pack) -> Content:
    """The whole pack, checked."""
    characters = {entry.id: entry for entry in map(_character, _entries(data, "character"))}
    for name in NAMES:
        if name not in characters:
            raise BadData("data-missing", file=FILES["character"], key=name)
    cards = [_card(reader, sort) for sort in SORTS for reader in _entries(data, sort)]
    hexes = [_hex(reader) for reader in _entries(data, "hex")]
    _check_total("encounter", sum(card.copies for card in cards), 1, KINDS)
    pieces = sum(card.copies for card in cards if card.sort == "equipment")
    _check_total("equipment", pieces, 0, ITEMS)
    shore = sum(one.copies for one in hexes if one.shore)
    _check_total("hex", shore, SHORE_NEEDED, HEXES)
    _check_total("hex", sum(one.copies for one in hexes) - shore, INNER_NEEDED, HEXES)
    found = Content(tuple(characters[name] for name in NAMES), tuple(cards), tuple(hexes))
    lists = [len(one.thing.effects) + len(one.lose) for one in (*cards, *hexes)]
    lists += [len(one.thing.effects) + len(one.drawback.effects) for one in found.characters]
    _check_total("event", sum(lists), 0, EFFECTS)
    assert len(found.characters) == CHARS
    return found


def _check_total(sort: str, many: int, least: int, most: int) -> None:
    if not least <= many <= most:
        expected = Phrase("expected-whole", {"least": str(least), "most": str(most)})
        raise Pack.fault(FILES[sort], "copies", many, expected)
