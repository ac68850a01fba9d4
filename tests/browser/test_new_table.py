"""Starting a table of each game: options, seats, and what is stored for the next one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import FELLOWS_STORED
from tests.browser.table_checks.checks import SMALLEST, layout_and_contrast_faults, resize
from tests.browser.wait_until_settled import TIMEOUT_MS

ORDINALS = ("fourth", "fifth", "sixth", "seventh", "eighth")
"""The seats of The Trading Ring after the first three (T-11)."""


SIZES = [(320, 568), (360, 640), (360, 740), (412, 915), (844, 390)]
TEXT_SIZES = ["", "200%"]
# Adds one more game, as high as the others. The others: what the main action cuts off at first, how much of an element it
# covers, and what it covers of the focused element.
ADD_A_GAME = "() => { const all = document.querySelector('.games'); all.append(all.lastElementChild.cloneNode(true)); }"
SET_TEXT_SIZE = """async (size) => {
  document.documentElement.style.fontSize = size;
  dispatchEvent(new Event("resize"));
  // A turned phone tells the page with a frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
CUT_OFF = """() => {
  const edge = document.querySelector(".main-action").getBoundingClientRect().top - 8;
  const across = ({ top, bottom, height }) => height > 2 && top < edge && bottom > edge;
  const rows = [...document.querySelectorAll("form :is(button, label, legend, input)")];
  return rows.filter((one) => across(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 90));
}"""
COVERED = """(what) => {
  const edge = document.querySelector(".main-action").getBoundingClientRect().top;
  return Math.max(0, document.querySelector(what).getBoundingClientRect().bottom - edge);
}"""
# Seat names that are cut off.
CUT_OFF_NAMES = """() => [...document.querySelectorAll(".chair b")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent)"""
FOCUSED_COVERED = """() => {
  const edge = document.querySelector(".main-action").getBoundingClientRect().top;
  const under = (one) => {
    one.focus();
    return document.activeElement !== one || one.getBoundingClientRect().bottom > edge;
  };
  const found = [...document.querySelectorAll("form :is(button, input):not(:disabled)")].filter(under);
  document.activeElement.blur();
  scrollTo(0, 0);
  return found.map((one) => one.outerHTML.slice(0, 90));
}"""


def start_and_get_view(page: Page, player: Player) -> Any:
    """Start the table, and return its view."""
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_role("heading", name="Waiting for")).to_be_visible()
    return player.view(Table(page.url.rpartition("/t/")[2].partition("?")[0], ""))


def test_the_number_of_rounds_can_be_changed(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=becks-golf", player=ana)
    for _ in range(9):
        page.get_by_role("button", name="One round fewer").tap(force=True)
    expect(page.get_by_role("status").get_by_text("One round")).to_be_visible()
    expect(page.get_by_role("button", name="One round fewer")).to_be_disabled()
    page.get_by_role("button", name="One round more").tap()
    assert not layout_and_contrast_faults(page)
    assert start_and_get_view(page, ana)["options"] == {"rounds": 2}
    expect(page.get_by_text("Two rounds")).to_be_visible()


def test_options_that_exclude_each_other_are_not_sent(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    for addition in ("Secret offers", "Open hands", "Chips"):
        page.get_by_role("checkbox", name=addition).check()
    expect(page.get_by_role("checkbox", name="Secret offers")).not_to_be_checked()
    options = start_and_get_view(page, ana)["options"]
    assert options == {"secret_offers": False, "open_hands": True, "chips": True, "high_risk": False}


def test_high_risk_limits_a_table_to_six_seats(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    risk = page.get_by_role("checkbox", name="High risk")
    risk.check()
    for ordinal in ORDINALS[:3]:
        page.get_by_role("button", name=f"Add a {ordinal} seat").tap()
    expect(page.get_by_role("button", name="Add a")).to_have_count(0)
    risk.uncheck()
    for ordinal in ORDINALS[3:]:
        page.get_by_role("button", name=f"Add a {ordinal} seat").tap()
    expect(risk).to_be_disabled()
    expect(page.get_by_text("With eight, the deck is used up after one Mulligan.")).to_be_visible()
    view = start_and_get_view(page, ana)
    assert len(view["seats"]) == 8
    assert not view["options"]["high_risk"]


def test_the_second_seat_of_a_game_for_two_cannot_be_empty(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=becks-golf", player=ana)
    expect(page.get_by_role("radio", name="By link")).to_be_checked()
    expect(page.get_by_role("radio", name="Nobody")).to_have_count(0)


def test_each_game_remembers_the_settings_of_its_last_table(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    page.get_by_role("checkbox", name="Chips").check()
    page.get_by_role("radio", name="One day for each move").check()
    start_and_get_view(page, ana)
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Chips")).to_be_checked()
    page.get_by_role("radio", name="Beck’s Golf").check()
    expect(page.get_by_role("radio", name="Three days for each move")).to_be_checked()
    page.get_by_role("radio", name="Trading Ring").check()
    expect(page.get_by_role("radio", name="One day for each move")).to_be_checked()


def test_a_course_in_the_address_selects_a_game_with_courses(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring&course=augustine", player=ana)
    expect(page.get_by_role("heading", name="Dice Golf")).to_be_visible()
    expect(page.get_by_role("radio", name="Augustine")).to_be_checked()


def test_a_seat_keeps_the_focus_when_its_options_open_below_another_row(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    for ordinal in ORDINALS:
        page.get_by_role("button", name=f"Add a {ordinal} seat").tap()
    first = page.get_by_role("button", name="Second seat")
    for chair in (first, page.get_by_role("button", name="Sixth seat"), first):
        chair.focus()
        chair.press("Enter")
        expect(chair).to_be_focused()
        expect(chair).to_have_attribute("aria-pressed", "true")


def test_games_have_the_same_order_in_every_list(phone: Phone, ana: Player) -> None:
    page = phone("/new", player=ana)
    tiles = page.get_by_role("group", name="Game").locator("label")
    expect(tiles).to_have_count(len(GAMES))
    shown = tiles.all_inner_texts()
    for path in ("/", "/boards"):
        page.goto(path)
        links = page.locator(".game-links a")
        expect(links).to_have_count(len(GAMES))
        assert links.all_inner_texts() == shown


@pytest.mark.parametrize("game", GAMES)
def test_rows_and_the_focused_element_are_fully_visible_above_the_main_action(game: str, phone: Phone, ana: Player) -> None:
    """With one more game than there is, and in usual and large text."""
    page = phone(f"/new?game={game}", player=ana)
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    page.evaluate(ADD_A_GAME)
    found: dict[Any, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for letters in TEXT_SIZES:
            page.evaluate(SET_TEXT_SIZE, letters)
            found[width, height, letters] = page.evaluate(CUT_OFF) + page.evaluate(FOCUSED_COVERED)
    assert not any(found.values()), found


def test_a_button_leads_to_seats_below_the_main_action(phone: Phone, ana: Player) -> None:
    page = phone("/", player=ana)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/new?game=mulligan")
    below, second = page.get_by_role("button", name="2 seats"), page.get_by_role("button", name="Second seat")
    box = below.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 9, box["y"] + 9)  # `tap` would first scroll to the seats
    expect(second).to_be_focused()
    expect(second).to_be_in_viewport(ratio=1)
    expect(below).to_be_hidden()
    assert page.evaluate(COVERED, ".seating") == 0
    page.evaluate("scrollTo(0, 0)")
    expect(below).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 2000})
    expect(below).to_be_hidden()


def test_each_level_of_bot_says_that_it_is_one(phone: Phone, ana: Player) -> None:
    page = phone("/new", player=ana)
    page.get_by_role("button", name="Second seat").tap()
    for level in ("Caddie", "Member", "Pro"):
        expect(page.locator(".tray label").filter(has_text=level)).to_contain_text("bot")


def start_against_a_bot(page: Page, name: str) -> Locator:
    """Try to start a table under this name, with a bot in the second seat. Return the field for the name."""
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Second seat").tap()
    page.get_by_role("radio", name="Caddie, a gentle bot").check(force=True)
    page.get_by_role("button", name="Deal the cards").tap()
    return page.get_by_label("Your name")


@pytest.mark.parametrize(("name", "wrong"), [("", "Add a name"), ("  ", "Add a name"), ("A\u202eB", "")])
def test_the_focus_stays_in_a_name_that_is_corrected_after_an_error(name: str, wrong: str, phone: Phone) -> None:
    page = phone("/new?game=becks-golf", allowed_errors="422")
    field = start_against_a_bot(page, name)
    expect(page.get_by_role("alert")).to_contain_text(wrong)
    expect(field).to_be_focused()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Eve Marie")
    expect(field).to_be_focused()
    expect(field).to_have_value("Eve Marie")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_another_seat_can_be_chosen_before_a_name_is_entered(phone: Phone) -> None:
    page = phone("/new?game=becks-golf")
    expect(start_against_a_bot(page, "")).to_be_focused()
    second = page.get_by_role("button", name="Second seat")
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    page.get_by_role("radio", name="By link").check(force=True)
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_label("Your name")).to_be_focused()


LAYOUT_SHIFT = """() => new Promise((done) => {
  let sum = 0;
  const seen = (list) => list.getEntries().forEach(({ value }) => (sum += value));
  new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 200);
})"""


def test_nothing_moves_while_the_form_loads(phone: Phone) -> None:
    """A game's options load later, and pictures shrink to make room for them."""
    page = phone("/new", viewport={"width": 412, "height": 823})
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    assert page.evaluate(LAYOUT_SHIFT) < 0.02


def test_a_shrunk_picture_keeps_its_size_after_scrolling(phone: Phone, ana: Player) -> None:
    """A browser's bar changes the height during scrolling, but nothing may jump."""
    page = phone("/new?game=mulligan", player=ana)
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    page.evaluate("scrollTo(0, 200)")
    picture = page.locator(".poster > svg")
    before = picture.bounding_box()
    page.set_viewport_size({"width": 360, "height": 796})
    assert picture.bounding_box() == before


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_seat_names_are_not_cut_off_in_large_text_on_the_narrowest_phone(locale: str, phone: Phone, ana: Player) -> None:
    page = phone("/new?game=dice-golf", player=ana, locale=locale)
    resize(page, SMALLEST)
    page.evaluate(SET_TEXT_SIZE, "200%")
    page.locator(".chair.free").tap()
    page.locator(".tray input[type=radio]").nth(2).check(force=True)
    expect(page.locator(".chair")).to_have_count(4)
    assert page.evaluate(CUT_OFF_NAMES) == []


@pytest.mark.soak
def test_a_long_name_on_a_seat_does_not_widen_the_page_in_large_text(phone: Phone, ana: Player) -> None:
    met = ana.make_dice_golf("open")
    Player(ana.origin, "Bartholomäus").take_seat(met)
    page = phone(met.path, player=ana)
    page.evaluate(FELLOWS_STORED, TIMEOUT_MS)
    page.goto("/new?game=dice-golf")
    resize(page, SMALLEST)
    page.evaluate(SET_TEXT_SIZE, "200%")
    page.get_by_role("button", name="Second seat").tap()
    page.get_by_role("button", name="Bartholomäus").tap()
    expect(page.get_by_role("button", name="Second seat, saved for Bartholomäus")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") == SMALLEST[0]
