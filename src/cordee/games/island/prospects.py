"""What the rule-of-thumb player looks at: odds, strengths, distances. From the view alone."""

from cordee.core.compile import rule, wide
from cordee.core.contract import Table, View
from cordee.games.island import vocabulary as do
from cordee.games.island.state import (
    CARRIED,
    CHARS,
    DIRECTIONS,
    DRAWBACK,
    ITEMS,
    NEUTRAL,
    PASSIVE,
    SITES,
    WIDTH,
)

# Wins out of 36 when one is so much stronger, from -5 to +5 (facts of two dice).
WINS = (0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0)

# What is so many steps away counts less.
FADES = (1.0, 0.6, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03)
USUAL_ENCOUNTER = 3  # strength
DEADLY = 0.17  # how often a card drawn kills somebody who is wounded and alone


@rule
def fade(steps: int) -> float:
    """How much something so many steps away still counts."""
    return FADES[steps] if steps < 8 else 0.02


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
def attack_at(t: Table, v: View, seat: int, loc: int) -> int:
    """The same when it provokes an opponent: some are worse at that."""
    total = might_at(t, v, seat, loc)
    for c in range(CHARS):
        if wide(v.owner[c]) == seat and wide(v.loc[c]) == loc and not v.wounded[c]:
            total += when_attacking(t, c)
    return total


@rule
def when_attacking(t: Table, c: int) -> int:
    """What a character's drawback takes from an attack."""
    thing = DRAWBACK + c
    if (
        not wide(t.thing_when[thing]) >> PASSIVE & 1
        or not wide(t.thing_if[thing]) & do.IF_ATTACKING
    ):
        return wide(0)
    first = wide(t.thing_first[thing])
    less = wide(0)
    for effect in range(first, first + wide(t.thing_count[thing])):
        if t.effect_op[effect] == do.STRENGTH:
            less += wide(t.effect_amount[effect])
    return less


@rule
def has_rival(t: Table, v: View, me: int, goal: int) -> bool:
    """Whether another player wins once this happens."""
    for c in range(CHARS):
        owner = wide(v.owner[c])
        if owner >= 0 and owner != me and owner == wide(v.dealt_to[c]) and t.win_op[c] == goal:
            return True
    return False


@rule
def life_worth(t: Table, v: View, me: int) -> float:
    """What a character's life is worth: the last one is the match."""
    return 40.0 if count_seen(v, me) == 1 else 15.0


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
def caution(v: View) -> float:
    """How much a card or an opponent is to be feared: less and less, for the same reason."""
    return max(0.0, 1.0 - 0.05 * wide(v.rounds_done))


@rule
def fight_worth(t: Table, v: View, me: int, target: int, lead: int) -> float:
    """What provoking an opponent's character promises."""
    gain = 12.0 + 2.0 * might(t, v, target) + 2.0 * v.wounded[target]
    if t.advanced and v.principal[target] >= 0:
        gain = 9.0 if is_hunting(v, me) else 2.0 if own_goal(t, v, me) == do.COLLECTOR else 0.5
    if count_seen(v, wide(v.owner[target])) == 1 and not t.advanced:
        gain += 6.0  # its player would be out
    if not t.advanced and t.win_op[target] and wide(v.dealt_to[target]) == wide(v.owner[target]):
        gain += 6.0  # what it could win by would be gone
    return float(gain * chance(lead) - daring(v) * chance(-lead))


@rule
def is_hunting(v: View, me: int) -> bool:
    """§ 20: who has all Secondary characters goes after the one Principal that is left; several
    are hardly ever neutralised at once."""
    own = wide(0)
    others = wide(0)
    rivals = wide(0)
    for c in range(CHARS):
        if v.principal[c] >= 0:
            if v.owner[c] >= 0 and wide(v.owner[c]) != me:
                rivals += 1
        elif v.owner[c] >= NEUTRAL:
            if wide(v.owner[c]) == me:
                own += 1
            else:
                others += 1
    return own >= 3 and others == 0 and rivals == 1


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
    t: Table, v: View, me: int, goal: int, group: int, there: int, wounded: bool, site: int
) -> float:  # fmt: skip
    """How good it is to go to a site: what is there, and what is not far from it."""
    best = 0.0
    fear = 0.0
    for c in range(CHARS):
        owner, loc = wide(v.owner[c]), wide(v.loc[c])
        if loc < 0 or loc >= SITES or owner == me:
            continue
        steps = distance(site, loc)
        if owner == NEUTRAL:
            worth = neutral_worth(t, v, me, goal, group, c)
        else:
            lead = group - might_at(t, v, owner, loc)
            worth = fight_worth(t, v, me, c, lead) * (1.0 + 0.05 * wide(v.rounds_done))
            if steps <= 1 and lead < 0:  # it would come, or is there already
                fear = max(fear, chance(-lead) * threat(t, v, me))
        if goal == do.REUNION and is_wanted(t, v, me, c):
            worth = 12.0
        if not wounded:
            best = max(best, worth * fade(steps))
    best = max(best, ground(t, v, me, goal, group, wounded, site)) - fear * caution(v)
    best += draws_worth(t, v, me, goal, group, wounded, site)
    if there > 0 and not wounded:  # its cards are drawn once, whoever comes along
        best -= draws_worth(t, v, me, goal, there, wounded, site)
    if v.monster_site >= 0:
        lead = group - wide(t.card_strength[v.monster_kind])
        life = life_worth(t, v, me)
        if goal == do.SLAYER and not wounded:
            best += 20.0 * chance(lead) * fade(distance(site, wide(v.monster_site)))
        if wide(v.monster_site) == site:
            gain = -40.0 if has_rival(t, v, me, do.SLAYER) else 6.0
            best += gain * chance(lead) - life * chance(-lead)
        elif distance(site, wide(v.monster_site)) == 1:  # it comes here one time in twelve
            best -= chance(-lead) * life / 12.0
    if v.site_card[site] >= 0 and not (wounded and is_camp_seen(t, v, site)):
        lead = group - wide(t.card_strength[v.site_card[site]])
        gain = 5.0 if goal == do.HUNTER else 2.0
        best += gain * chance(lead) - 3.0 * chance(-lead)
        if wounded and group == 0:
            best -= life_worth(t, v, me) * harm_of(t, wide(v.site_card[site])) * chance(-lead)
    return best


@rule
def threat(t: Table, v: View, me: int) -> float:
    """What an attack by an opponent costs: a Principal of the advanced game cannot be taken."""
    if count_seen(v, me) > 1:
        return 2.0
    return 0.5 if t.advanced else 5.0


@rule
def harm_of(t: Table, card: int) -> float:
    """1 where an encounter wounds who loses against it."""
    first = wide(t.lose_first[card])
    for effect in range(first, first + wide(t.lose_count[card])):
        if t.effect_op[effect] == do.WOUND or t.effect_op[effect] == do.KILL:
            return 1.0
    return 0.0


@rule
def neutral_worth(t: Table, v: View, me: int, goal: int, group: int, c: int) -> float:
    """What a neutral character promises to a group that comes to it."""
    worth = (9.0 + might(t, v, c)) * chance(group - might(t, v, c))
    if count_seen(v, me) == 1:
        worth *= 2.0  # alone, every wound is a danger
    if goal == do.LEADER or goal == do.REUNION or goal == do.COLLECTOR or goal == do.HEALER:
        return worth * 1.5
    return worth


@rule
def is_wanted(t: Table, v: View, me: int, c: int) -> bool:
    """Whether somebody of one's own looks for this character, and has company enough to win."""
    for other in range(CHARS):
        if wide(v.owner[other]) == me and wide(v.dealt_to[other]) == me:
            if t.win_op[other] == do.REUNION and wide(t.win_with[other]) == c:
                return count_seen(v, me) >= wide(t.win_amount[other])
    return False


@rule
def draws_at(t: Table, v: View, site: int) -> int:
    """How many cards an explored hex makes one draw, less what lies there."""
    if v.site_card[site] >= 0:  # § 20: nothing is drawn before it is beaten
        return wide(0)
    kind = wide(v.site_hex[site])
    first = wide(t.hex_first[kind])
    n = wide(0)
    for effect in range(first, first + wide(t.hex_count[kind])):
        if t.effect_op[effect] == do.DRAW:
            n += wide(t.effect_amount[effect])
    for i in range(ITEMS):
        if wide(v.item_place[i]) == site:
            n -= 1
    return max(n, 0)


@rule
def draws_worth(
    t: Table, v: View, me: int, goal: int, group: int, wounded: bool, site: int
) -> float:  # fmt: skip
    """What the cards of a site promise, by the odds against the usual encounter."""
    many = 1.2 if not v.site_up[site] else 1.0 * draws_at(t, v, site)
    harm = 0.0 if not v.site_up[site] else harm_at(t, v, site)
    if wounded:  # a second wound is death; companions can face what comes in its place
        if group > 0 or is_camp_seen(t, v, site):  # who is healed faces nothing
            return 0.0
        return -DEADLY * caution(v) * life_worth(t, v, me) * many - 2.0 * harm
    lead = group - USUAL_ENCOUNTER
    gain = 1.5 if goal == do.HUNTER else 0.6
    return many * (0.3 + gain * chance(lead) - 0.8 * chance(-lead)) - harm


@rule
def harm_at(t: Table, v: View, site: int) -> float:
    """What an explored hex does to who comes there."""
    kind = wide(v.site_hex[site])
    first = wide(t.hex_first[kind])
    harm = 0.0
    for effect in range(first, first + wide(t.hex_count[kind])):
        op = wide(t.effect_op[effect])
        if op == do.WOUND or op == do.KILL:
            harm += 4.0
        elif op == do.HOLD or op == do.REST:
            harm += 1.5
    return harm


@rule
def does_heal(t: Table, v: View, site: int) -> bool:
    """An explored hex that heals who comes there."""
    kind = wide(v.site_hex[site])
    first = wide(t.hex_first[kind])
    for effect in range(first, first + wide(t.hex_count[kind])):
        if t.effect_op[effect] == do.HEAL:
            return True
    return False


@rule
def is_held_by(v: View, me: int, site: int) -> bool:
    """Whether one has somebody there already who need not go on."""
    for c in range(CHARS):
        if wide(v.owner[c]) == me and wide(v.loc[c]) == site and v.moved[c]:
            return True
    return False


@rule
def ground(
    t: Table, v: View, me: int, goal: int, group: int, wounded: bool, site: int
) -> float:  # fmt: skip
    """What the hexes promise: unexplored ones, what lies there, places for the wounded."""
    best = 0.0
    for other in range(SITES):
        if t.on_shore[other] < 0:
            continue
        worth = 0.0
        if not v.site_up[other]:
            if other == site and is_held_by(v, me, site):
                continue  # who is there uncovers it
            worth = 0.5 if wounded else 0.5 + 0.3 * group
            if goal == do.EXPLORER:
                worth *= 2.0
        elif wounded:
            if does_heal(t, v, other):
                worth = 0.3 * life_worth(t, v, me)
            elif is_camp_seen(t, v, other):
                worth = 0.25 * life_worth(t, v, me)
        elif goal == do.CAMPER and is_camp_seen(t, v, other) and not is_held_by(v, me, other):
            worth = 10.0
        if worth > 0.0:
            best = max(best, worth * fade(distance(site, other)))
    if goal == do.COLLECTOR and not wounded:
        for i in range(ITEMS):
            place = wide(v.item_place[i])
            if 0 <= place < SITES:
                best = max(best, 6.0 * fade(distance(site, place)))
    return best


@rule
def shore_of(t: Table, start: int) -> int:
    """The hex of the island beside a start hex."""
    for way in range(DIRECTIONS):
        site = wide(t.near[SITES + start, way])
        if site >= 0:
            return site
    return wide(0)


@rule
def landing_worth(t: Table, v: View, start: int) -> float:
    """A start hex far from everybody else: one meets the island before one's opponents."""
    nearest = wide(8)
    for seat in range(wide(t.seats)):
        if v.started[seat] >= 0:
            there = shore_of(t, wide(v.started[seat]))
            nearest = min(nearest, distance(shore_of(t, start), there))
    return 1.0 * nearest
