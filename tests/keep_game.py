"""The stored test files of a game: the fingerprint of its data, its playthroughs, its frozen logs.

    make keep GAME=dice-golf            writes what is missing, and the playthroughs that have changed
    make keep GAME=dice-golf AGAIN=1    also writes again what was frozen by the current version of the rules and has changed

Fingerprints and logs are frozen: a game that somebody has played comes to the same for ever, so rules that change it are a new
version. AGAIN=1 is for a version that nobody has played by yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from chalicelib.games.registry import GAMES
from tests.games.fingerprints import PRINTS, fingerprint, is_kept, read_prints, version, write_prints
from tests.logs.frozen import FILES, carried_difference, difference, missing, read
from tests.logs.frozen import write as freeze_at
from tests.logs.stories import STORIES, tell
from tests.playthroughs import ALL, firsts, stale, write
from tests.playthroughs import difference as replayed_difference

USAGE = f"usage: make keep GAME={' | '.join(ALL)} [AGAIN=1]"
CHANGED = """
Version {rules} of {game} is frozen, and comes to something else now. If anybody has played by it, undo the change, or make it
version {next} and keep version {rules} beside it (docs/new-game.md, step 10). If nobody has: make keep GAME={game} AGAIN=1
"""
OLDER_CHANGED = """
An earlier version of {game} comes to something else now. Undo the change, or, where the version is missing, put it into
OLDER in chalicelib/games/registry.py. If nobody has played by it, delete its files in tests/logs/files.
"""
UNTOLD = """
These stories cannot be told by the rules of today. Mend them in tests/logs/{module}.py; pytest tests/logs -k story shows more.
"""


class Complaint(NamedTuple):
    """A stored file that is missing or outdated, and why. `frozen`: the version by which it is frozen, if any."""

    path: Path
    why: str
    frozen: int | None = None


def complaints(game: str) -> Iterator[Complaint]:
    """Check all stored files of a game."""
    if game in GAMES:
        yield from _about_fingerprint(game)
    for path, setup in firsts(game).items():
        if not path.exists():
            yield Complaint(path, "is missing")
        elif stale(setup, text := path.read_text(encoding="utf-8")):
            yield Complaint(path, "is of another set-up than today's")
        elif difference := replayed_difference(text):
            yield Complaint(path, difference)
    if game in GAMES:
        yield from (Complaint(path, "is missing") for path in missing(game, STORIES[game], FILES).values())
        yield from _about_logs(game)


def _about_fingerprint(game: str) -> Iterator[Complaint]:
    rules, prints = GAMES[game], read_prints(PRINTS)
    if version(rules) not in prints:
        yield Complaint(PRINTS, f"has no line for {version(rules)}")
    elif not is_kept(rules, prints):
        yield Complaint(PRINTS, f"has other data for {version(rules)}", frozen=rules.rules)
    elif prints[version(rules)] != fingerprint(rules):
        yield Complaint(PRINTS, f"lacks what was added to the data of {version(rules)}")


def _about_logs(game: str) -> Iterator[Complaint]:
    for path in sorted(FILES.glob(f"{game}-*.json.gz")):
        frozen = read(path)
        if frozen.game == game and (why := difference(frozen) or carried_difference(frozen)):
            yield Complaint(path, why, frozen.rules)


def keep(game: str, wrong: Sequence[Complaint]) -> Iterator[Complaint | Path]:
    """Write the files of these complaints. Yield each written file, or a complaint why it cannot be written."""
    paths = {one.path for one in wrong}
    if PRINTS in paths:
        write_prints({**read_prints(PRINTS), version(GAMES[game]): fingerprint(GAMES[game])}, PRINTS)
        yield PRINTS
    yield from write(game, paths)
    for path in sorted(path for path in paths if path.suffix == ".gz"):
        name = path.name.removeprefix(f"{game}-{GAMES[game].rules}-").removesuffix(".json.gz")
        if name in STORIES[game]:
            try:
                frozen = tell(game, name)
            except Exception as error:  # a story may count on what the rules no longer bring about
                yield Complaint(path, f"{name} ended in {type(error).__name__} {error}".rstrip())
                continue
            path.unlink(missing_ok=True)
            freeze_at(path, frozen)
        else:
            path.unlink()
        yield path


def main(arguments: Sequence[str]) -> int:
    """Return 0 if all files are up to date."""
    game, *options = arguments or [""]
    if game not in ALL or options not in ([], ["--again"]):
        sys.stderr.write(f"{USAGE}\n")
        return 2
    current = GAMES[game].rules if game in GAMES else None
    writable = {None, current} if options else {None}
    wrong = list(complaints(game))
    left = [one for one in wrong if one.frozen not in writable]
    untold: list[Complaint] = []
    for written in keep(game, [one for one in wrong if one.frozen in writable]):
        if isinstance(written, Path):
            sys.stdout.write(f"{written.name}\n")
        else:
            untold.append(written)
    values = {"game": game, "rules": current, "next": (current or 0) + 1, "module": game.replace("-", "_")}
    for text, found in (
        (CHANGED, [f"{one.path.name} {one.why}" for one in left if one.frozen == current]),
        (OLDER_CHANGED, [f"{one.path.name} {one.why}" for one in left if one.frozen != current]),
        (UNTOLD, [one.why for one in untold]),
    ):
        if found:
            sys.stderr.write("\n".join([*found, text.lstrip().format(**values)]))
    return int(bool(left or untold))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
