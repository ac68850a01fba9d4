"""Pictures of every game's phases, as player and watcher, and what of the law they break.

    python -m tests.browser.screenshots [GAME …] [--fewest] [--all] [--no-pictures]

The fullest table of each game (`--fewest`: with as few as can play; `--all`: every setting of the law's matrix) goes into
`.build/screens/<setting>/`, each phase at each size by day, on a phone by night too and with text at 200 %. The page must be
built.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from chalicelib.games.registry import GAMES
from tests.browser.conftest import SHOTS, launched, opened
from tests.browser.contrast import turn
from tests.browser.seeded_server import Clubhouse
from tests.browser.table_checks import checks as law
from tests.browser.table_checks.replays import sights, steps
from tests.browser.table_checks.walk import Setting, fullest, matrix, walk
from tests.browser.wait_until_settled import COUNT_REQUESTS

SIZES = (law.PHONE, law.SMALLEST, law.LANDSCAPE, (1280, 800))


def main(told: list[str]) -> int:
    flags = {one for one in told if one.startswith("--")}
    games = [one for one in told if one not in flags] or [*GAMES]
    with club() as (service, page):
        broken = [breach for setting in _settings(games, flags) for breach in look(service, page, setting, flags)]
    return int(bool(broken))


def _settings(games: Iterable[str], flags: set[str]) -> Iterator[Setting]:
    for game in games:
        if "--all" in flags:
            yield from matrix(game)
        else:
            yield Setting(game, GAMES[game].players[0]) if "--fewest" in flags else fullest(game)


@contextmanager
def club() -> Iterator[tuple[Clubhouse, Page]]:
    """A house of its own, and a phone that is nobody's yet."""
    with opened() as service, sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(base_url=service.origin, reduced_motion="reduce", has_touch=True, service_workers="block")
        page.add_init_script(COUNT_REQUESTS)
        page.goto("/")
        yield service, page
        browser.close()


def look(service: Clubhouse, page: Page, setting: Setting, flags: set[str]) -> list[str]:
    """Pictures each moment of a table, the same as in the tests, and says what is wrong with it."""
    found = []
    service.open(str(setting))
    for moment in walk(service.origin, setting):
        law.bring(page, moment)
        for scene, _ in enumerate(law.scenes(page)):
            name = f"{moment}-on-{scene}" if scene else str(moment)
            if "--no-pictures" not in flags:
                _picture(page, SHOTS / str(setting), name)
            broken = law.breaches(page, moment)
            found += broken
            _tell(f"{setting} {name}", broken)
        if not moment.playing and moment.viewer is None:
            wrong = [f"replay: {one}" for one in steps(page, moment.table.path)] + sights(page)
            _tell(f"{setting} replay", wrong)
            found += wrong
    return found


def _picture(page: Page, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        law.resize(page, size)
        page.screenshot(path=folder / f"{name}-{size[0]}x{size[1]}.png")
    law.resize(page, law.PHONE)
    turn(page, "dark")
    page.screenshot(path=folder / f"{name}-dark.png")
    turn(page, "light")
    page.evaluate("size => document.documentElement.style.fontSize = size", law.LARGE)
    page.screenshot(path=folder / f"{name}-large.png", full_page=True)
    page.evaluate("document.documentElement.style.fontSize = ''")


def _tell(where: str, broken: list[str]) -> None:
    """What is wrong, each thing once with all sizes at which it is."""
    sizes: dict[str, list[str]] = {}
    for breach in broken:
        size, _, what = breach.partition(": ")
        sizes.setdefault(re.sub(r"\s+", " ", what)[:240], []).append(size)
    lines = [f"  {what}  [{'; '.join(dict.fromkeys(where))}]" for what, where in sizes.items()]
    sys.stdout.write("\n".join([f"\n{where}: {len(sizes)} wrong" if sizes else f"\n{where}: all well", *lines, ""]))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
