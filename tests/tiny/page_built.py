"""Build Lone Number's page into a copy of the club's page, from the files that the guide links to.

python -m tests.tiny.page_built FOLDER     puts the copy there
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from chalicelib.api.openapi import describe
from chalicelib.games.registry import GAMES
from tests.tiny.engine import TINY
from tests.tiny.guide import ROOT, engine, page

COPIED = ("src", "tests", "tools", "public", "index.html", "vite.config.ts", "tsconfig.json", "biome.json", "package.json")


def lay(folder: Path) -> Path:
    """Copy the page into this folder, add the game's files, and return its `frontend`."""
    front, games = folder / "frontend", folder / "chalicelib/games"
    _copy(front)
    _share_data(games)
    _write_types(front, folder / "openapi.json")
    for path, text in page().items():
        _put(front / "src/games" / TINY.id / path, text)
    _put(games / TINY.id / "tiny.json", engine()["tests/tiny/tiny.json"])
    _draw(front / "src/art/pictures.svg", front / "src/games" / TINY.id / "picture.svg")
    return front


def _copy(front: Path) -> None:
    for name in COPIED:
        source = ROOT / "frontend" / name
        if source.is_dir():
            shutil.copytree(source, front / name)
        else:
            _put(front / name, source.read_text("utf-8"))
    (front / "node_modules").symlink_to(ROOT / "frontend/node_modules")


def _share_data(games: Path) -> None:
    """Link the other games' data, which their pages read, and the data by which characters of names are counted."""
    games.mkdir(parents=True)
    (games.parent / "names.json").symlink_to(ROOT / "chalicelib/names.json")
    for game in (ROOT / "chalicelib/games").iterdir():
        if game.is_dir():
            (games / game.name).symlink_to(game)


def _write_types(front: Path, described: Path) -> None:
    described.write_text(json.dumps(describe({**GAMES, TINY.id: TINY}, "0")), "utf-8")
    run(
        front,
        "node_modules/.bin/openapi-typescript",
        str(described),
        "-o",
        "src/api/schema.d.ts",
        "--default-non-nullable=false",
    )


def _draw(sprite: Path, symbol: Path) -> None:
    """Add the game's picture to the others."""
    _put(sprite, sprite.read_text("utf-8").replace("</svg>", symbol.read_text("utf-8") + "</svg>"))
    symbol.unlink()


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def run(front: Path, *command: str) -> None:
    """Run one of the page's tools in this copy. Raises AssertionError with its output if it fails."""
    there = [str(ROOT / "frontend/run"), "sh", "-c", 'cd "$0" && exec "$@"', str(front)]
    done = subprocess.run([*there, *command], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


if __name__ == "__main__":
    lay(Path(sys.argv[1]))
