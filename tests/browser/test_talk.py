"""Those at a table talk, and see that something was said; those who watch only read."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.club import Player
from tests.browser.conftest import Phone


def open_talk(page: Page) -> None:
    page.get_by_role("button", name="The table and its talk").tap()


def test_what_one_says_reaches_the_other_phone(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make("open")
    ben.sit(table)
    hers, his, stranger = (phone(table.path, player=player) for player in (ana, ben, None))
    open_talk(hers)
    hers.get_by_label("Say something").fill("<b>Fore!</b> 🏌️")
    hers.get_by_role("button", name="Send").tap()
    expect(his.get_by_role("button", name="The table and its talk, 1 new message")).to_be_visible()
    open_talk(his)
    expect(his.get_by_role("list", name="Messages")).to_contain_text("<b>Fore!</b> 🏌️")
    his.get_by_role("button", name="Close").tap()
    expect(his.get_by_role("button", name="The table and its talk", exact=True)).to_be_visible()
    open_talk(stranger)
    expect(stranger.get_by_role("list", name="Messages")).to_contain_text("Fore!")
    expect(stranger.get_by_text("Only those at the table can talk.")).to_be_visible()
    expect(stranger.get_by_label("Say something")).to_be_hidden()
