"""How a match ended, in words: the score sheets, who has won, what broke a tie."""

from collections.abc import Sequence

from cordee.cli.common import Voice
from cordee.cli.score import show_score
from cordee.core.match import Match
from cordee.core.turn import Over


def show_end(voice: Voice, match: Match, names: Sequence[str]) -> None:
    """Everything there is to say once a match is over."""
    over = match.turn
    assert isinstance(over, Over)
    voice.print(f"end-{over.reason}")
    for score in over.scores:
        show_score(voice, match.game, score, side_name(names, score.seats))
    if len(over.scores) == 1:
        voice.print("end-together", total=over.scores[0].total)
        return
    winners = [side_name(names, s.seats) for s in over.scores if over.ranking[s.side] == 1]
    voice.print("end-winners", many=len(winners), winners=voice.join(winners))
    if over.is_tie_broken:
        voice.print(match.game.tie_sentence)


def side_name(names: Sequence[str], seats: Sequence[int]) -> str:
    """A side by its members."""
    return " + ".join(names[seat] for seat in seats)
