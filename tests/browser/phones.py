"""What people do with their phones at any table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

MOVES = re.compile("/moves$")


def open_table(page: Page, name: str = "Waiting for") -> str:
    """Opens the table that was chosen on the page. The link that its maker would send."""
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return "http://" + page.get_by_role("button", name="Copy").inner_text().split()[0]


def take_seat(page: Page, name: str) -> None:
    """The seat that a join link offers."""
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Take the seat").tap()


def play(button: Locator) -> None:
    """Taps what plays a move, and waits until that is answered."""
    with button.page.expect_response(MOVES):
        button.tap()


def glance(*pages: Page) -> None:
    """Everybody looks at their phone again, where the page then asks at once what is new."""
    for page in pages:
        page.evaluate("dispatchEvent(new Event('focus'))")
