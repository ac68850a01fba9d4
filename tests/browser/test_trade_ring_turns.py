"""Turns of The Trading Ring: auctions, offers, chat, and hidden cards."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import MOVES, refocus, tap_move
from tests.browser.table_checks.checks import SMALLEST, faults_at_size, install_checks
from tests.browser.trade_ring_page import TradeRingPage
from tests.browser.trade_ring_tables import can_auction, fold_until_finished, play_until_legal, trade_ring_table_where

BOTS = ("easy", "easy", "easy")


def expect_news(trader: TradeRingPage, words: str | re.Pattern[str]) -> None:
    expect(trader.page.get_by_role("status").first).to_contain_text(words)


def table_of_two(ana: Player, **options: Any) -> tuple[Player, Table]:
    """Return Ben, and a table of him and Ana, whose turn it is."""
    ben = Player(ana.origin, "Ben")
    table = ana.make_table("trade-ring", "open", **options)
    ben.take_seat(table)
    if ana.view(table)["state"]["auctioneer"] == 1:
        ben.move(table, "skip")
    return ben, table


def test_a_turn_is_an_auction_offers_and_a_swap(phone: Phone, ana: Player) -> None:
    ben, table = table_of_two(ana)
    seller, buyer = TradeRingPage(phone(table.path, player=ana)), TradeRingPage(phone(table.path, player=ben))
    seller.auction(0)
    refocus(buyer.page)
    buyer.offer(1)
    refocus(seller.page)
    expect_news(seller, "Tap an offer to swap, or call a Mulligan.")
    seller.offer_of("Ben").tap()
    install_checks(seller.page)
    assert not faults_at_size(seller.page, SMALLEST), "with the card that would come"
    seller.offer_of("Ben").tap()
    before, theirs = (player.view(table)["state"] for player in (ana, ben))
    seller.swap("Ben", 1)
    refocus(buyer.page)
    expect_news(buyer, re.compile("^Ana swapped .* for your .*Your turn.$"))
    mine = ana.view(table)["state"]["own"]["hand"]
    assert theirs["players"][1]["slot"]["card"] in mine
    assert before["players"][0]["slot"]["card"] not in mine


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_skip_and_fold_do_not_overlap_the_name_plates_on_the_smallest_phone(locale: str, phone: Phone, ana: Player) -> None:
    """The space is smallest among three players with names as long as bots'."""
    ben, cleo = Player(ana.origin, "Thistle"), Player(ana.origin, "Pompom")
    table = trade_ring_table_where(can_auction, ana, ben, cleo)
    page = phone(table.path, player=ana, viewport={"width": SMALLEST[0], "height": SMALLEST[1]}, locale=locale)
    expect(page.locator(".ways button")).to_have_count(2)
    edges = page.locator(".plate, .ways button").evaluate_all(
        """all => all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right }) => [left, right])
          .sort(([one], [other]) => one - other)"""
    )
    assert len(edges) == 4
    assert all(right <= left for (_, right), (left, _) in pairwise(edges)), edges


def test_a_mulligan_moves_the_cards_to_the_discard_pile(phone: Phone, ana: Player) -> None:
    table = ana.make_table("trade-ring", *BOTS)
    while not play_until_legal(ana, table, "mulligan"):
        table = ana.make_table("trade-ring", *BOTS)
    trader = TradeRingPage(phone(table.path, player=ana))
    trader.mulligan()
    expect(trader.ring.get_by_role("button", name=re.compile("^Discard pile, [^0]"))).to_be_visible()
    trader.ring.get_by_role("button", name=re.compile("^Discard pile")).tap()
    expect(trader.page.get_by_role("dialog").get_by_role("heading", name="gone for good")).to_be_visible()


def test_an_offer_can_be_changed_and_is_hidden_until_all_are_in(phone: Phone, ana: Player) -> None:
    ben, cleo = Player(ana.origin, "Ben"), Player(ana.origin, "Cleo")
    table = ana.make_table("trade-ring", "open", "open")
    for player in (ben, cleo):
        player.take_seat(table)
    players = {0: ana, 1: ben, 2: cleo}
    seller = ana.view(table)["state"]["auctioneer"]
    buyer, late = [player for seat, player in players.items() if seat != seller]
    players[seller].move(table, "auction", card=players[seller].view(table)["state"]["own"]["hand"][0])
    trader, other = TradeRingPage(phone(table.path, player=buyer)), TradeRingPage(phone(table.path, player=late))
    trader.offer(0)
    refocus(other.page)
    expect(other.ring.get_by_text(f"{buyer.name}’s face-down card")).to_be_attached()
    trader.offer(3, name=" instead")
    expect(trader.actions.get_by_role("button")).to_have_text(re.compile("You offered the"))
    offered = buyer.view(table)["state"]["own"]
    assert offered["offer"]["card"] == offered["hand"][3]


def table_of_three(ana: Player) -> tuple[Table, list[Player]]:
    """Return a table with a card up for auction, and its players from the auctioneer on."""
    players = [ana, Player(ana.origin, "Ben"), Player(ana.origin, "Cleo")]
    table = ana.make_table("trade-ring", "open", "open")
    for player in players[1:]:
        player.take_seat(table)
    first = ana.view(table)["state"]["auctioneer"]
    players = [*players[first:], *players[:first]]
    players[0].move(table, "auction", card=players[0].view(table)["state"]["own"]["hand"][0])
    return table, players


@pytest.mark.rule("T-15")
def test_the_next_auctioneer_plans_a_card_and_its_auction_opens_by_itself(phone: Phone, ana: Player) -> None:
    table, (seller, planner, late) = table_of_three(ana)
    trader = TradeRingPage(phone(table.path, player=planner))
    said = trader.plan_next_auction(0)
    trader.offer(2)
    own = planner.view(table)["state"]["own"]
    assert own["next"] == {"card": own["hand"][0]}
    again = trader.plan_next_auction(1, f"Up next: the {said}")
    expect(trader.page.get_by_role("button", name=f"Up next: the {again}")).to_be_visible()
    trader.offer(3, name=" instead")
    own = planner.view(table)["state"]["own"]
    assert (own["offer"]["card"], own["next"]["card"]) == (own["hand"][3], own["hand"][1])
    with trader.page.expect_response(MOVES):
        trader.plan_next_auction(None, f"Up next: the {again}")
    expect(trader.page.get_by_role("button", name="You’re next. Plan your auction?")).to_be_visible()
    assert "next" not in planner.view(table)["state"]["own"]
    with trader.page.expect_response(MOVES):
        trader.plan_next_auction(0)
    expect(trader.page.get_by_role("button", name=f"Up next: the {said}")).to_be_visible()
    late.move(table, "offer", card=late.view(table)["state"]["own"]["hand"][0])
    refocus(trader.page)
    expect(trader.page.get_by_role("status").filter(has_text=f"Up next: the {said}")).to_be_visible()
    seller.move(table, "swap", seat=late.view(table)["you"])
    refocus(trader.page)
    expect(trader.page.get_by_text("Your auction")).to_be_visible()
    assert {planner.view(table)["state"]["phase"], late.view(table)["state"]["auctioneer"]} == {
        "offers",
        planner.view(table)["you"],
    }


@pytest.mark.rule("T-15")
def test_only_the_next_auctioneer_is_asked_for_a_plan(phone: Phone, ana: Player) -> None:
    table, (_, planner, late) = table_of_three(ana)
    asked, other = TradeRingPage(phone(table.path, player=planner)), TradeRingPage(phone(table.path, player=late))
    expect(asked.page.get_by_role("button", name="You’re next.")).to_be_visible()
    expect(other.page.get_by_text("Nobody sees it until all offers are in.")).to_be_visible()
    expect(other.page.get_by_role("button", name="You’re next.")).to_have_count(0)


def test_folding_asks_for_confirmation_once(phone: Phone, ana: Player) -> None:
    ben, table = table_of_two(ana)
    trader = TradeRingPage(phone(table.path, player=ana))
    trader.ring.get_by_role("button", name="Fold").tap()
    expect_news(trader, "Fold for good? Your hand stays as it is and counts at the end.")
    trader.ring.get_by_role("button", name="Not yet").tap()
    assert ana.view(table)["state"]["players"][0]["active"]
    trader.ring.get_by_role("button", name="Fold").tap()
    trader.actions.get_by_role("button", name="Fold for good").tap()
    expect(trader.page.get_by_role("heading", name=re.compile("the ring$"))).to_be_visible()
    assert ben.view(table)["result"]["end"] == "fold"


def test_a_quick_reply_is_sent_with_one_tap_at_any_time(phone: Phone, ana: Player) -> None:
    ben, table = table_of_two(ana)
    waits, sees = phone(table.path, player=ben), phone(table.path, player=ana)
    phrase = waits.get_by_role("list", name="Quick replies").get_by_role("button").first
    words = phrase.inner_text()
    with waits.expect_response(re.compile("/messages$")):
        phrase.tap()
    refocus(sees)
    expect(sees.get_by_role("region", name="Chat").get_by_text(words)).to_be_visible()


def test_on_a_wide_screen_a_refused_chat_message_is_kept_beside_the_ring(phone: Phone, ana: Player) -> None:
    _, table = table_of_two(ana)
    page = phone(table.path, player=ana, viewport={"width": 1280, "height": 800}, allowed_errors="409")
    line = page.get_by_role("textbox", name="Write a message")
    words = f"Who wants a queen? {'W' * 200}"
    line.fill(words)
    refusal = {"code": "too-many-messages", "detail": "Too much was said here."}
    page.route("**/messages", lambda route: route.fulfill(status=409, json=refusal))
    line.press("Enter")
    expect(page.get_by_text(refusal["detail"])).to_be_visible()
    expect(line).to_have_value(words)
    page.unroute("**/messages")
    line.press("Enter")
    said = page.get_by_role("list", name="Messages")
    expect(said.get_by_text(words)).to_be_visible()
    assert said.evaluate("(list) => [list, ...list.querySelectorAll('p')].every((one) => one.scrollWidth <= one.clientWidth)")
    expect(line).to_have_value("")


def test_chips_go_with_a_card(phone: Phone, ana: Player) -> None:
    _, table = table_of_two(ana, chips=True)
    trader = TradeRingPage(phone(table.path, player=ana))
    trader.auction(0, more=2)
    expect(trader.page.get_by_text("Waiting for Ben")).to_be_visible()
    assert ana.view(table)["state"]["players"][0]["slot"]["chips"] == 3


def test_a_turn_is_played_with_keyboard_shortcuts(phone: Phone, ana: Player) -> None:
    _, table = table_of_two(ana)
    trader = TradeRingPage(phone(table.path, player=ana, has_touch=False))
    expect(
        trader.page.get_by_text("Auction a card, or tap Skip or Fold")
    ).to_be_visible()  # shortcuts work once the hint is there
    trader.page.get_by_role("heading", name="The Trading Ring").focus()
    trader.page.keyboard.press("2")
    expect(trader.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    trader.page.keyboard.press("Escape")
    expect(trader.hand.nth(1)).to_have_attribute("aria-pressed", "false")
    trader.page.keyboard.press("s")
    trader.page.get_by_role("button", name="Skip this turn").press("Enter")
    expect(trader.page.get_by_text("Waiting for Ben")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("bots", "folds"), [(BOTS[:1], 3), (BOTS, 60)])
def test_a_whole_game_is_played_by_tapping(bots: tuple[str, ...], folds: int, phone: Phone, ana: Player) -> None:
    """`folds`: the number of moves after which the player folds."""
    table = ana.make_table("trade-ring", *bots)
    trader = TradeRingPage(phone(table.path, player=ana, reduced_motion="no-preference"))
    asked = trader.actions.get_by_role("button", name=re.compile("^Choose "))
    over = trader.page.get_by_role("button", name="See the result")
    for turn in range(60):
        expect(asked.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        if "Mulligan" in asked.inner_text():
            trader.mulligan()
        elif turn >= folds and trader.ring.get_by_role("button", name="Fold").is_visible():
            trader.fold()
        else:
            trader.hand.nth(turn % 5).tap()
            tap_move(trader.actions.get_by_role("button", name=re.compile("^(Auction|Offer) the")))
    hands = trader.page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(1 + len(bots))
    over.tap()
    expect(trader.page.get_by_role("heading", name=re.compile("takes? the ring$"))).to_be_visible()
    expect(hands).to_have_count(1 + len(bots))


def test_the_result_and_the_replay_show_all_hands(phone: Phone, ana: Player) -> None:
    ben, table = table_of_two(ana, secret_offers=True)
    fold_until_finished(table, ana, ben)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("list", name="All hands").get_by_role("listitem")).to_have_count(2)
    page.goto(f"{table.path}/replay")
    expect(page.get_by_role("list", name="All hands").get_by_role("img").first).to_be_visible()
