"""Check each sheet that opens from a table's head, or from a button that declares it, once, on the smallest phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_checks.checks import SMALLEST, faults_in_sheet, reset_text_size, resize
from tests.browser.wait_until_settled import wait_until_settled

SHEET_BUTTONS = "[data-part=head] button:not(:first-child), [aria-haspopup=dialog]"
"""The first button of a head goes back."""
NAMES = "all => all.map((one) => one.getAttribute('aria-label') ?? one.innerText)"
HAND_CARDS = "[data-part=hand] [data-card]"
"""Cards that are explained on a long press."""


def sheet_faults(page: Page, known: set[str]) -> list[str]:
    """Return the faults of the sheets that are not `known`, and add them to `known`. The page is left without a sheet."""
    found: list[str] = []
    resize(page, SMALLEST)
    openers = page.locator(SHEET_BUTTONS).filter(visible=True)
    for number, name in enumerate(map(_name, openers.evaluate_all(NAMES))):
        if name not in known:
            known.add(name)
            found += [f"“{name}”, {fault}" for fault in _faults_of_opened(page, openers.nth(number))]
    if HAND_CARDS not in known and page.locator(HAND_CARDS).count():
        known.add(HAND_CARDS)
        found += [f"a card held, {fault}" for fault in _faults_of_opened(page, page.locator(HAND_CARDS).first, "contextmenu")]
    reset_text_size(page)
    return found


def _name(label: str) -> str:
    """Return a button's name without numbers and what follows a colon or comma: it opens the same sheet."""
    return re.sub(r"\d+|[:,].*", "", label).strip()


def _faults_of_opened(page: Page, opens: Locator, by: str = "click") -> list[str]:
    sheet = page.locator("dialog[open]")
    opens.dispatch_event(by)
    expect(sheet).to_be_visible()
    wait_until_settled(page)  # parts that load after text was enlarged have the usual layout
    found = faults_in_sheet(page)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return found
