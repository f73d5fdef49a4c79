"""Whose move it is, as a value."""

import msgspec

from cordee.core.score import Score


class Decide(msgspec.Struct, frozen=True, tag=True):
    """Each of these seats owes one move, in any order."""

    seats: tuple[int, ...]


class Over(msgspec.Struct, frozen=True, tag=True):
    """The match has ended: why, who won, in which order, with which scores."""

    reason: str
    winners: tuple[int, ...]  # seats: every member of a winning side
    ranking: tuple[int, ...]  # per side, its rank from 1; equal ranks share
    scores: tuple[Score, ...]  # per side

    @property
    def is_tie_broken(self) -> bool:
        """Whether more sides have the best total than have won."""
        best = max(score.total for score in self.scores)
        tied = sum(score.total == best for score in self.scores)
        return self.reason != "resigned" and tied > self.ranking.count(1)


Turn = Decide | Over


class Move(msgspec.Struct, frozen=True):
    """A legal or illegal thing to do, in the words of the notation."""

    action: int
    text: str

    def __str__(self) -> str:
        return self.text
