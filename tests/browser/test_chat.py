"""Players chat and see that there are new messages; watchers only read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.overflow import overflows
from tests.browser.page_actions import refocus
from tests.browser.seeded_server import SeededServer

HEAPED = ("Z\u0310\u0312\u0316\u0317" + "a\u0300\u0301\u0302\u0304" + "g\u0316\u0317\u0323\u0324") * 18
"""The most combining marks that a message may have."""
SECOND = 1000
"""ms that must pass between two messages of a player."""


def open_talk(page: Page) -> None:
    page.get_by_role("button", name="Table and chat").tap()


def test_a_message_reaches_the_other_phone(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open")
    ben.take_seat(table)
    hers, his, stranger = (phone(table.path, player=player) for player in (ana, ben, None))
    open_talk(hers)
    hers.get_by_label("Write a message").fill("<b>Fore!</b> 🏌️")
    hers.get_by_role("button", name="Send").tap()
    expect(hers.get_by_role("list", name="Messages")).to_contain_text("Fore!")
    refocus(his)
    expect(his.get_by_role("button", name="Table and chat, 1 new message")).to_be_visible()
    open_talk(his)
    expect(his.get_by_role("list", name="Messages")).to_contain_text("<b>Fore!</b> 🏌️")
    his.get_by_role("button", name="Close").tap()
    expect(his.get_by_role("button", name="Table and chat", exact=True)).to_be_visible()
    refocus(stranger)
    open_talk(stranger)
    expect(stranger.get_by_role("list", name="Messages")).to_contain_text("Fore!")
    expect(stranger.get_by_text("Only players at this table can chat.")).to_be_visible()
    expect(stranger.get_by_label("Write a message")).to_be_hidden()


def inside(page: Page, line: Locator) -> bytes:
    """Return a screenshot of a line, without the row of pixels that it may share with the next line."""
    box = line.bounding_box()
    assert box is not None
    return page.screenshot(animations="disabled", caret="hide", clip={**box, "height": box["height"] - 1})


@pytest.mark.parametrize("text", ["W" * 280, pytest.param(HEAPED[:280], marks=pytest.mark.soak)], ids=["a long word", "marks"])
def test_a_chat_message_at_the_trading_ring_is_no_wider_than_the_page(phone: Phone, address: str, text: str) -> None:
    ana = Player(address, "W" * 24)
    table = ana.make_table("trade-ring", "easy", "easy")
    ana.send_message(table, text)
    page = phone(table.path, player=ana, viewport={"width": 320, "height": 568})
    line = page.locator(".tb-talk p")
    expect(line).to_contain_text(text[:20])
    box, talk = line.bounding_box(), page.locator(".tb-talk").bounding_box()
    assert box is not None
    assert talk is not None
    assert box["x"] + box["width"] <= 320
    assert talk["y"] <= box["y"]
    assert box["y"] + box["height"] <= talk["y"] + talk["height"]
    assert not overflows(page)


@pytest.mark.parametrize(
    "beside", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["on a small phone", "beside the ring"]
)
def test_words_without_spaces_wrap_and_combining_marks_cover_nothing(
    phone: Phone, address: str, server: SeededServer, beside: bool
) -> None:
    """A malicious message: letters with many combining marks, and a word of maximum length."""
    ana = Player(address, "W" * 24)
    table = ana.make_table("trade-ring", "easy", "easy") if beside else ana.make_dice_golf("open")
    ana.send_message(table, HEAPED[:280])
    clock = server.club.clock
    server.club.clock = lambda: clock() + SECOND
    ana.send_message(table, "W" * 280)
    size = {"width": 1280, "height": 800} if beside else {"width": 320, "height": 568}
    page = phone(table.path, player=ana, viewport=size)
    if not beside:
        open_talk(page)
    said = page.get_by_role("list", name="Messages")
    expect(said).to_contain_text("W" * 280)
    assert said.evaluate("(list) => [list, ...list.querySelectorAll('p')].every((one) => one.scrollWidth <= one.clientWidth)")
    heaped = said.get_by_role("listitem").first
    who, words = heaped.locator("p").first, heaped.locator("p").last
    who.scroll_into_view_if_needed()
    seen = inside(page, who)
    words.evaluate("(one) => one.style.visibility = 'hidden'")
    assert inside(page, who) == seen, "marks lie on who said it"
    assert not overflows(page)
