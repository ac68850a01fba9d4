"""A reveal of each game: rolling dice, moving and flipped cards, flying balls, pots."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.becks_golf_page import CardGolfer
from tests.browser.dice_golf_page import Golfer
from tests.browser.http_player import Player, Table
from tests.browser.mulligan_page import LAY, Planner
from tests.browser.mulligan_tables import tee
from tests.browser.stew_page import LAY as COOK
from tests.browser.stew_page import Cook
from tests.browser.stew_tables import cooked_until, planning
from tests.browser.tables import at_turn, deal_cards, ring
from tests.browser.trade_ring_page import Trader
from tests.browser.wait_until_settled import settle

BOTS = ("easy", "easy")
LONG = (330,) * 9
"""Yards of holes whose first shots are seen to fly."""
Lay = Callable[[Player], Table]
Ready = Callable[[Page], Locator]


def throw(page: Page) -> Locator:
    return Golfer(page).acts.get_by_role("button", name="Roll")


def place(page: Page) -> Locator:
    """The top discard, chosen for a card face-down; the bots follow."""
    golfer = CardGolfer(page)
    golfer.acts.get_by_role("button", name="Take it").tap()
    golfer.card(8).tap()
    return golfer.acts.get_by_role("button", name="Place the")


def auction(page: Page) -> Locator:
    """The bots offer at once, and all offers are turned over."""
    trader = Trader(page)
    trader.hand.first.tap()
    return trader.acts.get_by_role("button", name="Auction the")


def swing(page: Page) -> Locator:
    planner = Planner(page)
    planner.club()
    return planner.acts.get_by_role("button", name=LAY)


def cook(page: Page) -> Locator:
    cook = Cook(page)
    cook.hand.first.tap()
    cook.tokens.first.tap()
    return cook.acts.get_by_role("button", name=COOK)


def lay_kitchen(ana: Player) -> Table:
    table = ana.lay("stew", *BOTS)
    cooked_until(planning(1, 1), table, ana)
    return table


REVEALS: dict[str, tuple[Lay, Ready]] = {
    "dice-golf": (lambda ana: ana.make("easy"), throw),
    "becks-golf": (lambda ana: deal_cards(ana, *BOTS), place),
    "trade-ring": (lambda ana: ring(at_turn, ana, *BOTS), auction),
    "mulligan": (lambda ana: tee(ana, *BOTS, yards=LONG), swing),
    "stew": (lay_kitchen, cook),
}
"""Of each game a table, and what of its page is to be tapped for the reveal, once all else is chosen. Nobody has a coach."""
UNCOACHED = {"mulligan-coach": "off", "stew-coach": "off"}


def about_to_be_revealed(page: Page, game: str) -> tuple[float, float]:
    """Where the finger comes down, on the page of a game's table that is open."""
    button = REVEALS[game][1](page)
    expect(button).to_be_enabled()
    settle(page)
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
