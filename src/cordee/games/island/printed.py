"""A content pack written into the table of a match, and found again from it."""

from typing import Any

from cordee.core.contract import Table
from cordee.core.datapack import Pack
from cordee.games.island import content
from cordee.games.island import vocabulary as do
from cordee.games.island.content import Content, Effect, Thing
from cordee.games.island.state import (
    DRAWBACK,
    EFFECTS,
    EQUIPMENT,
    EVENT,
    FIGHTS,
    PASSIVE,
    POWER,
    ROLE_ACTIVE,
    ROLES,
    THINGS,
    WINDOWS,
)

_read: dict[int, Content] = {}  # by stamp: a table knows its pack by number


def content_of(table: Any) -> Content:
    """The pack that a table was made with."""
    return _read[int(table.pack)]


def read_into(table: Table, data: Pack) -> None:
    """Everything that the rules need to know of the pack."""
    stamp = int(data.stamp, 16) >> 1
    if stamp not in _read:
        _read[stamp] = content.read(data)
    table.pack = stamp
    _Writer(table).write(_read[stamp])


class _Writer:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.next = 0

    def write(self, pack: Content) -> None:
        table = self.table
        table.kinds, table.hexes = len(pack.cards), len(pack.hexes)
        for c, entry in enumerate(pack.characters):
            self.character(c, entry)
        for kind, card in enumerate(pack.cards):
            table.card_sort[kind] = content.SORTS[card.sort]
            table.card_copies[kind] = card.copies
            table.card_strength[kind] = card.strength
            table.card_trait[kind] = card.trait
            table.card_monster[kind] = card.monster
            self.thing(kind, card.thing)
            table.lose_first[kind] = self.effects(card.lose)
            table.lose_count[kind] = len(card.lose)
        for kind, entry in enumerate(pack.hexes):
            table.hex_shore[kind], table.hex_camp[kind] = entry.shore, entry.camp
            table.hex_copies[kind] = entry.copies
            table.hex_first[kind] = self.effects(entry.thing.effects)
            table.hex_count[kind] = len(entry.thing.effects)
        self.windows()

    def character(self, c: int, entry: content.Entry) -> None:
        table = self.table
        table.char_strength[c] = entry.strength
        goal, basic, other, advanced = entry.goal
        table.win_op[c], table.win_with[c] = goal, other
        table.win_amount[c] = advanced if table.advanced else basic
        self.thing(POWER + c, entry.thing)
        self.thing(DRAWBACK + c, entry.drawback)
        table.char_capacity[c] = 1
        for thing in (entry.thing, entry.drawback):
            if thing.when >> PASSIVE & 1:
                for effect in thing.effects:
                    if effect.op == do.CAPACITY:
                        table.char_capacity[c] = effect.amount
                    elif effect.op == do.HAND:
                        table.char_hand[c] = effect.amount
                    elif effect.op == do.MUST_FIGHT:
                        table.char_must_fight[c] = 1

    def thing(self, place: int, thing: Thing) -> None:
        table = self.table
        table.thing_when[place] = thing.when
        table.thing_if[place] = thing.conditions
        table.thing_trait[place] = thing.trait
        table.thing_once[place] = thing.once
        table.thing_first[place] = self.effects(thing.effects)
        table.thing_count[place] = len(thing.effects)

    def effects(self, effects: tuple[Effect, ...]) -> int:
        """Writes a list of effects and answers where it begins."""
        first = self.next
        assert first + len(effects) <= EFFECTS
        for effect in effects:
            self.table.effect_op[self.next] = effect.op
            self.table.effect_amount[self.next] = effect.amount
            self.table.effect_target[self.next] = effect.target
            self.next += 1
        return first

    def windows(self) -> None:
        """Who could have something to play when: see `windows.may_act`."""
        from cordee.games.island.windows import fight_fits, role_fits

        table = self.table
        for thing in range(THINGS):
            when, conditions = int(table.thing_when[thing]), int(table.thing_if[thing])
            sort = int(table.card_sort[thing]) if thing < table.kinds else -1
            for w in range(1, WINDOWS):
                if not when >> w & 1:
                    continue
                table.window_used[w] = 1
                asked = {EVENT: table.events_for, EQUIPMENT: table.items_for}.get(sort)
                if POWER <= thing < DRAWBACK:
                    asked = table.powers_for
                if asked is None:
                    continue
                for role in range(ROLES):
                    # Who takes part in a contest is on one of its sides.
                    aside = conditions & do.IF_TAKES_PART and not role & ~ROLE_ACTIVE
                    for fight in range(FIGHTS):
                        fits = _plain(role_fits)(conditions, role) and not aside
                        if fits and _plain(fight_fits)(conditions, fight):
                            asked[w, role, fight] = 1
        self.events_by_window()

    def events_by_window(self) -> None:
        """The kinds of events that each window knows; those without a target are found fastest."""
        table = self.table
        kinds = [k for k in range(int(table.kinds)) if table.card_sort[k] == EVENT]
        kinds.sort(key=lambda k: int(table.effect_target[table.thing_first[k]]))
        for w in range(1, WINDOWS):
            listed = [k for k in kinds if int(table.thing_when[k]) >> w & 1]
            table.window_event_count[w] = len(listed)
            table.window_events[w, : len(listed)] = listed


def _plain(function: Any) -> Any:
    """A rule as Python calls it: rules have no wrappers of their own."""
    return getattr(function, "py_func", function)
