"""When a clock runs out, everyone sees it, and the player returns with a tap. The test sets the club's clock."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, legal_moves
from tests.browser.page_actions import advance_clock_until, install_clock, refocus
from tests.browser.seeded_server import SeededServer

MINUTE = 60_000


@dataclass
class Clock:
    ahead: int = 0

    def __call__(self) -> int:
        """Return the time in ms."""
        return int(time() * 1000) + self.ahead


@pytest.fixture
def clock(server: SeededServer, address: str) -> Clock:
    """A clock for the server that the test can move forward."""
    server.club.clock = clock = Clock()
    return clock


def test_a_timeout_is_announced_and_after_a_second_one_a_bot_plays_until_the_player_returns(
    address: str, clock: Clock, phone: Phone
) -> None:
    ana, ben = Player(address, "Ana"), Player(address, "Ben")
    hers, his = (phone("/", player=player, fresh=True, prepare=install_clock) for player in (ana, ben))
    while not (table := table_after_two_timeouts(clock, ana, ben, hers, his)):
        pass
    expect(hers.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(his.get_by_role("row", name="Ana bot plays")).to_be_visible()
    his.reload()
    expect(his.get_by_role("status").get_by_text("Ana is away; a bot is playing.")).to_be_visible()
    hers.get_by_role("button", name="I’m back").tap()
    expect(hers.get_by_text("A bot is playing for you.")).to_be_hidden()
    assert ana.view(table)["seats"][0]["played_by_bot"] is False


def table_after_two_timeouts(clock: Clock, ana: Player, ben: Player, hers: Page, his: Page) -> Table | None:
    """Return a new table, on both phones, at which Ana has run out of time twice, and expect that the first time is announced.
    None if an automatic move passed the Stymie, as Ben's stymied roll is the latest news then.
    """
    table = ana.make_dice_golf("open", clock=0.1, stymie=True)
    ben.take_seat(table)
    for page in (hers, his):
        page.goto(table.path)
    expect(hers.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(his.get_by_role("region", name="What you can do").get_by_text("Ana’s turn")).to_be_visible()

    clock.ahead += 7 * MINUTE
    if not rolls_freely(ben, table):
        return None
    announced = "ran out of time, so the move was made automatically."
    for page, name in ((his, "Ana"), (hers, "You")):
        refocus(page)
        advance_clock_until(page, page.get_by_role("status").get_by_text(f"{name} {announced}"))

    while ben.make_dice_golf_move(table):
        pass
    clock.ahead += 7 * MINUTE
    refocus(hers, his)
    return table if rolls_freely(ben, table) else None


def rolls_freely(player: Player, table: Table) -> bool:
    """Return whether it is this player's turn to roll, and the last roll was not a stymied one."""
    view = player.view(table)
    play = view["state"]["players"][view["you"]]["play"]
    return "roll" in legal_moves(view) and not (play and play["stymied"])


def test_a_released_seat_is_reserved_for_its_player_and_everyone_sees_who_takes_it_over(
    address: str, clock: Clock, phone: Phone
) -> None:
    ana, ben, cleo = (Player(address, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.make_dice_golf("open", clock=0.1, stymie=True)
    ben.take_seat(table)
    for _ in range(2):
        while ana.make_dice_golf_move(table):
            pass
        clock.ahead += 7 * MINUTE
        ana.view(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    hers.get_by_role("button", name="Table and chat").tap()
    hers.get_by_role("radio", name="Table").check()
    row = hers.get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name="Hand over").tap()
    expect(row.get_by_text("Ben has one move’s time to come back.")).to_be_visible()
    hers.evaluate("navigator.share = async () => undefined")
    row.get_by_role("button", name="Offer it").tap()
    expect(row.get_by_role("button", name="Offer it")).to_be_hidden()  # the reply has arrived
    expect(row.get_by_text("the invite link opens this seat")).to_be_visible()
    refocus(his)
    expect(row.get_by_role("button", name="Hand over")).to_be_hidden()
    expect(his.get_by_text("Saved for you until")).to_be_visible()

    join = ana.view(table)["links"]["join"]
    third = phone(join, player=cleo, allowed_errors="409")
    expect(third.get_by_text("This seat is saved for Ben a little longer.")).to_be_visible()
    clock.ahead += 7 * MINUTE
    third.goto(join)
    third.get_by_role("button", name="Take the seat").tap()
    expect(third.get_by_role("button", name="Take the seat")).to_be_hidden()
    refocus(hers, his)
    hers.get_by_role("radio", name="Log").check()
    expect(hers.get_by_text("Cleo takes over Ben’s seat.")).to_be_visible()
    expect(his.get_by_text("Saved for you")).to_be_hidden()


def test_a_question_at_the_end_of_the_table_sheet_is_fully_visible(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("open", stymie=True)
    Player(ana.origin, "Ben").take_seat(table)
    page = phone(table.path, player=ana, viewport={"width": 360, "height": 640})
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table").check()
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("button", name="Stay")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("hours", [-26, 26])
def test_times_are_right_on_a_phone_whose_clock_is_a_day_off(hours: int, address: str, phone: Phone) -> None:
    ana, ben = Player(address, "Ana"), Player(address, "Ben")
    table = ana.make_dice_golf("open", clock=8)
    ben.take_seat(table)

    wrong = time() + hours * 3600
    page = phone(table.path, player=ana, fresh=True, prepare=lambda page: page.clock.install(time=wrong))
    expect(page.get_by_text("8 h left")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(re.compile(", (under a minute|[0-9]+ (min|h)) left"))).to_be_visible()
    page.goto("/today")
    expect(page.get_by_text(re.compile("^Closes in .*(min|h)"))).to_be_visible()
