"""When a clock runs out, everybody is told, and who was away comes back with a tap. The club's clock is the test's to turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import time

import pytest
from playwright.sync_api import expect

from chalicelib.api.house import House
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club
from tests.browser.club import Player
from tests.browser.conftest import ROOT, Phone
from tests.http.wire import serving

MINUTE = 60_000


@dataclass
class Clock:
    ahead: int = 0

    def __call__(self) -> int:
        """ms"""
        return int(time() * 1000) + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def club(clock: Clock) -> Iterator[str]:
    store = SqliteStore()
    with serving(House(Club(store, clock=clock), "b1"), ROOT / "frontend" / "dist") as port:
        yield f"http://127.0.0.1:{port}"
    store.close()


def test_a_time_out_is_told_and_a_second_lets_a_bot_play_until_one_is_back(club: str, clock: Clock, phone: Phone) -> None:
    ana, ben = Player(club, "Ana"), Player(club, "Ben")
    table = ana.make("open", clock=0.1, stymie=True)
    ben.sit(table)
    hers, his = (phone(table.path, player=player, origin=club) for player in (ana, ben))
    expect(hers.get_by_role("heading", name="On the tee")).to_be_visible()
    expect(his.get_by_text("Ana is to play")).to_be_visible()

    clock.ahead += 7 * MINUTE
    expect(his.get_by_role("status").get_by_text("Ana was away too long: the clock played on.")).to_be_visible()
    expect(hers.get_by_role("status").get_by_text("You were away too long: the clock played on.")).to_be_visible()

    ben.step(table)
    while ben.step(table):
        pass
    clock.ahead += 7 * MINUTE
    expect(hers.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(his.get_by_role("row", name="Ana bot plays")).to_be_visible()
    his.reload()
    expect(his.get_by_role("status").get_by_text("Ana is away: a bot plays on.")).to_be_visible()
    hers.get_by_role("button", name="I am back").tap()
    expect(hers.get_by_text("A bot is playing for you.")).to_be_hidden()
    assert ana.look(table)["seats"][0]["played_by_bot"] is False
