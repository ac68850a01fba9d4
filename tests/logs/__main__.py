"""Freezes the stories that are not frozen yet, by the rules of today. What is frozen is never written again.

python -m tests.logs             says what is missing
python -m tests.logs --freeze    writes it
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.logs.frozen import FILES, freeze, missing, write
from tests.logs.stories import STORIES
from tests.logs.teller import Teller


def tell(game: str, name: str, path: Path) -> None:
    """Tells a story and freezes its table."""
    teller = Teller(name)
    table = STORIES[game][name](teller)
    write(path, freeze(table, teller.store.after(table, -1)))


def main(arguments: list[str], files: Path = FILES) -> int:
    """0 when nothing is missing any more."""
    left = {(game, name): path for game, told in STORIES.items() for name, path in missing(game, told, files).items()}
    for (game, name), path in left.items():
        if arguments == ["--freeze"]:
            tell(game, name, path)
        sys.stdout.write(f"{'frozen' if path.exists() else 'missing'}  {path.name}\n")
    return int(any(not path.exists() for path in left.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
