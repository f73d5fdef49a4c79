"""What nobody did but everybody saw: hexes found, contests with their dice and sums, wounds.

A contest may begin and end between two moves. Who stands beside the match whenever a die falls
has seen it all the same; only what a spectator's view shows is told.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cordee.core.journal import Luck
from cordee.core.match import Match
from cordee.core.view import View
from cordee.games.island import state as at
from cordee.games.island import vocabulary as do
from cordee.games.island.content import NAMES, Content, Effect
from cordee.games.island.geometry import site_name
from cordee.games.island.portrait import CONTESTS
from cordee.games.island.printed import content_of
from cordee.games.island.wording import display, name_of
from cordee.words import say


class Bout(NamedTuple):
    """A contest whose dice have fallen."""

    place: str
    sides: tuple[tuple[str, ...], tuple[str, ...]]  # ids of characters and cards
    dice: tuple[int, int]
    sums: tuple[int, int] | None  # None where what counted last was not to be seen
    result: int | None = None  # above 0: the attackers have won; below: they have lost


class Witness:
    """Stands between a match and its luck; asked after each move what there is to tell."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._luck: Luck = match._luck
        match._luck = self
        self._pack = content_of(match.table)
        self._over: list[Bout] = []
        self._rerolled = False
        self.taken_back()

    def draw(self, match: Match, source: int, size: int) -> int:
        """The luck of the match as it is; a die is remembered."""
        outcome = self._luck.draw(match, source, size)
        if source == at.DIE:
            self._rolled(match.view(None).plain, outcome + 1)
        return outcome

    def taken_back(self) -> None:
        """The last moves were never made: all is as it lies there."""
        self._seen = self._match.view(None).plain
        self._bout = _undecided(self._seen, self._pack)

    def news(self, move: str, mover: View, names: Sequence[str], language: str) -> list[str]:
        """Sentences on what followed a move; `mover` is how its seat saw the table before it."""
        before, self._seen = self._seen, self._match.view(None).plain
        after = self._seen
        told = list(_found(before, after, self._pack, language))
        told += [_contest_text(bout, self._pack, language) for bout in self.contests(move, mover)]
        return told + list(_people(before, after, names, language))

    def contests(self, move: str, mover: View) -> list[Bout]:
        """The contests that ended with a move, the oldest first."""
        after = self._match.view(None).plain
        if self._bout is not None:
            lies_there = after.fight_kind and all(after.fight_dice.tolist())
            if not lies_there or after.fight_result:
                result = int(after.fight_result) if lies_there else None
                self._over.append(self._bout._replace(result=result))
                self._bout = None
        over, self._over = self._over, []
        if over and mover.plain.fight_kind and mover.plain.fight_void:  # somebody has ended it
            over[0] = over[0]._replace(sums=None, result=None)
        elif over and _undecided(mover.plain, self._pack) is not None and not self._rerolled:
            over[0] = _with_last(over[0], move, mover, self._pack)
        self._rerolled = False
        self._bout = _undecided(after, self._pack)
        return [_decided(bout) for bout in over]

    def _rolled(self, view: Any, face: int) -> None:
        if not view.fight_kind:
            return
        frame = view.stack[view.depth - 1].tolist()
        if frame[0] == at.F_REROLL:
            now = _undecided(view, self._pack)
            if now is not None:
                self._bout, self._rerolled = _with_die(now, frame[at.A], face), True
        elif not view.fight_dice[0]:
            if self._bout is not None:
                self._over.append(self._bout)
            self._bout = _with_die(_before_dice(view, self._pack), 0, face)
        elif self._bout is not None:
            self._bout = _with_die(self._bout, 1, face)


def _read(view: Any, pack: Content) -> Bout:
    """The contest of a view, as it stands."""
    kind, target = CONTESTS[view.fight_kind], int(view.fight_target)
    other = pack.cards[target].id if kind in ("encounter", "monster") else NAMES[target]
    return Bout(
        site_name(int(view.fight_site)),
        (_names(view.fight_attackers), (other, *_names(view.fight_helpers))),
        tuple(view.fight_dice.tolist()),
        tuple(view.fight_sums.tolist()),
    )


def _before_dice(view: Any, pack: Content) -> Bout:
    """The same before the dice fall: a sum that was cut off at zero does not tell what is to come.

    Strength itself is never below zero, so only what was played and drawbacks can cut it off.
    """
    bout = _read(view, pack)
    for sum_, bonus, side in zip(view.fight_sums, view.fight_bonus, bout.sides, strict=True):
        drawbacks = [pack.characters[NAMES.index(one)].drawback for one in side if one in NAMES]
        is_weakened = any(e.op == do.STRENGTH for thing in drawbacks for e in thing.effects)
        if not sum_ and (bonus < 0 or is_weakened):
            return bout._replace(sums=None)
    return bout


def _names(mask: int) -> tuple[str, ...]:
    return tuple(name for c, name in enumerate(NAMES) if int(mask) >> c & 1)


def _undecided(view: Any, pack: Content) -> Bout | None:
    """The contest of a view whose dice lie there and that has no result yet."""
    if not view.fight_kind or not all(view.fight_dice.tolist()) or view.fight_result:
        return None
    return _read(view, pack)


def _with_die(bout: Bout, side: int, face: int) -> Bout:
    """The same once a die of a side shows another face."""
    dice, sums = list(bout.dice), None if bout.sums is None else list(bout.sums)
    if sums is not None:
        sums[side] += face - dice[side]
    dice[side] = face
    return bout._replace(dice=(dice[0], dice[1]), sums=None if sums is None else (sums[0], sums[1]))


def _with_last(bout: Bout, move: str, mover: View, pack: Content) -> Bout:
    """The same with what the last card or power added, where that alone tells the sums."""
    frames = [frame[0] for frame in mover.plain.stack[: mover.plain.depth].tolist()]
    if at.F_PLAYED in frames:
        return bout._replace(sums=None)
    if move.partition(" ")[0] not in ("play", "use") or bout.sums is None:
        return bout
    sums = list(bout.sums)
    for effect in _effects(move, mover, pack):
        side = _side(effect, mover.plain)
        if effect.op != do.STRENGTH or side is None or sums[side] == 0:
            return bout._replace(sums=None)
        sums[side] = max(sums[side] + effect.amount, 0)
    return bout._replace(sums=(sums[0], sums[1]))


def _effects(move: str, mover: View, pack: Content) -> tuple[Effect, ...]:
    """What the card, piece or power of a move does."""
    what = mover.recount(move)[1]["what"]
    entries = (*pack.cards, *pack.characters)
    return next(entry.thing.effects for entry in entries if entry.id == what)


def _side(effect: Effect, view: Any) -> int | None:
    """The side of the contest that an effect names, as the seat of a view sees it."""
    own = None
    if any(view.owner[NAMES.index(name)] == view.seat for name in _names(view.fight_attackers)):
        own = 0
    elif CONTESTS[view.fight_kind] == "opponent" and view.owner[view.fight_target] == view.seat:
        own = 1
    named = {do.T_ATTACKERS: 0, do.T_DEFENDERS: 1}
    if own is not None:
        named |= {do.T_MY_SIDE: own, do.T_THEIR_SIDE: 1 - own}
    return named.get(effect.target)


def _decided(bout: Bout) -> Bout:
    """With its result, where the sums tell it."""
    if bout.sums is None:
        return bout
    return bout._replace(result=bout.sums[0] - bout.sums[1])


# --- in words --------------------------------------------------------------------------------


def _contest_text(bout: Bout, pack: Content, language: str) -> str:
    who = [tuple(name_of(pack, one, language) for one in side) for side in bout.sides]
    params: dict[str, Any] = {"place": bout.place, "first": who[0], "second": who[1]}
    params |= {"die": str(bout.dice[0]), "other": str(bout.dice[1])}
    if bout.sums is None:
        text = say("island-told-dice", language, **params)
    else:
        sums = {"sum": str(bout.sums[0]), "against": str(bout.sums[1])}
        text = say("island-told-contest", language, **params, **sums)
    if bout.result is None:
        return text
    if bout.result == 0:
        return f"{text} {say('island-told-tie', language)}"
    return f"{text} {say('island-told-won', language, who=who[bout.result < 0])}"


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
