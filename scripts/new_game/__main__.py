"""Lays out a new game: a tiny one that can be played at once, to be made into one's own (`docs/new-game.md`).

    make game ID=lone-wolf NAME="Lone Wolf"

What is in `files/` lies there as it will lie in the repository, under the names of "Some Game"; what the guide's game has alike
is that game's own. Besides, the registry gets its line, the club's pictures a first one, and `docs/records.md` the record.
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
    """A game's id, its name, and the letter of its clauses; whatever else it is called in code follows."""

    id: str
    name: str
    letter: str

    def instead(self, text: str) -> str:
        """The text with this game's names in place of Some Game's."""
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
    """Why a game cannot be called so."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) or iskeyword(id):
        return f"An id is small letters, digits and hyphens, as lone-wolf; not “{id}”."
    if not 1 <= len(name) <= 30 or re.search(r'["\\\n]', name):
        return "A name has 1 to 30 characters, and neither quotation marks nor backslashes."
    return None


def letter_of(id: str, rules: Path) -> str:
    """Return the first letter that no other game's clauses begin with: from the game's own id, else from the alphabet."""
    taken = {letter for path in rules.glob("*.md") for letter in CLAUSE_LETTER.findall(path.read_text("utf-8"))}
    own = (letter for letter in id.upper() if letter.isalpha())
    return next(letter for letter in chain(own, ascii_uppercase) if letter not in taken)


def lay_out(id: str, name: str, root: Path = ROOT) -> Iterator[Path]:
    """Writes the game's files, and its lines in others. FileExistsError where something bears its name already."""
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
    """Where each file comes to lie, under Some Game's name, and from which it is made."""
    for path in sorted(FILES.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(FILES)), path
    for name in ALIKE:
        yield f"{PAGE}/{name}", ROOT / "tests/tiny/page" / name


def registered(named: Named, text: str) -> str:
    """The registry with one game more."""
    last = re.findall(r"^from chalicelib\.games\.\w+ import [A-Z_]+\n", text, re.MULTILINE)[-1]
    text = text.replace(last, last + named.instead("from chalicelib.games.some_game import SOME_GAME\n"))
    return re.sub(r"(for game in \([^)]*)\)", named.instead(r"\1, SOME_GAME)"), text, count=1)


def drawn(named: Named, text: str) -> str:
    """The club's pictures with one game's more."""
    return text.replace("</svg>", named.instead((HERE / "picture.svg").read_text("utf-8")) + "</svg>")


def recorded(named: Named, text: str) -> str:
    """The guide to records with one game's more."""
    return f"{text.rstrip()}\n\n{named.instead((HERE / 'record.md').read_text('utf-8'))}"


PAGE = "frontend/src/games/some-game"
FOLDERS = ("chalicelib/games/some_game", "tests/games/some_game", PAGE)
ALIKE = ("how.tsx",)
"""Of the page of the guide's game."""
LINES = {
    "chalicelib/games/registry.py": registered,
    "frontend/src/art/pictures.svg": drawn,
    "docs/records.md": recorded,
}


def main(game: str = "", name: str = "") -> int:
    name = name or game.replace("-", " ").title()
    if told := wrong(game, name):
        sys.stderr.write(f"{told}\n{USAGE}\n")
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
