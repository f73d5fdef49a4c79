"""What nobody did but everybody saw: hexes found, contests with their dice and sums, wounds.

A contest may begin and end between two moves; a spectator's view still shows how it was decided.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from cordee.core.match import Match
from cordee.core.view import View
from cordee.core.witness import News
from cordee.games.island import state as at
from cordee.games.island import vocabulary as do
from cordee.games.island.content import NAMES, Content
from cordee.games.island.geometry import site_name
from cordee.games.island.portrait import Decided, decided
from cordee.games.island.printed import content_of
from cordee.games.island.victory import card_that_won

STRUCK = ("island-told-wounded", "island-told-dead")  # what a lost contest does to somebody


class Witness:
    """Compares what a spectator sees after each move with what was seen before it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._pack = content_of(match.table)
        self.taken_back()

    def taken_back(self) -> None:
        self._seen = self._match.view(None).plain

    def news(self) -> tuple[News, ...]:
        view = self._match.view(None)
        before, self._seen = self._seen, view.plain
        contests = decided(self._seen, self._pack, int(before.decided))
        found = _found(before, self._seen, self._pack)
        people = in_order(contests, tuple(_people(before, self._seen)))
        won = before.ended == at.NOT_ENDED and self._seen.ended == at.OWN_GOAL
        return (*found, *people, *((self._won(view),) if won else ()))

    def _won(self, view: View) -> News:
        """Whose card has won the game, and by what."""
        c = card_that_won(view.tables, view.views)
        goal, basic, other, later = self._pack.characters[c].goal
        word = next(word for word, code in do.GOALS.items() if code == goal)
        params = {"amount": str(later if view.table.advanced else basic)}
        things: dict[str, tuple[str, ...]] = {"who": (NAMES[c],), "other": (NAMES[other],)}
        return News(f"island-told-goal-{word}", params, things, int(self._seen.victor))


def in_order(contests: Sequence[Decided], people: Sequence[News]) -> tuple[News, ...]:
    """Contests, each followed by what it did to those who lost it, then all else about people.

    One move may lead to several contests; who was struck lost the last one that they lost.
    """
    told: list[News] = []
    left = list(people)
    for n, contest in enumerate(contests):
        told.append(contest_news(contest))
        for one in people:
            later = any(_lost(other, one) for other in contests[n + 1 :])
            if one.key in STRUCK and _lost(contest, one) and not later:
                told.append(one)
                left.remove(one)
    return (*told, *left)


def _lost(contest: Decided, one: News) -> bool:
    """Whether the person that something is told of stood on the side that lost."""
    return contest.won is not None and one.things["who"][0] in contest.sides[1 - contest.won]


def contest_news(contest: Decided) -> News:
    """How a contest was decided."""
    (die, other), (sum_, against) = contest.dice, contest.sums
    params = {
        "place": contest.at, "die": str(die), "other": str(other), "sum": str(sum_),
        "against": str(against),
    }  # fmt: skip
    sides = {"first": contest.sides[0], "second": contest.sides[1]}
    if contest.won is None:
        return News("island-told-tie", params, sides)
    return News("island-told-won", params, sides | {"who": contest.sides[contest.won]})


def _found(before: Any, after: Any, pack: Content) -> Iterator[News]:
    """Hexes that were turned up, and where the Monster has come to."""
    for site in range(at.SITES):
        if after.site_up[site] and not before.site_up[site]:
            hex_ = pack.hexes[after.site_hex[site]].id
            yield News("island-told-hex", {"place": site_name(site)}, {"what": (hex_,)})
    if after.monster_down and not before.monster_down:
        yield News("island-told-monster-down")
    elif after.monster_site >= 0 and after.monster_site != before.monster_site:
        yield News("island-told-monster", {"place": site_name(int(after.monster_site))})


def _people(before: Any, after: Any) -> Iterator[News]:
    """Who was wounded, healed, killed, or follows somebody else now."""
    for c in range(at.CHARS):
        owner, was = int(after.owner[c]), int(before.owner[c])
        who: dict[str, tuple[str, ...]] = {"who": (NAMES[c],)}
        if was < at.NEUTRAL:  # not on the island before
            if owner == at.NEUTRAL:
                yield News("island-told-arrived", things=who)
        elif owner == at.DEAD:
            yield News("island-told-dead", things=who)
        else:
            if owner != was and owner >= 0:
                yield News("island-told-joined", things=who, seat=owner)
            if after.wounded[c] and not before.wounded[c]:
                yield News("island-told-wounded", things=who)
            elif before.wounded[c] and not after.wounded[c]:
                yield News("island-told-healed", things=who)
