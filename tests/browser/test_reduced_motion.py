"""With reduced motion the end of every animation is shown at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, Golfer
from tests.browser.http_player import Player
from tests.browser.tables import at_turn, deal_cards, ring
from tests.browser.trade_ring_page import CARD, Trader
from tests.browser.wait_until_settled import settle

MOTIONS = pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])

# Counts every animation that is begun from now on, by script, style sheet or view transition.
COUNT = """() => {
  window.begun = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) { window.begun++; return animate.apply(this, all); };
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, () => window.begun++, true);
}"""

STOP = "() => { window.setTimeout = () => 0; }"
"""No time goes by on the page any more."""
FACES = {-1: "Birdie", -2: "Eagle", -3: "Albatross", -4: "Hole in One", "M": "Mulligan", "H": "Hazard"}


def begun(page: Page) -> int:
    return int(page.evaluate("begun"))


@MOTIONS
def test_dice_tumble_only_for_who_wants_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone(ana.make("easy").path, player=ana, reduced_motion=motion))
    expect(golfer.page.get_by_role("heading", name="On the tee")).to_be_visible()
    golfer.page.evaluate(COUNT)
    golfer.roll()
    expect(golfer.acts.get_by_role("button", name=KEEP)).to_be_visible()
    golfer.page.get_by_role("button", name="Table and chat").tap()
    expect(golfer.page.get_by_role("dialog")).to_be_visible()
    assert (begun(golfer.page) > 0) == moves, f"{begun(golfer.page)} animations"


@pytest.mark.parametrize(("motion", "stays"), [("reduce", False), ("no-preference", True)])
def test_a_game_ends_on_the_table_for_who_wants_motion(motion: str, stays: bool, phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone(ana.make(course=ana.make_course(3)).path, player=ana, reduced_motion=motion))
    golfer.roll()
    golfer.keep()
    again = golfer.page.get_by_role("button", name="Play again")
    if stays:
        on = golfer.acts.get_by_role("button", name="See the result")
        expect(on).to_be_visible()
        expect(again).to_be_hidden()
        on.tap()
    expect(again).to_be_visible()
    golfer.page.reload()
    expect(again).to_be_visible()


@MOTIONS
def test_cards_fly_only_for_who_wants_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    golfer = CardGolfer(phone(deal_cards(ana, "easy", "easy").path, player=ana, reduced_motion=motion))
    expect(golfer.acts.get_by_role("button", name="Draw a card")).to_be_visible()
    settle(golfer.page)
    golfer.page.evaluate(COUNT)
    golfer.take(8)
    golfer.draw()
    assert (begun(golfer.page) > 0) == moves, f"{begun(golfer.page)} animations"


@MOTIONS
def test_offers_turn_over_only_for_who_wants_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    table = ring(at_turn, ana, "easy", "easy")
    trader = Trader(phone(table.path, player=ana, reduced_motion=motion))
    expect(trader.hand).to_have_count(5)
    settle(trader.page)
    trader.page.evaluate(COUNT)
    trader.auction(0)
    expect(trader.lying(ana.called(table))).to_be_visible()
    trader.mulligan()
    assert (begun(trader.page) > 0) == moves, f"{begun(trader.page)} animations"


def test_cards_lie_at_once_as_the_bots_have_played_them(phone: Phone, ana: Player) -> None:
    table = deal_cards(ana, "easy", "easy")
    golfer = CardGolfer(phone(table.path, player=ana))
    expect(golfer.acts.get_by_role("button", name="Draw a card")).to_be_visible()
    settle(golfer.page)
    golfer.page.evaluate(STOP)
    golfer.take(8)
    top = ana.look(table)["state"]["discard"][-1]
    expect(golfer.page.get_by_role("button", name=f"Discards, on top {FACES.get(top, top)}")).to_be_visible()


def test_offers_lie_face_up_at_once(phone: Phone, ana: Player) -> None:
    trader = Trader(phone(ring(at_turn, ana, "easy", "easy").path, player=ana))
    expect(trader.hand).to_have_count(5)
    settle(trader.page)
    trader.page.evaluate(STOP)
    trader.auction(0)
    expect(trader.offers).to_have_count(2)
    for offer in trader.offers.all():
        expect(offer).to_have_accessible_name(CARD)
