"""The rules of the architecture: directions of imports, and games without side effects."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from grimp import build_graph

ROOT = Path(__file__).parents[1]
PURE = [*sorted((ROOT / "chalicelib/games").rglob("*.py")), ROOT / "chalicelib/fairness.py"]
FORBIDDEN = {"os", "time", "datetime", "random", "secrets", "socket", "sqlite3", "boto3", "logging", "subprocess", "threading"}
DOORS = {"open", "input", "print"}


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each import of a module: where from, and the names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, []
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", [name.name for name in node.names]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT)))
def test_games_have_no_io_clock_or_randomness_of_their_own(path: Path) -> None:
    for module, names in imports(path):
        allowed = module == "random" and names == ["Random"]
        assert allowed or module.split(".")[0] not in FORBIDDEN, f"{path.name} imports {module}"
    text = ast.parse(path.read_text("utf-8"))
    calls = [node.func for node in ast.walk(text) if isinstance(node, ast.Call)]
    assert not [call.id for call in calls if isinstance(call, ast.Name) and call.id in DOORS]


def test_a_bot_is_given_its_randomness() -> None:
    """`Random` is used only as a type."""
    for path in PURE:
        made = [
            node
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random"
        ]
        assert not made, path


def test_games_and_stores_know_nothing_of_each_other_nor_of_tables() -> None:
    above = {"api", "log", "play", "actions", "players", "upkeep", "boards", "local"}
    for folder, forbidden in (("games", above | {"store"}), ("store", above | {"games", "fairness"})):
        for path in (ROOT / "chalicelib" / folder).rglob("*.py"):
            reached = {module.split(".")[1] for module, _ in imports(path) if module.startswith("chalicelib.")}
            assert not reached & forbidden, path


@pytest.mark.long
def test_an_import_that_points_up_fails_lint(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "chalicelib", tmp_path / "chalicelib", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    assert lint_imports(tmp_path).returncode == 0
    with (tmp_path / "chalicelib/games/registry.py").open("a") as registry:
        registry.write("import chalicelib.store.sqlite\n")
    broken = lint_imports(tmp_path)
    assert broken.returncode != 0
    assert "chalicelib.games.registry -> chalicelib.store.sqlite" in broken.stdout


def lint_imports(place: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["make", "lint-imports"], cwd=place, capture_output=True, text=True)


def test_no_module_imports_itself_through_others() -> None:
    assert find_cycle("chalicelib", "infra", "tests") is None


def test_a_planted_import_cycle_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "planted_cycle"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "upper.py").write_text("from planted_cycle import lower\n")
    (package / "lower.py").write_text("if TYPE_CHECKING:\n    from planted_cycle.upper import Name\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert find_cycle(package.name) is None
    (package / "lower.py").write_text("def use() -> None:\n    from planted_cycle.upper import Name\n")
    assert set(find_cycle(package.name) or ()) == {"planted_cycle.lower", "planted_cycle.upper"}


def find_cycle(*packages: str) -> list[str] | None:
    """Return the modules of one import cycle, if there is any. Imports inside functions count, those for types alone do not."""
    graph = build_graph(*packages, exclude_type_checking_imports=True, cache_dir=None)
    try:
        TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle
    return None


def test_the_diagram_names_every_folder() -> None:
    drawing = (ROOT / "docs/architecture.md").read_text("utf-8").split("```")[1]
    folders = [path.parent.name for path in (ROOT / "chalicelib").glob("*/__init__.py")]
    assert [folder for folder in folders if f" {folder}/" not in drawing] == []
