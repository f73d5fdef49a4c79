"""§ 19, 20: who is out, who has won, and the ranking when the last round is over."""

from cordee.core.bits import lowest
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, State, Table
from cordee.core.drive import Records
from cordee.games.island import vocabulary as do
from cordee.games.island.frames import answered, pop, seats_after
from cordee.games.island.people import is_camp, is_on_map
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
    if alive == 1:
        end_match(s, LAST_ONE, lowest(present))
        return
    winning = goals_reached(t, s)
    for away in range(wide(t.seats)):
        seat = seats_after(t, wide(s.active), away)
        if present >> seat & 1:
            if rules_all(t, s, seat):
                end_match(s, DOMINATION, seat)
                return
            if winning >> seat & 1:
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
def goals_reached(t: Table, s: State) -> int:
    """§ 19: the seats that fulfil the victory printed on their own first card, while they control
    that character, as bits."""
    mask = wide(0)
    for c in range(CHARS):
        if is_reached(t, s, c):
            mask |= 1 << wide(s.dealt_to[c])
    return mask


@rule
def is_reached(t: Table, s: State, c: int) -> bool:
    """Whether somebody fulfils the victory of this card, which is their own."""
    seat = wide(s.dealt_to[c])
    if seat < 0 or wide(s.owner[c]) != seat or not t.win_op[c]:
        return False
    return is_goal(t, s, seat, c, wide(t.win_op[c]), wide(t.win_amount[c]))


@entry
def card_that_won(tables: Records, views: Records) -> int:
    """The card of the victor whose victory is fulfilled, as anybody can see it; -1: none is."""
    for c in range(CHARS):
        if wide(views[0].dealt_to[c]) == wide(views[0].victor) and is_reached(
            tables[0], views[0], c
        ):
            return c
    return NOBODY


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
        together = is_on_map(s, other) and wide(s.loc[other]) == wide(s.loc[c])
        return together and count_of(s, seat) >= amount
    return (carried(s, seat) if goal == do.COLLECTOR else camps_of(t, s, seat)) >= amount


@rule
def carried(s: State, seat: int) -> int:
    """How many pieces of equipment a seat's characters carry."""
    n = 0
    for i in range(ITEMS):
        who = wide(s.item_place[i]) - CARRIED
        if who >= 0 and wide(s.owner[who]) == seat:
            n += 1
    return n


@rule
def camps_of(t: Table, s: State, seat: int) -> int:
    """On how many camps a seat has characters."""
    n = 0
    seen = wide(0)
    for c in range(CHARS):
        loc = wide(s.loc[c])
        if wide(s.owner[c]) == seat and is_camp(t, s, loc) and not seen >> loc & 1:
            seen |= wide(1) << loc
            n += 1
    return n


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
