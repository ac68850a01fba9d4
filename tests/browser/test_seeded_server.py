"""Browser tests are reproducible: a seed gives the same tables on any server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import opened
from tests.browser.http_player import Player, finished
from tests.browser.page_actions import open_table
from tests.browser.page_pool import USUAL
from tests.browser.seeded_server import Clubhouse, drawing
from tests.browser.table_checks.checks import bring
from tests.browser.table_checks.replays import SHOWN
from tests.browser.table_checks.walk import Setting, walk
from tests.browser.wait_until_settled import COUNT_REQUESTS

DRAWN = 4
"""So many moments are compared as they are drawn."""
SETTING = Setting("trade-ring", 2)


def twice(service: Clubhouse, story: Callable[[str], Iterable[Any]]) -> tuple[list[Any], list[Any]]:
    """What the story tells of a club in this house, and of one in another, by a clock that stands still."""
    now = service.club.clock()

    def told(service: Clubhouse) -> list[Any]:
        service.open("a seed")
        service.club.clock = lambda: now
        return [*story(service.origin)]

    with opened() as other:
        return told(other), told(service)


def at(origin: str, browser: Browser) -> Page:
    page = browser.new_page(base_url=origin, **USUAL)
    page.add_init_script(drawing("a seed"))
    page.add_init_script(COUNT_REQUESTS)
    page.goto("/")
    return page


def test_a_table_and_its_bots_play_the_same_again(service: Clubhouse) -> None:
    def story(origin: str) -> Iterable[Any]:
        ana = Player(origin)
        yield ana.replay(finished(ana, "easy", "normal", "hard"))

    first, second = twice(service, story)
    assert first == second


@pytest.mark.soak
def test_a_setting_of_the_law_shows_the_same_again(service: Clubhouse, browser: Browser) -> None:
    def story(origin: str) -> Iterable[Any]:
        page = at(origin, browser)
        for moment in islice(walk(origin, SETTING), DRAWN):
            bring(page, moment)
            yield str(moment), moment.view, page.evaluate(SHOWN)
        page.close()

    first, second = twice(service, story)
    assert first == second


@pytest.mark.soak
def test_a_table_that_is_made_on_a_phone_is_the_same_again(service: Clubhouse, browser: Browser) -> None:
    def story(origin: str) -> Iterable[Any]:
        page = at(origin, browser)
        page.evaluate("localStorage.setItem('club.name', 'Ana')")
        for _ in range(2):
            page.goto("/new?game=trade-ring")
            yield open_table(page).removeprefix(origin)
        page.close()

    first, second = twice(service, story)
    assert first == second
    assert first[0] != first[1]
