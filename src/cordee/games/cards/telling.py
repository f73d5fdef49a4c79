"""The view of the card game as JSON text, written by compiled code straight from its records.

The same as encoding `portrait`, which conformance compares: a table on the web tells a position to
every seat after every move.
"""

from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from cordee.games.cards import writing
from cordee.games.cards.notation import EXPLOIT_CODES, card_words
from cordee.games.cards.portrait import PHASES
from cordee.games.cards.state import EXPLOITS_DRAWN, KINDS, VIEW

CACHED = 1 << 12
NULL = b"null"

assert VIEW.fields is not None
_EXPLOITS, _OWNERS = (VIEW.fields[name][1] for name in ("exploits", "owners"))
_PHASE_NAMES = {phase: np.frombuffer(name.encode(), np.uint8) for phase, name in PHASES.items()}


def tell(
    tables: Any, views: Any, letters: str, shared: dict[str, Any], *, open_piles: bool,
    remember: bool,
) -> tuple[bytes, bytes]:  # fmt: skip
    """`shown` and `memory`. All but the hands is put together once for all eyes."""
    words, colours = _words(letters)
    out = np.empty(writing.ROOM, np.uint8)
    if "told" not in shared:
        shared["told"] = _open_parts(tables, views, words, colours, out, open_piles=open_piles)
    before, after, memory = shared["told"]
    hands = out[: writing.write_hands(tables, views, words, out)].tobytes()
    return before + hands + after, memory if remember else NULL


def _open_parts(
    tables: Any, views: Any, words: np.ndarray, colours: np.ndarray, out: np.ndarray, *,
    open_piles: bool,
) -> tuple[bytes, bytes, bytes]:  # fmt: skip
    """What everybody sees, before and after the hands, and what may be remembered."""
    ends = np.zeros(writing.PARTS, np.int64)
    phase = _PHASE_NAMES[int(views["phase"][0])]
    writing.write_open(tables, views, words, colours, phase, open_piles, out, ends)
    hands, exploits, shown, memory = ends.tolist()
    raw = out[:memory].tobytes()
    lying = views.tobytes()
    told = _exploits(
        lying[_EXPLOITS : _EXPLOITS + EXPLOITS_DRAWN], lying[_OWNERS : _OWNERS + EXPLOITS_DRAWN]
    )
    return raw[:hands], raw[hands:exploits] + told + raw[exploits:shown], raw[shown:]


@cache
def _words(letters: str) -> tuple[np.ndarray, np.ndarray]:
    """Cards and colours as compiled code takes them: bytes, and for cards how many."""
    words = np.zeros((KINDS, writing.WORD + 1), np.uint8)
    for kind, word in enumerate(card_words(letters)):
        words[kind, : len(word)] = np.frombuffer(word.encode(), np.uint8)
        words[kind, writing.WORD] = len(word)
    return words, np.frombuffer(letters.encode(), np.uint8)


@lru_cache(maxsize=CACHED)
def _exploits(exploits: bytes, owners: bytes) -> bytes:
    lying = zip(
        np.frombuffer(exploits, np.int8).tolist(), np.frombuffer(owners, np.int8).tolist(),
        strict=True,
    )  # fmt: skip
    return msgspec.json.encode(
        [
            {"code": EXPLOIT_CODES[exploit], "owner": None if owner < 0 else owner}
            for exploit, owner in lying
            if exploit >= 0
        ]
    )
