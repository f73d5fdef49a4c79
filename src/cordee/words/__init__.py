"""Every sentence a person reads, from one catalogue per language (Project Fluent).

Code speaks in keys and parameters; only here do they become words.
"""

import os
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class Phrase:
    """Words still to be said in a language: a parameter that is itself a message."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def say(self, language: str) -> str:
        return say(self.key, language, **self.params)


def default_language() -> str:
    """The language of the locale; English where it names neither of ours."""
    for variable in ("CORDEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def catalogue_files(language: str) -> list[Path]:
    """The Fluent files of a language, as they are served to the client too."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def has(key: str, language: str) -> bool:
    """Whether the catalogue of this language has the key."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str, /, **params: Any) -> str:
    """One message in one language. A missing key or parameter is a programmer's fault."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(key)
    spoken = {name: _speak(value, language) for name, value in params.items()}
    text, errors = bundle.format_pattern(pattern, spoken)
    if errors:
        raise LookupError(f"message {key!r} in {language!r}: {errors[0]}")
    return str(text)


LARGEST_NUMBER = 10**15  # beyond it a number is shown digit by digit


def _speak(value: Any, language: str) -> Any:
    """A parameter as Fluent takes it: numbers as numbers, phrases and faults in the language."""
    if hasattr(value, "say"):
        return value.say(language)
    if isinstance(value, tuple | list):
        return ", ".join(str(_speak(item, language)) for item in value)
    is_number = isinstance(value, int | float) and abs(value) < LARGEST_NUMBER
    return value if is_number else str(value)
