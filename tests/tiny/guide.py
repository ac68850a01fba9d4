"""The files of the tiny game that `docs/new-game.md` links to."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/new-game.md"
PAGE = "tests/tiny/page/"
LINK = re.compile(r"\]\(\.\./(tests/tiny/[\w./-]+)\)")


def linked() -> dict[str, str]:
    """Return the contents of the game's files that the guide links to, by path."""
    paths = LINK.findall(GUIDE.read_text("utf-8"))
    return {path: (ROOT / path).read_text("utf-8") for path in paths if not path.startswith("tests/tiny/test_")}


def engine() -> dict[str, str]:
    """Return the engine's files, by path."""
    return {path: code for path, code in linked().items() if not path.startswith(PAGE)}


def page() -> dict[str, str]:
    """Return the page's files, by their path in the game's folder."""
    return {path.removeprefix(PAGE): code for path, code in linked().items() if path.startswith(PAGE)}
