"""How long the page's main thread is busy at a stretch while something is revealed, on a processor four times as slow.

    python -m tests.bench.reveals [RUNS]

Chromium's own trace of the tap and the seconds after it; the medians of three runs. No task is to take 50 ms or more, as a
finger that comes down in between would wait for it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.running import serving
from tests.browser.club import Player
from tests.browser.conftest import launched, remembering
from tests.browser.reveals import REVEALS, UNCOACHED, about_to_be_revealed
from tests.browser.shelf import PHONE

RUNS = 3
SLOWED = 4
LASTS = 5000
"""ms in which a reveal is over."""
GOAL = 50
TASK = "ThreadControllerImpl::RunTask"
MAIN = "CrRendererMain"


class Row(NamedTuple):
    """The longest task, how many reach 50 ms, and how many there are."""

    reveal: str
    longest_ms: float
    too_long: float
    tasks: float


def rows(runs: int = RUNS) -> Iterator[Row]:
    """A row for each game, in the medians of so many runs."""
    with (
        TemporaryDirectory() as data,
        serving("chalicelib.local", PORT="0", HOST="127.0.0.1", OPEN="0", DATA=data) as club,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game in REVEALS:
            seen = [revealed(browser, f"http://127.0.0.1:{club.port}", game) for _ in range(runs)]
            longest, too_long, count = (median(figure) for figure in zip(*map(figures, seen), strict=True))
            yield Row(game, longest, too_long, count)


def figures(tasks: Sequence[float]) -> tuple[float, int, int]:
    return max(tasks), sum(task >= GOAL for task in tasks), len(tasks)


def revealed(browser: Browser, origin: str, game: str) -> list[float]:
    """ms of each task of the main thread while a table of this game reveals something."""
    ana = Player(origin)
    table = REVEALS[game][0](ana)
    context = browser.new_context(base_url=origin, viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.add_init_script(remembering({"key": ana.key, "name": ana.name, **UNCOACHED}))
        page.goto(table.path)
        return traced(browser, page, *about_to_be_revealed(page, game))
    finally:
        context.close()


def traced(browser: Browser, page: Page, x: float, y: float) -> list[float]:
    """The tasks of a tap there, and of what comes of it."""
    page.wait_for_timeout(LASTS)  # What was loaded ahead is there, and nothing moves.
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser.start_tracing(page=page, categories=["toplevel"])
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(LASTS)
    return tasks_in(json.loads(browser.stop_tracing()))


def tasks_in(trace: Any) -> list[float]:
    """ms of each task that a trace tells of on a page's main thread."""
    events = trace["traceEvents"]
    main = {thread_of(event) for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN}
    return [event["dur"] / 1000 for event in events if event["name"] == TASK and "dur" in event and thread_of(event) in main]


def thread_of(event: Any) -> tuple[int, int]:
    return event["pid"], event["tid"]


def main(runs: int) -> int:
    """Writes a line for each game; 1 where a task took too long."""
    missed = False
    print(f"{'':12}{'longest ms':>12}{'too long':>10}{'tasks':>7}")
    for row in rows(runs):
        print(f"{row.reveal:12}{row.longest_ms:12.0f}{row.too_long:10.0f}{row.tasks:7.0f}")
        missed = missed or row.longest_ms >= GOAL
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS))
