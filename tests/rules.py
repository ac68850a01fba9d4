"""Check that clauses and tests agree: fail for a clause that no test names, and for a test that names no clause.

    python -m tests.rules

The clauses are in `docs/rules/`: those for all games in its README, and one file for each game. A test names the clauses that
it shows with `@pytest.mark.rule("D-12", ...)`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from chalicelib.games.registry import GAMES

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
ALL_GAMES = "README"
CLAUSE = re.compile(r"^- \*\*([A-Z]-\d+)\*\*", re.MULTILINE)
"""How a clause begins."""


def clauses(folder: Path = RULES) -> dict[str, list[str]]:
    """Return the ids of all clauses, by the name of the file that they are in."""
    return {path.stem: CLAUSE.findall(path.read_text("utf-8")) for path in sorted(folder.glob("*.md"))}


def named_in(source: str) -> set[str]:
    """Return the ids that a test file's source names in any `pytest.mark.rule(...)`."""
    return {
        argument.value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def named(folder: Path = TESTS) -> set[str]:
    """Return the ids that the tests below a folder name."""
    return set().union(*(named_in(path.read_text("utf-8")) for path in folder.rglob("test_*.py")))


def errors(listed: Mapping[str, list[str]], named: set[str], games: Iterable[str]) -> Iterator[str]:
    """Yield a line for each disagreement between the clauses listed in each file, the ids that tests name, and the games."""
    counts = Counter(clause for ids in listed.values() for clause in ids)
    yield from (f"{file}: no test names {clause}" for file, ids in listed.items() for clause in ids if clause not in named)
    yield from (f"a test names {clause}, which is not a clause" for clause in sorted(named - counts.keys()))
    yield from (f"{clause} is there {count} times" for clause, count in counts.items() if count > 1)
    yield from (f"{game} has no clauses in docs/rules/{game}.md" for game in games if not listed.get(game))
    yield from (f"docs/rules/{file}.md belongs to no game" for file in listed if file not in {ALL_GAMES, *games})


def main() -> int:
    listed = clauses()
    found = [*errors(listed, named(), GAMES)]
    for line in found or [f"tests name all {sum(map(len, listed.values()))} clauses"]:
        print(line)  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
