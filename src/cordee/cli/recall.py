"""What a seat may look up at the table: the journal of what happened, and what it may remember.

Told from spectators' views and public events only. With the memory aid off the journal names only
cards that can still be seen, and there is nothing else to look up.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from cordee.cli.common import Voice
from cordee.core.match import Match
from cordee.core.printed import Printed
from cordee.core.record import open_match, parse
from cordee.core.view import View
from cordee.core.witness import News
from cordee.words import say

MOST_EVENTS = 20  # unless more are asked for
EVENTS = {"undo": "journal-undo", "resign": "journal-resign", "seat": "journal-seat"}


class Event(NamedTuple):
    """Something everybody saw."""

    sentence: str
    name: str = ""
    card: str | None = None  # what it showed, if anything; "": a card gone to a hand
    ends_round: bool = False


def journal(voice: Voice, match: Match, names: Sequence[str]) -> list[str]:
    """Everything that happened so far, a sentence each."""
    events = list(_events(voice, match, names))
    shown = match.view(None).portray()["shown"]
    if match.options.memory_aid or not hasattr(shown, "piles"):
        return [event.sentence for event in events]
    return _still_visible(voice, events, shown)


def _events(voice: Voice, match: Match, names: Sequence[str]) -> Iterator[Event]:
    """The match again from its beginning; private moves wait for their reveal here too."""
    steps = open_match(parse(match.record(with_seed=True)), match.game)
    screen, seen = match.game.screen(), Bystander(steps.match)
    for _ in [line for line in match.journal.lines if not line.startswith("~")]:
        rounds = len(steps.match.chapters)
        before = eyes_before_line(steps.match, str(steps.following))
        line = str(steps.step())
        if line.startswith("!"):
            _, what, seat, *_ = line.split(" ", 3)
            seen.taken_back()
            yield Event(voice.say(EVENTS[what], name=names[int(seat)]))
        else:
            seat, _, move = line.partition(" ")
            name = names[int(seat)]
            sentence = screen.describe(move, name, before, voice.language)
            if sentence:  # a game may have moves that are nobody else's business
                yield Event(sentence, name, _card(move))
            yield from map(Event, seen.sentences(names, voice.language))
        for done in range(rounds, len(steps.match.chapters)):
            over = voice.say("round-over", number=done + 1, game=match.game.name)
            yield Event(over, ends_round=True)


class Bystander:
    """Says at the terminal what a game's witness has seen; nothing in games that have none."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._witness = match.game.witness(match)

    @cached_property
    def _printed(self) -> dict[str, Printed]:
        return self._match.game.printed(self._match.table)

    def taken_back(self) -> None:
        """The last moves were never made."""
        if self._witness is not None:
            self._witness.taken_back()

    def sentences(self, names: Sequence[str], language: str) -> list[str]:
        """What followed from the moves since it was last asked."""
        news = () if self._witness is None else self._witness.news()
        return [self._say(one, names, language) for one in news]

    def _say(self, news: News, names: Sequence[str], language: str) -> str:
        things = {
            name: tuple(self._printed[id_].name[language] for id_ in ids)
            for name, ids in news.things.items()
        }
        who = {} if news.seat is None else {"name": names[news.seat]}
        return say(news.key, language, **news.params, **things, **who)


def eyes_before(match: Match, seat: int, move: str) -> View:
    """The table before a move is made, as it is told: its own seat's, if it lays a card open."""
    return match.view(seat if match.game.lays_open(move) else None)


def eyes_before_line(match: Match, line: str) -> View:
    """The same for a line of a record."""
    seat, _, move = line.partition(" ")
    return eyes_before(match, int(seat), move) if seat.isdigit() else match.view(None)


def _card(move: str) -> str | None:
    """The card a move showed. Who takes one from a pile shows none that can be seen later."""
    verb, _, what = move.partition(" ")
    return {"play": what, "drop": what, "take": ""}.get(verb)


def _still_visible(voice: Voice, events: list[Event], shown: Any) -> list[str]:
    """The events without what memory alone would know: cards covered, in a hand, or put away."""
    lying: Counter[str] = Counter(_strings(msgspec.to_builtins(shown.rows)))
    for pile in shown.piles.values():
        lying.update(getattr(pile, "cards", None) or [pile.top or ""])
    told: list[str] = []
    is_earlier = False
    for event in reversed(events):
        is_earlier = is_earlier or event.ends_round
        if event.card is None:
            told.append(event.sentence)
        elif event.card and lying[event.card] and not is_earlier:
            lying[event.card] -= 1
            told.append(event.sentence)
        else:
            told.append(voice.say("journal-unseen", name=event.name))
    return told[::-1]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)


def memory(voice: Voice, view: View, names: Sequence[str]) -> list[str]:
    """Known cards of the others and the contents of the piles, or dice of before: a line each."""
    kept = view.portray()["memory"]
    if kept is None:
        return [voice.say("memory-off")]
    if hasattr(kept, "colours"):  # dice, and nothing that is ever covered
        dice = " ".join((*kept.colours, *kept.numbers))
        return [voice.say("memory-dice", dice=dice) if dice else voice.say("memory-open")]
    lines = [
        voice.say("memory-known", name=names[seat], cards=_in_hand(voice, view, cards))
        for seat, cards in enumerate(kept.known)
        if cards and seat != view.seat
    ]
    signs = view.game.screen().SIGNS
    lines += [
        voice.say("memory-pile", colour=f"{signs[letter]} {letter}", cards=" ".join(cards))
        for letter, cards in getattr(kept, "piles", {}).items()
        if cards
    ]
    return lines or [voice.say("memory-nothing")]


def _in_hand(voice: Voice, view: View, cards: Sequence[str]) -> str:
    """Cards as they are printed, where their ids are no names."""
    named = getattr(view.game.screen(), "card_name", None)
    if named is None:
        return " ".join(cards)
    return ", ".join(named(view, card, voice.language) for card in cards)
