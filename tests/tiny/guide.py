"""The code in `docs/new-game.md` is the tiny game's own.

python -m tests.tiny.guide     writes the code as it is now into the guide
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/new-game.md"
PAGE = "tests/tiny/page/"
BLOCK = re.compile(
    r"^(\*\*`(?P<path>tests/tiny/[\w./-]+)`\*\*\n\n```(?:python|json|tsx?|css|xml)\n)"  # the file's name, and its code
    r"(?P<code>.*?)(?=^```$)",
    re.MULTILINE | re.DOTALL,
)


def blocks(text: str) -> dict[str, str]:
    """The code that the guide lists, by the file it is from."""
    return {found["path"]: found["code"] for found in BLOCK.finditer(text)}


def engine(text: str) -> dict[str, str]:
    """Those of the engine, by path."""
    return {path: code for path, code in blocks(text).items() if not path.startswith(PAGE)}


def page(text: str) -> dict[str, str]:
    """Those of the page, by their path in the game's folder."""
    return {path.removeprefix(PAGE): code for path, code in blocks(text).items() if path.startswith(PAGE)}


def renewed(text: str) -> str:
    """The guide with every file's code as it is now."""
    return BLOCK.sub(lambda found: found[1] + (ROOT / found["path"]).read_text("utf-8"), text)


if __name__ == "__main__":
    GUIDE.write_text(renewed(GUIDE.read_text("utf-8")), "utf-8")
