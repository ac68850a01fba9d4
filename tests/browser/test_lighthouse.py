"""Lighthouse finds no faults in accessibility and best practices, no layout shift, and no heavy page.

How quick pages are is measured by `make bench` (`tests/bench/pages.py`), which takes all of Lighthouse's categories.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chalicelib.games.registry import GAMES
from tests.bench.pages import HERE, Page, audits, running
from tests.browser.http_player import Player, finished_table

CATEGORIES = ("accessibility", "best-practices")
MAX_BYTES = 160_000
"""Most bytes of a page with fonts and pictures, until nothing more loads."""


def other_pages(origin: str) -> Iterator[Page]:
    ana = Player(origin)
    yield Page("home", "/")
    yield Page("new table", "/new", ana)
    yield Page("join", ana.make_dice_golf("open").join)
    yield Page("result", finished_table(ana, "easy").path, ana)
    yield Page("rules", "/rules/mulligan")
    yield Page("me", "/me", ana)


def tables(origin: str) -> Iterator[Page]:
    yield from (running(game, origin) for game in GAMES)


@pytest.mark.soak
def test_lighthouse_finds_no_faults(address: str) -> None:
    """One run for all pages, as Lighthouse takes seconds to start."""
    if not (HERE / "node_modules").exists():
        pytest.fail("Lighthouse is not there: run `make soak`, which sets it up.")
    wanted = [*other_pages(address), *tables(address)]
    found = [*audits(address, wanted, runs=1, categories=CATEGORIES)]
    assert len(found) == len(wanted)
    wrong = [(page.name, fault) for page, run in zip(wanted, found, strict=True) for fault in missed_goals(run)]
    assert not wrong, wrong


def missed_goals(run: Any) -> Iterator[str]:
    """Return the goals that a run of Lighthouse misses."""
    for category, score, lost in zip(CATEGORIES, run["scores"], run["lost"], strict=True):
        if score != 100:
            yield f"{category} at {score}: {', '.join(lost)}"
    figures = run["figures"]
    if figures["shift"] > 0:
        yield f"what was there moved by {figures['shift']:.3f}"
    if figures["bytes"] > MAX_BYTES:
        yield f"{figures['bytes']} bytes"


def test_each_missed_goal_is_named() -> None:
    good = {"scores": [100, 100], "lost": [[], []], "figures": {"shift": 0, "bytes": MAX_BYTES}}
    bad = {"scores": [96, 100], "lost": [["label"], []], "figures": {"shift": 0.01, "bytes": MAX_BYTES + 1}}
    assert not [*missed_goals(good)]
    assert [*missed_goals(bad)] == ["accessibility at 96: label", "what was there moved by 0.010", f"{MAX_BYTES + 1} bytes"]
