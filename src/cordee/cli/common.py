"""What the commands share: game and options from text, talking, exit codes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from cordee import games, words
from cordee.core import warm
from cordee.core.datapack import Pack, load
from cordee.core.faults import BadOption
from cordee.core.game import Game
from cordee.core.options import Options


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
        self.out.print(self.say(key, **params), markup=False, highlight=False, soft_wrap=True)

    def json(self, value: object) -> None:
        """One JSON object on standard output."""
        self.out.file.write(msgspec.json.encode(value).decode() + "\n")


def find_game(text: str) -> tuple[Game, str | None]:
    """`classic` or `classic:coop`: the game and the name of a variant."""
    name, _, variant = text.partition(":")
    return games[name], variant or None


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
        game.table(options, seats, data)


def find_data(folder: str | None) -> Pack | None:
    """A data pack given as a folder."""
    return None if folder is None else load(Path(folder))


def prepare(game: Game, voice: Voice) -> None:
    """Compiles a game before it is needed; the first time takes a while and shows progress."""
    if warm.is_warm(game):
        return
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
    )
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task(voice.say("compiling", game=game.name))

        def tell(name: str, done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)
            if not voice.err.is_terminal:
                voice.err.print(f"{voice.say('compiling', game=game.name)} {done + 1}/{of}: {name}")

        warm.compile_all(game, tell)
