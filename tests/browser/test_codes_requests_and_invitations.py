"""Ways to a table: a spoken code, a request for a seat, an invitation of an earlier player."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import NOTED, glance
from tests.browser.wait_until_settled import PATIENCE


def test_a_code_that_is_said_does_what_the_link_does(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
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


def test_letters_that_lead_nowhere_are_told(phone: Phone) -> None:
    page = phone("/", forgive="403")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill("KLMO RUWX")
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_stranger_asks_and_the_host_seats_them_with_one_tap(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    host, guest = phone(table.path, player=ana), phone(table.path)
    ask(guest, "Ben")
    expect(guest.get_by_text("You asked to join as “Ben”. Waiting for Ana.")).to_be_visible()
    glance(host)
    host.get_by_role("button", name="Let in Ben").tap()
    glance(guest)
    for page in (host, guest):
        expect(page.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    assert ana.look(table)["seats"][1]["name"] == "Ben"


def test_who_is_declined_hears_it_and_who_takes_it_back_is_gone(phone: Phone, ana: Player) -> None:
    table = ana.make("open", "open")
    host, ben, cat = phone(table.path, player=ana), phone(table.path), phone(table.path)
    ask(ben, "Ben")
    ask(cat, "Cat")
    glance(host)
    expect(requests(host).get_by_role("listitem")).to_have_count(2)
    host.get_by_role("button", name="Decline Ben").tap()
    expect(requests(host).get_by_role("listitem")).to_have_count(1)
    glance(ben)
    expect(ben.get_by_text("Your request to join was declined.")).to_be_visible()
    cat.get_by_role("button", name="Withdraw request").tap()
    expect(cat.get_by_role("button", name="Withdraw request")).to_be_hidden()
    glance(host)
    expect(requests(host)).to_be_hidden()


def test_a_seat_is_kept_for_somebody_one_has_met(phone: Phone, ana: Player) -> None:
    met, ben = ana.make("open"), Player(ana.origin, "Ben")
    ben.sit(met)
    host = phone(met.path, player=ana)
    expect(host.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    host.evaluate(NOTED, PATIENCE)
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


def ask(page: Page, name: str) -> None:
    """Asks the table that is shown for a seat."""
    page.get_by_role("button", name="Ask for a seat").tap()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Ask", exact=True).tap()
    expect(page.get_by_role("dialog")).to_be_hidden()


def requests(page: Page) -> Locator:
    return page.get_by_role("region", name="Requests to join")
