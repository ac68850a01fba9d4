"""Creates the files of a new game: a tiny one that can be played at once and then changed (`docs/new-game.md`).

    make game ID=lone-wolf NAME="Lone Wolf"

The templates in `files/` are at the paths that they get in the repository, with the names of "Some Game". Files of the page
that every game has are copied from the guide's game (`ALIKE`). The registry gets a line, the club's pictures get one for the
game, and `docs/records.md` gets a section.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase

HERE = Path(__file__).parent
FILES = HERE / "files"
ROOT = HERE.parents[1]
CLAUSE_LETTER = re.compile(r"^- \*\*([A-Z])-\d+\*\*", re.MULTILINE)
USAGE = 'usage: make game ID=lone-wolf NAME="Lone Wolf"'


@dataclass(frozen=True)
class Named:
    """A game's id, its name, and the letter of its clauses. All other names in code are made from them."""

    id: str
    name: str
    letter: str

    def instead(self, text: str) -> str:
        """Return the text with this game's names in place of Some Game's."""
        words = self.id.split("-")
        names = {
            "some-game": self.id,
            "some_game": "_".join(words),
            "SOME_GAME": "_".join(words).upper(),
            "SomeGame": "".join(word.capitalize() for word in words),
            "Some Game": self.name,
            "X-0": f"{self.letter}-0",
        }
        return re.sub("|".join(names), lambda found: names[found[0]], text)


def wrong(id: str, name: str) -> str | None:
    """Return why a game cannot have this id and name, or None if it can."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) or iskeyword(id):
        return f"An id is small letters, digits and hyphens, as lone-wolf; not “{id}”."
    if not 1 <= len(name) <= 30 or re.search(r'["\\\n]', name):
        return "A name has 1 to 30 characters, and neither quotation marks nor backslashes."
    return None


def letter_of(id: str, rules: Path) -> str:
    """Return a letter that no other game's clauses begin with: if possible from the id, else from the alphabet."""
    taken = {letter for path in rules.glob("*.md") for letter in CLAUSE_LETTER.findall(path.read_text("utf-8"))}
    own = (letter for letter in id.upper() if letter.isalpha())
    return next(letter for letter in chain(own, ascii_uppercase) if letter not in taken)


def lay_out(id: str, name: str, root: Path = ROOT) -> Iterator[Path]:
    """Write the game's files, and its lines in other files. Raises FileExistsError if something has its name already."""
    named = Named(id, name, letter_of(id, root / "docs/rules"))
    for folder in FOLDERS:
        path = root / named.instead(folder)
        if found := [*path.parent.glob(path.name), *path.parent.glob(f"{path.name}.*")]:
            raise FileExistsError(found[0])
    for place, source in sources():
        path = root / named.instead(place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(named.instead(source.read_text("utf-8")), "utf-8")
        yield path
    for place, with_line in LINES.items():
        path = root / place
        path.write_text(with_line(named, path.read_text("utf-8")), "utf-8")
        yield path


def sources() -> Iterator[tuple[str, Path]]:
    """Yield the path of each file, with Some Game's names, and its template."""
    for path in sorted(FILES.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(FILES)), path
    for name in ALIKE:
        yield f"{PAGE}/{name}", ROOT / "tests/tiny/page" / name


def registered(named: Named, text: str) -> str:
    """Return the registry with the new game."""
    last = re.findall(r"^from chalicelib\.games\.\w+ import [A-Z_]+\n", text, re.MULTILINE)[-1]
    text = text.replace(last, last + named.instead("from chalicelib.games.some_game import SOME_GAME\n"))
    return re.sub(r"(for game in \([^)]*)\)", named.instead(r"\1, SOME_GAME)"), text, count=1)


def drawn(named: Named, text: str) -> str:
    """Return the club's pictures with one for the new game."""
    return text.replace("</svg>", named.instead((HERE / "picture.svg").read_text("utf-8")) + "</svg>")


def recorded(named: Named, text: str) -> str:
    """Return the guide to records with a section for the new game."""
    return f"{text.rstrip()}\n\n{named.instead((HERE / 'record.md').read_text('utf-8'))}"


PAGE = "frontend/src/games/some-game"
FOLDERS = ("chalicelib/games/some_game", "tests/games/some_game", PAGE)
ALIKE = ("how.tsx",)
"""Files of the page that are copied from the guide's game."""
LINES = {
    "chalicelib/games/registry.py": registered,
    "frontend/src/art/pictures.svg": drawn,
    "docs/records.md": recorded,
}


def main(game: str = "", name: str = "") -> int:
    name = name or game.replace("-", " ").title()
    if fault := wrong(game, name):
        sys.stderr.write(f"{fault}\n{USAGE}\n")
        return 2
    try:
        for path in lay_out(game, name):
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    except FileExistsError as error:
        sys.stderr.write(f"There is something at {Path(str(error)).relative_to(ROOT)} already.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
