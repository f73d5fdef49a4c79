"""Numbers for learners, from the view alone: encoding 1.

For each character, PERSON numbers; for each site, GROUND numbers; for each kind of card, CARD
numbers; then SCALARS numbers for the table. Seats are told relative to the viewer: 0 is oneself, 1
the next in turn order, and so on. A spectator sees as seat 0 would, without a hand.

Person: 0 strength / 5 · 1 neutral · 2 dead · 3 wounded · 4 healing · 5 sits out · 6 held ·
7 Principal · 8-15 controlled by seat · 16 row / 8 · 17 column / 8 · 18 on a start hex ·
19 pieces carried / 2 · 20 may be chosen now · 21 in the contest, attacking · 22 defending.
Ground: 0 on this island · 1 shore · 2 explored · 3 camp · 4 pieces lying / 3 · 5 encounter's
strength / 10 · 6 the Monster.
Card: 0 own hand / 4 · 1 known elsewhere / 4 · 2 discarded / 4.
Scalars: 0-18 what is asked · 19 asked oneself · 20 own turn · 21 round / 40 · 22 deck / 160 ·
23-30 cards held / 8 by seat · 31-38 out by seat · 39-43 sort of contest · 44, 45 dice / 6 ·
46, 47 sums / 20 · 48 advanced · 49 quiet.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.games.island.state import (
    CARRIED,
    CHARS,
    DEAD,
    ITEMS,
    KINDS,
    NEUTRAL,
    SITES,
    VS_OPPONENT,
    WIDTH,
)

ENCODING = 1
PERSON, GROUND, CARD, SCALARS = 23, 7, 3, 50
FIRST_SITE = CHARS * PERSON
FIRST_CARD = FIRST_SITE + SITES * GROUND
FIRST_SCALAR = FIRST_CARD + KINDS * CARD
OBSERVATION = FIRST_SCALAR + SCALARS


@rule
def observe(t: Table, v: View, out: Numbers) -> None:
    """Writes OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(wide(v.seat), 0)
    for c in range(CHARS):
        observe_person(t, v, me, c, out)
    for site in range(SITES):
        observe_ground(t, v, site, out)
    for i in range(ITEMS):
        place = wide(v.item_place[i])
        if place >= CARRIED:
            out[(place - CARRIED) * PERSON + 19] += 0.5
        elif 0 <= place < SITES:
            out[FIRST_SITE + place * GROUND + 4] += 1.0 / 3.0
        if v.item_kind[i] >= 0:
            out[FIRST_CARD + wide(v.item_kind[i]) * CARD + 1] += 0.25
    observe_table(t, v, me, out)


@rule
def observe_person(t: Table, v: View, me: int, c: int, out: Numbers) -> None:
    """One character."""
    base = c * PERSON
    owner, loc = wide(v.owner[c]), wide(v.loc[c])
    out[base] = wide(t.char_strength[c]) / 5.0
    out[base + 1] = 1.0 if owner == NEUTRAL else 0.0
    out[base + 2] = 1.0 if owner == DEAD else 0.0
    out[base + 3] = wide(v.wounded[c])
    out[base + 4] = 1.0 if v.healing[c] else 0.0
    out[base + 5] = 1.0 if v.sit[c] or v.idle[c] else 0.0
    out[base + 6] = 1.0 if v.hold[c] else 0.0
    out[base + 7] = 1.0 if v.principal[c] >= 0 else 0.0
    if owner >= 0:
        out[base + 8 + (owner - me) % wide(t.seats)] = 1.0
    if 0 <= loc < SITES:
        out[base + 16] = (1 + loc // WIDTH) / 8.0
        out[base + 17] = (1 + loc % WIDTH) / 8.0
    out[base + 18] = 1.0 if loc >= SITES else 0.0
    out[base + 20] = wide(v.choice) >> c & 1
    out[base + 21] = wide(v.fight_attackers) >> c & 1
    out[base + 22] = wide(v.fight_helpers) >> c & 1
    if v.fight_kind == VS_OPPONENT and wide(v.fight_target) == c:
        out[base + 22] = 1.0


@rule
def observe_ground(t: Table, v: View, site: int, out: Numbers) -> None:
    """One site."""
    base = FIRST_SITE + site * GROUND
    if t.on_shore[site] < 0:
        return
    out[base] = 1.0
    out[base + 1] = wide(t.on_shore[site])
    out[base + 2] = wide(v.site_up[site])
    kind = wide(v.site_hex[site])
    if kind >= 0:
        out[base + 3] = wide(t.hex_camp[kind])
    if v.site_card[site] >= 0:
        out[base + 5] = wide(t.card_strength[v.site_card[site]]) / 10.0
    out[base + 6] = 1.0 if wide(v.monster_site) == site else 0.0


@rule
def observe_table(t: Table, v: View, me: int, out: Numbers) -> None:
    """Hands, the discard, and the scalars."""
    base = FIRST_SCALAR
    out[base + wide(v.ask)] = 1.0
    out[base + 19] = 1.0 if wide(v.asker) == me else 0.0
    out[base + 20] = 1.0 if wide(v.active) == me else 0.0
    out[base + 21] = wide(v.rounds_done) / 40.0
    out[base + 22] = wide(v.deck_left) / 160.0
    for away in range(wide(t.seats)):
        seat = (me + away) % wide(t.seats)
        out[base + 23 + away] = wide(v.held[seat]) / 8.0
        out[base + 31 + away] = wide(v.out[seat])
        for place in range(wide(v.held[seat])):
            kind = wide(v.hand[seat, place])
            if kind >= 0:
                out[FIRST_CARD + kind * CARD + (0 if seat == me else 1)] += 0.25
    for kind in range(wide(t.kinds)):
        out[FIRST_CARD + kind * CARD + 2] = wide(v.discard[kind]) / 4.0
    out[base + 39 + wide(v.fight_kind)] = 1.0
    for side in range(2):
        out[base + 44 + side] = wide(v.fight_dice[side]) / 6.0
        out[base + 46 + side] = wide(v.fight_sums[side]) / 20.0
    out[base + 48] = wide(t.advanced)
    out[base + 49] = 1.0 if v.quiet else 0.0
