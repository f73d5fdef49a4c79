"""Printed values as data: a folder of TOML files that an owner of the box can correct.

The built-in pack of a game is named by its hash in a record; any other is embedded whole, so that
the record replays anywhere. Every value is read through a kind that knows what it may be.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from cordee.core.faults import BadData
from cordee.core.options import Kind, Whole
from cordee.words import Phrase

CONFIDENCE = "confidence"
SOURCE = "source"


class Entry(NamedTuple):
    """One printed value, and how sure its pack is of it."""

    key: str
    value: Any
    confidence: str | None  # None: the pack does not say


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

    def entries(self) -> list[Entry]:
        """Every printed value with its confidence.

        A pack says how sure it is beside a value, `{ value = 8, confidence = "certain" }`, or for
        keys and whole groups in a table of its own, `[confidence]`. Of a list of named things each
        is an entry, and its `source` says where it comes from.
        """
        found: list[Entry] = []
        for values in self.values.values():
            told = values.get(CONFIDENCE, {})
            rest = {name: value for name, value in values.items() if name != CONFIDENCE}
            found += _entries(rest, told if isinstance(told, dict) else {})
        return found

    def refuse_unknown(self, known: "Pack") -> None:
        """What the game's own pack has no place for is refused: nothing is silently left out."""
        for file, values in self.values.items():
            if file not in known.values:
                raise BadData("data-unknown-file", file=file, files=tuple(known.values))
            for key, expected in _unknown(values, known.values[file]):
                raise BadData("data-unknown", file=file, key=key, known=expected)

    @staticmethod
    def fault(file: str, key: str, value: object, expected: Phrase) -> BadData:
        """What is wrong with one entry."""
        return BadData("data-entry", file=file, key=key, value=value, expected=expected)


def _entries(
    values: dict[str, Any], told: dict[str, str], prefix: str = "", sure: str | None = None
) -> Iterator[Entry]:
    for name, value in values.items():
        key = f"{prefix}{name}"
        confidence = told.get(key, sure)
        if _is_content(value):
            yield from (Entry(f"{key}.{item['id']}", item, item.get(SOURCE)) for item in value)
        elif not isinstance(value, dict):
            yield Entry(key, value, confidence)
        elif CONFIDENCE in value:
            yield Entry(key, value.get("value"), value[CONFIDENCE])
        else:
            yield from _entries(value, told, f"{key}.", confidence)


def _is_content(value: Any) -> bool:
    """Whether this is a list of named things: cards, characters, hexes."""
    return isinstance(value, list) and all(
        isinstance(item, dict) and "id" in item for item in value
    )


def _unknown(
    values: dict[str, Any], known: dict[str, Any], prefix: str = ""
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keys that are not known, each with those that are in its place."""
    for name, value in values.items():
        if name not in known:
            yield f"{prefix}{name}", tuple(known)
        elif isinstance(value, dict) and isinstance(known[name], dict):
            yield from _unknown(value, known[name], f"{prefix}{name}.")


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
