"""The day's challenge from its page to its leaderboard, and where to find one's round again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import DiceGolfPage
from tests.browser.http_player import Player, play_out
from tests.browser.page_actions import refocus

HOLES = 9


def test_a_new_player_plays_todays_challenge_and_is_on_its_leaderboard(phone: Phone, ana: Player) -> None:
    page = phone("/today", allowed_errors="403|409")
    play = page.get_by_role("button", name="Play")
    play.tap()
    expect(page.get_by_role("alert")).to_have_text("Add a name for the leaderboard.")
    page.get_by_label("Your name").fill("Ruth")
    play.tap()
    ruth = DiceGolfPage(page)
    ruth.roll()
    ruth.keep()
    for _ in range(HOLES - 2):
        ruth.play_over_http()
    refocus(page)
    ruth.roll()
    ruth.keep()
    page.get_by_role("button", name="Check fairness").tap()
    expect(page.get_by_text("The replay is ready once today’s challenge closes.")).to_be_visible()
    expect(page.get_by_text("Your phone worked this out itself")).to_be_hidden()
    played = page.url

    page.goto("/today")
    expect(page.get_by_text("0 playing, 1 finished")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished so far: 1 player")).to_be_visible()
    here = page.get_by_role("list", name="Around you").get_by_role("listitem")
    expect(here).to_have_text(re.compile("^1You"))
    page.get_by_role("link", name="Full leaderboard").tap()
    expect(page.get_by_role("list", name="The day’s best").get_by_role("link", name="You")).to_be_visible()
    page.get_by_role("link", name="Today’s challenge").tap()
    page.get_by_role("link", name="See your round").tap()
    expect(page).to_have_url(played)

    date = ana.request("GET", "/challenges")["date"]
    assert [(row["rank"], row["name"]) for row in ana.request("GET", f"/challenges/{date}/board")["items"]] == [(1, "Ruth")]


def test_a_round_of_two_is_on_the_weekly_board_player_pages_and_course_page(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open", holes="18")
    ben.take_seat(table)
    play_out(table, ana, ben)
    strokes = ana.replay(table)["record"]["totals"]

    page = phone("/boards/dice-golf?course=augustine&period=week", player=ana)
    expect(page.get_by_role("radio", name="This week")).to_be_checked()
    expect(page.get_by_label("Which rounds")).to_have_value("best")
    board = page.get_by_role("list", name="Best rounds")
    expect(board.get_by_role("listitem")).to_have_count(2)
    for name, total in zip((f"{ana.name} (you)", "Ben"), strokes, strict=True):
        row = board.get_by_role("listitem").filter(has=page.get_by_role("link", name=name, exact=True))
        expect(row.get_by_text(str(total), exact=True)).to_be_visible()

    board.get_by_role("link", name="Ben", exact=True).tap()
    expect(page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="You and Ben, 1 round")).to_be_visible()
    expect(page.get_by_role("region", name="Best rounds").get_by_role("link", name="Augustine")).to_be_visible()
    expect(page.get_by_role("region", name="Recent rounds").get_by_role("listitem")).to_have_count(1)

    page.goto("/courses/augustine")
    expect(page.get_by_text(re.compile("holds the course record$"))).to_be_visible()
    expect(page.get_by_text(re.compile(f"^{min(strokes)} strokes, "))).to_be_visible()
    expect(page.get_by_text(re.compile("^Hole [0-9]+ plays hardest$"))).to_be_visible()
