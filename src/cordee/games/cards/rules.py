"""The card game in the order of its rulebooks: set-up, a turn, the end of a round.

Source: rulebooks 001 (Les Cités Perdues with the Grenoble variants) and 002 (Lost Cities Duel).
The § are those of docs/rules/classic.md; duel.md has the same up to § 13. The deal, scoring and
Exploits have files of their own.
"""

from cordee.core.bits import lowest
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Actions, State, Table
from cordee.games.cards.cards import around, camp_of, copies, ranks, unit
from cordee.games.cards.deal import await_luck, deal_on, draw_card, lay_exploit, lay_out, set_out
from cordee.games.cards.exploits import FIRST_END_EXPLOIT, NOBODY, claim_achieved, is_achieved
from cordee.games.cards.reasons import (
    CLAIMED_BY_ITSELF,
    DRAW_NOW,
    EXPLOIT_AT_END,
    EXPLOIT_NOT_DONE,
    EXPLOIT_TAKEN,
    JUST_DROPPED,
    MATCH_OVER,
    NO_CLAIM_NOW,
    NO_DISCARD_NOW,
    NO_DRAW_NOW,
    NO_EXPLOITS,
    NO_PASS_NOW,
    NO_SUCH_COLOUR,
    NOT_HIGHER,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OK,
    PILE_EMPTY,
    PLAY_FIRST,
    WAGER_TOO_LATE,
)
from cordee.games.cards.scoring import next_starter, score_round
from cordee.games.cards.state import (
    CLAIM,
    DEAL,
    DECK,
    DECK_OF_ROUND,
    DECK_OUT,
    DRAWING,
    DROP,
    EXPLOIT_DRAW,
    EXPLOITS_DRAWN,
    EXTRA,
    FIRST_SEAT,
    LATEST_TURN,
    OVER,
    PASS,
    PLAY,
    PLAYING,
    RANKS,
    SCORED,
    SEATS,
    STALLED,
    STARTER,
    TAKE,
)

# --- § 2: set-up -------------------------------------------------------------------------------


@rule
def begin(t: Table, s: State) -> None:
    """§ 2: nobody has points; the oldest begins, or the seat that was named, or a random one."""
    s.chapter = 0
    s.secret = 0
    s.receiver = 0
    for camp in range(SEATS):
        s.totals[camp] = 0
        s.points[camp] = 0
        s.begun_by[camp] = -1
    lay_out(t, s)
    if t.first >= 0:
        s.starter = t.first
    elif t.ages[0] >= 0:
        s.starter = t.ages[0]
    else:
        s.starter = 0
        s.phase = STARTER
        s.chance_source = FIRST_SEAT
        s.chance_size = t.seats
        return
    set_out(t, s)


@rule
def settle(t: Table, s: State, outcome: int) -> None:
    """Luck has answered: who begins, the next Exploit, or the next card of the bag."""
    if s.phase == SCORED:
        s.starter = next_starter(t, s)
        lay_out(t, s)
        set_out(t, s)
    s.chance_source = 0
    if s.phase == STARTER:
        s.starter = outcome
        set_out(t, s)
    elif s.phase == EXPLOIT_DRAW:
        lay_exploit(t, s, outcome)
    else:
        draw_card(s, outcome)
        if s.phase == DEAL:
            deal_on(t, s)
        else:
            s.stall = 0
            end_turn(t, s)


# --- § 3 to 9: what a seat may do --------------------------------------------------------------


@rule
def owing(t: Table, s: State) -> int:
    """§ 3: the seat whose turn it is; nobody once the match is over."""
    return 1 << wide(s.mover) if PLAYING <= s.phase <= EXTRA else 0


@rule
def candidates(t: Table, s: State, seat: int, out: Actions) -> int:
    """Actions worth checking, a superset of the legal ones; answers how many."""
    n = 0
    if s.phase == DRAWING:
        for c in range(t.colours):
            out[n] = TAKE + c  # written over by the next one where nothing lies: no branch
            n += 1 if s.heights[c] else 0
        out[n] = DECK
        n += 1
    else:
        kinds = wide(0)
        for c in range(t.colours):
            kinds |= ranks(wide(s.hands[seat, c])) << (c * RANKS)
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            out[n] = PLAY + kind
            out[n + 1] = DROP + kind
            n += 2
        if s.phase == EXTRA:
            out[n] = PASS
            n += 1
    if t.exploits and not t.auto_claim:
        for place in range(EXPLOITS_DRAWN):
            out[n] = CLAIM + place
            n += 1
    return n


@rule
def check(t: Table, s: State, seat: int, action: int) -> int:
    """Why this seat may not do this now, or OK."""
    if s.phase == OVER:
        return MATCH_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if action >= CLAIM:
        return check_claim(t, s, seat, action - CLAIM)
    if action == PASS:
        return OK if s.phase == EXTRA else NO_PASS_NOW
    if action >= TAKE:
        return check_draw(t, s, action)
    return check_card(t, s, seat, action)


@rule
def kind_of(action: int) -> int:
    """The card that is laid or dropped."""
    return action - DROP if action >= DROP else action


@rule
def check_card(t: Table, s: State, seat: int, action: int) -> int:
    """§ 3: a card of one's hand, onto a row or onto its pile, before drawing."""
    kind = kind_of(action)
    c, rank = kind // RANKS, kind % RANKS
    if c >= t.colours:
        return NO_SUCH_COLOUR
    if s.phase == DRAWING:
        return DRAW_NOW
    if copies(wide(s.hands[seat, c]), rank) == 0:
        return NOT_IN_HAND
    if action >= DROP:
        return NO_DISCARD_NOW if s.phase == EXTRA else OK
    return check_row(wide(s.rows[camp_of(t, seat), c]), rank)


@entry
def check_row(row: int, rank: int) -> int:
    """§ 5, 6: higher than every number of the row; wagers only before the first number."""
    if row >> max(rank + 1, 2) == 0:
        return OK
    return NOT_HIGHER if rank else WAGER_TOO_LATE


@rule
def check_draw(t: Table, s: State, action: int) -> int:
    """§ 8, 9: the deck or the top of a pile, but not the card just put down."""
    if action != DECK and action - TAKE >= t.colours:
        return NO_SUCH_COLOUR
    if s.phase != DRAWING:
        return PLAY_FIRST if s.phase == PLAYING else NO_DRAW_NOW
    if action == DECK:
        return OK
    if s.heights[action - TAKE] == 0:
        return PILE_EMPTY
    return JUST_DROPPED if action - TAKE == s.dropped else OK


@rule
def check_claim(t: Table, s: State, seat: int, place: int) -> int:
    """§ 18 (duel): at any point of one's own turn before the draw, once achieved, if free."""
    if not t.exploits:
        return NO_EXPLOITS
    if t.auto_claim:
        return CLAIMED_BY_ITSELF
    if s.phase != PLAYING and s.phase != DRAWING:
        return NO_CLAIM_NOW
    if s.exploits[place] >= FIRST_END_EXPLOIT:
        return EXPLOIT_AT_END
    if s.owners[place] != NOBODY:
        return EXPLOIT_TAKEN
    return OK if is_achieved(t, s, seat, s.exploits[place]) else EXPLOIT_NOT_DONE


# --- § 3 to 9: what then happens ---------------------------------------------------------------


@rule
def apply(t: Table, s: State, seat: int, action: int) -> None:
    """A legal action happens. Trusts its caller."""
    if action == DECK:
        s.receiver = seat
        s.chance_source = DECK_OF_ROUND + s.chapter
        s.chance_size = s.left
    elif action >= CLAIM:
        s.owners[action - CLAIM] = seat
    elif action == PASS:
        end_extra(t, s)
    elif action >= TAKE:
        take(t, s, seat, action - TAKE)
    else:
        put_down(t, s, seat, action)


@rule
def take(t: Table, s: State, seat: int, c: int) -> None:
    """§ 8: the top of a pile goes to the hand; everybody saw it."""
    s.heights[c] -= 1
    rank = wide(s.piles[c, s.heights[c]])
    s.piles[c, s.heights[c]] = -1
    s.hands[seat, c] += unit(rank)
    s.known[seat, c] += unit(rank)
    s.held[seat] += 1
    see(s, c * RANKS + rank)
    s.stall += 1
    end_turn(t, s)


@rule
def put_down(t: Table, s: State, seat: int, action: int) -> None:
    """§ 4 to 7: a card leaves the hand for a row or for its pile."""
    kind = kind_of(action)
    c, rank = kind // RANKS, kind % RANKS
    card = unit(rank)
    s.hands[seat, c] -= card
    s.held[seat] -= 1
    if copies(wide(s.known[seat, c]), rank):
        s.known[seat, c] -= card
    see(s, kind)
    if action >= DROP:
        s.piles[c, s.heights[c]] = rank
        s.heights[c] += 1
        s.dropped = c
    else:
        camp = camp_of(t, seat)
        s.rows[camp, c] += card
        if t.auto_claim:
            claim_achieved(t, s, camp)
    if s.phase == PLAYING:
        s.phase = DRAWING
    else:
        s.extra_left -= 1
        if s.extra_left == 0:
            end_extra(t, s)


@rule
def see(s: State, kind: int) -> None:
    """This kind lay face up just now. Turns are counted from 1 here."""
    s.seen[kind] = min(s.turn + 1, LATEST_TURN)


# --- § 10, 11, 18: the end of a turn and of a round --------------------------------------------


@rule
def end_turn(t: Table, s: State) -> None:
    """§ 10, 11: the next seat, unless the deck is out or play has stalled."""
    s.turn += 1
    s.dropped = -1
    s.phase = PLAYING
    s.mover = around(wide(s.mover) + 1, wide(t.seats))
    if s.left == 0:
        if t.extra:
            s.phase = EXTRA
            s.extra_left = t.extra
            s.extra_seats = t.seats
        else:
            s.ended = DECK_OUT
            end_round(t, s)
    elif s.stall >= t.stall_limit:
        s.ended = STALLED
        end_round(t, s)


@rule
def end_extra(t: Table, s: State) -> None:
    """§ 18: the next seat may play its extra cards; after the last one the round is over."""
    s.extra_seats -= 1
    s.extra_left = 0
    if s.extra_seats:
        s.mover = around(wide(s.mover) + 1, wide(t.seats))
        s.extra_left = t.extra
    else:
        s.ended = DECK_OUT
        end_round(t, s)


@rule
def end_round(t: Table, s: State) -> None:
    """§ 10, 14: the round is counted. Its cards lie there until the next one is dealt."""
    score_round(t, s)
    s.chapter += 1
    if s.chapter == t.rounds:
        s.phase = OVER
    else:
        s.phase = SCORED
        await_luck(t, s)
