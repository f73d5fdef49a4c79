"""A table as text or as a picture: what the terminal draws, and the same cell by cell.

Everybody's table is drawn through the eyes of the seat that is to move, or of a spectator.
"""

from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.segment import Segment

from cordee.core.view import View

WIDTH = 100
MODES = ["ansi", "rgb_array", "human"]


def _console(*, colour: bool) -> Console:
    return Console(
        width=WIDTH, force_terminal=colour, color_system="truecolor" if colour else None,
        legacy_windows=False, file=None, record=False, no_color=not colour, highlight=False,
    )  # fmt: skip


def _drawn(view: View, language: str) -> Any:
    names = [f"seat_{seat}" for side in view.sides for seat in side]
    return view.game.screen().draw(view, sorted(names), language)


def as_text(view: View, language: str = "en", *, colour: bool = False) -> str:
    """The table as the terminal shows it."""
    console = _console(colour=colour)
    with console.capture() as captured:
        console.print(_drawn(view, language))
    return captured.get()


def as_picture(view: View, language: str = "en") -> np.ndarray:
    """The same as pixels, uint8 [height, width, 3]. Needs Pillow, which the extras bring."""
    console = _console(colour=True)
    lines = console.render_lines(_drawn(view, language), console.options, pad=True)
    cells = [list(Segment.simplify(line)) for line in lines]
    picture: np.ndarray = import_module("cordee.apis.cells").paint(cells, WIDTH)
    return picture


def shown(view: View, mode: str | None) -> str | np.ndarray | None:
    """What `render` answers in a mode; `human` prints."""
    if mode == "ansi":
        return as_text(view)
    if mode == "rgb_array":
        return as_picture(view)
    if mode == "human":
        Console().print(_drawn(view, "en"))
    return None
