"""Fails on a catalogue key that is missing, unused, or differs between the languages.

Run as `python -m tests.words_check`; scripts/check does.
"""

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cordee import games, words
from cordee.cli.session import COMMANDS
from cordee.core import faults, options
from cordee.core.game import Game
from cordee.words import pages

SOURCES = Path(words.__file__).parents[1]
CLIENT = SOURCES.parents[1] / "client" / "src"
LOOSE = re.compile(r"(^|\S) [:;?!»]|« ")
SPEAKERS = {"say", "print", "Phrase", "has"}
FAULTS = {name for name, value in vars(faults).items() if isinstance(value, type)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Counted(Visitor):
    """Finds `[one] 1 …`: French says 0 like 1, so that nothing would be counted as one."""

    def __init__(self) -> None:
        self.is_wrong = False

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier) and node.key.name == "one":
            texts = [part for part in node.value.elements if isinstance(part, ftl.TextElement)]
            self.is_wrong |= any(char.isdigit() for part in texts for char in part.value)
        self.generic_visit(node)


class _Spaced(Visitor):
    """Finds a space before : ; ? ! or inside « » at which a line could break: French has a firm one
    there (U+00A0)."""

    def __init__(self) -> None:
        self.is_wrong = False

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.is_wrong |= LOOSE.search(node.value) is not None


def catalogue(language: str) -> dict[str, set[str]]:
    """Every key of a language with the parameters it uses; a broken entry is a fault."""
    keys: dict[str, set[str]] = {}
    for path in words.catalogue_files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise SystemExit(f"{path.name} ({language}): {entry.annotations[0].message}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in keys:
                    raise SystemExit(f"{path.name} ({language}): {entry.id.name} is there twice")
                counted = _Counted()
                counted.visit(entry)
                if counted.is_wrong and language == "fr":
                    raise SystemExit(f"{path.name} (fr): {entry.id.name} says 0 as a number")
                spaced = _Spaced()
                spaced.visit(entry)
                if spaced.is_wrong and language == "fr":
                    raise SystemExit(f"{path.name} (fr): {entry.id.name} lacks a firm space")
                visitor = _Variables()
                visitor.visit(entry)
                keys[entry.id.name] = visitor.found
    return keys


def literal_keys() -> Iterator[str]:
    """Keys that stand as literals in the code: said directly, or as the code of a fault."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            for first in _strings(node.args[0]):
                if name in SPEAKERS and first not in words.LANGUAGES and _is_key(first):
                    yield first
                elif name in FAULTS:
                    yield f"fault-{first}"


def _is_key(text: str) -> bool:
    return text.replace("-", "").isalnum() and text.islower()


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def derived_keys() -> set[str]:
    """Keys put together from codes: options, endings, commands, and each game's own."""
    keys = {f"command-{name}" for name in COMMANDS} | {"end-resigned"}
    keys |= {"fault-illegal-move"}
    for game in games.values():
        offered = [name.replace("_", "-") for name in options.offered(game.options_type)]
        keys |= {f"{where}-{name}" for name in offered for where in ("option", "setting")}
        keys |= {f"end-{code}" for code in game.endings if code}
        keys |= {f"fault-bad-notation-{game.name}", f"help-moves-{game.name}"}
        keys |= game.word_keys() | game.screen().word_keys() | pad_keys(game)
        keys |= portrait_keys(game)
    return keys


def pad_keys(game: Game) -> set[str]:
    """What the page calls the variants of a game and the entries of its score sheets."""
    keys = {f"variant-{name}" for name in game.variants}
    for variant in (None, *game.variants):
        chosen = game.options(variant)
        table = game.table(chosen, game.check_seats(None, chosen), game.builtin_data())
        for entry, _ in game.pad().questions(game, chosen, table):
            keys.add(f"colour-{entry}" if len(entry) == 1 else f"pad-{entry}")
    return keys


def portrait_keys(game: Game) -> set[str]:
    """What the table as text calls the fields of a view, and the moments of a turn."""
    home = type(game).__module__.rpartition(".")[0]
    portrait = importlib.import_module(f"{home}.portrait")
    keys = {f"plain-is-{phase}" for phase in getattr(portrait, "PHASES", {}).values()}
    structs = [portrait.Shown, portrait.Memory]
    for struct in structs:  # grows by the structs met inside
        for field in msgspec.structs.fields(struct):
            keys.add(f"plain-{field.name.replace('_', '-')}")
            structs += [found for found in _structs(field.type) if found not in structs]
    return keys


def _structs(kind: Any) -> set[type[msgspec.Struct]]:
    """The structs of which a field is made."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {kind}
    return {found for part in get_args(kind) for found in _structs(part)}


def lists_in_code() -> set[str]:
    """Keys in literal tuples, such as the headings of a table."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def client_texts() -> Iterator[str]:
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text("utf-8")


def client_keys() -> set[str]:
    """Keys that the page says as literals, choices between two included."""
    found = set()
    for text in client_texts():
        for said in re.findall(r"\b(?:say|has)\(([^`()]*?)[,)]", text):
            found |= {key for key in re.findall(r'"([a-z][a-z0-9-]*)"', said) if "-" in key}
            found |= set(re.findall(r'^"([a-z][a-z0-9-]*)"', said))
    return found


def client_patterns() -> list[re.Pattern[str]]:
    """Keys that the page puts together: `game-${name}`."""
    return [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(said)))
        for text in client_texts()
        for said in re.findall(r"\b(?:say|has)\(`([^`]+)`", text)
    ]


def problems() -> list[str]:
    """Everything wrong with the words."""
    languages = {language: catalogue(language) for language in words.LANGUAGES}
    first, *others = words.LANGUAGES
    found = []
    for other in others:
        for key in sorted(languages[first].keys() ^ languages[other].keys()):
            found.append(f"{key}: only in one of {first} and {other}")
        for key in sorted(languages[first].keys() & languages[other].keys()):
            if languages[first][key] != languages[other][key]:
                found.append(f"{key}: other parameters in {first} than in {other}")
    there = set(languages[first])
    needed = set(literal_keys()) | derived_keys() | client_keys()
    found += [f"{key}: said in the code, not in the catalogues" for key in sorted(needed - there)]
    used = needed | {key for key in lists_in_code() if key in there}
    used |= {f"fault-{code}" for code in lists_in_code()}
    patterns = client_patterns()
    used |= {key for key in there if any(pattern.fullmatch(key) for pattern in patterns)}
    found += [f"{key}: in the catalogues, never said" for key in sorted(there - used)]
    for name in games:
        found += [
            f"the rules page of {name} (fr) lacks a firm space: {line[:60]}"
            for line in pages.page(name, "fr").markdown.splitlines()
            if LOOSE.search(re.sub(r"`[^`]*`", "`", line))
        ]
    return found


if __name__ == "__main__":
    wrong = problems()
    sys.stdout.write("".join(f"{problem}\n" for problem in wrong))
    sys.exit(1 if wrong else 0)
