"""A page counts as settled only once everything is loaded and shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.wait_until_settled import COUNT_REQUESTS, SETTLED, TIMEOUT_MS, wait_until_settled, wait_until_still

LATE_URL = "http://club.test/late"
LOADS = {
    "request": f"void fetch('{LATE_URL}');",
    "picture": f"document.body.append(Object.assign(new Image(), {{ src: '{LATE_URL}' }}));",
    "font": f"""
        const font = new FontFace('Late', 'url({LATE_URL})');
        document.fonts.add(font);
        font.load().catch(() => {{}});
    """,
    **{
        rel: f"document.head.append(Object.assign(document.createElement('link'), {{ rel: '{rel}', href: '{LATE_URL}' }}));"
        for rel in ("modulepreload", "stylesheet")
    },
}
"""Ways in which a page loads something."""
START_SETTLING = f"""(patience) => {{
  globalThis.isSettled = false;
  globalThis.settling = ({SETTLED})(patience).then(() => {{ isSettled = true; }});
}}"""


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    with bare_page(browser) as page:
        yield page


@contextmanager
def bare_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url="http://club.test")
    page = context.new_page()
    page.add_init_script(COUNT_REQUESTS)
    page.route("**/*", lambda route: route.fulfill(content_type="text/html", body="<body>Bare"))
    yield page
    context.close()


@pytest.fixture
def page(window: Page) -> Page:
    """Return a settled page with one word."""
    window.goto("/")
    wait_until_settled(window)
    return window


def settles_soon(page: Page) -> bool:
    """Start waiting until the page has settled. Return whether it has after a few frames."""
    page.evaluate(START_SETTLING, TIMEOUT_MS)
    for _ in range(2):
        wait_until_still(page)
    return bool(page.evaluate("isSettled"))


def settled_at_last(page: Page) -> bool:
    """Wait for what `settles` has started. Return whether the page has settled."""
    return bool(page.evaluate("settling.then(() => isSettled)"))


def test_a_bare_page_is_settled(page: Page) -> None:
    assert settles_soon(page)


@pytest.mark.parametrize("load", LOADS.values(), ids=LOADS)
def test_a_page_settles_once_its_resources_are_loaded(load: str, page: Page) -> None:
    held: list[Route] = []
    page.route(LATE_URL, lambda route: held.append(route), times=1)
    with page.expect_request(LATE_URL):
        page.evaluate(f"() => {{ {load} }}")
    assert not settles_soon(page)
    held.pop().fulfill(content_type="text/javascript")
    assert settled_at_last(page)


def test_a_page_settles_once_nothing_says_that_it_is_loading(page: Page) -> None:
    page.evaluate("document.body.className = 'loading'")
    assert not settles_soon(page)
    page.evaluate("document.body.className = ''")
    assert settled_at_last(page)


def test_a_page_settles_once_something_is_painted(page: Page) -> None:
    page.route("**/empty", lambda route: route.fulfill(content_type="text/html", body=""))
    page.goto("/empty")
    assert not settles_soon(page)
    page.evaluate("document.body.textContent = 'Here'")
    assert settled_at_last(page)


def test_a_page_settles_once_it_no_longer_changes(page: Page) -> None:
    page.evaluate("""() => {
      let left = 15;
      const next = () => {
        document.body.textContent = String(--left);
        if (left) requestAnimationFrame(next);
      };
      next();
    }""")
    wait_until_settled(page)
    assert page.text_content("body") == "0"


def test_a_page_with_a_stopped_clock_settles(browser: Browser) -> None:
    with bare_page(browser) as page:
        page.clock.set_fixed_time(datetime(2026, 11, 22, 12, tzinfo=UTC))
        page.goto("/")
        assert settles_soon(page)
