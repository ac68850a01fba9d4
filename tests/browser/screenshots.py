"""Screenshots and visible faults of every game's phases, as player and watcher.

    python -m tests.browser.screenshots [GAME …] [--fewest] [--all] [--no-pictures]

For each game, the fullest table is played (`--fewest`: with fewest players; `--all`: every setting of the checks' matrix).
Screenshots go into `.build/screens/<setting>/`: each phase at each size in light, on a phone in dark too and with text at 200
%. The page must be built.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from chalicelib.games.registry import GAMES
from tests.browser.conftest import SCREENSHOTS, launch, running_server
from tests.browser.contrast import set_color_scheme
from tests.browser.seeded_server import SeededServer
from tests.browser.table_checks import checks
from tests.browser.table_checks.replays import replay_layout_faults, replay_step_faults
from tests.browser.table_checks.walk import Setting, fullest, matrix, walk
from tests.browser.wait_until_settled import COUNT_REQUESTS

SIZES = (checks.PHONE, checks.SMALLEST, checks.LANDSCAPE, (1280, 800))


def main(arguments: list[str]) -> int:
    flags = {one for one in arguments if one.startswith("--")}
    games = [one for one in arguments if one not in flags] or [*GAMES]
    with server_and_page() as (server, page):
        broken = [fault for setting in _settings(games, flags) for fault in check_setting(server, page, setting, flags)]
    return int(bool(broken))


def _settings(games: Iterable[str], flags: set[str]) -> Iterator[Setting]:
    for game in games:
        if "--all" in flags:
            yield from matrix(game)
        else:
            yield Setting(game, GAMES[game].players[0]) if "--fewest" in flags else fullest(game)


@contextmanager
def server_and_page() -> Iterator[tuple[SeededServer, Page]]:
    """A server of its own, and a page without a player."""
    with running_server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(base_url=server.origin, reduced_motion="reduce", has_touch=True, service_workers="block")
        page.add_init_script(COUNT_REQUESTS)
        page.goto("/")
        yield server, page
        browser.close()


def check_setting(server: SeededServer, page: Page, setting: Setting, flags: set[str]) -> list[str]:
    """Take screenshots of each moment of a table, the same as in the tests, and return its faults."""
    found = []
    server.open_club(str(setting))
    for moment in walk(server.origin, setting):
        checks.open_moment(page, moment)
        for scene, _ in enumerate(checks.scenes(page)):
            name = f"{moment}-on-{scene}" if scene else str(moment)
            if "--no-pictures" not in flags:
                _take_screenshots(page, SCREENSHOTS / str(setting), name)
            broken = checks.faults(page, moment)
            found += broken
            _print_faults(f"{setting} {name}", broken)
        if not moment.playing and moment.viewer is None:
            wrong = [f"replay: {one}" for one in replay_step_faults(page, moment.table.path)] + replay_layout_faults(page)
            _print_faults(f"{setting} replay", wrong)
            found += wrong
    return found


def _take_screenshots(page: Page, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        checks.resize(page, size)
        page.screenshot(path=folder / f"{name}-{size[0]}x{size[1]}.png")
    checks.resize(page, checks.PHONE)
    set_color_scheme(page, "dark")
    page.screenshot(path=folder / f"{name}-dark.png")
    set_color_scheme(page, "light")
    page.evaluate("size => document.documentElement.style.fontSize = size", checks.LARGE)
    page.screenshot(path=folder / f"{name}-large.png", full_page=True)
    page.evaluate("document.documentElement.style.fontSize = ''")


def _print_faults(where: str, broken: list[str]) -> None:
    """Print each fault once, with all sizes at which it occurs."""
    sizes: dict[str, list[str]] = {}
    for fault in broken:
        size, _, what = fault.partition(": ")
        sizes.setdefault(re.sub(r"\s+", " ", what)[:240], []).append(size)
    lines = [f"  {what}  [{'; '.join(dict.fromkeys(where))}]" for what, where in sizes.items()]
    sys.stdout.write("\n".join([f"\n{where}: {len(sizes)} wrong" if sizes else f"\n{where}: all well", *lines, ""]))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
