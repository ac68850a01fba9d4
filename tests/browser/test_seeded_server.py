"""Browser tests are reproducible: a seed gives the same tables on any server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import running_server
from tests.browser.http_player import Player, finished_table
from tests.browser.page_actions import start_table
from tests.browser.page_pool import DEFAULT_OPTIONS
from tests.browser.seeded_server import SeededServer, seeded_random_script
from tests.browser.table_checks.checks import open_moment
from tests.browser.table_checks.replays import SHOWN
from tests.browser.table_checks.walk import Setting, walk
from tests.browser.wait_until_settled import COUNT_REQUESTS

SCREENS_COMPARED = 4
"""Moments whose screens are compared."""
SETTING = Setting("trade-ring", 2)


def run_on_two_servers(server: SeededServer, story: Callable[[str], Iterable[Any]]) -> tuple[list[Any], list[Any]]:
    """Run this with the same seed and a stopped clock on two servers, and return both results."""
    now = server.club.clock()

    def run(server: SeededServer) -> list[Any]:
        server.open_club("a seed")
        server.club.clock = lambda: now
        return [*story(server.origin)]

    with running_server() as other:
        return run(other), run(server)


def seeded_page(origin: str, browser: Browser) -> Page:
    page = browser.new_page(base_url=origin, **DEFAULT_OPTIONS)
    page.add_init_script(seeded_random_script("a seed"))
    page.add_init_script(COUNT_REQUESTS)
    page.goto("/")
    return page


def test_a_table_with_bots_is_reproducible(server: SeededServer) -> None:
    def story(origin: str) -> Iterable[Any]:
        ana = Player(origin)
        yield ana.replay(finished_table(ana, "easy", "normal", "hard"))

    first, second = run_on_two_servers(server, story)
    assert first == second


@pytest.mark.soak
def test_a_setting_of_the_table_checks_is_reproducible(server: SeededServer, browser: Browser) -> None:
    def story(origin: str) -> Iterable[Any]:
        page = seeded_page(origin, browser)
        for moment in islice(walk(origin, SETTING), SCREENS_COMPARED):
            open_moment(page, moment)
            yield str(moment), moment.view, page.evaluate(SHOWN)
        page.close()

    first, second = run_on_two_servers(server, story)
    assert first == second


@pytest.mark.soak
def test_a_table_started_on_a_phone_is_reproducible(server: SeededServer, browser: Browser) -> None:
    def story(origin: str) -> Iterable[Any]:
        page = seeded_page(origin, browser)
        page.evaluate("localStorage.setItem('club.name', 'Ana')")
        for _ in range(2):
            page.goto("/new?game=trade-ring")
            yield start_table(page).removeprefix(origin)
        page.close()

    first, second = run_on_two_servers(server, story)
    assert first == second
    assert first[0] != first[1]
