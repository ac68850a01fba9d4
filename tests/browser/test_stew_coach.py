"""The coach at a first table of Mulligan Stew, started from the rules page or at any first table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.coach import coach_on, expect_coach_says
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import refocus, tap_move

FIRST = "Play your first table with the coach"
BEGIN = "Start cooking"


def main(page: Page) -> Locator:
    return page.locator("[data-part=main]")


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def token(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Your tokens").get_by_role("button", name=re.compile(f"^{name}, "))


def commit(page: Page) -> None:
    """Submit the plan, and show the reveal as soon as the bots have planned."""
    tap_move(main(page))
    refocus(page)
    expect(main(page)).to_have_attribute("data-leads", "true")


def test_the_coach_explains_each_new_thing_in_a_first_round_and_covers_nothing(phone: Phone, ana: Player) -> None:
    page = phone("/rules/stew", player=ana)
    page.get_by_role("button", name=FIRST).tap()
    expect_coach_says(page, "Keep these five cards")
    page.get_by_role("button", name="Keep this hand").first.tap()
    tap_move(main(page))
    expect_coach_says(page, "Each royal has an order", "Choose one to three cards")
    hand(page).first.tap()
    expect_coach_says(page, "A token says who")
    token(page, "Queen").tap()
    expect_coach_says(page, "The pot shows your matches")
    commit(page)
    expect_coach_says(page, "The reveal")
    main(page).tap()
    expect_coach_says(page, "This token swaps")
    for royal in ("King", "Princess"):
        hand(page).first.tap()
        token(page, royal).tap()
        commit(page)
        expect(coach_on(page)).to_be_hidden()
        main(page).tap()
    expect_coach_says(page, "Most matches takes the tip")


def test_starting_with_the_coach_requires_a_name(phone: Phone) -> None:
    page = phone("/rules/stew")
    page.get_by_role("button", name=FIRST).tap()
    page.get_by_role("button", name=BEGIN).tap()
    expect(page.get_by_role("alert")).to_contain_text("Add a name")
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name=BEGIN).tap()
    expect(coach_on(page).get_by_text("Keep these five cards")).to_be_visible()


def test_a_declined_coach_is_not_offered_again(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_table("stew", "easy").path, player=ana)
    expect(coach_on(page).get_by_text("New here?")).to_be_visible()
    coach_on(page).get_by_role("button", name="No thanks").tap()
    page.goto(ana.make_table("stew", "easy").path)
    page.get_by_role("button", name="Keep this hand").first.tap()
    tap_move(main(page))
    hand(page).first.tap()
    token(page, "Queen").tap()
    expect(main(page)).to_have_text(re.compile("^Cook for the Queen"))
    expect(coach_on(page)).to_be_hidden()
