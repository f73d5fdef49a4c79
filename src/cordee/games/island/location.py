"""§ 7, 8: a location is resolved: uncovered, its camp, who takes part, contests or cards, and what
the hex says."""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.contest import able_attackers, foes_at, start_contest
from cordee.games.island.effects import FIGHTS
from cordee.games.island.frames import ask, own_at, pop, push, taken_luck
from cordee.games.island.luck import await_hex, draw_hex
from cordee.games.island.people import is_camp, items_at
from cordee.games.island.state import (
    ALL_SEATS,
    ASK_FIGHT,
    ASK_JOIN,
    CHARS,
    F_ARRIVE,
    F_EFFECTS,
    F_ITEM,
    ITEMS,
    STEP,
    THE_HEX,
    VS_ENCOUNTER,
    VS_MONSTER,
    W_LOCATION,
    WHO,
    A,
    B,
    C,
)
from cordee.games.island.windows import open_window

# Steps of a location.
(
    L_ARRIVE, L_UNCOVER, L_UNCOVERED, L_PARTY, L_MONSTER, L_FIGHT, L_CARD, L_ITEMS, L_TEXT, L_END,
) = range(10)  # fmt: skip


@rule
def location(t: Table, s: State) -> None:
    """The next step of the location on top of the stack."""
    d = wide(s.depth) - 1
    site, step = wide(s.stack[d, A]), wide(s.stack[d, STEP])
    seat = wide(s.active)
    s.stack[d, STEP] = step + 1
    if step == L_ARRIVE:
        open_window(t, s, W_LOCATION)
    elif step == L_UNCOVER:
        if s.site_up[site]:
            s.stack[d, STEP] = L_PARTY
        elif s.site_hex[site] < 0:
            await_hex(t, s, site)
    elif step == L_UNCOVERED:
        if s.site_hex[site] < 0:
            draw_hex(t, s, site, taken_luck(s))
        uncover(t, s, site)
    elif step == L_PARTY:
        gather_party(t, s, seat, site)
    elif step == L_MONSTER:
        s.covered = items_at(s, site) + (1 if s.site_card[site] >= 0 else 0)
        if s.party and wide(s.monster_site) == site:
            kind = wide(s.monster_kind)
            start_contest(t, s, VS_MONSTER, seat, kind, site, everybody_at(s, site))
    elif step == L_FIGHT:
        provoke(t, s, d, seat, site)
    elif step == L_CARD:
        still_here(s, site)
        if s.stack[d, B] != FIGHTS and s.party and s.site_card[site] >= 0:
            target = wide(s.site_card[site])
            start_contest(t, s, VS_ENCOUNTER, seat, target, site, wide(s.party))
    elif step == L_ITEMS:
        still_here(s, site)
        offer_items(s, d, seat, site)
    elif step == L_TEXT:
        still_here(s, site)
        if s.party:
            kind = wide(s.site_hex[site])
            who = seat * WHO + THE_HEX + 1
            push(s, F_EFFECTS, wide(t.hex_first[kind]), wide(t.hex_count[kind]), who)
    else:
        s.party = 0
        s.covered = 0
        pop(s)


@rule
def uncover(t: Table, s: State, site: int) -> None:
    """§ 7, 8: the hex lies open; a camp brings a neutral character."""
    s.site_up[site] = 1
    s.site_known[site] = ALL_SEATS
    s.explored[s.active] += 1
    s.dirty = 1
    if t.hex_camp[wide(s.site_hex[site])]:
        push(s, F_ARRIVE, site, 0, 0)


@rule
def gather_party(t: Table, s: State, seat: int, site: int) -> None:
    """§ 7, 14: those who came here take part, or are healed at a camp."""
    mask = wide(0)
    asked = False
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and wide(s.loc[c]) == site and s.arrived[c]:
            s.arrived[c] = 0
            mask |= 1 << c
            asked = asked or (bool(s.wounded[c]) and is_camp(t, s, site))
    s.party = 0
    if asked or mask & (mask - 1):
        ask(s, seat, ASK_JOIN, mask)
    else:
        s.party = mask


@rule
def everybody_at(s: State, site: int) -> int:
    """The characters of all players at a location: neutral ones stand aside."""
    mask = wide(0)
    for c in range(CHARS):
        if s.owner[c] >= 0 and wide(s.loc[c]) == site:
            mask |= 1 << c
    return mask


@rule
def still_here(s: State, site: int) -> None:
    """Who died, left or changed sides takes part no more."""
    s.party = wide(s.party) & own_at(s, wide(s.active), site)


@rule
def provoke(t: Table, s: State, d: int, seat: int, site: int) -> None:
    """§ 11: while there are opponents, and somebody to fight them, the player is asked."""
    still_here(s, site)
    if able_attackers(s, seat, site) and foes_at(s, seat, site):
        s.stack[d, STEP] = L_FIGHT
        ask(s, seat, ASK_FIGHT, foes_at(s, seat, site))


@rule
def offer_items(s: State, d: int, seat: int, site: int) -> None:
    """§ 9: what lies here is offered piece by piece, unless an encounter guards it."""
    if s.stack[d, B] == FIGHTS or s.party == 0 or s.site_card[site] >= 0:
        return
    for i in range(wide(s.stack[d, C]), ITEMS):
        if wide(s.item_place[i]) == site:
            s.stack[d, C] = i + 1
            s.stack[d, STEP] = L_ITEMS
            push(s, F_ITEM, i, seat, 0)
            return


@rule
def must_fight(t: Table, s: State, seat: int, site: int) -> bool:
    """A character of the party that cannot pass an opponent by."""
    mask = able_attackers(s, seat, site)
    for c in range(CHARS):
        if mask >> c & 1 and t.char_must_fight[c]:
            return True
    return False
