"""A link into a running game loads first what is needed to decide, and nothing moves when pictures arrive."""

from __future__ import annotations

import gzip
import re
from typing import Any

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import DiceGolfPage
from tests.browser.http_player import Player

LIMIT = 40_000
# Files are named after the first six letters of their module (`frontend/vite.config.ts`).
PICTURES = re.compile(r"/assets/(Scene|Faces|Scorec)-.*\.js$")
SAVE_SEAT_OFFER = re.compile(r"/assets/(TableE|KeepSe)-.*\.js$")
"""The offer to save one's seat, which loads after the table, and the game's texts for it."""
PARTS = re.compile(
    r"/assets/(?!Scene|Faces|Scorec|card|TableE|KeepSe|(rememb|seatRe|days|played|savedT|waitin|vibrat)-).*\.(js|css)$"
)
"""All parts of the page except those that load later: pictures, the card below them, that offer, stored views, the count of
waiting tables and the turn signal.
"""
LAYOUT_SHIFT = """() => new Promise((done) => {
  const watch = new PerformanceObserver((all) => done(all.getEntries().map(({ value }) => value)));
  watch.observe({ type: "layout-shift", buffered: true });
  setTimeout(done, 300, []);
})"""
BOXES = """() => [...document.querySelectorAll("header, h1, h2, main, section, table, button, p, svg.die-art")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, one.className.baseVal ?? one.className, x, y, width, height].join(" ");
})"""


def open_without_pictures(phone: Phone, path: str, **how: Any) -> tuple[Page, list[Route], list[Response]]:
    """Open a table, and hold back its pictures and the offer to save one's seat. Return the page, the held requests, and all
    responses with parts of the page.
    """
    page = phone("/api/health", fresh=True, **how)
    kept: list[Route] = []
    parts: list[Response] = []
    page.route(PICTURES, lambda route: kept.append(route))
    page.route(SAVE_SEAT_OFFER, lambda route: None)
    page.on("response", lambda response: parts.append(response) if PARTS.search(response.url) else None)
    page.goto(path)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    return page, kept, parts


def test_a_table_can_be_played_before_its_pictures_load(phone: Phone, ana: Player) -> None:
    page, kept, _ = open_without_pictures(phone, ana.make_dice_golf("easy", stymie=True).path, player=ana)
    golfer = DiceGolfPage(page)
    golfer.roll()
    golfer.keep()
    assert len(kept) == 3
    assert page.get_by_role("img", name="Hole 1").count() == 0


def test_nothing_moves_when_the_pictures_load(phone: Phone, ana: Player) -> None:
    for table in (ana.make_dice_golf("easy", "hard", stymie=True), ana.make_dice_golf(holes="72")):
        page, kept, _ = open_without_pictures(phone, table.path, player=ana)
        before = page.evaluate(BOXES)
        for route in kept:
            route.continue_()
        page.unroute(PICTURES)
        expect(page.get_by_role("img", name=re.compile("^Hole 1"))).to_be_visible()
        expect(page.get_by_role("table")).to_be_visible()
        after = page.evaluate(BOXES)
        assert [box for box in before if box not in after] == []
        assert page.evaluate(LAYOUT_SHIFT) == []


def test_a_first_load_of_a_table_is_small_and_requests_nothing_twice(phone: Phone, ana: Player) -> None:
    _, _, parts = open_without_pictures(phone, ana.make_dice_golf("easy", stymie=True).path, player=ana)
    addresses = [response.url for response in parts]
    assert len(addresses) == len(set(addresses))
    weights = {response.url: len(gzip.compress(response.body(), 9)) for response in parts}
    assert sum(weights.values()) <= LIMIT, "\n".join(f"{weight} {url}" for url, weight in weights.items())
