"""Actions of players with phones at any table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.http_player import Player, Table
from tests.browser.wait_until_settled import PATIENCE

MOVES = re.compile("/moves$")
# Whom one has met is noted once the table has been drawn.
NOTED = """(patience) => new Promise((met, lost) => {
  setTimeout(lost, patience);
  const look = () => (Object.keys(localStorage).some((name) => name.includes("fellows.")) ? met() : setTimeout(look, 20));
  look();
})"""


def open_table(page: Page, name: str = "Waiting for") -> str:
    """Opens the table that was chosen on the page. The link that its maker would send."""
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return "http://" + page.get_by_role("button", name="Copy").inner_text().split()[0]


def take_seat(page: Page, name: str) -> None:
    """The seat that a join link offers."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").tap()


def take_seats(link: str, names: Sequence[str], phone: Callable[[str], Page]) -> list[Page]:
    """Phones of people with these names, each in a seat of the table that the link leads to."""
    pages = [phone(link) for _ in names]
    for page, name in zip(pages, names, strict=True):
        take_seat(page, name)
        expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    return pages


def without_coach(*pages: Page) -> None:
    """At one's first table of a game: nobody wants to be helped."""
    for page in pages:
        page.get_by_role("button", name="No thanks").tap()


def first_steps(page: Page) -> None:
    """From a result to its replay, and some steps on from the beginning."""
    page.get_by_role("link", name="Replay").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of "))
    for step in (1, 2, 3):
        page.get_by_role("button", name="One on").tap()
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {step} of "))


def play(button: Locator) -> None:
    """Taps what plays a move, and waits until that is answered."""
    with button.page.expect_response(MOVES):
        button.tap()


def glance(*pages: Page) -> None:
    """Everybody looks at their phone again, where the page then asks at once what is new."""
    for page in pages:
        page.evaluate("dispatchEvent(new Event('focus'))")


def owner(page: Page, name: str = "") -> Player:
    """Return the player on this phone, to play on over HTTP."""
    origin, key = page.evaluate("[location.origin, localStorage.getItem('club.key')]")
    return Player(origin, name, key)


def table_on(page: Page) -> Table:
    """Return the table that the page shows."""
    return Table(urlsplit(page.url).path.rpartition("/")[2], "")


def comes_true(page: Page, expression: str, arg: Any = None, patience: float = PATIENCE) -> bool:
    """Whether this comes to hold on the page within so many ms. It is asked from here: the page's own policy forbids what
    `wait_for_function` does when the first answer is no.
    """
    return _comes(page, lambda: page.evaluate(expression, arg), patience)


def _comes(page: Page, true: Callable[[], object], patience: float = PATIENCE) -> bool:
    end = monotonic() + patience / 1000
    while monotonic() < end:
        try:
            if true():
                return True
        except Error as gone:  # another page was opened meanwhile
            if "context was destroyed" not in str(gone):
                raise
        page.wait_for_timeout(20)
    return False


def until(page: Page, expression: str) -> None:
    """Waits until this holds on the page."""
    assert comes_true(page, expression), expression


def at_an_own_clock(page: Page) -> None:
    """Give the page a clock that a test can put forward. Needs a fresh phone."""
    page.clock.install()


def stop_clock(page: Page) -> None:
    """Stop the page's own clock, which else goes on with the machine's: from now on it moves by the test alone."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def step_until(page: Page, true: Callable[[], bool]) -> None:
    """Put a stopped clock forward in steps of a frame until this holds, however late the page's requests are answered."""

    def stepped() -> bool:
        if true():
            return True
        page.clock.run_for(16)
        return False

    assert _comes(page, stepped)


def soon(page: Page, what: str | Locator, arg: Any = None) -> None:
    """Put the page's own clock forward, second by second, until this holds on the page, or can be seen."""

    def true() -> bool:
        if what.is_visible() if isinstance(what, Locator) else page.evaluate(what, arg):
            return True
        page.clock.fast_forward(1000)
        return False

    assert _comes(page, true), what
