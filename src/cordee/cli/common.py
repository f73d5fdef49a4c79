"""What the commands share: game and options from text, talking, exit codes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from babel.numbers import format_decimal
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.text import Text

from cordee import games, words
from cordee.core import warm
from cordee.core.datapack import Pack, load
from cordee.core.faults import BadOption, UnknownVariant
from cordee.core.game import Game
from cordee.core.options import Options

ERASE_SCROLLBACK = "\x1b[3J"


@dataclass(frozen=True)
class Voice:
    """A language and the two streams: results on standard output, everything else on error."""

    language: str
    out: Console
    err: Console

    def say(self, key: str, /, **params: Any) -> str:
        return words.say(key, self.language, **params)

    def print(self, key: str, /, **params: Any) -> None:
        """A sentence of the catalogue on standard output."""
        self.tell(self.say(key, **params))

    def tell(self, sentence: str, style: str = "") -> None:
        """Words on standard output, wrapped between words where there is a screen to fit."""
        wrapped = not self.out.is_terminal
        self.out.print(sentence, style=style, markup=False, highlight=False, soft_wrap=wrapped)

    def complain(self, sentence: str) -> None:
        """Words on standard error."""
        wrapped = not self.err.is_terminal
        self.err.print(sentence, markup=False, highlight=False, soft_wrap=wrapped)

    def ask(self, question: str) -> str:
        """A question on standard error, so that standard output stays one answer.

        Where nothing more is typed, the answer is empty.
        """
        try:
            return self.err.input(Text(question), markup=False).strip()
        except EOFError:
            return ""

    def join(self, names: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(names) < 2:
            return "".join(names)
        return self.say("join-and", first=", ".join(names[:-1]), last=names[-1])

    def number(self, value: float, pattern: str) -> str:
        """A number as this language writes it; `pattern` as in `+0.00;-0.00`."""
        return str(format_decimal(value, pattern, locale=self.language))

    def clear(self) -> None:
        """An empty screen, and nothing left to scroll back to."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write(ERASE_SCROLLBACK)
            self.out.file.flush()

    def json(self, value: object) -> None:
        """One JSON object on standard output."""
        self.out.file.write(msgspec.json.encode(value).decode() + "\n")


def is_number(text: str) -> bool:
    """Plain digits: what `int` takes, which `str.isdigit` alone does not say (²)."""
    return text.isascii() and text.isdigit()


def find_game(text: str) -> tuple[Game, str | None]:
    """`classic` or `classic:coop`: the game and the name of a variant."""
    name, colon, variant = text.partition(":")
    game = games[name]
    if colon and variant not in game.variants:
        raise UnknownVariant(
            "unknown-variant", game=name, variant=variant, known=tuple(game.variants) or ("-",)
        )
    return game, variant or None


def find_options(
    game: Game, variant: str | None, pairs: Iterable[str], flags: Mapping[str, object] | None = None
) -> Options:
    """Options from `k=v` texts and flags, on top of a variant."""
    values: dict[str, object] = dict(flags or {})
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-not-a-pair", text=pair)
        values[name.strip().replace("-", "_")] = value.strip()
    return game.options(variant, **values)


def check_data(game: Game, options: Options, seats: int, data: Pack | None) -> None:
    """Refuses a bad data pack before anything takes time."""
    if data is not None:
        game.checked_table(options, seats, data)


def find_data(folder: str | None) -> Pack | None:
    """A data pack given as a folder."""
    return None if folder is None else load(Path(folder))


def prepare(game: Game, voice: Voice) -> None:
    """Compiles a game before it is needed; the first time takes a while and shows progress."""
    if warm.is_warm(game):
        return
    title = voice.say("compiling", game=game.name)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(title)

        def tell(name: str, done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)
            if not voice.err.is_terminal:
                voice.err.print(f"{title} {done + 1}/{of}: {name}")

        warm.compile_all(game, tell)


def refuse_settings(given: dict[str, Any]) -> None:
    """What is resumed is as it was begun: what would change it is refused rather than ignored."""
    for name, value in given.items():
        if value is not None:
            raise BadOption("resume-as-begun", flag=f"--{name.replace('_', '-')}")
