"""The protocol of the socket, version 1: every message that crosses it, as a type.

`docs/protocol.md` and the client's TypeScript types are generated from here
(`python -m cordee.site.describe`); a check fails when they are stale.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cordee.core.witness import News

PROTOCOL = 1
LARGEST_MESSAGE = 16_384  # bytes a client may send at once

Id = Annotated[str, Meta(max_length=40, pattern="^[!-~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Words = Annotated[str, Meta(max_length=80)]


# --- from the client -----------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something asked for. `id` is the client's own: the answer carries it, and a request that is
    sent again with the same id is done once."""

    id: Id


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or confirm one kept for you. `number` (32 hexadecimal digits) goes into
    the deal; several seats of one person are taken one by one."""

    seat: SeatNumber
    number: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=80)] = ""


class Stand(Request, frozen=True, tag="stand"):
    """Give a seat up before the match; the host may clear a bot's."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="bot"):
    """The host gives an open seat to a bot (`greedy`)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]


class MakeMove(Request, frozen=True, tag="move"):
    """A move in words, answering one decision. Acknowledged after it is durable; refused when the
    decision is no longer open. What may be done unasked (`in-order`) answers none."""

    seat: SeatNumber
    decision: int | None
    move: Words


class Undo(Request, frozen=True, tag="undo"):
    """Take one's last move back, where nothing was drawn since; other people are asked first."""

    seat: SeatNumber


class Resign(Request, frozen=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Replace(Request, frozen=True, tag="replace"):
    """A bot for one's own seat, or, if the others agree, for somebody absent."""

    seat: SeatNumber


class HandBack(Request, frozen=True, tag="back"):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Answer(Request, frozen=True, tag="answer"):
    """Agree to what is proposed, or not."""

    agrees: bool


class Chat(Request, frozen=True, tag="chat"):
    """Words to the table."""

    text: Annotated[str, Meta(max_length=2000)]


class Lock(Request, frozen=True, tag="lock"):
    """The host closes the table to newcomers, or opens it."""

    locked: bool


class Remove(Request, frozen=True, tag="remove"):
    """The host sends a guest away."""

    player: Annotated[str, Meta(max_length=64)]


class Close(Request, frozen=True, tag="close"):
    """The host gives the table up before the match."""


class Rematch(Request, frozen=True, tag="rematch"):
    """The same people again, at a new table: `rule` begins as the rules say, `loser` lets the
    last one begin."""

    first: Annotated[str, Meta(max_length=16)] = "rule"


class Uncover(Request, frozen=True, tag="uncover"):
    """At a screen that several people share: show this seat's view from now on (none: nobody's).
    Nothing of the other seats is sent."""

    seat: SeatNumber | None = None


class Why(Request, frozen=True, tag="why"):
    """Why a move is refused, in words."""

    seat: SeatNumber
    move: Words


class Hint(Request, frozen=True, tag="hint"):
    """What the strongest bot would do at this seat: `move`; where it compared moves, the next best
    one (`other`) and by how much it is better (`gain`, in points or in % of the `chance` to win:
    `measure`)."""

    seat: SeatNumber


class Resume(Request, frozen=True, tag="resume"):
    """Everything anew: table, view, journal and chat from these numbers on."""

    entries: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class Ping(Request, frozen=True, tag="ping"):
    """Is the line alive?"""


ClientMessage = (
    Sit | Stand | SeatBot | MakeMove | Undo | Resign | Replace | HandBack | Answer | Chat | Lock
    | Remove | Close | Rematch | Uncover | Why | Hint | Resume | Ping
)  # fmt: skip


# --- from the service ----------------------------------------------------------------------------


class Sentence(msgspec.Struct, frozen=True):
    """The same words in both languages."""

    fr: str
    en: str


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What the service sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: which protocol, which version of the service, who you are."""

    protocol: int
    service: str
    player: str | None
    name: str
    now: int  # the service's clock, milliseconds since 1970


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    player: str | None  # the person's public id, the same at all tables
    name: str
    bot: str | None
    stand_in: bool  # the bot plays for the person
    ready: bool  # the seat is taken and its number given
    you: bool
    online: bool


class ProposalInfo(msgspec.Struct, frozen=True):
    """What waits for agreement."""

    what: str  # undo, replace
    seat: int
    by: str
    agreed: tuple[str, ...]
    until: int | None  # when silence counts as agreement


class WatcherInfo(msgspec.Struct, frozen=True):
    """A guest who looks on."""

    player: str | None
    name: str


class FairInfo(msgspec.Struct, frozen=True):
    """The proof of the deal: the promise from the start, the secret once the match is over."""

    commitment: str
    numbers: dict[int, str]
    secret: str | None


class TableInfo(Message, frozen=True, tag="table"):
    """The table and the people around it. `version` counts what everybody may see."""

    id: str
    version: int
    game: str
    options: dict[str, str]
    own_data: bool  # printed values of their own, not the built-in ones
    status: str  # waiting, playing, over, closed
    listed: bool
    locked: bool
    host: str
    you_host: bool
    clock: int | None
    deadline: int | None
    seats: tuple[SeatInfo, ...]
    owing: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    proposal: ProposalInfo | None
    previous: str | None
    next: str | None
    watching: int
    watchers: tuple[WatcherInfo, ...]
    deal: FairInfo


class JournalEntry(msgspec.Struct, frozen=True):
    """A line of the journal: `key` and `params` of the shared catalogue, `seat` gives the name.
    Where nobody is told of a move, only of what followed from it, `key` is empty."""

    n: int
    seat: int
    move: str
    key: str
    params: dict[str, str]
    news: tuple[News, ...] = ()


class ViewMessage(Message, frozen=True, tag="view"):
    """What this seat may know now, whole: never a difference. `seat` is null for a spectator."""

    version: int
    seat: int | None
    decision: int | None
    undo: bool  # whether something of this seat's can be taken back
    view: Any
    journal: tuple[JournalEntry, ...]  # what is new since the last message


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    player: str
    name: str
    text: str
    at: int


class ChatMessage(Message, frozen=True, tag="chat"):
    """New lines of chat."""

    lines: tuple[ChatLine, ...]


class Done(Message, frozen=True, tag="done"):
    """A request was carried out and is durable. `result` where the request asks for something."""

    id: str
    version: int
    result: Any = None


class Refusal(Message, frozen=True, tag="refused"):
    """A request that changed nothing, and why. `retry`: the same request may be sent again."""

    id: str | None
    code: str
    sentence: Sentence
    section: int | None = None
    retry: bool = False


class Farewell(Message, frozen=True, tag="bye"):
    """The service is about to close this socket: `restart` (come back at once), `removed`,
    `flood`, `slow`, `elsewhere`."""

    why: str


ServerMessage = Welcome | TableInfo | ViewMessage | ChatMessage | Done | Refusal | Farewell
