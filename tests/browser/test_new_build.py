"""The club is updated while its page is open: no page mixes two builds, online or offline."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import DIST, Phone
from tests.browser.newer_build import NEW, OLD, write_newer_build
from tests.browser.page_actions import advance_clock_until
from tests.browser.seeded_server import SeededServer, seeded_server
from tests.browser.test_offline_page import open_with_worker, parts_of, wait_until_all_cached

# Updates the service worker, and resolves once the newer one is active. It first fetches hundreds of files.
UPDATE_WORKER = """async () => {
  const { installing, waiting } = await (await navigator.serviceWorker.getRegistration()).update();
  const newer = installing ?? waiting;
  await new Promise((done, fail) => {
    const look = () => {
      if (newer.state === "activated") done();
      if (newer.state === "redundant") fail(new Error("the newer worker could not be installed"));
    };
    newer.addEventListener("statechange", look);
    look();
  });
}"""
# Notes when the page asks the worker for its build. Only afterwards a new worker makes the page offer a reload.
NOTE_QUESTION = """(() => {
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message) {
    window.hasAsked ||= message === "which build";
    postMessage.call(this, message);
  };
})()"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the built page, in which another build can replace it."""
    return Path(shutil.copytree(DIST, tmp_path / "page"))


@pytest.fixture
def old_server(folder: Path, seed: str) -> Iterator[SeededServer]:
    with seeded_server(folder) as server:
        server.open_club(seed)
        yield server


def test_a_page_uses_one_build_while_the_club_is_updated(phone: Phone, old_server: SeededServer, folder: Path) -> None:
    page = open_with_worker(phone, "/", origin=old_server.origin)
    used = parts_requested(page)
    wait_until_all_cached(page, folder)
    old = set(parts_of(folder))

    page.context.set_offline(True)
    write_newer_build(DIST, folder)
    page.add_init_script(NOTE_QUESTION)
    page.reload()
    expect(page.get_by_role("heading", name=OLD["welcome"])).to_be_visible()
    advance_clock_until(page, "window.hasAsked === true")
    page.context.set_offline(False)
    page.evaluate(UPDATE_WORKER)
    expect(page.get_by_text("There’s a new version.")).to_be_visible()

    page.context.set_offline(True)
    page.get_by_role("link", name="Fair play").tap()
    expect(page.get_by_role("heading", name=OLD["fairness"])).to_be_visible()
    assert used
    assert used <= old, "parts of the newer build"
    page.get_by_role("button", name="Reload").tap()
    expect(page.get_by_role("heading", name=NEW["fairness"])).to_be_visible()
    used.clear()
    page.goto("/")
    expect(page.get_by_role("heading", name=NEW["welcome"])).to_be_visible()
    page.get_by_role("link", name="Leaderboards", exact=True).tap()
    expect(page.get_by_role("heading", name="All courses")).to_be_visible()
    assert used
    assert used <= set(parts_of(folder)), "parts of the build before"


def parts_requested(page: Page) -> set[str]:
    """Return a set that collects the page's parts requested from now on."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/assets/"):
            asked.add(path)

    page.on("request", note)
    return asked
