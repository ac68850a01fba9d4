"""Ways to a table: a spoken code, a request for a seat, an invitation of an earlier player."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import FELLOWS_STORED, refocus
from tests.browser.wait_until_settled import TIMEOUT_MS


def test_a_spoken_code_works_like_the_link(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    host = phone(table.path, player=ana)
    host.get_by_role("button", name="Use a code").tap()
    sheet = host.get_by_role("dialog", name="Read out a code")
    expect(sheet).to_contain_text("Valid until")
    letters = sheet.get_by_text(re.compile("^[A-Z]{4} [A-Z]{4}$")).inner_text()
    guest = phone("/")
    guest.get_by_role("button", name="Have a code?").tap()
    guest.get_by_role("textbox").fill(letters.lower())
    guest.get_by_role("button", name="Go to table").tap()
    expect(guest.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    guest.wait_for_url(lambda url: url.endswith(table.join))


def test_an_unknown_code_shows_an_error(phone: Phone) -> None:
    page = phone("/", allowed_errors="403")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill("KLMO RUWX")
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_host_lets_in_a_stranger_who_asks(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    host, guest = phone(table.path, player=ana), phone(table.path)
    ask_for_seat(guest, "Ben")
    expect(guest.get_by_text("You asked to join as “Ben”. Waiting for Ana.")).to_be_visible()
    refocus(host)
    host.get_by_role("button", name="Let in Ben").tap()
    refocus(guest)
    for page in (host, guest):
        expect(page.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    assert ana.view(table)["seats"][1]["name"] == "Ben"


def test_a_request_can_be_declined_or_withdrawn(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open", "open")
    host, ben, cat = phone(table.path, player=ana), phone(table.path), phone(table.path)
    ask_for_seat(ben, "Ben")
    ask_for_seat(cat, "Cat")
    refocus(host)
    expect(seat_requests(host).get_by_role("listitem")).to_have_count(2)
    host.get_by_role("button", name="Decline Ben").tap()
    expect(seat_requests(host).get_by_role("listitem")).to_have_count(1)
    refocus(ben)
    expect(ben.get_by_text("Your request to join was declined.")).to_be_visible()
    cat.get_by_role("button", name="Withdraw request").tap()
    expect(cat.get_by_role("button", name="Withdraw request")).to_be_hidden()
    refocus(host)
    expect(seat_requests(host)).to_be_hidden()


def test_a_seat_can_be_saved_for_an_earlier_player(phone: Phone, ana: Player) -> None:
    met, ben = ana.make_dice_golf("open"), Player(ana.origin, "Ben")
    ben.take_seat(met)
    host = phone(met.path, player=ana)
    expect(host.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    host.evaluate(FELLOWS_STORED, TIMEOUT_MS)
    host.goto(f"{ana.origin}/new?game=dice-golf")
    host.get_by_role("button", name="Second seat").tap()
    before = host.get_by_role("group", name="Or save it for someone you’ve played with")
    before.get_by_role("button", name="Ben Dice Golf").tap()
    expect(host.get_by_text("This seat is saved for Ben")).to_be_visible()
    host.get_by_role("button", name="Start table").tap()
    expect(host.get_by_role("heading", name="Waiting for Ben")).to_be_visible()
    guest = phone("/", player=ben)
    expect(guest.get_by_role("heading", name="Ana wants to play again")).to_be_visible()
    guest.get_by_role("button", name="Take your seat").tap()
    expect(guest.get_by_role("button", name="Roll", exact=True)).to_be_visible()


def ask_for_seat(page: Page, name: str) -> None:
    """Ask for a seat at the table that the page shows."""
    page.get_by_role("button", name="Ask for a seat").tap()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Ask", exact=True).tap()
    expect(page.get_by_role("dialog")).to_be_hidden()


def seat_requests(page: Page) -> Locator:
    return page.get_by_role("region", name="Requests to join")
