"""Two people and a bot play nine holes from a link to the leaderboard; one loses the network during a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEPT_AND_GOES_OUT, ROLL, Golfer, open_seat
from tests.browser.http_player import Player, moves_of
from tests.browser.page_actions import glance, open_table, table_on

pytestmark = pytest.mark.soak

FAR_HOLE = 4
"""Where Ben has no network."""
TAPPED = (2, 6, 9)
"""The holes that both tap; the others are played over HTTP."""


def make_table(page: Page) -> str:
    """Ruth makes the table by hand: front nine, own pace, a seat by link and a bot. The link that she would send."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("radio", name="Pebble Coast").check()
    page.get_by_role("radio", name="Front 9").check()
    page.get_by_role("button", name="Add a third seat").tap()
    page.get_by_role("radio", name="Own pace").check()
    page.get_by_role("radio", name="Caddie").check()
    return open_table(page, "Waiting for one more player")


def play_hole(golfer: Golfer, hole: int) -> None:
    """Now and then with a mulligan."""
    golfer.roll()
    if hole == 2:
        golfer.take_hole_mulligan()
    elif hole == 6:
        golfer.take_shot_mulligan("green")
    else:
        golfer.keep()


def keep_out_of_reach(ben: Golfer, ruth: Golfer) -> None:
    """Ben taps in a dead spot: he is told so, the others play on, and back on the network his move goes out by itself."""
    ben.roll()
    before = ben.lie()
    ben.page.context.set_offline(True)
    ben.keep()
    expect(ben.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_visible()
    play_hole(ruth, FAR_HOLE)
    assert ben.lie() == before
    ben.page.context.set_offline(False)
    expect(ben.acts.get_by_role("button", name=ROLL)).to_be_visible()
    expect(ben.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_hidden()


def board_of(page: Page) -> list[list[str]]:
    """The front nine's board of Pebble Coast, a list of words for each round on it."""
    page.goto("/boards/dice-golf?course=pebble-coast")
    page.get_by_role("combobox", name="Holes").select_option("Front 9")
    rounds = page.get_by_role("list", name="Best rounds").get_by_role("listitem")
    expect(rounds).to_have_count(2)
    return [text.split("\n") for text in rounds.all_inner_texts()]


def test_two_phones_and_a_bot_play_nine_holes_from_a_link_to_the_board(phone: Phone, address: str) -> None:
    ruth = Golfer(phone("/"))
    link = make_table(ruth.page)
    ben = open_seat(phone(link, forgive="ERR_INTERNET_DISCONNECTED"), "Ben")
    expect(ben.acts).to_be_visible()
    glance(ruth.page)
    for hole in range(1, 10):
        if hole == FAR_HOLE:
            keep_out_of_reach(ben, ruth)
            continue
        for golfer in (ruth, ben):
            play_hole(golfer, hole) if hole in TAPPED else golfer.play_unseen()
        if hole not in TAPPED:
            glance(ruth.page, ben.page)
    expect(ben.page.get_by_role("button", name="Rematch")).to_be_visible()
    glance(ruth.page)
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
