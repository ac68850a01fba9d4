"""How often real pages ask for their table, by a clock that the test turns: polls for each move of one's own, and how soon a
move is seen. `frontend/tests/visits/` has many more visits, played by the same rhythm.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import play
from tests.browser.seeded_server import Clubhouse

POLL = re.compile(r"/api/tables/[^/?]+(\?since=\d+)?$")
MOVE = re.compile(r"/moves$")
START = 1_790_000_000_000
STEP = 500
"""ms by which all clocks go on."""
MOST_POLLS = 12
LONGEST_MEDIAN = 1500
MINUTE = 60
# Gives the page `settled`, which resolves once all that it has fetched has arrived whole and was taken in, by no clock; and
# `fetched`, with the page's own times: Playwright's events may come a step late on a busy machine.
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
class Evening:
    """The club and all phones go by this clock."""

    now: int = START
    looking: list[Looking] = field(default_factory=list)

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        for _ in range(round(seconds * 1000 / STEP)):
            self.step()

    def step(self) -> None:
        self.now += STEP
        for one in self.looking:
            one.page.clock.run_for(STEP)
        for one in self.looking:
            one.settle()


@dataclass
class Looking:
    """Somebody's page."""

    evening: Evening
    page: Page

    @property
    def polls(self) -> list[int]:
        """The times at which it asked for the table."""
        return [one["asked"] for one in self._fetched("GET", POLL)]

    @property
    def news(self) -> list[int]:
        """The times at which there was something new."""
        return [one["answered"] for one in self._fetched("GET", POLL) if one["answered"]]

    @property
    def moves(self) -> list[int]:
        """The times at which its own moves were accepted."""
        return [one["answered"] for one in self._fetched("POST", MOVE) if one["answered"]]

    def _fetched(self, method: str, url: re.Pattern[str]) -> list[dict[str, Any]]:
        fetched = self.page.evaluate("fetched")
        return [one for one in fetched if one["method"] == method and url.search(one["url"])]

    def settle(self) -> None:
        """Wait until what is under way has arrived."""
        self.page.evaluate("settled()")

    def take_a_turn(self) -> None:
        """Draws a card, and throws it, some seconds apart."""
        acts = CardGolfer(self.page).acts
        self.evening.pass_seconds(4)
        play(acts.get_by_role("button", name="Draw a card"))
        self.evening.pass_seconds(6)
        acts.get_by_role("button", name="Discard it").tap()
        self.evening.step()
        play(acts.get_by_role("button", name="Discard the"))
        self.settle()

    def waits(self, moves: list[int]) -> list[int]:
        """ms after which each of these moves of somebody else was seen."""
        return [next(seen for seen in self.news if seen >= move) - move for move in moves]


@pytest.fixture
def evening(service: Clubhouse, address: str) -> Evening:
    service.club.clock = evening = Evening()
    return evening


def look(evening: Evening, phone: Phone, table: Table, player: Player) -> Looking:
    """Their phone, on which the table is there to see."""
    page = phone("/api/health", player=player, fresh=True, remembers={"becks-golf-coach": "off"})
    page.clock.install(time=evening.now / 1000 - MINUTE)
    page.add_init_script(SETTLED)
    looking = Looking(evening, page)
    page.goto(table.path)
    # Loading takes real time, at most the minute by which this clock is early.
    expect(CardGolfer(page).cards.first).to_be_visible()
    page.clock.pause_at(evening.now / 1000)
    evening.looking.append(looking)
    evening.pass_seconds(4)
    return looking


def opened(table: Table, *players: Player) -> None:
    """All have turned their first two cards."""
    for player in players:
        player.move(table, "open", at=[0, 4])


def test_two_who_play_ask_seldom_and_see_each_other_soon(phone: Phone, ana: Player, evening: Evening) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.lay("becks-golf", "open", rounds=1)
    ben.sit(table)
    opened(table, ana, ben)
    first = ana.look(table)["state"]["turn"]
    hers, his = (look(evening, phone, table, player) for player in (ana, ben))
    began = {id(one): len(one.polls) for one in (hers, his)}
    turns = [(hers, his), (his, hers)][:: -1 if first else 1]
    for mover, _ in turns * 2:
        mover.take_a_turn()
        evening.pass_seconds(3)
    waits = [wait for mover, other in turns for wait in other.waits(mover.moves)]
    assert len(waits) == 8
    assert median(waits) <= LONGEST_MEDIAN
    for one in (hers, his):
        assert len(one.polls) - began[id(one)] <= MOST_POLLS * len(one.moves)


def test_who_looks_on_while_nobody_is_there_asks_ever_less_often(phone: Phone, ana: Player, evening: Evening) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.lay("becks-golf", "open", rounds=1)
    ben.sit(table)
    opened(table, ana, ben)
    player = (ana, ben)[ana.look(table)["state"]["turn"]]
    evening.now += 60 * MINUTE * 1000
    looking = look(evening, phone, table, player)
    looking.take_a_turn()
    evening.pass_seconds(MINUTE)
    assert len(looking.polls) <= MOST_POLLS
    pauses = [after - before for before, after in zip(looking.polls[-4:], looking.polls[-3:], strict=False)]
    assert pauses == sorted(pauses)


def test_a_table_of_bots_is_hardly_asked_for(phone: Phone, ana: Player, evening: Evening) -> None:
    table = ana.lay("becks-golf", "easy", rounds=1)
    opened(table, ana)
    looking = look(evening, phone, table, ana)
    before = len(looking.polls)
    looking.take_a_turn()
    evening.pass_seconds(MINUTE / 2)
    assert len(looking.polls) - before <= 1
