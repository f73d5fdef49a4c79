"""Printed values as data: a folder of TOML files that an owner of the box can correct.

The built-in pack of a game is named by its hash in a record; any other is embedded whole, so that
the record replays anywhere. Every value is read through a kind that knows what it may be.
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cordee.core.faults import BadData
from cordee.core.options import Kind, Whole
from cordee.words import Phrase


@dataclass(frozen=True)
class Pack:
    """The files of a data pack, as text and as values."""

    texts: dict[str, str]
    builtin: bool
    values: dict[str, Any] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        values = {}
        for name, text in self.texts.items():
            try:
                values[name] = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise BadData("data-not-toml", file=name, problem=str(error)) from None
        object.__setattr__(self, "values", values)

    @property
    def stamp(self) -> str:
        """A hash of every value in the pack; comments and layout do not matter."""
        values = json.dumps(self.values, sort_keys=True, default=str)
        return hashlib.sha256(values.encode()).hexdigest()[:16]

    def find(self, file: str, key: str) -> Any:
        """The value under a dotted key, or a fault that names file and key."""
        if file not in self.values:
            raise BadData("data-no-file", file=file, files=tuple(self.texts) or ("-",))
        value = self.values[file]
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                raise BadData("data-missing", file=file, key=key)
            value = value[part]
        return value

    def read(self, file: str, key: str, kind: Kind) -> Any:
        """The value under a dotted key, of this kind."""
        value = self.find(file, key)
        if isinstance(value, str) and isinstance(kind, Whole):  # text is for options, not for data
            raise self.fault(file, key, value, kind.expected())
        try:
            return kind.read(value)
        except (ValueError, TypeError):
            raise self.fault(file, key, value, kind.expected()) from None

    @staticmethod
    def fault(file: str, key: str, value: object, expected: Phrase) -> BadData:
        """What is wrong with one entry."""
        return BadData("data-entry", file=file, key=key, value=value, expected=expected)


def load(folder: Path, *, builtin: bool = False) -> Pack:
    """The pack in a folder."""
    if not folder.is_dir():
        raise BadData("data-no-folder", folder=folder)
    try:
        texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    except (OSError, UnicodeDecodeError) as error:
        raise BadData("data-unreadable", folder=folder, problem=str(error)) from None
    if not texts:
        raise BadData("data-empty", folder=folder)
    return Pack(texts, builtin)
