"""When a clock runs out, everyone sees it, and the player returns with a tap. The test sets the club's clock."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import at_an_own_clock, glance, soon
from tests.browser.seeded_server import Clubhouse

MINUTE = 60_000


@dataclass
class Clock:
    ahead: int = 0

    def __call__(self) -> int:
        """ms"""
        return int(time() * 1000) + self.ahead


@pytest.fixture
def clock(service: Clubhouse, address: str) -> Clock:
    """By which the club goes that is open there."""
    service.club.clock = clock = Clock()
    return clock


def test_a_time_out_is_told_and_a_second_lets_a_bot_play_until_one_is_back(address: str, clock: Clock, phone: Phone) -> None:
    ana, ben = Player(address, "Ana"), Player(address, "Ben")
    table = ana.make("open", clock=0.1, stymie=True)
    ben.sit(table)
    hers, his = (phone(table.path, player=player, fresh=True, prepare=at_an_own_clock) for player in (ana, ben))
    expect(hers.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(his.get_by_role("region", name="What you can do").get_by_text("Ana’s turn")).to_be_visible()

    clock.ahead += 7 * MINUTE
    glance(his)
    soon(his, his.get_by_role("status").get_by_text("Ana ran out of time, so the move was made automatically."))
    glance(hers)
    soon(hers, hers.get_by_role("status").get_by_text("You ran out of time, so the move was made automatically."))

    ben.step(table)
    while ben.step(table):
        pass
    clock.ahead += 7 * MINUTE
    glance(hers, his)
    expect(hers.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(his.get_by_role("row", name="Ana bot plays")).to_be_visible()
    his.reload()
    expect(his.get_by_role("status").get_by_text("Ana is away; a bot is playing.")).to_be_visible()
    hers.get_by_role("button", name="I’m back").tap()
    expect(hers.get_by_text("A bot is playing for you.")).to_be_hidden()
    assert ana.look(table)["seats"][0]["played_by_bot"] is False


def test_a_seat_that_the_maker_gives_away_waits_for_its_player_and_all_see_that_it_changes_hands(
    address: str, clock: Clock, phone: Phone
) -> None:
    ana, ben, cleo = (Player(address, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.make("open", clock=0.1, stymie=True)
    ben.sit(table)
    for _ in range(2):
        while ana.step(table):
            pass
        clock.ahead += 7 * MINUTE
        ana.look(table)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    hers.get_by_role("button", name="Table and chat").tap()
    hers.get_by_role("radio", name="Table").check()
    row = hers.get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name="Hand over").tap()
    expect(row.get_by_text("Ben has one move’s time to come back.")).to_be_visible()
    hers.evaluate("navigator.share = async () => undefined")
    row.get_by_role("button", name="Offer it").tap()
    expect(row.get_by_role("button", name="Offer it")).to_be_hidden()  # the club has answered
    expect(row.get_by_text("the invite link opens this seat")).to_be_visible()
    glance(his)
    expect(row.get_by_role("button", name="Hand over")).to_be_hidden()
    expect(his.get_by_text("Saved for you until")).to_be_visible()

    join = ana.look(table)["links"]["join"]
    third = phone(join, player=cleo, forgive="409")
    expect(third.get_by_text("This seat is saved for Ben a little longer.")).to_be_visible()
    clock.ahead += 7 * MINUTE
    third.goto(join)
    third.get_by_role("button", name="Take the seat").tap()
    expect(third.get_by_role("button", name="Take the seat")).to_be_hidden()
    glance(hers, his)
    hers.get_by_role("radio", name="Log").check()
    expect(hers.get_by_text("Cleo takes over Ben’s seat.")).to_be_visible()
    expect(his.get_by_text("Saved for you")).to_be_hidden()


def test_a_question_at_the_foot_of_the_table_is_seen_whole(phone: Phone, ana: Player) -> None:
    table = ana.make("open", stymie=True)
    Player(ana.origin, "Ben").sit(table)
    page = phone(table.path, player=ana, viewport={"width": 360, "height": 640})
    page.get_by_role("button", name="Table and chat").tap()
    page.get_by_role("radio", name="Table").check()
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("button", name="Stay")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("hours", [-26, 26])
def test_times_are_told_by_the_clubs_clock_on_a_phone_whose_own_is_a_day_wrong(hours: int, address: str, phone: Phone) -> None:
    ana, ben = Player(address, "Ana"), Player(address, "Ben")
    table = ana.make("open", clock=8)
    ben.sit(table)

    wrong = time() + hours * 3600
    page = phone(table.path, player=ana, fresh=True, prepare=lambda page: page.clock.install(time=wrong))
    expect(page.get_by_text("8 h left")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(re.compile(", (under a minute|[0-9]+ (min|h)) left"))).to_be_visible()
    page.goto("/today")
    expect(page.get_by_text(re.compile("^Closes in .*(min|h)"))).to_be_visible()
