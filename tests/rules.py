"""Prints the clauses of the rulings that no test shows, and fails if there are any for a registered game.

    python -m tests.rules [FOLDER OF THE RULINGS]

A test shows clauses by `@pytest.mark.rule("D-12", ...)`. Their ids are listed in `tests/clauses/`, one file for all games and
one a game; where the rulings themselves are at hand, the lists must agree with them.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from chalicelib.games.registry import GAMES

TESTS = Path(__file__).parent
LISTS = TESTS / "clauses"
RULINGS = TESTS.parents[1] / "shared" / "rules"
"""Where the rulings lie beside a checkout."""
SOURCES = {"all-games": "README"}
"""The ruling that a list's ids come from, where their names differ."""


def clauses(games: Iterable[str]) -> dict[str, list[str]]:
    """The ids of all clauses, by the list that they stand in: those for all games, and each of these games'."""
    return {name: (LISTS / f"{name}.txt").read_text(encoding="utf-8").split() for name in ("all-games", *games)}


def shown_in(source: str) -> set[str]:
    """The ids that a test file's source names in `pytest.mark.rule(...)`, wherever it stands."""
    return {
        argument.value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def shown(folder: Path = TESTS) -> set[str]:
    """The ids that the tests below a folder name."""
    return set().union(*(shown_in(path.read_text(encoding="utf-8")) for path in folder.rglob("test_*.py")))


def complaints(listed: Mapping[str, list[str]], named: set[str]) -> Iterator[str]:
    """A line for each clause that no test names, and for each id named, of these lists' letters, that none of them has."""
    for name, ids in listed.items():
        yield from (f"{name}: no test shows {clause}" for clause in ids if clause not in named)
    known = set().union(*listed.values())
    letters = {clause[0] for clause in known}
    yield from (f"tests name {clause}, which is no clause" for clause in sorted(named - known) if clause[0] in letters)


def disagreements(listed: Mapping[str, list[str]], rulings: Path) -> Iterator[str]:
    """A line for each list that differs from the ruling it was made from."""
    for name, ids in listed.items():
        ruling = rulings / f"{SOURCES.get(name, name)}.md"
        if ruling.exists():
            there = re.findall(r"^- ([A-Z]-\d+)\b", ruling.read_text(encoding="utf-8"), re.MULTILINE)
            yield from (f"{name}: {clause} is in only one of list and ruling" for clause in sorted(set(ids) ^ set(there)))


def main(rulings: Path) -> int:
    listed = clauses(GAMES)
    found = [*complaints(listed, shown()), *disagreements(listed, rulings)]
    for line in found or [f"all {sum(map(len, listed.values()))} clauses are shown by tests"]:
        print(line)  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else RULINGS))
