"""The club is updated while its page is open: no page mixes two builds, online or offline."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import DIST, Phone
from tests.browser.newer_build import NEW, OLD, put_newer
from tests.browser.page_actions import soon
from tests.browser.seeded_server import Clubhouse, clubhouse
from tests.browser.test_offline_page import keeps_all, parts_of, with_worker

# Until the newer worker is in charge, which first fetches all that it keeps: hundreds of files, however long that takes.
LOOK_FOR_NEWER = """async () => {
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
# Notes when the page asks the worker for its build. Only from then on does a worker that takes over have the page told.
NOTE_QUESTION = """(() => {
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message) {
    window.hasAsked ||= message === "which build";
    postMessage.call(this, message);
  };
})()"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The page as it was built, where another build can take its place."""
    return Path(shutil.copytree(DIST, tmp_path / "page"))


@pytest.fixture
def old_house(folder: Path, seed: str) -> Iterator[Clubhouse]:
    with clubhouse(folder) as service:
        service.open(seed)
        yield service


def test_pages_are_of_one_build_while_the_club_is_brought_up_to_date(phone: Phone, old_house: Clubhouse, folder: Path) -> None:
    page = with_worker(phone, "/", origin=old_house.origin)
    used = parts_asked_for(page)
    keeps_all(page, folder)
    old = set(parts_of(folder))

    page.context.set_offline(True)
    put_newer(DIST, folder)
    page.add_init_script(NOTE_QUESTION)
    page.reload()
    expect(page.get_by_role("heading", name=OLD["welcome"])).to_be_visible()
    soon(page, "window.hasAsked === true")
    page.context.set_offline(False)
    page.evaluate(LOOK_FOR_NEWER)
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


def parts_asked_for(page: Page) -> set[str]:
    """The parts that this page asks for from now on."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/assets/"):
            asked.add(path)

    page.on("request", note)
    return asked
