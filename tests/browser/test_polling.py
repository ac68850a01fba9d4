"""How often pages poll their table, by a fake clock: polls for each own move, and how soon a move is seen.
`frontend/tests/visits/` has many more visits with the same polling.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import tap_move
from tests.browser.seeded_server import SeededServer

POLL = re.compile(r"/api/tables/[^/?]+(\?since=\d+)?$")
MOVE = re.compile(r"/moves$")
START = 1_790_000_000_000
STEP = 500
"""ms by which each step moves all clocks."""
MOST_POLLS = 12
LONGEST_MEDIAN = 1500
MINUTE = 60
# Adds `settled`, which resolves without a clock once all responses have arrived and been handled, and `fetched`, which has
# the times of requests by the page's clock: on a busy machine Playwright's events may be a step late.
SETTLED = """(() => {
  const { fetch, MessageChannel } = window;
  let underWay = 0;
  window.fetched = [];
  window.fetch = async (...how) => {
    const [url, { method = "GET" } = {}] = how;
    const one = { url: String(url), method, asked: Date.now(), answered: 0 };
    fetched.push(one);
    underWay++;
    try {
      const answer = await fetch(...how);
      if (answer.ok) one.answered = Date.now();
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      underWay--;
    }
  };
  const nextTask = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), done());
    port2.postMessage(null);
  });
  window.settled = async () => {
    for (let calm = 0; calm < 4; calm = underWay ? 0 : calm + 1) await nextTask();
  };
})();"""


@dataclass
class FakeClock:
    """A fake clock for the server and all pages."""

    now: int = START
    pages: list[PollingPage] = field(default_factory=list)

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        for _ in range(round(seconds * 1000 / STEP)):
            self.step()

    def step(self) -> None:
        self.now += STEP
        for one in self.pages:
            one.page.clock.run_for(STEP)
        for one in self.pages:
            one.wait_for_replies()


@dataclass
class PollingPage:
    """A player's page."""

    clock: FakeClock
    page: Page

    @property
    def polls(self) -> list[int]:
        """Return the times at which the page requested the table."""
        return [one["asked"] for one in self._fetched("GET", POLL)]

    @property
    def news(self) -> list[int]:
        """Return the times at which the table had changed."""
        return [one["answered"] for one in self._fetched("GET", POLL) if one["answered"]]

    @property
    def moves(self) -> list[int]:
        """Return the times at which its moves were accepted."""
        return [one["answered"] for one in self._fetched("POST", MOVE) if one["answered"]]

    def _fetched(self, method: str, url: re.Pattern[str]) -> list[dict[str, Any]]:
        fetched = self.page.evaluate("fetched")
        return [one for one in fetched if one["method"] == method and url.search(one["url"])]

    def wait_for_replies(self) -> None:
        """Wait until all responses have arrived."""
        self.page.evaluate("settled()")

    def take_a_turn(self) -> None:
        """Draw a card and discard it, some seconds apart."""
        acts = BecksGolfPage(self.page).actions
        self.clock.pass_seconds(4)
        tap_move(acts.get_by_role("button", name="Draw a card"))
        self.clock.pass_seconds(6)
        acts.get_by_role("button", name="Discard it").tap()
        self.clock.step()
        tap_move(acts.get_by_role("button", name="Discard the"))
        self.wait_for_replies()

    def waits(self, moves: list[int]) -> list[int]:
        """Return for each of another player's moves after how many ms the page showed it."""
        return [next(seen for seen in self.news if seen >= move) - move for move in moves]


@pytest.fixture
def clock(server: SeededServer, address: str) -> FakeClock:
    server.club.clock = clock = FakeClock()
    return clock


def open_polling_page(clock: FakeClock, phone: Phone, table: Table, player: Player) -> PollingPage:
    """Open the table on this player's phone."""
    page = phone("/api/health", player=player, fresh=True, local_storage={"becks-golf-coach": "off"})
    page.clock.install(time=clock.now / 1000 - MINUTE)
    page.add_init_script(SETTLED)
    polling = PollingPage(clock, page)
    page.goto(table.path)
    # Loading takes real time, at most the minute by which this clock is behind.
    expect(BecksGolfPage(page).cards.first).to_be_visible()
    page.clock.pause_at(clock.now / 1000)
    clock.pages.append(polling)
    clock.pass_seconds(4)
    return polling


def flip_first_cards(table: Table, *players: Player) -> None:
    """Have these players flip their first two cards."""
    for player in players:
        player.move(table, "open", at=[0, 4])


def test_two_active_players_poll_seldom_and_see_moves_soon(phone: Phone, ana: Player, clock: FakeClock) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_table("becks-golf", "open", rounds=1)
    ben.take_seat(table)
    flip_first_cards(table, ana, ben)
    first = ana.view(table)["state"]["turn"]
    hers, his = (open_polling_page(clock, phone, table, player) for player in (ana, ben))
    began = {id(one): len(one.polls) for one in (hers, his)}
    turns = [(hers, his), (his, hers)][:: -1 if first else 1]
    for mover, _ in turns * 2:
        mover.take_a_turn()
        clock.pass_seconds(3)
    waits = [wait for mover, other in turns for wait in other.waits(mover.moves)]
    assert len(waits) == 8
    assert median(waits) <= LONGEST_MEDIAN
    for one in (hers, his):
        assert len(one.polls) - began[id(one)] <= MOST_POLLS * len(one.moves)


def test_polling_slows_down_while_the_other_player_is_away(phone: Phone, ana: Player, clock: FakeClock) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_table("becks-golf", "open", rounds=1)
    ben.take_seat(table)
    flip_first_cards(table, ana, ben)
    player = (ana, ben)[ana.view(table)["state"]["turn"]]
    clock.now += 60 * MINUTE * 1000
    page = open_polling_page(clock, phone, table, player)
    page.take_a_turn()
    clock.pass_seconds(MINUTE)
    assert len(page.polls) <= MOST_POLLS
    pauses = [after - before for before, after in zip(page.polls[-4:], page.polls[-3:], strict=False)]
    assert pauses == sorted(pauses)


def test_a_table_of_bots_is_hardly_polled(phone: Phone, ana: Player, clock: FakeClock) -> None:
    table = ana.make_table("becks-golf", "easy", rounds=1)
    flip_first_cards(table, ana)
    page = open_polling_page(clock, phone, table, ana)
    before = len(page.polls)
    page.take_a_turn()
    clock.pass_seconds(MINUTE / 2)
    assert len(page.polls) - before <= 1
