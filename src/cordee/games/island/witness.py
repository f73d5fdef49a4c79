"""What nobody did but everybody saw: hexes found, contests with their dice and sums, wounds.

A contest may begin and end between two moves; a spectator's view still shows how it was decided.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from cordee.core.match import Match
from cordee.games.island import state as at
from cordee.games.island.content import Content
from cordee.games.island.geometry import site_name
from cordee.games.island.portrait import Decided, decided
from cordee.games.island.printed import content_of
from cordee.games.island.wording import display, name_of
from cordee.words import say


class Witness:
    """Stands beside a match; asked after each move what there is to tell."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._pack = content_of(match.table)
        self.taken_back()

    def taken_back(self) -> None:
        """The last moves were never made: all is as it lies there."""
        self._seen = self._match.view(None).plain

    def news(self, names: Sequence[str], language: str) -> list[str]:
        """Sentences on what followed from the moves since it was last asked."""
        before, self._seen = self._seen, self._match.view(None).plain
        after = self._seen
        told = list(_found(before, after, self._pack, language))
        contests = decided(after, self._pack, int(before.decided))
        told += [_contest_text(contest, self._pack, language) for contest in contests]
        return told + list(_people(before, after, names, language))


# --- in words --------------------------------------------------------------------------------


def _contest_text(contest: Decided, pack: Content, language: str) -> str:
    who = [tuple(name_of(pack, one, language) for one in side) for side in contest.sides]
    (die, other), (sum_, against) = contest.dice, contest.sums
    text = say(
        "island-told-contest", language, place=contest.at, first=who[0], second=who[1],
        die=str(die), other=str(other), sum=str(sum_), against=str(against),
    )  # fmt: skip
    if contest.won is None:
        return f"{text} {say('island-told-tie', language)}"
    return f"{text} {say('island-told-won', language, who=who[contest.won])}"


def _found(before: Any, after: Any, pack: Content, language: str) -> Iterator[str]:
    """Hexes that were turned up, and where the Monster has come to."""
    for site in range(at.SITES):
        if after.site_up[site] and not before.site_up[site]:
            name = pack.hexes[after.site_hex[site]].name[language]
            yield say("island-told-hex", language, place=site_name(site), name=name)
    if after.monster_down and not before.monster_down:
        yield say("island-told-monster-down", language)
    elif after.monster_site >= 0 and after.monster_site != before.monster_site:
        yield say("island-told-monster", language, place=site_name(int(after.monster_site)))


def _people(before: Any, after: Any, names: Sequence[str], language: str) -> Iterator[str]:
    """Who was wounded, healed, killed, or follows somebody else now."""
    for c in range(at.CHARS):
        owner, was = int(after.owner[c]), int(before.owner[c])
        if was < at.NEUTRAL:  # not on the island before
            if owner == at.NEUTRAL:
                yield say("island-told-arrived", language, who=display(c))
        elif owner == at.DEAD:
            yield say("island-told-dead", language, who=display(c))
        else:
            if owner != was and owner >= 0:
                yield say("island-told-joined", language, name=names[owner], who=display(c))
            if after.wounded[c] and not before.wounded[c]:
                yield say("island-told-wounded", language, who=display(c))
            elif before.wounded[c] and not after.wounded[c]:
                yield say("island-told-healed", language, who=display(c))
