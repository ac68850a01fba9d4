"""Engines are pure: imports and calls in `games/` show that there is no I/O, no clock and no other randomness."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

import chalicelib.games

FOLDER = Path(chalicelib.games.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
PLAIN = {
    "__future__",
    "collections",
    "collections.abc",
    "dataclasses",
    "fractions",
    "functools",
    "itertools",
    "math",
    "types",
    "typing",
}
DATA = {"json", "pathlib"}
"""Modules for reading data files, once, when a module is loaded."""
LAZY = {"base.py": {"importlib"}}
"""Modules for loading an engine's bots when the first bot plays."""
WITHIN = ("chalicelib.games", "chalicelib.errors", "chalicelib.fairness")
FORBIDDEN = {"open", "input", "print", "eval", "exec", "__import__", "Random", "write_text", "write_bytes"}


def impurities(source: str, besides: Collection[str] = ()) -> Iterator[str]:
    """Yield the imports and calls in a module's source that are forbidden in engines. `besides` are further allowed modules."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (f"imports {name.name}" for name in node.names if name.name not in PLAIN | DATA)
        elif isinstance(node, ast.ImportFrom) and not (_may_import(node) or node.module in besides):
            yield f"imports from {node.module}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in FORBIDDEN:
            yield f"calls {ast.unparse(node.func)}"
    inside = [node for outer in ast.walk(tree) if isinstance(outer, ast.FunctionDef) for node in ast.walk(outer)]
    yield from ("reads a file while playing" for node in inside if isinstance(node, ast.Attribute) and node.attr == "read_text")


def _may_import(node: ast.ImportFrom) -> bool:
    """Return whether an import is allowed. Of `random` only the type is: bots get a random generator as an argument."""
    module = node.module or ""
    if module == "random":
        return [name.name for name in node.names] == ["Random"]
    return module in PLAIN | DATA or module.startswith(WITHIN)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_module_of_an_engine_is_pure(path: Path) -> None:
    assert list(impurities(path.read_text(encoding="utf-8"), LAZY.get(path.name, ()))) == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import time", "imports time"),
        ("import random", "imports random"),
        ("from importlib import import_module", "imports from importlib"),
        ("from random import choice", "imports from random"),
        ("from random import Random\nRandom(1)", "calls Random"),
        ("from datetime import datetime", "imports from datetime"),
        ("from chalicelib.store import interface", "imports from chalicelib.store"),
        ("from chalicelib.play.club import Club", "imports from chalicelib.play.club"),
        ("open('dice.json')", "calls open"),
        ("def play(path): return path.read_text()", "reads a file while playing"),
    ],
)
def test_an_impurity_is_found(source: str, reason: str) -> None:
    assert reason in list(impurities(source))
