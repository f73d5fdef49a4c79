"""The island: the machine that works through what is pending, and what a legal action does.

Source: rulebook 003 (Lost: le jeu), basic and advanced. The § are those of docs/rules/island.md.
Set-up, turns, locations, cards, contests, wounds, windows, effects, the Monster and victory have
files of their own; `choices` says what a seat may do.
"""

from cordee.core.bits import lowest
from cordee.core.compile import rule, wide
from cordee.core.contract import State, Table
from cordee.games.island.choices import user_of
from cordee.games.island.contest import contest, start_contest
from cordee.games.island.destin import draw, item, pick_up, put_down
from cordee.games.island.effects import CARDS, FIGHTS, chosen, effects, take_item
from cordee.games.island.frames import answered, ask, push
from cordee.games.island.location import location
from cordee.games.island.luck import arrive, look_at, looked, lot, reroll, step_on, stepped
from cordee.games.island.monster import monster, prowl
from cordee.games.island.people import control, from_hand, item_of
from cordee.games.island.playing import play_event, played, spend, use_item, use_power
from cordee.games.island.setup import begin as lay_out
from cordee.games.island.setup import keep, land, setup
from cordee.games.island.state import (
    ALL,
    ANNOUNCED,
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
    F_ARRIVE,
    F_CONTEST,
    F_DRAW,
    F_EFFECTS,
    F_GAIN,
    F_ITEM,
    F_LOCATION,
    F_LOOK,
    F_LOT,
    F_MONSTER,
    F_PLAYED,
    F_REROLL,
    F_STEP,
    F_TURN,
    F_WINDOW,
    F_WOUND,
    FIGHT,
    GIVE,
    HEAL,
    HIDE,
    JOIN,
    KEEP,
    LEAVE,
    MOVE,
    NO_LUCK,
    NOT_ENDED,
    PASS,
    PLAY,
    PRIZE_CONTROL,
    PRIZE_EVENT,
    QUIET,
    RESOLVE,
    SEAT,
    SEIZE,
    SITE,
    SLOTS,
    STEP,
    TAKE,
    TO,
    TOWARD,
    USE,
    USE_ITEM,
    USE_NOW,
    VS_OPPONENT,
    WHAT,
    WOUND,
    A,
    B,
    C,
)
from cordee.games.island.sums import add_up
from cordee.games.island.turn import T_DISCARD, move, persuade, turn
from cordee.games.island.victory import settle_scores
from cordee.games.island.windows import window
from cordee.games.island.wounds import wound


@rule
def begin(t: Table, s: State) -> None:
    """§ 2 to 4: everything is laid out; luck deals first."""
    lay_out(t, s)


@rule
def settle(t: Table, s: State, outcome: int) -> None:
    """Luck has answered; the frame that waited for it goes on."""
    s.chance_source = NO_LUCK
    s.chance_size = 0
    s.luck = outcome
    run(t, s)


@rule
def run(t: Table, s: State) -> None:
    """Works on the top of the stack until somebody has to decide, luck has to answer, or it is
    over."""
    while s.ask == ASK_NOTHING and s.chance_source == NO_LUCK and s.ended == NOT_ENDED:
        what = wide(s.stack[wide(s.depth) - 1, WHAT])
        if s.dirty:
            settle_scores(t, s)
        elif s.fight_stale:
            add_up(t, s)
        elif what == F_WINDOW:
            window(t, s)
        elif what == F_TURN:
            turn(t, s)
        elif what == F_LOCATION:
            location(t, s)
        elif what == F_CONTEST:
            contest(t, s)
        elif what == F_EFFECTS:
            effects(t, s)
        elif what == F_DRAW or what == F_GAIN:
            draw(t, s)
        elif what == F_ITEM:
            item(t, s)
        elif what == F_PLAYED:
            played(t, s)
        elif what == F_WOUND:
            wound(t, s)
        elif what == F_LOT:
            lot(t, s)
        elif what == F_REROLL:
            reroll(t, s)
        elif what == F_STEP:
            step_on(t, s)
        elif what == F_LOOK:
            look_at(t, s)
        elif what == F_ARRIVE:
            arrive(t, s)
        elif what == F_MONSTER:
            monster(t, s)
        else:
            setup(t, s)


@rule
def apply(t: Table, s: State, seat: int, action: int) -> None:
    """A legal action happens, up to the next decision or luck. Trusts its caller."""
    question, choice = wide(s.ask), wide(s.choice)
    answered(s)
    if question == ASK_WINDOW:
        answer_window(t, s, seat, action)
    elif question == ASK_MOVE:
        move(t, s, (action - MOVE) // DIRECTIONS, (action - MOVE) % DIRECTIONS)
    elif question == ASK_JOIN or question == ASK_HELP:
        gather(t, s, seat, action, question, choice)
    elif question == ASK_FIGHT:
        answer_fight(t, s, seat, action)
    elif question == ASK_ITEM:
        answer_item(t, s, seat, action, choice)
    elif question == ASK_NEUTRAL:
        if action != DONE:
            persuade(t, s, seat, action - FIGHT)
    elif question == ASK_RESOLVE:
        push(s, F_LOCATION, action - RESOLVE, 0, 0)
    elif question == ASK_GIVE or question == ASK_TO:
        answer_give(t, s, seat, action, question)
    elif question == ASK_DISCARD:
        s.discard[from_hand(s, seat, action - DISCARD)] += 1
    elif question == ASK_PRIZE:
        take_prize(t, s, seat, action)
    elif question == ASK_WOUND:
        push(s, F_WOUND, action - WOUND, 0, wide(s.stack[wide(s.depth) - 1, B]))
    elif question == ASK_TOWARD:
        answer_toward(t, s, action - TOWARD)
    elif question == ASK_KEEP:
        keep(t, s, seat, action - KEEP)
    elif question == ASK_SITE:
        land(t, s, seat, action - SITE)
    else:
        chosen(t, s, action - (CHOOSE if question == ASK_CHOOSE else SEAT))
    run(t, s)


@rule
def answer_window(t: Table, s: State, seat: int, action: int) -> None:
    """§ 18: something is played, or the seat passes; QUIET: until its turn."""
    if action == QUIET:
        s.quiet = wide(s.quiet) | 1 << seat
    elif action == PASS:
        return
    elif action >= PLAY:
        play_event(t, s, seat, action - PLAY)
    elif action >= USE_ITEM:
        c = (action - USE_ITEM) // SLOTS
        use_item(t, s, seat, c, item_of(s, c, (action - USE_ITEM) % SLOTS))
    else:
        use_power(t, s, seat, action - USE)


@rule
def gather(t: Table, s: State, seat: int, action: int, question: int, choice: int) -> None:
    """§ 7, 11, 14: who takes part, attacks or helps; who is healed instead."""
    mask = wide(0)
    d = wide(s.depth) - 1
    if action == ALL:
        mask = choice
    elif action != DONE:
        c = (action - JOIN) % CHARS
        mask = wide(1) << c
        if HEAL <= action < FIGHT:
            s.healing[c] = ANNOUNCED
            ask_rest(s, seat, question, choice & ~mask)
            return
    if question == ASK_HELP:
        s.fight_helpers = wide(s.fight_helpers) | mask
    elif s.stack[d, WHAT] == F_CONTEST:
        s.fight_attackers = wide(s.fight_attackers) | mask
    else:
        s.party = wide(s.party) | mask
    if action < ALL:
        ask_rest(s, seat, question, choice & ~mask)


@rule
def ask_rest(s: State, seat: int, question: int, choice: int) -> None:
    """The same question for those who are left."""
    if choice:
        ask(s, seat, question, choice)


@rule
def answer_fight(t: Table, s: State, seat: int, action: int) -> None:
    """§ 11: an opponent is provoked; or the card is played; or enough was fought."""
    d = wide(s.depth) - 1
    if action == DRAW or action == DONE:
        if action == DRAW:
            s.stack[d, B] = CARDS
        s.stack[d, STEP] += 1
        return
    s.stack[d, B] = FIGHTS
    start_contest(t, s, VS_OPPONENT, seat, action - FIGHT, wide(s.stack[d, A]), 0)


@rule
def answer_item(t: Table, s: State, seat: int, action: int, choice: int) -> None:
    """§ 9, 20: a piece is carried, hidden, used or left."""
    d = wide(s.depth) - 1
    i, fresh = wide(s.stack[d, A]), s.stack[d, C] == 1
    if action >= LEAVE:
        put_down(t, s, seat, i, action == BURY, fresh)
    elif action == USE_NOW:
        spend(t, s, seat, user_of(s, choice), i)
    elif action >= HIDE:
        pick_up(t, s, seat, i, action - HIDE, True)
    else:
        pick_up(t, s, seat, i, action - TAKE, False)


@rule
def answer_give(t: Table, s: State, seat: int, action: int, question: int) -> None:
    """§ 16: which piece, then to whom."""
    d = wide(s.depth) - 1
    if action == DONE:
        s.stack[d, STEP] = T_DISCARD
    elif question == ASK_GIVE:
        c = (action - GIVE) // SLOTS
        s.stack[d, A] = item_of(s, c, (action - GIVE) % SLOTS)
        ask(s, seat, ASK_TO, 0)
    else:
        i = wide(s.stack[d, A])
        s.stack[d, A] = 0
        s.item_place[i] = CARRIED + action - TO
        s.item_given[i] = 1
        s.dirty = 1


@rule
def take_prize(t: Table, s: State, seat: int, action: int) -> None:
    """§ 12: control, a piece of equipment, a random event, or nothing."""
    target = wide(s.fight_target)
    if action == PRIZE_CONTROL:
        control(s, seat, target)
    elif action == PRIZE_EVENT:
        push(s, F_LOT, wide(s.owner[target]), seat, 1)
    elif SEIZE <= action < ALL:
        i = item_of(s, target, action - SEIZE)
        take_item(t, s, seat, lowest(wide(s.fight_attackers)), i)
        s.dirty = 1


@rule
def answer_toward(t: Table, s: State, way: int) -> None:
    """A direction: for a step, a look, or the Monster."""
    what = wide(s.stack[wide(s.depth) - 1, WHAT])
    if what == F_STEP:
        stepped(t, s, way)
    elif what == F_LOOK:
        looked(t, s, way)
    else:
        prowl(t, s, way)
