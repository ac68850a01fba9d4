"""A reveal of each game: rolling dice, moving and flipped cards, flying balls, pots."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.becks_golf_tables import becks_golf_table
from tests.browser.dice_golf_page import DiceGolfPage
from tests.browser.http_player import Player, Table
from tests.browser.mulligan_page import SUBMIT, MulliganPage
from tests.browser.mulligan_tables import mulligan_table
from tests.browser.stew_page import COOK, StewPage
from tests.browser.stew_tables import is_planning, play_stew_until
from tests.browser.trade_ring_page import TradeRingPage
from tests.browser.trade_ring_tables import can_auction, trade_ring_table_where
from tests.browser.wait_until_settled import wait_until_settled

BOTS = ("easy", "easy")
LONG_HOLES = (330,) * 9
"""Yards of holes with visible first shots."""
MakeTable = Callable[[Player], Table]
Prepare = Callable[[Page], Locator]


def prepare_roll(page: Page) -> Locator:
    return DiceGolfPage(page).actions.get_by_role("button", name="Roll")


def prepare_placing(page: Page) -> Locator:
    """Choose the top discard for a face-down card; the bots move afterwards."""
    golfer = BecksGolfPage(page)
    golfer.actions.get_by_role("button", name="Take it").tap()
    golfer.card(8).tap()
    return golfer.actions.get_by_role("button", name="Place the")


def prepare_auction(page: Page) -> Locator:
    """The bots offer at once, and all offers are flipped."""
    trader = TradeRingPage(page)
    trader.hand.first.tap()
    return trader.actions.get_by_role("button", name="Auction the")


def prepare_shot(page: Page) -> Locator:
    planner = MulliganPage(page)
    planner.choose_club()
    return planner.actions.get_by_role("button", name=SUBMIT)


def prepare_cooking(page: Page) -> Locator:
    cook = StewPage(page)
    cook.hand.first.tap()
    cook.tokens.first.tap()
    return cook.actions.get_by_role("button", name=COOK)


def stew_table_to_plan(ana: Player) -> Table:
    table = ana.make_table("stew", *BOTS)
    play_stew_until(is_planning(1, 1), table, ana)
    return table


REVEALS: dict[str, tuple[MakeTable, Prepare]] = {
    "dice-golf": (lambda ana: ana.make_dice_golf("easy"), prepare_roll),
    "becks-golf": (lambda ana: becks_golf_table(ana, *BOTS), prepare_placing),
    "trade-ring": (lambda ana: trade_ring_table_where(can_auction, ana, *BOTS), prepare_auction),
    "mulligan": (lambda ana: mulligan_table(ana, *BOTS, yards=LONG_HOLES), prepare_shot),
    "stew": (stew_table_to_plan, prepare_cooking),
}
"""For each game: how to make a table, and how to choose everything before the button that starts the reveal. No table has a
coach.
"""
COACH_OFF = {"mulligan-coach": "off", "stew-coach": "off"}


def prepare_reveal(page: Page, game: str) -> tuple[float, float]:
    """Choose everything before a reveal, and return the centre of the button that starts it."""
    button = REVEALS[game][1](page)
    expect(button).to_be_enabled()
    wait_until_settled(page)
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
