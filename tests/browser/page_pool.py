"""A pool of phones that tests reuse: to create one costs the browser more than most tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.seeded_server import seeded_random_script
from tests.browser.wait_until_settled import COUNT_REQUESTS

PHONE = {"width": 360, "height": 740}
DEFAULT_OPTIONS: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "service_workers": "block"}
BLANK_PATH = "/api/health"
"""A path that is not part of the page."""
RESET = """([what, seed]) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name in what) localStorage.setItem(`club.${name}`, what[name]);
  window.name = JSON.stringify([seed, 0]);
}"""
"""Sets the page's storage and the seed of its random numbers."""
ADJUSTABLE = frozenset({"viewport", "reduced_motion"})
"""Options that a phone from the pool can change for one test."""


def is_default(how: dict[str, Any]) -> bool:
    """Return whether the pool has phones with these options."""
    return all(how[name] == DEFAULT_OPTIONS.get(name) for name in how.keys() - ADJUSTABLE)


class PagePool:
    """Phones with default options at this server, each with one page that the next test reuses."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.origin = origin
        self._browser = browser
        self._idle: list[Page] = []

    def take(self, local_storage: dict[str, str], seed: str, how: dict[str, Any] = DEFAULT_OPTIONS) -> Page:
        """Return a phone with this storage only, though parts of the page may be in its cache. Its random numbers follow from
        the seed.
        """
        page = self._idle.pop() if self._idle else self._new()
        if how["viewport"] != page.viewport_size:
            page.set_viewport_size(how["viewport"])
        if how["reduced_motion"] != DEFAULT_OPTIONS["reduced_motion"]:
            page.emulate_media(reduced_motion=how["reduced_motion"])
        page.evaluate(RESET, [local_storage, seed])
        return page

    def put_back(self, page: Page) -> None:
        """Reset the phone, except for its history and memory. No listeners may be left on its page."""
        page.context.set_offline(False)
        page.context.clear_cookies()
        page.mouse.move(-1, -1)
        page.emulate_media(color_scheme="light", reduced_motion=DEFAULT_OPTIONS["reduced_motion"])
        page.goto(BLANK_PATH)
        self._idle.append(page)

    def _new(self) -> Page:
        page = self._browser.new_context(base_url=self.origin, **DEFAULT_OPTIONS).new_page()
        page.add_init_script(seeded_random_script())
        page.add_init_script(COUNT_REQUESTS)
        page.goto(BLANK_PATH)
        return page
