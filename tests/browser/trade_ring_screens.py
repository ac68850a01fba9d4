"""The screens of The Trading Ring, and how to get to each."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.screens import button, heading, screen
from tests.browser.tables import at_turn, has_offered, ring, to_choose, to_offer, to_say_next
from tests.browser.trade_ring_page import Trader, fold_out

BOTS = ("easy", "normal", "hard", "normal", "easy", "hard", "normal")


def friend(ana: Player, name: str = "Ben") -> Player:
    return Player(ana.origin, name)


@screen
def ring_turn_among_eight(phone: Phone, ana: Player) -> Page:
    trader = Trader(phone(ring(at_turn, ana, *BOTS, chips=True).path, player=ana))
    trader.hand.nth(2).tap()
    expect(trader.acts.get_by_role("button", name="Auction the")).to_be_visible()
    return trader.page


@screen
def ring_question_before_folding(phone: Phone, ana: Player) -> Page:
    page = phone(ring(at_turn, ana, *BOTS[:2]).path, player=ana)
    button(page, "Fold")
    expect(page.get_by_text("Fold for good?")).to_be_visible()
    return page


@screen
def ring_card_to_offer(phone: Phone, ana: Player) -> Page:
    table = ring(to_offer, ana, friend(ana), *BOTS[:4], chips=True, high_risk=True)
    ana.say(table, "Take mine, it is the best of them all, and I have never lied to you. " * 2)
    trader = Trader(phone(table.path, player=ana))
    trader.hand.nth(4).tap()
    expect(trader.page.get_by_role("button", name="One chip more")).to_be_visible()
    return trader.page


@screen
def ring_card_offered(phone: Phone, ana: Player) -> Page:
    page = phone(ring(has_offered, ana, friend(ana), friend(ana, "Cara"), *BOTS[:2]).path, player=ana)
    expect(page.get_by_text("You can change it until all offers are in.")).to_be_visible()
    return page


@screen
def ring_next_auction_to_say(phone: Phone, ana: Player) -> Page:
    trader = Trader(phone(ring(to_say_next, ana, friend(ana), *BOTS[:6], chips=True).path, player=ana))
    sheet = trader.look_at("You’re next. Plan your auction?", "You’re next")
    sheet.get_by_role("group").get_by_role("button").first.tap()
    expect(sheet.get_by_role("button", name=re.compile("^Auction the .* next$"))).to_be_enabled()
    return trader.page


@screen
def ring_next_auction_said(phone: Phone, ana: Player) -> Page:
    trader = Trader(phone(ring(to_say_next, ana, friend(ana), *BOTS[:6], chips=True).path, player=ana))
    said = trader.say_next(2)
    expect(trader.page.get_by_role("button", name=f"Up next: the {said}, 1 chip")).to_be_visible()
    return trader.page


@screen
def ring_offer_to_take(phone: Phone, ana: Player) -> Page:
    table = ring(to_choose, ana, *BOTS[:4], chips=True)
    trader = Trader(phone(table.path, player=ana))
    trader.lying(ana.called(table, 3)).tap()
    expect(trader.acts.get_by_role("button", name="Swap your")).to_be_visible()
    return trader.page


@screen
def ring_secret_offer_to_take(phone: Phone, ana: Player) -> Page:
    table = ring(to_choose, ana, *BOTS, secret_offers=True, chips=True)
    trader, bot = Trader(phone(table.path, player=ana)), ana.called(table)
    trader.lying(bot).tap()
    expect(trader.acts.get_by_role("button", name=f"Take {bot}’s card unseen")).to_be_visible()
    return trader.page


@screen
def ring_after_folding(phone: Phone, ana: Player) -> Page:
    table = ring(at_turn, ana, friend(ana), *BOTS[:2])
    ana.move(table, "fold")
    page = phone(table.path, player=ana)
    expect(page.get_by_text("your hand counts at the end")).to_be_visible()
    return page


@screen
def ring_as_watchers_see_it(phone: Phone, ana: Player) -> Page:
    page = phone(ring(to_choose, ana, *BOTS[:5], open_hands=True, high_risk=True).path)
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    return page


@screen
def ring_hands_least_to_most(phone: Phone, ana: Player) -> Page:
    page = phone(ring(at_turn, ana, *BOTS[:1]).path, player=ana)
    page.get_by_title("What beats what").click()
    expect(page.get_by_role("dialog").get_by_text("Straight Flush")).to_be_visible()
    return page


@screen
def ring_cards_gone(phone: Phone, ana: Player) -> Page:
    trader = Trader(phone(ring(to_choose, ana, *BOTS[:2], high_risk=True).path, player=ana))
    trader.mulligan()
    expect(trader.look_at("Discard pile, ", "gone for good")).to_be_visible()
    return trader.page


@screen
def ring_hand_of_another(phone: Phone, ana: Player) -> Page:
    table = ring(at_turn, ana, *BOTS[:2], open_hands=True, chips=True)
    trader, bot = Trader(phone(table.path, player=ana)), ana.called(table)
    expect(trader.look_at(re.compile(f"^{bot}.* see what you know"), f"{bot}’s hand")).to_be_visible()
    return trader.page


@screen
def ring_result(phone: Phone, ana: Player) -> Page:
    table = ana.lay("trade-ring", *BOTS, chips=True)
    fold_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    return page


@screen
def ring_replay(phone: Phone, ana: Player) -> Page:
    table = ana.lay("trade-ring", *BOTS[:4], chips=True)
    fold_out(table, ana)
    page = heading(phone(f"{table.path}/replay?at=0", player=ana), "The Trading Ring")
    button(page, "One on")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Step 1 "))
    return page
