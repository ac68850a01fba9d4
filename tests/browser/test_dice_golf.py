"""Two people and a bot play nine holes of Dice Golf from a link to the leaderboard; one is offline during a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import MOVE_SAVED_OFFLINE, ROLL, DiceGolfPage, take_dice_golf_seat
from tests.browser.http_player import Player, moves_of
from tests.browser.page_actions import refocus, start_table, table_on

pytestmark = pytest.mark.soak

FAR_HOLE = 4
"""The hole at which Ben is offline."""
TAPPED = (2, 6, 9)
"""The holes that both play on their phones. The others are played over HTTP."""


def make_table(page: Page) -> str:
    """Ruth starts a table on the page: front nine, own pace, a seat by link and a bot. Return the invite link."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("radio", name="Pebble Coast").check()
    page.get_by_role("radio", name="Front 9").check()
    page.get_by_role("button", name="Add a third seat").tap()
    page.get_by_role("radio", name="Own pace").check()
    page.get_by_role("radio", name="Caddie").check()
    return start_table(page, "Waiting for one more player")


def play_hole(golfer: DiceGolfPage, hole: int) -> None:
    """Play a hole, sometimes with a mulligan."""
    golfer.roll()
    if hole == 2:
        golfer.take_hole_mulligan()
    elif hole == 6:
        golfer.take_shot_mulligan("green")
    else:
        golfer.keep()


def keep_out_of_reach(ben: DiceGolfPage, ruth: DiceGolfPage) -> None:
    """Ben plays offline: he sees a message, the others play on, and once he is online his move is sent by itself."""
    ben.roll()
    before = ben.dice_faces()
    ben.page.context.set_offline(True)
    ben.keep()
    expect(ben.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_visible()
    play_hole(ruth, FAR_HOLE)
    assert ben.dice_faces() == before
    ben.page.context.set_offline(False)
    expect(ben.actions.get_by_role("button", name=ROLL)).to_be_visible()
    expect(ben.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_hidden()


def board_of(page: Page) -> list[list[str]]:
    """Return the words of each round on the leaderboard of Pebble Coast's front nine."""
    page.goto("/boards/dice-golf?course=pebble-coast")
    page.get_by_role("combobox", name="Holes").select_option("Front 9")
    rounds = page.get_by_role("list", name="Best rounds").get_by_role("listitem")
    expect(rounds).to_have_count(2)
    return [text.split("\n") for text in rounds.all_inner_texts()]


def test_two_phones_and_a_bot_play_nine_holes_from_a_link_to_the_leaderboard(phone: Phone, address: str) -> None:
    ruth = DiceGolfPage(phone("/"))
    link = make_table(ruth.page)
    ben = take_dice_golf_seat(phone(link, allowed_errors="ERR_INTERNET_DISCONNECTED"), "Ben")
    expect(ben.actions).to_be_visible()
    refocus(ruth.page)
    for hole in range(1, 10):
        if hole == FAR_HOLE:
            keep_out_of_reach(ben, ruth)
            continue
        for golfer in (ruth, ben):
            play_hole(golfer, hole) if hole in TAPPED else golfer.play_over_http()
        if hole not in TAPPED:
            refocus(ruth.page, ben.page)
    expect(ben.page.get_by_role("button", name="Rematch")).to_be_visible()
    refocus(ruth.page)
    for golfer in (ruth, ben):
        expect(golfer.page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(golfer.page.get_by_role("heading", level=1)).to_contain_text("Pebble Coast")

    replay = Player(address).replay(table_on(ruth.page))
    assert [moves_of(replay, seat) for seat in (0, 1)] == [ruth.moves, ben.moves]
    strokes, kinds = replay["record"]["totals"], [seat["kind"] for seat in replay["record"]["seats"]]
    assert kinds == ["human", "human", "bot"]
    for golfer, names in ((ruth, ["Ruth (you)", "Ben"]), (ben, ["Ruth", "Ben (you)"])):
        board = board_of(golfer.page)
        for name, total in zip(names, strokes[:2], strict=True):
            assert any(name in words and str(total) in words for words in board), (name, total, board)
