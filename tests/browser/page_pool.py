"""Phones that tests hand on to each other: to make one costs the browser more than most tests do with it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.seeded_server import drawing
from tests.browser.wait_until_settled import COUNT_REQUESTS

PHONE = {"width": 360, "height": 740}
USUAL: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "service_workers": "block"}
NOWHERE = "/api/health"
"""An address of the club's that is none of its page's."""
BECOME = """([what, seed]) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name in what) localStorage.setItem(`club.${name}`, what[name]);
  window.name = JSON.stringify([seed, 0]);
}"""
"""What the phone remembers from now on, and what its tab draws from."""
CHANGEABLE = frozenset({"viewport", "reduced_motion"})
"""What a usual phone can have otherwise for one test."""


def is_usual(how: dict[str, Any]) -> bool:
    """Return whether the shelf has such phones."""
    return all(how[name] == USUAL.get(name) for name in how.keys() - CHANGEABLE)


class Shelf:
    """Usual phones at the club at this address, each with one page, which the next test goes on with."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.origin = origin
        self._browser = browser
        self._idle: list[Page] = []

    def take(self, remembers: dict[str, str], seed: str, how: dict[str, Any] = USUAL) -> Page:
        """Return a phone that remembers this and nothing else, though parts of the page may still be in its cache. It draws
        from the seed.
        """
        page = self._idle.pop() if self._idle else self._new()
        if how["viewport"] != page.viewport_size:
            page.set_viewport_size(how["viewport"])
        if how["reduced_motion"] != USUAL["reduced_motion"]:
            page.emulate_media(reduced_motion=how["reduced_motion"])
        page.evaluate(BECOME, [remembers, seed])
        return page

    def put_back(self, page: Page) -> None:
        """Make the phone like a new one again, except for its history and memory. Nobody may still listen to its page."""
        page.context.set_offline(False)
        page.context.clear_cookies()
        page.mouse.move(-1, -1)
        page.emulate_media(color_scheme="light", reduced_motion=USUAL["reduced_motion"])
        page.goto(NOWHERE)
        self._idle.append(page)

    def _new(self) -> Page:
        page = self._browser.new_context(base_url=self.origin, **USUAL).new_page()
        page.add_init_script(drawing())
        page.add_init_script(COUNT_REQUESTS)
        page.goto(NOWHERE)
        return page
