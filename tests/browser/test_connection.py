"""Connection problems are explained, recover by themselves, and play no move twice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Phone, serving
from tests.browser.dice_golf_page import KEEP, MOVE_SAVED_OFFLINE, ROLL, DiceGolfPage
from tests.browser.http_player import Player, Table
from tests.browser.page_actions import advance_clock_until, install_clock

MOVES = "**/moves"
NETWORK = "ERR_|Failed to load resource"
WITH_CLOCK: dict[str, Any] = {"fresh": True, "prepare": install_clock}
"""Options for a phone whose page retries its requests when the test advances the clock."""


def count_rolls(player: Player, table: Table) -> int:
    """Return how many times the player has rolled on the current hole."""
    return int(player.view(table)["state"]["players"][0]["play"]["rolls"])


def only_once(act: Any) -> Any:
    """Return a route handler that does this once, and lets all later requests pass."""
    done: list[str] = []

    def handle(route: Route) -> None:
        done.append(route.request.headers["idempotency-key"])
        act(route) if len(done) == 1 else route.continue_()

    handle.keys = done  # type: ignore[attr-defined]
    return handle


def lose_reply(route: Route) -> None:
    route.fetch()
    route.abort("connectionreset")


def cut_off_reply(route: Route) -> None:
    route.fulfill(response=route.fetch(), body='{"table": "', headers={"Content-Type": "application/json"})


def lose_request(route: Route) -> None:
    route.abort("connectionrefused")


def reply_busy(route: Route) -> None:
    problem = {"type": "about:blank", "title": "Busy", "status": 503, "detail": "The club is busy.", "code": "try-again"}
    route.fulfill(status=503, headers={"Retry-After": "1"}, json=problem, content_type="application/problem+json")


@pytest.mark.parametrize("trouble", [lose_reply, cut_off_reply, lose_request, reply_busy])
def test_a_move_without_a_reply_is_retried_and_played_once(trouble: Any, phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    golfer = DiceGolfPage(phone(table.path, player=ana, allowed_errors=NETWORK, **WITH_CLOCK))
    handle = only_once(trouble)
    golfer.page.route(MOVES, handle)
    golfer.roll()
    expect(golfer.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_visible()
    advance_clock_until(golfer.page, golfer.actions.get_by_role("button", name=KEEP))
    expect(golfer.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_hidden()
    assert handle.keys[0] == handle.keys[1]
    assert len(handle.keys) == 2
    assert count_rolls(ana, table) == 1


def test_a_move_that_was_pending_at_a_reload_is_played_once(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    golfer = DiceGolfPage(phone(table.path, player=ana, allowed_errors=NETWORK))
    golfer.page.route(MOVES, lose_reply)
    golfer.roll()
    expect(golfer.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_visible()
    golfer.page.unroute(MOVES)
    with golfer.page.expect_response(MOVES) as answer:
        golfer.page.reload()
    assert answer.value.headers["idempotency-replayed"] == "true"
    expect(golfer.actions.get_by_role("button", name=KEEP)).to_be_visible()
    assert count_rolls(ana, table) == 1


def test_a_move_already_made_on_another_phone_is_not_repeated(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    golfer = DiceGolfPage(phone(table.path, player=ana, allowed_errors="409"))
    golfer.page.route("**/api/tables/*", lambda route: route.abort() if "since" in route.request.url else route.continue_())
    expect(golfer.actions.get_by_role("button", name=ROLL)).to_be_visible()
    ana.move(table, "roll")
    golfer.page.unroute("**/api/tables/*")
    golfer.roll()
    expect(golfer.page.get_by_text("The game moved on before your move arrived.")).to_be_visible()
    expect(golfer.page.get_by_role("button", name=KEEP)).to_be_visible()
    assert count_rolls(ana, table) == 1


def test_an_unreachable_table_shows_an_error_and_loads_once_it_is_reachable(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    page = phone("/", player=ana, allowed_errors=NETWORK, **WITH_CLOCK)
    page.route("**/api/tables/**", lambda route: route.abort())
    page.goto(table.path)
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_visible()
    page.unroute("**/api/tables/**")
    advance_clock_until(page, page.get_by_role("heading", name="On the tee"))
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_hidden()


def test_a_game_continues_after_the_server_was_killed_and_restarted(phone: Phone, tmp_path: Path) -> None:
    with serving(tmp_path) as port:
        ana = Player(f"http://127.0.0.1:{port}")
        table = ana.make_dice_golf("easy")
        golfer = DiceGolfPage(phone(table.path, player=ana, origin=ana.origin, allowed_errors=NETWORK, **WITH_CLOCK))
        golfer.roll()
        dice = golfer.dice_faces()
    golfer.keep()
    expect(golfer.page.get_by_text(MOVE_SAVED_OFFLINE)).to_be_visible()
    assert golfer.dice_faces() == dice
    with serving(tmp_path, port=port):
        advance_clock_until(golfer.page, golfer.actions.get_by_role("button", name=ROLL))
        assert ana.view(table)["state"]["players"][0]["thru"] == 1


def test_a_newer_page_is_offered_and_not_forced(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy")
    page = phone(table.path, player=ana)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    page.route("**/api/tables/**", reply_newer_build)
    DiceGolfPage(page).roll()
    page.get_by_role("button", name="Reload").tap()
    expect(page.get_by_role("button", name=KEEP)).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_hidden()


def reply_newer_build(route: Route) -> None:
    """Reply as a server with a newer build."""
    answer = route.fetch()
    tag = re.sub(r"\.[^.]*$", '.newer"', answer.headers["etag"])
    route.fulfill(response=answer, headers={**answer.headers, "etag": tag})


def test_the_home_page_offline_shows_the_last_known_tables(phone: Phone, ana: Player) -> None:
    ana.make_dice_golf("easy")
    page = phone("/", player=ana, allowed_errors=NETWORK)
    waiting = page.get_by_role("region", name="Your turn").get_by_role("heading", name="Augustine")
    expect(waiting).to_be_visible()
    page.route("**/api/me/tables*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("No connection. Reconnecting…")).to_be_visible()
    expect(waiting).to_be_visible()


def test_requests_to_an_unreachable_server_back_off(phone: Phone) -> None:
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    def prepare(page: Page) -> None:
        install_clock(page)
        page.route("**/api/challenges", lose)

    page = phone("/today", fresh=True, prepare=prepare, allowed_errors=NETWORK)
    expect(page.get_by_role("main").or_(page.get_by_text("No connection"))).to_have_count(1)
    for _ in range(60):
        page.clock.run_for(10_000)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    assert 8 < len(asked) < 25, len(asked)
