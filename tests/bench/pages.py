"""Run Lighthouse on each page of the club, as on a phone's first visit.

    python -m tests.bench.pages [RUNS [WORD …]]

It uses Lighthouse's mobile settings with a slow network and processor; each figure is the median of three runs. With words,
only pages whose name contains one of them. The club is `make play`'s server, in a process of its own. The goals are 99 for
performance and 100 for the rest. Shared tables are hidden from search engines on purpose, so their SEO score is left out.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from chalicelib.games.registry import GAMES
from tests.bench.server_processes import ROOT, serving
from tests.browser.http_player import Player
from tests.browser.table_checks.walk import Moment, Setting, fullest, walk

HERE = Path(__file__).parent / "lighthouse"
RUNS = 3
GOALS = (99, 100, 100, 100)
LONGEST = 2700
"""Timeout in seconds."""


@dataclass(frozen=True)
class Page:
    """A page to measure. `player`: the owner of the phone, if any. `shared`: a table, which is hidden from search engines."""

    name: str
    path: str
    player: Player | None = None
    shared: bool = False

    @property
    def asked(self) -> dict[str, Any]:
        player = self.player
        return {"path": self.path, "stored": {"club.key": player.key, "club.name": player.name} if player else {}}

    @property
    def goals(self) -> tuple[int, ...]:
        return GOALS[:-1] if self.shared else GOALS


class Row(NamedTuple):
    """A page's scores, its largest contentful paint, total blocking time, layout shift and size, and the audits that cost it a
    goal.
    """

    page: str
    performance: float
    accessibility: float
    best_practices: float
    seo: float | None
    seen_ms: float
    blocked_ms: float
    shift: float
    kb: float
    short_of_the_goal: str


def pages(origin: str) -> Iterator[Page]:
    """Yield all pages to measure, including those of each game."""
    ana = Player(origin)
    yield Page("home", "/")
    yield Page("home with tables", "/", _regular(origin))
    yield Page("new table", "/new", ana)
    lobby = ana.make_table(next(iter(_without_course())), "open", "normal")
    yield Page("join", lobby.join, shared=True)
    yield Page("lobby", lobby.path, ana, shared=True)
    yield from (Page(name, f"/{name}") for name in ("courses", "courses/pebble-coast", "rules", "fairness"))
    yield Page("me", "/me", ana)
    for game in GAMES:
        yield from _of(game, origin)


def running(game: str, origin: str) -> Page:
    """Return a game's fullest table, as a player sees it on their turn."""
    turn = next(moment for moment in walk(origin, fullest(game)) if moment.viewer and moment.legal_kinds)
    return Page(f"{game}: table", turn.table.path, turn.viewer, shared=True)


def _of(game: str, origin: str) -> Iterator[Page]:
    table = running(game, origin)
    over = _finished(origin, Setting(game, GAMES[game].players[0]))
    yield table
    yield Page(f"{game}: watched", table.path, shared=True)
    yield Page(f"{game}: result", over.table.path, over.viewer, shared=True)
    yield Page(f"{game}: replay", f"{over.table.path}/replay", over.viewer, shared=True)
    yield Page(f"{game}: board", f"/boards/{game}", over.viewer)
    yield Page(f"{game}: rules", f"/rules/{game}")


def _finished(origin: str, setting: Setting) -> Moment:
    return next(moment for moment in walk(origin, setting) if moment.viewer and not moment.playing)


def _regular(origin: str) -> Player:
    """Return a player with running tables of each game."""
    player = Player(origin)
    for game in _without_course():
        player.make_table(game, "open", "normal")
        player.make_table(game, *["normal"] * (GAMES[game].players[0] - 1))
    return player


def _without_course() -> list[str]:
    return [name for name, game in GAMES.items() if not game.needs_course]


def rows(runs: int = RUNS, words: Sequence[str] = ()) -> Iterator[Row]:
    """Yield a row for each page."""
    with TemporaryDirectory() as data, serving("chalicelib.local", PORT="0", HOST="127.0.0.1", OPEN="0", DATA=data) as club:
        origin = f"http://127.0.0.1:{club.port}"
        wanted = [page for page in pages(origin) if not words or any(word in page.name for word in words)]
        for number, same in groupby(audits(origin, wanted, runs=runs), key=lambda run: run["page"]):
            yield row_of(wanted[number], [*same])


def audits(origin: str, wanted: Sequence[Page], **how: Any) -> Iterator[Any]:
    """Yield Lighthouse's report of each page, in order. `how`: more options for `audit.js`."""
    asked = {"chromium": _chromium(), "origin": origin, "pages": [page.asked for page in wanted], **how}
    if not (HERE / "node_modules").exists():
        raise SystemExit("Lighthouse is not installed: run `make bench`, which sets it up.")
    command = [str(ROOT / "frontend" / "run"), "node", str(HERE / "audit.js")]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked))
        process.stdin.close()
        yield from map(json.loads, process.stdout)
        if process.wait(LONGEST):
            raise SystemExit("Lighthouse failed.")


def _chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        raise SystemExit("Lighthouse needs Chromium. On Debian: apt install chromium")
    return found


def row_of(page: Page, runs: Sequence[Any]) -> Row:
    """Return the medians of a page's runs. If it misses a goal, also the audits that cost it points in any run."""
    marks: list[float] = [median(run["scores"][at] for run in runs) for at in range(len(GOALS))]
    figures = {name: median(run["figures"][name] for run in runs) for name in runs[0]["figures"]}
    missed = [at for at, goal in enumerate(page.goals) if marks[at] < goal]
    why = sorted({audit for run in runs for at in missed for audit in run["lost"][at]})
    performance, accessibility, best_practices, seo = marks
    return Row(
        page.name,
        performance,
        accessibility,
        best_practices,
        None if page.shared else seo,
        figures["lcp"],
        figures["blocked"],
        figures["shift"],
        figures["bytes"] / 1024,
        ", ".join(why) or ("missed" if missed else ""),
    )


def main(arguments: Sequence[str]) -> int:
    """Print a line per page. Return 1 if a goal was missed."""
    print(f"{'':24}{'perf':>5}{'a11y':>5}{'best':>5}{'seo':>5}{'seen ms':>9}{'blocked':>9}{'shift':>8}{'kB':>7}")
    missed = False
    for row in rows(int(arguments[0]) if arguments else RUNS, arguments[1:]):
        marks = "".join(f"{'' if mark is None else round(mark):>5}" for mark in row[1:5])
        print(
            f"{row.page:24}{marks}{row.seen_ms:9.0f}{row.blocked_ms:9.0f}{row.shift:8.3f}{row.kb:7.0f}  {row.short_of_the_goal}"
        )
        missed = missed or bool(row.short_of_the_goal)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
