"""Theme, text size and motion settings override the phone's, are stored, and apply from the first paint."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import Golfer
from tests.browser.http_player import Player
from tests.browser.table_checks.checks import LONGEST, PHONE, SMALLEST, look, measured
from tests.browser.test_reduced_motion import COUNT, begun
from tests.browser.wait_until_settled import settle

DAY, NIGHT = "rgb(246, 240, 226)", "rgb(18, 33, 28)"
# What each frame is drawn on, and how large its letters are, from the first; nothing before there are sheets.
DRAWN = """() => {
  window.drawn = [];
  const note = () => {
    const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
    drawn.push(`${backgroundColor} ${fontSize}`);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
BARE = "rgba(0, 0, 0, 0)"
PARTS = ("hand", "main")


def looks(page: Page, paper: str, letters: str) -> None:
    expect(page.locator("body")).to_have_css("background-color", paper)
    expect(page.locator("html")).to_have_css("font-size", letters)


def drawn(page: Page) -> set[str]:
    """How the page has looked since it began to come."""
    return {one for one in page.evaluate("drawn") if not one.startswith(BARE)}


def test_how_the_club_looks_is_kept_and_so_from_the_first_frame(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True, reduced_motion="no-preference")
    looks(page, DAY, "16px")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Largest").check()
    page.get_by_role("checkbox", name="Less motion").check()
    looks(page, NIGHT, "32px")
    page.add_init_script(f"({DRAWN})()")
    page.reload()
    for choice in ("Dark", "Largest"):
        expect(page.get_by_role("radio", name=choice)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Less motion")).to_be_checked()
    assert drawn(page) == {f"{NIGHT} 32px"}
    assert page.evaluate("!document.querySelector('head > script[src*=ahead]').async"), "all may be drawn before it has come"
    page.get_by_role("radio", name="Automatic").check()
    page.get_by_role("radio", name="Normal").check()
    looks(page, DAY, "16px")
    page.emulate_media(color_scheme="dark")
    looks(page, NIGHT, "16px")
    page.get_by_role("radio", name="Light").check()
    looks(page, DAY, "16px")


def test_a_table_goes_by_it_in_the_largest_letters_too(phone: Phone, ana: Player) -> None:
    set_so = {"theme": "dark", "text": "200%", "motion": "less"}
    table = ana.make("easy")
    page = phone(table.path, player=ana, reduced_motion="no-preference", remembers=set_so)
    golfer = Golfer(page)
    golfer.roll()
    settle(page)
    looks(page, NIGHT, "32px")
    look(page)
    found = [breach for size in (PHONE, SMALLEST) for breach in measured(page, size, longest=LONGEST, reached=PARTS)]
    assert not found, "\n".join(found)
    page.evaluate(COUNT)
    golfer.keep()
    golfer.roll()
    page.get_by_role("button", name="Table and chat").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert begun(page) == 0


def test_two_pages_of_the_club_look_alike(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True)
    other = page.context.new_page()
    other.goto("/")
    page.get_by_role("radio", name="Dark").check()
    looks(other, NIGHT, "16px")
