"""The rule-of-thumb player: moves in groups, explores, goes by the odds, heals, uses its cards.

Every action is worth a number of arbitrary points; passing is worth nothing.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import NEVER, Numbers, Table, View
from cordee.games.island import vocabulary as do
from cordee.games.island.prospects import (
    attack_at,
    chance,
    fight_worth,
    has_rival,
    is_camp_seen,
    landing_worth,
    might,
    might_at,
    own_goal,
    pieces,
    pull,
)
from cordee.games.island.state import (
    ACTIONS,
    ALL,
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_GIVE,
    ASK_HELP,
    ASK_ITEM,
    ASK_JOIN,
    ASK_KEEP,
    ASK_MOVE,
    ASK_NEUTRAL,
    ASK_PRIZE,
    ASK_SEAT,
    ASK_SITE,
    ASK_TOWARD,
    ASK_WINDOW,
    ASK_WOUND,
    CARRIED,
    CHARS,
    CHOOSE,
    DIRECTIONS,
    DISCARD,
    DONE,
    DRAW,
    F_STEP,
    FIGHT,
    HEAL,
    HIDE,
    ITEMS,
    JOIN,
    KEEP,
    LEAVE,
    MOVE,
    NO_FIGHT,
    PLAY,
    POWER,
    PRIZE_CONTROL,
    PRIZE_EVENT,
    QUIET,
    SEAT,
    SEATS,
    SEIZE,
    SITE,
    SLOTS,
    TAKE,
    TOWARD,
    USE,
    USE_ITEM,
    USE_NOW,
    VS_MONSTER,
    VS_OPPONENT,
    W_DICE,
    WHAT,
    WOUND,
    A,
)


@rule
def greedy(t: Table, v: View, out: Numbers) -> None:
    """Writes the worth of each action."""
    for action in range(ACTIONS):
        out[action] = 0.0
    out[QUIET] = NEVER
    me, question = wide(v.seat), wide(v.ask)
    if question == ASK_WINDOW:
        value_window(t, v, me, out)
    elif question == ASK_MOVE:
        value_moves(t, v, me, out)
    elif question == ASK_JOIN or question == ASK_HELP:
        value_party(t, v, me, out)
    elif question == ASK_FIGHT or question == ASK_NEUTRAL:
        value_fights(t, v, me, question == ASK_NEUTRAL, out)
    elif question == ASK_ITEM:
        value_find(t, v, me, out)
    elif question == ASK_TOWARD:
        value_directions(t, v, me, out)
    elif question == ASK_CHOOSE or question == ASK_WOUND:
        value_people(t, v, me, question == ASK_WOUND, out)
    elif question == ASK_PRIZE:
        out[PRIZE_CONTROL] = 9.0
        out[SEIZE] = 6.0
        out[SEIZE + 1] = 5.0
        out[PRIZE_EVENT] = 3.0
    elif question == ASK_KEEP:
        for c in range(CHARS):
            out[KEEP + c] = wide(t.char_strength[c]) + goal_worth(wide(t.win_op[c]))
    elif question == ASK_SITE:
        for start in range(wide(t.starts)):
            out[SITE + start] = landing_worth(t, v, start)
    elif question == ASK_SEAT:
        for seat in range(SEATS):
            out[SEAT + seat] = wide(v.held[seat])
    elif question == ASK_GIVE:
        out[DONE] = 1.0
    elif question == ASK_DISCARD:
        for place in range(wide(v.held[me])):
            out[DISCARD + place] = -keep_worth(t, wide(v.hand[me, place]))


@rule
def goal_worth(goal: int) -> float:
    """What a victory condition is worth, in points of strength: some wait for luck or others."""
    if goal == do.HEALER:
        return 2.5
    if goal == do.LEADER or goal == do.COLLECTOR:
        return 2.0
    if goal == do.HUNTER or goal == do.EXPLORER or goal == do.CAMPER:
        return 1.5
    return 0.5 if goal else 0.0


@rule
def keep_worth(t: Table, kind: int) -> float:
    """What a card in hand is worth, compared to others."""
    op = wide(t.effect_op[wide(t.thing_first[kind])])
    if op == do.CONTROL or op == do.PROTECT or op == do.STRENGTH:
        return 3.0
    return 2.0 if op == do.REROLL or op == do.HEAL or op == do.FLEE else 1.0


# --- moving ------------------------------------------------------------------------------------


@rule
def value_moves(t: Table, v: View, me: int, out: Numbers) -> None:
    """Each way of each character, together with those who can come along or are there."""
    goal = own_goal(t, v, me)
    for c in range(CHARS):
        if wide(v.owner[c]) != me or v.moved[c]:
            continue
        loc = wide(v.loc[c])
        wounded = bool(v.wounded[c])
        along = wide(0)
        for other in range(CHARS):
            if wide(v.owner[other]) == me and wide(v.loc[other]) == loc and not v.moved[other]:
                along += might(t, v, other)
        for way in range(DIRECTIONS):
            site = wide(t.near[loc, way])
            if site >= 0:
                there = wide(0)
                friends = wide(0)
                for other in range(CHARS):
                    if wide(v.owner[other]) == me and wide(v.loc[other]) == site and v.moved[other]:
                        there += might(t, v, other)
                        friends += 1
                group = there if wounded else along + there
                worth = pull(t, v, me, goal, group, there, wounded, site)
                if wounded and is_camp_seen(t, v, site):
                    worth += 4.0
                if friends and goal != do.CAMPER:
                    worth += 0.5
                out[MOVE + c * DIRECTIONS + way] = worth


@rule
def value_directions(t: Table, v: View, me: int, out: Numbers) -> None:
    """A step by an effect, a look, or the Monster steered by a player who is out."""
    d = wide(v.depth) - 1
    if wide(v.stack[d, WHAT]) != F_STEP or v.stack[d, A] < 0:
        return
    c = wide(v.stack[d, A])
    loc = wide(v.loc[c])
    for way in range(DIRECTIONS):
        site = wide(t.near[loc, way])
        if site >= 0:
            group, wounded = might(t, v, c), bool(v.wounded[c])
            out[TOWARD + way] = pull(t, v, me, own_goal(t, v, me), group, 0, wounded, site)


# --- locations and contests --------------------------------------------------------------------


@rule
def value_party(t: Table, v: View, me: int, out: Numbers) -> None:
    """The wounded are healed or stay away; all others take part."""
    ill = False
    well = False
    for c in range(CHARS):
        if wide(v.choice) >> c & 1:
            out[HEAL + c] = 5.0
            if v.wounded[c]:
                ill = True
            else:
                well = True
                out[JOIN + c] = 4.0
    out[ALL] = 1.0 if ill else 6.0
    out[DONE] = 3.0 if ill and not well else 0.5


@rule
def value_fights(t: Table, v: View, me: int, neutral: bool, out: Numbers) -> None:
    """Contests by the odds; a neutral character costs nothing to try."""
    out[DRAW] = 1.0
    for c in range(CHARS):
        if wide(v.choice) >> c & 1:
            site = wide(v.loc[c])
            if neutral:
                own = might_at(t, v, me, site)
                out[FIGHT + c] = 1.0 + might(t, v, c) * chance(own - might(t, v, c))
            else:
                lead = attack_at(t, v, me, site) - might_at(t, v, wide(v.owner[c]), site)
                out[FIGHT + c] = fight_worth(t, v, me, c, lead)


@rule
def value_find(t: Table, v: View, me: int, out: Numbers) -> None:
    """Equipment is carried by the strongest with free hands; medicine is used where it helps."""
    out[LEAVE] = 1.0
    i = wide(v.stack[wide(v.depth) - 1, A])
    kind = wide(v.item_kind[i])
    if kind >= 0 and t.effect_op[wide(t.thing_first[kind])] == do.HEAL:
        out[USE_NOW] = 5.0
    for c in range(CHARS):
        if wide(v.choice) >> c & 1:
            free = pieces(v, c) < wide(t.char_capacity[c])
            worth = 3.0 + 0.1 * might(t, v, c) if free and not v.wounded[c] else 0.5
            if free and v.wounded[c]:
                worth = 2.0
            out[TAKE + c] = worth
            out[HIDE + c] = worth + 0.01


@rule
def value_people(t: Table, v: View, me: int, struck: bool, out: Numbers) -> None:
    """Bad things for the strongest opponent or the weakest of one's own; good ones the reverse."""
    first = wide(WOUND) if struck else wide(CHOOSE)
    op = wide(do.WOUND)
    dies = struck and v.fight_kind == VS_MONSTER  # whoever it is
    if not struck:
        effect = wide(v.stack[wide(v.depth) - 1, A]) - 1
        op = wide(t.effect_op[effect])
    good = op == do.HEAL or op == do.MOVE or op == do.SCOUT or op == do.RELEASE
    for c in range(CHARS):
        worth = 1.0 + wide(t.char_strength[c])
        if wide(v.owner[c]) == me:
            if v.principal[c] >= 0:
                worth += 2.0
            if v.wounded[c] and op == do.WOUND:
                worth += 0.0 if dies else 5.0  # it would die
            if not good:
                worth = -worth
        elif op == do.HEAL:
            worth = worth + 10.0 if wants_to_heal(t, v, me, wide(v.owner[c])) else -worth
        out[first + c] = worth


@rule
def wants_to_heal(t: Table, v: View, me: int, other: int) -> bool:
    """Whether healing somebody of that seat brings one nearer to winning."""
    if other < 0 or wide(v.healed[me]) >> other & 1:
        return False
    for c in range(CHARS):
        if wide(v.owner[c]) == me and wide(v.dealt_to[c]) == me and t.win_op[c] == do.HEALER:
            return True
    return False


# --- windows -----------------------------------------------------------------------------------


@rule
def value_window(t: Table, v: View, me: int, out: Numbers) -> None:
    """Everything one has, by what it does now."""
    for action in range(USE, DISCARD):
        out[action] = -1.0
    for place in range(wide(v.held[me])):
        out[PLAY + place] = thing_worth(t, v, me, wide(v.hand[me, place]), True)
    slots = wide(0)
    for c in range(CHARS):
        if wide(v.owner[c]) == me:
            out[USE + c] = thing_worth(t, v, me, POWER + c, False)
            slots = 0
            for i in range(ITEMS):
                if wide(v.item_place[i]) == CARRIED + c and slots < SLOTS:
                    kind = wide(v.item_kind[i])
                    once = bool(t.thing_once[kind])
                    out[USE_ITEM + c * SLOTS + slots] = thing_worth(t, v, me, kind, once)
                    slots += 1


@rule
def my_side(v: View, me: int) -> int:
    """0 attacking, 1 defending, -1 neither."""
    for c in range(CHARS):
        if wide(v.owner[c]) == me:
            if wide(v.fight_attackers) >> c & 1:
                return 0
            if v.fight_kind == VS_OPPONENT and wide(v.fight_target) == c:
                return 1
    return -1


@rule
def thing_worth(t: Table, v: View, me: int, thing: int, spent: bool) -> float:
    """What using a thing promises; `spent`: it is gone afterwards."""
    effect = wide(t.thing_first[thing])
    op, amount = wide(t.effect_op[effect]), wide(t.effect_amount[effect])
    target = wide(t.effect_target[effect])
    if v.fight_kind != NO_FIGHT:
        side = my_side(v, me)
        if side >= 0:
            later = bool(wide(t.thing_when[thing]) >> W_DICE & 1)
            return contest_worth(t, v, me, side, op, amount, target, spent, later)
    if op == do.HEAL:
        return 4.0
    if op == do.PROTECT:
        return 3.0
    if op == do.CONTROL:
        return 8.0
    if op == do.WOUND or op == do.KILL:
        return 5.0
    if op == do.HOLD or op == do.RELEASE or op == do.DRAW:
        return 2.0
    if op == do.MOVE:
        return 0.6
    if op == do.STEAL or op == do.DISCARD or op == do.REVEAL or op == do.LOOK:
        return 1.5
    return 0.5 if op == do.SCOUT else -1.0


@rule
def contest_worth(
    t: Table, v: View, me: int, side: int, op: int, amount: int, target: int, spent: bool,
    later: bool,
) -> float:  # fmt: skip
    """In a contest of one's own: what turns the odds, or the result. What can be played `later`,
    once the dice lie, and is gone then, waits for them."""
    if op == do.PROTECT:
        return 3.0
    if v.fight_kind == VS_MONSTER and op != do.FLEE and has_rival(t, v, me, do.SLAYER):
        return -1.0  # beating it would be another's victory
    lead = wide(v.fight_sums[side]) - wide(v.fight_sums[1 - side])
    rolled = v.fight_dice[0] > 0
    if op == do.WOUND or (op == do.HOLD and target == do.T_BEATEN):  # instead of the prize
        stays = v.fight_kind == VS_OPPONENT and v.principal[v.fight_target] >= 0
        return 10.0 if t.advanced and stays else -1.0
    if op == do.CANCEL:
        return 0.5
    if op == do.FLEE:
        if rolled:
            return 2.0 if lead < 0 else -1.0
        return 1.0 if lead < -2 else -1.0
    if op == do.REROLL or op == do.SET_DIE:
        theirs = target == do.T_THEIR_SIDE
        face = wide(v.fight_dice[1 - side if theirs else side])
        if op == do.SET_DIE:
            return 1.0 if lead <= 0 <= lead + amount - face else -1.0
        helps = face >= 4 if theirs else face <= 3
        helps = helps or (lead < 0 and not spent)  # a lost contest cannot be lost twice
        return 1.0 if lead <= 0 and helps else -1.0
    if op != do.STRENGTH:
        return -1.0
    change = amount
    if target == do.T_THEIR_SIDE or (target == do.T_ATTACKERS and side == 1):
        change = -amount
    if target == do.T_DEFENDERS and side == 0:
        change = -amount
    if change <= 0:
        return -1.0
    if rolled:
        if lead < 0 and lead + change == 0:
            return 0.8  # a tie hurts nobody
        return 2.0 if lead <= 0 < lead + change else -1.0
    if not spent:
        return 2.0
    if later:
        return -1.0
    gain = chance(lead + change) - chance(lead)
    return 1.0 if gain > 0.25 and lead + change >= 0 else -1.0
