"""Everything works with the keyboard alone, and the focus is always visible."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL
from tests.browser.http_player import Player, must_pass
from tests.browser.keyboard import Keyboard
from tests.browser.page_actions import MOVES
from tests.browser.tables import about_to_go_out, at_turn, ring
from tests.browser.trade_ring_page import words_of

# Notes of every sheet, as soon as it is in the page, whether it is up.
SHEETS = """() => {
  window.up = [];
  const look = () => document.querySelectorAll("dialog").forEach((sheet) => window.up.push(sheet.open));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
DRAW = re.compile("^Draw a card$")
DESK = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}


def focused(page: Page, name: str | re.Pattern[str]) -> None:
    """The main action has the focus, and says this."""
    action = page.get_by_role("button", name=name)
    expect(action).to_be_visible()
    expect(action).to_be_focused()


def sent_by(keys: Keyboard) -> Any:
    """Presses Enter; the move that it sends."""
    with keys.page.expect_request(MOVES) as sent:
        keys.press("Enter")
    body = sent.value.post_data_json
    assert body
    return body["move"]


def test_a_table_is_made_and_a_hole_played_with_the_keyboard_alone(phone: Phone) -> None:
    page = phone("/")
    keys = Keyboard(page)
    keys.to("link", "New table").press("Enter")
    keys.choose("Holes", "Front 9")
    keys.choose("Pace", "Own pace")
    keys.to("textbox", "Your name")
    page.keyboard.type("Kay")
    keys.to("button", "second seat")
    keys.press("Enter")
    keys.choose("Who takes the second seat", "Caddie")
    keys.to("button", "Tee off")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hole 1")).to_be_visible()
    keys.look()

    keys.to("button", ROLL)
    keys.press("Enter")
    focused(page, KEEP)
    keys.to("button", "black die")
    keys.press("Space")
    keys.to("button", "Reroll the driver")
    assert sent_by(keys) == {"kind": "shot-mulligan", "die": "black"}
    focused(page, "Play hole 2")


def test_each_choice_keeps_the_focus_on_the_main_action(phone: Phone, ana: Player) -> None:
    page = phone(ana.make("easy").path, player=ana)
    keys = Keyboard(page)
    keys.to("button", ROLL)
    keys.press("Enter")
    focused(page, KEEP)
    keys.to("button", "Hole Mulligan")
    keys.press("Enter")
    focused(page, "Reroll all")
    assert sent_by(keys) == {"kind": "hole-mulligan"}
    focused(page, ROLL)
    keys.press("Enter")
    focused(page, KEEP)
    keys.to("button", "black die")
    keys.press("Space")
    keys.to("button", re.compile("^Reroll the"))
    keys.press("Enter")
    focused(page, ROLL)
    keys.press("Space")
    focused(page, KEEP)
    keys.press("Enter")
    focused(page, ROLL)


def test_one_key_for_each_choice(phone: Phone, ana: Player) -> None:
    page = phone(ana.make("easy").path, player=ana)
    keys = Keyboard(page)
    keys.to("button", ROLL)
    keys.press("r")
    focused(page, KEEP)
    keys.press("1")
    expect(page.get_by_role("button", name="Reroll the driver")).to_be_visible()
    keys.press("Escape")
    keys.press("k")
    focused(page, ROLL)
    keys.press("r")
    focused(page, KEEP)
    keys.press("h")
    expect(page.get_by_role("button", name="Reroll all")).to_be_visible()
    keys.press("r")
    focused(page, ROLL)
    keys.press("r")
    focused(page, KEEP)
    keys.press("s")
    keys.press("r")
    focused(page, ROLL)


def test_the_end_of_a_game_leads_to_its_result(phone: Phone, ana: Player) -> None:
    page = phone(ana.make(course=ana.make_course(3)).path, player=ana)
    keys = Keyboard(page)
    keys.to("button", ROLL)
    keys.press("Enter")
    focused(page, KEEP)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You shot")).to_be_focused()


def test_the_stymie_is_passed_by_keyboard(phone: Phone, ana: Player) -> None:
    table = must_pass(ana)
    page = phone(table.path, player=ana)
    keys, bot = Keyboard(page), ana.called(table)
    keys.choose("Pass the Stymie", bot)
    keys.to("button", f"Stymie {bot}")
    keys.press("Enter")
    expect(page.get_by_role("button", name=f"Stymie {bot}")).to_be_hidden()
    keys.look()


def test_a_sheet_gives_the_focus_back_to_what_opened_it(phone: Phone, ana: Player) -> None:
    page = phone(ana.make("easy").path, player=ana)
    keys = Keyboard(page)
    opener = keys.to("button", "Table and chat")
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.to("textbox", "Write a message")
    page.keyboard.type("Well putted!")
    keys.press("Enter")
    expect(page.get_by_role("list", name="Messages")).to_contain_text("Well putted!")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(opener).to_be_focused()
    keys.look()


def test_a_sheet_takes_the_first_key_that_is_pressed_on_it(phone: Phone, ana: Player) -> None:
    """There is no moment in which it is in the page and the keys still go to what lies below."""
    page = phone(ana.make("easy").path, player=ana)
    opener = page.get_by_role("button", name="Table and chat")
    expect(opener).to_be_visible()
    page.evaluate(SHEETS)
    opener.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    seen = page.evaluate("window.up")
    assert seen
    assert all(seen)


def test_a_turn_of_becks_golf_is_played_by_keyboard(phone: Phone, ana: Player) -> None:
    page = phone(ana.lay("becks-golf", "easy").path, player=ana, **DESK)
    keys = Keyboard(page)
    keys.to("button", "row 1, column 1")
    keys.press("Space")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Space")
    keys.to("button", "Flip these two")
    keys.press("Enter")
    focused(page, DRAW)
    keys.press("Enter")
    focused(page, "Choose a place")
    keys.to("button", "row 2, column 2")
    keys.press("ArrowLeft")
    keys.press("Enter")
    keys.to("button", "Place the")
    keys.press("Enter")
    focused(page, DRAW)
    for key, action in (("d", "Choose a place"), ("1", "Place the"), ("Escape", "Choose a place"), ("x", "Discard the")):
        keys.press(key)
        focused(page, action)
    keys.press("p")
    focused(page, DRAW)


def test_who_thinks_better_of_going_out_keeps_the_focus(phone: Phone, ana: Player) -> None:
    table = about_to_go_out(ana, False)
    last = ana.look(table)["state"]["own"]["would"]["closes"]
    page = phone(table.path, player=ana, **DESK)
    keys = Keyboard(page)
    expect(page.get_by_role("img", name="In your hand")).to_be_visible()
    keys.press(str(last + 1))
    keys.to("button", "Cancel")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    keys.look()


def test_a_turn_at_the_ring_is_played_by_keyboard(phone: Phone, ana: Player) -> None:
    table = ring(at_turn, ana, "easy", "easy", chips=True)
    hand = ana.look(table)["state"]["own"]["hand"]
    page = phone(table.path, player=ana, **DESK)
    keys = Keyboard(page)
    keys.to("button", words_of(hand[3]))
    keys.press("Space")
    keys.to("button", "One chip more")
    keys.press("Enter")
    keys.to("button", "Auction the")
    keys.press("Enter")
    focused(page, "Choose an offer or Mulligan")
    keys.to("button", re.compile(f"^{ana.called(table)}’s "))
    keys.press("Space")
    keys.to("button", "Swap your")
    keys.press("Enter")
    keys.look()
    assert hand[3] not in ana.look(table)["state"]["own"]["hand"]


def test_who_waits_at_the_ring_keeps_the_focus(phone: Phone, ana: Player) -> None:
    table = ring(at_turn, ana, Player(ana.origin, "Ben"), "easy")
    page = phone(table.path, player=ana, **DESK)
    keys = Keyboard(page)
    keys.to("button", "Skip")
    keys.press("Space")
    keys.to("button", "Skip this turn")
    keys.press("Enter")
    expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    keys.look()
