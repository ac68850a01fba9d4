"""Dice Golf with the Stymie: turns reach the other phone, and the block is passed with two taps."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import ROLL, Golfer
from tests.browser.http_player import Player, must_pass
from tests.browser.page_actions import glance


def test_the_turn_goes_from_phone_to_phone(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make("open", stymie=True, course=ana.make_course(3, 3))
    ben.sit(table)
    hers, his = (Golfer(phone(table.path, player=player)) for player in (ana, ben))
    expect(his.acts.get_by_text("Ana’s turn")).to_be_visible()
    expect(his.acts.get_by_role("button", name=ROLL)).to_be_hidden()
    hers.roll()
    hers.lie()  # Her own move has gone out, and crosses none of the following.
    while ana.step(table):
        pass  # Also the next hole, where Ben was stymied on this one and so had no choice.
    glance(hers.page, his.page)
    expect(his.acts.get_by_role("button", name=ROLL)).to_be_visible()
    expect(hers.acts.get_by_text("Ben’s turn")).to_be_visible()
    score = ana.look(table)["state"]["players"][0]["to_par"]
    assert score, "a score that one begins with shows nothing"
    expect(his.page.get_by_role("row", name="Ana").get_by_role("cell").last).to_contain_text(f"{score:+}".replace("-", "−"))


def test_the_stymie_is_passed_and_a_stymied_roll_stands(phone: Phone, ana: Player) -> None:
    table = must_pass(ana)
    page = phone(table.path, player=ana)
    bot = ana.called(table)
    page.get_by_role("radio", name=bot).check()
    page.get_by_role("button", name=f"Stymie {bot}").tap()
    expect(page.get_by_role("button", name=f"Stymie {bot}")).to_be_hidden()
    play = ana.look(table)["state"]["players"][1]["play"]
    assert (play["stymied"], play["rolls"], play["mulligan"]) == (True, 1, None)
