"""Fifty small mistakes in the rules, one at a time: the tests named by § must notice them, or
else the games that are kept, replayed.

`python -m tests.mutants [how many] [seed] [game]`; scripts/test --long does, for all games. Each
mutant is a copy of the sources with one operator, number or statement changed, tested interpreted.
"""

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGETS = {
    "cards": ("rules.py", "deal.py", "scoring.py", "exploits.py", "cards.py", "view.py"),
    "board": ("rules.py", "deal.py", "paths.py", "rounds.py", "scoring.py", "cards.py", "view.py"),
    "roll": (
        "rules.py",
        "choices.py",
        "columns.py",
        "dice.py",
        "drafts.py",
        "marks.py",
        "scoring.py",
        "view.py",
    ),
    "island": (
        "rules.py", "choices.py", "contest.py", "context.py", "destin.py", "effects.py",
        "frames.py", "location.py", "luck.py", "monster.py", "people.py", "playing.py",
        "setup.py", "sums.py", "targets.py", "turn.py", "victory.py", "view.py", "windows.py",
        "wounds.py",
    ),
}  # fmt: skip
PLAYED_BY = {"cards": "classic or duel"}  # the games whose rules lie in a folder of another name
LEAST_KILLED = 0.9
BY_SECTION, BY_REPLAY, SURVIVED = "killed by §", "killed by a replay", "SURVIVED"

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or,
    ast.Or: ast.And, ast.RShift: ast.LShift, ast.LShift: ast.RShift, ast.BitAnd: ast.BitOr,
}  # fmt: skip


def mutants(path: Path) -> list[tuple[str, str]]:
    """Every mutant of a file: what was changed, and the whole text."""
    source = path.read_text("utf-8")
    many = sum(1 for _ in _places(ast.parse(source)))
    found = []
    for wanted in range(many):
        tree = ast.parse(source)
        node, change = list(_places(tree))[wanted]
        line = getattr(node, "lineno", 0)
        change()
        found.append(
            (f"{path.parent.name}/{path.name}:{line}", ast.unparse(ast.fix_missing_locations(tree)))
        )
    return found


def _places(tree: ast.AST):  # type: ignore[no-untyped-def]
    """Places inside functions that can be changed, each with the change.

    A flag that is set becomes one that is not: 2 instead of 1 would be the same flag.
    """
    for function in (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)):
        flags = {
            node.value for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            and node.value.value == 1
        }  # fmt: skip
        for node in ast.walk(function):
            if node in flags:
                yield node, lambda n=node: setattr(n, "value", 0)
            elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
                yield node, lambda n=node: n.ops.__setitem__(0, SWAPS[type(n.ops[0])]())
            elif (isinstance(node, ast.BinOp) and type(node.op) in SWAPS) or isinstance(
                node, ast.BoolOp
            ):
                yield node, lambda n=node: setattr(n, "op", SWAPS[type(n.op)]())
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield node, lambda n=node: setattr(n, "value", n.value + 1)
            elif isinstance(node, ast.AugAssign) and type(node.op) in SWAPS:
                yield node, lambda n=node: setattr(n, "op", SWAPS[type(n.op)]())


def who_kills(name: str, text: str) -> str:
    """Which tests notice this mutant: those by §, kept games replayed, or none."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "docs" / "rules", Path(folder) / "docs" / "rules")
        target = name.partition(":")[0]
        (sources / "cordee" / "games" / target).write_text(text, "utf-8")
        game = target.partition("/")[0]
        if _fails(sources, f"tests/games/{game}"):
            return BY_SECTION
        games = PLAYED_BY.get(game, game)
        replays = ("tests/conformance/test_records.py", "-k", f"golden and ({games})")
        return BY_REPLAY if _fails(sources, *replays) else SURVIVED


def _fails(sources: Path, *tests: str) -> bool:
    """Whether tests fail on these sources; to hang is to fail."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    more = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(sources)}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | more, capture_output=True, timeout=300, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main(many: int, seed: int, only: str | None) -> int:
    folder = ROOT / "src" / "cordee" / "games"
    every = [
        mutant
        for game, files in TARGETS.items()
        if only in (None, game)
        for file in files
        for mutant in mutants(folder / game / file)
    ]
    chosen = random.Random(seed).sample(every, min(many, len(every)))
    found: list[str] = []
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for (name, _), by in zip(
            chosen, pool.map(lambda one: who_kills(*one), chosen), strict=True
        ):
            found.append(by)
            sys.stdout.write(f"{len(found)}/{len(chosen)} {by}: {name}\n")
            sys.stdout.flush()
    share = 1.0 - found.count(SURVIVED) / len(found)
    sys.stdout.write(
        f"{share:.0%} of {len(found)} mutants killed: {found.count(BY_SECTION)} by the tests by §,"
        f" {found.count(BY_REPLAY)} by kept games\n"
    )
    return 0 if share >= LEAST_KILLED else 1


if __name__ == "__main__":
    many, seed, game = [*sys.argv[1:], *["50", "1", ""][len(sys.argv) - 1 :]]
    sys.exit(main(int(many), int(seed), game or None))
