"""The view of the card game as JSON text, straight from its bytes.

The same as encoding `portrait`, which conformance compares; a table on the web tells a position to
every seat after every move, and from one position to the next most rows, piles and hands are the
same: their text is put together once.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from cordee.core.contract import Table
from cordee.core.records import reader
from cordee.games.cards.notation import EXPLOIT_CODES, card_words, pile_words, set_words
from cordee.games.cards.portrait import PHASES, STALL_SHOWN_FROM, Pile
from cordee.games.cards.state import (
    COLOURS,
    EXPLOITS_DRAWN,
    KINDS,
    NO_STALL_LIMIT,
    SCORED,
    SEATS,
    VIEW,
)

CACHED = 1 << 15
NULL = b"null"

assert VIEW.fields is not None
_FIELDS = {name: entry[1] for name, entry in VIEW.fields.items()}
_SETS = 2 * COLOURS  # bytes of one seat's or camp's cards
_HANDS, _OPEN, _KNOWN, _ROWS = (_FIELDS[n] for n in ("hands", "open_hands", "known", "rows"))
_PILES, _HEIGHTS, _SEEN = (_FIELDS[name] for name in ("piles", "heights", "seen"))
_EXPLOITS, _OWNERS = _FIELDS["exploits"], _FIELDS["owners"]
_NUMBERS = reader(
    VIEW, "chapter", "phase", "mover", "starter", "stall", "left", "dropped", "extra_left", "held",
    "totals",
)  # fmt: skip
_PILE_BYTES = VIEW["piles"].shape[1]

_encode = msgspec.json.encode


def tell(
    table: Table, views: Any, letters: str, shared: dict[str, Any], *, open_piles: bool,
    remember: bool,
) -> tuple[bytes, bytes]:  # fmt: skip
    """`shown` and `memory`. All but the hands is put together once for all eyes."""
    raw: bytes = views.tobytes()
    if "told" not in shared:
        shared["told"] = _open_parts(table, raw, letters, open_piles=open_piles)
    before, after, memory = shared["told"]
    hands = [
        _cards(letters, table.colours, raw[place : place + _SETS]) if raw[_OPEN + seat] else NULL
        for seat, place in enumerate(range(_HANDS, _HANDS + table.seats * _SETS, _SETS))
    ]
    return before + b",".join(hands) + after, memory if remember else NULL


def _open_parts(
    table: Table, raw: bytes, letters: str, *, open_piles: bool
) -> tuple[bytes, bytes, bytes]:
    """What everybody sees, before and after the hands, and what may be remembered."""
    seats, camps, colours = table.seats, table.camps, table.colours
    chapter, phase, mover, starter, stall, left, dropped, extra_left, *more = _NUMBERS.unpack_from(
        raw
    )
    held, totals = more[:seats], more[SEATS : SEATS + camps]
    is_stalling = stall >= STALL_SHOWN_FROM and table.stall_limit < NO_STALL_LIMIT
    before = (
        f'{{"round":{chapter + (phase < SCORED)},"rounds":{table.rounds},'
        f'"phase":"{PHASES[phase]}","mover":{mover if phase < SCORED else "null"},'
        f'"starter":{starter},"deck":{left},'
        f'"stall":{stall if is_stalling else "null"},"hands":['
    ).encode()
    piles = [
        _pile(letters[c], raw[_PILES + c * _PILE_BYTES :][: raw[_HEIGHTS + c]], open_piles)
        for c in range(colours)
    ]
    rows = [
        _rows(letters, colours, raw[place : place + _SETS])
        for place in range(_ROWS, _ROWS + camps * _SETS, _SETS)
    ]
    after = b'],"held":%b,"rows":[%b],"piles":{%b},"just_dropped":%b,"extra_left":%d,' % (
        _encode(held),
        b",".join(rows),
        b",".join(pile for pile, _ in piles),
        f'"{letters[dropped]}"'.encode() if dropped >= 0 else NULL,
        extra_left,
    )
    after += b'"exploits":%b,"totals":%b}' % (
        _exploits(
            raw[_EXPLOITS : _EXPLOITS + EXPLOITS_DRAWN], raw[_OWNERS : _OWNERS + EXPLOITS_DRAWN]
        ),
        _encode(totals),
    )
    known = [
        _cards(letters, colours, raw[place : place + _SETS])
        for place in range(_KNOWN, _KNOWN + seats * _SETS, _SETS)
    ]
    memory = b'{"known":[%b],"piles":{%b},"last_seen":{%b}}' % (
        b",".join(known),
        b",".join(cards for _, cards in piles),
        _seen(letters, np.frombuffer(raw, np.int16, KINDS, _SEEN)),
    )
    return before, after, memory


def _seen(letters: str, turns: Any) -> bytes:
    kinds = turns.nonzero()[0].tolist()
    names = _quoted(letters)
    return b",".join(
        names[kind] % turn for kind, turn in zip(kinds, turns[kinds].tolist(), strict=True)
    )


@lru_cache(maxsize=4)
def _quoted(letters: str) -> tuple[bytes, ...]:
    return tuple(f'"{word}":%d'.encode() for word in card_words(letters))


def _sets(raw: bytes, colours: int) -> list[int]:
    return [int.from_bytes(raw[2 * c : 2 * c + 2], "little") for c in range(colours)]


@lru_cache(maxsize=CACHED)
def _rows(letters: str, colours: int, raw: bytes) -> bytes:
    sets = _sets(raw, colours)
    return _encode({letters[c]: set_words(letters[c], cards) for c, cards in enumerate(sets)})


@lru_cache(maxsize=CACHED)
def _cards(letters: str, colours: int, raw: bytes) -> bytes:
    sets = enumerate(_sets(raw, colours))
    return _encode([word for c, cards in sets for word in set_words(letters[c], cards)])


@lru_cache(maxsize=CACHED)
def _pile(letter: str, ranks: bytes, is_open: bool) -> tuple[bytes, bytes]:
    """A pile as it lies, and as it is remembered; each after its letter."""
    cards = pile_words(letter, tuple(ranks))
    shown = Pile(cards[-1] if cards else None, len(cards), cards if is_open else None)
    name = f'"{letter}":'.encode()
    return name + _encode(shown), name + _encode(cards)


@lru_cache(maxsize=CACHED)
def _exploits(exploits: bytes, owners: bytes) -> bytes:
    lying = zip(
        np.frombuffer(exploits, np.int8).tolist(), np.frombuffer(owners, np.int8).tolist(),
        strict=True,
    )  # fmt: skip
    return _encode(
        [
            {"code": EXPLOIT_CODES[exploit], "owner": None if owner < 0 else owner}
            for exploit, owner in lying
            if exploit >= 0
        ]
    )
