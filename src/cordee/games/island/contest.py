"""§ 11, 12: contests with encounters, neutral characters, opponents and the Monster.

The attackers are always characters: those that met the encounter, provoked the opponent, or stand
where the Monster strikes. The other side is a card, or a character that was named and its helpers.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.effects import PRIZE_TAKEN, defeat_monster
from cordee.games.island.frames import ask, await_luck, own_at, pop, push, taken_luck
from cordee.games.island.luck import DIE_FACES
from cordee.games.island.people import carries, control
from cordee.games.island.state import (
    ASK_HELP,
    ASK_JOIN,
    ASK_PRIZE,
    ASK_WOUND,
    CHARS,
    DIE,
    F_CONTEST,
    F_EFFECTS,
    F_WOUND,
    LOT,
    NEUTRAL,
    NOBODY,
    NOTHING,
    STEP,
    THE_HEX,
    VS_ENCOUNTER,
    VS_MONSTER,
    VS_NEUTRAL,
    VS_OPPONENT,
    W_CONTEST,
    W_DICE,
    W_PRIZE,
    WHO,
    B,
)
from cordee.games.island.sums import remember
from cordee.games.island.victory import break_off
from cordee.games.island.windows import open_window

# Steps of a contest.
(
    C_ATTACKERS, C_HELPERS, C_DECLARED, C_FIRST_DIE, C_SECOND_DIE, C_ROLLED, C_COMPARE, C_RESULT,
    C_PRIZE, C_WOUND, C_VICTIM, C_AFTER,
) = range(12)  # fmt: skip


@rule
def start_contest(
    t: Table, s: State, kind: int, seat: int, target: int, site: int, attackers: int
) -> None:  # fmt: skip
    """A contest is declared; who attacks an opponent may still be asked."""
    s.fight_kind = kind
    s.fight_site = site
    s.fight_seat = seat
    s.fight_target = target
    s.fight_attackers = attackers
    s.fight_helpers = 0
    s.fight_result = 0
    s.fight_void = 0
    s.power_fight = 0
    s.item_fight = 0
    for side in range(2):
        s.fight_dice[side] = 0
        s.fight_bonus[side] = 0
    push(s, F_CONTEST, 0, 0, 0)
    if kind != VS_OPPONENT:
        s.stack[wide(s.depth) - 1, STEP] = C_DECLARED
    s.fight_stale = 1


@rule
def able_attackers(s: State, seat: int, site: int) -> int:
    """§ 11: those of the party that are well and have not fought an opponent in this turn."""
    mask = wide(0)
    for c in range(CHARS):
        if wide(s.party) >> c & 1 and wide(s.owner[c]) == seat and wide(s.loc[c]) == site:
            if not s.wounded[c] and not s.fought[c]:
                mask |= 1 << c
    return mask


@rule
def foes_at(s: State, seat: int, site: int) -> int:
    """Characters of other players at a location, as bits."""
    mask = wide(0)
    for c in range(CHARS):
        if s.owner[c] >= 0 and wide(s.owner[c]) != seat and wide(s.loc[c]) == site:
            mask |= 1 << c
    return mask


@rule
def helpers_of(s: State) -> int:
    """Who can help the character that is attacked: its well companions."""
    target = wide(s.fight_target)
    mask = own_at(s, wide(s.owner[target]), wide(s.fight_site)) & ~(1 << target)
    for c in range(CHARS):
        if s.wounded[c]:
            mask &= ~(1 << c)
    return mask


@rule
def is_void(t: Table, s: State) -> bool:
    """§ 12: the target or the whole attacking side is gone, or somebody made an end of it."""
    mask = wide(0)
    for c in range(CHARS):
        bit = 1 << c
        here = wide(s.loc[c]) == wide(s.fight_site)
        if wide(s.fight_attackers) & bit and here and s.owner[c] >= 0:
            if s.fight_kind == VS_MONSTER or wide(s.owner[c]) == wide(s.fight_seat):
                mask |= bit
        if wide(s.fight_helpers) & bit and not here:
            s.fight_helpers = wide(s.fight_helpers) & ~bit
    s.fight_attackers = mask
    if s.fight_void or mask == 0:
        return True
    target = wide(s.fight_target)
    if s.fight_kind == VS_ENCOUNTER:
        return wide(s.site_card[s.fight_site]) != target
    if s.fight_kind == VS_MONSTER:
        return wide(s.monster_site) != wide(s.fight_site)
    if wide(s.loc[target]) != wide(s.fight_site):
        return True
    if s.fight_kind == VS_NEUTRAL:
        return wide(s.owner[target]) != NEUTRAL
    return s.owner[target] < 0 or wide(s.owner[target]) == wide(s.fight_seat)


@rule
def contest(t: Table, s: State) -> None:
    """The next step of the contest on top of the stack."""
    d = wide(s.depth) - 1
    step = wide(s.stack[d, STEP])
    void = C_ATTACKERS < step <= C_PRIZE and is_void(t, s)
    if void:
        s.fight_void = 1
        s.stack[d, STEP] = C_AFTER
    elif step == C_ATTACKERS:
        gather_attackers(s, d)
    elif step == C_HELPERS:
        s.stack[d, STEP] = C_DECLARED
        mask = helpers_of(s)
        if mask:
            ask(s, wide(s.owner[s.fight_target]), ASK_HELP, mask)
    elif step == C_DECLARED:
        s.fight_stale = 1
        s.stack[d, STEP] = C_FIRST_DIE
        open_window(t, s, W_CONTEST)
    elif step == C_FIRST_DIE:
        s.stack[d, STEP] = C_SECOND_DIE
        await_luck(s, DIE, DIE_FACES)
    elif step == C_SECOND_DIE:
        s.fight_dice[0] = taken_luck(s) + 1
        s.stack[d, STEP] = C_ROLLED
        await_luck(s, DIE, DIE_FACES)
    elif step == C_ROLLED:
        s.fight_dice[1] = taken_luck(s) + 1
        s.fight_stale = 1
        s.stack[d, STEP] = C_COMPARE
        open_window(t, s, W_DICE)
    elif step == C_COMPARE:
        s.fight_stale = 1  # what changed since the dice may change a sum
        s.stack[d, STEP] = C_RESULT
    elif step == C_RESULT:
        compare(t, s, d)
    elif step == C_PRIZE:
        s.stack[d, STEP] = C_AFTER
        if s.fight_result != PRIZE_TAKEN:
            ask(s, wide(s.fight_seat), ASK_PRIZE, 0)
    elif step == C_WOUND:
        s.stack[d, STEP] = C_AFTER
        choose_victim(s, wide(s.fight_seat), 0)
    elif step == C_VICTIM:
        s.stack[d, STEP] = C_AFTER
        pick_victim(t, s, taken_luck(s))
    else:
        end_contest(t, s)


@rule
def gather_attackers(s: State, d: int) -> None:
    """§ 11: who provokes the opponent; asked where there is a choice."""
    mask = able_attackers(s, wide(s.fight_seat), wide(s.fight_site))
    s.stack[d, STEP] = C_HELPERS
    if mask & (mask - 1):
        ask(s, wide(s.fight_seat), ASK_JOIN, mask)
    else:
        s.fight_attackers = mask


@rule
def compare(t: Table, s: State, d: int) -> None:
    """§ 12: the higher sum wins; on a tie nothing happens."""
    s.stack[d, STEP] = C_AFTER
    remember(s)
    fight = wide(s.fight_kind)
    target, site, seat = wide(s.fight_target), wide(s.fight_site), wide(s.fight_seat)
    result = wide(s.fight_sums[0]) - wide(s.fight_sums[1])
    s.fight_result = 1 if result > 0 else -1 if result < 0 else 0
    if fight == VS_ENCOUNTER:
        if result > 0:
            s.beaten[seat] += 1
            s.dirty = 1
        if result > 0 or not t.advanced:
            s.site_card[site] = NOTHING
            s.discard[target] += 1
        who = seat * WHO + THE_HEX + 1
        if result > 0:
            push(s, F_EFFECTS, wide(t.thing_first[target]), wide(t.thing_count[target]), who)
        elif result < 0:
            push(s, F_EFFECTS, wide(t.lose_first[target]), wide(t.lose_count[target]), who)
    elif fight == VS_NEUTRAL:
        if result > 0:
            control(s, seat, target)
    elif fight == VS_OPPONENT:
        if result > 0:
            s.stack[d, STEP] = C_PRIZE
            open_window(t, s, W_PRIZE)
        elif result < 0:
            s.stack[d, STEP] = C_WOUND
    elif result > 0:
        for place in range(players_in(t, s, NOBODY)):
            s.beaten[players_in(t, s, place)] += 1
        defeat_monster(s)
    elif result < 0:
        many = players_in(t, s, NOBODY)
        if many > 1:
            s.stack[d, STEP] = C_VICTIM
            await_luck(s, LOT, many)
        else:
            pick_victim(t, s, 0)


@rule
def players_in(t: Table, s: State, wanted: int) -> int:
    """How many players the Monster fights; or, given a place among them, which seat that is."""
    n = 0
    for seat in range(wide(t.seats)):
        there = False
        for c in range(CHARS):
            if wide(s.fight_attackers) >> c & 1 and wide(s.owner[c]) == seat:
                there = True
        if there:
            if n == wanted:
                return seat
            n += 1
    return n


@rule
def pick_victim(t: Table, s: State, place: int) -> None:
    """§ 17: a player loses a character to the Monster, and says which."""
    choose_victim(s, players_in(t, s, place), 1)


@rule
def choose_victim(s: State, seat: int, death: int) -> None:
    """One of a seat's characters in the contest is wounded or dies: its player says which."""
    mask = wide(0)
    for c in range(CHARS):
        if wide(s.fight_attackers) >> c & 1 and wide(s.owner[c]) == seat:
            mask |= 1 << c
    d = wide(s.depth) - 1
    s.stack[d, B] = death
    if mask & (mask - 1):
        ask(s, seat, ASK_WOUND, mask)
    elif mask:
        push(s, F_WOUND, lowest(mask), 0, death)


@rule
def end_contest(t: Table, s: State) -> None:
    """§ 11, 20: who fought has fought; in the advanced game all who were in it sit out a turn."""
    site = wide(s.fight_site)
    if s.fight_kind == VS_ENCOUNTER and not t.advanced and s.site_card[site] >= 0:
        s.discard[s.site_card[site]] += 1  # § 10: whatever the result, void ones too
        s.site_card[site] = NOTHING
    if s.fight_kind == VS_OPPONENT:
        mask = wide(s.fight_attackers) | wide(s.fight_helpers)
        if s.owner[s.fight_target] >= NEUTRAL:
            mask |= 1 << wide(s.fight_target)
        for c in range(CHARS):
            if mask >> c & 1:
                if wide(s.fight_attackers) >> c & 1:
                    s.fought[c] = 1
                if t.advanced and s.fight_dice[1]:
                    s.sit[c] = 1
    break_off(s)
    s.dirty = 1
    pop(s)


@rule
def can_control(t: Table, s: State) -> bool:
    """§ 20: in the advanced game nobody takes a Principal."""
    return not (t.advanced and s.principal[s.fight_target] >= 0)


@rule
def can_seize(s: State, slot: int) -> bool:
    """§ 12: a piece of equipment of the character that was beaten."""
    return carries(s, wide(s.fight_target)) > slot
