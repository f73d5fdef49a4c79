"""Writes the protocol down for others: TypeScript types for the client, a page for people.

`python -m cordee.site.describe` writes both files anew; `--check` says whether they are stale.
"""

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

from msgspec import inspect as shapes

from cordee import games
from cordee.core import printed, score, turn
from cordee.core import view as core_view
from cordee.site import messages, openings, replays
from cordee.site.api import pad, people, wire

ROOT = Path(__file__).parents[3]
TYPES = ROOT / "client" / "src" / "protocol.ts"
PAGE = ROOT / "docs" / "protocol.md"


def _portraits() -> dict[str, ModuleType]:
    """How each registered game puts its view into words, by the name of its folder."""
    packages = [type(game).__module__.rpartition(".")[0] for game in games.values()]
    return {
        package.rpartition(".")[2].capitalize(): import_module(f"{package}.portrait")
        for package in packages
    }


CLIENT = get_args(messages.ClientMessage)
SERVICE = get_args(messages.ServerMessage)
API = (
    wire.TableLine, wire.Created, wire.Me, wire.RecordLine, wire.GameInfo, wire.Fault,
    wire.PlayerInfo, wire.RatingLine, openings.NewTable, people.Shown, replays.Steps,
    replays.Step, pad.Pad, pad.Sheets, pad.Counted, printed.Printed,
)  # fmt: skip
VIEWS = _portraits()
HEAD = "made by `python -m cordee.site.describe`; do not edit"


class Names:
    """What each structure is called in TypeScript; views of different games share plain names."""

    def __init__(self) -> None:
        self.written: dict[type, str] = {}
        self.lines: list[str] = []

    def name(self, struct: type) -> str:
        prefix = next(
            (p for p, module in VIEWS.items() if struct.__module__ == module.__name__), ""
        )
        if struct is core_view.Refusal:
            return "RefusedMove"
        if struct is people.Shown:
            return "Secret"
        return prefix + struct.__name__

    def write(self, struct: type) -> str:
        """The name of a structure, its type written once."""
        if struct not in self.written:
            self.written[struct] = self.name(struct)
            info = shapes.type_info(struct)
            assert isinstance(info, shapes.StructType)
            lines = [f"/** {_first_sentence(struct)} */" if struct.__doc__ else ""]
            lines.append(f"export interface {self.name(struct)} {{")
            if info.tag is not None:
                lines.append(f'  {info.tag_field}: "{info.tag}";')
            for field in info.fields:
                optional = "" if field.required or struct not in SENT else "?"
                lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)};")
            lines.append("}")
            self.lines.append("\n".join(line for line in lines if line))
        return self.written[struct]

    def type(self, info: shapes.Type) -> str:
        match info:
            case shapes.StrType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.StructType(cls=struct):
                return self.write(struct)
            case shapes.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if " " in inner and "<" not in inner else f"{inner}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.type(item) for item in items)}]"
            case shapes.UnionType(types=types):
                return " | ".join(self.type(part) for part in types)
            case shapes.Metadata(type=inner_type):
                return self.type(inner_type)
        return "unknown"


SENT = {*CLIENT, openings.NewTable, openings.Wanted, pad.Sheets}  # may leave defaults out


def _first_sentence(struct: type) -> str:
    return " ".join((struct.__doc__ or "").split())


def typescript() -> str:
    """The client's types."""
    names = Names()
    for struct in (*CLIENT, *SERVICE, *API, turn.Decide, turn.Over, core_view.Chapter,
                   core_view.Refusal, score.Score):  # fmt: skip
        names.write(struct)
    for module in VIEWS.values():
        names.write(module.Shown)
        names.write(module.Memory)
    unions = [
        f"export const PROTOCOL = {messages.PROTOCOL};",
        f"export type ClientMessage = {' | '.join(names.written[x] for x in CLIENT)};",
        f"export type ServerMessage = {' | '.join(names.written[x] for x in SERVICE)};",
        "export type Turn = Decide | Over;",
    ]
    return f"// {HEAD}\n\n" + "\n\n".join([*names.lines, *unions]) + "\n"


def page() -> str:
    """The protocol for people who write a client of their own."""
    names = Names()
    parts = [
        f"<!-- {HEAD} -->",
        "# The protocol of a table",
        f"Version {messages.PROTOCOL}. A WebSocket at `/ws/TABLE` speaks JSON, one message a "
        f"frame, at most {messages.LARGEST_MESSAGE} bytes from the client. The cookie or a bearer "
        "token of `/api/me` says who one is; without one may watch. Every request carries an "
        "`id` of the client's own; sent again with the same id it is done once. What a seat "
        "may not know is never sent to it. The same requests can be made over HTTP (`/api/docs`).",
        "## From the client",
        *(_entry(struct, names) for struct in CLIENT),
        "## From the service",
        *(_entry(struct, names) for struct in SERVICE),
    ]
    return "\n\n".join(parts) + "\n"


def _entry(struct: type, names: Names) -> str:
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    fields = ", ".join(
        f"`{field.encode_name}{'' if field.required else '?'}`: {names.type(field.type)}"
        for field in info.fields
    )
    return f"### `{info.tag}`\n\n{inspect.cleandoc(struct.__doc__ or '')}\n\n{fields or 'nothing'}"


def files() -> dict[Path, str]:
    return {TYPES: typescript(), PAGE: page()}


def main(arguments: list[str]) -> int:
    stale = [
        path for path, text in files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]  # fmt: skip
    if arguments == ["--check"]:
        sys.stdout.write("".join(f"{path.relative_to(ROOT)} is stale\n" for path in stale))
        return 1 if stale else 0
    for path in stale:
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
