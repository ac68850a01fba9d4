"""Phones that tests hand on to each other: to make one costs the browser more than most tests do with it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PHONE = {"width": 360, "height": 740}
USUAL: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "service_workers": "block"}
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Shelf:
    """Usual phones at the club at this address. Each keeps a page of its own open, by which it is made to forget."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self._browser, self._origin = browser, origin
        self._idle: list[BrowserContext] = []

    def take(self) -> BrowserContext:
        """A phone that remembers nothing, though parts of the page may still be in its cache."""
        return self._idle.pop() if self._idle else self._new()

    def put_back(self, phone: BrowserContext) -> None:
        phone.set_offline(False)
        phone.clear_cookies()
        for page in used(phone):
            page.close()
        phone.pages[0].evaluate(FORGET)
        self._idle.append(phone)

    def _new(self) -> BrowserContext:
        phone = self._browser.new_context(base_url=self._origin, **USUAL)
        phone.new_page().goto("/api/health")
        return phone


def used(phone: BrowserContext) -> list[Page]:
    """The pages of a phone from the shelf that a test had open."""
    return phone.pages[1:]
