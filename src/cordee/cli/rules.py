"""`cordee rules`: the rules page of a game, or one § of it; how sure a data pack is."""

from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from cordee import games
from cordee.cli.common import Voice, check_data, find_data, find_game, is_number
from cordee.core.datapack import Pack
from cordee.core.faults import BadData, BadNotation
from cordee.core.game import Game
from cordee.words import pages

CERTAIN = ("certain", "attested", "printed")
CONFIDENCES = {
    "certain": "confidence-certain",
    "attested": "confidence-attested",
    "printed": "confidence-printed",
    "likely": "confidence-likely",
    "guess": "confidence-guess",
    "contested": "confidence-contested",
    "house": "confidence-house",
}
CORRECTED = "*"


def rules(
    voice: Voice, *, game: str | None, section: str | None, data: str | None,
    lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    if game is None:
        if data is not None:
            raise BadData("data-no-game", folder=data)
        table = Table(box=None, show_header=False)
        for name in games:
            table.add_row(f"cordee rules {name}", pages.page(name, voice.language).title)
        voice.out.print(table)
        return 0
    found, _ = find_game(game)
    pack = find_data(data)
    check_data(found, found.options(), found.seat_counts[0], pack)
    page = pages.page(found.name, voice.language)
    if section is None:
        voice.out.print(Markdown(page.markdown))
    else:
        number = section.lstrip("§")
        if not is_number(number) or int(number) not in page.sections:
            last = str(max(page.sections))
            raise BadNotation("no-section", game=game, section=section, last=last)
        voice.out.print(Markdown(page.sections[int(number)].markdown))
    if pack is not None:
        _show_data(voice, found, pack, str(data))
    return 0


def _show_data(voice: Voice, game: Game, pack: Pack, folder: str) -> None:
    """What a pack is not certain of, and what it corrects."""
    builtin = {entry.key: entry.value for entry in game.builtin_data().entries()}
    table = Table(box=None, show_header=False, padding=(0, 2))
    for key, value, confidence in pack.entries():
        corrected = builtin.get(key) != value
        if corrected or confidence not in CERTAIN:
            sure = CONFIDENCES.get(str(confidence))
            mark = CORRECTED if corrected else ""
            sureness = voice.say(sure) if sure else str(confidence or "?")
            table.add_row(
                Text(f"{mark:1} {key}"), Text(_value(value, voice.language)), Text(sureness)
            )
    name = Path(folder).name or folder
    voice.out.print()
    if table.row_count:
        voice.print("rules-data", folder=name)
        voice.out.print(table)
    else:
        voice.print("rules-data-certain", folder=name)


def _value(value: Any, language: str) -> str:
    """A value as people read it; a named thing by its name."""
    if isinstance(value, dict):
        name = value.get("name", "")
        return str(name.get(language, "") if isinstance(name, dict) else name)
    return " ".join(str(part) for part in value) if isinstance(value, list) else str(value)
