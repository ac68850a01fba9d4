"""A seat is a key: it survives a reload, and its own link carries it to another phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.club import Player
from tests.browser.conftest import Phone
from tests.browser.golfer import KEEP, ROLL, Golfer, open_seat
from tests.browser.phones import glance


def own_link(page: Page) -> str:
    """One's own link, out of the file that Keep my seat hands out."""
    page.get_by_role("button", name="The table and its talk").tap()
    page.get_by_role("radio", name="My seat").check()
    with page.expect_download() as file:
        page.get_by_role("button", name="As a file").tap()
    text = Path(file.value.path()).read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("http"))


def test_a_reload_in_the_middle_of_a_hole_shows_the_same_dice(phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone(ana.make("easy").path, player=ana))
    golfer.roll()
    before = golfer.lie()
    golfer.page.reload()
    assert golfer.lie() == before


def test_ones_own_link_moves_the_seat_to_another_phone(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    old = Golfer(phone(table.path, player=ana))
    old.roll()
    dice = old.lie()
    new = Golfer(phone(own_link(old.page)))
    new.page.get_by_role("button", name="Play as the link’s player").tap()
    expect(new.page.get_by_text("Your seats are here now.")).to_be_visible()
    assert new.lie() == dice
    assert ana.key not in new.page.url
    new.keep()
    expect(new.acts.get_by_role("button", name=ROLL)).to_be_visible()
    assert ana.look(table)["state"]["players"][0]["thru"] == 1
    old.page.get_by_role("button", name="Close").tap()
    glance(old.page)
    old.roll()
    expect(old.acts.get_by_role("button", name=KEEP)).to_be_visible()
    glance(new.page)
    expect(new.acts.get_by_role("button", name=KEEP)).to_be_visible()
    assert new.lie() == old.lie()


def test_who_plays_here_already_is_asked_before_other_seats_are_brought(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    page = phone("/me", player=ben)
    for choice, whose in (("Stay who I am", ben), ("Bring my seats here", ana)):
        page.get_by_label("Paste your own link here.").fill(f"{ana.origin}/me#key={ana.key}")
        page.get_by_role("button", name="Bring my seats here").tap()
        page.get_by_role("alertdialog").get_by_role("button", name=choice).tap()
        assert page.evaluate("localStorage.getItem('club.key')") == whose.key
    expect(page.get_by_text("Your seats are here now.")).to_be_visible()


def test_ones_own_link_does_not_take_another_players_seat_without_asking(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make("easy")
    page = phone(f"{table.path}#key={ana.key}", player=ben)
    sheet = page.get_by_role("dialog", name="Sit down as another player?")
    sheet.get_by_role("button", name="Stay who I am").tap()
    expect(page.get_by_role("region", name="What you may do").get_by_role("button", name=ROLL)).to_be_hidden()
    assert page.evaluate("localStorage.getItem('club.key')") == ben.key


def test_a_browser_that_is_nobody_yet_is_asked_too_where_a_join_link_carries_a_key(phone: Phone, ana: Player) -> None:
    stranger = Player(ana.origin, "Ben")
    table = ana.make("open")
    for link in (f"{table.path}?join={table.code}#key={stranger.key}", f"/me?join=code#key={stranger.key}"):
        page = phone(link)
        sheet = page.get_by_role("dialog", name="Sit down as another player?")
        sheet.get_by_role("button", name="Stay who I am").tap()
        expect(sheet).to_be_hidden()
        assert page.evaluate("localStorage.getItem('club.key')") != stranger.key
        assert stranger.key not in page.url


COVERED = """() => {
  const { bottom } = document.querySelector("aside").getBoundingClientRect();
  const acts = [...document.querySelectorAll("main + section button")];
  return acts.length ? acts.filter((one) => one.getBoundingClientRect().top < bottom).length : null;
}"""
"""How many of the actions lie below what is offered; null if there is none at all."""


def test_the_seats_own_link_is_offered_at_a_table_of_bots_too(phone: Phone, ana: Player) -> None:
    golfer = Golfer(phone("/", player=ana))
    golfer.page.goto("/new?game=dice-golf")
    golfer.page.get_by_role("radio", name="Caddie").check()
    golfer.page.get_by_role("button", name="Tee off").tap()
    golfer.roll()
    offer = golfer.page.get_by_role("complementary", name="Keep my seat")
    expect(offer).to_be_hidden()
    golfer.keep()
    expect(offer).to_be_visible()
    assert golfer.page.evaluate(COVERED) == 0
    golfer.roll()
    expect(offer).to_be_hidden()


def test_the_seats_own_link_is_offered_once_while_one_waits(phone: Phone, ana: Player) -> None:
    table = ana.make("open", course=ana.make_course(3))
    golfer = open_seat(phone(table.join, viewport={"width": 320, "height": 568}), "Ben")
    page = golfer.page
    golfer.roll()
    expect(page.get_by_role("button", name="Keep my seat")).to_be_hidden()
    golfer.keep()
    offer = page.get_by_role("complementary", name="Keep my seat")
    expect(offer.get_by_text("Only this phone can play your seat.")).to_be_visible()
    assert page.evaluate(COVERED) == 0
    offer.get_by_role("button", name="Keep my seat").tap()
    page.get_by_role("button", name="As a QR code").tap()
    expect(page.get_by_role("img", name="Your own link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.wait_for_function("!history.state?.sheet")
    page.reload()
    expect(page.get_by_role("button", name="The table and its talk")).to_be_visible()
    expect(golfer.acts.get_by_role("button", name=ROLL)).to_be_hidden()
    expect(offer).to_be_hidden()
