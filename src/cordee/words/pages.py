"""The rules pages: docs/rules/<game>.md, French and English under the same § numbers."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_PACKED = Path(__file__).parents[1] / "pages"  # in an installed wheel
_SOURCE = Path(__file__).parents[3] / "docs" / "rules"  # in a checkout


@dataclass(frozen=True)
class Section:
    """One § of a page."""

    number: int
    title: str
    text: str

    @property
    def markdown(self) -> str:
        return f"## §{self.number} {self.title}\n\n{self.text}\n"


@dataclass(frozen=True)
class Page:
    """The rules of a game in one language."""

    title: str
    intro: str
    sections: dict[int, Section]

    @property
    def markdown(self) -> str:
        parts = [f"# {self.title}\n\n{self.intro}\n"]
        return "\n".join(parts + [section.markdown for section in self.sections.values()])


def path(game: str) -> Path:
    """Where the page of a game lies."""
    folder = _PACKED if _PACKED.is_dir() else _SOURCE
    return folder / f"{game}.md"


@cache
def page(game: str, language: str) -> Page:
    """The rules page of a game."""
    text = path(game).read_text("utf-8")
    parts = re.split(r"^<!-- lang: (\w+) -->\n", text, flags=re.MULTILINE)
    halves = dict(zip(parts[1::2], parts[2::2], strict=True))
    head, *rest = re.split(r"^## §(\d+) (.*)\n", halves[language], flags=re.MULTILINE)
    title, _, intro = head.strip().partition("\n")
    sections = {
        int(number): Section(int(number), name.strip(), body.strip())
        for number, name, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True)
    }
    return Page(title.removeprefix("# "), intro.strip(), sections)
