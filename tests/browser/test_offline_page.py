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
from tests.browser.page_actions import at_an_own_clock, soon

NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ServiceWorker"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"

# Whether the worker has all of these files. The last is looked for first: a worker that fetches them one by one has it last.
KEPT = """async (files) => {
  if (!(await caches.match(files.at(-1)))) return false;
  const names = async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
  const all = new Set((await Promise.all((await caches.keys()).map(names))).flat());
  return files.every((file) => all.has(file));
}"""


def keeps(page: Page, files: list[str]) -> None:
    """Wait until the worker has all of them."""
    soon(page, KEPT, files)


def keeps_all(page: Page, dist: Path = DIST) -> None:
    """Wait until the worker has every part of the page that was built there."""
    keeps(page, parts_of(dist))


def parts_of(dist: Path) -> list[str]:
    """As addresses: what the worker of this build knows of the English page."""
    written = re.search(r"const PAGES = (\{.*\});", (dist / "sw.js").read_text())
    assert written, "the worker has no list of its files"
    told = json.loads(written[1])["en"]
    return [*told["first"], *told["later"]]


def with_worker(phone: Phone, path: str, **how: Any) -> Page:
    """Open a page with a clock of its own, and run the clock until the service worker is in charge: pages put it off."""
    page = phone(path, service_workers="allow", forgive=NETWORK, prepare=at_an_own_clock, **how)
    soon(page, IN_CHARGE)
    return page


def test_the_page_opens_without_a_network_and_shows_what_it_knew(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = with_worker(phone, table.path, player=ana)
    page.context.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):  # the worker never answers for the API
        page.goto("/api/health")
    page.wait_for_url("chrome-error://chromewebdata/")  # the browser's own page comes a little later
    page.goto("/")
    expect(page.get_by_role("heading", name="Mulligan Club")).to_be_visible()

    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("link", name="Your turn").tap()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    keeps_all(page)
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
