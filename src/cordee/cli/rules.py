"""`cordee rules`: the rules page of a game, or one § of it."""

from rich.markdown import Markdown
from rich.table import Table

from cordee import games
from cordee.cli.common import Voice, find_game, is_number
from cordee.core.faults import BadNotation
from cordee.words import pages


def rules(voice: Voice, *, game: str | None, section: str | None, lang: str | None) -> int:  # noqa: ARG001
    if game is None:
        table = Table(box=None, show_header=False)
        for name in games:
            table.add_row(f"cordee rules {name}", pages.page(name, voice.language).title)
        voice.out.print(table)
        return 0
    found, _ = find_game(game)
    page = pages.page(found.name, voice.language)
    if section is None:
        voice.out.print(Markdown(page.markdown))
        return 0
    number = section.lstrip("§")
    if not is_number(number) or int(number) not in page.sections:
        last = str(max(page.sections))
        raise BadNotation("no-section", game=game, section=section, last=last)
    voice.out.print(Markdown(page.sections[int(number)].markdown))
    return 0
