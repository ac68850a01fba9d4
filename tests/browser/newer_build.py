"""A second build of the page, for tests of updates: the first build with other file names and a few other words. A real second
build would take ten times as long.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from chalicelib.api.languages import PAGES

OLD = {"welcome": "Start a table, send the link.", "fairness": "Sealed before anyone joins"}
NEW = {"welcome": "Lay a table, pass the link on.", "fairness": "Sealed before a seat is taken"}
HASHED = re.compile(r"(.+-)([\w-]{6,7})(\.\w+)")
TEXTS = (".js", ".css", ".html")


def renamed(name: str) -> str:
    """Return the name of this file in the second build."""
    found = HASHED.fullmatch(name)
    assert found, f"{name} is not named after what is in it"
    return f"{found[1]}{found[2][::-1]}{found[3]}"


def write_newer_build(page: Path, folder: Path) -> None:
    """Replace the folder's content with the second build, the page itself last."""
    shutil.rmtree(folder / "assets", ignore_errors=True)
    (folder / "assets").mkdir(parents=True)
    names = {file.name: renamed(file.name) for file in (page / "assets").iterdir() if file.suffix not in (".br", ".gz")}
    assert len({*names, *names.values()}) == 2 * len(names), "two files would have one name"
    # Where scripts are named in short, their ends are left out.
    stems = {Path(old).stem: Path(new).stem for old, new in names.items()}
    for old, new in names.items():
        _write(page / "assets" / old, folder / "assets" / new, stems)
    for name in ("sw.js", *PAGES.values()):
        _write(page / name, folder / name, stems)


def _write(old: Path, new: Path, stems: dict[str, str]) -> None:
    if old.suffix not in TEXTS:
        shutil.copyfile(old, new)
        return
    text = old.read_text()
    for before, after in stems.items():
        text = text.replace(before, after)
    for name, words in OLD.items():
        text = text.replace(words, NEW[name])
    if old.name == "sw.js":
        text = re.sub(r'"club-\w{10}"', '"club-of-the-newer"', text)
    new.write_text(text)
