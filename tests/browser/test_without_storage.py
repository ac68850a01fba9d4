"""A browser without storage says so before joining, and offers the private link, which restores the seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player

WARNING = "This browser saves nothing. If you reload, you lose your seat."
BLOCK_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("The request is denied.", "SecurityError"); } });
navigator.share = async ({ url }) => { window.shared = url; };
"""


def block_storage(page: Page) -> None:
    page.add_init_script(BLOCK_STORAGE)


WITHOUT_STORAGE: dict[str, Any] = {"fresh": True, "prepare": block_storage}


def test_a_guest_without_storage_restores_the_seat_with_the_private_link(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone(table.join, **WITHOUT_STORAGE)
    expect(page.get_by_text(WARNING)).to_be_visible()
    page.get_by_role("button", name="Save my private link").tap()
    page.get_by_role("button", name="Send to myself").tap()
    link = page.evaluate("window.shared")
    page.keyboard.press("Escape")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("button", name="Take the seat")).to_be_hidden()
    assert [seat["name"] for seat in ana.view(table)["seats"]] == [ana.name, "Ben"]

    page.reload()
    assert page.evaluate("window.shared") is None
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Play as Ben").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("path", ["/new", "/today", "/rules/stew"])
def test_a_warning_is_shown_before_anything_is_started(path: str, phone: Phone) -> None:
    page = phone(path, **WITHOUT_STORAGE)
    if path == "/rules/stew":
        page.get_by_role("button", name="Play").first.tap()
    expect(page.get_by_text(WARNING)).to_be_visible()
    usual = phone(path)
    expect(usual.get_by_role("button").first).to_be_visible()
    expect(usual.get_by_text(WARNING)).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_warning_and_its_sheet_fit_in_large_text(locale: str, phone: Phone) -> None:
    page = phone("/new", **WITHOUT_STORAGE, viewport={"width": 320, "height": 568}, locale=locale)
    note, keep = page.locator(".forgetful > p"), page.locator(".forgetful > button")
    expect(keep).to_be_visible()
    assert note.evaluate("p => p.offsetWidth / parseFloat(getComputedStyle(p).fontSize)") > 12
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    keep.tap()
    edges = "one => { const { left, right } = one.getBoundingClientRect(); return [left, right]; }"
    sheet = page.get_by_role("dialog").locator(".keep-seat")
    assert sheet.locator(".main-action").evaluate(edges) == sheet.evaluate(edges)
