"""What a socket may ask for, carried out: each message to its command."""

from typing import Any, Protocol

from cordee import words
from cordee.bots.advice import adviser
from cordee.site import commands as c
from cordee.site import messages as m
from cordee.site import openings
from cordee.site.bots import Question
from cordee.site.faults import Refused
from cordee.site.hall import Hall, Live
from cordee.site.identity import Person
from cordee.site.table import OVER, Table


class Asker(Protocol):
    """Somebody at a table: over a socket, or over HTTP."""

    hall: Hall
    person: Person | None
    player: str | None
    live: Live | None

    def shows(self, seat: int) -> bool: ...
    def refresh(self, table: Table, entries: int, chat: int) -> None: ...
    def uncover(self, table: Table, seat: int | None) -> None: ...


async def carry_out(socket: Asker, message: m.ClientMessage) -> Any:
    """The result of a request; what is refused raises."""
    if isinstance(message, m.Ping):
        return None
    if isinstance(message, m.Resume | m.Uncover | m.Why | m.Hint):
        return await _ask(socket, message)
    person = socket.person
    if person is None:
        raise Refused("who-are-you")
    assert socket.live is not None
    id_ = socket.live.id
    if isinstance(message, m.Rematch):
        return await rematch(socket, message)

    def make(table: Table) -> Any:
        return _happening(table, person.id, person.name, message)

    await socket.hall.act(id_, person.id, make, message.id)
    return None


def _happening(table: Table, by: str, name: str, message: m.ClientMessage) -> Any:
    """What the request would make happen."""
    match message:
        case m.MakeMove(seat=seat, decision=decision, move=move):
            return c.move(table, by, seat, move, decision)
        case m.Sit(seat=seat, number=number, name=given):
            return c.sit(table, by, seat, given or name, number)
        case m.Stand(seat=seat):
            return c.stand(table, by, seat)
        case m.SeatBot(seat=seat, bot=bot):
            return c.seat_bot(table, by, seat, bot)
        case m.Undo(seat=seat):
            return c.undo(table, by, seat)
        case m.Resign(seat=seat):
            return c.resign(table, by, seat)
        case m.Replace(seat=seat):
            return c.replace(table, by, seat)
        case m.HandBack(seat=seat):
            return c.hand_back(table, by, seat)
        case m.Answer(agrees=agrees):
            return c.answer(table, by, agrees=agrees)
        case m.Chat(text=text):
            return c.chat(table, by, text)
        case m.Lock(locked=locked):
            return c.lock(table, by, locked=locked)
        case m.Remove(player=player):
            return c.remove(table, by, player)
        case m.Close():
            return c.close(table, by)
    raise Refused("bad-message")


async def _ask(socket: Asker, message: m.Resume | m.Uncover | m.Why | m.Hint) -> Any:
    """What changes nothing at the table."""
    live = socket.live
    assert live is not None
    async with live.lock:
        table = await socket.hall.ensure(live)
        match message:
            case m.Resume(entries=entries, chat=chat):
                socket.refresh(table, entries, chat)
                return None
            case m.Uncover(seat=seat):
                socket.uncover(table, seat)
                return None
            case m.Why(seat=seat, move=move):
                return _why(socket, table, seat, move)
            case m.Hint(seat=seat):
                question = _hint(socket, table, seat)
    return await socket.hall.bots.advise(question)


def _own_match(socket: Asker, table: Table, seat: int) -> Any:
    if seat not in table.seats_of(socket.player) or not socket.shows(seat):
        raise Refused("not-your-seat", seat=seat + 1)
    if table.match is None:
        raise Refused("table-not-begun")
    return table.match


def _why(socket: Asker, table: Table, seat: int, move: str) -> Any:
    reason = _own_match(socket, table, seat).why_not(seat, move)
    if reason is None:
        return None
    sentence = m.Sentence(*(reason.say(language) for language in words.LANGUAGES))
    return {"code": reason.code, "section": reason.section, "sentence": sentence}


def _hint(socket: Asker, table: Table, seat: int) -> Question:
    match = _own_match(socket, table, seat)
    if match.decision(seat) is None:
        raise Refused("nothing-to-decide")
    return Question.about(match, seat, adviser(match.view(seat)), table.opening.secret)


async def rematch(socket: Asker, message: m.Rematch) -> Any:
    """A new table for the same people; the second to ask is shown to the first one's."""
    person, live, hall = socket.person, socket.live, socket.hall
    assert person is not None and live is not None
    table = await hall.read(live.id)
    if table.status != OVER:
        raise Refused("table-not-over")
    if not table.seats_of(person.id):
        raise Refused("not-at-the-table")
    if table.next_table is None:
        opening = openings.again(table, person.id, message.first)
        new = await hall.create(opening)

        def link(old: Table) -> Any:
            return None if old.next_table else openings.linked(new.id)

        try:
            table = await hall.act(live.id, person.id, link, message.id)
        finally:
            if table.next_table != new.id:  # somebody else was faster
                await hall.act(new.id, person.id, lambda fresh: c.close(fresh, person.id))
    return {"table": table.next_table}
