"""What the rule-of-thumb player looks at: odds, strengths, distances. From the view alone."""

from cordee.core.compile import rule, wide
from cordee.core.contract import Table, View
from cordee.games.island import vocabulary as do
from cordee.games.island.state import CARRIED, CHARS, ITEMS, NEUTRAL, SITES, WIDTH

# Wins out of 36 when one is so much stronger, from -5 to +5 (facts of two dice).
WINS = (0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0)


@rule
def chance(lead: int) -> float:
    """How likely the stronger by `lead` wins; a tie is no win."""
    if lead > 5:
        return 1.0
    if lead < -5:
        return 0.0
    return WINS[lead + 5] / 36.0


@rule
def might(t: Table, v: View, c: int) -> int:
    """A character's strength now."""
    return 0 if v.wounded[c] else wide(t.char_strength[c])


@rule
def might_at(t: Table, v: View, seat: int, loc: int) -> int:
    """What a seat can put together at a location; equipment counts one."""
    total = wide(0)
    for c in range(CHARS):
        if wide(v.owner[c]) == seat and wide(v.loc[c]) == loc:
            total += might(t, v, c) + (1 if pieces(v, c) and not v.wounded[c] else 0)
    return total


@rule
def pieces(v: View, c: int) -> int:
    """How many pieces of equipment a character carries."""
    n = wide(0)
    for i in range(ITEMS):
        if wide(v.item_place[i]) == CARRIED + c:
            n += 1
    return n


@rule
def distance(one: int, other: int) -> int:
    """Steps between two sites, in offset rows."""
    row, other_row = one // WIDTH, other // WIDTH
    column = one % WIDTH - (row - (row & 1)) // 2
    other_column = other % WIDTH - (other_row - (other_row & 1)) // 2
    down, right = other_row - row, other_column - column
    if (down > 0) == (right > 0):
        return abs(down) + abs(right)
    return max(abs(down), abs(right))


@rule
def is_camp_seen(t: Table, v: View, site: int) -> bool:
    """An explored camp."""
    return bool(v.site_up[site]) and bool(t.hex_camp[wide(v.site_hex[site])])


@rule
def daring(v: View) -> float:
    """Losses weigh less the longer it lasts: somebody has to make an end of it."""
    return max(0.5, 6.0 - 0.2 * wide(v.rounds_done))


@rule
def fight_worth(t: Table, v: View, me: int, target: int, lead: int) -> float:
    """What provoking an opponent's character promises."""
    gain = 6.0 + 2.0 * might(t, v, target) + 2.0 * v.wounded[target]
    if t.advanced and v.principal[target] >= 0:
        gain = 2.0
    if count_seen(v, wide(v.owner[target])) == 1 and not t.advanced:
        gain += 6.0  # its player would be out
    return float(gain * chance(lead) - daring(v) * chance(-lead))


@rule
def count_seen(v: View, seat: int) -> int:
    """How many characters a seat controls."""
    n = wide(0)
    for c in range(CHARS):
        if wide(v.owner[c]) == seat:
            n += 1
    return n


@rule
def own_goal(t: Table, v: View, me: int) -> int:
    """What would win by one's own card, 0: nothing."""
    for c in range(CHARS):
        if wide(v.dealt_to[c]) == me and wide(v.owner[c]) == me and t.win_op[c]:
            return wide(t.win_op[c])
    return wide(0)


@rule
def pull(
    t: Table, v: View, me: int, goal: int, group: int, wounded: bool, site: int
) -> float:  # fmt: skip
    """How good it is to go to a site: what is there, and what is not far from it."""
    best = 0.0
    for c in range(CHARS):
        owner, loc = wide(v.owner[c]), wide(v.loc[c])
        if loc < 0 or loc >= SITES or owner == me or wounded:
            continue
        if owner == NEUTRAL:
            worth = (5.0 + might(t, v, c)) * chance(group - might(t, v, c))
            if goal == do.LEADER or goal == do.REUNION:
                worth *= 1.5
        else:
            lead = group - might_at(t, v, owner, loc)
            worth = fight_worth(t, v, me, c, lead)
            if loc == site and lead < 0:  # not to be met there
                best -= 2.0
        best = max(best, worth * 0.6 ** distance(site, loc))
    best = max(best, ground(t, v, me, goal, group, wounded, site))
    if wide(v.monster_site) == site:
        lead = group - wide(t.card_strength[v.monster_kind])
        gain = 20.0 if goal == do.SLAYER else 6.0
        best += gain * chance(lead) - 10.0 * chance(-lead)
    if v.site_card[site] >= 0:
        lead = group - wide(t.card_strength[v.site_card[site]])
        best += 2.0 * chance(lead) - 3.0 * chance(-lead)
    return best


@rule
def ground(
    t: Table, v: View, me: int, goal: int, group: int, wounded: bool, site: int
) -> float:  # fmt: skip
    """What the hexes promise: unexplored ones, and camps for the wounded."""
    best = 0.0
    for other in range(SITES):
        if t.on_shore[other] < 0:
            continue
        worth = 0.0
        if not v.site_up[other]:
            worth = 0.5 if wounded else 2.0 + 0.3 * group
            if goal == do.EXPLORER:
                worth *= 2.0
        elif wounded and is_camp_seen(t, v, other):
            worth = 8.0
        elif not wounded:
            worth = 1.0 if other == site else 0.0
            if goal == do.CAMPER and is_camp_seen(t, v, other):
                worth += 2.0
        if worth > 0.0:
            best = max(best, worth * 0.6 ** distance(site, other))
    return best
