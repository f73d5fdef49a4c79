"""A view of the card game as JSON, written byte by byte by compiled code: see `telling`.

What goes to every pair of eyes after every move is most of what a service does; put together by
plain Python it takes ten times as long.
"""

import numpy as np

from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, Table, View
from cordee.core.drive import Records
from cordee.games.cards.cards import copies
from cordee.games.cards.state import KINDS, NO_STALL_LIMIT, RANKS, SCORED

ROOM = 16_384  # bytes that any view fits into
WORD = 3  # letters of a card's word at most; the number after them is its length
STALL_SHOWN_FROM = 20
# Where the parts of what everybody sees end: hands go after the first one, Exploits after the next.
BEFORE_HANDS, BEFORE_EXPLOITS, ALL_SHOWN, MEMORY = range(4)
PARTS = 4


def _text(words: str) -> np.ndarray:
    return np.frombuffer(words.encode(), np.uint8)


NULL, COMMA, QUOTE, MINUS = _text("null"), _text(","), _text('"'), _text("-")
OPEN_LIST, CLOSE_LIST, OPEN, CLOSE = _text("["), _text("]"), _text("{"), _text("}")
NAMED, NAMED_LIST, AND_LIST = _text('":'), _text('":['), _text("],")
ROUND, ROUNDS = _text('{"round":'), _text(',"rounds":')
PHASE, MOVER, STARTER = _text(',"phase":"'), _text('","mover":'), _text(',"starter":')
DECK, STALL, HANDS = _text(',"deck":'), _text(',"stall":'), _text(',"hands":[')
HELD, ROWS, PILES = _text('],"held":['), _text('],"rows":['), _text('],"piles":{')
TOP, HEIGHT, CARDS = _text('":{"top":'), _text(',"height":'), _text(',"cards":')
DROPPED, EXTRA = _text('},"just_dropped":'), _text(',"extra_left":')
EXPLOITS, TOTALS, END = _text(',"exploits":'), _text(',"totals":['), _text("]}")
KNOWN, REMEMBERED, LAST_SEEN = _text('{"known":['), _text('],"piles":{'), _text('},"last_seen":{')
BOTH = _text("}}")


@rule
def put(out: Numbers, n: int, words: Numbers) -> int:
    """Writes at a place; answers the place after it, as all of these do."""
    for i in range(len(words)):
        out[n + i] = words[i]
    return n + len(words)


@rule
def put_number(out: Numbers, n: int, number: int) -> int:
    if number < 0:
        n = put(out, n, MINUS)
        number = -number
    digits, rest = wide(1), number // 10
    while rest:
        digits += 1
        rest //= 10
    for i in range(digits):
        out[n + digits - 1 - i] = 48 + number % 10
        number //= 10
    return n + digits


@rule
def put_word(out: Numbers, n: int, word: Numbers) -> int:
    """A card, in quotes."""
    n = put(out, n, QUOTE)
    for i in range(wide(word[WORD])):
        out[n] = word[i]
        n += 1
    return put(out, n, QUOTE)


@rule
def put_letter(out: Numbers, n: int, letter: int) -> int:
    """A colour and the first quote of its name."""
    n = put(out, n, QUOTE)
    out[n] = letter
    return n + 1


@rule
def put_set(out: Numbers, n: int, words: Numbers, colour: int, cards: int, is_first: bool) -> int:
    """The cards of a colour, with commas before all but the very first."""
    for rank in range(RANKS):
        for _ in range(copies(cards, rank)):
            if not is_first:
                n = put(out, n, COMMA)
            is_first = False
            n = put_word(out, n, words[colour * RANKS + rank])
    return n


@rule
def put_sets(out: Numbers, n: int, words: Numbers, sets: Numbers, colours: int) -> int:
    """The cards of all colours as one list."""
    n = put(out, n, OPEN_LIST)
    begun = n
    for c in range(colours):
        n = put_set(out, n, words, c, wide(sets[c]), n == begun)
    return put(out, n, CLOSE_LIST)


@rule
def put_pile(out: Numbers, n: int, words: Numbers, v: View, c: int) -> int:
    """The cards of a pile from the bottom."""
    n = put(out, n, OPEN_LIST)
    for place in range(wide(v.heights[c])):
        if place:
            n = put(out, n, COMMA)
        n = put_word(out, n, words[c * RANKS + wide(v.piles[c, place])])
    return put(out, n, CLOSE_LIST)


@entry
def write_hands(tables: Records, views: Records, words: Numbers, out: Numbers) -> int:
    """The hands that these eyes see, with commas between them."""
    t, v = tables[0], views[0]
    n = wide(0)
    for seat in range(wide(t.seats)):
        if seat:
            n = put(out, n, COMMA)
        if v.open_hands[seat]:
            n = put_sets(out, n, words, v.hands[seat], wide(t.colours))
        else:
            n = put(out, n, NULL)
    return n


@entry
def write_open(
    tables: Records, views: Records, words: Numbers, letters: Numbers, phase: Numbers,
    open_piles: bool, out: Numbers, ends: Numbers,
) -> None:  # fmt: skip
    """What everybody sees, then what may be remembered; `ends` tells where each part ends."""
    t, v = tables[0], views[0]
    n = put_head(t, v, phase, out)
    ends[BEFORE_HANDS] = n
    n = put(out, n, HELD)
    for seat in range(wide(t.seats)):
        if seat:
            n = put(out, n, COMMA)
        n = put_number(out, n, wide(v.held[seat]))
    n = put(out, n, ROWS)
    for camp in range(wide(t.camps)):
        if camp:
            n = put(out, n, COMMA)
        n = put_rows(t, v, camp, words, letters, out, n)
    n = put(out, n, PILES)
    for c in range(wide(t.colours)):
        if c:
            n = put(out, n, COMMA)
        n = put_letter(out, n, letters[c])
        n = put_lying(v, c, words, open_piles, out, n)
    n = put(out, n, DROPPED)
    if v.dropped >= 0:
        n = put(out, put_letter(out, n, letters[wide(v.dropped)]), QUOTE)
    else:
        n = put(out, n, NULL)
    n = put_number(out, put(out, n, EXTRA), wide(v.extra_left))
    n = put(out, n, EXPLOITS)
    ends[BEFORE_EXPLOITS] = n
    n = put(out, n, TOTALS)
    for camp in range(wide(t.camps)):
        if camp:
            n = put(out, n, COMMA)
        n = put_number(out, n, wide(v.totals[camp]))
    n = put(out, n, END)
    ends[ALL_SHOWN] = n
    ends[MEMORY] = put_memory(t, v, words, letters, out, n)


@rule
def put_head(t: Table, v: View, phase: Numbers, out: Numbers) -> int:
    """From the round to the hands."""
    is_playing = v.phase < SCORED
    n = put_number(out, put(out, wide(0), ROUND), wide(v.chapter) + (1 if is_playing else 0))
    n = put_number(out, put(out, n, ROUNDS), wide(t.rounds))
    n = put(out, put(out, put(out, n, PHASE), phase), MOVER)
    n = put_number(out, n, wide(v.mover)) if is_playing else put(out, n, NULL)
    n = put_number(out, put(out, n, STARTER), wide(v.starter))
    n = put_number(out, put(out, n, DECK), wide(v.left))
    n = put(out, n, STALL)
    if v.stall >= STALL_SHOWN_FROM and t.stall_limit < NO_STALL_LIMIT:
        n = put_number(out, n, wide(v.stall))
    else:
        n = put(out, n, NULL)
    return put(out, n, HANDS)


@rule
def put_rows(
    t: Table, v: View, camp: int, words: Numbers, letters: Numbers, out: Numbers, n: int
) -> int:
    """The rows of a camp by colour."""
    n = put(out, n, OPEN)
    for c in range(wide(t.colours)):
        if c:
            n = put(out, n, COMMA)
        n = put(out, put_letter(out, n, letters[c]), NAMED_LIST)
        n = put(out, put_set(out, n, words, c, wide(v.rows[camp, c]), True), CLOSE_LIST)
    return put(out, n, CLOSE)


@rule
def put_lying(v: View, c: int, words: Numbers, open_piles: bool, out: Numbers, n: int) -> int:
    """A pile as it lies: its top, its height, all of it where piles are open."""
    height = wide(v.heights[c])
    n = put(out, n, TOP)
    if height:
        n = put_word(out, n, words[c * RANKS + wide(v.piles[c, height - 1])])
    else:
        n = put(out, n, NULL)
    n = put(out, put_number(out, put(out, n, HEIGHT), height), CARDS)
    n = put_pile(out, n, words, v, c) if open_piles else put(out, n, NULL)
    return put(out, n, CLOSE)


@rule
def put_memory(t: Table, v: View, words: Numbers, letters: Numbers, out: Numbers, n: int) -> int:
    """What may be remembered."""
    n = put(out, n, KNOWN)
    for seat in range(wide(t.seats)):
        if seat:
            n = put(out, n, COMMA)
        n = put_sets(out, n, words, v.known[seat], wide(t.colours))
    n = put(out, n, REMEMBERED)
    for c in range(wide(t.colours)):
        if c:
            n = put(out, n, COMMA)
        n = put(out, put_letter(out, n, letters[c]), NAMED)
        n = put_pile(out, n, words, v, c)
    n = put(out, n, LAST_SEEN)
    begun = n
    for kind in range(KINDS):
        if v.seen[kind]:
            if n > begun:
                n = put(out, n, COMMA)
            n = put(out, put_word(out, n, words[kind]) - 1, NAMED)
            n = put_number(out, n, wide(v.seen[kind]))
    return put(out, n, BOTH)
