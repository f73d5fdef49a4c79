"""What each number of an observation means, field by field.

`python -m cordee.apis.encodings` writes docs/encodings.md from here.

An encoding has a version. It grows with any change of the order, the scale or the meaning of a
number, and with it the `v1` of every registered name.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from cordee import games
from cordee.core.game import Game
from cordee.games.board import state as board_state
from cordee.games.cards import state as cards_state
from cordee.games.island import state as island_state
from cordee.games.roll import state as roll_state

PAGE = Path(__file__).resolve().parents[3] / "docs" / "encodings.md"


@dataclass(frozen=True)
class Field:
    """A run of numbers that mean the same thing, `times` runs of them in a row."""

    name: str
    count: int
    meaning: str


@dataclass(frozen=True)
class Block:
    """Fields that repeat, once for each of something: a kind of card, a seat, a site."""

    of: str
    times: int
    fields: tuple[Field, ...]

    @property
    def width(self) -> int:
        return sum(field.count for field in self.fields)


def _fields(*told: tuple[str, int, str]) -> tuple[Field, ...]:
    return tuple(Field(*one) for one in told)


CARDS = (
    Block("kind of card, colour by colour: the wager, then 2 to 10", cards_state.KINDS, _fields(
        ("own hand", 1, "copies / 3"),
        ("known elsewhere", 3, "copies known in the hands of the next seats, / 3"),
        ("rows", 4, "copies in the rows of each camp, one's own first, / 3"),
        ("pile", 1, "copies in its pile / 3"),
        ("on top", 1, "1: on top of its pile"),
        ("unseen", 1, "copies not seen yet / 3"),
        ("last seen", 1, "1 / (2 + turns since it last lay face up), 0: never"),
    )),
    Block("table", 1, _fields(
        ("phase", 4, "1 for: to play, to draw, extra cards, over"),
        ("own turn", 1, "1: the viewer is to move"),
        ("deck", 1, "face-down cards / 60"),
        ("stall", 1, "turns without a card from the deck / 40"),
        ("rounds left", 1, "the one being played included, / 9"),
        ("totals", 4, "of each camp, one's own first, / 100"),
        ("held", 4, "cards in the hand of each seat, one's own first, / 10"),
        ("just dropped", 6, "1 for the colour discarded in this turn"),
        ("extra cards", 1, "that may still be played / 2"),
        ("Exploits", 11, "1: it lies there"),
        ("own Exploits", 11, "1: it is mine"),
        ("others' Exploits", 11, "1: it is somebody else's"),
    )),
)  # fmt: skip
BOARD = (
    Block("kind of card, colour by colour: 0 to 10", board_state.KINDS, _fields(
        ("own hand", 1, "copies / 2"),
        ("known elsewhere", 3, "copies known in the hands of the next seats, / 2"),
        ("rows", 4, "copies in the rows of each seat, one's own first, / 2"),
        ("pile", 1, "copies in its pile / 2"),
        ("on top", 1, "1: on top of its pile"),
        ("unseen", 1, "copies not seen yet / 2"),
        ("last seen", 1, "1 / (2 + turns since it last lay face up), 0: never"),
    )),
    Block("seat, one's own first, and path", board_state.SEATS * board_state.COLOURS, _fields(
        ("step", 1, "where its pawn stands / 9"),
        ("leader", 1, "1: it is the leader"),
        ("last card", 1, "(value on top of the row + 1) / 11"),
        ("heading", 1, "1 rising, -1 falling, 0 open"),
    )),
    Block("square, path by path", board_state.SQUARES, _fields(
        ("artefact", 1, "1: such a tile lies there"),
        ("step on", 1, "1: such a tile lies there"),
        ("points", 1, "of a tile / 15"),
    )),
    Block("table", 1, _fields(
        ("phase", 4, "1 for: to play, to start, to advance, to draw"),
        ("over", 1, "1: the match is over"),
        ("own turn", 1, "1: the viewer is to move"),
        ("deck", 1, "face-down cards / 100"),
        ("stall", 1, "turns without a card from the deck / 40"),
        ("rounds left", 1, "the one being played included, / 3"),
        ("crossings left", 1, "until the round ends / 5"),
        ("totals", 4, "of each seat, one's own first, / 100"),
        ("held", 4, "cards in the hand of each seat / 10"),
        ("artefacts", 4, "of each seat, tiles of this round included, / 10"),
        ("tile points", 4, "of each seat in this round / 50"),
        ("just dropped", 5, "1 for the colour discarded in this turn"),
        ("opening", 5, "1 for the colour whose pawn is being chosen"),
    )),
)  # fmt: skip
ROLL = (
    Block("seat, one's own first", roll_state.SEATS, (*(x for letter in "roygbv" for x in _fields(
        (f"{letter}: round box", 3, "1 for: untouched, ticked, struck"),
        (f"{letter}: boxes", 1, "filled / 9"),
        (f"{letter}: last number", 1, "/ 10"),
        (f"{letter}: full", 1, "1: all nine boxes are filled"),
        (f"{letter}: top", 1, "1: the artefact on top is marked"),
        (f"{letter}: accelerates", 1, "1: the next box does"),
        (f"{letter}: artefact", 1, "1: the next box has one"),
        (f"{letter}: bridge", 1, "1: its bridge pays this seat"),
    )), *_fields(
        ("sits", 1, "1: the seat is taken"),
        ("artefacts", 1, "/ 9"),
        ("refusals", 1, "/ 9"),
        ("artefact bridge", 1, "1: it pays this seat"),
        ("refusal bridge", 1, "1: it pays this seat"),
        ("done", 1, "1: it has finished its part of this turn"),
        ("rolls", 1, "1: it is the roller"),
        ("alone", 1, "1: it is asked and plays alone"),
    ))),
    Block("table", 1, _fields(
        ("colours", 6, "1: can be chosen now"),
        ("numbers", 10, "1: can be chosen now, 1 to 10"),
        ("roller's colour", 6, "1 for the die that the roller took"),
        ("roller's number", 10, "the same"),
        ("bridges", 8, "1: crossed by somebody, six expeditions, artefacts, refusals"),
        ("turn", 1, "turns finished / 75"),
        ("in order", 1, "1: this turn is played in turn order"),
        ("phase", 3, "1 for: one alone, all together, over"),
        ("accelerating", 1, "1: an acceleration is being decided, as far as the viewer knows"),
    )),
)  # fmt: skip
ISLAND = (
    Block("character", island_state.CHARS, _fields(
        ("strength", 1, "/ 5"),
        ("neutral", 1, "1: nobody controls it"),
        ("dead", 1, "1"),
        ("wounded", 1, "1"),
        ("healing", 1, "1: announced or healing"),
        ("sits out", 1, "1"),
        ("held", 1, "1: by an encounter"),
        ("Principal", 1, "1"),
        ("controlled by", 8, "1 for the seat, the viewer first"),
        ("row", 1, "from 1, / 8"),
        ("column", 1, "from 1, / 8"),
        ("on a start hex", 1, "1"),
        ("carries", 1, "pieces of equipment / 2"),
        ("may be chosen", 1, "1: now"),
        ("attacks", 1, "1: in the contest"),
        ("defends", 1, "1: in the contest"),
    )),
    Block("site, row by row", island_state.SITES, _fields(
        ("here", 1, "1: the island has it"),
        ("shore", 1, "1"),
        ("explored", 1, "1"),
        ("camp", 1, "1"),
        ("equipment", 1, "pieces lying there / 3"),
        ("encounter", 1, "its strength / 10"),
        ("Monster", 1, "1: it is there"),
    )),
    Block("kind of card", island_state.KINDS, _fields(
        ("own hand", 1, "copies / 4"),
        ("known elsewhere", 1, "copies / 4"),
        ("discarded", 1, "copies / 4"),
    )),
    Block("table", 1, _fields(
        ("asked", 19, "1 for what is asked"),
        ("asked oneself", 1, "1"),
        ("own turn", 1, "1"),
        ("round", 1, "/ 40"),
        ("deck", 1, "/ 160"),
        ("held", 8, "cards in the hand of each seat, the viewer first, / 8"),
        ("out", 8, "1: the seat is out"),
        ("contest", 5, "1 for its sort"),
        ("dice", 2, "/ 6"),
        ("sums", 2, "/ 20"),
        ("advanced", 1, "1: advanced rules"),
        ("quiet", 1, "1: the viewer passes until its turn"),
    )),
)  # fmt: skip
BLOCKS = {"classic": CARDS, "duel": CARDS, "board": BOARD, "roll": ROLL, "island": ISLAND}


def version(game: Game) -> int:
    """Which encoding the numbers of a game are."""
    found: int = import_module(f"cordee.games.{game.folder.name}.observe").ENCODING
    return found


def places(name: str) -> Iterator[tuple[str, slice]]:
    """Every field of every block with the places of its numbers: `own hand 12`, slice(144, 145)."""
    at = 0
    for block in BLOCKS[name]:
        for n in range(block.times):
            for field in block.fields:
                label = field.name if block.times == 1 else f"{field.name} {n}"
                yield label, slice(at, at + field.count)
                at += field.count


def page() -> str:
    """docs/encodings.md."""
    lines = [
        "# Encodings",
        "",
        "What the numbers of an observation mean (`observation` in PettingZoo and Gymnasium, the",
        "observation tensor in OpenSpiel, `observations` of a batch). float32, from the view of",
        "one seat and from nothing else. Seats are told relative to the viewer: one's own first,",
        "then in turn order; a spectator sees as seat 0 would, without a hand. Seats, colours and",
        "camps that a table has not got are zeros. In Python: `cordee.apis.encodings.places`.",
        "",
        "A version grows with any change of the order, scale or meaning of a number. Written by",
        "`python -m cordee.apis.encodings`.",
    ]
    for name in games:
        if name == "duel":
            continue
        title = "classic and duel" if name == "classic" else name
        lines += [
            "",
            f"## {title}: encoding {version(games[name])}, {games[name].observation} numbers",
        ]
        start = 0
        for block in BLOCKS[name]:
            whole = block.width * block.times
            each = f", {block.width} for each of {block.times}" if block.times > 1 else ""
            lines += ["", f"**{block.of}**: numbers {start} to {start + whole - 1}{each}.", ""]
            lines += ["| place | field | meaning |", "|---|---|---|"]
            at = 0 if block.times > 1 else start
            sign = "+" if block.times > 1 else ""
            for field in block.fields:
                last = f"–{at + field.count - 1}" if field.count > 1 else ""
                lines.append(f"| {sign}{at}{last} | {field.name} | {field.meaning} |")
                at += field.count
            start += whole
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PAGE.read_text("utf-8") == page() else "docs/encodings.md is out of date")
    PAGE.write_text(page(), "utf-8")
