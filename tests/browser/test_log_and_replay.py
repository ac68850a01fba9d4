"""The log at the table, whose lines open their moments, and the replay of a finished table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, finished_table
from tests.browser.page_actions import advance_clock_until, install_clock


def expect_step(page: Page, step: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(rf"^Step {step} of "))


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def test_a_log_line_opens_its_moment_and_back_returns_to_the_game(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy", course=ana.make_course(4, 3, 5, 4), stymie=True)
    for _ in range(3):
        ana.make_dice_golf_move(table)
    page = phone(table.path, player=ana)
    tap(page, "Table and chat")
    page.get_by_text("Log", exact=True).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Hole 1, par 4")).to_be_visible()
    lines = sheet.get_by_role("link")
    oldest = lines.last.inner_text()
    assert oldest.startswith("The round begins.")
    lines.last.tap()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect_step(page, 0)
    expect(page.get_by_role("button", name="Roll")).to_be_hidden()
    tap(page, "One on")
    expect_step(page, 1)
    tap(page, "Log")
    expect(page.get_by_role("group", name="Whose view")).to_be_hidden()
    tap(page, "Close")
    page.get_by_role("button", name=re.compile("^Back")).tap()
    expect(page.get_by_role("slider")).to_be_hidden()
    expect(page).to_have_url(re.compile(f"{table.path}$"))


def test_a_replay_is_shown_from_any_seat_and_controlled_by_log_and_keys(phone: Phone, ana: Player) -> None:
    table = finished_table(ana, "easy")
    page = phone(f"{table.path}/replay", player=ana, fresh=True, prepare=install_clock)
    expect_step(page, 0)
    slider = page.get_by_role("slider")
    slider.press("PageUp")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step [1-9]\d* of "))
    tap(page, "Pace: 1 times")
    expect(page.get_by_role("button", name="Pace: 2 times")).to_be_visible()
    tap(page, "Log")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="All open")).to_be_checked()
    sheet.get_by_role("radio", name=f"As {ana.name_in_seat(table)} saw it").locator("xpath=..").tap()
    sheet.get_by_role("link").last.tap()
    expect_step(page, 0)
    expect(page).to_have_url(re.compile(r"[?]at=\d+&seat=1$"))
    page.reload()
    expect_step(page, 0)
    tap(page, "Play")
    advance_clock_until(page, slider.and_(page.locator("[aria-valuetext^='Step 1 of ']")))
