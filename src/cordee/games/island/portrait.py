"""A view of the island as plain values, for JSON: what lies there, what may be remembered."""

from typing import Any

import msgspec
import numpy as np

from cordee.core.contract import Table, View
from cordee.games.island import state as at
from cordee.games.island.content import NAMES, Content
from cordee.games.island.geometry import site_name
from cordee.games.island.notation import hand_place, slot_of
from cordee.games.island.printed import content_of
from cordee.games.island.vocabulary import WINDOWS

QUESTIONS = (
    "nothing", "keep", "site", "move", "resolve", "join", "fight", "help", "item", "neutral",
    "give", "to", "discard", "prize", "wound", "choose", "seat", "toward", "window",
)  # fmt: skip
FRAMES = (
    "", "setup", "turn", "location", "draw", "gain", "item", "contest", "reroll", "wound", "window",
    "played", "effects", "step", "lot", "monster", "look", "arrive",
)  # fmt: skip
CONTESTS = ("", "encounter", "neutral", "opponent", "monster")
WINDOW_NAMES = {number: word for word, number in WINDOWS.items()}


class Person(msgspec.Struct, frozen=True):
    """A character on the map or dead."""

    name: str
    strength: int
    controller: int | None  # a seat; None: neutral
    at: str | None  # a site, or `start 3`; None: dead
    wounded: bool
    healing: bool
    sits_out: bool
    held: bool
    principal: int | None  # whose Principal it is
    equipment: tuple[str | None, ...]  # None: face down, unknown to these eyes
    face_down: tuple[bool, ...]


class Ground(msgspec.Struct, frozen=True):
    """A site of the island."""

    shore: bool
    explored: bool
    hex: str | None  # also where this seat has looked
    camp: bool
    equipment: tuple[str | None, ...]
    encounter: str | None
    monster: bool


class Contest(msgspec.Struct, frozen=True):
    """A contest as it stands."""

    kind: str
    at: str
    attackers: tuple[str, ...]
    target: str  # a character or an encounter
    helpers: tuple[str, ...]
    dice: tuple[int, ...]  # 0: not rolled yet
    played: tuple[int, ...]  # what was added on each side
    sums: tuple[int, ...]


class Decided(msgspec.Struct, frozen=True):
    """A contest that was decided, as everybody saw it."""

    n: int  # from 1: which contest of the match it was
    at: str
    sides: tuple[tuple[str, ...], tuple[str, ...]]  # characters, or an encounter first
    dice: tuple[int, int]
    sums: tuple[int, int]
    won: int | None  # the side; None: a tie


class Pending(msgspec.Struct, frozen=True):
    """One thing of the stack: what it is, and what it is about."""

    what: str
    about: str | None


class Shown(msgspec.Struct, frozen=True):
    """What lies on the table now."""

    rules: str
    size: int
    round: int  # from 1
    round_cap: int
    active: int
    starter: int
    question: str
    asked: int | None
    choice: tuple[str, ...]  # the characters that may be named
    pending: tuple[Pending, ...]  # the newest last
    dealt: tuple[str, ...]  # one's own two characters, until all have chosen
    hands: tuple[tuple[str, ...] | None, ...]  # None: not for these eyes
    held: tuple[int, ...]
    out: tuple[bool, ...]
    starts: tuple[int | None, ...]  # where each seat's start hex lies, from 1
    characters: tuple[Person, ...]
    sites: dict[str, Ground]
    contest: Contest | None
    decided: tuple[Decided, ...]  # the last contests, the newest last
    party: tuple[str, ...]
    deck: int
    discard: dict[str, int]
    pile: int
    monster: str | None  # where it is
    monster_defeated: bool
    explored: tuple[int, ...]  # by seat
    beaten: tuple[int, ...]
    healed: tuple[tuple[int, ...], ...]  # by seat: whose characters it has healed
    quiet: bool  # this seat passes until its turn


class Memory(msgspec.Struct, frozen=True):
    """What this seat may remember."""

    known: tuple[tuple[str, ...], ...]  # by seat: cards of its hand that this one has seen


def portray(
    table: Table, view: View, shared: dict[str, Any], *, remember: bool
) -> tuple[Shown, Memory | None]:
    """Both parts. `table` and `view` are plain records (see core.records)."""
    pack = content_of(table)
    seats = range(table.seats)
    hands = [
        tuple(_card(pack, kind) for kind in view.hand[seat][: view.held[seat]].tolist())
        for seat in seats
    ]
    is_over = view.ended != at.NOT_ENDED
    shown = _shown(table, view, pack, hands, is_over=is_over)
    if not remember:
        return shown, None
    known = tuple(tuple(card for card in hand if card is not None) for hand in hands)
    return shown, Memory(tuple(() if seat == view.seat else known[seat] for seat in seats))


def _shown(
    table: Table, view: View, pack: Content, hands: list[Any], *, is_over: bool
) -> Shown:  # fmt: skip
    seats = range(table.seats)
    items = _items(view, pack)
    dealt = view.dealt[view.seat].tolist() if view.seat >= 0 else []
    return Shown(
        rules="advanced" if table.advanced else "basic",
        size=table.size,
        round=view.rounds_done + (not is_over),
        round_cap=table.cap,
        active=view.active,
        starter=view.starter,
        question=QUESTIONS[view.ask],
        asked=view.asker if view.ask else None,
        choice=_names(view.choice) if QUESTIONS[view.ask] not in ("resolve", "seat", "toward")
        else (),
        pending=tuple(_pending(table, view, pack, d) for d in range(view.depth)),
        dealt=tuple(NAMES[c] for c in dealt if c >= 0),
        hands=tuple(hands[seat] if is_over or seat == view.seat else None for seat in seats),
        held=tuple(view.held.tolist()[: table.seats]),
        out=tuple(bool(view.out[seat]) for seat in seats),
        starts=tuple(int(view.started[s]) + 1 if view.started[s] >= 0 else None for s in seats),
        characters=tuple(
            _person(table, view, items, c) for c in range(at.CHARS) if view.owner[c] != at.IN_PILE
        ),
        sites={
            site_name(site): _ground(table, view, pack, items, site)
            for site in range(at.SITES)
            if table.on_shore[site] >= 0
        },
        contest=_contest(view, pack),
        decided=decided(view, pack),
        party=_names(view.party),
        deck=view.deck_left,
        discard={
            pack.cards[kind].id: many
            for kind, many in enumerate(view.discard.tolist()[: table.kinds])
            if many
        },
        pile=view.pile_left,
        monster=_place(view.monster_site),
        monster_defeated=bool(view.monster_down),
        explored=tuple(view.explored.tolist()[: table.seats]),
        beaten=tuple(view.beaten.tolist()[: table.seats]),
        healed=tuple(
            tuple(other for other in seats if int(view.healed[seat]) >> other & 1)
            for seat in seats
        ),
        quiet=bool(view.quiet),
    )  # fmt: skip


def card_of(table: Table, view: View, move: str) -> str | None:
    """The card that a move of this view's seat is about, by its id."""
    place, slot = hand_place(move), slot_of(move)
    kind = at.NOTHING
    if place is not None:
        kind = int(view["hand"][int(view["seat"])][place])
    elif slot is not None:
        c, wanted = slot
        own = np.flatnonzero(view["item_place"] == at.CARRIED + c)
        kind = int(view["item_kind"][own[wanted]]) if wanted < len(own) else at.NOTHING
    return _card(content_of(table), kind)


def _card(pack: Content, kind: int) -> str | None:
    return pack.cards[kind].id if kind >= 0 else None


def _names(mask: int) -> tuple[str, ...]:
    return tuple(name for c, name in enumerate(NAMES) if int(mask) >> c & 1)


def _place(loc: int) -> str | None:
    """A site, or `start 3`."""
    if loc < 0:
        return None
    return site_name(loc) if loc < at.SITES else f"start {loc - at.SITES + 1}"


def _items(view: View, pack: Content) -> dict[int, list[tuple[str | None, bool]]]:
    """Pieces by the place they are at: what they are, and whether they lie face down."""
    found: dict[int, list[tuple[str | None, bool]]] = {}
    kinds, down = view.item_kind.tolist(), view.item_down.tolist()
    for i, place in enumerate(view.item_place.tolist()):
        if place >= 0:
            found.setdefault(place, []).append((_card(pack, kinds[i]), bool(down[i])))
    return found


def _person(table: Table, view: View, items: dict[int, Any], c: int) -> Person:
    owner = int(view.owner[c])
    own = items.get(at.CARRIED + c, [])
    return Person(
        name=NAMES[c],
        strength=int(table.char_strength[c]),
        controller=owner if owner >= 0 else None,
        at=_place(int(view.loc[c])),
        wounded=bool(view.wounded[c]),
        healing=bool(view.healing[c]),
        sits_out=bool(view.sit[c] or view.idle[c]),
        held=bool(view.hold[c]),
        principal=int(view.principal[c]) if view.principal[c] >= 0 else None,
        equipment=tuple(piece for piece, _ in own),
        face_down=tuple(down for _, down in own),
    )


def _ground(
    table: Table, view: View, pack: Content, items: dict[int, Any], site: int
) -> Ground:  # fmt: skip
    kind = int(view.site_hex[site])
    return Ground(
        shore=bool(table.on_shore[site]),
        explored=bool(view.site_up[site]),
        hex=pack.hexes[kind].id if kind >= 0 else None,
        camp=kind >= 0 and pack.hexes[kind].camp,
        equipment=tuple(piece for piece, _ in items.get(site, [])),
        encounter=_card(pack, int(view.site_card[site])),
        monster=view.monster_site == site,
    )


def _contest(view: View, pack: Content) -> Contest | None:
    kind = CONTESTS[view.fight_kind]
    if not kind:
        return None
    target = view.fight_target
    return Contest(
        kind=kind,
        at=_place(view.fight_site) or "",
        attackers=_names(view.fight_attackers),
        target=pack.cards[target].id if kind in ("encounter", "monster") else NAMES[target],
        helpers=_names(view.fight_helpers),
        dice=tuple(view.fight_dice.tolist()),
        played=tuple(view.fight_bonus.tolist()),
        sums=tuple(view.fight_sums.tolist()),
    )


def decided(view: View, pack: Content, after: int = 0) -> tuple[Decided, ...]:
    """The contests after a number that are still remembered."""
    found = []
    for n in range(max(after, int(view.decided) - at.PAST), int(view.decided)):
        kind, site, target, attackers, helpers, *rolled, first, second = view.past[
            n % at.PAST
        ].tolist()
        is_card = CONTESTS[kind] in ("encounter", "monster")
        other = pack.cards[target].id if is_card else NAMES[target]
        found.append(
            Decided(
                n + 1, _place(site) or "", (_names(attackers), (other, *_names(helpers))),
                (rolled[0], rolled[1]), (first, second),
                None if first == second else int(second > first),
            )
        )  # fmt: skip
    return tuple(found)


def _pending(table: Table, view: View, pack: Content, d: int) -> Pending:
    what, _, a, _, _ = view.stack[d].tolist()
    about: str | None = None
    if what == at.F_LOCATION:
        about = site_name(a)
    elif what == at.F_WINDOW:
        about = WINDOW_NAMES[a]
    elif what == at.F_ITEM:
        about = _card(pack, int(view.item_kind[a])) if a >= 0 else None
    elif what == at.F_WOUND:
        about = NAMES[a]
    elif what in (at.F_STEP, at.F_LOOK):  # whose step; None: the Monster's
        about = NAMES[a] if a >= 0 else None
    elif what == at.F_PLAYED:
        about = pack.cards[a].id if a < at.POWER else NAMES[a - at.POWER]
    return Pending(FRAMES[what], about)
