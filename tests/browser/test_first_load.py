"""A link into a running game loads first what is needed to decide, and nothing moves when pictures arrive."""

from __future__ import annotations

import gzip
import re
from typing import Any

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import Golfer
from tests.browser.http_player import Player

LIMIT = 40_000
# Files are called by the first six letters of their module (`frontend/vite.config.ts`).
PICTURES = re.compile(r"/assets/(Scene|Faces|Scorec)-.*\.js$")
KEEPING = re.compile(r"/assets/(TableE|KeepSe)-.*\.js$")
"""What comes beside a table once it is there: the offer to keep one's seat, which asks for what the game says of itself."""
PARTS = re.compile(
    r"/assets/(?!Scene|Faces|Scorec|card|TableE|KeepSe|(rememb|seatRe|days|played|savedT|waitin|vibrat)-).*\.(js|css)$"
)
"""All but what comes after: pictures, the card below them, that offer, and what keeps the last view, counts the tables that
wait and signals a turn."""
SHIFTS = """() => new Promise((done) => {
  const watch = new PerformanceObserver((all) => done(all.getEntries().map(({ value }) => value)));
  watch.observe({ type: "layout-shift", buffered: true });
  setTimeout(done, 300, []);
})"""
BOXES = """() => [...document.querySelectorAll("header, h1, h2, main, section, table, button, p, svg.die-art")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, one.className.baseVal ?? one.className, x, y, width, height].join(" ");
})"""


def without_pictures(phone: Phone, path: str, **how: Any) -> tuple[Page, list[Route], list[Response]]:
    """A page at a table whose pictures and offer to keep one's seat are kept back: the pictures' requests, and all answers
    with parts of the page.
    """
    page = phone("/api/health", fresh=True, **how)
    kept: list[Route] = []
    parts: list[Response] = []
    page.route(PICTURES, lambda route: kept.append(route))
    page.route(KEEPING, lambda route: None)
    page.on("response", lambda response: parts.append(response) if PARTS.search(response.url) else None)
    page.goto(path)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    return page, kept, parts


def test_a_table_is_played_before_its_pictures_are_there(phone: Phone, ana: Player) -> None:
    page, kept, _ = without_pictures(phone, ana.make("easy", stymie=True).path, player=ana)
    golfer = Golfer(page)
    golfer.roll()
    golfer.keep()
    assert len(kept) == 3
    assert page.get_by_role("img", name="Hole 1").count() == 0


def test_nothing_moves_when_the_pictures_come(phone: Phone, ana: Player) -> None:
    for table in (ana.make("easy", "hard", stymie=True), ana.make(holes="72")):
        page, kept, _ = without_pictures(phone, table.path, player=ana)
        before = page.evaluate(BOXES)
        for route in kept:
            route.continue_()
        page.unroute(PICTURES)
        expect(page.get_by_role("img", name=re.compile("^Hole 1"))).to_be_visible()
        expect(page.get_by_role("table")).to_be_visible()
        after = page.evaluate(BOXES)
        assert [box for box in before if box not in after] == []
        assert page.evaluate(SHIFTS) == []


def test_a_first_load_into_a_game_is_light_and_asks_for_nothing_twice(phone: Phone, ana: Player) -> None:
    _, _, parts = without_pictures(phone, ana.make("easy", stymie=True).path, player=ana)
    addresses = [response.url for response in parts]
    assert len(addresses) == len(set(addresses))
    weights = {response.url: len(gzip.compress(response.body(), 9)) for response in parts}
    assert sum(weights.values()) <= LIMIT, "\n".join(f"{weight} {url}" for url, weight in weights.items())
