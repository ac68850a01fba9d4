"""Phones that tests hand on to each other: to make one costs the browser more than most tests do with it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.settled import COUNT_REQUESTS
from tests.browser.steady import DRAW_FROM, drawing

PHONE = {"width": 360, "height": 740}
USUAL: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "service_workers": "block"}
NOWHERE = "/api/health"
"""An address of the club's that is none of its page's."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
REMEMBER = "(what) => { for (const name in what) localStorage.setItem(`club.${name}`, what[name]); }"


class Shelf:
    """Usual phones at the club at this address, each with one page, which the next test goes on with."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.origin = origin
        self._browser = browser
        self._idle: list[Page] = []

    def take(self, remembers: dict[str, str], seed: str) -> Page:
        """A phone that remembers this and nothing else, though parts of the page may still be in its cache. It draws from the
        seed.
        """
        page = self._idle.pop() if self._idle else self._new()
        page.evaluate(REMEMBER, remembers)
        page.evaluate(DRAW_FROM, seed)
        return page

    def put_back(self, page: Page) -> None:
        """Makes the phone like a new one again, but for its history. Nobody may still listen to its page."""
        page.context.set_offline(False)
        page.context.clear_cookies()
        page.mouse.move(-1, -1)
        page.set_viewport_size(USUAL["viewport"])
        page.emulate_media(color_scheme="light")
        page.goto(NOWHERE)
        page.evaluate(FORGET)
        self._idle.append(page)

    def _new(self) -> Page:
        page = self._browser.new_context(base_url=self.origin, **USUAL).new_page()
        page.add_init_script(drawing())
        page.add_init_script(COUNT_REQUESTS)
        page.goto(NOWHERE)
        return page
