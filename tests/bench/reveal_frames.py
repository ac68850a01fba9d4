"""Measure the longest task of the page's main thread during a reveal, on a processor slowed down four times.

    python -m tests.bench.reveal_frames [RUNS]

It uses Chromium's trace of the tap and the seconds after it; figures are medians of three runs. No task may take 50 ms or more,
since a tap during the task has to wait. Only the processor time of a task is the page's own; the rest is waiting, which is
little on an idle machine. The first row, a tap on an empty page, shows the minimum.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.bench.server_processes import serving
from tests.browser.conftest import launch, local_storage_script
from tests.browser.http_player import Player
from tests.browser.page_pool import BLANK_PATH, PHONE
from tests.browser.reveals import COACH_OFF, REVEALS, prepare_reveal

RUNS = 3
SLOWED = 4
LASTS = 5000
"""Milliseconds after which a reveal is over."""
GOAL = 50
EMPTY = "empty page"
TASK = "ThreadControllerImpl::RunTask"
MAIN = "CrRendererMain"


class Task(NamedTuple):
    """The duration of a task, and its processor time, both on the slowed processor."""

    ms: float
    worked_ms: float


class Row(NamedTuple):
    """The longest task, which must stay below the goal; the longest processor time of a task; how many tasks reach 50 ms, and
    how many there are.
    """

    reveal: str
    longest_ms: float
    goal: int | None
    worked_ms: float
    too_long: float
    tasks: float

    @property
    def reached(self) -> bool:
        return self.goal is None or self.longest_ms < self.goal


def rows(runs: int = RUNS) -> Iterator[Row]:
    """Yield a row for the empty page and for each game, with medians of `runs` runs."""
    with (
        TemporaryDirectory() as data,
        serving("chalicelib.local", PORT="0", HOST="127.0.0.1", OPEN="0", DATA=data) as club,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        origin = f"http://127.0.0.1:{club.port}"
        yield row_of(EMPTY, None, [tapped(browser, origin) for _ in range(runs)])
        for game in REVEALS:
            yield row_of(game, GOAL, [revealed(browser, origin, game) for _ in range(runs)])


def row_of(what: str, goal: int | None, runs: Sequence[Sequence[Task]]) -> Row:
    longest, worked, too_long, count = (median(figure) for figure in zip(*map(figures, runs), strict=True))
    return Row(what, longest, goal, worked, too_long, count)


def figures(tasks: Sequence[Task]) -> tuple[float, float, int, int]:
    longest, worked = (max(figure) for figure in zip(*tasks, strict=True))
    return longest, worked, sum(task.ms >= GOAL for task in tasks), len(tasks)


def tapped(browser: Browser, origin: str) -> list[Task]:
    """Return the main thread's tasks for a tap on an empty page."""
    with phone(browser, origin) as context:
        page = context.new_page()
        page.goto(BLANK_PATH)
        expect(page.locator("body")).to_be_visible()  # Playwright's own scripts are loaded now.
        return traced(browser, page, PHONE["width"] / 2, PHONE["height"] / 2)


def revealed(browser: Browser, origin: str, game: str) -> list[Task]:
    """Return the main thread's tasks while a table of this game reveals something."""
    ana = Player(origin)
    table = REVEALS[game][0](ana)
    with phone(browser, origin) as context:
        page = context.new_page()
        page.add_init_script(local_storage_script({"key": ana.key, "name": ana.name, **COACH_OFF}))
        page.goto(table.path)
        return traced(browser, page, *prepare_reveal(page, game))


@contextmanager
def phone(browser: Browser, origin: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=origin, viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    try:
        yield context
    finally:
        context.close()


def traced(browser: Browser, page: Page, x: float, y: float) -> list[Task]:
    """Return the tasks of a tap there, and of its effects."""
    page.wait_for_timeout(LASTS)  # Preloading is done, and nothing moves.
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser.start_tracing(page=page, categories=["toplevel"])
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(LASTS)
    return tasks_in(json.loads(browser.stop_tracing()))


def tasks_in(trace: Any) -> list[Task]:
    """Return the tasks on the page's main thread in a trace: on the busiest one, as Chromium also keeps an empty page ready.
    Without processor time in the trace, a task's whole duration counts.
    """
    events = trace["traceEvents"]
    pages = {thread_of(event) for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN}
    tasks = [event for event in events if event["name"] == TASK and "dur" in event and thread_of(event) in pages]
    [(page, _)] = Counter(map(thread_of, tasks)).most_common(1)
    own = outermost(event for event in tasks if thread_of(event) == page)
    return [Task(event["dur"] / 1000, event.get("tdur", event["dur"]) / 1000) for event in own]


def outermost(events: Iterable[Any]) -> Iterator[Any]:
    """Yield the events that are not part of another: a task may run others before it ends."""
    over = 0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= over:
            over = event["ts"] + event["dur"]
            yield event


def thread_of(event: Any) -> tuple[int, int]:
    return event["pid"], event["tid"]


def main(runs: int) -> int:
    """Print a line for each game. Return 1 if a task took too long."""
    missed = False
    print(f"{'':12}{'longest ms':>12}{'below':>7}{'worked ms':>11}{'too long':>10}{'tasks':>7}")
    for row in rows(runs):
        ends = "" if row.reached else "  missed"
        beside = f"{row.goal or '':>7}{row.worked_ms:11.0f}{row.too_long:10.0f}{row.tasks:7.0f}{ends}"
        print(f"{row.reveal:12}{row.longest_ms:12.0f}{beside}", flush=True)
        missed = missed or not row.reached
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS))
