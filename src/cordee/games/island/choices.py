"""What a seat may do: who is asked, what is legal and why not.

The § are those of docs/rules/island.md. What then happens is in `rules`.
"""

from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.contest import can_control, can_seize
from cordee.games.island.context import role_of
from cordee.games.island.effects import FIGHTS
from cordee.games.island.location import must_fight
from cordee.games.island.people import has_room, is_camp, item_of
from cordee.games.island.reasons import (
    CANNOT_MOVE,
    FACE_UP_ONLY,
    IS_QUIET,
    MATCH_OVER,
    MUST_FIGHT,
    NO_HEALING,
    NO_HEX_THERE,
    NO_ROOM,
    NO_SUCH_CARD,
    NO_SUCH_ITEM,
    NO_TARGET,
    NOBODY_YET,
    NOT_AMONG,
    NOT_DEALT,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOT_YOURS,
    NOTHING_TO_RESOLVE,
    NOTHING_TO_TAKE,
    OK,
    OTHER_QUESTION,
    PRINCIPAL,
    SITE_TAKEN,
)
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
    ASK_NOTHING,
    ASK_PRIZE,
    ASK_RESOLVE,
    ASK_SEAT,
    ASK_SITE,
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
    F_CONTEST,
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
    NOT_ENDED,
    NOTHING,
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
    W_END,
    W_LOCATION,
    W_START,
    WHAT,
    WOUND,
    A,
    B,
)
from cordee.games.island.turn import can_give, can_move
from cordee.games.island.windows import check_thing, current_window, item_used, power_used


@rule
def owing(t: Table, s: State) -> int:
    """§ 5, 18: the one seat that is asked; nobody once it is over."""
    return 0 if s.ask == ASK_NOTHING else 1 << wide(s.asker)


@rule
def check(t: Table, s: State, seat: int, action: int) -> int:
    """Why this seat may not do this now, or OK."""
    if s.ended != NOT_ENDED:
        return MATCH_OVER
    question = wide(s.ask)
    if question == ASK_NOTHING or seat != wide(s.asker):
        return NOT_YOUR_TURN
    if question == ASK_WINDOW:
        return check_window(t, s, seat, action)
    if question == ASK_MOVE:
        return check_move(t, s, seat, action)
    if question == ASK_JOIN or question == ASK_HELP:
        return check_gather(t, s, seat, action, question)
    if question == ASK_FIGHT or question == ASK_NEUTRAL:
        return check_fight(t, s, seat, action, question)
    if question == ASK_ITEM:
        return check_found(t, s, seat, action)
    if question == ASK_RESOLVE:
        return among(s, action, RESOLVE, SITES, NOTHING_TO_RESOLVE)
    if question == ASK_CHOOSE:
        return among(s, action, CHOOSE, CHARS, NOT_AMONG)
    if question == ASK_WOUND:
        return among(s, action, WOUND, CHARS, NOT_AMONG)
    if question == ASK_SEAT:
        return among(s, action, SEAT, SEATS, NOT_AMONG)
    if question == ASK_TOWARD:
        return among(s, action, TOWARD, DIRECTIONS, NO_HEX_THERE)
    return check_rest(t, s, seat, action, question)


@rule
def among(s: State, action: int, first: int, many: int, reason: int) -> int:
    """One of those that may be chosen."""
    if not first <= action < first + many:
        return OTHER_QUESTION
    return OK if wide(s.choice) >> (action - first) & 1 else reason


@rule
def check_rest(t: Table, s: State, seat: int, action: int, question: int) -> int:
    """The questions that are asked less often."""
    if question == ASK_KEEP:
        if not KEEP <= action < SITE:
            return OTHER_QUESTION
        c = action - KEEP
        dealt = wide(s.dealt[seat, 0]) == c or wide(s.dealt[seat, 1]) == c
        return OK if dealt else NOT_DEALT
    if question == ASK_SITE:
        return check_site(t, s, action)
    if question == ASK_DISCARD:
        if not DISCARD <= action < SEAT:
            return OTHER_QUESTION
        return OK if action - DISCARD < wide(s.held[seat]) else NO_SUCH_CARD
    if question == ASK_PRIZE:
        return check_prize(t, s, action)
    return check_give(t, s, seat, action, question)


@rule
def check_site(t: Table, s: State, action: int) -> int:
    """§ 4: a place around the shore where no start hex lies yet."""
    if not SITE <= action < MOVE:
        return OTHER_QUESTION
    place = action - SITE
    if place >= wide(t.starts):
        return NO_HEX_THERE
    for other in range(wide(t.seats)):
        if wide(s.started[other]) == place:
            return SITE_TAKEN
    return OK


@rule
def check_move(t: Table, s: State, seat: int, action: int) -> int:
    """§ 6: an own character that can still move, to a hex of the island."""
    if not MOVE <= action < RESOLVE:
        return OTHER_QUESTION
    c, way = (action - MOVE) // DIRECTIONS, (action - MOVE) % DIRECTIONS
    if wide(s.owner[c]) != seat:
        return NOT_YOURS
    if not can_move(s, c):
        return CANNOT_MOVE
    return OK if t.near[s.loc[c], way] >= 0 else NO_HEX_THERE


@rule
def check_gather(t: Table, s: State, seat: int, action: int, question: int) -> int:
    """§ 7, 11, 14: one of those who are asked for; healing at a camp; an end of it."""
    d = wide(s.depth) - 1
    fight = wide(s.stack[d, WHAT]) == F_CONTEST
    if action == ALL:
        return OK
    if action == DONE:
        if question == ASK_HELP:
            return OK
        some = wide(s.fight_attackers) if fight else wide(s.party)
        return OK if some else NOBODY_YET
    if question == ASK_HELP:
        return among(s, action, HELP, CHARS, NOT_AMONG)
    if HEAL <= action < FIGHT and not fight:
        c = action - HEAL
        if not wide(s.choice) >> c & 1:
            return NOT_AMONG
        return OK if s.wounded[c] and is_camp(t, s, wide(s.loc[c])) else NO_HEALING
    return among(s, action, JOIN, CHARS, NOT_AMONG)


@rule
def check_fight(t: Table, s: State, seat: int, action: int, question: int) -> int:
    """§ 11, 15: whom to fight here; or the card instead; or enough."""
    if FIGHT <= action < HELP:
        return OK if wide(s.choice) >> (action - FIGHT) & 1 else NOT_AMONG
    if question == ASK_NEUTRAL:
        return OK if action == DONE else OTHER_QUESTION
    d = wide(s.depth) - 1
    fought = wide(s.stack[d, B]) == FIGHTS
    if action != (DONE if fought else DRAW):
        return OTHER_QUESTION
    return MUST_FIGHT if must_fight(t, s, seat, wide(s.stack[d, A])) else OK


@rule
def user_of(s: State, choice: int) -> int:
    """Who would use a piece at once: the first well one, -1: nobody."""
    for c in range(CHARS):
        if choice >> c & 1 and not s.wounded[c]:
            return c
    return NOTHING


@rule
def check_found(t: Table, s: State, seat: int, action: int) -> int:
    """§ 9, 20: what may be done with a piece that lies there."""
    if action == LEAVE:
        return OK
    d = wide(s.depth) - 1
    i = wide(s.stack[d, A])
    if action == BURY:
        return OK if t.advanced and s.item_down[i] else FACE_UP_ONLY
    if TAKE <= action < GIVE:
        if not wide(s.choice) >> ((action - TAKE) % CHARS) & 1:
            return NOT_AMONG
        return OK if action < HIDE or t.advanced else FACE_UP_ONLY
    if action != USE_NOW:
        return OTHER_QUESTION
    c = user_of(s, wide(s.choice))
    if c < 0:
        return NOT_NOW
    return check_at_once(t, s, seat, wide(s.item_kind[i]), c)


@rule
def check_at_once(t: Table, s: State, seat: int, thing: int, c: int) -> int:
    """A piece that could be used outside contests can be used where it is found."""
    when = wide(t.thing_when[thing])
    w = W_LOCATION
    if when >> W_START & 1:
        w = W_START
    elif when >> W_END & 1:
        w = W_END
    return check_thing(t, s, seat, thing, c, 0, w, role_of(t, s, seat, w))


@rule
def check_give(t: Table, s: State, seat: int, action: int, question: int) -> int:
    """§ 16: a piece of one's own, to a companion at the same place with room for it."""
    if question == ASK_GIVE:
        if action == DONE:
            return OK
        if not GIVE <= action < TO:
            return OTHER_QUESTION
        c = (action - GIVE) // SLOTS
        i = item_of(s, c, (action - GIVE) % SLOTS)
        if i < 0 or wide(s.owner[c]) != seat:
            return NO_SUCH_ITEM
        return OK if can_give(t, s, seat, i) else NO_ROOM
    if not TO <= action < WOUND:
        return OTHER_QUESTION
    c = action - TO
    giver = wide(s.item_place[wide(s.stack[wide(s.depth) - 1, A])]) - CARRIED
    if wide(s.owner[c]) != seat or c == giver or wide(s.loc[c]) != wide(s.loc[giver]):
        return NOT_AMONG
    return OK if has_room(t, s, c) else NO_ROOM


@rule
def check_prize(t: Table, s: State, action: int) -> int:
    """§ 12, 20: what the winner may take."""
    if action == PRIZE_NONE:
        return OK
    if action == PRIZE_CONTROL:
        return OK if can_control(t, s) else PRINCIPAL
    if action == PRIZE_EVENT:
        return OK if s.held[s.owner[s.fight_target]] else NOTHING_TO_TAKE
    if SEIZE <= action < ALL:
        return OK if can_seize(s, action - SEIZE) else NOTHING_TO_TAKE
    return OTHER_QUESTION


@rule
def check_use(t: Table, s: State, seat: int, action: int, w: int, role: int) -> int:
    """A card of the hand, a power, or a piece of equipment."""
    c = wide(NOTHING)
    used = wide(0)
    if action >= PLAY:
        if action - PLAY >= wide(s.held[seat]):
            return NO_SUCH_CARD
        thing = wide(s.hand[seat, action - PLAY])
    else:
        c = action - USE if action < USE_ITEM else (action - USE_ITEM) // SLOTS
        if wide(s.owner[c]) != seat:
            return NOT_YOURS
        if action >= USE_ITEM:
            i = item_of(s, c, (action - USE_ITEM) % SLOTS)
            if i < 0:
                return NO_SUCH_ITEM
            thing = wide(s.item_kind[i])
            used = item_used(s, i, w)
        else:
            thing = POWER + c
            used = power_used(s, c, w)
    return check_thing(t, s, seat, thing, c, used, w, role)


@rule
def check_window(t: Table, s: State, seat: int, action: int) -> int:
    """§ 18: passing always; what one has, if this is its moment. Who has nothing to play passes by
    itself, and so cannot put it off either."""
    if action == PASS:
        return OK
    if not (USE <= action < DISCARD or action == QUIET):
        return OTHER_QUESTION
    if wide(s.quiet) >> seat & 1:
        return IS_QUIET
    w = current_window(s)
    if PLAY <= action < PLAY + wide(s.held[seat]):  # most are refused by this alone
        if not wide(t.thing_when[s.hand[seat, action - PLAY]]) >> w & 1:
            return NOT_NOW
    role = role_of(t, s, seat, w)
    if action == QUIET:
        return OK if can_play_something(t, s, seat, w, role) else NO_TARGET
    return check_use(t, s, seat, action, w, role)


@rule
def can_play_something(t: Table, s: State, seat: int, w: int, role: int) -> bool:
    """Whether a seat really has something to play in this window."""
    for place in range(wide(s.held[seat])):
        if check_thing(t, s, seat, wide(s.hand[seat, place]), NOTHING, 0, w, role) == OK:
            return True
    for c in range(CHARS):
        if wide(s.owner[c]) == seat:
            if check_thing(t, s, seat, POWER + c, c, power_used(s, c, w), w, role) == OK:
                return True
    for i in range(ITEMS):
        c = wide(s.item_place[i]) - CARRIED
        if c >= 0 and wide(s.owner[c]) == seat:
            kind = wide(s.item_kind[i])
            if check_thing(t, s, seat, kind, c, item_used(s, i, w), w, role) == OK:
                return True
    return False
