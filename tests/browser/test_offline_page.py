"""With its service worker in place the page opens without a network."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.club import Player
from tests.browser.conftest import DIST, PATIENCE, Phone
from tests.browser.phones import until

NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ServiceWorker"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"

# Those of the files that the worker has not fetched in this time; none where it has them all. (What is waited for must not be a
# promise: that there is one would be enough.)
NOT_KEPT = """async ([files, patience]) => {
  const kept = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  for (const end = Date.now() + patience; ; await new Promise((done) => setTimeout(done, 100))) {
    const all = new Set((await Promise.all((await caches.keys()).map(kept))).flat());
    const missing = files.filter((file) => !all.has(file));
    if (!missing.length || Date.now() > end) return missing;
  }
}"""


def keeps(page: Page, files: list[str]) -> None:
    """Waits until the worker has all of them."""
    assert page.evaluate(NOT_KEPT, [files, 3 * PATIENCE]) == []


def keeps_all(page: Page, dist: Path = DIST) -> None:
    """Waits until the worker has every part of the page that was built there."""
    keeps(page, parts_of(dist))


def parts_of(dist: Path) -> list[str]:
    """As addresses: what the worker of this build knows of the English page."""
    written = re.search(r"const PAGES = (\{.*\});", (dist / "sw.js").read_text())
    assert written, "the worker has no list of its files"
    told = json.loads(written[1])["en"]
    return [*told["first"], *told["later"]]


def test_a_reload_without_a_network_shows_the_page_and_what_it_knew(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone("/", player=ana, service_workers="allow", forgive=NETWORK)
    until(page, IN_CHARGE)
    page.get_by_role("link", name="Next table").tap()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()

    keeps_all(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(page.get_by_text("No connection just now. This is how it stood")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")).to_be_visible()
    page.goto(table.path)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(page.get_by_text("No connection just now.")).to_be_hidden()


def test_the_worker_never_answers_for_the_api(phone: Phone) -> None:
    page = phone("/", service_workers="allow", forgive=NETWORK)
    until(page, IN_CHARGE)
    page.context.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        page.goto("/api/health")


def test_who_came_by_a_tables_link_has_all_of_the_page_without_a_network(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone(table.path, player=ana, service_workers="allow", forgive=NETWORK)
    until(page, IN_CHARGE)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Mulligan Club")).to_be_visible()
    page.context.set_offline(False)
    page.goto(table.path)
    keeps_all(page)
