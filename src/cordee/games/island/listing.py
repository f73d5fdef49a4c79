"""What is worth checking when a seat is asked: a superset of the legal actions."""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import Actions, State, Table
from cordee.games.island.people import carries
from cordee.games.island.state import (
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
    ASK_RESOLVE,
    ASK_SEAT,
    ASK_SITE,
    ASK_TO,
    ASK_TOWARD,
    ASK_WINDOW,
    ASK_WOUND,
    BURY,
    CARRIED,
    CHARS,
    CHOOSE,
    DIRECTIONS,
    DISCARD,
    DONE,
    DRAW,
    FIGHT,
    GIVE,
    HEAL,
    HELP,
    HIDE,
    ITEMS,
    JOIN,
    KEEP,
    LEAVE,
    MOVE,
    PASS,
    PLAY,
    POWER,
    PRIZE_CONTROL,
    PRIZE_EVENT,
    PRIZE_NONE,
    QUIET,
    RESOLVE,
    SEAT,
    SEATS,
    SEIZE,
    SITE,
    SITES,
    SLOTS,
    TAKE,
    TO,
    TOWARD,
    USE,
    USE_ITEM,
    USE_NOW,
    WOUND,
)
from cordee.games.island.turn import can_move
from cordee.games.island.windows import current_window


@rule
def list_bits(out: Actions, n: int, first: int, mask: int, most: int) -> int:
    """One action a bit."""
    while mask:
        bit = lowest(mask)
        mask &= mask - 1
        if bit < most:
            out[n] = first + bit
            n += 1
    return n


@rule
def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    """Actions worth checking, a superset of the legal ones; answers how many."""
    question, choice = wide(s.ask), wide(s.choice)
    if question == ASK_WINDOW:
        return list_window(t, s, seat, out)
    n = wide(0)
    if question == ASK_MOVE:
        for c in range(CHARS):
            if wide(s.owner[c]) == seat and can_move(s, c):
                for way in range(DIRECTIONS):
                    if t.near[s.loc[c], way] >= 0:
                        out[n] = MOVE + c * DIRECTIONS + way
                        n += 1
    elif question == ASK_JOIN:
        n = list_bits(out, n, JOIN, choice, CHARS)
        n = list_bits(out, n, HEAL, choice, CHARS)
        out[n] = ALL
        out[n + 1] = DONE
        n += 2
    elif question == ASK_HELP:
        n = list_bits(out, n, HELP, choice, CHARS)
        out[n] = ALL
        out[n + 1] = DONE
        n += 2
    elif question == ASK_FIGHT or question == ASK_NEUTRAL:
        n = list_bits(out, n, FIGHT, choice, CHARS)
        out[n] = DRAW
        out[n + 1] = DONE
        n += 2
    elif question == ASK_ITEM:
        n = list_bits(out, n, TAKE, choice, CHARS)
        n = list_bits(out, n, HIDE, choice, CHARS)
        out[n] = USE_NOW
        out[n + 1] = LEAVE
        out[n + 2] = BURY
        n += 3
    elif question == ASK_RESOLVE:
        n = list_bits(out, n, RESOLVE, choice, SITES)
    elif question == ASK_CHOOSE:
        n = list_bits(out, n, CHOOSE, choice, CHARS)
    elif question == ASK_WOUND:
        n = list_bits(out, n, WOUND, choice, CHARS)
    elif question == ASK_SEAT:
        n = list_bits(out, n, SEAT, choice, SEATS)
    elif question == ASK_TOWARD:
        n = list_bits(out, n, TOWARD, choice, DIRECTIONS)
    else:
        n = list_rest(t, s, seat, out, question)
    return n


@rule
def list_rest(t: Table, s: State, seat: int, out: Actions, question: int) -> int:
    """The questions that are asked less often."""
    n = wide(0)
    if question == ASK_KEEP:
        for place in range(2):
            out[n] = KEEP + wide(s.dealt[seat, place])
            n += 1
    elif question == ASK_SITE:
        for place in range(wide(t.starts)):
            out[n] = SITE + place
            n += 1
    elif question == ASK_GIVE:
        for c in range(CHARS):
            if wide(s.owner[c]) == seat:
                for slot in range(carries(s, c)):
                    out[n] = GIVE + c * SLOTS + slot
                    n += 1
        out[n] = DONE
        n += 1
    elif question == ASK_TO:
        n = list_bits(out, n, TO, (1 << CHARS) - 1, CHARS)
    elif question == ASK_DISCARD:
        for place in range(wide(s.held[seat])):
            out[n] = DISCARD + place
            n += 1
    elif question == ASK_PRIZE:
        out[0] = PRIZE_CONTROL
        out[1] = PRIZE_EVENT
        out[2] = PRIZE_NONE
        n += 3
        for slot in range(SLOTS):
            out[n] = SEIZE + slot
            n += 1
    return n


@rule
def list_window(t: Table, s: State, seat: int, out: Actions) -> int:
    """The whole hand, so that it can be said why not; powers and equipment that have their moment
    now. Putting it off is listed where something could be played; passing always."""
    n = wide(0)
    if not wide(s.quiet) >> seat & 1:
        w = current_window(s)
        some = False
        for place in range(wide(s.held[seat])):
            out[n] = PLAY + place
            n += 1
            some = some or bool(wide(t.thing_when[s.hand[seat, place]]) >> w & 1)
        held = n
        for c in range(CHARS):
            if wide(s.owner[c]) == seat and wide(t.thing_when[POWER + c]) >> w & 1:
                out[n] = USE + c
                n += 1
        for i in range(ITEMS):
            c = wide(s.item_place[i]) - CARRIED
            if c >= 0 and wide(s.owner[c]) == seat:
                if wide(t.thing_when[s.item_kind[i]]) >> w & 1:
                    slot = wide(0)
                    for other in range(i):
                        if wide(s.item_place[other]) == CARRIED + c:
                            slot += 1
                    out[n] = USE_ITEM + c * SLOTS + slot
                    n += 1
        if some or n > held:
            out[n] = QUIET
            n += 1
    out[n] = PASS
    return n + 1
