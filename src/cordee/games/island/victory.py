"""§ 19, 20: who is out, who has won, and the ranking when the last round is over."""

from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers, State, Table
from cordee.games.island import vocabulary as do
from cordee.games.island.frames import answered, pop, seats_after
from cordee.games.island.people import is_camp
from cordee.games.island.state import (
    CARRIED,
    CHARS,
    DEAD,
    DOMINATION,
    F_TURN,
    HAND,
    ITEMS,
    LAST_ONE,
    NEUTRAL,
    NO_FIGHT,
    NOBODY,
    NOBODY_LEFT,
    NOTHING,
    NOWHERE,
    OWN_GOAL,
    SERVED,
    SITES,
    STEP,
    WHAT,
)

TURN_OVER = 7  # the step of a turn in which it is closed
CHARACTER_POINTS, VICTORY_POINTS = 100, 2000


@rule
def end_match(s: State, how: int, seat: int) -> None:
    """Nothing more is asked."""
    answered(s)
    s.ended = how
    s.victor = seat
    s.chapter = 1


@rule
def count_of(s: State, seat: int) -> int:
    """How many characters a seat controls."""
    n = 0
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            n += 1
    return n


@rule
def settle_scores(t: Table, s: State) -> None:
    """After every effect: who is out, then whether somebody has won, the active seat first."""
    s.dirty = 0
    present = wide(0)
    for c in range(CHARS):
        if s.owner[c] >= 0:
            present |= 1 << wide(s.owner[c])
    alive = 0
    for seat in range(wide(t.seats)):
        if not s.out[seat]:
            if present >> seat & 1:
                alive += 1
            else:
                put_out(t, s, seat)
    if alive == 0:
        end_match(s, NOBODY_LEFT, NOBODY)
        return
    for away in range(wide(t.seats)):
        seat = seats_after(t, wide(s.active), away)
        if not s.out[seat]:
            if alive == 1:
                end_match(s, LAST_ONE, seat)
                return
            if rules_all(t, s, seat):
                end_match(s, DOMINATION, seat)
                return
            if reaches_goal(t, s, seat):
                end_match(s, OWN_GOAL, seat)
                return


@rule
def put_out(t: Table, s: State, seat: int) -> None:
    """§ 19: a player without characters: the hand is discarded, an active one's turn ends."""
    if s.ghost_seat < 0 and t.ghost:
        s.ghost_seat = seat
    s.out[seat] = 1
    for place in range(wide(s.held[seat])):
        s.discard[s.hand[seat, place]] += 1
    for place in range(HAND):
        s.hand[seat, place] = NOTHING
        s.hand_known[seat, place] = 0
    s.held[seat] = 0
    if wide(s.active) == seat:
        while wide(s.stack[wide(s.depth) - 1, WHAT]) != F_TURN:
            pop(s)
        if s.stack[wide(s.depth) - 1, STEP] < TURN_OVER:
            s.stack[wide(s.depth) - 1, STEP] = TURN_OVER
        s.party = 0
        s.covered = 0
        if s.fight_kind != NO_FIGHT:
            break_off(s)


@rule
def break_off(s: State) -> None:
    """A contest that nobody goes on with."""
    s.fight_kind = NO_FIGHT
    s.fight_site = NOWHERE
    s.fight_seat = NOBODY
    s.fight_target = NOTHING
    s.fight_attackers = 0
    s.fight_helpers = 0
    s.fight_result = 0
    s.fight_void = 0
    s.fight_stale = 0
    s.power_fight = 0
    s.item_fight = 0
    for side in range(2):
        s.fight_dice[side] = 0
        s.fight_bonus[side] = 0
        s.fight_sums[side] = 0


@rule
def is_neutralised(t: Table, s: State, c: int) -> bool:
    """§ 20: a Principal that is dead, or was held through a turn of its own; read literally, one
    that cannot move for whatever reason."""
    if wide(s.owner[c]) == DEAD or wide(s.hold[c]) == SERVED:
        return True
    return bool(t.literal) and bool(s.hold[c] or s.sit[c] or s.idle[c])


@rule
def rules_all(t: Table, s: State, seat: int) -> bool:
    """§ 19, 20: control of everybody; in the advanced game of all Secondary characters, all other
    Principals being neutralised."""
    for c in range(CHARS):
        owner = wide(s.owner[c])
        if t.advanced and s.principal[c] >= 0:
            if wide(s.principal[c]) != seat and not is_neutralised(t, s, c):
                return False
        elif owner >= NEUTRAL and owner != seat:
            return False
    return True


@rule
def reaches_goal(t: Table, s: State, seat: int) -> bool:
    """§ 19: the victory printed on one's own first card, while one controls that character."""
    for c in range(CHARS):
        goal = wide(t.win_op[c])
        if goal and wide(s.dealt_to[c]) == seat and wide(s.owner[c]) == seat:
            if is_goal(t, s, seat, c, goal, wide(t.win_amount[c])):
                return True
    return False


@rule
def is_goal(t: Table, s: State, seat: int, c: int, goal: int, amount: int) -> bool:
    """Whether one victory condition is fulfilled."""
    if goal == do.HEALER:
        for other in range(wide(t.seats)):
            if other != seat and not s.out[other] and not wide(s.healed[seat]) >> other & 1:
                return False
        return True
    if goal == do.SLAYER:
        return bool(s.monster_down)
    if goal == do.EXPLORER:
        return wide(s.explored[seat]) >= amount
    if goal == do.HUNTER:
        return wide(s.beaten[seat]) >= amount
    if goal == do.LEADER:
        return count_of(s, seat) >= amount
    if goal == do.REUNION:
        other = wide(t.win_with[c])
        if wide(s.owner[other]) != seat or wide(s.loc[other]) != wide(s.loc[c]):
            return False
        return count_of(s, seat) >= amount
    n = 0
    if goal == do.COLLECTOR:
        for i in range(ITEMS):
            who = wide(s.item_place[i]) - CARRIED
            if who >= 0 and wide(s.owner[who]) == seat:
                n += 1
    else:
        for site in range(SITES):
            if is_camp(t, s, site) and stands_at(s, seat, site):
                n += 1
    return n >= amount


@rule
def stands_at(s: State, seat: int, site: int) -> bool:
    """Whether a seat has a character there."""
    for c in range(CHARS):
        if wide(s.owner[c]) == seat and wide(s.loc[c]) == site:
            return True
    return False


@rule
def seat_points(t: Table, s: State, seat: int) -> int:
    """The ranking: a victory, then characters controlled, then their strength."""
    points = 0
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            points += CHARACTER_POINTS + wide(t.char_strength[c])
    return points + (VICTORY_POINTS if wide(s.victor) == seat else 0)


@rule
def outcome(t: Table, s: State, out: Numbers) -> int:
    """Points and rank (from 1) of every seat; answers how it ended. Equal ones share."""
    for seat in range(wide(t.seats)):
        out[seat, 0] = seat_points(t, s, seat)
    for seat in range(wide(t.seats)):
        rank = 1
        for other in range(wide(t.seats)):
            if out[other, 0] > out[seat, 0]:
                rank += 1
        out[seat, 1] = rank
    return wide(s.ended)
