"""Dice Golf on the narrowest phone: everything needed to decide is visible, and names are distinct."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP
from tests.browser.http_player import Player
from tests.browser.page_actions import refocus
from tests.browser.table_checks.checks import PHONE, SMALLEST, resize

NAMES = ["Bartholomew", "Maximiliana", "Constantine", "Wilhelmina Josefine Anna"]
# How many px of the total are under the actions; and which of these names are cut off.
COVERED_PX = """() => {
  const bottom = document.querySelector("main section:last-child").getBoundingClientRect().bottom;
  const actions = [...document.querySelectorAll("main + section *")].map((one) => one.getBoundingClientRect());
  return Math.max(0, bottom - Math.min(...actions.filter(({ height }) => height).map(({ top }) => top)));
}"""
CUT_OFF = """(names) => {
  const whole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
  const shown = [...document.querySelectorAll("tbody th span")];
  const held = (name) => shown.filter((one) => one.textContent === name);
  return names.filter((name) => !held(name).length || !held(name).every(whole));
}"""


# The number of dice, and of rows that they are in.
ROWS = """() => {
  const tops = [...document.querySelectorAll("[data-part=hand] section > *")].map((one) => one.getBoundingClientRect().top);
  return [tops.length, new Set(tops).size];
}"""


BANNER = """() => {
  const strip = document.querySelector(".strip");
  const { scrollHeight, clientHeight } = strip.querySelector("span");
  const tops = [...strip.querySelectorAll("button")].map((one) => one.getBoundingClientRect().top);
  return [scrollHeight <= clientHeight, new Set(tops).size];
}"""
"""Whether the banner's text is complete, and in how many rows its buttons are."""


def table_of_four(address: str, **options: Any) -> tuple[list[Player], str]:
    """Return four players and the path of their table, at which everybody plays at their own pace."""
    players = [Player(address, name) for name in NAMES]
    table = players[0].make_dice_golf("open", "open", "open", **options)
    for player in players[1:]:
        player.take_seat(table)
    players[0].move(table, "roll")
    return players, table.path


def wait_for_dice(page: Page) -> Page:
    expect(page.get_by_role("region", name="What you can do").get_by_role("button", name=KEEP)).to_be_visible()
    return page


@pytest.mark.parametrize("how", ["stroke", "match", "skins", "high-low"])
def test_the_total_of_four_players_dice_is_above_the_actions(how: str, phone: Phone, address: str) -> None:
    players, path = table_of_four(address, format=how)
    page = wait_for_dice(phone(path, player=players[0]))
    assert page.evaluate(COVERED_PX) == 0


def test_the_five_dice_of_a_par_five_are_in_one_row(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf(course=ana.make_course(5))
    ana.move(table, "roll")
    page = wait_for_dice(phone(table.path, player=ana))
    for size in ((360, 740), PHONE, SMALLEST):
        resize(page, size)
        assert page.evaluate(ROWS) == [5, 1], size


def test_names_of_eleven_letters_are_not_cut_off_on_the_scorecard(phone: Phone, address: str) -> None:
    players, path = table_of_four(address)
    page = wait_for_dice(phone(path, player=players[0]))
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate(CUT_OFF, ["You", *NAMES[1:3]]) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_banner_above_a_table_is_not_cut_off_and_its_buttons_are_in_one_row(locale: str, phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, NAMES[3])
    table = ana.make_dice_golf("open")
    ben.take_seat(table)
    page = phone(table.path, player=ana, viewport={"width": SMALLEST[0], "height": SMALLEST[1]}, locale=locale)
    buttons = page.locator(".strip button")
    ben.post(f"/tables/{table.id}/pause", {})
    refocus(page)
    expect(buttons).to_have_count(2)
    assert page.evaluate(BANNER) == [True, 1]
    ana.post(f"/tables/{table.id}/pause", {})
    refocus(page)
    expect(buttons).to_have_count(1)
    assert page.evaluate(BANNER) == [True, 1]
    buttons.tap()
    expect(buttons).to_have_count(2)
    assert page.evaluate(BANNER) == [True, 1]
    ana.post(f"/tables/{table.id}/resume", {})
    ana.post("/me/away", {"until": f"{date.today() + timedelta(days=20)}T08:00:00Z"})
    refocus(page)
    expect(buttons).to_have_count(1)
    assert page.evaluate(BANNER) == [True, 1]


def test_the_undo_bar_has_room_for_its_button(phone: Phone, ana: Player) -> None:
    size = {"width": SMALLEST[0], "height": SMALLEST[1]}
    page = phone("/me", player=ana, viewport=size, locale="de-DE")
    page.get_by_role("checkbox", name="nehmen").tap()
    page.goto(ana.make_dice_golf("easy").path)
    page.get_by_role("button", name="Würfeln").tap()
    bar = page.locator(".held")
    expect(bar.get_by_role("button")).to_be_visible()
    assert bar.evaluate("({ scrollWidth, clientWidth }) => scrollWidth - clientWidth") == 0
