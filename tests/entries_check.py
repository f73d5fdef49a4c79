"""Fails where Python code calls a `@rule` function: only `@entry` functions have a way in.

Run as `python -m tests.entries_check`; scripts/check does.
"""

import ast
import sys
from pathlib import Path

import cordee
from cordee.core.cache import is_never_compiled

SOURCES = Path(cordee.__file__).parent
COMPILED = {"rule", "entry", "kernels"}


def _decorators(function: ast.FunctionDef) -> set[str]:
    return {node.id for node in function.decorator_list if isinstance(node, ast.Name)}


def _module(path: Path) -> str:
    return ".".join(("cordee", *path.relative_to(SOURCES).with_suffix("").parts))


def problems() -> list[str]:
    """Calls from functions that are not compiled to functions that only compiled code may call."""
    trees = {_module(path): ast.parse(path.read_text("utf-8")) for path in SOURCES.rglob("*.py")}
    rules = {
        (module, node.name)
        for module, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and "rule" in _decorators(node)
    }
    found = _shadowed(trees)
    for module, tree in trees.items():
        here = {name: (module, name) for owner, name in rules if owner == module}
        modules: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    name = alias.asname or alias.name
                    here[name] = (node.module, alias.name)
                    modules[name] = f"{node.module}.{alias.name}"
        for top in tree.body:
            if isinstance(top, ast.FunctionDef) and _decorators(top) & COMPILED:
                continue
            for call in (n for n in ast.walk(top) if isinstance(n, ast.Call)):
                called = None
                if isinstance(call.func, ast.Name):
                    called = here.get(call.func.id)
                elif isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
                    called = (modules.get(call.func.value.id, ""), call.func.attr)
                if called in rules:
                    found.append(f"{module}:{call.lineno} calls {called[1]}, which is no @entry")
    return found


def _shadowed(trees: dict[str, ast.Module]) -> list[str]:
    """Files outside the cache's key that compiled code could come from after all."""
    plain = {_module(path) for path in SOURCES.rglob("*.py") if is_never_compiled(path)}
    found = []
    for module, tree in trees.items():
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        if not any(_decorators(function) & COMPILED for function in functions):
            continue
        if module in plain:
            found.append(f"{module} is compiled, but left out of the cache's key")
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                found += [f"{module} is compiled and imports {name}" for name in names & plain]
    return found


if __name__ == "__main__":
    wrong = problems()
    sys.stdout.write("".join(f"{problem}\n" for problem in wrong))
    sys.exit(1 if wrong else 0)
