"""What happens at a table, as values. A table is its opening and these events, in order.

One row of the log each: `kind` is the tag, and the body is the struct as JSON (a move's is its
words). The log is the truth; everything else in the store is made from it.
"""

import msgspec


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was made with. The secret of the deal never leaves before the end."""

    game: str
    options: dict[str, str]
    data: dict[str, str] | None  # the files of a given data pack
    seats: tuple["Place", ...]
    host: str
    listed: bool
    clock: int | None  # seconds for a decision
    secret: str
    commitment: str
    previous: str | None  # the table this one is the rematch of
    package: str
    rules: int
    stamp: str  # of the data
    format: int


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table is made: kept for somebody, open to all, or a bot's."""

    player: str | None = None
    bot: str | None = None
    name: str = ""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person takes a seat and adds a number to the deal."""

    seat: int
    player: str
    name: str
    number: str


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A seat is free again, before the match."""

    seat: int


class BotSat(msgspec.Struct, frozen=True, tag="bot"):
    """The host gives an open seat to a bot."""

    seat: int
    bot: str


class Started(msgspec.Struct, frozen=True, tag="start"):
    """Every seat is taken: the cards are dealt."""


class Moved(msgspec.Struct, frozen=True, tag="move"):
    """A move that the rules took."""

    seat: int
    move: str
    decision: int | None  # none: a move that may be made unasked


class Undone(msgspec.Struct, frozen=True, tag="undo"):
    """A seat's last move is taken back."""

    seat: int


class Resigned(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: int


class Replaced(msgspec.Struct, frozen=True, tag="replace"):
    """A bot plays for somebody, until that person takes the seat back."""

    seat: int
    bot: str
    why: str  # left, agreed, clock


class HandedBack(msgspec.Struct, frozen=True, tag="back"):
    """The person takes the seat back from the bot."""

    seat: int


class Proposed(msgspec.Struct, frozen=True, tag="propose"):
    """Something the others must agree to: an undo, or a bot for somebody absent."""

    what: str  # undo, replace
    seat: int


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """A player's answer to what is proposed."""

    agrees: bool


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    """Words to the table."""

    text: str


class Locked(msgspec.Struct, frozen=True, tag="lock"):
    """The host closes the table to newcomers, or opens it."""

    locked: bool


class Removed(msgspec.Struct, frozen=True, tag="remove"):
    """The host sends a guest away."""

    player: str


class Renamed(msgspec.Struct, frozen=True, tag="rename"):
    """A player at the table has another name from now on."""

    player: str
    name: str


class Rematched(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class Closed(msgspec.Struct, frozen=True, tag="close"):
    """The host gives the table up before the match began."""


Happening = (
    Sat | Stood | BotSat | Started | Moved | Undone | Resigned | Replaced | HandedBack | Proposed
    | Answered | Chatted | Locked | Removed | Renamed | Rematched | Closed
)  # fmt: skip


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the log."""

    seq: int
    at: int  # milliseconds since 1970
    by: str | None  # the player; None: the service itself
    what: Happening
    move_id: str | None = None  # the client's own name for what it asked
    digest: str | None = None  # of the match after it


def body(what: Happening) -> str:
    """The body of a row."""
    return msgspec.json.encode(what).decode()


def read_body(text: str) -> Happening:
    what: Happening = msgspec.json.decode(text, type=Happening)
    return what
