"""With reduced motion the end of every animation is shown at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.becks_golf_tables import becks_golf_table
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, DiceGolfPage
from tests.browser.http_player import Player
from tests.browser.trade_ring_page import CARD, TradeRingPage
from tests.browser.trade_ring_tables import can_auction, trade_ring_table_where
from tests.browser.wait_until_settled import wait_until_settled

MOTIONS = pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])

# Counts every animation that starts from now on, by script, style sheet or view transition.
COUNT_ANIMATIONS = """() => {
  window.begun = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) { window.begun++; return animate.apply(this, all); };
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, () => window.begun++, true);
}"""

STOP_TIMEOUTS = "() => { window.setTimeout = () => 0; }"
"""Stops all timeouts of the page."""
FACES = {-1: "Birdie", -2: "Eagle", -3: "Albatross", -4: "Hole in One", "M": "Mulligan", "H": "Hazard"}


def animations_started(page: Page) -> int:
    return int(page.evaluate("begun"))


@MOTIONS
def test_dice_roll_only_without_reduced_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    golfer = DiceGolfPage(phone(ana.make_dice_golf("easy").path, player=ana, reduced_motion=motion))
    expect(golfer.page.get_by_role("heading", name="On the tee")).to_be_visible()
    golfer.page.evaluate(COUNT_ANIMATIONS)
    golfer.roll()
    expect(golfer.actions.get_by_role("button", name=KEEP)).to_be_visible()
    golfer.page.get_by_role("button", name="Table and chat").tap()
    expect(golfer.page.get_by_role("dialog")).to_be_visible()
    assert (animations_started(golfer.page) > 0) == moves, f"{animations_started(golfer.page)} animations"


@pytest.mark.parametrize(("motion", "stays"), [("reduce", False), ("no-preference", True)])
def test_a_game_ends_on_the_table_only_without_reduced_motion(motion: str, stays: bool, phone: Phone, ana: Player) -> None:
    golfer = DiceGolfPage(phone(ana.make_dice_golf(course=ana.make_course(3)).path, player=ana, reduced_motion=motion))
    golfer.roll()
    golfer.keep()
    again = golfer.page.get_by_role("button", name="Play again")
    if stays:
        on = golfer.actions.get_by_role("button", name="See the result")
        expect(on).to_be_visible()
        expect(again).to_be_hidden()
        on.tap()
    expect(again).to_be_visible()
    golfer.page.reload()
    expect(again).to_be_visible()


@MOTIONS
def test_cards_move_only_without_reduced_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    golfer = BecksGolfPage(phone(becks_golf_table(ana, "easy", "easy").path, player=ana, reduced_motion=motion))
    expect(golfer.actions.get_by_role("button", name="Draw a card")).to_be_visible()
    wait_until_settled(golfer.page)
    golfer.page.evaluate(COUNT_ANIMATIONS)
    golfer.take(8)
    golfer.draw()
    assert (animations_started(golfer.page) > 0) == moves, f"{animations_started(golfer.page)} animations"


@MOTIONS
def test_offers_flip_only_without_reduced_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    table = trade_ring_table_where(can_auction, ana, "easy", "easy")
    trader = TradeRingPage(phone(table.path, player=ana, reduced_motion=motion))
    expect(trader.hand).to_have_count(5)
    wait_until_settled(trader.page)
    trader.page.evaluate(COUNT_ANIMATIONS)
    trader.auction(0)
    expect(trader.offer_of(ana.name_in_seat(table))).to_be_visible()
    trader.mulligan()
    assert (animations_started(trader.page) > 0) == moves, f"{animations_started(trader.page)} animations"


def test_with_reduced_motion_bots_cards_are_in_place_at_once(phone: Phone, ana: Player) -> None:
    table = becks_golf_table(ana, "easy", "easy")
    golfer = BecksGolfPage(phone(table.path, player=ana))
    expect(golfer.actions.get_by_role("button", name="Draw a card")).to_be_visible()
    wait_until_settled(golfer.page)
    golfer.page.evaluate(STOP_TIMEOUTS)
    golfer.take(8)
    top = ana.view(table)["state"]["discard"][-1]
    expect(golfer.page.get_by_role("button", name=f"Discards, on top {FACES.get(top, top)}")).to_be_visible()


def test_with_reduced_motion_offers_are_face_up_at_once(phone: Phone, ana: Player) -> None:
    trader = TradeRingPage(phone(trade_ring_table_where(can_auction, ana, "easy", "easy").path, player=ana))
    expect(trader.hand).to_have_count(5)
    wait_until_settled(trader.page)
    trader.page.evaluate(STOP_TIMEOUTS)
    trader.auction(0)
    expect(trader.offers).to_have_count(2)
    for offer in trader.offers.all():
        expect(offer).to_have_accessible_name(CARD)
