"""Terminal cells as pixels: letters from Pillow's own bitmap font, lines and signs drawn here."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme

RGB = tuple[int, int, int]
CELL_WIDTH, CELL_HEIGHT = 12, 24
LETTER = (6, 11)  # a letter of the bitmap font, drawn at double size
PAPER, INK, DIM = (22, 24, 30), (222, 222, 216), 0.6
THEME = TerminalTheme(
    PAPER, INK,
    [(34, 36, 44), (232, 98, 92), (112, 196, 116), (226, 186, 82),
     (102, 158, 240), (196, 128, 228), (94, 200, 204), (222, 222, 216)],
)  # fmt: skip

# Which sides of a cell a line of a box touches: left, right, up, down.
BOXES = {
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu",
    "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru",
    "┼": "lrud", "╶": "r", "╴": "l", "╷": "d", "╵": "u", "═": "lr", "║": "ud",
}  # fmt: skip
# Signs as polygons in a box of 10 x 10.
SIGNS: dict[str, list[list[tuple[float, float]]]] = {
    "■": [[(1, 1), (9, 1), (9, 9), (1, 9)]],
    "□": [[(1, 1), (9, 1), (9, 2), (1, 2)], [(1, 8), (9, 8), (9, 9), (1, 9)],
          [(1, 1), (2, 1), (2, 9), (1, 9)], [(8, 1), (9, 1), (9, 9), (8, 9)]],
    "▲": [[(5, 0), (10, 9), (0, 9)]],
    "▼": [[(0, 1), (10, 1), (5, 10)]],
    "▸": [[(2, 1), (9, 5), (2, 9)]],
    "▶": [[(1, 0), (10, 5), (1, 10)]],
    "◀": [[(9, 0), (0, 5), (9, 10)]],
    "◆": [[(5, 0), (10, 5), (5, 10), (0, 5)]],
    "◈": [[(5, 0), (10, 5), (5, 10), (0, 5), (1, 5), (5, 9), (9, 5), (5, 1), (1, 5), (0, 5)],
          [(5, 3), (7, 5), (5, 7), (3, 5)]],
    "◊": [[(5, 0), (10, 5), (5, 10), (0, 5), (1.2, 5), (5, 8.8), (8.8, 5), (5, 1.2), (1.2, 5),
           (0, 5)]],
    "‖": [[(3, -1), (4, -1), (4, 11), (3, 11)], [(6, -1), (7, -1), (7, 11), (6, 11)]],
    "›": [[(3, 2), (4.4, 2), (7.4, 5.5), (4.4, 9), (3, 9), (6, 5.5)]],
    "✚": [[(3.5, 0), (6.5, 0), (6.5, 10), (3.5, 10)], [(0, 3.5), (10, 3.5), (10, 6.5), (0, 6.5)]],
    "✓": [[(0, 5), (2, 4), (4, 7), (8, 0), (10, 1), (4, 10)]],
    "★": [[(5, 0), (6.3, 3.6), (10, 3.8), (7.1, 6), (8.1, 9.8), (5, 7.6), (1.9, 9.8), (2.9, 6),
           (0, 3.8), (3.7, 3.6)]],
    "♥": [[(5, 10), (0, 4.4), (0, 2), (1.6, 0.4), (3.4, 0.4), (5, 2), (6.6, 0.4), (8.4, 0.4),
           (10, 2), (10, 4.4)]],
    "⬢": [[(2.5, 0.5), (7.5, 0.5), (10, 5), (7.5, 9.5), (2.5, 9.5), (0, 5)]],
    "⬡": [[(2.5, 0.5), (7.5, 0.5), (10, 5), (9, 5), (7, 1.5), (3, 1.5), (1, 5), (0, 5)],
          [(2.5, 9.5), (7.5, 9.5), (10, 5), (9, 5), (7, 8.5), (3, 8.5), (1, 5), (0, 5)]],
    "→": [[(0, 4.3), (6, 4.3), (6, 2), (10, 5), (6, 8), (6, 5.7), (0, 5.7)]],
    "←": [[(10, 4.3), (4, 4.3), (4, 2), (0, 5), (4, 8), (4, 5.7), (10, 5.7)]],
    "↑": [[(4.3, 10), (4.3, 4), (2, 4), (5, 0), (8, 4), (5.7, 4), (5.7, 10)]],
    "↓": [[(4.3, 0), (4.3, 6), (2, 6), (5, 10), (8, 6), (5.7, 6), (5.7, 0)]],
    "█": [[(-1, -7), (11, -7), (11, 17), (-1, 17)]],
    "–": [[(1, 4.5), (9, 4.5), (9, 5.7), (1, 5.7)]],
    "—": [[(-1, 4.5), (11, 4.5), (11, 5.7), (-1, 5.7)]],
    "…": [[(0, 8), (2, 8), (2, 10), (0, 10)], [(4, 8), (6, 8), (6, 10), (4, 10)],
          [(8, 8), (10, 8), (10, 10), (8, 10)]],
}  # fmt: skip
ROUND = {"●": 4.6, "○": -4.6, "•": 2.4, "·": 1.4, "◦": -2.4}  # radius; hollow below nothing
PLAIN = {"’": "'", "‘": "'", "“": '"', "”": '"', "×": "x", "−": "-", "\u00a0": " ", "\u202f": " "}


@cache
def _stamp(sign: str) -> Image.Image:
    """How much of each pixel of a cell a character covers."""
    cell = Image.new("L", (CELL_WIDTH, CELL_HEIGHT), 0)
    pen = ImageDraw.Draw(cell)
    sign = PLAIN.get(sign, sign)
    if sign in BOXES:
        _rule_lines(pen, BOXES[sign])
    elif sign in SIGNS or sign in ROUND:
        return _sign(sign)
    else:
        letter = Image.new("L", LETTER, 0)
        known = sign if sign.isprintable() and ord(sign) < 256 else "?"
        ImageDraw.Draw(letter).text(
            (0, 0), known, fill=255, font=ImageFont.load_default_imagefont()
        )
        twice = letter.resize((2 * LETTER[0], 2 * LETTER[1]), Image.Resampling.NEAREST)
        cell.paste(twice, (0, 1))
    return cell


def _rule_lines(pen: ImageDraw.ImageDraw, sides: str) -> None:
    middle, centre = CELL_WIDTH // 2, CELL_HEIGHT // 2
    ends = {
        "l": (0, centre),
        "r": (CELL_WIDTH, centre),
        "u": (middle, 0),
        "d": (middle, CELL_HEIGHT),
    }
    for side in sides:
        pen.line([(middle, centre), ends[side]], fill=200, width=2)


def _sign(sign: str) -> Image.Image:
    """Drawn large and made small, so that slanted edges are smooth."""
    times = 4
    large = Image.new("L", (CELL_WIDTH * times, CELL_HEIGHT * times), 0)
    pen = ImageDraw.Draw(large)
    left, top = times, 8 * times - 2
    if sign in ROUND:
        radius, x, y = abs(ROUND[sign]) * times, left + 5 * times, top + 5 * times
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        if ROUND[sign] < 0:
            radius -= times
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    for shape in SIGNS.get(sign, []):
        pen.polygon([(left + x * times, top + y * times) for x, y in shape], fill=255)
    return large.resize((CELL_WIDTH, CELL_HEIGHT), Image.Resampling.BOX)


def _rgb(colour: Color | None, *, ink: bool) -> RGB:
    if colour is None:
        return INK if ink else PAPER
    found: Any = colour.get_truecolor(THEME, foreground=ink)
    return (found[0], found[1], found[2])


def _between(paper: RGB, ink: RGB) -> RGB:
    """The ink, thinned."""
    red, green, blue = (int(b * DIM + a * (1 - DIM)) for a, b in zip(paper, ink, strict=True))
    return red, green, blue


def paint(lines: Sequence[Sequence[Segment]], width: int) -> np.ndarray:
    """The picture of lines of styled text, cut to what is drawn on."""
    most = max((len("".join(part.text for part in line).rstrip()) for line in lines), default=1)
    shape = (max(1, min(width, most + 1)) * CELL_WIDTH, max(1, len(lines)) * CELL_HEIGHT)
    picture = Image.new("RGB", shape, PAPER)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink, paper = INK, PAPER
            if style is not None:
                ink, paper = _rgb(style.color, ink=True), _rgb(style.bgcolor, ink=False)
                if style.reverse:
                    ink, paper = paper, ink
                if style.dim:
                    ink = _between(paper, ink)
            for sign in text:
                place = (column * CELL_WIDTH, row * CELL_HEIGHT)
                if paper != PAPER:
                    picture.paste(paper, (*place, place[0] + CELL_WIDTH, place[1] + CELL_HEIGHT))
                if sign != " ":
                    picture.paste(ink, place, _stamp(sign))
                column += 1
    return np.asarray(picture).copy()
