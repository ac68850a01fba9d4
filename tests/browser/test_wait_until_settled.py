"""A page counts as settled only once everything is loaded and shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.wait_until_settled import COUNT_REQUESTS, PATIENCE, SETTLED, be_still, settle

LATE = "http://club.test/late"
LOADS = {
    "request": f"void fetch('{LATE}');",
    "picture": f"document.body.append(Object.assign(new Image(), {{ src: '{LATE}' }}));",
    "font": f"""
        const font = new FontFace('Late', 'url({LATE})');
        document.fonts.add(font);
        font.load().catch(() => {{}});
    """,
    **{
        rel: f"document.head.append(Object.assign(document.createElement('link'), {{ rel: '{rel}', href: '{LATE}' }}));"
        for rel in ("modulepreload", "stylesheet")
    },
}
"""What a page loads, each by a way of its own."""
BEGIN = f"""(patience) => {{
  globalThis.isSettled = false;
  globalThis.settling = ({SETTLED})(patience).then(() => {{ isSettled = true; }});
}}"""


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    with opened(browser) as page:
        yield page


@contextmanager
def opened(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url="http://club.test")
    page = context.new_page()
    page.add_init_script(COUNT_REQUESTS)
    page.route("**/*", lambda route: route.fulfill(content_type="text/html", body="<body>Bare"))
    yield page
    context.close()


@pytest.fixture
def page(window: Page) -> Page:
    """A bare page that shows one word, loads nothing, and is settled."""
    window.goto("/")
    settle(window)
    return window


def settles(page: Page) -> bool:
    """Begin to settle the page. Return whether that has ended after frames enough for a page that waits for nothing."""
    page.evaluate(BEGIN, PATIENCE)
    for _ in range(2):
        be_still(page)
    return bool(page.evaluate("isSettled"))


def settled_at_last(page: Page) -> bool:
    """Wait for the end of what `settles` began. Return whether it ended well."""
    return bool(page.evaluate("settling.then(() => isSettled)"))


def test_a_bare_page_is_settled(page: Page) -> None:
    assert settles(page)


@pytest.mark.parametrize("load", LOADS.values(), ids=LOADS)
def test_a_page_settles_once_what_it_loads_is_there(load: str, page: Page) -> None:
    held: list[Route] = []
    page.route(LATE, lambda route: held.append(route), times=1)
    with page.expect_request(LATE):
        page.evaluate(f"() => {{ {load} }}")
    assert not settles(page)
    held.pop().fulfill(content_type="text/javascript")
    assert settled_at_last(page)


def test_a_page_settles_once_nothing_says_that_it_is_loading(page: Page) -> None:
    page.evaluate("document.body.className = 'loading'")
    assert not settles(page)
    page.evaluate("document.body.className = ''")
    assert settled_at_last(page)


def test_a_page_settles_once_something_is_painted(page: Page) -> None:
    page.route("**/empty", lambda route: route.fulfill(content_type="text/html", body=""))
    page.goto("/empty")
    assert not settles(page)
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
    settle(page)
    assert page.text_content("body") == "0"


def test_a_page_settles_whose_clock_stands_still(browser: Browser) -> None:
    with opened(browser) as page:
        page.clock.set_fixed_time(datetime(2026, 11, 22, 12, tzinfo=UTC))
        page.goto("/")
        assert settles(page)
