"""Theme, text size and motion settings override the phone's, are stored, and apply from the first paint."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import DiceGolfPage
from tests.browser.http_player import Player
from tests.browser.table_checks.checks import LONGEST, PHONE, SMALLEST, faults_at_size, install_checks
from tests.browser.test_reduced_motion import COUNT_ANIMATIONS, animations_started
from tests.browser.wait_until_settled import wait_until_settled

DAY, NIGHT = "rgb(246, 240, 226)", "rgb(18, 33, 28)"
# Notes background and text size of each frame, once there are style sheets.
NOTE_FRAMES = """() => {
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


def expect_appearance(page: Page, paper: str, letters: str) -> None:
    expect(page.locator("body")).to_have_css("background-color", paper)
    expect(page.locator("html")).to_have_css("font-size", letters)


def frames(page: Page) -> set[str]:
    """Return the appearances that the page has had since it began to load."""
    return {one for one in page.evaluate("drawn") if not one.startswith(BARE)}


def test_appearance_settings_are_stored_and_apply_from_the_first_frame(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True, reduced_motion="no-preference")
    expect_appearance(page, DAY, "16px")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Largest").check()
    page.get_by_role("checkbox", name="Less motion").check()
    expect_appearance(page, NIGHT, "32px")
    page.add_init_script(f"({NOTE_FRAMES})()")
    page.reload()
    for choice in ("Dark", "Largest"):
        expect(page.get_by_role("radio", name=choice)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Less motion")).to_be_checked()
    assert frames(page) == {f"{NIGHT} 32px"}
    assert page.evaluate("!document.querySelector('head > script[src*=ahead]').async"), "all may be drawn before it has come"
    page.get_by_role("radio", name="Automatic").check()
    page.get_by_role("radio", name="Normal").check()
    expect_appearance(page, DAY, "16px")
    page.emulate_media(color_scheme="dark")
    expect_appearance(page, NIGHT, "16px")
    page.get_by_role("radio", name="Light").check()
    expect_appearance(page, DAY, "16px")


def test_a_table_follows_the_appearance_settings_without_visible_faults(phone: Phone, ana: Player) -> None:
    set_so = {"theme": "dark", "text": "200%", "motion": "less"}
    table = ana.make_dice_golf("easy")
    page = phone(table.path, player=ana, reduced_motion="no-preference", local_storage=set_so)
    golfer = DiceGolfPage(page)
    golfer.roll()
    wait_until_settled(page)
    expect_appearance(page, NIGHT, "32px")
    install_checks(page)
    found = [fault for size in (PHONE, SMALLEST) for fault in faults_at_size(page, size, longest=LONGEST, reached=PARTS)]
    assert not found, "\n".join(found)
    page.evaluate(COUNT_ANIMATIONS)
    golfer.keep()
    golfer.roll()
    page.get_by_role("button", name="Table and chat").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert animations_started(page) == 0


def test_other_pages_follow_changed_appearance_settings(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True)
    other = page.context.new_page()
    other.goto("/")
    page.get_by_role("radio", name="Dark").check()
    expect_appearance(other, NIGHT, "16px")
