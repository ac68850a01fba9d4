"""Dice Golf on the narrowest phone: everything needed to decide is visible, and names are distinct."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import Player
from tests.browser.conftest import Phone
from tests.browser.golfer import KEEP
from tests.browser.law.law import PHONE, SMALLEST, resize

NAMES = ["Bartholomew", "Maximiliana", "Constantine", "Wilhelmina Josefine Anna"]
# How much of the sum lies under the actions, px; and which of these names are not to be read whole.
COVERED = """() => {
  const bottom = document.querySelector("main section:last-child").getBoundingClientRect().bottom;
  const actions = [...document.querySelectorAll("main + section *")].map((one) => one.getBoundingClientRect());
  return Math.max(0, bottom - Math.min(...actions.filter(({ height }) => height).map(({ top }) => top)));
}"""
CUT = """(names) => {
  const whole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
  const shown = [...document.querySelectorAll("tbody th span")];
  const held = (name) => shown.filter((one) => one.textContent === name);
  return names.filter((name) => !held(name).length || !held(name).every(whole));
}"""


# In how many rows so many dice lie.
ROWS = """() => {
  const tops = [...document.querySelectorAll("[data-part=hand] section > *")].map((one) => one.getBoundingClientRect().top);
  return [tops.length, new Set(tops).size];
}"""


def four_at_a_table(address: str, **options: Any) -> tuple[list[Player], str]:
    """The players, and the way to their table: everybody's own pace."""
    players = [Player(address, name) for name in NAMES]
    table = players[0].make("open", "open", "open", **options)
    for player in players[1:]:
        player.sit(table)
    players[0].move(table, "roll")
    return players, table.path


def shown(page: Page) -> Page:
    expect(page.get_by_role("region", name="What you can do").get_by_role("button", name=KEEP)).to_be_visible()
    return page


@pytest.mark.parametrize("how", ["stroke", "match", "skins", "high-low"])
def test_the_sum_of_four_players_dice_lies_above_the_actions(how: str, phone: Phone, address: str) -> None:
    players, path = four_at_a_table(address, format=how)
    page = shown(phone(path, player=players[0]))
    assert page.evaluate(COVERED) == 0


def test_the_five_dice_of_a_par_five_lie_in_one_row(phone: Phone, ana: Player) -> None:
    table = ana.make(course=ana.make_course(5))
    ana.move(table, "roll")
    page = shown(phone(table.path, player=ana))
    for size in ((360, 740), PHONE, SMALLEST):
        resize(page, size)
        assert page.evaluate(ROWS) == [5, 1], size


def test_names_of_eleven_letters_are_read_whole_on_the_scorecard(phone: Phone, address: str) -> None:
    players, path = four_at_a_table(address)
    page = shown(phone(path, player=players[0]))
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate(CUT, ["You", *NAMES[1:3]]) == []
