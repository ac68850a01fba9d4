"""A game created by `make game` (`scripts/new_game`) passes types, lint and laws before any rule is written."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts.new_game.__main__ import Named, drawn, lay_out, letter_of, registered, wrong
from tests.rules import clauses, errors, named

ROOT = Path(__file__).parents[1]
PYTHON = [sys.executable, "-m"]
NODE = ["./run", "node"]
MODULES = "frontend/node_modules"
COPIED = (
    *("app.py", "chalicelib", "docs", "pyproject.toml", "tests"),
    *(f"frontend/{name}" for name in ("biome.json", "package.json", "public", "run", "src", "tests", "tools", "tsconfig.json")),
    *("frontend/index.html", "frontend/vite.config.ts"),
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "browser", "cloud", "node_modules")
OF_EVERY_GAME = (
    "laws/test_laws.py",
    "laws/test_tables.py",
    "logs/test_logs.py",
    "test_playthroughs.py",
    "games/lone_wolf",
    "games/test_purity.py",
    "games/test_registry.py",
    "tables/play/test_limits.py",
    "notifications/test_texts.py",
    "api/test_queries_and_lists.py",
    "api/test_openapi.py",
    "api/test_link_pictures.py",
    "drawing/test_picture_layout.py",
    "test_links.py",
    "test_records_guide.py",
)
"""Tests that run for every game, or look at all of them together."""
OF_THE_NEW_ONE = ("lone-wolf", "lone_wolf")
OF_ALL = (
    *("every_game", "every_registered", "every_story", "all_that_a_log", "all_units_and_games"),
    *("pages_are_consecutive", "records"),
)
READS_RECORDS = re.compile(r'records\.md"|records_guide')
"""What stands in a neighbour's test that reads `docs/records.md`, to which each game adds a section."""
TYPED = ("chalicelib/games/lone_wolf", "chalicelib/games/registry.py", "tests/games/lone_wolf", "tests/logs/lone_wolf.py")
OF_EVERY_PAGE = tuple(f"./tests/{name}.test.ts" for name in ("art", "imports", "styles", "texts/texts", "texts/languages"))


def run(place: Path, *command: str) -> None:
    output = subprocess.run(command, cwd=place, env={**os.environ, "PYTHON": sys.executable}, capture_output=True, text=True)
    assert output.returncode == 0, f"{' '.join(command)}\n{output.stdout[-3000:]}{output.stderr[-3000:]}"


def beside(*lanes: Callable[[], None]) -> None:
    """Run each in a thread of its own, as they start other programs and wait for them."""
    with ThreadPoolExecutor(len(lanes)) as threads:
        for lane in [threads.submit(lane) for lane in lanes]:
            lane.result()


@pytest.fixture
def laid_out(tmp_path: Path) -> Path:
    """Return a formatted copy of the repository with one more game."""
    for name in COPIED:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target, ignore=LEFT_OUT) if source.is_dir() else shutil.copy(source, target)
    (tmp_path / MODULES).symlink_to(ROOT / MODULES)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    written = [str(path) for path in lay_out("lone-wolf", "Lone Wolf", tmp_path)]
    assert len(written) > 25
    sources = [path for path in written if path.endswith(".py")]
    run(tmp_path, *PYTHON, "ruff", "format", "-q", *sources)
    run(tmp_path, *PYTHON, "ruff", "check", "-q", "--fix", *sources)
    return tmp_path


def write_types(place: Path) -> None:
    run(place / "frontend", *NODE, "tools/types.ts")


def check_rules(place: Path) -> None:
    """Keep the game as `make game` does, and run the tests that a new game could fail, its neighbours' among them."""
    listed = {"lone-wolf": clauses(place / "docs/rules")["lone-wolf"]}
    assert not list(errors(listed, named(place / "tests/games/lone_wolf"), ["lone-wolf"]))
    run(place, *PYTHON, "tests.keep_game", "lone-wolf")
    readers = [path for path in (place / "tests/games").rglob("test_*.py") if READS_RECORDS.search(path.read_text("utf-8"))]
    files = [*(f"tests/{name}" for name in OF_EVERY_GAME), *map(str, sorted(readers))]
    said = " or ".join((*OF_THE_NEW_ONE, *OF_ALL, *{path.stem for path in readers}))
    run(place, *PYTHON, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "--quick", "-m", "not soak", "-k", said, *files)


def check_page(place: Path) -> None:
    page = place / "frontend"
    write_types(place)
    types = {"types": ["vite/client"]}
    wanted = {"extends": "./tsconfig.json", "compilerOptions": types, "include": ["src/games/lone-wolf", "src/**/*.d.ts"]}
    (page / "tsconfig.game.json").write_text(json.dumps(wanted))
    run(page, *NODE, "node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "tsconfig.game.json")
    run(page, *NODE, "node_modules/@biomejs/biome/bin/biome", "check", "src/games/lone-wolf")
    tests = "".join(f'import "{name}";' for name in OF_EVERY_PAGE)
    run(page, *NODE, "--import", "./tests/glob.ts", "--input-type=module", "--eval", tests)


@pytest.mark.long
def test_a_created_game_keeps_laws_clauses_types_and_texts(laid_out: Path) -> None:
    beside(lambda: check_rules(laid_out), lambda: check_page(laid_out))


@pytest.mark.soak
def test_a_created_game_is_built_within_its_size_limit(laid_out: Path) -> None:
    run(laid_out, *PYTHON, "mypy", "--cache-dir", os.devnull, *TYPED)
    write_types(laid_out)
    run(laid_out / "frontend", *NODE, "tools/build.ts")
    run(laid_out / "frontend", *NODE, "tools/size.ts")


@pytest.mark.soak
def test_another_game_costs_the_others_only_its_name() -> None:
    run(ROOT / "frontend", *NODE, "tools/weigh-new-game.ts")


def test_its_names_replace_all_of_the_templates() -> None:
    named = Named("mad-21", "Mad Twenty-One", "M")
    text = "some-game some_game SOME_GAME SomeGame(Some Game) X-01"
    assert named.instead(text) == "mad-21 mad_21 MAD_21 Mad21(Mad Twenty-One) M-01"


def test_its_line_in_the_registry_and_its_picture() -> None:
    named = Named("lone-wolf", "Lone Wolf", "L")
    before = "from chalicelib.games.a import A\nfrom chalicelib.x import Y\n\nG = {game.id: game for game in (A, B)}\n"
    after = registered(named, before)
    assert "import A\nfrom chalicelib.games.lone_wolf import LONE_WOLF\n" in after
    assert "for game in (A, B, LONE_WOLF)}" in after
    assert drawn(named, "<svg>\n</svg>\n").startswith('<svg>\n<symbol id="game-lone-wolf"')


def test_its_clauses_begin_with_a_letter_of_its_own(tmp_path: Path) -> None:
    for letter in "LOGA":
        (tmp_path / f"{letter}.md").write_text(f"# A game\n\n- **{letter}-01** A clause.\n")
    assert [letter_of(game, tmp_path) for game in ("lone-wolf", "gala-1")] == ["N", "B"]


@pytest.mark.parametrize(
    ("id", "name", "sentence"),
    [
        ("", "Lone Wolf", "An id is"),
        ("Lone-Wolf", "Lone Wolf", "An id is"),
        ("../wolf", "Lone Wolf", "An id is"),
        ("class", "Lone Wolf", "An id is"),
        ("lone-wolf", 'The "Wolf"', "A name has"),
        ("lone-wolf", "W" * 31, "A name has"),
    ],
)
def test_invalid_ids_and_names_are_refused(id: str, name: str, sentence: str) -> None:
    assert (wrong(id, name) or "").startswith(sentence)
    assert wrong("lone-wolf", "Lone Wolf") is None


@pytest.mark.parametrize("id", ["dice-golf", "table", "course-game", "types"])
def test_nothing_existing_is_overwritten(id: str, tmp_path: Path) -> None:
    """Neither a game, nor a part of the shell, nor modules of engines and page."""
    for name in ("docs/rules", "chalicelib/games", "frontend/src/games"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(FileExistsError):
        next(lay_out(id, "Some Name", tmp_path))
    assert sorted(tmp_path.rglob("*")) == before
