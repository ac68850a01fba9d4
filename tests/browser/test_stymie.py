"""Dice Golf with the Stymie: turns reach the other phone, and the block is passed with two taps."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import ROLL, DiceGolfPage
from tests.browser.http_player import Player, table_with_stymie_to_pass
from tests.browser.page_actions import refocus


def test_the_turn_moves_from_phone_to_phone(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    hers, his = (DiceGolfPage(phone("/", player=player)) for player in (ana, ben))
    while not (score := score_after_a_turn(hers, his, ana, ben)):
        pass  # A level score shows nothing, as it is also the score at the start.
    expect(his.page.get_by_role("row", name="Ana").get_by_role("cell").last).to_contain_text(f"{score:+}".replace("-", "−"))


def score_after_a_turn(hers: DiceGolfPage, his: DiceGolfPage, ana: Player, ben: Player) -> int:
    """Play Ana's first turn at a new table, expect that it is then Ben's turn on both phones, and return Ana's score."""
    table = ana.make_dice_golf("open", stymie=True, course=ana.make_course(3, 3))
    ben.take_seat(table)
    for one in (hers, his):
        one.page.goto(table.path)
    expect(his.actions.get_by_text("Ana’s turn")).to_be_visible()
    expect(his.actions.get_by_role("button", name=ROLL)).to_be_hidden()
    hers.roll()
    hers.dice_faces()  # Her move has been sent, and does not overlap with the following moves.
    while ana.make_dice_golf_move(table):
        pass  # The next hole too, as the stymied Ben had no choice on this one.
    refocus(hers.page, his.page)
    expect(his.actions.get_by_role("button", name=ROLL)).to_be_visible()
    expect(hers.actions.get_by_text("Ben’s turn")).to_be_visible()
    return int(ana.view(table)["state"]["players"][0]["to_par"])


def test_the_stymie_is_passed_and_a_stymied_roll_cannot_be_changed(phone: Phone, ana: Player) -> None:
    table = table_with_stymie_to_pass(ana)
    page = phone(table.path, player=ana)
    bot = ana.name_in_seat(table)
    page.get_by_role("radio", name=bot).check()
    page.get_by_role("button", name=f"Stymie {bot}").tap()
    expect(page.get_by_role("button", name=f"Stymie {bot}")).to_be_hidden()
    play = ana.view(table)["state"]["players"][1]["play"]
    assert (play["stymied"], play["rolls"], play["mulligan"]) == (True, 1, None)
