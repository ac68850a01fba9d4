"""Sheets that open from a table's head, or from what says that it opens one: each is looked at once, on the smallest phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_checks.checks import SMALLEST, in_sheet, resize, usual_text
from tests.browser.wait_until_settled import settle

OPENS = "[data-part=head] button:not(:first-child), [aria-haspopup=dialog]"
"""The first in a head leads back."""
NAMES = "all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"
HELD = "[data-part=hand] [data-card]"
"""What tells of itself when it is held."""


def sheets(page: Page, known: set[str]) -> list[str]:
    """What is wrong with those that are not among the `known`, which then are; the page is left without a sheet."""
    found: list[str] = []
    resize(page, SMALLEST)
    openers = page.locator(OPENS).filter(visible=True)
    for number, name in enumerate(map(_name, openers.evaluate_all(NAMES))):
        if name not in known:
            known.add(name)
            found += [f"“{name}”, {breach}" for breach in _opened(page, openers.nth(number))]
    if HELD not in known and page.locator(HELD).count():
        known.add(HELD)
        found += [f"a card held, {breach}" for breach in _opened(page, page.locator(HELD).first, "contextmenu")]
    usual_text(page)
    return found


def _name(told: str) -> str:
    """Whatever it counts, and whatever waits there, it opens the same sheet."""
    return re.sub(r"\d+|[:,].*", "", told).strip()


def _opened(page: Page, opens: Locator, by: str = "click") -> list[str]:
    sheet = page.locator("dialog[open]")
    opens.dispatch_event(by)
    expect(sheet).to_be_visible()
    settle(page)  # whatever comes once letters are large is laid out as if they were not
    found = in_sheet(page)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return found
