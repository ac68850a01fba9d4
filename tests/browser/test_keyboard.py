"""Everything works with the keyboard alone, and the focus is always visible."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.becks_golf_tables import table_before_going_out
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL
from tests.browser.http_player import Player, table_with_stymie_to_pass
from tests.browser.keyboard import Keyboard
from tests.browser.page_actions import MOVES
from tests.browser.trade_ring_page import card_name
from tests.browser.trade_ring_tables import can_auction, trade_ring_table_where

# Notes of every sheet, as soon as it is in the page, whether it is open.
NOTE_SHEETS = """() => {
  window.up = [];
  const look = () => document.querySelectorAll("dialog").forEach((sheet) => window.up.push(sheet.open));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
DRAW_BUTTON = re.compile("^Draw a card$")
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}


def expect_focus_on(page: Page, name: str | re.Pattern[str]) -> None:
    """Expect the focus on the main action with this text."""
    action = page.get_by_role("button", name=name)
    expect(action).to_be_visible()
    expect(action).to_be_focused()


def press_enter_and_get_move(keys: Keyboard) -> Any:
    """Press Enter, and return the move that is sent."""
    with keys.page.expect_request(MOVES) as sent:
        keys.press("Enter")
    body = sent.value.post_data_json
    assert body
    return body["move"]


def test_a_table_is_started_and_a_hole_played_with_the_keyboard_alone(phone: Phone) -> None:
    page = phone("/")
    keys = Keyboard(page)
    keys.tab_to("link", "New table").press("Enter")
    keys.choose_radio("Holes", "Front 9")
    keys.choose_radio("Pace", "Own pace")
    keys.tab_to("textbox", "Your name")
    page.keyboard.type("Kay")
    keys.tab_to("button", "second seat")
    keys.press("Enter")
    keys.choose_radio("Who takes the second seat", "Caddie")
    keys.tab_to("button", "Tee off")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hole 1")).to_be_visible()
    keys.check_focus()

    keys.tab_to("button", ROLL)
    keys.press("Enter")
    expect_focus_on(page, KEEP)
    keys.tab_to("button", "black die")
    keys.press("Space")
    keys.tab_to("button", "Reroll the driver")
    assert press_enter_and_get_move(keys) == {"kind": "shot-mulligan", "die": "black"}
    expect_focus_on(page, "Play hole 2")


def test_the_focus_stays_on_the_main_action_after_each_choice(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("easy").path, player=ana)
    keys = Keyboard(page)
    keys.tab_to("button", ROLL)
    keys.press("Enter")
    expect_focus_on(page, KEEP)
    keys.tab_to("button", "Hole Mulligan")
    keys.press("Enter")
    expect_focus_on(page, "Reroll all")
    assert press_enter_and_get_move(keys) == {"kind": "hole-mulligan"}
    expect_focus_on(page, ROLL)
    keys.press("Enter")
    expect_focus_on(page, KEEP)
    keys.tab_to("button", "black die")
    keys.press("Space")
    keys.tab_to("button", re.compile("^Reroll the"))
    keys.press("Enter")
    expect_focus_on(page, ROLL)
    keys.press("Space")
    expect_focus_on(page, KEEP)
    keys.press("Enter")
    expect_focus_on(page, ROLL)


def test_each_choice_has_a_keyboard_shortcut(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("easy").path, player=ana)
    keys = Keyboard(page)
    keys.tab_to("button", ROLL)
    keys.press("r")
    expect_focus_on(page, KEEP)
    keys.press("1")
    expect(page.get_by_role("button", name="Reroll the driver")).to_be_visible()
    keys.press("Escape")
    keys.press("k")
    expect_focus_on(page, ROLL)
    keys.press("r")
    expect_focus_on(page, KEEP)
    keys.press("h")
    expect(page.get_by_role("button", name="Reroll all")).to_be_visible()
    keys.press("r")
    expect_focus_on(page, ROLL)
    keys.press("r")
    expect_focus_on(page, KEEP)
    keys.press("s")
    keys.press("r")
    expect_focus_on(page, ROLL)


def test_the_focus_moves_to_the_result_at_the_end_of_a_game(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf(course=ana.make_course(3)).path, player=ana)
    keys = Keyboard(page)
    keys.tab_to("button", ROLL)
    keys.press("Enter")
    expect_focus_on(page, KEEP)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You shot")).to_be_focused()


def test_the_stymie_is_passed_by_keyboard(phone: Phone, ana: Player) -> None:
    table = table_with_stymie_to_pass(ana)
    page = phone(table.path, player=ana)
    keys, bot = Keyboard(page), ana.name_in_seat(table)
    keys.choose_radio("Pass the Stymie", bot)
    keys.tab_to("button", f"Stymie {bot}")
    keys.press("Enter")
    expect(page.get_by_role("button", name=f"Stymie {bot}")).to_be_hidden()
    keys.check_focus()


def test_a_closed_sheet_returns_the_focus_to_its_opener(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("easy").path, player=ana)
    keys = Keyboard(page)
    opener = keys.tab_to("button", "Table and chat")
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.tab_to("textbox", "Write a message")
    page.keyboard.type("Well putted!")
    keys.press("Enter")
    expect(page.get_by_role("list", name="Messages")).to_contain_text("Well putted!")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(opener).to_be_focused()
    keys.check_focus()


def test_an_open_sheet_receives_the_first_key_press(phone: Phone, ana: Player) -> None:
    """A sheet is never in the page without receiving the keys."""
    page = phone(ana.make_dice_golf("easy").path, player=ana)
    opener = page.get_by_role("button", name="Table and chat")
    expect(opener).to_be_visible()
    page.evaluate(NOTE_SHEETS)
    opener.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    seen = page.evaluate("window.up")
    assert seen
    assert all(seen)


def test_a_turn_of_becks_golf_is_played_by_keyboard(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_table("becks-golf", "easy").path, player=ana, **DESKTOP)
    keys = Keyboard(page)
    keys.tab_to("button", "row 1, column 1")
    keys.press("Space")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Space")
    keys.tab_to("button", "Flip these two")
    keys.press("Enter")
    expect_focus_on(page, DRAW_BUTTON)
    keys.press("Enter")
    expect_focus_on(page, "Choose a place")
    keys.tab_to("button", "row 2, column 2")
    keys.press("ArrowLeft")
    keys.press("Enter")
    keys.tab_to("button", "Place the")
    keys.press("Enter")
    expect_focus_on(page, DRAW_BUTTON)
    for key, action in (("d", "Choose a place"), ("1", "Place the"), ("Escape", "Choose a place"), ("x", "Discard the")):
        keys.press(key)
        expect_focus_on(page, action)
    keys.press("p")
    expect_focus_on(page, DRAW_BUTTON)


def test_cancelling_going_out_keeps_the_focus(phone: Phone, ana: Player) -> None:
    table = table_before_going_out(ana, False)
    last = ana.view(table)["state"]["own"]["would"]["closes"]
    page = phone(table.path, player=ana, **DESKTOP)
    keys = Keyboard(page)
    expect(page.get_by_role("img", name="In your hand")).to_be_visible()
    keys.press(str(last + 1))
    keys.tab_to("button", "Cancel")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    keys.check_focus()


def test_a_turn_of_the_trading_ring_is_played_by_keyboard(phone: Phone, ana: Player) -> None:
    table = trade_ring_table_where(can_auction, ana, "easy", "easy", chips=True)
    hand = ana.view(table)["state"]["own"]["hand"]
    page = phone(table.path, player=ana, **DESKTOP)
    keys = Keyboard(page)
    keys.tab_to("button", card_name(hand[3]))
    keys.press("Space")
    keys.tab_to("button", "One chip more")
    keys.press("Enter")
    keys.tab_to("button", "Auction the")
    keys.press("Enter")
    expect_focus_on(page, "Choose an offer or Mulligan")
    keys.tab_to("button", re.compile(f"^{ana.name_in_seat(table)}’s "))
    keys.press("Space")
    keys.tab_to("button", "Swap your")
    keys.press("Enter")
    keys.check_focus()
    assert hand[3] not in ana.view(table)["state"]["own"]["hand"]


def test_the_focus_is_kept_while_waiting_at_the_trading_ring(phone: Phone, ana: Player) -> None:
    table = trade_ring_table_where(can_auction, ana, Player(ana.origin, "Ben"), "easy")
    page = phone(table.path, player=ana, **DESKTOP)
    keys = Keyboard(page)
    keys.tab_to("button", "Skip")
    keys.press("Space")
    keys.tab_to("button", "Skip this turn")
    keys.press("Enter")
    expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    keys.check_focus()
