"""The coach at a first table of Mulligan Stew, started from the rules page or at any first table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.coach import coached, hears
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import glance, play

FIRST = "Play your first table with the coach"
BEGIN = "Start cooking"


def main(page: Page) -> Locator:
    return page.locator("[data-part=main]")


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def token(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Your tokens").get_by_role("button", name=re.compile(f"^{name}, "))


def commit(page: Page) -> None:
    """What was chosen is sent, and what comes of it looked at as soon as the bots have chosen too."""
    play(main(page))
    glance(page)
    expect(main(page)).to_have_attribute("data-leads", "true")


def test_the_coach_points_out_what_is_new_in_a_first_round_and_covers_nothing(phone: Phone, ana: Player) -> None:
    page = phone("/rules/stew", player=ana)
    page.get_by_role("button", name=FIRST).tap()
    hears(page, "Keep these five cards")
    page.get_by_role("button", name="Keep this hand").first.tap()
    play(main(page))
    hears(page, "Each royal has an order", "Choose one to three cards")
    hand(page).first.tap()
    hears(page, "A token says who")
    token(page, "Queen").tap()
    hears(page, "The pot shows your matches")
    commit(page)
    hears(page, "The reveal")
    main(page).tap()
    hears(page, "This token swaps")
    for royal in ("King", "Princess"):
        hand(page).first.tap()
        token(page, royal).tap()
        commit(page)
        expect(coached(page)).to_be_hidden()
        main(page).tap()
    hears(page, "Most matches takes the tip")


def test_who_has_no_name_yet_is_asked_on_the_way_to_the_coach(phone: Phone) -> None:
    page = phone("/rules/stew")
    page.get_by_role("button", name=FIRST).tap()
    page.get_by_role("button", name=BEGIN).tap()
    expect(page.get_by_role("alert")).to_contain_text("Add a name")
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name=BEGIN).tap()
    expect(coached(page).get_by_text("Keep these five cards")).to_be_visible()


def test_who_wants_no_coach_is_not_asked_again(phone: Phone, ana: Player) -> None:
    page = phone(ana.lay("stew", "easy").path, player=ana)
    expect(coached(page).get_by_text("New here?")).to_be_visible()
    coached(page).get_by_role("button", name="No thanks").tap()
    page.goto(ana.lay("stew", "easy").path)
    page.get_by_role("button", name="Keep this hand").first.tap()
    play(main(page))
    hand(page).first.tap()
    token(page, "Queen").tap()
    expect(main(page)).to_have_text(re.compile("^Cook for the Queen"))
    expect(coached(page)).to_be_hidden()
