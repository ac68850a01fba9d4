"""The coach of a first table, as a new player sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_checks import checks

COUNT_COVERED = """selector => {
  const { bottom, right } = document.querySelector("[aria-label=Coach]").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { top, left } = one.getBoundingClientRect();
    return top < bottom && left < right;
  }).length;
}"""
"""How many of these elements are under the coach."""
MUST_BE_VISIBLE = "[data-part=news], [data-part=hand], .tb-pointed:not(.tb-picture), main button, main + section button"
"""Elements that the coach must not cover: news, hand, main action, and what the coach points at, except for pictures."""


def coach_on(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Coach")


MEASURE_GROWTH = """([selector, size]) => {
  const words = document.querySelector(selector), before = Number.parseFloat(getComputedStyle(words).fontSize);
  document.documentElement.style.fontSize = size;
  return Number.parseFloat(getComputedStyle(words).fontSize) / before;
}"""
"""How many times larger the text is with this root text size."""
MIN_GROWTH = 1.4


def expect_coach_says(page: Page, *starts: str) -> None:
    """Expect just these texts of the coach, one after the other. The coach covers nothing that matters on any phone."""
    coach = coach_on(page)
    for start in starts:
        expect(coach.get_by_text(start)).to_be_visible()
        for size in (checks.SMALLEST, checks.LANDSCAPE, checks.PHONE):
            checks.resize(page, size)
            assert page.evaluate(COUNT_COVERED, MUST_BE_VISIBLE) == 0, f"{start} at {size}"
        _check_in_large_text(page, start)
        coach.get_by_role("button", name="Got it").tap()
    expect(coach).to_be_hidden()


def _check_in_large_text(page: Page, start: str) -> None:
    """The coach's text grows with the text size, and still covers nothing."""
    assert page.evaluate(MEASURE_GROWTH, ["[aria-label=Coach] p", checks.LARGE]) > MIN_GROWTH
    for size in (checks.SMALLEST, checks.PHONE):
        checks.resize(page, size)
        assert page.evaluate(COUNT_COVERED, MUST_BE_VISIBLE) == 0, f"{start} at {size}, text at {checks.LARGE}"
    page.evaluate("document.documentElement.style.fontSize = ''")
