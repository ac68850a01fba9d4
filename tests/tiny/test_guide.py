"""`docs/new-game.md` is right: the files that it links to are a whole game that keeps the laws, and what it names exists."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from chalicelib.games.base import CardGame
from tests.laws.all_laws import LAWS
from tests.laws.setup import Setup
from tests.tiny.guide import GUIDE, ROOT, engine

TEXT = GUIDE.read_text("utf-8")


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Any]:
    """Copy the files that the guide links to into a new package, and return the set-ups of its game."""
    package = tmp_path / "copied_game"
    package.mkdir()
    for path, code in engine().items():
        (package / Path(path).name).write_text(code.replace("tests.tiny", "copied_game"), "utf-8")
    sys.path.insert(0, str(tmp_path))
    yield import_module("copied_game.setups").SETUPS
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("copied_game")]:
        del sys.modules[name]


@pytest.mark.long
def test_the_game_that_the_guide_links_to_keeps_every_law(built: list[Setup]) -> None:
    assert {setup.seats for setup in built} == {2, 3, 4, 5}
    for law in LAWS:
        law(built[1], 11)


def test_the_guide_links_to_the_code_and_is_short() -> None:
    assert "```" not in TEXT
    assert len(TEXT.splitlines()) <= 400


def test_every_file_named_by_the_guide_exists() -> None:
    named = re.findall(r"`((?:tests|chalicelib|docs|frontend)/[^`<…]*)`", TEXT.replace("your-game", "dice-golf"))
    assert len(named) > 12
    for name in named:
        assert (ROOT / name).exists(), name


def test_every_command_named_by_the_guide_exists() -> None:
    targets = set(re.findall(r"`make (\w+)`", TEXT))
    assert targets
    assert targets <= set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for module in re.findall(r"python -m ([\w.]+)", TEXT):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def test_every_law_named_by_the_guide_exists() -> None:
    names = {law.__name__ for law in LAWS}
    section = TEXT[TEXT.index("\n## 8. ") : TEXT.index("\n## 9. ")]
    named = set(re.findall(r"^\| (`.*?) \|", section, re.MULTILINE))
    assert named
    for name in {name for cell in named for name in re.findall(r"`(\w+)`", cell)}:
        assert name in names


def test_every_method_of_a_game_is_in_the_tiny_game_or_shared() -> None:
    interface = (ROOT / "chalicelib/games/interface.py").read_text("utf-8")
    verbs = re.findall(r"^    def (\w+)\(self", interface[interface.index("class Game") :], re.MULTILINE)
    tiny = engine()["tests/tiny/engine.py"]
    assert len(verbs) == 24
    for verb in verbs:
        assert hasattr(CardGame, verb) or re.search(rf"    (def {verb}\(|{verb} = )", tiny), verb
