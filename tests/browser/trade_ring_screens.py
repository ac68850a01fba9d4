"""The screens of The Trading Ring, and how to get to each."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.screens import button, heading, screen
from tests.browser.trade_ring_page import TradeRingPage
from tests.browser.trade_ring_tables import (
    can_auction,
    can_offer,
    can_plan_next_auction,
    can_swap,
    fold_until_finished,
    has_offered,
    trade_ring_table_where,
)

BOTS = ("easy", "normal", "hard", "normal", "easy", "hard", "normal")


def friend(ana: Player, name: str = "Ben") -> Player:
    return Player(ana.origin, name)


@screen
def ring_turn_among_eight(phone: Phone, ana: Player) -> Page:
    trader = TradeRingPage(phone(trade_ring_table_where(can_auction, ana, *BOTS, chips=True).path, player=ana))
    trader.hand.nth(2).tap()
    expect(trader.actions.get_by_role("button", name="Auction the")).to_be_visible()
    return trader.page


@screen
def ring_question_before_folding(phone: Phone, ana: Player) -> Page:
    page = phone(trade_ring_table_where(can_auction, ana, *BOTS[:2]).path, player=ana)
    button(page, "Fold")
    expect(page.get_by_text("Fold for good?")).to_be_visible()
    return page


@screen
def ring_card_to_offer(phone: Phone, ana: Player) -> Page:
    table = trade_ring_table_where(can_offer, ana, friend(ana), *BOTS[:4], chips=True, high_risk=True)
    ana.send_message(table, "Take mine, it is the best of them all, and I have never lied to you. " * 2)
    trader = TradeRingPage(phone(table.path, player=ana))
    trader.hand.nth(4).tap()
    expect(trader.page.get_by_role("button", name="One chip more")).to_be_visible()
    return trader.page


@screen
def ring_card_offered(phone: Phone, ana: Player) -> Page:
    page = phone(trade_ring_table_where(has_offered, ana, friend(ana), friend(ana, "Cara"), *BOTS[:2]).path, player=ana)
    expect(page.get_by_text("You can change it until all offers are in.")).to_be_visible()
    return page


@screen
def ring_next_auction_to_plan(phone: Phone, ana: Player) -> Page:
    trader = TradeRingPage(
        phone(trade_ring_table_where(can_plan_next_auction, ana, friend(ana), *BOTS[:6], chips=True).path, player=ana)
    )
    sheet = trader.open_sheet("You’re next. Plan your auction?", "You’re next")
    sheet.get_by_role("group").get_by_role("button").first.tap()
    expect(sheet.get_by_role("button", name=re.compile("^Auction the .* next$"))).to_be_enabled()
    return trader.page


@screen
def ring_next_auction_planned(phone: Phone, ana: Player) -> Page:
    trader = TradeRingPage(
        phone(trade_ring_table_where(can_plan_next_auction, ana, friend(ana), *BOTS[:6], chips=True).path, player=ana)
    )
    said = trader.plan_next_auction(2)
    expect(trader.page.get_by_role("button", name=f"Up next: the {said}, 1 chip")).to_be_visible()
    return trader.page


@screen
def ring_offer_to_take(phone: Phone, ana: Player) -> Page:
    table = trade_ring_table_where(can_swap, ana, *BOTS[:4], chips=True)
    trader = TradeRingPage(phone(table.path, player=ana))
    trader.offer_of(ana.name_in_seat(table, 3)).tap()
    expect(trader.actions.get_by_role("button", name="Swap your")).to_be_visible()
    return trader.page


@screen
def ring_secret_offer_to_take(phone: Phone, ana: Player) -> Page:
    table = trade_ring_table_where(can_swap, ana, *BOTS, secret_offers=True, chips=True)
    trader, bot = TradeRingPage(phone(table.path, player=ana)), ana.name_in_seat(table)
    trader.offer_of(bot).tap()
    expect(trader.actions.get_by_role("button", name=f"Take {bot}’s card unseen")).to_be_visible()
    return trader.page


@screen
def ring_after_folding(phone: Phone, ana: Player) -> Page:
    table = trade_ring_table_where(can_auction, ana, friend(ana), *BOTS[:2])
    ana.move(table, "fold")
    page = phone(table.path, player=ana)
    expect(page.get_by_text("your hand counts at the end")).to_be_visible()
    return page


@screen
def ring_as_watchers_see_it(phone: Phone, ana: Player) -> Page:
    page = phone(trade_ring_table_where(can_swap, ana, *BOTS[:5], open_hands=True, high_risk=True).path)
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    return page


@screen
def ring_hands_least_to_most(phone: Phone, ana: Player) -> Page:
    page = phone(trade_ring_table_where(can_auction, ana, *BOTS[:1]).path, player=ana)
    page.get_by_title("What beats what").click()
    expect(page.get_by_role("dialog").get_by_text("Straight Flush")).to_be_visible()
    return page


@screen
def ring_discarded_cards(phone: Phone, ana: Player) -> Page:
    trader = TradeRingPage(phone(trade_ring_table_where(can_swap, ana, *BOTS[:2], high_risk=True).path, player=ana))
    trader.mulligan()
    expect(trader.open_sheet("Discard pile, ", "gone for good")).to_be_visible()
    return trader.page


@screen
def ring_hand_of_another(phone: Phone, ana: Player) -> Page:
    table = trade_ring_table_where(can_auction, ana, *BOTS[:2], open_hands=True, chips=True)
    trader, bot = TradeRingPage(phone(table.path, player=ana)), ana.name_in_seat(table)
    expect(trader.open_sheet(re.compile(f"^{bot}.* see what you know"), f"{bot}’s hand")).to_be_visible()
    return trader.page


@screen
def ring_result(phone: Phone, ana: Player) -> Page:
    table = ana.make_table("trade-ring", *BOTS, chips=True)
    fold_until_finished(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    return page


@screen
def ring_replay(phone: Phone, ana: Player) -> Page:
    table = ana.make_table("trade-ring", *BOTS[:4], chips=True)
    fold_until_finished(table, ana)
    page = heading(phone(f"{table.path}/replay?at=0", player=ana), "The Trading Ring")
    button(page, "One on")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Step 1 "))
    return page
