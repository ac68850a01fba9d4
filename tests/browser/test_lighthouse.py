"""Lighthouse finds no faults in accessibility and best practices, no layout shift, and no heavy page.

How quick pages are is measured by `make bench` (`tests/bench/pages.py`), which takes all of Lighthouse's categories.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chalicelib.games.registry import GAMES
from tests.bench.pages import HERE, Page, audits, running
from tests.browser.http_player import Player, finished

CATEGORIES = ("accessibility", "best-practices")
MOST = 160_000
"""Bytes of a page, with its letters and pictures, until nothing more comes by itself."""


def around(origin: str) -> Iterator[Page]:
    ana = Player(origin)
    yield Page("home", "/")
    yield Page("new table", "/new", ana)
    yield Page("join", ana.make("open").join)
    yield Page("result", finished(ana, "easy").path, ana)
    yield Page("rules", "/rules/mulligan")
    yield Page("me", "/me", ana)


def tables(origin: str) -> Iterator[Page]:
    yield from (running(game, origin) for game in GAMES)


@pytest.mark.soak
def test_lighthouse_finds_nothing(address: str) -> None:
    """In one go: it takes seconds to start."""
    if not (HERE / "node_modules").exists():
        pytest.fail("Lighthouse is not there: run `make soak`, which sets it up.")
    wanted = [*around(address), *tables(address)]
    found = [*audits(address, wanted, runs=1, categories=CATEGORIES)]
    assert len(found) == len(wanted)
    wrong = [(page.name, breach) for page, run in zip(wanted, found, strict=True) for breach in breaches(run)]
    assert not wrong, wrong


def breaches(run: Any) -> Iterator[str]:
    """What is not as it should be in what Lighthouse says."""
    for category, score, lost in zip(CATEGORIES, run["scores"], run["lost"], strict=True):
        if score != 100:
            yield f"{category} at {score}: {', '.join(lost)}"
    figures = run["figures"]
    if figures["shift"] > 0:
        yield f"what was there moved by {figures['shift']:.3f}"
    if figures["bytes"] > MOST:
        yield f"{figures['bytes']} bytes"


def test_each_goal_that_is_missed_is_named() -> None:
    good = {"scores": [100, 100], "lost": [[], []], "figures": {"shift": 0, "bytes": MOST}}
    bad = {"scores": [96, 100], "lost": [["label"], []], "figures": {"shift": 0.01, "bytes": MOST + 1}}
    assert not [*breaches(good)]
    assert [*breaches(bad)] == ["accessibility at 96: label", "what was there moved by 0.010", f"{MOST + 1} bytes"]
