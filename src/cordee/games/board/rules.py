"""The board game in the order of its rulebook: set-up, a turn, what then happens.

Source: rulebook 000 (Lost Cities, the board game). The § are those of docs/rules/board.md. The
deal, paths and tiles, the end of a round and scoring have files of their own.
"""

from cordee.core.bits import lowest
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Actions, State, Table
from cordee.games.board.cards import copies, distinct, highest_value, lowest_value, unit
from cordee.games.board.deal import await_card, deal_on, draw_card, lay_out, lay_tile, set_out
from cordee.games.board.paths import advance, offer_step, place_pawn, start_path
from cordee.games.board.reasons import (
    ABOVE_ROW,
    AT_CITY,
    BELOW_ROW,
    CHOOSE_PAWN,
    CHOOSE_STEP,
    DRAW_NOW,
    JUST_DROPPED,
    MATCH_OVER,
    NO_ADVANCE_NOW,
    NO_START_NOW,
    NOT_AN_END,
    NOT_IN_HAND,
    NOT_LOWEST,
    NOT_STARTED,
    NOT_YOUR_TURN,
    OK,
    PILE_EMPTY,
    PLAY_FIRST,
)
from cordee.games.board.rounds import end_turn
from cordee.games.board.scoring import next_starter
from cordee.games.board.state import (
    ADVANCE,
    ADVANCING,
    COLOURS,
    DEAL,
    DECK,
    DECLINE,
    DRAWING,
    DROP,
    FALLING,
    FIRST_SEAT,
    KINDS,
    LATEST_TURN,
    OPEN,
    OVER,
    PLAY,
    PLAYING,
    RISING,
    SCORED,
    SEATS,
    START_EXPLORER,
    START_LEADER,
    STARTER,
    STARTING,
    STEPS,
    TAKE,
    TILES,
    VALUES,
)

# --- § 2, 13: set-up ---------------------------------------------------------------------------


@rule
def begin(t: Table, s: State) -> None:
    """§ 2: nobody has points; the seat that was named begins, or a random one."""
    s.chapter = 0
    s.secret = 0
    s.receiver = 0
    for seat in range(SEATS):
        s.totals[seat] = 0
        s.points[seat] = 0
        s.artefacts[seat] = 0
    lay_out(t, s)
    if t.first >= 0:
        s.starter = t.first
    else:
        s.starter = 0
        s.mover = 0
        s.phase = STARTER
        s.chance_source = FIRST_SEAT
        s.chance_size = t.seats
        return
    set_out(t, s)


@rule
def settle(t: Table, s: State, outcome: int) -> None:
    """Luck has answered: who begins, the next tile, or the next card of the bag."""
    if s.phase == SCORED:
        s.starter = next_starter(t, s)
        lay_out(t, s)
        set_out(t, s)
    s.chance_source = 0
    if s.phase == STARTER:
        s.starter = outcome
        set_out(t, s)
    elif s.phase == TILES:
        lay_tile(t, s, outcome)
    else:
        draw_card(t, s, outcome)
        if s.phase == DEAL:
            deal_on(t, s)
        else:
            s.stall = 0
            end_turn(t, s)


# --- § 3 to 9: what a seat may do --------------------------------------------------------------


@rule
def owing(t: Table, s: State) -> int:
    """§ 3: the seat whose turn it is; nobody once the match is over."""
    return 1 << wide(s.mover) if PLAYING <= s.phase <= DRAWING else 0


@rule
def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    """Actions worth checking, a superset of the legal ones; answers how many."""
    n = 0
    if s.phase == DRAWING:
        for c in range(COLOURS):
            out[n] = TAKE + c  # written over by the next one where nothing lies: no branch
            n += 1 if s.heights[c] else 0
        out[n] = DECK
        n += 1
    elif s.phase == STARTING:
        out[0] = START_LEADER
        out[1] = START_EXPLORER
        n = 2
    elif s.phase == ADVANCING:
        for c in range(COLOURS):
            out[n] = ADVANCE + c
            n += 1 if s.pawns[seat, c] else 0
        out[n] = DECLINE
        n += 1
    else:
        for c in range(COLOURS):
            values = distinct(wide(s.hands[seat, c]))
            while values:
                kind = c * VALUES + (lowest(values) >> 1)
                values &= values - 1
                out[n] = PLAY + kind
                out[n + 1] = DROP + kind
                n += 2
    return n


@rule
def check(t: Table, s: State, seat: int, action: int) -> int:
    """Why this seat may not do this now, or OK."""
    if s.phase == OVER:
        return MATCH_OVER
    if owing(t, s) != 1 << seat:
        return NOT_YOUR_TURN
    if action >= ADVANCE:
        return check_step(s, seat, action)
    if action >= START_LEADER:
        return OK if s.phase == STARTING else NO_START_NOW
    if s.phase == STARTING:
        return CHOOSE_PAWN
    if s.phase == ADVANCING:
        return CHOOSE_STEP
    if action >= TAKE:
        return check_draw(t, s, action)
    return check_card(t, s, seat, action)


@rule
def check_step(s: State, seat: int, action: int) -> int:
    """§ 8, 9: a started pawn that is not in its city, when a tile or a card offers a step."""
    if s.phase != ADVANCING:
        return CHOOSE_PAWN if s.phase == STARTING else NO_ADVANCE_NOW
    if action == DECLINE:
        return OK
    step = s.pawns[seat, action - ADVANCE]
    if step == 0:
        return NOT_STARTED
    return AT_CITY if step == STEPS else OK


@rule
def check_card(t: Table, s: State, seat: int, action: int) -> int:
    """§ 3: a card of one's hand, onto a row or onto its pile, before drawing."""
    kind = action % KINDS
    c, value = kind // VALUES, kind % VALUES
    hand = wide(s.hands[seat, c])
    if s.phase == DRAWING:
        return DRAW_NOW
    if copies(hand, value) == 0:
        return NOT_IN_HAND
    if action >= DROP:
        return OK
    if s.pawns[seat, c] == 0:
        return check_first(t, hand, value)
    return check_row(t, wide(s.last[seat, c]), wide(s.heading[seat, c]), value)


@rule
def check_first(t: Table, hand: int, value: int) -> int:
    """§ 4, 16: a path is started with the lowest card of its colour, or the highest by variant."""
    if t.free_start or value == lowest_value(hand):
        return OK
    if not t.either:
        return NOT_LOWEST
    return OK if value == highest_value(hand) else NOT_AN_END


@entry
def check_row(t: Table, last: int, heading: int, value: int) -> int:
    """§ 5, 16: equal or higher; by variant equal or lower on a row that falls."""
    if heading == FALLING:
        return OK if value <= last else ABOVE_ROW
    if value >= last:
        return OK
    return OK if t.either and heading == OPEN else BELOW_ROW


@rule
def check_draw(t: Table, s: State, action: int) -> int:
    """§ 7: the deck or the top of a pile; by option not the card just put down."""
    if s.phase != DRAWING:
        return PLAY_FIRST
    if action == DECK:
        return OK
    c = action - TAKE
    if s.heights[c] == 0:
        return PILE_EMPTY
    return JUST_DROPPED if c == s.dropped and not t.take_back else OK


# --- § 3 to 9: what then happens ---------------------------------------------------------------


@rule
def apply(t: Table, s: State, seat: int, action: int) -> None:
    """A legal action happens. Trusts its caller."""
    if action == DECK:
        s.receiver = seat
        await_card(t, s)
        return
    if TAKE <= action < DECK:
        take(t, s, seat, action - TAKE)
        return
    s.phase = DRAWING  # unless what happens now asks for more, or ends the round
    if action < TAKE:
        put_down(t, s, seat, action)
    elif action < ADVANCE:
        place_pawn(t, s, seat, wide(s.opening), action == START_LEADER)
    elif action < DECLINE:
        advance(t, s, seat, action - ADVANCE)


@rule
def take(t: Table, s: State, seat: int, c: int) -> None:
    """§ 7: the top of a pile goes to the hand; everybody saw it."""
    s.heights[c] -= 1
    value = wide(s.piles[c, s.heights[c]])
    s.piles[c, s.heights[c]] = -1
    s.hands[seat, c] += unit(value)
    s.known[seat, c] += unit(value)
    s.held[seat] += 1
    see(s, c * VALUES + value)
    s.stall += 1
    end_turn(t, s)


@rule
def put_down(t: Table, s: State, seat: int, action: int) -> None:
    """§ 4 to 6: a card leaves the hand for a row or for its pile."""
    kind = action % KINDS
    c, value = kind // VALUES, kind % VALUES
    s.hands[seat, c] -= unit(value)
    s.held[seat] -= 1
    if copies(wide(s.known[seat, c]), value):
        s.known[seat, c] -= unit(value)
    see(s, kind)
    if action >= DROP:
        s.piles[c, s.heights[c]] = value
        s.heights[c] += 1
        s.dropped = c
    else:
        lay_card(t, s, seat, c, value)


@rule
def lay_card(t: Table, s: State, seat: int, c: int, value: int) -> None:
    """§ 4, 5, 9: the row grows; its pawn starts, moves on, or lets another one move on."""
    last = wide(s.last[seat, c])
    if s.pawns[seat, c] and s.heading[seat, c] == OPEN and value != last:
        s.heading[seat, c] = RISING if value > last else FALLING
    s.rows[seat, c] += unit(value)
    s.last[seat, c] = value
    if s.pawns[seat, c] == 0:
        start_path(t, s, seat, c)
    elif s.pawns[seat, c] == STEPS:
        offer_step(s, seat)
    else:
        advance(t, s, seat, c)


@rule
def see(s: State, kind: int) -> None:
    """This kind lay face up just now. Turns are counted from 1 here."""
    s.seen[kind] = min(s.turn + 1, LATEST_TURN)
