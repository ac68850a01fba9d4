"""A browser without storage says so before joining, and offers the private link, which restores the seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player

FORGETS = "This browser saves nothing. If you reload, you lose your seat."
BLOCKED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("The request is denied.", "SecurityError"); } });
navigator.share = async ({ url }) => { window.shared = url; };
"""


def block(page: Page) -> None:
    page.add_init_script(BLOCKED)


FORGETFUL: dict[str, Any] = {"fresh": True, "prepare": block}


def test_who_follows_a_link_keeps_the_seat_by_their_own_link(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    page = phone(table.join, **FORGETFUL)
    expect(page.get_by_text(FORGETS)).to_be_visible()
    page.get_by_role("button", name="Save my private link").tap()
    page.get_by_role("button", name="Send to myself").tap()
    link = page.evaluate("window.shared")
    page.keyboard.press("Escape")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert [seat["name"] for seat in ana.look(table)["seats"]] == [ana.name, "Ben"]

    page.reload()
    assert page.evaluate("window.shared") is None
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Play as Ben").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("path", ["/new", "/today", "/rules/stew"])
def test_anyone_who_begins_something_there_is_told_before(path: str, phone: Phone) -> None:
    page = phone(path, **FORGETFUL)
    if path == "/rules/stew":
        page.get_by_role("button", name="Play").first.tap()
    expect(page.get_by_text(FORGETS)).to_be_visible()
    usual = phone(path)
    expect(usual.get_by_role("button").first).to_be_visible()
    expect(usual.get_by_text(FORGETS)).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_its_words_have_room_and_its_sheet_too_with_large_letters(locale: str, phone: Phone) -> None:
    page = phone("/new", **FORGETFUL, viewport={"width": 320, "height": 568}, locale=locale)
    note, keep = page.locator(".forgetful > p"), page.locator(".forgetful > button")
    expect(keep).to_be_visible()
    assert note.evaluate("p => p.offsetWidth / parseFloat(getComputedStyle(p).fontSize)") > 12
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    keep.tap()
    edges = "one => { const { left, right } = one.getBoundingClientRect(); return [left, right]; }"
    sheet = page.get_by_role("dialog").locator(".keep-seat")
    assert sheet.locator(".main-action").evaluate(edges) == sheet.evaluate(edges)
