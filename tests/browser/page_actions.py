"""Actions of players with phones at any table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.http_player import Player, Table
from tests.browser.wait_until_settled import TIMEOUT_MS

MOVES = re.compile("/moves$")
# Resolves once the page has stored the players at the table.
FELLOWS_STORED = """(patience) => new Promise((met, lost) => {
  setTimeout(lost, patience);
  const look = () => (Object.keys(localStorage).some((name) => name.includes("fellows.")) ? met() : setTimeout(look, 20));
  look();
})"""


def start_table(page: Page, name: str = "Waiting for") -> str:
    """Start the table that was chosen on the page. Return the invite link."""
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return "http://" + page.get_by_role("button", name="Copy").inner_text().split()[0]


def take_seat(page: Page, name: str) -> None:
    """Take the seat of an invite link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").tap()


def take_seats(link: str, names: Sequence[str], phone: Callable[[str], Page]) -> list[Page]:
    """Return phones of people with these names, each with a seat at the link's table."""
    pages = [phone(link) for _ in names]
    for page, name in zip(pages, names, strict=True):
        take_seat(page, name)
        expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    return pages


def decline_coach(*pages: Page) -> None:
    """Decline the coach of a first table."""
    for page in pages:
        page.get_by_role("button", name="No thanks").tap()


def step_through_replay(page: Page) -> None:
    """Open the replay of a result, and show its first steps."""
    page.get_by_role("link", name="Replay").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of "))
    for step in (1, 2, 3):
        page.get_by_role("button", name="One on").tap()
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {step} of "))


def tap_move(button: Locator) -> None:
    """Tap a button that sends a move, and wait for the reply."""
    with button.page.expect_response(MOVES):
        button.tap()


def refocus(*pages: Page) -> None:
    """Dispatch a focus event, on which the page fetches news at once."""
    for page in pages:
        page.evaluate("dispatchEvent(new Event('focus'))")


def player_on(page: Page, name: str = "") -> Player:
    """Return the player on this phone, to play on over HTTP."""
    origin, key = page.evaluate("[location.origin, localStorage.getItem('club.key')]")
    return Player(origin, name, key)


def table_on(page: Page) -> Table:
    """Return the table that the page shows."""
    return Table(urlsplit(page.url).path.rpartition("/")[2], "")


def becomes_true(page: Page, expression: str, arg: Any = None, patience: float = TIMEOUT_MS) -> bool:
    """Return whether this becomes true on the page within so many ms. Polls from Python, as the page's policy forbids the way
    in which `wait_for_function` polls.
    """
    return _becomes_true(page, lambda: page.evaluate(expression, arg), patience)


def _becomes_true(page: Page, true: Callable[[], object], patience: float = TIMEOUT_MS) -> bool:
    end = monotonic() + patience / 1000
    while monotonic() < end:
        try:
            if true():
                return True
        except Error as gone:  # the page has navigated meanwhile
            if "context was destroyed" not in str(gone):
                raise
        page.wait_for_timeout(20)
    return False


def wait_until(page: Page, expression: str) -> None:
    """Wait until this is true on the page."""
    assert becomes_true(page, expression), expression


def install_clock(page: Page) -> None:
    """Give the page a clock that a test can advance. Needs a fresh phone."""
    page.clock.install()


def stop_clock(page: Page) -> None:
    """Stop the page's clock, which otherwise follows the machine's."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def step_clock_until(page: Page, true: Callable[[], bool]) -> None:
    """Advance a stopped clock frame by frame until this is true."""

    def stepped() -> bool:
        if true():
            return True
        page.clock.run_for(16)
        return False

    assert _becomes_true(page, stepped)


def advance_clock_until(page: Page, what: str | Locator, arg: Any = None) -> None:
    """Advance the page's clock by seconds until this is true on the page, or visible."""

    def true() -> bool:
        if what.is_visible() if isinstance(what, Locator) else page.evaluate(what, arg):
            return True
        page.clock.fast_forward(1000)
        return False

    assert _becomes_true(page, true), what
