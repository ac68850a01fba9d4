"""The home page: waiting tables, rematches, and tables with distinct names."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, play_out


def player_asked_for_a_rematch(ana: Player) -> Player:
    """Return Ben, whom Ana has asked for a rematch."""
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open", course=ana.make_course(3))
    ben.take_seat(table)
    play_out(table, ana, ben)
    ana.post(f"/tables/{table.id}/rematch", {})
    return ben


def invitation(page: Page) -> Page:
    expect(page.get_by_role("heading", name="Ana wants to play again")).to_be_visible()
    return page


def test_a_rematch_is_listed_on_the_home_page_after_waiting_tables(phone: Phone, ana: Player) -> None:
    ben = player_asked_for_a_rematch(ana)
    ben.make_dice_golf("easy")
    page = invitation(phone("/", player=ben))
    turns = page.get_by_role("region", name="Your turn")
    headings = turns.get_by_role("heading", level=3).all_inner_texts()
    assert headings[1].split(",")[0] == "Ana wants to play again"
    page.get_by_role("button", name="Take your seat").tap()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()


def test_a_dismissed_invitation_does_not_return_on_this_phone(phone: Phone, ana: Player) -> None:
    page = invitation(phone("/", player=player_asked_for_a_rematch(ana)))
    page.get_by_role("button", name="Not now").tap()
    page.reload()
    expect(page.get_by_role("heading", name="In the clubhouse")).to_be_visible()
    expect(page.get_by_role("heading", name="Ana wants to play again")).to_have_count(0)


def test_a_named_table_has_its_name_on_the_home_page(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=becks-golf", player=ana)
    page.get_by_role("radio", name="Member").check()
    page.get_by_role("textbox", name="Table name").fill("Sunday two")
    page.get_by_role("button", name="Deal the cards").tap()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()
    page.goto("/")
    card = page.get_by_role("link", name="Sunday two")
    expect(card.first).to_contain_text("Beck’s Golf, with ")


def test_a_paused_table_says_so_instead_of_whom_it_waits_for(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open", course=ana.make_course(3), stymie=True)
    ben.take_seat(table)
    for player in (ana, ben):
        player.post(f"/tables/{table.id}/pause", {})
    for player in (ana, ben):
        rows = phone("/", player=player).get_by_role("listitem").filter(has_text="Short Links")
        expect(rows.first).to_contain_text("Paused")
        expect(rows.first).not_to_contain_text("days")
