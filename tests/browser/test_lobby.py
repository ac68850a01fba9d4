"""The lobby: which link lets whom in, what guests are asked, and the question before a table closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.overflow import CROWDED
from tests.browser.page_actions import glance
from tests.browser.table_checks.checks import LANDSCAPE, PHONE, SMALLEST, look, resize


def test_the_hosts_own_address_invites_while_a_seat_is_free(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    page.wait_for_url(lambda url: url.endswith(table.join))
    page.reload()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    guest = phone(page.url, player=Player(ana.origin, "Ben"))
    guest.get_by_role("button", name="Take the seat").tap()
    expect(guest.get_by_role("region", name="What you can do")).to_be_visible()
    glance(page)
    expect(page.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    page.wait_for_url(lambda url: url.endswith(table.path))
    guest.wait_for_url(lambda url: url.endswith(table.path))


def test_a_stranger_at_an_open_table_finds_ways_on(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    page = phone(table.path)
    expect(page.get_by_text("You’re watching. The game starts here.")).to_be_visible()
    expect(page.get_by_role("link", name="Start my own table")).to_have_attribute(
        "href", "/new?game=dice-golf&course=augustine"
    )
    page.get_by_role("button", name="I have a link or code").tap()
    page.get_by_role("textbox").fill(table.join)
    page.get_by_role("button", name="Go to table").tap()
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def test_a_wrong_code_is_refused_before_a_name_is_asked(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    page = phone(f"{table.path}?join=AAAAAAAAAAAA", forgive="403")
    expect(page.get_by_role("heading", name="This invite link doesn’t work")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("link", name="Watch the table").tap()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()


def test_a_link_that_comes_too_late_says_so_and_has_ways_on(phone: Phone, ana: Player) -> None:
    table = ana.make("open")
    late = phone(table.join, forgive="409|403")
    expect(late.get_by_role("button", name="Take the seat")).to_be_visible()
    Player(ana.origin, "Ben").sit(table)
    glance(late)
    for page in (late, phone(table.join, forgive="409")):
        expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        expect(page.get_by_role("link", name="Start my own table")).to_be_visible()
    late.goto(f"{table.path}?join=AAAAAAAAAAAA")
    expect(late.get_by_role("heading", name="This invite link doesn’t work")).to_be_visible()
    late.get_by_role("link", name="Watch the table").tap()
    expect(late.get_by_text("Ana is on the tee")).to_be_visible()


def test_taking_the_seat_stands_before_watching_and_both_in_sight(phone: Phone, ana: Player) -> None:
    page = phone(ana.make("open", "normal").join)
    page.set_viewport_size({"width": 320, "height": 568})
    take, watch = (page.get_by_role("button", name=name) for name in ("Take the seat", "Watch instead"))
    for button in (take, watch):
        expect(button).to_be_in_viewport(ratio=1)
    assert above(take) + 44 <= above(watch)


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_names_around_a_small_green_lie_clear_of_each_other(seats: int, phone: Phone, ana: Player) -> None:
    table = ana.lay("trade-ring", *["open"] * (seats - 1))
    for name in ("Bert Luise Maria", "Caximilianakonstantin", "Dora Luise Maria")[: seats - 2]:
        Player(ana.origin, name).sit(table)
    for page in (phone(table.path, player=ana), phone(table.join)):
        expect(page.get_by_role("list", name="At this table")).to_be_visible()
        look(page)
        for size in (SMALLEST, PHONE, (360, 740), LANDSCAPE):
            resize(page, size)
            assert not [breach for breach in page.evaluate(CROWDED) if breach.startswith("name")]


def above(button: Locator) -> float:
    box = button.bounding_box()
    assert box
    return box["y"]


def test_a_step_back_closes_the_sheet_and_not_the_table(phone: Phone, ana: Player) -> None:
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


def test_a_second_ana_is_offered_another_name(phone: Phone, ana: Player) -> None:
    table = ana.make("open", "open")
    page = phone(table.join, forgive="422")
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
    assert [seat["name"] for seat in ana.look(table)["seats"]] == ["Ana", "ana 2", ""]


def test_a_guest_who_has_never_played_is_shown_how_it_works(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    page = phone(ana.make("open").join, player=ben)
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
    page.goto(ana.make("open").join)
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)


def test_a_table_is_closed_only_by_who_read_what_it_means(phone: Phone, ana: Player) -> None:
    page = phone(ana.make("open").path, player=ana)
    page.get_by_role("button", name="Close the table").tap()
    sure = page.get_by_role("alertdialog", name="Close the table? Nobody else can join.")
    expect(sure.get_by_role("button", name="Keep it open")).to_be_focused()
    sure.get_by_role("button", name="Keep it open").tap()
    page.get_by_role("button", name="Close the table").tap()
    sure.get_by_role("button", name="Close it").tap()
    expect(page.get_by_role("heading", name="The table was closed")).to_be_visible()
