"""Starting a table of each game: options, seats, and what is stored for the next one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import NOTED
from tests.browser.table_checks.checks import SMALLEST, plain_faults, resize
from tests.browser.wait_until_settled import PATIENCE

ORDINALS = ("fourth", "fifth", "sixth", "seventh", "eighth")
"""The ring's seats after its first three (T-11)."""


SIZES = [(320, 568), (360, 640), (360, 740), (412, 915), (844, 390)]
LETTERS = ["", "200%"]
# A fifth game, as high as the others; what is cut by the main action at first, how much of something lies under it, and what it
# covers of what has the focus.
A_FIFTH = "() => { const all = document.querySelector('.games'); all.append(all.lastElementChild.cloneNode(true)); }"
LARGE = """async (size) => {
  document.documentElement.style.fontSize = size;
  dispatchEvent(new Event("resize"));
  // A turned phone tells the page with a frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
CUT = """() => {
  const edge = document.querySelector(".main-action").getBoundingClientRect().top - 8;
  const across = ({ top, bottom, height }) => height > 2 && top < edge && bottom > edge;
  const rows = [...document.querySelectorAll("form :is(button, label, legend, input)")];
  return rows.filter((one) => across(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 90));
}"""
COVERED = """(what) => {
  const edge = document.querySelector(".main-action").getBoundingClientRect().top;
  return Math.max(0, document.querySelector(what).getBoundingClientRect().bottom - edge);
}"""
# What chairs say of who sits there, where there is no room for it.
UNREAD = """() => [...document.querySelectorAll(".chair b")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent)"""
UNDER = """() => {
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


def opened(page: Page, player: Player) -> Any:
    """Opens the table; the view of it."""
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_role("heading", name="Waiting for")).to_be_visible()
    return player.look(Table(page.url.rpartition("/t/")[2].partition("?")[0], ""))


def test_rounds_are_stepped_through_and_agreed_upon(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=becks-golf", player=ana)
    for _ in range(9):
        page.get_by_role("button", name="One round fewer").tap(force=True)
    expect(page.get_by_role("status").get_by_text("One round")).to_be_visible()
    expect(page.get_by_role("button", name="One round fewer")).to_be_disabled()
    page.get_by_role("button", name="One round more").tap()
    assert not plain_faults(page)
    assert opened(page, ana)["options"] == {"rounds": 2}
    expect(page.get_by_text("Two rounds")).to_be_visible()


def test_what_cannot_be_had_together_is_not_sent(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    for addition in ("Secret offers", "Open hands", "Chips"):
        page.get_by_role("checkbox", name=addition).check()
    expect(page.get_by_role("checkbox", name="Secret offers")).not_to_be_checked()
    options = opened(page, ana)["options"]
    assert options == {"secret_offers": False, "open_hands": True, "chips": True, "high_risk": False}


def test_high_risk_is_for_six_and_eight_play_without(phone: Phone, ana: Player) -> None:
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
    view = opened(page, ana)
    assert len(view["seats"]) == 8
    assert not view["options"]["high_risk"]


def test_a_game_for_two_keeps_its_second_chair(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=becks-golf", player=ana)
    expect(page.get_by_role("radio", name="By link")).to_be_checked()
    expect(page.get_by_role("radio", name="Nobody")).to_have_count(0)


def test_each_game_remembers_its_last_table(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    page.get_by_role("checkbox", name="Chips").check()
    page.get_by_role("radio", name="One day for each move").check()
    opened(page, ana)
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Chips")).to_be_checked()
    page.get_by_role("radio", name="Beck’s Golf").check()
    expect(page.get_by_role("radio", name="Three days for each move")).to_be_checked()
    page.get_by_role("radio", name="Trading Ring").check()
    expect(page.get_by_role("radio", name="One day for each move")).to_be_checked()


def test_a_course_in_the_address_leads_to_a_game_that_is_played_there(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring&course=augustine", player=ana)
    expect(page.get_by_role("heading", name="Dice Golf")).to_be_visible()
    expect(page.get_by_role("radio", name="Augustine")).to_be_checked()


def test_a_chair_keeps_the_focus_when_its_tray_opens_below_another_row(phone: Phone, ana: Player) -> None:
    page = phone("/new?game=trade-ring", player=ana)
    for ordinal in ORDINALS:
        page.get_by_role("button", name=f"Add a {ordinal} seat").tap()
    first = page.get_by_role("button", name="Second seat")
    for chair in (first, page.get_by_role("button", name="Sixth seat"), first):
        chair.focus()
        chair.press("Enter")
        expect(chair).to_be_focused()
        expect(chair).to_have_attribute("aria-pressed", "true")


def test_games_stand_in_the_same_order_wherever_one_chooses(phone: Phone, ana: Player) -> None:
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
def test_rows_are_seen_whole_above_the_main_action_and_what_has_the_focus_too(game: str, phone: Phone, ana: Player) -> None:
    """With one game more than there are, and letters of either size."""
    page = phone(f"/new?game={game}", player=ana)
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    page.evaluate(A_FIFTH)
    found: dict[Any, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for letters in LETTERS:
            page.evaluate(LARGE, letters)
            found[width, height, letters] = page.evaluate(CUT) + page.evaluate(UNDER)
    assert not any(found.values()), found


def test_seats_below_the_main_action_are_told_of_there_and_a_tap_away(phone: Phone, ana: Player) -> None:
    page = phone("/", player=ana)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/new?game=mulligan")
    below, second = page.get_by_role("button", name="2 seats"), page.get_by_role("button", name="Second seat")
    box = below.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 9, box["y"] + 9)  # `tap` would scroll first, and bring the seats into sight
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


def sits_at_a_bots(page: Page, name: str) -> Locator:
    """Tries to deal under this name, with the second seat chosen last and a bot's. The field in which to mend the name."""
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Second seat").tap()
    page.get_by_role("radio", name="Caddie, a gentle bot").check(force=True)
    page.get_by_role("button", name="Deal the cards").tap()
    return page.get_by_label("Your name")


@pytest.mark.parametrize(("name", "wrong"), [("", "Add a name"), ("  ", "Add a name"), ("A\u202eB", "")])
def test_a_name_mended_after_an_error_is_typed_to_its_end(name: str, wrong: str, phone: Phone) -> None:
    page = phone("/new?game=becks-golf", forgive="422")
    field = sits_at_a_bots(page, name)
    expect(page.get_by_role("alert")).to_contain_text(wrong)
    expect(field).to_be_focused()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Eve Marie")
    expect(field).to_be_focused()
    expect(field).to_have_value("Eve Marie")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_another_chair_can_be_chosen_before_the_name_is_given(phone: Phone) -> None:
    page = phone("/new?game=becks-golf")
    expect(sits_at_a_bots(page, "")).to_be_focused()
    second = page.get_by_role("button", name="Second seat")
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    page.get_by_role("radio", name="By link").check(force=True)
    page.get_by_role("button", name="Start table").tap()
    expect(page.get_by_label("Your name")).to_be_focused()


MOVED = """() => new Promise((told) => {
  let sum = 0;
  const seen = (list) => list.getEntries().forEach(({ value }) => (sum += value));
  new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => told(sum), 200);
})"""


def test_nothing_moves_as_the_form_comes(phone: Phone) -> None:
    """What a game may choose comes with a script of its own, and pictures give way to it."""
    page = phone("/new", viewport={"width": 412, "height": 823})
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    assert page.evaluate(MOVED) < 0.02


def test_a_picture_that_gave_way_stays_as_it_is_for_who_has_scrolled(phone: Phone, ana: Player) -> None:
    """A browser's own bar comes and goes as one scrolls: nothing may jump."""
    page = phone("/new?game=mulligan", player=ana)
    expect(page.get_by_role("button", name="Start table")).to_be_enabled()
    page.evaluate("scrollTo(0, 200)")
    picture = page.locator(".poster > svg")
    before = picture.bounding_box()
    page.set_viewport_size({"width": 360, "height": 796})
    assert picture.bounding_box() == before


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_chairs_are_read_whole_in_large_letters_on_the_narrowest_phone(locale: str, phone: Phone, ana: Player) -> None:
    page = phone("/new?game=dice-golf", player=ana, locale=locale)
    resize(page, SMALLEST)
    page.evaluate(LARGE, "200%")
    page.locator(".chair.free").tap()
    page.locator(".tray input[type=radio]").nth(2).check(force=True)
    expect(page.locator(".chair")).to_have_count(4)
    assert page.evaluate(UNREAD) == []


@pytest.mark.soak
def test_a_long_name_on_a_chair_leaves_the_page_its_width_in_large_letters(phone: Phone, ana: Player) -> None:
    met = ana.make("open")
    Player(ana.origin, "Bartholomäus").sit(met)
    page = phone(met.path, player=ana)
    page.evaluate(NOTED, PATIENCE)
    page.goto("/new?game=dice-golf")
    resize(page, SMALLEST)
    page.evaluate(LARGE, "200%")
    page.get_by_role("button", name="Second seat").tap()
    page.get_by_role("button", name="Bartholomäus").tap()
    expect(page.get_by_role("button", name="Second seat, saved for Bartholomäus")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") == SMALLEST[0]
