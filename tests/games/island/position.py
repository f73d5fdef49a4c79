"""Drawn positions: a match whose island is laid out by hand, and words to talk about it.

    m = position({"kate": "0 b2", "sawyer": "1 b3", "sun": "- b3"}, hexes={"b3": "jungle"})
    go(m, "move kate se", "fight sawyer", luck="6 1")

A character is told by its seat (`-`: neutral), its place, and letters: w wounded, h held, s sits
out, p Principal, o one's own from the start. Hexes that are not told are unexplored; luck gives
what the test says, then the last card (an event) and the first of all else. It is the start of the
active seat's turn.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cordee.core.datapack import Pack
from cordee.core.match import Match
from cordee.core.turn import Decide, Over
from cordee.games.island import ISLAND
from cordee.games.island import state as at
from cordee.games.island.content import NAMES
from cordee.games.island.portrait import Ground, Person, Shown
from cordee.games.island.printed import content_of
from cordee.games.island.vocabulary import WINDOWS


class Told:
    """Luck that gives what the test says, then the last card and the first of all else."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = list(words)

    def draw(self, match: Match, source: int, size: int) -> int:
        if not self.words:
            return size - 1 if source == at.DESTIN else 0
        word = self.words.pop(0)
        outcome = match.game.read_chance(match.table, match._state, word)
        assert outcome is not None, f"luck cannot give {word}"
        return outcome


def deal(*, seats: int = 2, luck: str = "", data: Pack | None = None, **options: Any) -> Match:
    """A match from its very beginning, with told luck."""
    chosen = ISLAND.options(**options)
    count = ISLAND.check_seats(seats, chosen)
    return Match(ISLAND, chosen, count, seed=1, data=data, luck=Told(luck.split()))


def pack(change: Callable[[dict[str, Any]], None] | None = None) -> Pack:
    """The content pack of an owner who changes something."""
    found = Pack(dict(ISLAND.builtin_data().texts), False)
    if change is not None:
        change(found.values)
    return found


def entry(values: dict[str, Any], sort: str, label: str) -> dict[str, Any]:
    """One entry of a pack's values."""
    files = {
        "character": "characters",
        "encounter": "encounters",
        "event": "events",
        "hex": "hexes",
    }
    listed = values[f"{files.get(sort, sort)}.toml"][sort]
    return next(one for one in listed if one["id"] == label)


def place(name: str) -> int:
    """`b2` or `start 3` as a location."""
    if name.startswith("start"):
        return at.SITES + int(name[5:]) - 1
    return (int(name[1]) - 1) * at.WIDTH + "abcdefgh".index(name[0])


def position(
    people: Mapping[str, str], *, seats: int = 2, active: int = 0, hexes: Mapping[str, str] = {},
    hands: Sequence[str] = (), items: Mapping[str, str] = {}, cards: Mapping[str, str] = {},
    monster: str = "", luck: str = "", rounds: int = 0, data: Pack | None = None, **options: Any,
) -> Match:  # fmt: skip
    """A match in which this is how the island lies; see the top of this file."""
    m = deal(seats=seats, data=data, **{"first": 0} | options)
    s: Any = m._state
    kinds = {one.id: kind for kind, one in enumerate(content_of(m.table).cards)}
    tiles = {one.id: kind for kind, one in enumerate(content_of(m.table).hexes)}
    for field in ("wounded", "sit", "hold", "moved", "arrived", "idle"):
        s[field][:] = 0
    s.owner[:], s.loc[:], s.principal[:], s.dealt_to[:] = at.IN_PILE, -1, -1, -1
    s.dealt[:] = -1
    for seat in range(seats):
        s.started[seat] = seat
    for name, text in people.items():
        c, (who, where, *letters) = NAMES.index(name), text.split()
        s.owner[c] = at.NEUTRAL if who == "-" else int(who)
        s.loc[c] = place(where if where != "start" else f"start {int(who) + 1}")
        flags = "".join(letters)
        s.wounded[c], s.sit[c], s.hold[c] = "w" in flags, "s" in flags, "h" in flags
        s.principal[c] = int(who) if "p" in flags else -1
        s.dealt_to[c] = int(who) if "o" in flags else -1
    pile = [c for c in range(at.CHARS) if s.owner[c] == at.IN_PILE]
    s.pile[:] = pile + [-1] * (at.CHARS - len(pile))
    s.pile_left = len(pile)
    for site, tile in hexes.items():
        s.site_hex[place(site)] = tiles[tile]
        s.site_up[place(site)], s.site_known[place(site)] = 1, 255
    _fill_bags(m)
    used: list[int] = []
    for seat, text in enumerate(hands):
        for n, card in enumerate(text.split()):
            s.hand[seat, n], s.hand_known[seat, n] = kinds[card], 1 << seat
            s.held[seat] = n + 1
            used.append(kinds[card])
    for i, (label, where) in enumerate(items.items()):
        card = label.split("#")[0]
        on, _, down = where.partition(" ")
        s.item_kind[i] = kinds[card]
        s.item_place[i] = at.CARRIED + NAMES.index(on) if on in NAMES else place(on)
        s.item_down[i], s.item_known[i] = bool(down), int(down) if down else 255
        used.append(kinds[card])
    for site, card in cards.items():
        s.site_card[place(site)] = kinds[card]
        used.append(kinds[card])
    if monster:
        s.monster_site, s.monster_kind = place(monster), kinds["monster"]
        used.append(kinds["monster"])
    bag = [k for k in s.bag.tolist() if k >= 0]
    for kind in used:
        bag.remove(kind)
    s.bag[:] = bag + [-1] * (at.KINDS - len(bag))
    s.deck_left = len(bag)
    s.active, s.starter, s.rounds_done = active, 0, rounds
    # The turn is to begin; an empty window on top lets the machine go on when it is passed.
    s.stack[:] = 0
    s.stack[0] = (at.F_TURN, 0, 0, 0, 0)
    s.stack[1] = (at.F_WINDOW, 0, WINDOWS["start"], seats, 0)
    s.depth, s.ask, s.asker, s.choice, s.dirty = 2, at.ASK_WINDOW, active, 0, 0
    m._luck = Told(luck.split())
    m._read_turn()
    m.submit(active, "pass")
    m._undo.clear()
    return m


def _fill_bags(m: Match) -> None:
    """Hexes that no site has."""
    s: Any = m._state
    for shore, bag, count in ((1, "shore_bag", "shore_left"), (0, "inner_bag", "inner_left")):
        left = []
        for kind in range(int(m.table.hexes)):
            if m.table.hex_shore[kind] == shore:
                many = int(m.table.hex_copies[kind]) - int((s.site_hex == kind).sum())
                left += [kind] * many
        s[bag][:] = left + [-1] * (at.HEXES - len(left))
        s[count] = len(left)


def asked(m: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert isinstance(m.turn, Decide), m.turn
    return m.turn.seats[0], show(m).question


def skip(m: Match, wanted: str = "") -> None:
    """Seats with nothing to play pass by themselves; for a move, others pass until its moment."""
    while isinstance(m.turn, Decide):
        seat = m.turn.seats[0]
        texts = [move.text for move in m.moves(seat)]
        if "pass" not in texts or wanted in texts or (len(texts) > 1 and not wanted):
            return
        m.submit(seat, "pass")


def go(m: Match, *moves: str, luck: str = "") -> Match:
    """Moves of whoever is asked; `2: pass` names the seat.

    Windows are passed until the next move fits; after the last one they stay open for those who can
    play something.
    """
    assert isinstance(m._luck, Told)
    m._luck.words += luck.split()
    for text in moves:
        seat, _, move = text.rpartition(": ")
        if move != "pass":
            skip(m, move)
        assert isinstance(m.turn, Decide), (text, m.turn)
        m.submit(int(seat) if seat else m.turn.seats[0], move)
    skip(m)
    return m


def settle(m: Match) -> Match:
    """All windows that are open now are passed."""
    skip(m, "nothing")
    return m


def legal(m: Match, seat: int | None = None) -> list[str]:
    """What a seat may do; without one, whoever is asked."""
    assert isinstance(m.turn, Decide)
    return [move.text for move in m.moves(m.turn.seats[0] if seat is None else seat)]


def refused(m: Match, move: str, seat: int | None = None) -> tuple[str, int]:
    """Why a move is refused, and its §."""
    assert isinstance(m.turn, Decide)
    why = m.why_not(m.turn.seats[0] if seat is None else seat, move)
    assert why is not None, f"{move} is legal"
    assert why.fr and why.en
    return why.code, why.section


def show(m: Match, seat: int | None = None) -> Shown:
    """What a seat sees; without one, a spectator."""
    shown: Shown = m.view(seat).portray()["shown"]
    return shown


def person(m: Match, name: str, seat: int | None = None) -> Person:
    return next(one for one in show(m, seat).characters if one.name == name)


def ground(m: Match, site: str, seat: int | None = None) -> Ground:
    return show(m, seat).sites[site]


def over(m: Match) -> tuple[str, tuple[int, ...]]:
    """How it ended and who won."""
    assert isinstance(m.turn, Over), m.turn
    return m.turn.reason, m.turn.winners


def sums(m: Match) -> tuple[int, ...]:
    contest = show(m).contest
    assert contest is not None
    return contest.sums
