""" "Have a code?": an installed page has no address bar, so links are pasted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.club import Player
from tests.browser.conftest import Phone
from tests.browser.law.law import plain_faults


@pytest.mark.parametrize("form", ["{origin}{join}", "  {join}\n", "{id}?join={code}"])
def test_a_pasted_invitation_leads_to_its_seat(form: str, phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    pasted = form.format(origin=ana.origin, join=table.join, id=table.id, code=table.code)
    page.get_by_role("textbox").fill(pasted)
    page.get_by_role("button", name="Go there").tap()
    expect(page.get_by_role("heading", name="Ana saved you a seat")).to_be_visible()
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def test_a_pasted_table_is_watched(phone: Phone, ana: Player) -> None:
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(ana.make("easy").id)
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()


def test_a_pasted_link_of_ones_own_brings_the_seats(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill(f"{ana.origin}/me#key={ana.key}")
    page.get_by_role("button", name="Go there").tap()
    page.get_by_role("button", name="Play as Ana").tap()
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()
    page.get_by_role("link", name="Back to your tables").tap()
    expect(page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")).to_be_visible()


def test_what_leads_nowhere_is_told(phone: Phone) -> None:
    page = phone("/")
    page.get_by_role("button", name="Have a code?").tap()
    page.get_by_role("textbox").fill("the blue one")
    page.get_by_role("button", name="Go there").tap()
    expect(page.get_by_role("alert")).to_contain_text("paste the whole link")
    assert not plain_faults(page)
