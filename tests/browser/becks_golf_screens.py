"""The screens of Grandpa Beck's Golf, and how to get to each."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.becks_golf_tables import becks_golf_table, play_until_going_out, table_before_going_out
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.screens import button, heading, screen

BOTS = ("easy", "normal", "hard", "normal")


@screen
def becks_two_cards_to_flip(phone: Phone, ana: Player) -> Page:
    golfer = BecksGolfPage(phone(ana.make_table("becks-golf", *BOTS).path, player=ana))
    for at in (2, 3):
        golfer.card(at).tap()
    expect(golfer.actions.get_by_role("button", name="Flip these two")).to_be_visible()
    return golfer.page


@screen
def becks_waiting_for_others_to_choose(phone: Phone, ana: Player) -> Page:
    table = ana.make_table("becks-golf", "open", "hard")
    Player(ana.origin, "Ben").take_seat(table)
    ana.move(table, "open", at=[0, 4])
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Waiting for Ben")).to_be_visible()
    return page


@screen
def becks_before_drawing(phone: Phone, ana: Player) -> Page:
    page = phone(becks_golf_table(ana, *BOTS[:2]).path, player=ana)
    expect(page.get_by_role("button", name="Draw a card", exact=True)).to_be_visible()
    return page


@screen
def becks_card_in_the_hand(phone: Phone, ana: Player) -> Page:
    table = becks_golf_table(ana, *BOTS)
    ana.move(table, "draw")
    golfer = BecksGolfPage(phone(table.path, player=ana))
    golfer.card(5).tap()
    expect(golfer.actions.get_by_role("button", name="Place the")).to_be_visible()
    return golfer.page


@screen
def becks_card_that_ends_the_round(phone: Phone, ana: Player) -> Page:
    golfer = BecksGolfPage(phone(table_before_going_out(ana, False).path, player=ana))
    expect(golfer.hand).to_be_visible()
    golfer.card(golfer.face_down_places()[0]).tap()
    expect(golfer.actions.get_by_text("This ends the round.")).to_be_visible()
    return golfer.page


@screen
def becks_last_turn_after_another_went_out(phone: Phone, ana: Player) -> Page:
    table = table_before_going_out(ana, False)
    last = ana.view(table)["state"]["own"]["would"]["closes"]
    ana.move(table, "place", at=last)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("button", name="Ben’s turn")).to_be_visible()
    return page


def after_a_round(ana: Player) -> Table:
    table = becks_golf_table(ana, *BOTS, rounds=9)
    play_until_going_out(table, ana)
    return table


@screen
def becks_round_over(phone: Phone, ana: Player) -> Page:
    page = phone(after_a_round(ana).path, player=ana)
    expect(page.get_by_role("button", name="On to round 2")).to_be_visible()
    return page


@screen
def becks_cards_of_another_and_all_scores(phone: Phone, ana: Player) -> Page:
    table = after_a_round(ana)
    page = phone(table.path, player=ana)
    page.get_by_role("region", name="The others’ cards").get_by_role("button", name=ana.name_in_seat(table)).tap()
    expect(page.get_by_role("dialog").get_by_role("table", name="Scores by round")).to_be_visible()
    return page


@screen
def becks_as_watchers_see_it(phone: Phone, ana: Player) -> Page:
    page = phone(becks_golf_table(ana, *BOTS).path)
    expect(page.get_by_role("region", name="The round")).to_be_visible()
    return page


@screen
def becks_result(phone: Phone, ana: Player) -> Page:
    table = becks_golf_table(ana, *BOTS)
    play_until_going_out(table, ana)
    page = phone(table.path, player=ana)
    expect(page.get_by_role("table", name="Scores by round")).to_be_visible()
    return page


@screen
def becks_replay(phone: Phone, ana: Player) -> Page:
    table = becks_golf_table(ana, *BOTS[:2])
    play_until_going_out(table, ana)
    page = heading(phone(f"{table.path}/replay?at=8", player=ana), "Round 1 of 1")
    button(page, "One on")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Step 9 "))
    return page
