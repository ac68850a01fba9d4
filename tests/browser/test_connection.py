"""Connection problems are explained, recover by themselves, and play no move twice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone, serving
from tests.browser.dice_golf_page import KEEP, KEPT_AND_GOES_OUT, ROLL, Golfer
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import at_an_own_clock, soon

MOVES = "**/moves"
NETWORK = "ERR_|Failed to load resource"
CLOCK: dict[str, Any] = {"fresh": True, "prepare": at_an_own_clock}
"""What a phone is handed out with whose page repeats what it asked when the test says so."""


def rolls(player: Player, table: Table) -> int:
    """How often the player has rolled on the hole in hand."""
    return int(player.look(table)["state"]["players"][0]["play"]["rolls"])


def first(act: Any) -> Any:
    """A route's handler that does this once and lets all later requests pass."""
    done: list[str] = []

    def handle(route: Route) -> None:
        done.append(route.request.headers["idempotency-key"])
        act(route) if len(done) == 1 else route.continue_()

    handle.keys = done  # type: ignore[attr-defined]
    return handle


def lose_the_answer(route: Route) -> None:
    route.fetch()
    route.abort("connectionreset")


def cut_the_answer(route: Route) -> None:
    route.fulfill(response=route.fetch(), body='{"table": "', headers={"Content-Type": "application/json"})


def lose_the_request(route: Route) -> None:
    route.abort("connectionrefused")


def be_busy(route: Route) -> None:
    problem = {"type": "about:blank", "title": "Busy", "status": 503, "detail": "The club is busy.", "code": "try-again"}
    route.fulfill(status=503, headers={"Retry-After": "1"}, json=problem, content_type="application/problem+json")


@pytest.mark.parametrize("trouble", [lose_the_answer, cut_the_answer, lose_the_request, be_busy])
def test_a_move_whose_answer_does_not_come_is_repeated_and_played_once(trouble: Any, phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    golfer = Golfer(phone(table.path, player=ana, forgive=NETWORK, **CLOCK))
    handle = first(trouble)
    golfer.page.route(MOVES, handle)
    golfer.roll()
    expect(golfer.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_visible()
    soon(golfer.page, golfer.acts.get_by_role("button", name=KEEP))
    expect(golfer.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_hidden()
    assert handle.keys[0] == handle.keys[1]
    assert len(handle.keys) == 2
    assert rolls(ana, table) == 1


def test_a_move_that_was_on_its_way_when_the_page_was_loaded_again_is_played_once(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    golfer = Golfer(phone(table.path, player=ana, forgive=NETWORK))
    golfer.page.route(MOVES, lose_the_answer)
    golfer.roll()
    expect(golfer.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_visible()
    golfer.page.unroute(MOVES)
    with golfer.page.expect_response(MOVES) as answer:
        golfer.page.reload()
    assert answer.value.headers["idempotency-replayed"] == "true"
    expect(golfer.acts.get_by_role("button", name=KEEP)).to_be_visible()
    assert rolls(ana, table) == 1


def test_a_decision_made_on_another_phone_is_not_made_again(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    golfer = Golfer(phone(table.path, player=ana, forgive="409"))
    golfer.page.route("**/api/tables/*", lambda route: route.abort() if "since" in route.request.url else route.continue_())
    expect(golfer.acts.get_by_role("button", name=ROLL)).to_be_visible()
    ana.move(table, "roll")
    golfer.page.unroute("**/api/tables/*")
    golfer.roll()
    expect(golfer.page.get_by_text("The game moved on before your move arrived.")).to_be_visible()
    expect(golfer.page.get_by_role("button", name=KEEP)).to_be_visible()
    assert rolls(ana, table) == 1


def test_a_table_that_cannot_be_reached_says_so_and_comes_by_itself(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone("/", player=ana, forgive=NETWORK, **CLOCK)
    page.route("**/api/tables/**", lambda route: route.abort())
    page.goto(table.path)
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_visible()
    page.unroute("**/api/tables/**")
    soon(page, page.get_by_role("heading", name="On the tee"))
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_hidden()


def test_a_game_goes_on_when_the_club_was_killed_and_opened_again(phone: Phone, tmp_path: Path) -> None:
    with serving(tmp_path) as port:
        ana = Player(f"http://127.0.0.1:{port}")
        table = ana.make("easy")
        golfer = Golfer(phone(table.path, player=ana, origin=ana.origin, forgive=NETWORK, **CLOCK))
        golfer.roll()
        dice = golfer.lie()
    golfer.keep()
    expect(golfer.page.get_by_text(KEPT_AND_GOES_OUT)).to_be_visible()
    assert golfer.lie() == dice
    with serving(tmp_path, port=port):
        soon(golfer.page, golfer.acts.get_by_role("button", name=ROLL))
        assert ana.look(table)["state"]["players"][0]["thru"] == 1


def test_a_newer_page_is_offered_not_forced(phone: Phone, ana: Player) -> None:
    table = ana.make("easy")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    page.route("**/api/tables/**", newer)
    Golfer(page).roll()
    page.get_by_role("button", name="Reload").tap()
    expect(page.get_by_role("button", name=KEEP)).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_hidden()


def newer(route: Route) -> None:
    """The answer of a club with a newer build."""
    answer = route.fetch()
    tag = re.sub(r"\.[^.]*$", '.newer"', answer.headers["etag"])
    route.fulfill(response=answer, headers={**answer.headers, "etag": tag})


def test_home_without_a_network_shows_the_tables_as_they_were(phone: Phone, ana: Player) -> None:
    ana.make("easy")
    page = phone("/", player=ana, forgive=NETWORK)
    waiting = page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")
    expect(waiting).to_be_visible()
    page.route("**/api/me/tables*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_visible()
    expect(waiting).to_be_visible()


def test_what_cannot_be_reached_is_asked_for_ever_more_seldom(phone: Phone) -> None:
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    def prepare(page: Page) -> None:
        at_an_own_clock(page)
        page.route("**/api/challenges", lose)

    page = phone("/today", fresh=True, prepare=prepare, forgive=NETWORK)
    expect(page.get_by_role("main").or_(page.get_by_text("No connection"))).to_have_count(1)
    for _ in range(60):
        page.clock.run_for(10_000)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    assert 8 < len(asked) < 25, len(asked)
