"""The pictures of docs/pictures: a table in the terminal as SVG, drawn from a real match, and the
curves of what was learnt, from bench/results/champion.json."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bench.champion import RESULT as LEARNT
from cordee import games
from cordee.bots import make
from cordee.cli.listing import by_verb, moves_text
from cordee.core.turn import Decide
from cordee.lab.learn import curve

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = 68  # a table in full swing
WIDTH = 70
# Of the champion, in their order, as far as they were learnt on a GPU: the last one, "training",
# was an hour of a processor, and would be two fifths of the picture.
LEGS = ("seeing", "fading", "blind", "honed", "fifth-leg", "sparring", "settling", "hardened")


def terminal(language: str, name: str) -> str:
    """A match of greedy players as the first seat sees it."""
    game = games["classic"]
    match = game.start(2, 20, game.options(first=0))
    bot, rng = make("greedy"), random.Random(1)
    for _ in range(MOVES):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, bot.choose(view, view.moves, rng))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor")
    console.print(game.screen().draw(match.view(0), [name, "Greedy"], language))
    console.print(moves_text(by_verb(match.moves(0)), game.screen()))
    console.print(f"{name} > ")
    svg = console.export_svg(title=f"cordee play classic --lang {language}")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from elsewhere


def champion() -> str:
    """How the shipped player came to its strength: its legs one after the other, but for the first,
    which saw the other hand when it was tested."""
    told = json.loads(LEARNT.read_text("utf-8"))
    first, *legs = (told["other runs"][name] for name in LEGS)
    points, behind = [], first["seconds"]
    for leg in legs:
        points += [one | {"seconds": one["seconds"] + behind} for one in leg["curve"]]
        behind += leg["seconds"]
    return curve.svg(points, "classic")


def others() -> str:
    """What the same learner makes of the other games."""
    runs = json.loads(LEARNT.read_text("utf-8"))["other runs"]
    points = [point for name in ("board-taught", "roll-from-zero") for point in runs[name]["curve"]]
    return curve.svg(points, "board, roll")


PICTURES: dict[str, Callable[[], str]] = {
    "terminal-fr.svg": lambda: terminal("fr", "Vous"),
    "terminal-en.svg": lambda: terminal("en", "You"),
    "champion-curve.svg": champion,
    "board-roll-curve.svg": others,
}


def main(arguments: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    stale = 0
    for name, draw in PICTURES.items():
        path, text = FOLDER / name, draw()
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if arguments == ["--check"]:
            stale = 1
            print(f"{name} is stale: run scripts/fix")
        else:
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
