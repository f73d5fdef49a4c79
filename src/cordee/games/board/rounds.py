"""§ 10, 11, 13: the end of a turn and of a round."""

from cordee.core.compile import rule
from cordee.core.contract import State, Table
from cordee.games.board.deal import await_tiles
from cordee.games.board.scoring import score_round
from cordee.games.board.state import DECK_OUT, NO_COLOUR, OVER, PLAYING, SCORED, STALLED


@rule
def end_turn(t: Table, s: State) -> None:
    """§ 10, 11: the next seat, unless the deck is out or play has stalled."""
    s.turn += 1
    s.dropped = NO_COLOUR
    s.phase = PLAYING
    s.mover = (s.mover + 1) % t.seats
    if s.left == 0:
        s.ended = DECK_OUT
        end_round(t, s)
    elif s.stall >= t.stall_limit:
        s.ended = STALLED
        end_round(t, s)


@rule
def end_round(t: Table, s: State) -> None:
    """§ 10, 12: the round is counted. It lies there until the next one is set up."""
    score_round(t, s)
    s.chapter += 1
    if s.chapter == t.rounds:
        s.phase = OVER
    else:
        s.phase = SCORED
        await_tiles(t, s)
