"""A phone in the home network uses plain HTTP with `make play`: everything works without a secure context."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HOME_ADDRESS, Phone, serving
from tests.browser.dice_golf_page import DiceGolfPage, take_dice_golf_seat
from tests.browser.page_actions import refocus

SECURE_CONTEXT_ONLY = (
    "[isSecureContext, crypto.subtle, navigator.clipboard, navigator.share, navigator.serviceWorker].filter(Boolean).length"
)


@pytest.fixture(scope="module")
def network_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the server in its network: this machine's name."""
    name = socket.gethostname().split(".")[0].lower()
    with serving(tmp_path_factory.mktemp("home"), HOME_ADDRESS) as port:
        yield f"http://{name}.local:{port}"


def make_table(page: Page) -> str:
    """Ruth adds a course of one hole and starts a table on it. Return the invite link as shown."""
    page.get_by_role("link", name="Courses").tap()
    page.get_by_role("link", name="Add a course").tap()
    page.get_by_label("Course name").fill("Back garden")
    page.get_by_label("Scorecard, typed or pasted").fill("3 90")
    page.get_by_role("button", name="Save course").tap()
    page.get_by_role("link", name="Play this course").tap()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("radio", name="Own pace").check()
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_role("img", name="The invite link as a QR code")).to_be_visible()
    return f"http://{page.get_by_role('button', name='Copy').inner_text().split()[0]}"


def paste_into_chat(page: Page, copied: str) -> None:
    """Paste the clipboard into the chat, and expect this text."""
    page.get_by_role("button", name="Table and chat").tap()
    line = page.get_by_label("Write a message")
    line.tap()
    line.press("Control+V")
    expect(line).to_have_value(copied)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()


def test_a_table_is_started_shared_played_and_checked_over_plain_http(network_address: str, phone: Phone) -> None:
    ruth = DiceGolfPage(phone("/", origin=network_address))
    assert ruth.page.evaluate(SECURE_CONTEXT_ONLY) == 0, "this is a secure context, so it tests nothing"
    link = make_table(ruth.page)
    assert link.startswith(network_address)
    ruth.page.get_by_role("button", name="Send the link").tap()
    sheet = ruth.page.get_by_role("dialog", name="Share")
    expect(sheet.get_by_role("img", name=re.compile("as a QR code"))).to_be_visible()
    sheet.get_by_role("button", name="Copy").tap()
    expect(sheet.get_by_role("button", name="Copy")).to_be_focused()
    sheet.get_by_role("button", name="Close").tap()
    expect(ruth.page.get_by_text("Copied.")).to_be_visible()
    paste_into_chat(ruth.page, link)

    ben = take_dice_golf_seat(phone(link, origin=network_address), "Ben")
    expect(ben.actions).to_be_visible()
    refocus(ruth.page)
    for golfer in (ruth, ben):
        golfer.roll()
        golfer.keep()
    expect(ben.page.get_by_role("button", name="Check fairness")).to_be_visible()
    refocus(ruth.page)
    for golfer in (ruth, ben):
        golfer.page.get_by_role("button", name="Check fairness").tap()
        expect(golfer.page.get_by_text("Every draw checks out.")).to_be_visible()
        expect(golfer.page.get_by_text("dice and shuffles follow")).to_be_visible()
