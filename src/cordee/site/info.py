"""What is told of a table, and to whom: the only place where a table becomes messages."""

from collections.abc import Collection, Sequence

import msgspec

from cordee import words
from cordee.core.faults import CordeeError, IllegalMove
from cordee.site import commands
from cordee.site import messages as m
from cordee.site.table import OVER, PLAYING, Entry, Said, Table

NO_MOVES = {"! undo": "journal-undo", "! resign": "journal-resign", "! seat": "journal-seat"}


def table_info(
    table: Table,
    player: str | None,
    online: Collection[str],
    watching: Sequence[tuple[str | None, str]],
) -> m.TableInfo:
    """The people around a table, as one of them is told."""
    match = table.match
    return m.TableInfo(
        id=table.id,
        version=table.version,
        game=table.game_name,
        options=table.opening.options,
        own_data=table.opening.data is not None,
        status=table.status,
        listed=table.opening.listed,
        locked=table.locked,
        host=table.opening.host,
        you_host=table.opening.host == player,
        clock=table.opening.clock,
        deadline=table.deadline(),
        seats=tuple(
            m.SeatInfo(
                player=seat.player,
                name=seat.name,
                bot=seat.playing_bot,
                stand_in=seat.stand_in is not None,
                ready=seat.is_taken,
                you=player is not None and seat.player == player,
                online=seat.player in online,
            )
            for seat in table.seats
        ),
        owing=table.owing(),
        sides=() if match is None else match.sides,
        proposal=_proposal(table),
        previous=table.opening.previous,
        next=table.next_table,
        watching=len(watching),
        watchers=tuple(m.WatcherInfo(*one) for one in dict.fromkeys(watching) if one[0]),
        deal=m.FairInfo(
            commitment=table.opening.commitment,
            numbers={n: seat.number for n, seat in enumerate(table.seats) if seat.number}
            if table.status in (PLAYING, OVER)
            else {},
            secret=table.opening.secret if table.status == OVER else None,
        ),
    )


def _proposal(table: Table) -> m.ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return m.ProposalInfo(
        what=proposal.what,
        seat=proposal.seat,
        by=proposal.by,
        agreed=tuple(sorted(proposal.agreed)),
        until=proposal.at + commands.SILENCE if proposal.what == "replace" else None,
    )


def view_message(table: Table, eyes: int | None, told: int) -> bytes:
    """A seat's view and what is new in the journal, ready to be sent."""
    match = table.match
    assert match is not None
    view = match.view(eyes)
    message = m.ViewMessage(
        version=table.version,
        seat=eyes,
        decision=view.decision,
        undo=eyes is not None and match.can_undo(eyes, consent=True),
        view=msgspec.Raw(view.json()),
        journal=journal(table, eyes, told),
    )
    return msgspec.json.encode(message)


def journal(table: Table, eyes: int | None, told: int) -> tuple[m.JournalEntry, ...]:
    """The lines after a number; without the memory aid only those since one's own last move."""
    assert table.match is not None
    if not table.match.options.memory_aid:
        told = max(told, _last_own(table.entries, eyes))
    return tuple(
        entry_info(table, told + n, entry) for n, entry in enumerate(table.entries[told:], 1)
    )


def _last_own(entries: list[Entry], eyes: int | None) -> int:
    """How many lines there were up to this seat's last move but the running one."""
    latest = entries[-1].seat if entries else None
    n = len(entries)
    if latest == eyes:
        while n and entries[n - 1].seat == eyes:
            n -= 1
    while n and entries[n - 1].seat != eyes:
        n -= 1
    return n


def entry_info(table: Table, n: int, entry: Entry) -> m.JournalEntry:
    assert table.match is not None
    if entry.move.startswith("!"):
        return m.JournalEntry(n, entry.seat, "", NO_MOVES[entry.move], {})
    if not entry.move:
        return m.JournalEntry(n, entry.seat, "", "", {}, entry.news)
    key, params = table.match.game.recount(entry.move, entry.card)
    return m.JournalEntry(n, entry.seat, entry.move, key, params, entry.news)


def chat_line(said: Said) -> m.ChatLine:
    return m.ChatLine(said.n, said.player, said.name, said.text, said.at)


def refusal(request: str | None, error: CordeeError, *, retry: bool = False) -> m.Refusal:
    """A fault as the client is told it, in both languages."""
    is_illegal = isinstance(error, IllegalMove)
    return m.Refusal(
        id=request,
        code=error.reason.code if isinstance(error, IllegalMove) else error.code,
        sentence=m.Sentence(*(error.say(language) for language in words.LANGUAGES)),
        section=error.reason.section if is_illegal else None,  # type: ignore[attr-defined]
        retry=retry,
    )
