"""With held moves a player can undo a move before it is sent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL
from tests.browser.http_player import Player

SENDING_SOON = "Sending in five seconds."


def test_a_move_in_the_undo_window_can_be_undone_and_is_sent_when_the_player_leaves(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    begun = ana.view(table)["version"]
    page = phone("/me", player=ana)
    page.get_by_role("checkbox", name="Undo window").tap()
    page.goto(table.path)
    roll = page.get_by_role("region", name="What you can do").get_by_role("button", name=ROLL)
    roll.tap()
    expect(page.get_by_text(SENDING_SOON)).to_be_visible()
    expect(roll).to_be_disabled()
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_text(SENDING_SOON)).to_be_hidden()
    expect(roll).to_be_enabled()
    assert ana.view(table)["version"] == begun
    roll.tap()
    expect(page.get_by_text(SENDING_SOON)).to_be_visible()
    page.get_by_role("button", name="Back to your tables").tap()
    expect(page.get_by_role("heading", name="Mulligan Club")).to_be_visible()
    expect(page.get_by_text(SENDING_SOON)).to_be_hidden()
    page.goto(table.path)
    expect(page.get_by_role("button", name=KEEP)).to_be_visible()
