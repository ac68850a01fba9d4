"""The lobby: which link lets whom in, what guests are asked, and the question before a table closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.overflow import LARGE_TEXT_FAULTS
from tests.browser.page_actions import refocus
from tests.browser.table_checks.checks import LANDSCAPE, PHONE, SMALLEST, install_checks, resize


def test_the_hosts_address_works_as_an_invitation_while_a_seat_is_free(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    page.wait_for_url(lambda url: url.endswith(table.join))
    page.reload()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    guest = phone(page.url, player=Player(ana.origin, "Ben"))
    guest.get_by_role("button", name="Take the seat").tap()
    expect(guest.get_by_role("region", name="What you can do")).to_be_visible()
    refocus(page)
    expect(page.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    page.wait_for_url(lambda url: url.endswith(table.path))
    guest.wait_for_url(lambda url: url.endswith(table.path))


def test_a_visitor_without_an_invitation_can_start_a_table_or_enter_a_code(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone(table.path)
    expect(page.get_by_text("You’re watching. The game starts here.")).to_be_visible()
    expect(page.get_by_role("link", name="Start my own table")).to_have_attribute(
        "href", "/new?game=dice-golf&course=augustine"
    )
    page.get_by_role("button", name="I have a link or code").tap()
    page.get_by_role("textbox").fill(table.join)
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def test_a_wrong_code_is_refused_before_asking_for_a_name(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    page = phone(f"{table.path}?join=AAAAAAAAAAAA", allowed_errors="403")
    expect(page.get_by_role("heading", name="This invite link doesn’t work")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("link", name="Watch the table").tap()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()


def test_an_invitation_to_a_full_table_says_so_and_offers_alternatives(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open")
    late = phone(table.join, allowed_errors="409|403")
    expect(late.get_by_role("button", name="Take the seat")).to_be_visible()
    Player(ana.origin, "Ben").take_seat(table)
    refocus(late)
    for page in (late, phone(table.join, allowed_errors="409")):
        expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        expect(page.get_by_role("link", name="Start my own table")).to_be_visible()
    late.goto(f"{table.path}?join=AAAAAAAAAAAA")
    expect(late.get_by_role("heading", name="This invite link doesn’t work")).to_be_visible()
    late.get_by_role("link", name="Watch the table").tap()
    expect(late.get_by_text("Ana is on the tee")).to_be_visible()


def test_taking_the_seat_is_above_watching_and_both_are_visible(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("open", "normal").join)
    page.set_viewport_size({"width": 320, "height": 568})
    take, watch = (page.get_by_role("button", name=name) for name in ("Take the seat", "Watch instead"))
    for button in (take, watch):
        expect(button).to_be_in_viewport(ratio=1)
    assert top_of(take) + 44 <= top_of(watch)


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_names_around_a_small_green_do_not_overlap(seats: int, phone: Phone, ana: Player) -> None:
    table = ana.make_table("trade-ring", *["open"] * (seats - 1))
    for name in ("Bert Luise Maria", "Caximilianakonstantin", "Dora Luise Maria")[: seats - 2]:
        Player(ana.origin, name).take_seat(table)
    for page in (phone(table.path, player=ana), phone(table.join)):
        expect(page.get_by_role("list", name="At this table")).to_be_visible()
        install_checks(page)
        for size in (SMALLEST, PHONE, (360, 740), LANDSCAPE):
            resize(page, size)
            assert not [fault for fault in page.evaluate(LARGE_TEXT_FAULTS) if fault.startswith("name")]


def top_of(button: Locator) -> float:
    box = button.bounding_box()
    assert box
    return box["y"]


def test_going_back_closes_the_sheet_and_not_the_table(phone: Phone, ana: Player) -> None:
    page = phone("/", player=ana)
    page.get_by_role("link", name="New table").tap()
    expect(page.get_by_role("button", name="Start table")).to_be_visible()
    page.get_by_role("button", name="Others").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Start table")).to_be_visible()
    page.get_by_role("button", name="Others").tap()
    sheet.get_by_role("link", name="Add a course").tap()
    expect(page.get_by_role("heading", name="Your own course")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Start table")).to_be_visible()


def test_a_guest_with_a_taken_name_is_offered_another(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open", "open")
    page = phone(table.join, allowed_errors="422")
    name = page.get_by_role("textbox", name="Your name")
    name.fill("ana")
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("alert")).to_contain_text("already called “Ana”")
    name.fill("anastasia")
    expect(page.get_by_role("alert")).to_have_count(0)
    name.fill("ana")
    page.get_by_role("button", name="Take the seat").tap()
    page.get_by_role("button", name="Play as “ana 2”").tap()
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    assert [seat["name"] for seat in ana.view(table)["seats"]] == ["Ana", "ana 2", ""]


def test_a_new_guest_is_shown_how_the_game_works(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    page = phone(ana.make_dice_golf("open").join, player=ben)
    page.get_by_role("button", name="How to play").tap()
    sheet = page.get_by_role("dialog", name="How to play")
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    sheet.get_by_role("button", name="All the rules").tap()
    expect(sheet.get_by_role("heading").nth(1)).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Take the seat").tap()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Augustine")).to_be_visible()
    page.goto(ana.make_dice_golf("open").join)
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)


def test_closing_a_table_asks_for_confirmation(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("open").path, player=ana)
    page.get_by_role("button", name="Close the table").tap()
    sure = page.get_by_role("alertdialog", name="Close the table? Nobody else can join.")
    expect(sure.get_by_role("button", name="Keep it open")).to_be_focused()
    sure.get_by_role("button", name="Keep it open").tap()
    page.get_by_role("button", name="Close the table").tap()
    sure.get_by_role("button", name="Close it").tap()
    expect(page.get_by_role("heading", name="The table was closed")).to_be_visible()
