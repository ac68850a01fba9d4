"""What is kept of one game: its data files' fingerprint, its playthroughs, its frozen logs.

    make keep GAME=dice-golf     (python -m tests.keep dice-golf) writes what is stale or missing, for that game alone

A frozen log that no longer folds to what it did is frozen anew only here. Once a version is released it is kept for ever, and
what changes its fold is a new version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from chalicelib.games.registry import GAMES
from tests.games.fingerprints import PRINTS, fingerprint, is_kept, read_prints, version, write_prints
from tests.logs.__main__ import tell
from tests.logs.frozen import FILES, difference, missing, read
from tests.logs.stories import STORIES
from tests.playthroughs import ALL, firsts, stale, write
from tests.playthroughs import difference as replayed_difference


def complaints(game: str) -> Iterator[tuple[Path, str]]:
    """Each kept file of a game that is missing or not what it would be today, and why."""
    if game in GAMES and not is_kept(GAMES[game], read_prints(PRINTS)):
        yield PRINTS, f"has not the fingerprint of {version(GAMES[game])}"
    for path, setup in firsts(game).items():
        if not path.exists():
            yield path, "is missing"
        elif stale(setup, text := path.read_text(encoding="utf-8")):
            yield path, "is of another set-up than today's"
        elif told := replayed_difference(text):
            yield path, told
    yield from ((path, "is missing") for path in _untold(game).values())
    yield from ((path, told) for path in _of(game) if (told := difference(read(path))))


def keep(game: str) -> Iterator[Path]:
    """Writes what there are complaints of."""
    wrong = {path for path, _ in complaints(game)}
    if PRINTS in wrong:
        write_prints({**read_prints(PRINTS), version(GAMES[game]): fingerprint(GAMES[game])}, PRINTS)
        yield PRINTS
    yield from write(game, wrong)
    for path in wrong:
        if path.suffix == ".gz":
            path.unlink(missing_ok=True)
    for name, path in _untold(game).items():
        tell(game, name, path)
        yield path


def _untold(game: str) -> dict[str, Path]:
    """The stories of a game that are not frozen by today's rules, and where they belong."""
    return missing(game, STORIES[game], FILES) if game in GAMES else {}


def _of(game: str) -> list[Path]:
    """The frozen logs of a game by today's rules."""
    return sorted(FILES.glob(f"{game}-{GAMES[game].rules}-*.json.gz")) if game in GAMES else []


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ALL:
        sys.exit(f"usage: make keep GAME={' | '.join(ALL)}")
    for written in keep(sys.argv[1]):
        sys.stdout.write(f"{written.name}\n")
