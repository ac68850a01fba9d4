"""With its service worker in place the page opens without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from tests.browser.club import Player
from tests.browser.conftest import ROOT, Phone

NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ServiceWorker"
IN_CHARGE = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

# The worker has fetched all of these.
ALL_KEPT = """async (files) => {
  const caught = await Promise.all(files.map((file) => caches.match(file)));
  return caught.every(Boolean);
}"""


def test_a_reload_without_a_network_shows_the_page_and_what_it_knew(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone("/", player=ana, service_workers="allow", forgive=NETWORK)
    page.wait_for_function(IN_CHARGE)
    page.get_by_role("link", name="Next table").tap()
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()

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
    page.wait_for_function(IN_CHARGE)
    page.context.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        page.goto("/api/health")


def test_who_came_by_a_tables_link_has_all_of_the_page_without_a_network(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone(table.path, player=ana, service_workers="allow", forgive=NETWORK)
    page.wait_for_function(IN_CHARGE)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Mulligan Club")).to_be_visible()
    page.context.set_offline(False)
    page.goto(table.path)
    files = [f"/assets/{file.name}" for file in (ROOT / "frontend" / "dist" / "assets").iterdir()]
    page.wait_for_function(ALL_KEPT, arg=files)
