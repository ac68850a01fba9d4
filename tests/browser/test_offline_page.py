"""With its service worker the page opens offline."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import DIST, Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import advance_clock_until, install_clock

NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ServiceWorker"
WORKER_IS_ACTIVE = "() => navigator.serviceWorker.controller !== null"

# Whether the worker has cached all of these files. The last is checked first, as the worker caches them in order.
ALL_CACHED = """async (files) => {
  if (!(await caches.match(files.at(-1)))) return false;
  const names = async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
  const all = new Set((await Promise.all((await caches.keys()).map(names))).flat());
  return files.every((file) => all.has(file));
}"""


def wait_until_cached(page: Page, files: list[str]) -> None:
    """Wait until the worker has cached all of these files."""
    advance_clock_until(page, ALL_CACHED, files)


def wait_until_all_cached(page: Page, dist: Path = DIST) -> None:
    """Wait until the worker has cached every part of the built page."""
    wait_until_cached(page, parts_of(dist))


def parts_of(dist: Path) -> list[str]:
    """Return the addresses that this build's worker caches for the English page."""
    written = re.search(r"const PAGES = (\{.*\});", (dist / "sw.js").read_text())
    assert written, "the worker has no list of its files"
    parts = json.loads(written[1])["en"]
    return [*parts["first"], *parts["later"]]


def open_with_worker(phone: Phone, path: str, **how: Any) -> Page:
    """Open a page with a fake clock, and advance it until the delayed service worker is active."""
    page = phone(path, service_workers="allow", allowed_errors=NETWORK, prepare=install_clock, **how)
    advance_clock_until(page, WORKER_IS_ACTIVE)
    return page


def test_the_page_opens_offline_and_shows_the_last_known_tables(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    page = open_with_worker(phone, table.path, player=ana)
    page.context.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):  # the worker never answers for the API
        page.goto("/api/health")
    page.wait_for_url("chrome-error://chromewebdata/")  # the browser's error page loads a little later
    page.goto("/")
    expect(page.get_by_role("heading", name="Mulligan Club")).to_be_visible()

    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("link", name="Your turn").tap()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    wait_until_all_cached(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(page.get_by_text("You’re offline. Last updated")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")).to_be_visible()
    page.goto(table.path)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(page.get_by_text("You’re offline.")).to_be_hidden()
